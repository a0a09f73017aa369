// Cavum on its board: tiles turned and laid, reasons, routes by hand and by suggestion, undo,
// an explosion; by mouse, by touch and by keyboard.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findings } from './lib/axe.mjs';
import {
  againstBots,
  decide,
  isBuilding,
  isProspecting,
  legal,
  pickPiece,
  playOn,
  sending,
  space,
  twoPeople,
  whoIsAsked,
} from './lib/cavum.mjs';
import { PHONE, useGrotto } from './lib/grotto.mjs';
import { assertFits } from './lib/layout.mjs';
import { prefer } from './lib/places.mjs';
import { caughtUp, isOver } from './lib/table.mjs';
import { until } from './lib/until.mjs';
import { KEYS, readable } from './lib/words.mjs';

const grotto = useGrotto();

test('two people play a whole game: auction, explosion, end', async () => {
  const { pages } = await twoPeople(grotto);
  const bidder = await whoIsAsked(pages);
  const other = pages.find((page) => page !== bidder);
  await decide(bidder, 'bid 2');
  await caughtUp(other);
  await decide(other, 'bid 3');
  await caughtUp(bidder);
  const rungs = bidder.locator('.cm-ladder li');
  assert.deepEqual(await rungs.locator('.cm-bid').allTextContents(), ['3', '2'], 'the best bid is on top');
  assert.equal(await rungs.first().getAttribute('class').then((names) => names.includes('cm-leads')), true);
  assert.equal(await bidder.locator('.cm-ladder .cm-asked .cm-you').count(), 1, 'whoever bid less is asked');
  let explosions = 0;
  await playOn(pages, async (page) => {
    explosions += await page.locator('.cm-explosion').count();
    return false;
  });
  assert.ok(explosions > 0, 'an explosion was shown');
  for (const page of pages) {
    assert.ok(await isOver(page));
    const points = await page.locator('.cm-result .cm-total').allTextContents();
    assert.equal(points.length, 2);
    assert.ok(Number(points[0]) >= Number(points[1]));
  }
});

test('a tile is tried, turned, refused with a reason, laid and taken back', async () => {
  const { page } = await againstBots(grotto);
  await playOn([page], isBuilding);
  await pickPiece(page, 'lay three');
  const places = await page.locator('#cm-map [data-pickable]').evaluateAll((parts) =>
    parts.map((part) => part.dataset.words),
  );
  const offered = await legal(page);
  const possible = offered.filter((words) => words.startsWith('lay three '));
  assert.deepEqual(
    [...new Set(possible.map((words) => words.split(' ')[2]))].toSorted(),
    places.toSorted(),
    'the board marks what the list offers',
  );

  const place = places.find((words) => offered.includes(`lay three ${words} r1`) && offered.includes(`lay three ${words} r0`));
  await space(page, place).hover();
  const ghost = () => space(page, place).locator('[data-ghost]').getAttribute('href');
  const first = await ghost();
  assert.match(first, /^#ghost-lay-three-r\d$/, 'the tile is in hand');
  await until(async () => (await page.locator('#preview-card dd').count()) > 0, 'what it would bring is shown');
  await page.keyboard.press('r');
  assert.notEqual(await ghost(), first, 'R turns the tile');
  await page.mouse.wheel(0, 100);
  await until(async () => (await ghost()) === first, 'so does the wheel');

  const impossible = await page.locator('[data-why]').evaluateAll((reasons) => {
    const reason = reasons.find(({ dataset }) => dataset.for.split('\n').includes('lay three'));
    return { place: reason.dataset.at.split(' ')[0], text: reason.textContent };
  });
  await space(page, impossible.place).click();
  await until(
    async () => (await page.locator('#toasts').textContent()).includes(impossible.text),
    'the reason is told',
  );

  await space(page, place).hover();
  const turned = (await ghost()).split('-').at(-1);
  await sending(page, () => space(page, place).click());
  const tile = space(page, place).locator('.cm-tile');
  assert.equal(await tile.getAttribute('href'), `#ghost-lay-three-${turned}`);

  await page.locator('#undo').click();
  await until(async () => (await tile.count()) === 0, 'the tile is taken back');
  assert.ok((await legal(page)).includes(`lay three ${place} ${turned}`));
});

test('a route is walked by hand, taken back, and walked by suggestion', async () => {
  const { pages } = await twoPeople(grotto);
  const page = await playOn(pages, isProspecting);
  assert.ok(page, 'somebody has a route');
  const suggestion = page.locator('.cm-suggestion').first();
  const stones = await suggestion.locator('.cm-gem').count();
  assert.ok((await page.locator('.cm-own').count()) > 1, 'the own network is marked');

  const start = page.locator('#cm-map [data-pickable]').first();
  await sending(page, () => start.click());
  // Where there is a choice the route goes on step by step.
  while ((await page.locator('#cm-map [data-pickable]').count()) > 0 && (await page.locator('.cm-route').count()) > 0) {
    await sending(page, () => page.locator('#cm-map [data-pickable]').first().click());
  }
  while ((await page.locator('.cm-suggestion').count()) === 0 || (await page.locator('.cm-route').count()) > 0) {
    const version = await page.locator('#live').getAttribute('data-version');
    await page.locator('#undo').click();
    await until(async () => (await page.locator('#live').getAttribute('data-version')) !== version, 'a step is taken back');
  }

  await suggestion.click();
  assert.equal(await page.locator('.cm-plan[data-shown]').count(), 1, 'the route is shown');
  const held = async () => page.locator('#live').getAttribute('data-version');
  const before = await held();
  await page.locator('[data-confirm]').click();
  await until(async () => (await held()) !== before && (await page.locator('.cm-suggestion').count()) === 0, 'the route is walked');
  await caughtUp(page);
  const counts = await page.locator('.cm-own-player .cm-own-stone').allTextContents();
  const total = counts.reduce((sum, count) => sum + Number(count.trim().slice(1) || 1), 0);
  assert.equal(total, stones, 'the route has collected what was promised');
});

test('one person and three bots: the keyboard alone lays a tile', async () => {
  const { page } = await againstBots(grotto, { bots: ['greedy', 'random', 'greedy'] });
  await playOn([page], isBuilding);
  await page.locator('#choices > .branch > summary[data-words="lay six"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('#cm-map [tabindex="0"]').focus();
  const from = await page.evaluate(() => document.activeElement.dataset.words);
  for (const arrow of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(arrow);
  }
  const to = await page.evaluate(() => document.activeElement.dataset.words);
  assert.ok(to, `the arrow keys stay on the board, from ${from}`);
  await page.keyboard.press(' ');
  assert.ok(await page.locator('#candidate').isVisible());
  await sending(page, () => page.keyboard.press('Enter'));
  assert.equal(await space(page, to).locator('.cm-tile').count(), 1);

  await page.locator('#cm-map [tabindex="0"]').focus();
  const whole = await page.locator('.cm-mountain').getAttribute('viewBox');
  await page.keyboard.press('+');
  const closer = await page.locator('.cm-mountain').getAttribute('viewBox');
  assert.notEqual(closer, whole, 'plus looks closer');
  await decide(page, 'end');
  assert.equal(await page.locator('.cm-mountain').getAttribute('viewBox'), closer, 'the look stays');
});

test('one person and three bots play all three phases to the end', async () => {
  const game = { game: 'cavum' };
  const { page } = await againstBots(grotto, { bots: ['greedy', 'greedy', 'greedy'], game });
  const phases = new Set();
  let explosions = 0;
  await playOn([page], async () => {
    const [phase, explosion] = await page.evaluate(() => [
      document.querySelector('.cm-phase').textContent,
      document.querySelectorAll('.cm-explosion').length,
    ]);
    phases.add(phase);
    explosions += explosion;
    return false;
  });
  assert.ok(await isOver(page));
  await assertFits(page, 'the final page');
  assert.equal([...phases].filter((phase) => phase.startsWith('Phase')).length, 3, [...phases].join());
  assert.ok(explosions > 0, 'an explosion was shown');
  const points = (await page.locator('.cm-result .cm-total').allTextContents()).map(Number);
  assert.equal(points.length, 4);
  assert.deepEqual(points, points.toSorted((one, other) => other - one), 'the ranking goes down');
  const shown = await page.locator('.cm-player .cm-points b').allTextContents();
  assert.deepEqual(shown.map(Number).toSorted(), points.toSorted(), 'the players show the same');
});

test('on a phone the board stays in sight, and the choices do not cover it', async () => {
  const { page } = await againstBots(grotto, PHONE);
  await playOn([page], isBuilding);
  await assertFits(page);
  await pickPiece(page, 'lay six');
  const place = await page.locator('#cm-map [data-pickable]').first().getAttribute('data-words');
  await space(page, place).tap();
  const boxes = await page.evaluate(() =>
    ['.cm-mountain', '.decision'].map((part) => document.querySelector(part).getBoundingClientRect().toJSON()),
  );
  assert.ok(boxes[0].bottom <= boxes[1].top + 1, `the board ends at ${boxes[0].bottom}, the choices begin at ${boxes[1].top}`);
  const hex = await page.locator('#cm-map .cm-frame').first().evaluate((frame) => frame.getBoundingClientRect().width);
  assert.ok(hex >= 44, `a hex of ${hex} pixels can be tapped`);
  await sending(page, () => page.locator('[data-confirm]').tap());
});

test('every language, both themes, no serious finding', async () => {
  const { person, page, path } = await againstBots(grotto);
  await playOn([page], isBuilding);
  for (const lang of ['en', 'de', 'fr', 'nl', 'hu']) {
    const theme = lang === 'de' ? 'light' : 'dark';
    await prefer(person, { lang, theme });
    await page.goto(path);
    const texts = await readable(page);
    assert.deepEqual(texts.filter((text) => KEYS.has(text)), [], lang);
    if (lang === 'en' || lang === 'de') {
      assert.deepEqual(await findings(page), [], `${lang}, ${theme}`);
    }
  }
});
