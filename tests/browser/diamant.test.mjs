// The table of Diamant: all of it in sight, nothing covered, and played on the board itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { PHONE, useGrotto } from './lib/grotto.mjs';
import { assertFits } from './lib/layout.mjs';
import { caughtUp, choose, openAndStart, playNow, waitForPrompt } from './lib/table.mjs';
import { until } from './lib/until.mjs';

/** Windows in which a turn needs no scrolling. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** How many cards fill a grid. */
const GRIDS = [
  [8, 'dm-path-short'],
  [14, 'dm-path-long'],
  [17, 'dm-path-longer'],
  [25, 'dm-path-longest'],
];

const grotto = useGrotto();

test('a turn needs no scrolling and nothing is covered, with eight adventurers and relics', async () => {
  const ada = await grotto.person();
  const bert = await grotto.person();
  await openAndStart(ada, [bert], { chairs: ['person', ...Array(6).fill('random')], relics: true });
  const { page } = ada;
  await waitForPrompt(page);
  await settled(page);
  await assertInSightEverywhere(page, 'asked');
  await choose(page, 'stay');
  await page.reload();
  assert.equal(await page.locator('#choices').count(), 0, 'Bert has not chosen');
  await assertInSightEverywhere(page, 'waiting');
});

test('camp and next chamber are the two decisions', async () => {
  const { page } = await grotto.person({ viewport: { width: 1280, height: 720 } });
  await playNow(page);
  await waitForPrompt(page);
  await settled(page);
  await page.locator('#next-chamber').hover();
  const background = (selector) => page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.notEqual(await background('#choices [value="stay"]'), await background('#choices [value="leave"]'), 'both are seen to be the same');
  assert.equal(await sentBy(page, () => page.locator('#next-chamber').click()), 'stay');
  await waitForPrompt(page);
  await settled(page);
  assert.equal(await sentBy(page, () => page.locator('#way-home').click({ position: { x: 40, y: 200 } })), 'leave');
});

test('the arrows decide, as they point on the board', async () => {
  const { page } = await grotto.person();
  await playNow(page);
  await waitForPrompt(page);
  assert.equal(await sentBy(page, () => page.keyboard.press('ArrowRight')), 'stay');
  await waitForPrompt(page);
  assert.equal(await sentBy(page, () => page.keyboard.press('ArrowLeft')), 'leave');
});

test('a finger marks its way on the board before it goes there', async () => {
  const { page } = await grotto.person(PHONE);
  await playNow(page);
  await waitForPrompt(page);
  await settled(page);
  const requests = [];
  page.on('request', (request) => request.url().endsWith('/decide') && requests.push(request));
  await page.locator('#next-chamber').tap();
  await page.locator('#next-chamber[data-picked]').waitFor();
  await page.locator('#choices [value="stay"][data-picked]').waitFor();
  assert.equal(requests.length, 0);
  await page.locator('#way-home').tap();
  await page.locator('#way-home[data-picked]').waitFor();
  assert.equal(requests.length, 0);
  assert.equal(await sentBy(page, () => page.locator('#way-home').tap()), 'leave');
});

test('what is under the pointer is explained above the question', async () => {
  const { page } = await grotto.person({ viewport: { width: 1280, height: 720 } });
  await playNow(page);
  await waitForPrompt(page);
  await settled(page);
  await page.locator('[data-spot="trap lava"]').hover();
  const explanation = page.locator('#explanation');
  await until(async () => /lava/i.test(await explanation.innerText()), 'the lava is explained');
  const [told, question] = await page.evaluate(() =>
    ['#explanation', '#status'].map((selector) => document.querySelector(selector).getBoundingClientRect().top),
  );
  assert.ok(told < question, `${told} is above ${question}`);
});

/** With paths of every length, in every window. */
async function assertInSightEverywhere(page, what) {
  for (const [cards, grid] of GRIDS) {
    await page.evaluate(lengthen, { cards, grid });
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await assertInSight(page, `${what}, ${cards} cards at ${window.width}x${window.height}`);
    }
  }
}

/** Runs in the page: a path of this many cards, which nobody could wait for. */
function lengthen({ cards, grid }) {
  const path = document.querySelector('.dm-path');
  const [first] = path.children;
  const party = first.querySelector('.dm-party');
  const isCard = (cell) => cell.querySelector('.dm-card');
  while ([...path.children].filter(isCard).length < cards) {
    const more = first.cloneNode(true);
    more.classList.remove('dm-newest');
    more.querySelector('.dm-party')?.remove();
    first.before(more);
  }
  for (const slot of path.querySelectorAll('.dm-slot')) slot.remove();
  if (party) first.append(party);
  path.className = `dm-path ${grid}`;
}

/** Waits until nothing is played any more. */
async function settled(page) {
  await until(async () => (await page.locator('#live[data-film]').count()) === 0, 'the film is over');
}

/** What is sent when somebody does this. */
async function sentBy(page, act) {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await act();
  const answer = await answered;
  await caughtUp(page);
  return new URLSearchParams(answer.request().postData()).get('decision');
}

/** Everything one decides by is whole and in sight, and nothing lies over it. */
async function assertInSight(page, where) {
  await assertFits(page, where);
  const troubles = await page.evaluate(() => {
    const found = [];
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const name = (element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 30)}`;
    const parts = shown('#choices button, #status, .dm-card, .dm-next-place, .dm-camp, .dm-player, .dm-danger');
    for (const part of parts) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${name(part)} is out of sight`);
    }
    // Nothing else lies where their middle is.
    for (const part of shown('#choices button, .dm-next-place, .dm-player')) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!part.contains(there)) found.push(`${name(part)} is below ${there && name(there)}`);
    }
    const boxes = shown('.dm-cell:not(.dm-slot)').map((cell) => [name(cell), cell.getBoundingClientRect()]);
    for (const [index, [one, a]] of boxes.entries()) {
      for (const [other, b] of boxes.slice(index + 1)) {
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push(`${one} meets ${other}`);
      }
    }
    return found;
  });
  assert.deepEqual(troubles, [], where);
  if (page.viewportSize().width >= 1280 && page.viewportSize().height >= 720) {
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.ok(scrolls <= 0, `${where} scrolls by ${scrolls}`);
  }
}
