// The table of Caverna: seen whole, explained, and in the hand at any moment.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assertWhole, BRISK, decide, offered, openTable, playToTheEnd, sensible } from './lib/caverna.mjs';
import { askHint } from './lib/counsel.mjs';
import { IN_MOTION, useGrotto } from './lib/grotto.mjs';
import { isAsked, shownVersion } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

const LAPTOP = { viewport: { width: 1280, height: 720 } };
const MONITOR = { viewport: { width: 1440, height: 900 } };

for (const [name, options, opponents] of [
  ['a duel on a small laptop, in German', { ...LAPTOP, locale: 'de-DE' }, ['greedy']],
  ['a game alone on a monitor', MONITOR, []],
]) {
  test(`nothing scrolls and nothing is covered: ${name}`, async () => {
    const person = await grotto.person(options);
    await openTable(person, opponents);
    await assertWhole(person.page);
    await playToTheEnd([person.page], {
      afterwards: async (page) => (await page.locator('#live.playing').count()) > 0 && assertWhole(page),
    });
  });
}

test('all rooms that can lie in the display are in sight', async () => {
  const person = await grotto.person(LAPTOP);
  const { page } = person;
  await openTable(person, ['greedy']);
  // Somebody who digs and builds nothing fills the display.
  await playToTheEnd([page], {
    worth: [/^dig /],
    afterwards: async () => (await page.locator('.cv-card').count()) > 12 && assertWhole(page),
  });
});

test('a hint covers nothing', async () => {
  const person = await grotto.person(LAPTOP);
  const { page } = person;
  const path = await openTable(person, ['greedy']);
  await askHint(person, path);
  await page.reload();
  await page.locator('[data-hints]').waitFor();
  await assertWhole(page);
});

test('what a room does is told on hover and on focus, wherever it is', async () => {
  const { page, ...person } = await grotto.person(LAPTOP);
  await openTable({ page, ...person }, ['greedy']);
  const told = (words, how) =>
    until(async () => words.test(await page.locator('#explanation').textContent()), `${words} is told ${how}`);
  await page.locator('.cv-card[data-spot="room parlor"]').hover();
  await told(/Parlor.*Costs 1 stone and 1 gold.*Refill wood, stone, emmer, flax, food and gold to 1/s, 'on hover');
  await page.locator('.cv-beside .cv-room').first().hover();
  await told(/Cave Entrance.*Gain 1 wood/s, 'in the cave of the rival');
  await page.locator('.cv-tile.cv-later').last().focus();
  await told(/Renovation.*Build a wall/s, 'on focus');
  await page.locator('.cv-front [data-good="gold"]').hover();
  await told(/gold: 1 \(at most 19\).*1 point/is, 'of a good');
});

test('a room that was found is marked where it appears', async () => {
  const person = await grotto.person(LAPTOP);
  const { page } = person;
  await openTable(person, []);
  assert.equal(await page.locator('.cv-new').count(), 0);
  const before = await rooms(page);
  await decide(page, 'take excavation');
  await decide(page, (await offered(page)).find((words) => /^dig \d/.test(words)));
  const found = (await rooms(page)).filter((room) => !before.includes(room));
  // Alone, the top of the pile comes with it.
  assert.equal(found.length, 2, `${found}`);
  const marked = await page.locator('.cv-card:has(.cv-new)').evaluateAll((cards) => cards.map(({ dataset }) => dataset.spot));
  assert.deepEqual(marked.sort(), found.sort());
});

test('a decision is accepted while something moves', async () => {
  const person = await grotto.person({ ...LAPTOP, ...IN_MOTION });
  const { page } = person;
  await openTable(person, []);
  await decide(page, 'take excavation');
  const before = await shownVersion(page);
  await page.evaluate((words) => document.querySelector(`#choices [value="${words}"]`).click(), (await offered(page)).find((words) => /^dig \d/.test(words)));
  await page.locator('#live[data-film]').waitFor();
  await page.locator('#choices .stays').click();
  await until(async () => (await shownVersion(page)) >= before + 2, 'the dig and the end of the turn count');
  await until(() => isAsked(page), 'the next turn has begun');
  assert.ok((await offered(page)).some((words) => words.startsWith('take ')));
});

test('what somebody else does can be followed, and is said where the question stands', async () => {
  const person = await grotto.person({ ...LAPTOP, ...IN_MOTION });
  const { page } = person;
  await openTable(person, ['greedy']);
  await page.evaluate(() => {
    window.captions = [];
    const note = () => window.captions.push(document.querySelector('#film-caption')?.textContent);
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await decide(page, 'take undergrowth');
  await decide(page, 'end');
  const rival = await page.locator('.cv-beside bdi').textContent();
  await until(
    async () => (await page.evaluate(() => window.captions)).some((words) => words?.startsWith(`${rival} takes `)),
    'the tile that the rival takes is said',
  );
});

test('the keys: regions, neighbours, undo and the end of the turn', async () => {
  const person = await grotto.person(LAPTOP);
  const { page } = person;
  await openTable(person, []);
  const focused = () => page.evaluate(() => document.activeElement.dataset.words ?? document.activeElement.className);
  await page.locator('[data-words="take undergrowth"]').focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await focused(), 'take cultivation');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  assert.equal(await focused(), 'take cultivation');
  await page.keyboard.press('F6');
  assert.match(await focused(), /cv-(card|unseen)/, 'the display comes after the action board');
  await page.locator('[data-words="take undergrowth"]').focus();
  for (const [key, done] of [
    ['Enter', async () => (await offered(page)).includes('end')],
    ['u', async () => (await offered(page)).includes('take undergrowth')],
  ]) {
    await page.keyboard.press(key);
    await until(done, `${key} does it`);
  }
  await decide(page, 'take undergrowth');
  await page.keyboard.press('e');
  await until(async () => !(await offered(page)).includes('take undergrowth'), 'the turn is over');
});

test('the end counts the points by their sources, and all can be seen at once', async () => {
  const person = await grotto.person({ ...MONITOR, ...IN_MOTION });
  const { page } = person;
  await openTable(person, ['greedy']);
  await playToTheEnd([page], { worth: BRISK });
  await page.locator('#live.over').waitFor();
  const rows = await page.locator('.cv-source').evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))));
  const totals = (await page.locator('.cv-total b').allTextContents()).map(Number);
  assert.equal(rows.length, 3);
  totals.forEach((total, seat) => assert.equal(rows.reduce((sum, row) => sum + row[seat], 0), total));
  await until(() => page.locator('.cv-verdict h2').evaluate((title) => getComputedStyle(title).opacity === '1'), 'the verdict is there');
});

async function rooms(page) {
  return page.locator('.cv-card').evaluateAll((cards) => cards.map(({ dataset }) => dataset.spot));
}
