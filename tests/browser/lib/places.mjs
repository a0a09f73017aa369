// Every page there is, each in a state worth looking at.

import assert from 'node:assert/strict';

import {
  Temper,
  choose,
  invitation,
  openTable,
  playNow,
  playToTheEnd,
  start,
  waitForPrompt,
} from './table.mjs';

/**
 * Every page, as this person sees it. A place has a name, a path, the status of its answer if
 * it is not 200, and the id of what is to be unfolded.
 */
export async function everyPlace(person) {
  const { page } = person;
  const waiting = await waitingTable(page);
  const playing = await runningTable(page);
  const over = await finishedTable(page);
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
    { name: 'rules', path: '/rules/diamant' },
    { name: 'account', path: '/account', unfold: 'delete' },
    { name: 'error-not-found', path: '/no-such-page', status: 404 },
    { name: 'error-refused', path: `${playing}/record`, status: 409 },
  ];
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
  const { origin } = new URL(person.page.url());
  const answer = await person.context.request.post('/settings', {
    form: settings,
    headers: { origin },
    maxRedirects: 0,
  });
  assert.equal(answer.status(), 303);
}

async function waitingTable(page) {
  await openTable(page, { chairs: ['person', 'greedy', 'person'], relics: true });
  return invitation(page);
}

async function runningTable(page) {
  await openTable(page, { chairs: ['random', 'random', 'greedy'], relics: true });
  const path = await invitation(page);
  await start(page);
  // Deep enough that there is something to see.
  while ((await page.locator('#log-lines h3[data-step]').count()) < 2) {
    await waitForPrompt(page);
    await choose(page, 'stay');
  }
  await waitForPrompt(page);
  return path;
}

async function finishedTable(page) {
  await playNow(page);
  await playToTheEnd([{ page, temper: new Temper(3) }]);
  return new URL(page.url()).pathname;
}
