// A table of Cavum as somebody sees it.

import assert from 'node:assert/strict';

import { brought, startTable } from './brought.mjs';
import { askHint } from './counsel.mjs';
import { Shortcut } from './shortcut.mjs';
import { caughtUp, isAsked, isOver, skipFilm } from './table.mjs';
import { until } from './until.mjs';

/** More decisions than any game has. */
const MOST_DECISIONS = 900;

/** The beginners' game of two phases. */
const SHORT = { game: 'cavum', beginners: 'yes' };

/** Two people at a table of the beginners' game that has begun. */
export async function twoPeople(grotto, options) {
  const [ann, bert] = [await grotto.person(options), await grotto.person(options)];
  await ann.page.goto('/');
  const path = await new Shortcut(ann).open(['person'], SHORT);
  await bert.page.goto('/');
  await new Shortcut(bert).post(`${path}/join`, { seat: '1' });
  await new Shortcut(ann).start(path);
  await ann.page.goto(path);
  await bert.page.goto(path);
  return { ann, bert, pages: [ann.page, bert.page] };
}

/** One person and bots of these levels at a table that has begun. */
export async function againstBots(grotto, { bots = ['greedy'], game = SHORT, ...options } = {}) {
  const person = await grotto.person(options);
  await person.page.goto('/');
  const path = await startTable(person, bots, game);
  await person.page.goto(path);
  return { person, page: person.page, path };
}

/** The words of everything that can be decided now. */
export async function legal(page) {
  return page.locator('#choices [data-decision]').evaluateAll((buttons) =>
    buttons.map((button) => button.value),
  );
}

/** A space of the board by its words. */
export function space(page, words) {
  return page.locator(`#cm-map [data-words="${words}"]`);
}

/** Picks a piece, or a step of a piece, in the list. */
export async function pickPiece(page, words) {
  await page.locator(`#choices > .branch > summary[data-words="${words}"]`).click();
}

/** Does something that sends a decision, and waits until the page shows what came of it. */
export async function sending(page, act) {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await act();
  const answer = await answered;
  assert.ok(answer.ok(), `the decision is answered by ${answer.status()}`);
  await caughtUp(page);
}

/** Decides by the button of the list, wherever it is folded away. */
export async function decide(page, words) {
  // In one go: the page may exchange its parts at any moment.
  await sending(page, () =>
    page.evaluate((value) => document.querySelector(`#choices [value="${value}"]`).click(), words),
  );
}

/** What somebody in a hurry would do: pass, build what is there, prospect, end. */
export function hurried(words) {
  const wishes = [
    /^(stop|pass|card|sell)\b/,
    /^station/,
    /^lay dynamite/,
    /^vein/,
    /^lay/,
    /^option points/,
    /^(step|prospect|fulfil)/,
    /^discard/,
    /^end/,
  ];
  for (const wish of wishes) {
    const found = words.find((decision) => wish.test(decision));
    if (found !== undefined) {
      return found;
    }
  }
  return words[0];
}

/**
 * The first of these people who is asked, or “nobody” when the game is over. Whoever has decided
 * has seen what came of it, so no page is asked in vain.
 */
export async function whoIsAsked(pages) {
  return until(async () => {
    for (const page of pages) {
      if (await isAsked(page)) {
        return page;
      }
    }
    if (await isOver(pages[0])) {
      return 'nobody';
    }
    await Promise.all(pages.map(skipFilm));
    return undefined;
  }, 'somebody is asked or the game is over');
}

/**
 * Plays in a hurry until `enough` says so or the game is over. `enough` is asked with the page
 * and what can be decided there before every decision.
 */
export async function playOn(pages, enough = async () => false, play = playHurried) {
  for (let count = 0; count < MOST_DECISIONS; count += 1) {
    const page = await whoIsAsked(pages);
    if (page === 'nobody') {
      return undefined;
    }
    const words = await legal(page);
    if (await enough(page, words)) {
      return page;
    }
    await play(page, words);
  }
  throw new Error(`the game is not over after ${MOST_DECISIONS} decisions`);
}

async function playHurried(page, words) {
  await decide(page, hurried(words));
}

/** In a hurry but for the routes, which are the best that are suggested. */
export async function playForStones(page, words) {
  const suggestion = page.locator('.cm-suggestion').first();
  if (!(await isProspecting(page, words)) || (await suggestion.count()) === 0) {
    return playHurried(page, words);
  }
  await suggestion.click();
  await page.locator('[data-confirm]').click();
  await until(async () => (await page.locator('.cm-suggestion').count()) === 0, 'the route is walked');
  await caughtUp(page);
}

/** Whether pieces can be laid. */
export const isBuilding = async (page, words) => words.some((decision) => decision.startsWith('lay '));

/** Whether a route can begin. */
export const isProspecting = async (page, words) =>
  words.some((decision) => /^prospect \S/.test(decision));

/** The pages of Cavum in states worth looking at. */
export async function cavumPlaces(person) {
  const four = { chairs: ['greedy', 'greedy', 'greedy'], options: { game: 'cavum' } };
  const two = { chairs: ['greedy'], options: SHORT };
  const until = (isThere) => (decisions, page) => (isThere(decisions, page) ? undefined : hurried(decisions));
  const offers = (kind) => (decisions) => decisions.some((words) => kind.test(words));
  const dearest = (decisions) => decisions.findLast((words) => words.startsWith('bid'));
  const isBuilt = (decisions, page) => offers(/^vein/)(decisions) && page.includes('cm-built');
  const [auction, card, orders, building, hinted, routes, sale, over] = await Promise.all([
    brought(person, four, until(offers(/^bid/))),
    brought(person, four, (decisions) => (offers(/^card/)(decisions) ? undefined : dearest(decisions))),
    brought(person, four, until(offers(/^order/))),
    brought(person, four, until(isBuilt)),
    brought(person, four, until(isBuilt)),
    brought(person, two, until(offers(/^prospect ./))),
    brought(person, four, until((decisions, page) => page.includes('cm-explosion') && offers(/^bid/)(decisions))),
    brought(person, two, until(() => false)),
  ]);
  await askHint(person, hinted);
  return [
    { name: 'cavum-auction', path: auction },
    { name: 'cavum-card', path: card },
    { name: 'cavum-orders', path: orders },
    { name: 'cavum-building', path: building },
    { name: 'cavum-building-tried', path: building, act: tryATile },
    { name: 'cavum-hint', path: hinted },
    { name: 'cavum-routes', path: routes, act: async (page) => page.locator('.cm-suggestion').first().click() },
    { name: 'cavum-sale', path: sale },
    { name: 'cavum-explosion', path: sale, highlight: true },
    { name: 'cavum-over', path: over },
    { name: 'cavum-replay', path: `${over}/replay?step=30` },
  ];
}

/** A piece is picked and shown where it could go. */
async function tryATile(page) {
  await page.locator('#choices > .branch > summary').first().click();
  await page.locator('#cm-map [data-pickable]').first().hover();
}
