// Caverna: a duel of two people, a game alone, the way back, what is refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BRISK, decide, finalPoints, offered, openTable, playToTheEnd, sensible } from './lib/caverna.mjs';
import { useGrotto } from './lib/grotto.mjs';
import { Shortcut } from './lib/shortcut.mjs';
import { caughtUp, invitation, isAsked, join, shownVersion, start } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

test('a whole duel of two people', async () => {
  const [ada, bert] = [await grotto.person(), await grotto.person()];
  await ada.page.goto('/');
  await ada.page.goto(await new Shortcut(ada).open(['person'], { game: 'caverna' }));
  await join(bert.page, await invitation(ada.page));
  await start(ada.page);
  await bert.page.locator('#live.playing').waitFor();

  await playToTheEnd([ada.page, bert.page], { worth: BRISK });
  await caughtUp(bert.page);
  const points = await finalPoints(ada.page);
  assert.equal(points.length, 2);
  assert.deepEqual(await finalPoints(bert.page), points);
  assert.ok(Math.max(...points) > 2, `${points}: somebody has built something`);
  // Both caves are there, and each turn was one line: 8 rounds of 2 2 2 3 3 3 3 4 turns each.
  assert.equal(await ada.page.locator('.cv-grid').count(), 2);
  const names = await ada.page.locator('.cv-sources thead bdi').allTextContents();
  const lines = await ada.page.locator('#log-lines li').allTextContents();
  const turns = lines.filter((line) => names.some((name) => line.startsWith(`${name}: `)));
  assert.equal(turns.length, 44);
});

test('a whole game alone: the goals while it lasts, what was reached at its end', async () => {
  const person = await grotto.person();
  const { page } = person;
  await openTable(person, []);
  assert.match(await page.locator('.cv-goals').textContent(), /50.*60/);
  await playToTheEnd([page]);
  const [points] = await finalPoints(page);
  const said = await page.locator('.cv-result').textContent();
  assert.match(said, /50.*60/s, 'the goals stand beside what was reached');
  const reached = points > 60 ? /exceptional/i : points >= 50 ? /reached/i : /missed/i;
  assert.match(await page.locator('.cv-result h2').textContent(), reached);
  const best = await page.locator('.best .this :is(th, td)').allTextContents();
  assert.ok(best.map((cell) => cell.trim()).includes(String(points)), `${best}: the list of the best`);
});

test('a turn is composed on the board and taken back step by step', async () => {
  const person = await grotto.person();
  const { page } = person;
  await openTable(person, []);
  const atFirst = await state(page);
  assert.equal(await page.locator('#undo').count(), 0, 'there is nothing to take back yet');

  // A tile, its goods, a room for a wood: each by a click on the board.
  await clickAndWait(page, '[data-words="take undergrowth"]');
  const taken = await state(page);
  await clickAndWait(page, '[data-words="gain 2 wood"]');
  const gained = await state(page);
  await page.locator('[data-words="use cave-entrance"]').click();
  await page.locator('#choices[data-composing]').waitFor();
  const ways = page.locator('#choices [data-decision]:visible');
  assert.equal(await ways.count(), 4, 'the ways of the room are listed');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#choices[data-composing]').count(), 0);
  await page.locator('[data-words="use cave-entrance"]').click();
  await clickAndWait(page, '#choices [value="use cave-entrance for stone"]');
  assert.notDeepEqual(await state(page), gained);

  for (const before of [gained, taken, atFirst]) {
    const version = await shownVersion(page);
    await page.locator('#undo').click();
    await until(async () => (await shownVersion(page)) > version, 'a step is taken back');
    assert.deepEqual(await state(page), before);
  }
  assert.equal(await page.locator('#undo').count(), 0, 'everything is taken back');

  // What was turned up cannot be turned down again.
  await decide(page, 'take excavation');
  await clickAndWait(page, '[data-words="dig *"]', '[data-words^="dig 4,0"]');
  assert.equal(await page.locator('#undo').count(), 0, 'a room was revealed');
});

test('a room is picked, and then the space where it fits', async () => {
  const person = await grotto.person();
  const { page } = person;
  await openTable(person, []);
  await decide(page, 'take housework');
  const furnish = (await offered(page)).filter((words) => words.startsWith('furnish'));
  if (furnish.length === 0) {
    // All three light rooms that would fit are out of this game.
    assert.ok((await page.locator('.cv-card.cv-barred').count()) > 0);
    return;
  }
  const [room] = furnish.map((words) => words.split(' ')[1]);
  const card = page.locator(`.cv-card[data-spot="room ${room}"]`);
  await card.click();
  const place = page.locator('.cv-empty[data-pickable]');
  assert.equal(await place.count(), 1, 'the empty cavern is marked');
  assert.equal(await card.getAttribute('data-picked'), '', 'the room is marked');
  assert.match(await page.locator('#cv-next').textContent(), /choose the cavern/, 'the page asks on');
  assert.ok((await page.locator('.cv-stock[data-change]').count()) > 0, 'what it costs is shown beforehand');
  const before = await shownVersion(page);
  await place.click();
  const prices = furnish.filter((words) => words.split(' ')[1] === room);
  if (prices.length > 1) {
    await page.locator(`#choices [value="${prices[0]}"]`).click();
  }
  await until(async () => (await shownVersion(page)) > before, 'the room is built');
  assert.equal(await page.locator(`.cv-space [data-piece="room-${room}"]`).count(), 1);
});

test('a wall is dragged to its place', async () => {
  const person = await grotto.person();
  const { page } = person;
  await openTable(person, []);
  await toMasonry(page);
  const [from, to] = [await page.locator('[data-drags]').boundingBox(), await page.locator('.cv-place').nth(4).boundingBox()];
  const before = await shownVersion(page);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // A brick follows the pointer, and the nearest place shows that it would take it.
  await page.mouse.move(to.x + to.width / 2 + 9, to.y + to.height / 2 + 9, { steps: 5 });
  assert.equal(await page.locator('.cv-brick').count(), 1);
  assert.equal(await page.locator('.cv-nearest').count(), 1);
  await page.mouse.up();
  await until(async () => (await shownVersion(page)) > before, 'the wall is built');
  assert.equal(await page.locator('.cv-front .cv-wall').count(), 1);
  assert.equal(await page.locator('.cv-brick').count(), 0);
});

test('what is not allowed is refused with a clear text, and nothing changes', async () => {
  const person = await grotto.person();
  const { page, troubles } = person;
  await openTable(person, ['greedy']);
  const before = await state(page);
  troubles.allowStatus(409);
  troubles.allowStatus(422);
  troubles.allowStatus(400);
  for (const words of ['take renovation', 'furnish dungeon 2,0', 'dig the garden']) {
    await page.locator('#choices [data-decision]').first().evaluate((button, value) => {
      button.value = value;
    }, words);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
    await page.locator(`#choices [value="${words}"]`).evaluate((button) => button.click());
    assert.equal((await answered).ok(), false, words);
    const refusal = page.locator('.toast.refusal').last();
    assert.match(await refusal.textContent(), /\w+ \w+ \w+/, 'it says why');
  }
  await page.reload();
  await until(() => isAsked(page), 'the person is still asked');
  assert.deepEqual(await state(page), before);
});

/** Plays until Masonry is taken; it joins in one of the first three rounds. */
async function toMasonry(page) {
  for (let decisions = 0; decisions < 60; decisions += 1) {
    const decisions = await offered(page);
    if (decisions.some((words) => words.startsWith('wall '))) {
      return;
    }
    await decide(page, decisions.includes('take masonry') ? 'take masonry' : sensible(decisions, []));
  }
  throw new Error('Masonry never came');
}

/** Clicks parts of the board one after another and waits until the decision was made. */
async function clickAndWait(page, ...selectors) {
  const version = await shownVersion(page);
  for (const selector of selectors) {
    await page.locator(selector).first().click();
  }
  await until(async () => (await shownVersion(page)) > version, `${selectors} decides`);
  await until(() => isAsked(page), 'the person is asked again');
}

/** What can be seen of the position: goods, cave, tile in use, decisions. */
async function state(page) {
  const [goods, cave, tile] = await Promise.all(
    ['.cv-stock', '.cv-space', '.cv-way'].map((part) => page.locator(part).allTextContents()),
  );
  return { goods, cave, tile, decisions: await offered(page) };
}
