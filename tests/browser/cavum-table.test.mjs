// The table of Cavum on one screen: the mountain whole, nothing over it, nothing to scroll; and a
// decision that is pressed while something moves is taken.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { againstBots, playOn } from './lib/cavum.mjs';
import { IN_MOTION, useGrotto } from './lib/grotto.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

/** The windows in which a turn needs no scrolling. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** A hex at rest is at least this wide. */
const LEAST_HEX = 60;

/** What is wrong with the layout of the page, in words. */
async function wrong(page) {
  return page.evaluate((least) => {
    const found = [];
    const frames = [...document.querySelectorAll('#cm-map .cm-frame')];
    if (frames.length !== 122) found.push(`${frames.length} hexes`);
    for (const frame of frames) {
      const { left, top, right, bottom, width } = frame.getBoundingClientRect();
      const name = frame.parentElement.getAttribute('aria-label');
      if (width < least) found.push(`${name} is ${width} wide`);
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`${name} is outside`);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit?.closest('#cm-map svg')) found.push(`${name} is below ${hit?.className}`);
    }
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    scrollTo(0, 100);
    if (scrollY !== 0) found.push('the page scrolls');
    const decision = document.querySelector('.decision');
    if (decision.scrollHeight > decision.clientHeight + 1) found.push('what can be decided scrolls');
    return found;
  }, LEAST_HEX);
}

for (const viewport of WINDOWS) {
  test(`the whole table is seen at ${viewport.width}x${viewport.height}, in every section`, async () => {
    const { page } = await againstBots(grotto, { bots: ['random', 'random', 'random'], viewport });
    const seen = new Set();
    await playOn([page], async () => {
      const section = await page.locator('.cm-sections [aria-current]').textContent().catch(() => 'the final sale');
      if (!seen.has(section)) {
        seen.add(section);
        assert.deepEqual(await wrong(page), [], section);
      }
      return seen.has('Sale');
    });
    assert.ok(seen.has('Auction') && seen.has('Building'), [...seen].join());
  });
}

test('what is pressed while a piece flies is decided', async () => {
  const { page } = await againstBots(grotto, { bots: ['random'], ...IN_MOTION });
  const own = await playOn([page], async (_, words) => words.some((word) => word === 'end'));
  assert.ok(own);
  await page.evaluate(() => document.querySelector('#choices [value="end"]').click());
  await until(async () => (await page.locator('#live[data-film]').count()) > 0 || (await page.locator('#choices').count()) > 0, 'the other builds');
  const before = await page.locator('#choices').waitFor().then(() => page.locator('#choices [name="version"]').first().getAttribute('value'));
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await page.evaluate(() => document.querySelector('#choices [data-decision]').click());
  assert.ok((await answered).ok());
  await until(async () => (await page.locator('#choices [name="version"]').first().getAttribute('value').catch(() => before)) !== before || (await page.locator('#choices').count()) === 0, 'the page moves on');
});
