// Every page there is, each in a state worth looking at.

import assert from 'node:assert/strict';

import { cavernaPlaces } from './caverna.mjs';
import { Shortcut } from './shortcut.mjs';

/**
 * Every page, as this person sees it. A place has a name, a path, the status of its answer if
 * it is not 200, and the id of what is to be unfolded.
 */
export async function everyPlace(person) {
  // A first visit makes somebody of them.
  await person.page.goto('/');
  const shortcut = new Shortcut(person);
  const waiting = await shortcut.open(['person', 'greedy', 'person'], { relics: 'yes' });
  const playing = await runningTable(shortcut);
  const over = await finishedTable(shortcut);
  return [
    { name: 'home', path: '/' },
    { name: 'home-new-table', path: '/', unfold: 'new-diamant' },
    { name: 'home-settings', path: '/', unfold: 'settings' },
    { name: 'table-waiting', path: waiting },
    { name: 'table-playing', path: playing },
    { name: 'table-playing-deck', path: playing, unfold: 'diamant-deck' },
    { name: 'table-over', path: over },
    { name: 'table-over-luck', path: over, unfold: 'luck' },
    { name: 'replay', path: `${over}/replay?step=12` },
    ...(await everyRules(person.page)),
    ...(await cavernaPlaces(person)),
    { name: 'account', path: '/account', unfold: 'delete' },
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

/** Goes there and unfolds what is to be unfolded. */
export async function visit(person, { path, status = 200, unfold }) {
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
}

/** Sets what the menu of settings sets, without going there. */
export async function prefer(person, settings) {
  await new Shortcut(person).post('/settings', settings);
}

/** A table where a round has gone by and another has begun. */
async function runningTable(shortcut) {
  const path = await shortcut.open(['random', 'random', 'greedy'], { relics: 'yes' });
  await shortcut.start(path);
  await shortcut.play(path, (page) => {
    const rounds = page.match(/<h3 data-step/g)?.length ?? 0;
    return rounds < 2 || !page.includes('id="choices"') ? 'stay' : undefined;
  });
  return path;
}

/** A table that has been played to the end, three steps deep and home again. */
async function finishedTable(shortcut) {
  const path = await shortcut.open(['greedy', 'greedy', 'greedy'], { relics: 'yes' });
  await shortcut.start(path);
  let choices = 0;
  await shortcut.play(path, (page) => {
    choices += page.includes('id="choices"') ? 1 : 0;
    if (page.includes('class="dm-ranking"')) {
      return undefined;
    }
    return choices % 4 === 0 ? 'leave' : 'stay';
  });
  return path;
}
