// Tables of Caverna: how a sensible person plays, and how a table is brought somewhere.

import assert from 'node:assert/strict';

import { brought, headingIn, startTable } from './brought.mjs';
import { askHint } from './counsel.mjs';
import { choose, isAsked, isOver } from './table.mjs';
import { until } from './until.mjs';

/** More decisions than any game here has: 44 turns of a dozen. */
const MOST_DECISIONS = 600;

const CAVERNA = { game: 'caverna' };

/** What is worth doing, the best first; what stands nowhere is not done. */
const WORTH = [/^cavern /, /^furnish /, /^dig (?!twice)/, /^wall /, /^gain /, /^use (?!no-room)/];

/** What somebody in a hurry does. */
export const BRISK = [/^cavern /, /^furnish /, /^dig (?!twice)/];

/** In this order the tiles are taken: the rare ones first, so that all have their turn. */
const TILES = [
  'renovation',
  'expansion',
  'housework',
  'drift-mining',
  'furnishing',
  'breach',
  'masonry',
  'excavation',
  'undermining',
  'expedition',
  'cultivation',
  'undergrowth',
];

/** What somebody sensible does with this list of decisions. */
export function sensible(decisions, worth = WORTH) {
  for (const kind of worth) {
    const found = decisions.find((words) => kind.test(words));
    if (found) {
      return found;
    }
  }
  if (decisions.includes('end')) {
    return 'end';
  }
  const tile = TILES.find((word) => decisions.includes(`take ${word}`));
  return tile ? `take ${tile}` : decisions.at(-1);
}

/** Every decision that the page offers. */
export async function offered(page) {
  return page.locator('#choices [data-decision]').evaluateAll((buttons) => buttons.map(({ value }) => value));
}

/** Decides by the button with these words, whether the list is unfolded or not. */
export async function decide(page, words) {
  // In one go: the page may exchange its parts at any moment.
  await choose(page, words, () => page.evaluate(pressButton, words));
}

function pressButton(words) {
  document.querySelector(`#choices [value="${words}"]`).click();
}

/** Plays until the game is over; whoever is asked does something sensible. */
export async function playToTheEnd(pages, { worth = WORTH, afterwards = async () => {} } = {}) {
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions += 1) {
    const page = await until(() => whoIsAsked(pages), 'somebody is asked or the game is over');
    if (page === 'nobody') {
      return;
    }
    await decide(page, sensible(await offered(page), worth));
    await afterwards(page);
  }
  throw new Error(`the game is not over after ${MOST_DECISIONS} decisions`);
}

/** Whoever has decided has seen what came of it, so no page is asked in vain. */
async function whoIsAsked(pages) {
  for (const page of pages) {
    if (await isAsked(page)) {
      return page;
    }
  }
  return (await isOver(pages[0])) ? 'nobody' : undefined;
}

/** The page of a table where the person decides now. */
export async function openTable(person, opponents) {
  await person.page.goto('/');
  const path = await startTable(person, opponents, CAVERNA);
  await person.page.goto(path);
  await until(() => isAsked(person.page), 'the person is asked');
  return path;
}

/** The pages of Caverna in states worth looking at. */
export async function cavernaPlaces(person) {
  const duel = { chairs: ['greedy'], options: CAVERNA };
  const solo = { chairs: [], options: CAVERNA };
  const isLate = (page) => /Round [45]\b/.test(headingIn(page));
  const toTheMiddle = (decisions, page) => (isLate(page) ? undefined : sensible(decisions));
  const [choosing, hinted, acting, over, alone] = await Promise.all([
    brought(person, duel, toTheMiddle),
    brought(person, duel, toTheMiddle),
    brought(person, solo, (decisions) => {
      if (decisions.includes('gain 2 wood')) {
        return undefined;
      }
      return decisions.includes('take undergrowth') ? 'take undergrowth' : sensible(decisions);
    }),
    brought(person, duel, (decisions) => sensible(decisions)),
    brought(person, solo, (decisions) => sensible(decisions)),
  ]);
  await askHint(person, hinted);
  return [
    { name: 'caverna-choosing', path: choosing },
    { name: 'caverna-hint', path: hinted },
    { name: 'caverna-acting', path: acting },
    { name: 'caverna-acting-list', path: acting, unfold: 'all-choices' },
    { name: 'caverna-over', path: over },
    { name: 'caverna-alone-over', path: alone },
    { name: 'caverna-replay', path: `${over}/replay?step=60` },
  ];
}

/** The points of everybody as the final table shows them. */
export async function finalPoints(page) {
  const points = await page.locator('.cv-result tbody b').allTextContents();
  assert.ok(points.length > 0, 'the points are counted');
  return points.map(Number);
}
