// Hands on the keyboard.

import assert from 'node:assert/strict';

import { caughtUp } from './table.mjs';

/** More stops than any page has. */
const MOST_STOPS = 250;

/** More keys than any decision takes, beside the tabulator. */
const MOST_KEYS = 8;

/** Presses the tabulator until the focus is on what matches. */
export async function tabTo(page, selector) {
  const isThere = () =>
    page.evaluate((wanted) => document.activeElement.matches(wanted), selector);
  for (let stops = 0; !(await isThere()); stops += 1) {
    assert.ok(stops < MOST_STOPS, `the tabulator reaches ${selector}`);
    await page.keyboard.press('Tab');
  }
  await assertFocusIsVisible(page);
}

/**
 * Decides by keys alone: unfolds the lists that the words are in, one after another, and presses
 * their button. On a board the first place that is offered is taken, so it may become another
 * decision.
 */
export async function decideByKeys(page, words) {
  let isSent = false;
  const notice = (request) => {
    isSent ||= request.url().endsWith('/decide');
  };
  page.on('request', notice);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  answered.catch(() => {});
  for (let keys = 0; !isSent; keys += 1) {
    assert.ok(keys < MOST_KEYS, `“${words}” takes more than ${MOST_KEYS} keys`);
    assert.ok(await page.evaluate(markNext, words), `a key leads to “${words}”`);
    await tabTo(page, '[data-next-key]');
    await page.keyboard.press('Enter');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  page.off('request', notice);
  assert.ok((await answered).ok(), `“${words}” is taken`);
  await caughtUp(page);
}

/** Marks where the focus has to go next on the way to these words, and says whether there is such a place. */
function markNext(words) {
  for (const old of document.querySelectorAll('[data-next-key]')) old.removeAttribute('data-next-key');
  const isSeen = (part) => part.checkVisibility({ visibilityProperty: true });
  const confirm = [...document.querySelectorAll('[data-confirm]')].find(isSeen);
  const buttons = [...document.querySelectorAll('#choices [data-decision]')].filter((button) => button.value === words);
  const folded = buttons[0] && [...document.querySelectorAll('#choices details:not([open])')].find((list) => list.contains(buttons[0]));
  const list = folded?.querySelector('summary');
  // Where a list of places is not shown, they are picked on the board.
  const place = document.querySelector('#cm-map [tabindex="0"]');
  const next = confirm ?? buttons.find(isSeen) ?? (list && isSeen(list) ? list : place);
  next?.setAttribute('data-next-key', '');
  return next !== undefined && next !== null;
}

/** Presses the digit of a button instead of the button. */
export function pressDigitOf(page) {
  return async (button) => {
    const digit = await button.getAttribute('aria-keyshortcuts');
    await page.keyboard.press(digit);
  };
}

/** The focused element in a few words. */
export async function describeFocus(page) {
  return page.evaluate(() => document.activeElement.outerHTML.slice(0, 120));
}

/** Whoever uses the keyboard must see where they are. */
async function assertFocusIsVisible(page) {
  const visible = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement);
    const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    return outlined || style.boxShadow !== 'none';
  });
  assert.ok(visible, `the focus can be seen: ${await describeFocus(page)}`);
}
