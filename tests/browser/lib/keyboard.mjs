// Hands on the keyboard.

import assert from 'node:assert/strict';

/** More stops than any page has. */
const MOST_STOPS = 80;

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
