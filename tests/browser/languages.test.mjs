// Every page in every language.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { useGrotto } from './lib/grotto.mjs';
import { everyPlace, prefer, visit } from './lib/places.mjs';
import { KEYS, readable, sentences } from './lib/words.mjs';

const LANGUAGES = ['en', 'de', 'fr', 'nl', 'hu'];

const grotto = useGrotto();

test('every page in every language: no key, nothing left in English', async () => {
  const person = await grotto.person();
  const places = differentPages(await everyPlace(person));
  const english = new Set();
  for (const language of LANGUAGES) {
    await prefer(person, { lang: language });
    for (const place of places) {
      await visit(person, place);
      const where = `${place.name} in ${language}`;
      assert.equal(await person.page.locator('html').getAttribute('lang'), language, where);
      const words = (await readable(person.page)).join('\n').split(/[^\w-]+/);
      assert.deepEqual(words.filter((word) => KEYS.has(word)), [], where);
      const said = await sentences(person.page);
      if (language === 'en') {
        said.forEach((sentence) => english.add(sentence));
      } else {
        assert.deepEqual(said.filter((sentence) => english.has(sentence)), [], where);
      }
    }
  }
});

for (const [locale, language] of [
  ['de-AT', 'de'],
  ['fr-CA', 'fr'],
  ['nl-BE', 'nl'],
  ['hu-HU', 'hu'],
  ['it-IT', 'en'],
]) {
  test(`a browser that asks for ${locale} gets ${language}`, async () => {
    const { page } = await grotto.person({ locale });
    await page.goto('/');
    assert.equal(await page.locator('html').getAttribute('lang'), language);
  });
}

test('a language chosen in the menu stays', async () => {
  const { page } = await grotto.person();
  await page.goto('/rules/diamant');
  await page.locator('#settings > summary').click();
  await page.locator('#settings button[name="lang"][value="hu"]').click();
  await page.locator('html[lang="hu"]').waitFor();
  assert.equal(new URL(page.url()).pathname, '/rules/diamant');
  for (const path of ['/', '/account']) {
    await page.goto(path);
    assert.equal(await page.locator('html').getAttribute('lang'), 'hu');
  }
  const chosen = page.locator('#settings button[name="lang"][aria-pressed="true"]');
  assert.deepEqual(await chosen.evaluateAll((pills) => pills.map((pill) => pill.value)), ['hu']);
});

/** What is folded can be read as well. */
function differentPages(places) {
  return places.filter(({ path }, index) => places.findIndex((place) => place.path === path) === index);
}
