// Positions tried out on a private board, and chairs that people leave and come back to.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { brought } from './lib/brought.mjs';
import { useGrotto } from './lib/grotto.mjs';
import { stepShown } from './lib/replay.mjs';
import { choose, openAndStart, playNow, waitForPrompt } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

test('from a step of a replay to a board of one\u2019s own, and back', async () => {
  const person = await grotto.person();
  const { page } = person;
  const table = { chairs: ['greedy', 'random', 'greedy'], options: { game: 'diamant' } };
  let choices = 0;
  const path = await brought(person, table, () => {
    choices += 1;
    return choices % 3 === 0 ? 'leave' : 'stay';
  });
  await page.goto(`${path}/replay?step=6`);
  // The step is the one that is shown, not the one the page came with.
  await page.locator('#replay-forward').click();
  await until(async () => (await stepShown(page)) === 7, 'step 7');
  await page.locator('#try-seat').selectOption('2');
  await page.locator('#try button').click();
  await page.locator('#live.playing .try-out-banner').waitFor();
  assert.notEqual(new URL(page.url()).pathname, path);
  assert.equal(await page.locator('#choices, .status').first().isVisible(), true);
  const asked = await waitForPrompt(page);
  if (asked) await choose(page, 'leave');
  await page.locator('.try-out-banner a').click();
  await page.waitForURL(`**${path}/replay?step=7`);
  // Nothing of it is on the home page.
  await page.goto('/');
  assert.equal(await page.locator(`a[href="${path}"]`).count() > 0, true);
  assert.equal(await page.locator('.try-out-banner').count(), 0);
});

test('from one\u2019s own turn to a board of one\u2019s own: the real game stays as it is', async () => {
  const { page } = await grotto.person();
  await playNow(page);
  await waitForPrompt(page);
  const path = new URL(page.url()).pathname;
  const log = await page.locator('#log-lines').textContent();
  await page.locator('label[for="talk-about"]').click();
  await page.locator('#try').click();
  await page.locator('.try-out-banner').waitFor();
  await waitForPrompt(page);
  await choose(page, 'stay');
  await page.locator('.try-out-banner a').click();
  await page.waitForURL(`**${path}`);
  await waitForPrompt(page);
  assert.equal(await page.locator('#log-lines').textContent(), log);
  assert.equal(await page.locator('.try-out-banner').count(), 0);
});

test('somebody leaves, a bot keeps the chair, and they sit down again', async () => {
  const ada = await grotto.person();
  const bert = await grotto.person();
  await openAndStart(ada, [bert], { chairs: ['person', 'greedy'] });
  for (const { page } of [ada, bert]) await waitForPrompt(page);
  await bert.page.locator('label[for="talk-about"]').click();
  await bert.page.locator('#leave > summary').click();
  await bert.page.locator('form[action$="/leave"] button').click();
  // Where Ada looks, and in her log.
  const notice = ada.page.locator('.strip .chair-notice');
  await notice.waitFor();
  await ada.page.locator('#log-lines .chair-news').waitFor();
  await notice.locator('form[action$="/take-over"] button').click();
  await until(async () => (await ada.page.locator('#log-lines .chair-news').count()) === 2, 'a bot is told of');
  // Bert reads it and comes back.
  const back = bert.page.locator('.chair-notice.own form[action$="/join"] button');
  await back.click();
  await until(async () => (await ada.page.locator('#log-lines .chair-news').count()) === 3, 'Bert is told of');
  await until(async () => (await bert.page.locator('.chair-notice.own').count()) === 0, 'Bert sits again');
  assert.equal(await ada.page.locator('form[action$="/take-over"]').count(), 0);
  await bert.page.reload();
  assert.equal(await bert.page.locator('#log-lines .chair-news').count(), 3);
  // The bot may have chosen for him already; the chair is his.
  assert.equal(await bert.page.locator('form[action$="/leave"]').count(), 1);
});
