// Lessons, played on their pages.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { PHONE, useGrotto } from './lib/grotto.mjs';
import { tabTo } from './lib/keyboard.mjs';
import { asked, beginLesson, progress, untilDone, wayTo } from './lib/lesson.mjs';
import { caughtUp } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

const decision = (words) => `#choices button[value="${words}"]`;

test('the whole lesson of Diamant with the mouse, a mistake included', async () => {
  const { page } = await grotto.person();
  await beginLesson(page, 'diamant');
  const [, steps] = await progress(page);

  // Not what is asked for: nothing happens, but why not is said and read out.
  await page.locator(decision('leave')).click();
  await page.locator('#coach-why').waitFor();
  assert.ok(await page.locator('[aria-live="polite"] #coach-why').isVisible());
  assert.deepEqual(await progress(page), [0, steps]);

  for (let step = 1; step <= steps; step += 1) {
    const words = await asked(page);
    await untilDone(page, step, () => page.locator(decision(words)).click());
    assert.equal(await page.locator('#coach-why').count(), 0);
  }
  assert.equal(await asked(page), undefined);
  await page.locator('#first-game').click();
  await page.locator('#live.playing:not(:has(.coach))').waitFor();
  // Advice is switched on: the hint comes by itself.
  await page.locator('[data-hints]').waitFor();
});

test('a lesson by keyboard alone, with a way back and a pause', async () => {
  const { page } = await grotto.person();
  await page.goto('/');
  await tabTo(page, wayTo('diamant'));
  await page.keyboard.press('Enter');
  await page.locator('.coach').waitFor();
  const press = async (selector) => {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  };
  const [, steps] = await progress(page);
  for (let step = 1; step <= 3; step += 1) {
    const words = await asked(page);
    await untilDone(page, step, () => press(decision(words)));
  }
  await untilDone(page, 2, () => press('#lesson-back'));

  // A reload, and later the way from the home page, lead to the same step.
  await page.reload();
  assert.deepEqual(await progress(page), [2, steps]);
  await page.goto('/');
  await press(wayTo('diamant'));
  await page.locator('.coach').waitFor();
  assert.deepEqual(await progress(page), [2, steps]);
  for (let step = 3; step <= steps; step += 1) {
    const words = await asked(page);
    await untilDone(page, step, () => press(decision(words)));
  }
  await tabTo(page, '#first-game');
});

for (const game of ['caverna', 'cavum']) {
  test(`the whole lesson of ${game}, shown step by step`, async () => {
    const { page } = await grotto.person();
    await beginLesson(page, game);
    const [, steps] = await progress(page);
    await page.locator('#coach-help > summary').click();
    for (let step = 1; step <= steps; step += 1) {
      assert.ok((await page.locator('.coach-text').innerText()).length > 20);
      await untilDone(page, step, () => page.locator('#coach-help button').click());
      await caughtUp(page);
    }
    await page.locator('#live.over').waitFor();
    await page.locator('#first-game').waitFor();
  });
}

test('what the lesson asks for can be done on the board, where it is marked', async () => {
  const { page } = await grotto.person();
  await beginLesson(page, 'caverna');
  // A tile, two of its actions.
  for (let step = 1; step <= 2; step += 1) {
    const marked = page.locator(':is(.board, .decision) [data-hint="1"][data-pickable]').first();
    await untilDone(page, step, () => marked.click());
  }
  // Another tile than the one that is asked for.
  await untilDone(page, 0, () => page.locator('#lesson-restart').click());
  await page.locator('.board [data-words="take cultivation"]').click();
  await page.locator('#coach-why').waitFor();
  assert.deepEqual((await progress(page))[0], 0);
});

test('the coach leaves room for the board on a phone', async () => {
  const { page } = await grotto.person(PHONE);
  await beginLesson(page, 'diamant');
  const box = await page.locator('.coach').boundingBox();
  assert.ok(box.height < 0.6 * PHONE.viewport.height, `the coach is ${box.height} pixels high`);
  await until(async () => page.locator('.board').isVisible(), 'the board is there');
});

test('a lesson without script explains a mistake and goes on', async () => {
  const { page } = await grotto.person({ javaScriptEnabled: false });
  await beginLesson(page, 'diamant');
  await page.locator(decision('leave')).click();
  await page.locator('#coach-why').waitFor();
  await untilDone(page, 1, () => page.locator(decision('stay')).click());
  assert.equal(await page.locator('#coach-why').count(), 0);
  await untilDone(page, 0, () => page.locator('#lesson-back').click());
});
