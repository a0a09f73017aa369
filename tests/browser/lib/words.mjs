// What can be read or heard on a page.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './server.mjs';

/** Every key of the locale files that could not be a word of its own. */
export const KEYS = new Set(keys());

/** Fewer words than this may be the same in two languages: “Diamant”, “Name”. */
const SENTENCE = 4;

/** Every text of the page, and everything that a screen reader says. */
export async function readable(page) {
  return page.evaluate(() => {
    const said = ['title', 'aria-label', 'aria-valuetext', 'alt', 'placeholder'];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode.data.trim());
    }
    for (const name of said) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        texts.push(element.getAttribute(name).trim());
      }
    }
    return texts.filter((text) => text !== '');
  });
}

/** What is long enough to be recognisable as one language. */
export async function sentences(page) {
  const texts = await readable(page);
  const words = (text) => text.split(/\s+/).filter((word) => /\p{Letter}{2}/u.test(word));
  return texts.filter((text) => words(text).length >= SENTENCE);
}

function keys() {
  const folder = join(ROOT, 'crates/narration/locales/en');
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/^[a-z][\w-]*(?= =)/gm) ?? [])
    .filter((key) => key.includes('-'));
}
