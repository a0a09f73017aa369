// Bids: the ladder of everybody's, and the control that puts one together.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findings } from './lib/axe.mjs';
import { againstBots, decide, legal, playForStones, playOn, sending, twoPeople, whoIsAsked } from './lib/cavum.mjs';
import { say } from './lib/chat.mjs';
import { PHONE, useGrotto } from './lib/grotto.mjs';
import { assertFits } from './lib/layout.mjs';
import { caughtUp } from './lib/table.mjs';

const grotto = useGrotto();

/** The button of the amount that is chosen. */
const offer = (page) => page.locator('.amounts [data-decision]:visible');

const isBidding = async (page, words) => words.some((decision) => /^bid \d+$/.test(decision));

test('less, more, the slider and the keys lead to a bid', async () => {
  const { pages } = await twoPeople(grotto);
  const page = await whoIsAsked(pages);
  const bids = (await legal(page)).filter((words) => words.startsWith('bid '));
  assert.ok(bids.length > 5, `${bids}`);
  const chosen = () => offer(page).evaluateAll((buttons) => buttons.map(({ value }) => value));
  assert.deepEqual(await chosen(), [bids[0]], 'the least bid is proposed, and alone in sight');
  assert.ok(await page.locator('[data-amount="-1"]').isDisabled());

  await page.locator('[data-amount="1"]').click();
  await page.locator('[data-amount="1"]').click();
  assert.deepEqual(await chosen(), [bids[2]]);
  await page.locator('#amount').focus();
  await page.keyboard.press('End');
  assert.deepEqual(await chosen(), [bids.at(-1)]);
  assert.ok(await page.locator('[data-amount="1"]').isDisabled());
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  assert.deepEqual(await chosen(), [bids[1]]);
  const heard = await page.locator('#amount').getAttribute('aria-valuetext');
  assert.equal(heard, await offer(page).locator('.choice-text').textContent());

  await page.locator('#status').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  assert.deepEqual(await chosen(), [bids[2]]);
  const focused = await page.evaluate(() => document.activeElement.value);
  assert.equal(focused, bids[2], 'the key leaves the focus on the bid');

  // Somebody talks meanwhile: what was put together stays.
  const other = pages.find((one) => one !== page);
  await say(other, 'Hurry up!');
  await page.locator('[data-chat]').waitFor({ state: 'attached' });
  assert.deepEqual(await chosen(), [bids[2]]);

  await page.locator('#amount').focus();
  await sending(page, () => page.keyboard.press('Enter'));
  assert.equal(await page.locator('.cm-ladder .cm-leads .cm-bid').textContent(), bids[2].split(' ')[1]);
  await caughtUp(other);
  assert.equal(await other.locator('.cm-ladder .cm-asked .cm-you').count(), 1, 'the other is asked');
  assert.equal(await offer(other).getAttribute('value'), bids[3], 'and begins one above');
});

test('whoever passed or has a card leaves the ladder; prices begin with the dearest', async () => {
  const { page } = await againstBots(grotto, { bots: ['greedy', 'greedy', 'greedy'] });
  const selling = await playOn([page], async (_, words) => {
    if (!(await isBidding(page, words))) {
      return false;
    }
    await caughtUp(page);
    // Counted at one moment, because the page may change between two looks.
    const { onLadder, withCard, isSale } = await page.evaluate(() => ({
      onLadder: document.querySelectorAll('.cm-ladder li').length,
      withCard: document.querySelectorAll('.cm-card-panel .cm-held').length,
      isSale: document.querySelector('.cm-on-sale') !== null,
    }));
    if (!isSale) {
      assert.equal(onLadder + withCard, 4, 'everybody bids or has a card');
    }
    return isSale;
  }, playForStones);
  assert.ok(selling, 'something is sold');
  const bids = (await legal(page)).filter((words) => words.startsWith('bid '));
  assert.equal(await offer(page).getAttribute('value'), bids.at(-1), 'the dearest price is proposed');
});

test('on a phone and without script a bid can be given as well', async () => {
  const { page } = await againstBots(grotto, PHONE);
  await playOn([page], isBidding);
  await assertFits(page);
  assert.deepEqual(await findings(page), []);
  const { height } = await page.locator('.decision').boundingBox();
  assert.ok(height < 260, `the bids take ${height} pixels of the screen`);

  const { page: plain } = await againstBots(grotto, { javaScriptEnabled: false });
  while ((await plain.locator('#choices').count()) === 0) {
    await plain.goto(plain.url());
  }
  const last = plain.locator('.amounts [data-decision]').last();
  const words = await last.getAttribute('value');
  assert.equal(await plain.locator('#amount').isVisible(), false);
  await last.click();
  await plain.waitForLoadState();
  const bid = plain.locator('.cm-auction, #cm-cards');
  assert.ok((await bid.count()) > 0, `${words} was accepted`);
});

test('a pass is one click away', async () => {
  const { pages } = await twoPeople(grotto);
  const page = await whoIsAsked(pages);
  await decide(page, 'bid 0');
  const other = await whoIsAsked(pages);
  await sending(other, () => other.locator('#choices [value="pass"]').click());
  await caughtUp(page);
  assert.equal(await page.locator('.cm-ladder').count(), 0, 'the auction is over');
});
