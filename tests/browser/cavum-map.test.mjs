// The mountain looked at closely: wheel, drag, two fingers, buttons.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { againstBots, decide, isBuilding, pickPiece, playOn } from './lib/cavum.mjs';
import { PHONE, useGrotto } from './lib/grotto.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

/** What part of the mountain is seen: left, top, width, height. */
async function look(page) {
  const box = await page.locator('.cm-mountain').getAttribute('viewBox');
  const [left, top, width, height] = box.split(' ').map(Number);
  return { left, top, width, height };
}

/** The middle of the map on the screen. */
async function middle(page) {
  const { x, y, width, height } = await page.locator('.cm-mountain').boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The words of the space at a point of the screen. */
async function spaceAt(page, { x, y }) {
  return page.evaluate(
    (point) => document.elementFromPoint(point.x, point.y)?.closest('[data-words]')?.dataset.words,
    { x, y },
  );
}

test('the wheel looks closer at what is under it, a drag moves around, and the look stays', async () => {
  const { page } = await againstBots(grotto);
  await playOn([page], isBuilding);
  const whole = await look(page);
  const centre = await middle(page);
  const point = { x: centre.x + 60, y: centre.y - 40 };
  const under = await spaceAt(page, point);
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -300);
  await until(async () => (await look(page)).width < whole.width, 'the wheel looks closer');
  assert.equal(await spaceAt(page, point), under, 'what is under the mouse stays under it');

  const before = await look(page);
  await page.mouse.down();
  await page.mouse.move(point.x + 90, point.y + 50, { steps: 5 });
  await page.mouse.up();
  const after = await look(page);
  assert.equal(after.width, before.width);
  assert.ok(after.left < before.left && after.top < before.top, 'the mountain goes with the mouse');
  assert.equal(await page.locator('#candidate').isVisible(), false, 'a drag picks nothing');

  await decide(page, (await page.locator('#choices [data-decision]').first().getAttribute('value')));
  assert.deepEqual(await look(page), after, 'the look stays when the page changes');

  await page.locator('[data-zoom="all"]').click();
  assert.deepEqual(await look(page), whole);
  await page.locator('[data-zoom="in"]').click();
  assert.ok((await look(page)).width < whole.width);
  await page.locator('[data-zoom="out"]').click();
  assert.deepEqual(await look(page), whole);
});

test('two fingers look closer and one moves around; a tap still picks', async () => {
  const { person, page } = await againstBots(grotto, PHONE);
  await playOn([page], isBuilding);
  await page.locator('[data-zoom="all"]').tap();
  const whole = await look(page);
  const { x, y } = await middle(page);
  const hand = await person.context.newCDPSession(page);
  const touch = (type, ...points) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([pointX, pointY], id) => ({ x: pointX, y: pointY, id })),
    });
  await touch('touchStart', [x - 30, y], [x + 30, y]);
  for (let spread = 35; spread <= 90; spread += 5) {
    await touch('touchMove', [x - spread, y], [x + spread, y]);
  }
  await touch('touchEnd');
  const close = await look(page);
  assert.ok(close.width < whole.width * 0.6, `two fingers three times as far apart: ${close.width} of ${whole.width}`);

  await touch('touchStart', [x, y]);
  for (let way = 10; way <= 60; way += 10) {
    await touch('touchMove', [x - way, y - way / 2]);
  }
  await touch('touchEnd');
  const moved = await look(page);
  assert.ok(moved.left > close.left && moved.top > close.top, 'one finger moves around');
  assert.equal(moved.width, close.width);
  assert.equal(await page.evaluate(() => scrollY), 0, 'the page stays where it is');

  await pickPiece(page, 'lay six');
  // The browser takes the first tap after a quick drag as the end of the swing, not as a click.
  await until(async () => {
    await page.locator('[data-zoom="all"]:enabled').tap({ timeout: 1_000 }).catch(() => {});
    return (await look(page)).width === whole.width;
  }, 'the whole mountain is seen again');
  await page.locator('#cm-map [data-pickable]').first().tap();
  assert.ok(await page.locator('#candidate').isVisible(), 'a tap picks a place');
});
