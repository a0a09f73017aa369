// Somebody who plays with the mouse alone, counts their clicks and can click only what is reachable.

import assert from 'node:assert/strict';

import { caughtUp } from './table.mjs';
import { until } from './until.mjs';

/** More clicks than any decision takes. */
const MOST_CLICKS = 8;

/** How long something may take until it stands still and can be clicked. */
const SOON = 3000;

export class Mouse {
  clicks = 0;
  #page;
  #sent = 0;

  constructor(page) {
    this.#page = page;
    page.on('request', (request) => {
      if (request.url().endsWith('/decide')) this.#sent += 1;
    });
  }

  /** Scrolls there and clicks; fails if something lies over it. */
  async click(target) {
    await target.click();
    this.clicks += 1;
  }

  /**
   * Decides by clicks: the words' own button if it is in sight, otherwise part by part on the board
   * and in the list. What cannot be told apart by then may become another decision.
   */
  async decide(words) {
    const before = this.#sent;
    const answered = this.#page.waitForResponse((answer) => answer.url().endsWith('/decide'));
    answered.catch(() => {});
    for (let clicks = 0; this.#sent === before; clicks += 1) {
      assert.ok(clicks < MOST_CLICKS, `“${words}” takes more than ${MOST_CLICKS} clicks`);
      await this.#clickNext(words);
      await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    assert.ok((await answered).ok(), `“${words}” is taken`);
    await caughtUp(this.#page);
  }

  /** Clicks what leads on. The page may exchange it at any moment; then it is looked for again. */
  async #clickNext(words) {
    const next = this.#page.locator('[data-next-click]');
    await until(async () => {
      if (!(await this.#page.evaluate(markNext, words))) return false;
      return next.click({ timeout: SOON }).then(() => true, () => false);
    }, `something that can be clicked leads to “${words}”`);
    this.clicks += 1;
  }
}

/** Marks what somebody would click next on the way to these words, and says whether there is anything. */
function markNext(words) {
  for (const old of document.querySelectorAll('[data-next-click]')) old.removeAttribute('data-next-click');
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility({ visibilityProperty: true }));
  const own = (part) => part.value === words;
  const isIn = (part) => ` ${words} `.includes(` ${part.dataset.words} `);
  const hits = (part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !part.closest('svg') || part.contains(hit);
  };
  const open = seen('[data-words][data-pickable]:not([data-picked])').filter(hits);
  const longest = (parts) => parts.toSorted((one, other) => other.dataset.words.length - one.dataset.words.length);
  const wanted = longest(open.filter(isIn));
  const composing = document.querySelector('[data-picked]') !== null;
  const next =
    seen('[data-confirm]')[0] ??
    seen('#choices [data-decision]').find(own) ??
    seen('.amounts [data-decision]')[0] ??
    wanted[0] ??
    (composing ? (open[0] ?? seen('#choices [data-decision]')[0]) : undefined) ??
    seen('#all-choices:not([open]) > summary')[0] ??
    seen('[data-zoom="all"]:not(:disabled)')[0];
  next?.setAttribute('data-next-click', '');
  return next !== undefined;
}
