// What happened is shown before the board moves on: the reveal of the choices, the way home, the
// next card, the end of a round.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { IN_MOTION, PHONE, useGrotto } from './lib/grotto.mjs';
import { openAndStart, playNow, servedVersion, shownVersion, waitForPrompt } from './lib/table.mjs';
import { until } from './lib/until.mjs';

/** A round that ends with a trap waits for the viewer, and the next one begins. */
const LONGEST_FILM = 40_000;

const grotto = useGrotto();

test('everybody sees all choices at the same moment, and none before', async () => {
  const ada = await grotto.person(IN_MOTION);
  const bert = await grotto.person();
  await openAndStart(ada, [bert], { chairs: ['person', 'greedy'] });
  for (const { page } of [ada, bert]) {
    await waitForPrompt(page);
    await watchFilm(page);
  }
  await choose(ada.page, 'stay');
  for (const { page } of [ada, bert]) {
    assert.deepEqual(await filmOf(page), [], 'nothing is revealed while somebody thinks');
  }
  await choose(bert.page, 'leave');
  for (const { page } of [ada, bert]) {
    await until(async () => (await filmOf(page)).length > 0, 'the choices are revealed');
    const [reveal] = await filmOf(page);
    assert.equal(reveal.over, 'before');
    // Over every adventurer and in every row.
    assert.equal(reveal.turned, 6, JSON.stringify(reveal));
  }
  // A screen reader hears the same.
  const [{ caption }] = await filmOf(bert.page);
  await until(async () => (await heard(bert.page)).includes(caption), `it is said: ${caption}`);
});

test('a trap is seen beside the one before it, and then what it costs', async () => {
  const { page } = await grotto.person({ ...IN_MOTION, viewport: { width: 1280, height: 720 } });
  await playNow(page);
  await waitForPrompt(page);
  await watchFilm(page);
  // Somebody who never leaves meets the second trap in the end.
  const struck = () => filmOf(page).then((film) => film.find(({ deadly }) => deadly > 0));
  for (let cards = 0; cards < 60 && !(await struck()); cards += 1) {
    await until(() => page.evaluate(() => Boolean(document.querySelector('#live.over, #choices'))), 'there is more');
    if (await page.locator('#live.over').count()) break;
    await choose(page, 'stay');
  }
  const film = await filmOf(page);
  const first = film.findIndex(({ deadly }) => deadly > 0);
  assert.ok(first >= 0, 'five rounds without a second trap, for somebody who never leaves');
  const { over, path, next } = film[first];
  assert.equal(over, 'before');
  assert.ok(path >= 1, 'the path of the round is still there');
  assert.ok(next, 'the card lies in the next chamber');
});

test('a decision that is pressed while something moves counts', async () => {
  const { page } = await grotto.person(IN_MOTION);
  await playNow(page);
  await waitForPrompt(page);
  await page.locator('#choices button[value="stay"]').click();
  await page.locator('#live[data-film]').waitFor();
  // What can be decided is there before the film is over, and nothing lies over it.
  await page.locator('#live[data-film] #choices').waitFor();
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await page.locator('#choices button[value="stay"]').click();
  assert.ok((await answered).ok());
});

test('a click or a key ends the film, and a word in the chat starts none', async () => {
  const ada = await grotto.person(IN_MOTION);
  const bert = await grotto.person();
  await openAndStart(ada, [bert], { chairs: ['person', 'greedy'] });
  const { page } = ada;
  for (const person of [ada, bert]) await waitForPrompt(person.page);
  await bert.page.locator('label[for="talk-chat"]').click();
  await bert.page.locator('#chat-text').fill('Hello');
  await bert.page.keyboard.press('Enter');
  await page.locator('[data-chat]').waitFor({ state: 'attached' });
  assert.equal(await page.locator('#live[data-film]').count(), 0);
  await choose(bert.page, 'stay');
  const version = await page.locator('#live').getAttribute('data-version');
  await page.locator('#choices button[value="stay"]').click();
  await page.locator('#live[data-film]').waitFor();
  await page.keyboard.press('Escape');
  await until(async () => (await page.locator('#live[data-film]').count()) === 0, 'it is over');
  assert.notEqual(await page.locator('#live').getAttribute('data-version'), version);
});

test('what moves never lies over what can be decided', async () => {
  for (const device of [{ viewport: { width: 1280, height: 720 } }, PHONE]) {
    const { page } = await grotto.person({ ...device, ...IN_MOTION });
    await playNow(page);
    await waitForPrompt(page);
    await watchFilm(page);
    for (let turn = 0; turn < 4 && (await waitForPrompt(page)); turn += 1) {
      await choose(page, turn === 2 ? 'leave' : 'stay');
    }
    const film = await filmOf(page);
    assert.ok(film.length > 2, `${film.length} moments`);
    assert.deepEqual(film.filter(({ covers }) => covers), []);
  }
});

/** Chooses, and sees the film to its end. */
async function choose(page, words) {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await page.locator(`#choices button[value="${words}"]`).click();
  assert.ok((await answered).ok());
  const version = await servedVersion(page);
  const isOver = async () => (await shownVersion(page)) >= version && (await page.locator('#live[data-film]').count()) === 0;
  await until(isOver, 'the film is over', LONGEST_FILM);
}

/** Writes down every moment and everything that is announced from now on. */
async function watchFilm(page) {
  await page.evaluate(() => {
    window.film = [];
    window.announced = [];
    const box = (element) => element.getBoundingClientRect();
    const meet = (one, other) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    let last = '';
    const look = () => {
      const live = document.querySelector('#live');
      const caption = document.querySelector('#film-caption')?.textContent;
      if (!live.dataset.film || !caption) return;
      const cues = [...document.querySelectorAll('#highlights .cue:not(.flying)')];
      const count = (selector) => document.querySelectorAll(selector).length;
      const next = document.querySelector('.dm-next-place');
      const moment = {
        over: live.dataset.film,
        caption,
        turned: count('#highlights .dm-turning'),
        deadly: count('.dm-card.dm-deadly'),
        path: count('.dm-path .dm-card'),
        next: cues.some((cue) => next && cue.querySelector('.dm-turned-card') && meet(box(cue), box(next))),
        covers: cues.some((cue) => [...document.querySelectorAll('#choices button')].some((button) => meet(box(cue), box(button)))),
      };
      const key = JSON.stringify(moment);
      if (key !== last) window.film.push(moment);
      last = key;
    };
    const everything = { childList: true, subtree: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.body, everything);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        window.announced.push(...[...addedNodes].map((line) => line.textContent));
      }
    }).observe(document.querySelector('#announcer'), { childList: true });
  });
}

async function filmOf(page) {
  return page.evaluate(() => window.film);
}

async function heard(page) {
  return page.evaluate(() => window.announced);
}
