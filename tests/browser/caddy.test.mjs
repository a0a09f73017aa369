// The set-up of packaging/Caddyfile: pages, the API and its stream of events.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { startCaddy } from './lib/proxy.mjs';
import { Server, freePort } from './lib/server.mjs';

let site;
let server;
let caddy;

before(async () => {
  const port = await freePort();
  site = `http://localhost:${port}/grotto`;
  server = await Server.start(['--public-url', site, '--trusted-proxy', '127.0.0.1,::1']);
  caddy = await startCaddy(port, server.url);
});
after(async () => {
  await caddy?.stop();
  await server?.stop();
});

test('pages, requests and events come through Caddy', async () => {
  const home = await fetch(`${site}/`);
  assert.equal(home.status, 200);
  assert.match(await home.text(), /href="\/grotto\/rules\/diamant"/);
  const say = async (path, token, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${site}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const { token } = await say('guests', undefined, {});
  const { id } = await say('tables', token, { game: 'diamant', config: { seats: 3 } });
  const follow = await fetch(`${site}/api/v1/tables/${id}/follow`, { headers: { authorization: `Bearer ${token}` } });
  const events = follow.body.pipeThrough(new TextDecoderStream()).getReader();
  await readUntil(events, 'event:');
  // An event arrives while the stream is open: nobody holds it back.
  await say(`tables/${id}/chat`, token, { text: 'through the proxy' });
  await readUntil(events, 'through the proxy');
  await events.cancel();
});

test('another host is refused', async () => {
  const answer = await fetch(`${server.url}/grotto/`);
  assert.equal(answer.status, 421);
  assert.match(await answer.text(), new RegExp(`the pages are at ${site}/`));
});

async function readUntil(events, words) {
  let read = '';
  while (!read.includes(words)) {
    const { value, done } = await events.read();
    assert.ok(!done, `the stream ended before ${words}: ${read}`);
    read += value;
  }
}
