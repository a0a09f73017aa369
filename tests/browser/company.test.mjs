// Those at the table and those who look on: chat, bystanders, somebody who leaves.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openTab, say, saidLines } from './lib/chat.mjs';
import { useGrotto } from './lib/grotto.mjs';
import {
  choose,
  invitation,
  isAsked,
  join,
  openAndStart,
  openTable,
  waitForPrompt,
} from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

test('what is said in the chat is text, whatever it looks like', async () => {
  const { ada, bert } = await twoAtATable();
  const lines = [
    '<b>bold</b>',
    '<script>document.title = "mine"</script>',
    '<img src=x onerror="document.title = \'mine\'">',
    '"><svg/onload=alert(1)>',
    '&lt;i&gt; & so on {{ 7 * 7 }}',
  ];
  for (const line of lines) {
    await say(ada.page, line);
  }
  await until(async () => (await saidLines(bert.page)).length === lines.length, 'Bert reads all');
  for (const { page } of [ada, bert]) {
    for (const arrival of [async () => {}, () => page.reload()]) {
      await arrival();
      assert.deepEqual(await saidLines(page), lines);
      assert.equal(await page.locator('[data-chat] :is(b, script, img, svg, i)').count(), 0);
      assert.doesNotMatch(await page.title(), /mine/);
    }
  }
});

test('the field is empty after a message has been sent', async () => {
  const { ada } = await twoAtATable();
  await say(ada.page, 'Hello!');
  await until(
    async () => (await ada.page.locator('#chat-text').inputValue()) === '',
    'the field is empty',
  );
});

test('a name that looks like markup is a name', async () => {
  const { page } = await grotto.person();
  await page.goto('/account');
  await page.locator('#rename-name').fill('<b>Eve</b>');
  await page.locator('form[action="/account/name"] button').click();
  await page.waitForLoadState();
  assert.equal(await page.locator('.me-name b, main b').count(), 0);
});

test('bystanders see the table and cannot touch it', async () => {
  const { ada, bert, path } = await twoAtATable();
  const { page: bystander } = await grotto.person();
  await bystander.goto(path);
  await bystander.locator('#live.playing .board').waitFor();
  assert.equal(await isAsked(bystander), false);
  for (const form of ['decide', 'leave', 'undo', 'join', 'start', 'take-over', 'seat']) {
    assert.equal(await bystander.locator(`form[action$="/${form}"]`).count(), 0, form);
  }
  const lines = bystander.locator('#log-lines [data-step]');
  const before = await lines.count();
  await choose(ada.page, 'stay');
  await choose(bert.page, 'stay');
  await until(async () => (await lines.count()) > before, 'the bystander sees what happens');
  assert.equal(await isAsked(bystander), false);
});

test('the host swaps people and bots before the start', async () => {
  const ada = await grotto.person();
  const bert = await grotto.person();
  await openTable(ada.page, { chairs: ['person', 'person'] });
  await join(bert.page, await invitation(ada.page));
  await ada.page.locator('.chair').nth(1).and(ada.page.locator('.person')).waitFor();
  await ada.page.locator('#sitter-2').selectOption('random');
  for (const { page } of [ada, bert]) {
    await page.locator('.chair').nth(2).and(page.locator('.bot')).waitFor();
  }
  await ada.page.locator('#sitter-2').selectOption('person');
  for (const { page } of [ada, bert]) {
    await page.locator('.chair').nth(2).and(page.locator('.empty')).waitFor();
  }
});

test('a bot takes the seat of somebody who left when the others ask for it', async () => {
  const { ada, bert } = await twoAtATable();
  const chairOfBert = ada.page.locator('.company .chair').nth(1);
  for (const { page } of [ada, bert]) await openTab(page, 'about');
  await bert.page.locator('#leave > summary').click();
  await bert.page.locator('form[action$="/leave"] button').click();
  await chairOfBert.and(ada.page.locator('.gone')).waitFor();

  await ada.page.locator('form[action$="/take-over"] button').click();
  await chairOfBert.and(ada.page.locator('.bot')).waitFor();
  await choose(ada.page, 'stay');
  // The game goes on without Bert.
  assert.ok(await waitForPrompt(ada.page));
});

async function twoAtATable() {
  const ada = await grotto.person();
  const bert = await grotto.person();
  const path = await openAndStart(ada, [bert], { chairs: ['person', 'greedy'] });
  for (const { page } of [ada, bert]) {
    await waitForPrompt(page);
  }
  return { ada, bert, path };
}
