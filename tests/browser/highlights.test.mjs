// What happened is shown while the board moves on: the reveal of the choices, the end of a round.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { IN_MOTION, PHONE, useGrotto } from './lib/grotto.mjs';
import { choose, openAndStart, playNow, waitForPrompt } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const REVEAL = '.highlight-picture .dm-reveal';
const END_OF_ROUND = '.highlight-picture .dm-past';

const grotto = useGrotto();

test('everybody sees all choices at the same moment, and none before', async () => {
  const ada = await grotto.person(IN_MOTION);
  const bert = await grotto.person();
  await openAndStart(ada, [bert], { chairs: ['person', 'greedy'] });
  for (const { page } of [ada, bert]) {
    await waitForPrompt(page);
    await recordScenes(page);
  }
  await choose(ada.page, 'stay');
  for (const { page } of [ada, bert]) {
    assert.deepEqual(await scenesSeen(page), [], 'nothing is revealed while somebody thinks');
  }
  await choose(bert.page, 'leave');
  for (const { page } of [ada, bert]) {
    await until(async () => (await scenesSeen(page)).length > 0, 'the choices are revealed');
    const [reveal] = await scenesSeen(page);
    assert.equal(reveal.seats, 3);
    assert.ok(reveal.homeward.length >= 1 && reveal.deeper.length >= 1, JSON.stringify(reveal));
  }
  // A screen reader hears the same.
  const [{ caption }] = await scenesSeen(bert.page);
  assert.ok((await heard(bert.page)).includes(caption), caption);
});

test('the cave of a round that is over stays in sight until it is dismissed', async () => {
  const { page } = await grotto.person();
  await playNow(page);
  const name = (await page.locator('.me-name').textContent()).trim();
  await leaveUntilTheRoundEnds(page);
  const past = page.locator(END_OF_ROUND);
  assert.ok((await past.locator('.dm-past-path li').count()) >= 1);
  const fates = await past.locator('.dm-fate').allTextContents();
  assert.ok(fates.some((fate) => fate.includes(name)), `${name} is among ${fates}`);
  await page.keyboard.press('Escape');
  await until(async () => (await past.count()) === 0, 'it is gone');
});

test('a picture never lies over what can be decided', async () => {
  for (const device of [{}, PHONE]) {
    const { page } = await grotto.person(device);
    await playNow(page);
    await leaveUntilTheRoundEnds(page);
    await waitForPrompt(page);
    const [picture, decision] = await page.evaluate(() =>
      ['.highlight-picture > *', '.decision'].map((selector) => {
        const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
        return { top, bottom };
      }),
    );
    assert.ok(picture.bottom <= decision.top, `${picture.bottom} is above ${decision.top}`);
  }
});

/** Goes home in every round until the picture of its end is there. */
async function leaveUntilTheRoundEnds(page) {
  await waitForPrompt(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await page.locator('#choices button[value="leave"]').click();
  await answered;
  await page.locator(END_OF_ROUND).waitFor({ state: 'attached' });
}

/** Writes down every reveal and everything that is announced from now on. */
async function recordScenes(page) {
  await page.evaluate((selector) => {
    window.scenes = [];
    window.announced = [];
    const names = (box, side) =>
      [...box.querySelectorAll(`${side} .dm-short-name`)].map((name) => name.textContent);
    new MutationObserver(() => {
      for (const box of document.querySelectorAll(selector)) {
        if (window.scenes.some((known) => known.box === box)) continue;
        window.scenes.push({
          box,
          seats: box.querySelectorAll('.dm-reveal-seat').length,
          deeper: names(box, '.dm-deeper'),
          homeward: names(box, '.dm-homeward'),
          caption: box.querySelector('.dm-caption').textContent,
        });
      }
    }).observe(document.querySelector('#highlights'), { childList: true });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        window.announced.push(...[...addedNodes].map((line) => line.textContent));
      }
    }).observe(document.querySelector('#announcer'), { childList: true });
  }, REVEAL);
}

async function scenesSeen(page) {
  return page.evaluate(() => window.scenes.map(({ box, ...scene }) => scene));
}

async function heard(page) {
  return page.evaluate(() => window.announced);
}
