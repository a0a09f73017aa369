// A hint during a game and the analysis after it.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { THOUGHT, finishedTable } from './lib/counsel.mjs';
import { PHONE, useGrotto } from './lib/grotto.mjs';
import { assertFits } from './lib/layout.mjs';
import { Shortcut } from './lib/shortcut.mjs';
import { playNow } from './lib/table.mjs';

const grotto = useGrotto();

test('a hint by keyboard: three steps to the best decision', async () => {
  const { page } = await grotto.person();
  await playNow(page);
  await page.locator('#hint').focus();
  await page.keyboard.press('Enter');
  const hints = page.locator('[data-hints] [data-rank]');
  await hints.first().waitFor({ timeout: THOUGHT });
  assert.equal(await hints.count(), 2, 'staying and leaving');
  assert.match(await hints.first().textContent(), /\d+% to win/);
  // The button of the decision is marked with the same rank, and the reader hears of it.
  const best = await hints.first().getAttribute('value');
  const button = page.locator(`#choices button[value="${best}"]`);
  assert.equal(await button.getAttribute('data-hint'), '1');
  assert.match(await page.locator('#announcer').textContent(), /to win/);
  // The keyboard finds the best decision right after where it was.
  assert.equal(await page.evaluate(() => document.activeElement.id), 'hint');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.value), best);
  const decided = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await page.keyboard.press('Enter');
  assert.ok((await decided).ok());
  await page.locator('[data-hints]').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-hint]').count(), 0, 'nothing stays marked');
});

test('among people there are hints only where the table was opened so', async () => {
  const [host, guest] = [await grotto.person(), await grotto.person()];
  for (const allowed of [false, true]) {
    await host.page.goto('/');
    await guest.page.goto('/');
    const shortcut = new Shortcut(host);
    const path = await shortcut.open(['person', 'greedy'], allowed ? { hints: 'yes' } : {});
    await new Shortcut(guest).post(`${path}/join`, {});
    await shortcut.start(path);
    await guest.page.goto(path);
    await guest.page.locator('#choices').waitFor();
    assert.equal(await guest.page.locator('#hint').count(), allowed ? 1 : 0);
  }
});

test('the analysis of a finished game, on a phone', async () => {
  const person = await grotto.person(PHONE);
  const { page } = person;
  await page.goto('/');
  const path = await finishedTable(person);
  await page.goto(path);
  await page.locator('#live.over').waitFor();
  await page.locator('#analysis-ask').tap();
  // A short game may be examined before its bar is drawn.
  await page.locator('#analysis-bar, .chances-graph.narrow').first().waitFor();
  // Whoever leaves finds it when they come back.
  await page.goto('/');
  await page.goto(path);
  const graph = page.locator('.chances-graph.narrow');
  await graph.waitFor({ timeout: THOUGHT });
  assert.ok(await graph.isVisible());
  assert.equal(await page.locator('.chances-graph.wide').isVisible(), false);
  await assertFits(page);
  // Colour never stands alone: every line has a pattern of its own.
  const patterns = await graph.locator('.chances-of').evaluateAll((lines) =>
    lines.map((line) => getComputedStyle(line).strokeDasharray),
  );
  assert.equal(new Set(patterns).size, 3, `${patterns}`);
  // What the picture shows can be read.
  await page.locator('#analysis-numbers > summary').tap();
  const first = await page.locator('#analysis-numbers tbody tr').first().locator('td').allTextContents();
  assert.equal(first.length, 3);
  const turns = page.locator('.turn a');
  assert.ok((await turns.count()) >= 1);
  const step = /step=(\d+)/.exec(await turns.first().getAttribute('href'))[1];
  await turns.first().tap();
  await page.locator('#step').waitFor();
  assert.equal(await page.locator('#step').inputValue(), step);
});
