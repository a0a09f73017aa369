// While a game is played the page stays where it is: nothing jumps, nothing is loaded anew.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DESK, PHONE, useGrotto } from './lib/grotto.mjs';
import { Temper, choose, openAndStart, playNow, playToTheEnd, waitForPrompt } from './lib/table.mjs';
import { until } from './lib/until.mjs';

/** What the eye holds on to. */
const LANDMARKS = ['.board', '.dm-entrances', '.dm-camp', '.dm-players', '.dm-stock'];
/** What people do not notice, as the makers of the measure say. */
const UNNOTICED = 0.02;
/** How many choices are timed. */
const TIMED = 12;

const grotto = useGrotto();

for (const [name, device] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`nothing jumps at a ${name}`, async () => {
    const { page } = await grotto.person(device);
    await playNow(page);
    await waitForPrompt(page);
    await page.evaluate(watch);
    let before = await places(page);
    let round = await roundOf(page);
    await playToTheEnd([{ page, temper: new Temper(3) }], {
      afterwards: async () => {
        const now = await places(page);
        if (round === (await roundOf(page)) && now && before) {
          assertSteady(now, before);
        }
        before = now;
        round = await roundOf(page);
      },
    });
    const { shifts, isSameDocument } = await page.evaluate(() => window.watched);
    assert.ok(isSameDocument, 'no full reload');
    assert.ok(shifts < UNNOTICED, `layout shifts of ${shifts}`);
  });
}

test('a decision reaches the other screen', async (context) => {
  const ada = await grotto.person();
  const bert = await grotto.person();
  await openAndStart(ada, [bert], { chairs: ['person', 'greedy'] });
  await bert.page.evaluate(() => {
    window.seen = [];
    new MutationObserver(() => {
      const version = Number(document.querySelector('#live')?.dataset.version);
      if (version !== window.seen.at(-1)?.version) window.seen.push({ version, at: Date.now() });
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-version'] });
  });
  const times = [];
  while (times.length < TIMED && (await waitForPrompt(ada.page)) && (await waitForPrompt(bert.page))) {
    const known = await bert.page.evaluate(() => window.seen.length);
    const pressed = await ada.page.evaluate(() => {
      const now = Date.now();
      document.querySelector('#choices button[value="stay"]').click();
      return now;
    });
    const seen = await until(
      () => bert.page.evaluate((length) => window.seen.slice(length)[0]?.at, known),
      'Bert sees that Ada has chosen',
    );
    times.push(seen - pressed);
    await choose(bert.page, 'stay');
  }
  assert.equal(times.length, TIMED);
  times.sort((one, other) => one - other);
  context.diagnostic(`on the other screen after ${times[TIMED / 2]} ms (median), ${times.at(-1)} ms (most)`);
});

test('sounds are off until somebody wants them', async () => {
  const { page } = await grotto.person();
  await page.goto('/');
  assert.equal(await page.locator('html').getAttribute('data-sounds'), null);
});

/**
 * Runs in the page: adds up what jumps without anybody having touched anything. Pieces that
 * glide are meant to, and so is the path when it has filled its grid and draws back.
 */
function watch() {
  window.watched = { shifts: 0, isSameDocument: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isMeant = entry.sources.every(({ node }) => (node?.closest ? node : node?.parentElement)?.closest('.dm-path, [data-piece]'));
      if (!entry.hadRecentInput && !isMeant) window.watched.shifts += entry.value;
    }
  }).observe({ type: 'layout-shift' });
}

/** Where the landmarks are, in whole pixels from the top of the page; nothing after the end. */
async function places(page) {
  return page.evaluate((selectors) => {
    if (!document.querySelector('#live.playing')) return undefined;
    return selectors.map((selector) => {
      const { top, height } = document.querySelector(selector).getBoundingClientRect();
      return `${selector} at ${Math.round(top + scrollY)}, ${Math.round(height)} high`;
    });
  }, LANDMARKS);
}

async function roundOf(page) {
  return page.locator('.dm-round').textContent();
}

/** The same parts in the same places. Fractions of a pixel are rounded now up, now down. */
function assertSteady(now, before) {
  const numbers = (part) => part.match(/\d+/g).map(Number);
  const isSteady = (part, index) => {
    const was = numbers(before[index] ?? '0');
    return numbers(part).every((number, place) => Math.abs(number - was[place]) <= 1);
  };
  assert.ok(now.length === before.length && now.every(isSteady), `${now} was ${before}`);
}
