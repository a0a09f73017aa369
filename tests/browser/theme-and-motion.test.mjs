// Dark and light, moving and still.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { useGrotto } from './lib/grotto.mjs';
import { choose, playNow, waitForPrompt } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

test('a theme chosen in the menu stays', async () => {
  const { page } = await grotto.person({ colorScheme: 'light' });
  await page.goto('/');
  const brightness = { system: await brightnessOf(page) };
  for (const theme of ['dark', 'light']) {
    await page.locator('#settings > summary').click();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/settings')),
      page.locator(`#settings button[name="theme"][value="${theme}"]`).click(),
    ]);
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    await page.goto('/rules/diamant');
    assert.equal(await page.locator('html').getAttribute('data-theme'), theme);
    brightness[theme] = await brightnessOf(page);
    await page.goto('/');
  }
  assert.ok(brightness.dark < 0.2, `dark is ${brightness.dark}`);
  assert.ok(brightness.light > 0.6, `light is ${brightness.light}`);
  assert.equal(brightness.system, brightness.light, 'without a choice the device decides');
});

test('pieces move', async () => {
  assert.ok((await movementsOfOneChoice('no-preference')) > 0);
});

test('who asks for less motion gets every update and no movement', async () => {
  assert.equal(await movementsOfOneChoice('reduce'), 0);
});

/** Decides once and counts the animations that the change of the page brings. */
async function movementsOfOneChoice(reducedMotion) {
  const { context, page } = await grotto.person({ reducedMotion });
  await context.addInitScript(countMovements);
  await playNow(page);
  await waitForPrompt(page);
  const lines = await page.locator('#log-lines [data-step]').count();
  await choose(page, 'stay');
  assert.ok((await page.locator('#log-lines [data-step]').count()) > lines);
  await until(() => page.evaluate(() => window.updates > 0), 'an update has come to rest');
  return page.evaluate(() => window.movements);
}

/** Runs in the page. */
function countMovements() {
  window.updates = 0;
  window.movements = 0;
  const moving = () =>
    document
      .getAnimations()
      .filter((animation) => animation.effect.getComputedTiming().duration > 20).length;
  const count = () => {
    window.movements += moving();
    window.updates += 1;
  };
  const begin = document.startViewTransition;
  document.startViewTransition = function start(...words) {
    const transition = begin.apply(this, words);
    transition.ready.then(count, count);
    return transition;
  };
  new MutationObserver((changes) => {
    if (changes.some((change) => [...change.addedNodes].some((node) => node.nodeType === 1))) {
      requestAnimationFrame(count);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The brightness of the page's background, from 0 to 1. */
async function brightnessOf(page) {
  const [red, green, blue] = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const painted = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => !colour.endsWith(', 0)') && colour !== 'transparent');
    canvas.fillStyle = painted ?? 'white';
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
