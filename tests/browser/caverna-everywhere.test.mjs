// Caverna on a phone, by keyboard, and for those who hear it.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decide, finalPoints, offered, openTable, playToTheEnd, sensible } from './lib/caverna.mjs';
import { NARROW_PHONE, PHONE, useGrotto } from './lib/grotto.mjs';
import { tabTo } from './lib/keyboard.mjs';
import { assertFits } from './lib/layout.mjs';
import { askedVersion, shownVersion } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

test('a whole game alone on a narrow phone, in the longest language', async () => {
  const person = await grotto.person({ ...NARROW_PHONE, locale: 'hu-HU' });
  await openTable(person, []);
  await playToTheEnd([person.page], { afterwards: () => assertFits(person.page) });
  assert.equal((await finalPoints(person.page)).length, 1);
});

test('on a phone the cave comes into sight once a room is chosen', async () => {
  const person = await grotto.person(PHONE);
  const { page } = person;
  await openTable(person, []);
  await decide(page, 'take housework');
  await page.locator('label[for="cv-view-rooms"]').tap();
  const card = page.locator('.cv-card[data-pickable]').first();
  if ((await card.count()) > 0) {
    await card.tap();
    const place = page.locator('.cv-empty[data-pickable]').first();
    await until(() => isInSight(page, place), 'the space where it fits can be tapped');
  }
  // The bar with what can be decided leaves most of the screen to the board.
  const { height } = await page.locator('.decision').boundingBox();
  assert.ok(height < PHONE.viewport.height / 3, `${height} pixels`);
});

test('a long press tells what a tile does, and does not take it', async () => {
  const person = await grotto.person(PHONE);
  const { page } = person;
  await openTable(person, []);
  const version = await askedVersion(page);
  const tile = page.locator('[data-words="take undergrowth"]');
  const { x, y } = await tile.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 20, y: y + 20 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const told = page.locator('#explanation');
  await told.waitFor();
  assert.match(await told.textContent(), /2 wood/);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.equal(await askedVersion(page), version);
});

test('turns by keyboard alone: on the board and in the list', async () => {
  const person = await grotto.person();
  const { page } = person;
  await openTable(person, []);
  // On the board: a focused tile tells its words and is taken.
  await tabTo(page, '[data-words="take undergrowth"]');
  await until(async () => /2 wood/.test(await page.locator('#explanation').textContent()), 'its words are shown');
  await pressAndWait(page, 'Enter');
  await tabTo(page, '[data-words="gain 2 wood"]');
  await pressAndWait(page, ' ');
  // The list is unfolded once and stays so.
  await tabTo(page, '#all-choices > summary');
  await page.keyboard.press('Enter');
  assert.notEqual(await page.locator('#all-choices').getAttribute('open'), null);
  for (let decisions = 0; decisions < 12; decisions += 1) {
    const words = sensible(await offered(page));
    await tabTo(page, `#choices [value="${words}"]`);
    await pressAndWait(page, 'Enter');
    assert.notEqual(await page.locator('#all-choices').getAttribute('open'), null, 'it stays unfolded');
  }
});

test('the steps of a turn are said one by one while its line grows', async () => {
  const person = await grotto.person();
  const { page } = person;
  await openTable(person, []);
  const lines = page.locator('#log-lines li');
  await decide(page, 'take undergrowth');
  const count = await lines.count();
  await decide(page, 'gain 2 wood');
  assert.equal(await lines.count(), count, 'the turn is one line');
  const said = await page.locator('#announcer').textContent();
  assert.match(said, /takes Undergrowth\..*gains 2 wood\./s);
  assert.doesNotMatch(said, /Undergrowth – /, 'the line itself is not said');
  assert.match(await lines.last().innerText(), /: Undergrowth – \+2 wood\.$/);
});

async function pressAndWait(page, key) {
  const version = await shownVersion(page);
  await page.keyboard.press(key);
  await until(async () => (await shownVersion(page)) > version, `${key} decides`);
  await page.locator('#choices').waitFor({ state: 'attached' });
}

async function isInSight(page, part) {
  const box = await part.boundingBox();
  const bar = await page.locator('.decision').boundingBox();
  return box !== null && box.y > 0 && box.y + box.height < bar.y;
}
