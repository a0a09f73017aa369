// A lesson as a learner sees it.

import { until } from './until.mjs';

/** Home, then one click. */
export async function beginLesson(page, game) {
  await page.goto('/');
  await page.locator(wayTo(game)).click();
  await page.locator('.coach').waitFor();
}

/** The button that leads to a game's lesson. */
export const wayTo = (game) => `form[action="/learn"]:has(input[value="${game}"]) button`;

/** How many steps are done, and how many there are. */
export async function progress(page) {
  const bar = page.locator('#coach-bar');
  return [Number(await bar.getAttribute('value')), Number(await bar.getAttribute('max'))];
}

/** The decision that the lesson asks for, in words; nothing at its end. */
export async function asked(page) {
  const button = page.locator('.coach [data-rank]');
  return (await button.count()) > 0 ? button.getAttribute('value') : undefined;
}

/** Does something and waits until so many steps are done. */
export async function untilDone(page, steps, doing) {
  await doing();
  await until(async () => (await progress(page))[0] === steps, `${steps} steps are done`);
}
