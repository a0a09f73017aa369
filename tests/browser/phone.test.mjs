// A whole game by taps on a narrow phone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { NARROW_PHONE, useGrotto } from './lib/grotto.mjs';
import { assertFits } from './lib/layout.mjs';
import {
  PLAY_NOW,
  Temper,
  openTable,
  playToTheEnd,
  ranking,
  start,
  waitForPrompt,
} from './lib/table.mjs';
import { until } from './lib/until.mjs';

/** The smallest side of something to be tapped, in pixels, as WCAG 2.5.5 asks. */
const FINGER = 44;

const grotto = useGrotto();

test('a whole game against bots by taps', async () => {
  const { page } = await grotto.person(NARROW_PHONE);
  await page.goto('/');
  await page.locator(PLAY_NOW).tap();
  await waitForPrompt(page);
  await playToTheEnd([{ page, temper: new Temper(4) }], {
    press: async (button) => {
      // The page may exchange the button while it is measured.
      const { width, height } = await until(() => button.boundingBox(), 'the button is there');
      assert.ok(width >= FINGER && height >= FINGER, `${width} × ${height} pixels to tap`);
      await button.tap();
    },
    afterwards: () => assertFits(page),
  });
  assert.ok((await ranking(page)).length >= 3);
});

test('a table of eight fits', async () => {
  const { page } = await grotto.person(NARROW_PHONE);
  await openTable(page, { chairs: Array(7).fill('random'), relics: true });
  await assertFits(page, 'before the start');
  await start(page);
  await playToTheEnd([{ page, temper: new Temper(2) }], { afterwards: () => assertFits(page) });
  await assertFits(page, 'over');
});
