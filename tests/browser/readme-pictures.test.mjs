// The pictures at the top of the README: a table of each game in the middle of a match that is
// played by hints. They are written to screenshots/readme; with GROTTO_README_PICTURES=yes also
// to docs/pictures, where the README shows them.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { startTable } from './lib/brought.mjs';
import { followHint } from './lib/counsel.mjs';
import { useGrotto } from './lib/grotto.mjs';
import { ROOT } from './lib/server.mjs';

const FOLDERS = [
  join(ROOT, 'screenshots', 'readme'),
  ...(process.env.GROTTO_README_PICTURES ? [join(ROOT, 'docs', 'pictures')] : []),
];
/** The README is read on slow connections too, in bytes. */
const LARGEST = 200_000;
/** A page on which something is drawn has more than this, in bytes. */
const SMALLEST = 20_000;

const TABLES = [
  { game: 'diamant', bots: ['greedy', 'greedy', 'greedy'], decisions: 6 },
  { game: 'caverna', bots: ['greedy'], decisions: 30 },
  { game: 'cavum', bots: ['greedy', 'greedy'], decisions: 30 },
];

const grotto = useGrotto();

for (const { game, bots, decisions } of TABLES) {
  test(`a picture of ${game} for the README`, async () => {
    const person = await grotto.person({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    await person.page.goto('/');
    const path = await startTable(person, bots, { game });
    for (let made = 0; made < decisions; made += 1) {
      await followHint(person, path);
    }
    await person.page.goto(path);
    await person.page.locator('#live.playing').waitFor();
    const picture = await person.page.screenshot({ type: 'jpeg', quality: 72 });
    assert.ok(picture.length > SMALLEST && picture.length < LARGEST, `${picture.length} bytes`);
    for (const folder of FOLDERS) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${game}.jpg`), picture);
    }
  });
}
