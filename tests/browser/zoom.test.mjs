// Whole games by mouse in a window of 1440x900 that is zoomed to 200 %: everything can be reached.
// What is measured on the way is printed and not asserted: clicks to the first decision, clicks in a
// turn, and how long it takes until something is painted after a click.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BRISK, offered, sensible } from './lib/caverna.mjs';
import { hurried, legal } from './lib/cavum.mjs';
import { useGrotto } from './lib/grotto.mjs';
import { assertFits } from './lib/layout.mjs';
import { Mouse } from './lib/mouse.mjs';
import { Temper, isAsked, isOver } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

/** More decisions than any game has. */
const MOST_DECISIONS = 900;

/** The part of all interactions that must not take longer. */
const QUANTILE = 0.95;

const GAMES = {
  diamant: () => {
    const temper = new Temper(3);
    return (page) => temper.decision(page);
  },
  caverna: () => async (page) => sensible(await offered(page), BRISK),
  cavum: () => async (page) => hurried(await legal(page)),
};

for (const [game, player] of Object.entries(GAMES)) {
  test(`a whole game of ${game} at 200 % zoom`, async (t) => {
    const { page } = await grotto.person(ZOOMED);
    await page.addInitScript(watchInteractions);
    const mouse = new Mouse(page);
    await page.goto('/');
    await mouse.click(page.locator(`form[action="/play"]:has(input[value="${game}"]) button`));
    await page.locator('#live.playing').waitFor();
    await until(() => isAsked(page), 'the first decision is asked for');
    t.diagnostic(`${game}: ${mouse.clicks} click from the home page to the first decision`);

    const choose = player();
    const before = mouse.clicks;
    const made = [];
    while (await asked(page)) {
      assert.ok(made.length < MOST_DECISIONS, 'the game ends');
      const words = await choose(page);
      await mouse.decide(words);
      made.push(words);
      if (made.length % 10 === 1) await assertFits(page, `${game} after ${made.length} decisions`);
    }
    await assertFits(page, `${game} at its end`);
    assert.ok(await page.locator('.cm-result, .cv-result, .dm-ranking').first().isVisible(), 'the result is seen');

    const clicks = mouse.clicks - before;
    const turns = made.filter((words) => words.startsWith('take ')).length;
    if (game === 'caverna') {
      t.diagnostic(`caverna: ${(clicks / turns).toFixed(1)} clicks in a turn of ${(made.length / turns).toFixed(1)} decisions`);
    }
    t.diagnostic(`${game}: ${clicks} clicks for ${made.length} decisions; ${await paints(page)}`);
  });
}

/** Whether there is something to decide, as soon as that is certain. */
async function asked(page) {
  return until(async () => ((await isAsked(page)) ? 'yes' : (await isOver(page)) ? 'no' : undefined), 'somebody is asked or the game is over').then((answer) => answer === 'yes');
}

/** Keeps how long every interaction took until the next paint. */
function watchInteractions() {
  const longest = new Map();
  globalThis.interactions = longest;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** The interactions in words. Those that take less than a frame are not reported by the browser. */
async function paints(page) {
  const durations = await page.evaluate(() => [...globalThis.interactions.values()]);
  const all = Math.max(durations.length, await page.evaluate(() => performance.interactionCount ?? 0));
  const sorted = [...Array(all - durations.length).fill(16), ...durations].toSorted((one, other) => one - other);
  const at = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * QUANTILE))] ?? 0;
  return `${sorted.length} interactions, next paint after ${at} ms at the 95th percentile`;
}
