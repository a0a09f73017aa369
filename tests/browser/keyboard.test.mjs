// One click, and a whole game without a mouse.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BRISK, offered, sensible } from './lib/caverna.mjs';
import { hurried, legal, whoIsAsked } from './lib/cavum.mjs';
import { openTab } from './lib/chat.mjs';
import { IN_MOTION, useGrotto } from './lib/grotto.mjs';
import { decideByKeys, describeFocus, pressDigitOf, tabTo } from './lib/keyboard.mjs';
import { stepShown } from './lib/replay.mjs';
import { PLAY_NOW, Temper, caughtUp, choose, playNow, ranking, skipFilm, waitForPrompt } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

test('the first stop of the tabulator leads past the header', async () => {
  const { page } = await grotto.person();
  await page.goto('/');
  await page.keyboard.press('Tab');
  assert.equal(await page.locator('.skip').evaluate((link) => link === document.activeElement), true);
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'main');
});

test('a whole game against bots by keyboard', async () => {
  const { page } = await grotto.person(IN_MOTION);
  await page.goto('/');
  await tabTo(page, PLAY_NOW);
  await page.keyboard.press('Enter');
  await page.locator('#live.playing').waitFor();

  const temper = new Temper(3);
  for (let turn = 0; await waitForPrompt(page); turn += 1) {
    const words = await temper.decision(page);
    // In turns by the tabulator and by the digit.
    const byTab = async () => {
      await tabTo(page, `#choices button[value="${words}"]`);
      await page.keyboard.press('Enter');
    };
    await choose(page, words, turn % 2 === 0 ? byTab : pressDigitOf(page));
    await focusIsAtTheDecision(page);
  }
  assert.ok((await ranking(page)).length >= 3);

  await tabTo(page, 'a[href$="/replay"]');
  await page.keyboard.press('Enter');
  await page.locator('#live.replay').waitFor();
  await tabTo(page, '#step');
  await page.keyboard.press('Home');
  await until(async () => (await stepShown(page)) === 0, 'the slider is at the beginning');
});

const PLAYERS = {
  caverna: async (page) => sensible(await offered(page), BRISK),
  cavum: async (page) => hurried(await legal(page)),
};

for (const [game, decision] of Object.entries(PLAYERS)) {
  test(`a whole game of ${game} by keyboard`, async () => {
    const { page } = await grotto.person();
    await page.goto('/');
    await tabTo(page, `form[action="/play"]:has(input[value="${game}"]) button`);
    await page.keyboard.press('Enter');
    await page.locator('#live.playing').waitFor();
    while ((await whoIsAsked([page])) !== 'nobody') {
      await decideByKeys(page, await decision(page));
    }
    assert.ok(await page.locator('.cm-result, .cv-result').first().isVisible(), 'the result is seen');
  });
}

test('digits do not decide while somebody writes', async () => {
  const { page } = await grotto.person();
  await playNow(page);
  await waitForPrompt(page);
  await openTab(page, 'chat');
  await page.locator('#chat-text').focus();
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.type('1 or 2?');
  assert.equal(await page.locator('#chat-text').inputValue(), '1 or 2?');
  assert.deepEqual(requests.filter((url) => url.endsWith('/decide')), []);
});

test('whoever does not want single keys switches them off', async () => {
  const person = await grotto.person();
  const { page } = person;
  await playNow(page);
  await waitForPrompt(page);
  assert.ok((await page.locator('#choices kbd').count()) > 0);
  await page.locator('#settings > summary').click();
  await page.locator('#settings button[name="keys"][value="no"]').click();
  await page.locator('html[data-keys="no"]').waitFor();
  await waitForPrompt(page);
  assert.equal(await page.locator('#choices kbd, #choices [aria-keyshortcuts]').count(), 0);
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  assert.deepEqual(requests.filter((url) => url.endsWith('/decide')), []);
});

test('what somebody writes survives an update', async () => {
  const person = await grotto.person();
  const { page } = person;
  await playNow(page);
  await waitForPrompt(page);
  const other = await person.openTab();
  await openTab(page, 'chat');
  await page.locator('#chat-text').focus();
  await page.keyboard.type('half a sen');
  await other.goto(page.url());
  await waitForPrompt(other);
  await choose(other, 'stay');
  await caughtUp(page);
  await page.keyboard.type('tence');
  assert.equal(await page.locator('#chat-text').inputValue(), 'half a sentence');
});

/** The tabulator goes on from where the decision was, not from the top of the page. */
async function focusIsAtTheDecision(page) {
  const isThere = async () => {
    await skipFilm(page);
    return page.evaluate(() => document.activeElement.closest('.decision') !== null);
  };
  await until(isThere, 'the focus is at the decision').catch(async (error) => {
    throw new Error(`${error.message}; it is at ${await describeFocus(page)}`);
  });
}
