// The language of a visitor: from the browser, or chosen.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { useGrotto } from './lib/grotto.mjs';

const grotto = useGrotto();

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
