// Whether a page fits its window.

import assert from 'node:assert/strict';

/** Nothing makes the page scroll sideways. */
export async function assertFits(page, where = page.url()) {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100))
      .slice(0, 8);
  });
  assert.deepEqual(tooWide, [], `${where} is too wide`);
}
