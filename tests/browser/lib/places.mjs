// Every page there is, each in a state worth looking at.

import assert from 'node:assert/strict';

import { brought } from './brought.mjs';
import { openTab } from './chat.mjs';
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
  const lessons = await everyLesson(second);
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
    { name: 'table-playing-highlight', path: playing, highlight: true },
    { name: 'table-looking-on', path: playing, fresh: true },
    ...lessons,
    { name: 'table-over', path: over },
    { name: 'table-over-luck', path: over, unfold: 'luck' },
    { name: 'replay', path: `${over}/replay?step=12` },
    { name: 'replay-headings', path: `${over}/replay?step=30`, unfold: 'headings' },
    { name: 'replay-keys', path: `${over}/replay`, unfold: 'replay-keys' },
    { name: 'try-out', path: await tryOut(second, over, '12'), second: true },
    { name: 'try-out-of-a-turn', path: await tryOut(person, playing) },
    { name: 'try-out-caverna', path: await tryOut(person, pathOf(caverna, 'caverna-choosing')) },
    { name: 'try-out-cavum', path: await tryOut(second, pathOf(cavum, 'cavum-building')), second: true },
    { name: 'table-somebody-left', path: await deserted(person, second) },
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

/** A private board on which a position of this table is tried out. */
async function tryOut(person, path, step = '') {
  const answer = await new Shortcut(person).post(`${path}/try`, { step });
  return new URL(answer.headers().location, person.origin).pathname;
}

function pathOf(places, name) {
  return places.find((place) => place.name === name).path;
}

/** A running table that the second of these two has left. */
async function deserted(person, second) {
  const [host, guest] = [new Shortcut(person), new Shortcut(second)];
  const path = await host.open(['person', 'greedy'], { game: 'diamant' });
  await guest.post(`${path}/join`, { seat: '1' });
  await host.post(`${path}/start`);
  await guest.post(`${path}/leave`);
  return path;
}

/** The lesson of every game, at its beginning. */
async function everyLesson(person) {
  const shortcut = new Shortcut(person);
  const places = [];
  for (const game of ['diamant', 'caverna', 'cavum']) {
    const answer = await shortcut.post('/learn', { game });
    const path = new URL(answer.headers().location, person.origin).pathname;
    places.push({ name: `lesson-${game}`, path, second: true });
  }
  return places;
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
    if (await page.locator(`.talk-panel-about #${unfold}`).count()) await openTab(page, 'about');
    if ((await details.getAttribute('open')) === null) {
      await details.locator('> summary').click();
    }
    assert.notEqual(await details.getAttribute('open'), null, `#${unfold} is unfolded`);
  }
  await act?.(page);
  if (highlight) {
    await lookAtHighlight(person);
  }
}

/** Plays the last highlight that the page carries once more, as if it had just happened. */
async function lookAtHighlight({ page }) {
  assert.ok((await page.locator('template[data-highlight]').count()) > 0, `${page.url()} has a highlight`);
  await page.evaluate(() => {
    const templates = [...document.querySelectorAll('template[data-highlight]')].slice(-1);
    // It stays for as long as somebody looks.
    delete templates[0].dataset.length;
    const detail = { templates, over: 'before', wait() {} };
    document.dispatchEvent(new CustomEvent('grotto:highlights', { detail }));
  });
  await page.locator('#film:not([hidden])').waitFor();
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
