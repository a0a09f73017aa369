// A proxy in front of the server: the set-ups of packaging/ on ports of this machine.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from './server.mjs';
import { until } from './until.mjs';

/** What stands in the set-ups for what differs from host to host. */
const HOST = 'play.example.org';
const SERVER = '127.0.0.1:8080';

/** A set-up of packaging/ with everything that differs from host to host in its place. */
function setUp(name, replacements) {
  let text = readFileSync(join(ROOT, 'packaging', name), 'utf8').replace(/^#.*\n/gm, '');
  for (const [placeholder, value] of replacements) {
    if (!text.includes(placeholder)) {
      throw new Error(`packaging/${name} does not contain ${placeholder}`);
    }
    text = text.replaceAll(placeholder, value);
  }
  return text;
}

/** A proxy as a process of its own. */
class Proxy {
  #process;
  #said = '';
  #kill = () => this.#process.kill('SIGKILL');

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'grotto-proxy-'));
  }

  async run(program, words, answers) {
    this.#process = spawn(program, words, { env: { ...process.env, HOME: this.folder, XDG_DATA_HOME: this.folder, XDG_CONFIG_HOME: this.folder } });
    process.on('exit', this.#kill);
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream.on('data', (said) => {
        this.#said += said;
      });
    }
    try {
      await until(answers, `${program} answers`, 20_000);
    } catch (error) {
      await this.stop();
      throw new Error(`${error.message}; it said:\n${this.#said}`);
    }
    return this;
  }

  async stop() {
    process.off('exit', this.#kill);
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const ended = once(this.#process, 'exit');
      this.#process.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** nginx with TLS, at a port, in front of a server. */
export async function startNginx(port, server) {
  const nginx = new Proxy();
  const { folder } = nginx;
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', [...request, '-subj', '/CN=localhost', '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const own = setUp('nginx.conf', [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, certificate],
    [`/etc/letsencrypt/live/${HOST}/privkey.pem`, key],
    [`server_name ${HOST}`, 'server_name localhost'],
    [SERVER, new URL(server).host],
  ]);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`);
  const config = `
    ${process.getuid() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr warn;
    events {}
    http { access_log off; ${paths.join(' ')} ${own} }`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const answers = () => {
    try {
      execFileSync('openssl', ['s_client', '-connect', `127.0.0.1:${port}`], { stdio: 'ignore', input: '' });
      return true;
    } catch {
      return false;
    }
  };
  return nginx.run('/usr/sbin/nginx', ['-p', folder, '-c', file], answers);
}

/** Caddy, at a port, in front of a server. It speaks plain HTTP here: its certificates come from outside. */
export async function startCaddy(port, server) {
  const caddy = new Proxy();
  const own = setUp('Caddyfile', [
    [HOST, `http://localhost:${port}`],
    [SERVER, new URL(server).host],
  ]);
  const file = join(caddy.folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
  const answers = async () => {
    try {
      return (await fetch(`http://localhost:${port}/grotto`, { redirect: 'manual' })).status === 308;
    } catch {
      return false;
    }
  };
  return caddy.run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], answers);
}
