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

/** From a small laptop on the page does not scroll, and every part of the table is in sight, in its
    region, with nothing over it and no word cut off. */
export async function assertWhole(page) {
  const wrong = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const found = [];
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) {
      found.push(`the page is ${scrollWidth}x${scrollHeight}`);
    }
    const all = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    const said = (part) => `${part.className || part.id} ${part.dataset.spot ?? part.textContent.trim().slice(0, 40)}`;
    const PARTS = {
      '.cv-front': '.cv-space, .cv-stock',
      '.cv-actions': '.cv-tile',
      '.cv-display': '.cv-card',
      '.beside': '.cv-space, .cv-stock',
      '.decision': '#status, .cv-offer, .stays, #undo, #hint',
      '.explanation': '.cv-told-name',
    };
    for (const [region, parts] of Object.entries(PARTS)) {
      for (const around of all(region)) {
        const edge = around.getBoundingClientRect();
        for (const part of [...around.querySelectorAll(parts)].filter((part) => part.checkVisibility())) {
          const box = part.getBoundingClientRect();
          const inside = box.left >= edge.left - 1 && box.right <= edge.right + 1 && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1;
          if (!inside) found.push(`${said(part)} leaves ${region}`);
          if (edge.bottom > innerHeight || edge.right > innerWidth) found.push(`${region} leaves the page`);
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          if (top && !part.contains(top) && !top.contains(part)) found.push(`${said(part)} is covered by ${said(top)}`);
        }
      }
    }
    for (const words of all('.cv-card-name, .cv-room-name, .cv-prospect, .decision .choice-text')) {
      if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 0) found.push(`${words.textContent} is cut off`);
    }
    for (const part of all('.cv-tile, .cv-card')) {
      if (part.scrollHeight > part.clientHeight + 2) found.push(`${said(part)} is too small for what is on it`);
    }
    const regions = all('.cv-front, .cv-actions, .cv-display, .beside, .talk, .hints, .explanation, .decision');
    regions.forEach((one, index) => {
      const first = one.getBoundingClientRect();
      for (const other of regions.slice(index + 1)) {
        const second = other.getBoundingClientRect();
        const meet = first.left < second.right - 1 && second.left < first.right - 1 && first.top < second.bottom - 1 && second.top < first.bottom - 1;
        if (meet) found.push(`${said(one).slice(0, 30)} and ${said(other).slice(0, 30)} meet`);
      }
    });
    return found.slice(0, 8);
  });
  assert.deepEqual(wrong, []);
}

/** The points of everybody as the final table shows them. */
export async function finalPoints(page) {
  const points = await page.locator('.cv-total b').allTextContents();
  assert.ok(points.length > 0, 'the points are counted');
  return points.map(Number);
}
