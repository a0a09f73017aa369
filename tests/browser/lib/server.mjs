// The program under test as a process of its own.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { until } from './until.mjs';

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The program. */
export const GROTTO = process.env.GROTTO_BIN ?? join(ROOT, 'target/release/grotto');

/** Where whoever runs all files looks for processes that were left over. */
const PROCESSES = process.env.GROTTO_TEST_PROCESSES;

/** A server on a free port of this machine, with an empty folder for its data. */
export class Server {
  #process;
  #data;
  #said = '';
  #stop = () => this.#kill();

  /** `settings` are further words of the command line. */
  static async start(settings = []) {
    const server = new Server();
    const port = await freePort();
    server.#data = mkdtempSync(join(tmpdir(), 'grotto-browser-'));
    server.url = `http://127.0.0.1:${port}`;
    server.#run(port, settings);
    try {
      await until(() => server.#answers(), `the server answers at ${server.url}`, 20_000);
    } catch (error) {
      server.#kill();
      throw new Error(`${error.message}; it said:\n${server.#said}`);
    }
    return server;
  }

  /** What `grotto admin` prints about the data of this server. */
  admin(...words) {
    return execFileSync(GROTTO, ['admin', '--data', this.#data, ...words], { encoding: 'utf8' });
  }

  /** Ends the process as a person at the terminal would, and waits until it is gone. */
  async stop() {
    const exited = this.#exited() ? undefined : once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    const inTime = await Promise.race([exited, patience(10_000)]);
    this.#kill();
    if (inTime === 'too late') {
      throw new Error(`the server did not end within 10 s of SIGTERM; it said:\n${this.#said}`);
    }
  }

  #run(port, settings) {
    const words = ['serve', '--listen', `127.0.0.1:${port}`, '--data', this.#data, '--no-open'];
    this.#process = spawn(GROTTO, [...words, '--bot-pause', '0', ...settings], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (PROCESSES) {
      writeFileSync(join(PROCESSES, String(this.#process.pid)), this.#data);
    }
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream.on('data', (words) => {
        this.#said += words;
      });
    }
    this.#process.on('error', (error) => {
      this.#said += `${error.message}\n`;
    });
    // Whatever happens to the tests, the server must not outlive them.
    process.on('exit', this.#stop);
  }

  async #answers() {
    if (this.#exited()) {
      throw new Error('the server ended before it answered');
    }
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }

  #exited() {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  #kill() {
    process.off('exit', this.#stop);
    if (!this.#exited()) {
      this.#process.kill('SIGKILL');
    }
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** A port that nobody listens on. */
export async function freePort() {
  const listener = createServer();
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address();
  listener.close();
  await once(listener, 'close');
  return port;
}

function patience(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, 'too late').unref();
  });
}
