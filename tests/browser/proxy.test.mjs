// A whole game through nginx, with TLS and below a base path: the set-up of packaging/nginx.conf.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { useGrotto } from './lib/grotto.mjs';
import { startNginx } from './lib/proxy.mjs';
import { freePort } from './lib/server.mjs';
import { Temper, playToTheEnd } from './lib/table.mjs';

let site;
let nginx;

const grotto = useGrotto({
  settings: async () => {
    site = new URL(`https://localhost:${await freePort()}/grotto/`);
    return ['--public-url', site.href, '--trusted-proxy', '127.0.0.1'];
  },
});
after(() => nginx?.stop());

test('two people play a game through nginx, with TLS and below a base path', async () => {
  nginx = await startNginx(site.port, grotto.url);
  const [ada, bert] = [await person(), await person()];
  const asked = [];
  for (const { page } of [ada, bert]) {
    page.on('request', (request) => asked.push(request.url()));
  }
  await ada.page.goto(site.href);
  await ada.page.locator('#new-diamant > summary').click();
  const form = ada.page.locator('#new-diamant form');
  await form.locator('label:has(input[name="seats"][value="3"])').click();
  await form.locator('select[name="seat1"]').selectOption('person');
  await form.locator('select[name="seat2"]').selectOption('random');
  await form.locator('button[type="submit"]').click();
  const link = await ada.page.locator('#invite-link').inputValue();
  assert.ok(link.startsWith(`${site.href}t/`), link);
  await bert.page.goto(link);
  await bert.page.locator('form[action$="/join"] button').first().click();
  await ada.page.locator('form[action$="/start"] button').click();
  await playToTheEnd([ada.page, bert.page].map((page) => ({ page, temper: new Temper(2) })));
  await ada.page.locator('a[href$="/replay"]').first().click();
  await ada.page.locator('[data-replay]').waitFor();
  await ada.page.locator('#settings summary').click();
  await ada.page.locator('#settings [name="lang"][value="de"]').click();
  await ada.page.locator('html[lang="de"] [data-replay]').waitFor();
  const outside = asked.filter((url) => !url.startsWith(site.href) && !url.startsWith('data:'));
  assert.deepEqual(outside, [], 'everything is below the base path');
  assert.ok(asked.some((url) => url.includes('/stream?')), 'updates came by the stream');
  const cookies = await ada.context.cookies(site.href);
  const session = cookies.find(({ name }) => name === '__Secure-grotto');
  assert.deepEqual([session.path, session.secure, session.httpOnly], ['/grotto', true, true]);
});

/** Somebody who takes the test's certificate. */
function person() {
  return grotto.person({ ignoreHTTPSErrors: true });
}
