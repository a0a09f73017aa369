// A finished game looked at again: by itself, by keys, by rounds, and without script.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { brought } from './lib/brought.mjs';
import { THOUGHT } from './lib/counsel.mjs';
import { useGrotto } from './lib/grotto.mjs';
import { stepShown, stepTo } from './lib/replay.mjs';
import { Shortcut } from './lib/shortcut.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

test('a replay starts at the beginning and plays by itself to the end', async () => {
  const person = await grotto.person();
  const { page } = person;
  await page.goto(`${await finished(person)}/replay`);
  assert.equal(await stepShown(page), 0);
  await page.locator('#replay-speed').selectOption('4');
  await page.locator('#replay-play').click();
  assert.equal(await page.locator('#replay-play').getAttribute('aria-pressed'), 'true');
  const last = await lastStep(page);
  await until(async () => (await stepShown(page)) > 3, 'it plays');
  // Going somewhere else stops it.
  await page.locator('#step').focus();
  await page.keyboard.press('End');
  await until(async () => (await stepShown(page)) === last, 'the slider is at the end');
  assert.equal(await page.locator('#replay-play').getAttribute('aria-pressed'), 'false');
  await page.locator('.dm-ranking').first().waitFor();
  // From the end it plays from the beginning.
  await page.locator('#replay-play').click();
  await until(async () => (await stepShown(page)) < 5, 'it begins again');
  await page.locator('#replay-play').click();
  assert.equal(await page.locator('#replay-play').getAttribute('aria-pressed'), 'false');
  await page.reload();
  assert.equal(await page.locator('#replay-speed').inputValue(), '4', 'the speed is remembered');
});

test('every step looks as its own page does', async () => {
  const person = await grotto.person();
  const { page } = person;
  const path = await finished(person);
  await page.goto(`${path}/replay`);
  const whole = await person.openTab();
  const last = await lastStep(page);
  for (const [link, step] of [['next', 1], ['next', 2], ['last', last], ['previous', last - 1], ['first', 0]]) {
    await stepTo(page, link, step);
    await whole.goto(page.url());
    assert.deepEqual(await words(page), await words(whole), `step ${step}`);
    assert.equal(await page.locator('#try [name="step"]').inputValue(), String(step));
  }
});

test('keys steer a replay, and can be switched off', async () => {
  const person = await grotto.person();
  const { page } = person;
  const path = await finished(person);
  await page.goto(`${path}/replay`);
  const last = await lastStep(page);
  const at = (step) => until(async () => (await stepShown(page)) === step, `step ${step}`);
  for (const [key, step] of [['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1], ['End', last], ['Home', 0]]) {
    await page.keyboard.press(key);
    await at(step);
  }
  await page.keyboard.press('PageDown');
  await until(async () => (await stepShown(page)) > 0, 'the next round');
  assert.match(await page.locator('#status').textContent(), /2/);
  await page.keyboard.press(' ');
  await page.locator('#replay-play[aria-pressed="true"]').waitFor();
  await page.keyboard.press(' ');
  await page.locator('#replay-play[aria-pressed="false"]').waitFor();
  assert.ok((await page.locator('#replay-keys kbd').count()) > 4);

  await new Shortcut(person).post('/settings', { keys: 'no', back: '/' });
  await page.goto(`${path}/replay?step=3`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  assert.equal(await page.locator('#replay-keys kbd').count(), 0);
  await stepTo(page, 'next', 4);
});

test('rounds are listed and led to', async () => {
  const person = await grotto.person();
  const { page } = person;
  await page.goto(`${await finished(person)}/replay`);
  await page.locator('#headings > summary').click();
  const rounds = page.locator('#headings a');
  assert.equal(await rounds.count(), 5);
  await rounds.nth(3).click();
  await page.locator('#headings li:nth-child(4) a[aria-current]').waitFor();
  const third = await stepShown(page);
  await page.locator('#replay-heading-before').click();
  await until(async () => (await stepShown(page)) < third, 'the round before');
  await page.locator('#replay-heading-after').click();
  await until(async () => (await stepShown(page)) === third, 'and back');
});

test('the analysis stands under the slider, and its turning points lead there', async () => {
  const person = await grotto.person();
  const { page } = person;
  const path = await finished(person);
  await new Shortcut(person).post(`${path}/analysis`, {});
  await until(async () => {
    await page.goto(`${path}/replay`);
    return (await page.locator('.replay-line .chances-of').count()) > 0;
  }, 'the analysis is ready', THOUGHT);
  const turn = page.locator('.replay-line a').first();
  const step = Number(new URL(await turn.getAttribute('href'), page.url()).searchParams.get('step'));
  await turn.click();
  await until(async () => (await stepShown(page)) === step, 'the turning point is shown');
  // The mark stands under the middle of the thumb.
  const [slider, mark] = await Promise.all([
    page.locator('#step').boundingBox(),
    page.locator('.replay-mark').boundingBox(),
  ]);
  const thumb = 20;
  const middle = slider.x + thumb / 2 + ((slider.width - thumb) * step) / (await lastStep(page));
  assert.ok(Math.abs(mark.x + mark.width / 2 - middle) < 2, `${mark.x} is under ${middle}`);
});

test('a replay without script goes by links', async () => {
  const player = await grotto.person();
  const path = await finished(player);
  const { page } = await grotto.person({ javaScriptEnabled: false });
  await page.goto(`${path}/replay`);
  assert.equal(await page.locator('#replay-play').isVisible(), false);
  await page.locator('#replay-forward').click();
  await page.waitForURL(/step=1$/);
  await page.locator('#replay-heading-after').click();
  await page.waitForURL(/step=\d+$/);
  assert.match(await page.locator('#status').textContent(), /2/);
  await page.locator('#replay-last').click();
  await page.waitForURL(/step=\d+$/);
  assert.ok((await page.locator('.dm-ranking').count()) > 0);
});

/** A game of Diamant that has been played to the end. */
async function finished(person) {
  const table = { chairs: ['greedy', 'random', 'greedy'], options: { game: 'diamant' } };
  let choices = 0;
  return brought(person, table, () => {
    choices += 1;
    return choices % 3 === 0 ? 'leave' : 'stay';
  });
}

async function lastStep(page) {
  return Number(await page.locator('#step').getAttribute('max'));
}

/** What the page says about a step, in the order of the page. */
async function words(page) {
  const texts = (selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent.trim()));
  return {
    status: await texts('#status'),
    log: await texts('#log-lines :is(li, h3)'),
    board: await texts('.board'),
    beside: await texts('.beside'),
    current: await texts('#headings [aria-current]'),
  };
}
