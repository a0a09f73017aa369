// Every page there is, each in a state worth looking at.

import assert from 'node:assert/strict';

import { brought } from './brought.mjs';
import { cavernaPlaces } from './caverna.mjs';
import { cavumPlaces } from './cavum.mjs';
import { counselPlaces } from './counsel.mjs';
import { Shortcut } from './shortcut.mjs';

const RELICS = { game: 'diamant', relics: 'yes' };

/**
 * Every page, as these two people see it: `second` those that say so, because nobody may open
 * more than some tables at once. A place has a name and a path, and where it needs more
 * than to go there: whether the `second` person sees it, the `status` of its answer if it is not 200, `fresh` if it is seen by
 * somebody who was never here, the id of what is to be unfolded, what to `act` on the page,
 * and whether the `highlight` that was there last is to be seen.
 */
export async function everyPlace(person, second) {
  // A first visit makes somebody of them.
  await person.page.goto('/');
  await second.page.goto('/');
  const [shortcut, hostess] = [new Shortcut(person), new Shortcut(second)];
  await shortcut.post('/account/claim', { name: 'Ada', password: 'correct horse battery staple' });
  const waiting = await shortcut.open(['person', 'greedy', 'person'], RELICS);
  const guest = await hostess.open(['person', 'greedy', 'person'], { ...RELICS, public: 'yes' });
  await shortcut.post(`${guest}/join`, { seat: '1' });
  const [playing, over, caverna, cavum, counsel] = await Promise.all([
    runningTable(person),
    finishedTable(person),
    cavernaPlaces(person),
    cavumPlaces(second),
    counselPlaces(person),
  ]);
  return [
    { name: 'home', path: '/' },
    { name: 'home-first-visit', path: '/', fresh: true },
    { name: 'home-new-diamant', path: '/', unfold: 'new-diamant' },
    { name: 'home-new-cavum', path: '/', unfold: 'new-cavum' },
    { name: 'home-settings', path: '/', unfold: 'settings' },
    { name: 'table-waiting', path: waiting },
    { name: 'table-waiting-guest', path: guest },
    { name: 'table-waiting-stranger', path: guest, fresh: true },
    { name: 'table-playing', path: playing },
    { name: 'table-playing-deck', path: playing, unfold: 'diamant-deck' },
    { name: 'table-playing-highlight', path: playing, highlight: true },
    { name: 'table-looking-on', path: playing, fresh: true },
    { name: 'table-over', path: over },
    { name: 'table-over-luck', path: over, unfold: 'luck' },
    { name: 'replay', path: `${over}/replay?step=12` },
    ...(await everyRules(person.page)),
    ...caverna,
    ...cavum.map((place) => ({ ...place, second: true })),
    ...counsel,
    { name: 'account', path: '/account', unfold: 'delete' },
    { name: 'account-of-a-guest', path: '/account', fresh: true },
    { name: 'error-not-found', path: '/no-such-page', status: 404 },
    { name: 'error-refused', path: `${playing}/record`, status: 409 },
  ];
}

/** The rules of every game that the home page offers. */
async function everyRules(page) {
  await page.goto('/');
  const paths = await page
    .locator('.game-card a[href^="/rules/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  assert.ok(paths.length > 1, `${paths}`);
  return paths.map((path) => ({ name: path.slice(1).replace('/', '-'), path }));
}

/** Goes there and does what there is to do. */
export async function visit(person, { path, status = 200, unfold, act, highlight }) {
  const { page, troubles } = person;
  if (status !== 200) {
    troubles.allowStatus(status);
  }
  const answer = await page.goto(path);
  assert.equal(answer.status(), status, path);
  if (unfold) {
    const details = page.locator(`#${unfold}`);
    if ((await details.getAttribute('open')) === null) {
      await details.locator('> summary').click();
    }
    assert.notEqual(await details.getAttribute('open'), null, `#${unfold} is unfolded`);
  }
  await act?.(page);
  if (highlight) {
    await lookAtHighlight(person, path);
  }
}

/**
 * The page forgets that it has told of the last highlight, so that the next change brings it once
 * more: somebody says a word.
 */
async function lookAtHighlight(person, path) {
  const { page } = person;
  assert.ok((await page.locator('template[data-highlight]').count()) > 0, `${page.url()} has a highlight`);
  await page.evaluate(() => {
    const last = Number([...document.querySelectorAll('template[data-highlight]')].at(-1).dataset.highlight);
    for (const line of document.querySelectorAll('#live [data-step]')) {
      line.dataset.step = String(Math.min(Number(line.dataset.step), last - 1));
    }
  });
  // By a request: a click would dismiss what somebody else's word has brought already.
  await new Shortcut(person).post(`${path}/chat`, { text: '!' });
  await page.locator('.highlight-picture').first().waitFor();
}

/** Sets what the menu of settings sets, without going there. */
export async function prefer(person, settings) {
  await new Shortcut(person).post('/settings', settings);
}

/** A table where a round has gone by and another has begun. */
async function runningTable(person) {
  const table = { chairs: ['random', 'random', 'greedy'], options: RELICS };
  return brought(person, table, (_, page) => {
    const rounds = page.match(/<h3 data-step/g)?.length ?? 0;
    return rounds < 2 ? 'stay' : undefined;
  });
}

/** A table that has been played to the end, three steps deep and home again. */
async function finishedTable(person) {
  const table = { chairs: ['greedy', 'greedy', 'greedy'], options: RELICS };
  let choices = 0;
  return brought(person, table, () => {
    choices += 1;
    return choices % 4 === 0 ? 'leave' : 'stay';
  });
}
