// A table of Diamant as somebody sees it.

import assert from 'node:assert/strict';

import { until } from './until.mjs';

/** More choices than any game can have: five rounds of thirty cards. */
const MOST_CHOICES = 200;

/** The one click from the home page to a game against bots. */
export const PLAY_NOW = 'form[action="/play"]:has(input[value="diamant"]) button';

/** Home, then one click. */
export async function playNow(page) {
  await page.goto('/');
  await page.locator(PLAY_NOW).click();
  await page.locator('#live.playing').waitFor();
}

/**
 * Opens a table by the form of the home page. `chairs` says who may sit beside the host:
 * `person` or a level of bots.
 */
export async function openTable(page, { chairs, relics = false, isPublic = false }) {
  await page.goto('/');
  await page.locator('#new-diamant > summary').click();
  const form = page.locator('#new-diamant form');
  await form.locator(`label:has(input[name="seats"][value="${chairs.length + 1}"])`).click();
  await form.locator('input[name="relics"]').setChecked(relics);
  for (const [index, sitter] of chairs.entries()) {
    await form.locator(`select[name="seat${index + 1}"]`).selectOption(sitter);
  }
  await form.locator(`input[name="public"][value="${isPublic ? 'yes' : 'no'}"]`).check();
  await form.locator('button[type="submit"]').click();
  await page.locator('#live.waiting').waitFor();
}

/** The link that the host sends to friends, as a path. */
export async function invitation(page) {
  const link = await page.locator('#invite-link').inputValue();
  return new URL(link).pathname;
}

/** Follows the invitation and sits down. */
export async function join(page, path) {
  await page.goto(path);
  await page.locator('form[action$="/join"] button').first().click();
  await page.locator('.chair.mine').waitFor();
}

/** The host starts. */
export async function start(page) {
  await page.locator('form[action$="/start"] button').click();
  await page.locator('#live.playing').waitFor();
}

/** Opens a table, lets the guests sit down and starts. */
export async function openAndStart(host, guests, { chairs, relics }) {
  await openTable(host.page, { chairs, relics });
  const path = await invitation(host.page);
  for (const guest of guests) {
    await join(guest.page, path);
  }
  await start(host.page);
  for (const guest of guests) {
    await guest.page.locator('#live.playing').waitFor();
  }
  return path;
}

/** The version that the page shows. */
export async function shownVersion(page) {
  return Number(await page.locator('#live').getAttribute('data-version'));
}

/** The version of the match that a decision would answer; who comes and goes does not change it. */
export async function askedVersion(page) {
  return page.locator('#choices [name="version"]').first().getAttribute('value');
}

/** The version that the server would show now. */
export async function servedVersion(page) {
  const answer = await page.context().request.get(page.url());
  const version = /id="live"[^>]* data-version="(\d+)"/.exec(await answer.text());
  assert.ok(version, `${page.url()} has a version`);
  return Number(version[1]);
}

/** How long people watch what happens before they skip it, in milliseconds. */
const LONG_FILM = 5_000;

/** Ends the film that the page shows, if it shows one. Any key does. */
export async function skipFilm(page) {
  if (await page.locator('#live[data-film]').count()) await page.keyboard.press('Shift');
}

/** Waits until the page shows what the server would show now. */
export async function caughtUp(page) {
  const version = await servedVersion(page);
  await until(
    async () => {
      await skipFilm(page);
      return (await shownVersion(page)) >= version;
    },
    `the page shows version ${version} of ${page.url()}`,
  );
}

/** Whether the person is asked for a choice now. */
export async function isAsked(page) {
  return (await page.locator('#choices').count()) > 0;
}

/** Whether the game is over. */
export async function isOver(page) {
  return (await page.locator('#live.over').count()) > 0;
}

/** Chooses by the button with these words, in whatever way `press` presses it. */
export async function choose(page, words, press = (button) => button.click()) {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await press(page.locator(`#choices button[value="${words}"]`));
  const answer = await answered;
  assert.ok(answer.ok(), `“${words}” is answered by ${answer.status()}`);
  await caughtUp(page);
}

/** Waits until the person is asked or the game is over, and says whether they are asked. */
export async function waitForPrompt(page) {
  const enough = Date.now() + LONG_FILM;
  await until(async () => {
    if (Date.now() > enough) await skipFilm(page);
    return page.locator('#choices, #live.over').first().isVisible();
  }, 'somebody is asked or the game is over');
  return !(await isOver(page));
}

/** Waits until the bots at a table of Diamant have chosen: from then on nothing moves by itself. */
export async function botsHaveChosen(page, bots) {
  await until(
    async () => (await page.locator('.dm-player:not(.dm-own) .dm-choice svg').count()) === bots,
    `${bots} bots have chosen`,
  );
  await caughtUp(page);
}

/**
 * Somebody who goes deeper so many times in each round and leaves then: enough for traps,
 * relics and full chests.
 */
export class Temper {
  #steps;
  #round = 0;
  #stayed = 0;

  constructor(steps) {
    this.#steps = steps;
  }

  async decision(page) {
    const round = await page.locator('.dm-entrance .dm-entrance-number').evaluateAll(
      (numbers) =>
        numbers.findIndex((number) => number.parentElement.getAttribute('aria-current')) + 1,
    );
    if (round !== this.#round) {
      this.#round = round;
      this.#stayed = 0;
    }
    this.#stayed += 1;
    return this.#stayed > this.#steps ? 'leave' : 'stay';
  }
}

/**
 * Plays until the game is over: `players` are pages with their tempers, asked one after the
 * other. `press` presses a button, `afterwards` looks at the page after each choice.
 */
export async function playToTheEnd(players, { press, afterwards = async () => {} } = {}) {
  for (let choices = 0; choices < MOST_CHOICES; choices += 1) {
    const asked = await until(() => whoIsAsked(players), 'somebody is asked or the game is over');
    if (asked === 'nobody') {
      return;
    }
    await choose(asked.page, await asked.temper.decision(asked.page), press);
    await afterwards(asked.page);
  }
  throw new Error(`the game is not over after ${MOST_CHOICES} choices`);
}

async function whoIsAsked(players) {
  for (const player of players) {
    await caughtUp(player.page);
    if (await isAsked(player.page)) {
      return player;
    }
  }
  return (await isOver(players[0].page)) ? 'nobody' : undefined;
}

/** The ranking as rows of place, name and points. */
export async function ranking(page) {
  return page.locator('.dm-ranking tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      ['.dm-place-number', 'bdi', '.dm-points'].map((cell) => row.querySelector(cell).textContent),
    ),
  );
}
