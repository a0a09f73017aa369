// Whether a page fits its window, and what is written its place.

import assert from 'node:assert/strict';

/** Nothing makes the page scroll sideways, it ends with its content, and no button is too
    small for its words. */
export async function assertFits(page, where = page.url()) {
  const { tooWide, tooLong, spilling } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const said = (elements) => elements.map((element) => element.outerHTML.slice(0, 100)).slice(0, 8);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const isBeyond = (element) => element.getBoundingClientRect().right > clientWidth + 1;
    const end = Math.max(document.body.getBoundingClientRect().height, clientHeight);
    const spills = (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1;
    return {
      tooWide: scrollWidth > clientWidth ? said(all('body *').filter(isBeyond)) : [],
      tooLong: Math.max(0, scrollHeight - end - 1),
      spilling: said(all('button').filter(spills)),
    };
  });
  assert.deepEqual(tooWide, [], `${where} is too wide`);
  assert.equal(tooLong, 0, `${where} goes on below its end`);
  assert.deepEqual(spilling, [], `${where} has words that do not fit their buttons`);
}
