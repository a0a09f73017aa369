// Everything works by plain forms.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { useGrotto } from './lib/grotto.mjs';
import { openTable, playNow, shownVersion } from './lib/table.mjs';

const grotto = useGrotto();

test('a decision against bots without any script', async () => {
  const { page } = await grotto.person({ javaScriptEnabled: false });
  await playNow(page);
  const path = new URL(page.url()).pathname;
  for (let choices = 0; choices < 3; choices += 1) {
    await untilAsked(page);
    const version = await shownVersion(page);
    await page.locator('#choices button[value="stay"]').click();
    await page.waitForLoadState();
    assert.equal(new URL(page.url()).pathname, path);
    assert.ok((await shownVersion(page)) > version);
  }
  assert.ok((await page.locator('#log-lines [data-step]').count()) > 2);
});

test('a table is opened, arranged, talked at and started without any script', async () => {
  const { page } = await grotto.person({ javaScriptEnabled: false });
  await openTable(page, { chairs: ['person', 'greedy'], relics: true });
  await page.locator('#chat-text').fill('Nobody here');
  await page.locator('#chat-send').click();
  await page.locator('[data-chat]').waitFor();
  await page.locator('#sitter-1').selectOption('random');
  await page.locator('form:has(#sitter-1) button').click();
  await page.locator('.chair.bot').nth(1).waitFor();
  await page.locator('form[action$="/start"] button').click();
  await untilAsked(page);
});

test('a late decision without script leads to a page that says why', async () => {
  const person = await grotto.person({ javaScriptEnabled: false });
  const { page } = person;
  await playNow(page);
  await untilAsked(page);
  const tab = await person.openTab();
  await tab.goto(page.url());
  await untilAsked(tab);
  await page.locator('#choices button[value="stay"]').click();
  await untilAsked(page);
  person.troubles.allowStatus(409);
  await tab.locator('#choices button[value="leave"]').click();
  await tab.locator('main.error h1').waitFor();
  assert.ok(await tab.locator('main.error .lead').textContent());
});

test('what only the script can do is not offered', async () => {
  const { page } = await grotto.person({ javaScriptEnabled: false });
  await openTable(page, { chairs: ['person', 'greedy'] });
  assert.equal(await page.locator('#invite-copy').isVisible(), false);
  assert.equal(await page.locator('.look-again a').isVisible(), true);
});

/** Without the script the page must be asked again. */
async function untilAsked(page) {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await page.locator('#choices').count()) > 0) {
      return;
    }
    await page.goto(page.url());
  }
  throw new Error('nobody asks for a choice');
}
