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
    /** Where the words of an element are that can be seen. */
    const written = (element) =>
      [...element.childNodes].flatMap((node) => {
        if (node instanceof Element) {
          return getComputedStyle(node).clipPath === 'none' ? written(node) : [];
        }
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()];
      });
    const spills = (button) => {
      const box = button.getBoundingClientRect();
      const isOutside = (words) =>
        words.left < box.left - 1 || words.right > box.right + 1 || words.top < box.top - 1 || words.bottom > box.bottom + 1;
      return button.checkVisibility() && written(button).some(isOutside);
    };
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
