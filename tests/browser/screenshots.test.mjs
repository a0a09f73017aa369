// Pictures of every page, to be looked at by a person:
// screenshots/LANGUAGE/NUMBER-PAGE.WINDOW.THEME.png, where the window is a desk or a phone. A
// page is shown in its whole length; one that is played on also as its first screen, where
// some of it stays in sight while the rest scrolls.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { DESK, PHONE, useGrotto } from './lib/grotto.mjs';
import { everyPlace, prefer, visit } from './lib/places.mjs';
import { ROOT } from './lib/server.mjs';

const FOLDER = join(ROOT, 'screenshots');
const LANGUAGES = ['en', 'de'];
const THEMES = ['dark', 'light'];
const WINDOWS = { desk: DESK, phone: PHONE };

const grotto = useGrotto();

test('every page is photographed', async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  LANGUAGES.forEach((language) => mkdirSync(join(FOLDER, language), { recursive: true }));
  const host = await grotto.person();
  const places = await everyPlace(host);
  // The same person with other devices.
  const storageState = await host.context.storageState();
  for (const [window, device] of Object.entries(WINDOWS)) {
    const person = await grotto.person({ ...device, storageState });
    await person.page.goto('/');
    for (const lang of LANGUAGES) {
      for (const theme of THEMES) {
        await prefer(person, { lang, theme });
        for (const [index, place] of places.entries()) {
          const number = String(index + 1).padStart(2, '0');
          await visit(person, place);
          await photograph(person.page, device.viewport, (part) =>
            join(FOLDER, lang, `${number}-${place.name}${part}.${window}.${theme}.png`),
          );
        }
      }
    }
  }
});

async function photograph(page, window, name) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isPlayedOn = (await page.locator('#live').count()) > 0;
  if (isPlayedOn && height > window.height) {
    await page.screenshot({ path: name('-first-screen') });
  }
  await page.setViewportSize({ ...window, height: Math.max(height, window.height) });
  await page.screenshot({ path: name('') });
  await page.setViewportSize(window);
}
