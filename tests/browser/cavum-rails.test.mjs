// What stands beside the mountain of Cavum: prices in sight whatever is asked, explanations of what
// is looked at, and the course of the game at its end.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { againstBots, isBuilding, playForStones, playOn } from './lib/cavum.mjs';
import { useGrotto } from './lib/grotto.mjs';
import { caughtUp } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

/** Whether all six prices are wholly in sight. */
async function pricesInSight(page) {
  return page.locator('.cm-market .cm-price').evaluateAll((prices) =>
    prices.map((price) => {
      const box = price.getBoundingClientRect();
      const at = document.elementFromPoint(box.left + box.width / 2, box.bottom - 1);
      return box.height > 0 && box.bottom <= innerHeight && price.contains(at);
    }),
  );
}

for (const viewport of [{ width: 1440, height: 900 }, { width: 1280, height: 720 }]) {
  test(`no price is cut off at ${viewport.width}x${viewport.height}`, async () => {
    const { page } = await againstBots(grotto, { bots: ['greedy', 'greedy', 'greedy'], viewport });
    const all = Array(6).fill(true);
    const seen = new Set();
    await playOn([page], async () => {
      await caughtUp(page);
      const section = await page.locator('.cm-sections [aria-current]').textContent().catch(() => 'the end');
      if (/Auction|Sale/.test(section) && !seen.has(section)) {
        seen.add(section);
        assert.deepEqual(await pricesInSight(page), all, section);
      }
      return seen.size === 2;
    }, playForStones);
    assert.deepEqual([...seen], ['Auction', 'Sale']);
  });
}

test('what is under the pointer or has the focus is explained, with a way into the rules', async () => {
  const { page } = await againstBots(grotto, { viewport: { width: 1280, height: 720 } });
  await playOn([page], isBuilding);
  const told = page.locator('#explanation');
  const says = (words) => until(async () => words.test(await told.textContent()), `${words} is told`);
  await page.locator('#choices > .branch > summary[data-words="vein"]').hover();
  await says(/vein.*belongs to nobody/i);
  assert.equal(await told.locator('a').getAttribute('href'), '/rules/cavum#piece-vein');
  await page.locator('#cm-map .cm-city-name').first().hover();
  await says(/City I: 5 free.*free spaces/);
  await page.locator('#cm-map .cm-hex:has(.cm-tile)').last().hover();
  await says(/six-exit tile|four-exit tile|two-exit tile|three-exit tile/);
  await page.locator('#choices > .branch > summary[data-words="option"]').focus();
  await says(/option.*buy pool/i);
  const link = await told.locator('a').getAttribute('href');
  const rules = await page.context().newPage();
  await rules.goto(link);
  assert.ok(await rules.locator(`[id="${link.split('#')[1]}"]`).count(), `${link} is there`);
});

test('the end shows the course of the points and the routes that were walked', async () => {
  const { page } = await againstBots(grotto, { bots: ['greedy'], viewport: { width: 1440, height: 900 } });
  await playOn([page], undefined, playForStones);
  assert.equal(await page.locator('.cm-curve polyline').count(), 2, 'a line for everybody');
  const walks = page.locator('.cm-walk');
  const count = await walks.count();
  assert.ok(count > 0, 'somebody has walked a route');
  assert.ok(await page.locator('.cm-walk .cm-gem').count() > 0, 'a route has brought stones');
  await walks.first().hover();
  await until(async () => (await page.locator('.cm-plan[data-shown] .cm-route').count()) === 1, 'the route is drawn');
});
