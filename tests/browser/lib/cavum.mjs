// A table of Cavum as somebody sees it.

import assert from 'node:assert/strict';

import { caughtUp, isAsked, isOver } from './table.mjs';
import { until } from './until.mjs';

/** More decisions than any game of two phases has. */
const MOST_DECISIONS = 600;

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
  await sending(page, () =>
    page.locator(`#choices [value="${words}"]`).evaluate((button) => button.click()),
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

/** The first of these people who is asked, or “nobody” when the game is over. */
export async function whoIsAsked(pages) {
  return until(async () => {
    for (const page of pages) {
      await caughtUp(page);
      if (await isAsked(page)) {
        return page;
      }
    }
    return (await isOver(pages[0])) ? 'nobody' : undefined;
  }, 'somebody is asked or the game is over');
}

/**
 * Plays in a hurry until `enough` says so or the game is over. `enough` is asked with the page
 * and what can be decided there before every decision.
 */
export async function playOn(pages, enough = async () => false) {
  for (let count = 0; count < MOST_DECISIONS; count += 1) {
    const page = await whoIsAsked(pages);
    if (page === 'nobody') {
      return undefined;
    }
    const words = await legal(page);
    if (await enough(page, words)) {
      return page;
    }
    await decide(page, hurried(words));
  }
  throw new Error(`the game is not over after ${MOST_DECISIONS} decisions`);
}

/** Whether pieces can be laid. */
export const isBuilding = async (page, words) => words.some((decision) => decision.startsWith('lay '));

/** Whether a route can begin. */
export const isProspecting = async (page, words) =>
  words.some((decision) => /^prospect \S/.test(decision));
