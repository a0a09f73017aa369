// Whether a page fits its window.

import assert from 'node:assert/strict';

/** Nothing makes the page scroll sideways, and it ends with its content. */
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
  const tooLong = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const end = Math.max(document.body.getBoundingClientRect().height, clientHeight);
    return scrollHeight > end + 1 ? scrollHeight - end : 0;
  });
  assert.equal(tooLong, 0, `${where} goes on below its end`);
}
