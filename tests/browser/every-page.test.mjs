// Every page in every language: its words, its width, what axe says of it, and pictures to be
// looked at by a person: screenshots/LANGUAGE/NUMBER-PAGE.WINDOW.THEME.jpg, where the window is
// a desk or a phone. A page is shown in its whole length; one that is played on also as its
// first screen, where some of it stays in sight while the rest scrolls. The languages of the
// pictures are English and German, or what GROTTO_SCREENSHOTS says (`fr,hu`).
//
// The tables are set up once and every page is visited once for each language and window:
// that is most of the time that all of this takes.

import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { findings } from './lib/axe.mjs';
import { DESK, NARROW_PHONE, PHONE, useGrotto } from './lib/grotto.mjs';
import { assertFits } from './lib/layout.mjs';
import { everyPlace, prefer, visit } from './lib/places.mjs';
import { ROOT } from './lib/server.mjs';
import { KEYS, readable, sentences } from './lib/words.mjs';

const FOLDER = join(ROOT, 'screenshots');
const PICTURES = (process.env.GROTTO_SCREENSHOTS ?? 'en,de').split(',');
const LANGUAGES = ['en', 'de', 'fr', 'nl', 'hu'];
const THEMES = ['dark', 'light'];

const NOTHING = async () => {};

const grotto = useGrotto();

test('every page in every language and window', async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  const people = [await grotto.person(), await grotto.person()];
  const places = await everyPlace(...people);
  // The same people with other devices.
  const states = await Promise.all(people.map(({ context }) => context.storageState()));
  const english = new Set();
  // One run names all that is wrong, not the first of it.
  const wrong = [];
  const note = async (look, where = '') => {
    try {
      await look();
    } catch (error) {
      wrong.push(error instanceof assert.AssertionError ? `${error.message.split('\n')[0]}: ${JSON.stringify(error.actual)}` : `${where}: ${error.message}`);
    }
  };
  const walk = async (language, window, device, look) => {
    const walkers = await Promise.all(states.map((storageState) => grotto.person({ ...device, storageState })));
    const newcomer = await grotto.person({ ...device, locale: language });
    await Promise.all(walkers.map((walker) => prefer(walker, { lang: language, theme: 'dark' })));
    for (const [index, place] of places.entries()) {
      const visitor = place.fresh ? newcomer : walkers[place.second ? 1 : 0];
      await newcomer.context.clearCookies();
      const where = `${place.name} in ${language}`;
      await note(() => visit(visitor, place), where);
      await note(() => assertFits(visitor.page, `${where}, ${window}`));
      await look({ page: visitor.page, where, name: `${String(index + 1).padStart(2, '0')}-${place.name}`, window, device, language });
    }
    await Promise.all([...walkers, newcomer].map((visitor) => visitor.goHome()));
  };
  const words = async ({ page, where, language }) => {
    assert.equal(await page.locator('html').getAttribute('lang'), language, where);
    const read = (await readable(page)).join('\n').split(/[^\w-]+/);
    assert.deepEqual(read.filter((word) => KEYS.has(word)), [], where);
    const said = await sentences(page);
    if (language === 'en') {
      said.forEach((sentence) => english.add(sentence));
    } else {
      assert.deepEqual(said.filter((sentence) => english.has(sentence)), [], where);
    }
  };

  // English first: what is said there must be said nowhere else.
  await walk('en', 'desk', DESK, async (seen) => {
    await note(() => words(seen));
    await inBothThemes(seen, async (theme) => {
      const found = await findings(seen.page);
      await note(() => assert.deepEqual(found, [], `${seen.where}, ${theme}`));
    });
  });
  const walks = [
    ...LANGUAGES.slice(1).map((language) => () =>
      walk(language, 'desk', DESK, async (seen) => {
        await note(() => words(seen));
        await inBothThemes(seen);
      }),
    ),
    ...PICTURES.map((language) => () => walk(language, 'phone', PHONE, (seen) => inBothThemes(seen))),
    () => walk('hu', 'narrow', NARROW_PHONE, NOTHING),
  ];
  const next = async () => {
    for (let start = walks.shift(); start; start = walks.shift()) {
      await start();
    }
  };
  await Promise.all([next(), next()]);
  assert.deepEqual(wrong, [], wrong.join('\n'));
});

/** Looks at the page by night and by day, and takes pictures where there shall be some. */
async function inBothThemes({ page, name, window, device, language }, look = NOTHING) {
  const isPictured = PICTURES.includes(language);
  if (!isPictured && look === NOTHING) {
    return;
  }
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await look(theme);
    if (isPictured) {
      mkdirSync(join(FOLDER, language), { recursive: true });
      await photograph(page, device.viewport, (part) =>
        join(FOLDER, language, `${name}${part}.${window}.${theme}.jpg`),
      );
    }
  }
}

async function photograph(page, window, name) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isPlayedOn = (await page.locator('#live').count()) > 0;
  const picture = (path) => page.screenshot({ path, quality: 85 });
  if (isPlayedOn && height > window.height) {
    await picture(name('-first-screen'));
  }
  await page.setViewportSize({ ...window, height: Math.max(height, window.height) });
  await picture(name(''));
  await page.setViewportSize(window);
}
