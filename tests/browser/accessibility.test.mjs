// Every page under the eyes of axe.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findings } from './lib/axe.mjs';
import { useGrotto } from './lib/grotto.mjs';
import { everyPlace, prefer, visit } from './lib/places.mjs';

const grotto = useGrotto();

test('no page has a serious finding, dark or light', async () => {
  const person = await grotto.person();
  const places = await everyPlace(person);
  const serious = [];
  for (const theme of ['dark', 'light']) {
    await prefer(person, { theme });
    for (const place of places) {
      await visit(person, place);
      const found = await findings(person.page);
      serious.push(...found.map((finding) => `${place.name}, ${theme}: ${finding}`));
    }
  }
  assert.deepEqual(serious, []);
});
