// A page that changes part by part is the page that would be loaded now, and what has not changed
// is left alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openTab, say } from './lib/chat.mjs';
import { IN_MOTION, useGrotto } from './lib/grotto.mjs';
import { botsHaveChosen, caughtUp, isOver, openAndStart, choose, skipFilm, waitForPrompt } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

/** How many decisions are looked at in each game. */
const DECISIONS = 12;

for (const game of ['diamant', 'caverna', 'cavum']) {
  test(`${game}: after every decision the page is as if it were loaded anew`, async () => {
    const { page } = await grotto.person(game === 'caverna' ? IN_MOTION : {});
    const wholes = countWholes(page);
    await page.goto('/');
    await page.locator(`form[action="/play"]:has(input[value="${game}"]) button`).click();
    await waitForPrompt(page);
    // The bots may have moved while the page was on its way.
    await until(() => isAsLoaded(page), 'the page is up to date');
    await page.evaluate(() => (window.wholes = 0));
    for (let decision = 0; decision < DECISIONS && (await waitForPrompt(page)); decision += 1) {
      await decideSomething(page, decision);
      await until(async () => {
        await skipFilm(page);
        return isAsLoaded(page);
      }, 'the page is as if it were loaded anew');
    }
    // Nothing but the end of a game needs the whole page.
    assert.equal(await wholes(page), (await isOver(page)) ? 1 : 0);
  });
}

test('an undo takes its lines out of the log', async () => {
  const { page } = await grotto.person();
  await page.goto('/');
  await page.locator('form[action="/play"]:has(input[value="caverna"]) button').click();
  await waitForPrompt(page);
  await caughtUp(page);
  const before = await page.locator('#log-lines').innerText();
  await decideSomething(page, 0);
  await page.locator('#undo').waitFor();
  assert.notEqual(await page.locator('#log-lines').innerText(), before);
  await page.locator('#undo').click();
  await until(async () => (await page.locator('#log-lines').innerText()) === before, 'the log is as it was');
  assert.ok(await isAsLoaded(page));
});

test('what has not changed stays where it is', async () => {
  const ada = await grotto.person();
  const bert = await grotto.person();
  await openAndStart(ada, [bert], { chairs: ['person', 'greedy'] });
  await waitForPrompt(ada.page);
  await botsHaveChosen(ada.page, 1);
  const { page } = ada;
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#live *')) element.known = true;
  });
  const isKnown = (selector) => page.locator(selector).first().evaluate((element) => Boolean(element.known));
  await openTab(page, 'about');
  await page.locator('#luck > summary').click();
  await openTab(page, 'chat');
  await page.locator('#chat-text').fill('half a sen');
  await say(bert.page, 'Hello');
  await page.locator('[data-chat]').waitFor();
  for (const selector of ['.board .dm-card', '#choices', '.dm-player', '#log-lines', '#chat-text', '.chair']) {
    assert.ok(await isKnown(selector), selector);
  }
  assert.equal(await isKnown('[data-chat]'), false);
  await choose(bert.page, 'stay');
  await caughtUp(page);
  for (const selector of ['.board .dm-card', '#log-lines', '#chat-text', '[data-step]']) {
    assert.ok(await isKnown(selector), selector);
  }
  const bertsPlace = page.locator('.dm-player').nth(1);
  assert.equal(await bertsPlace.evaluate((element) => Boolean(element.known)), false, 'he has chosen');
  assert.equal(await page.locator('#chat-text').inputValue(), 'half a sen');
  assert.ok(await page.locator('#luck').evaluate((luck) => luck.open));
});

test('a page that has just been loaded is not sent again, and its stream is compressed', async () => {
  const { page } = await grotto.person();
  await page.goto('/');
  await page.locator('form[action="/play"]:has(input[value="diamant"]) button').click();
  await waitForPrompt(page);
  await botsHaveChosen(page, await page.locator('.dm-player:not(.dm-own)').count());
  const wholes = countWholes(page);
  const answered = page.waitForResponse((answer) => answer.url().includes('/stream'));
  await page.reload();
  const stream = await answered;
  assert.ok(new URL(stream.url()).searchParams.get('version') > 0, stream.url());
  assert.equal((await stream.allHeaders())['content-encoding'], 'gzip');
  await say(page, 'still here');
  assert.equal(await wholes(page), 0);
});

test('a page that something else has changed is sent anew', async () => {
  const { page } = await grotto.person();
  await page.goto('/');
  await page.locator('form[action="/play"]:has(input[value="diamant"]) button').click();
  await waitForPrompt(page);
  await page.evaluate(() => document.querySelector('#chat-lines').replaceChildren('a stranger was here'));
  await openTab(page, 'chat');
  await page.locator('#chat-text').fill('and now?');
  await page.locator('#chat-text').press('Enter');
  await page.locator('[data-chat]').waitFor();
  await until(() => isAsLoaded(page), 'the page is whole again');
});

/** Counts the updates that replace the whole page. */
function countWholes(page) {
  // Before the page's own script, for all pages to come.
  page.addInitScript(() => {
    window.wholes = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        window.wholes += [...addedNodes].filter(({ id }) => id === 'live' && document.readyState === 'complete').length;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return (current) => current.evaluate(() => window.wholes);
}

/** One of the decisions, by its form: the button may be folded away. */
async function decideSomething(page, number) {
  await caughtUp(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await page.evaluate((index) => {
    const buttons = [...document.querySelectorAll('#choices [data-decision]')];
    const button = buttons[(index * 7) % buttons.length];
    button.form.requestSubmit(button);
  }, number);
  await answered;
  await caughtUp(page);
}

/** Whether the page says and offers what it would if it were loaded now. */
async function isAsLoaded(page) {
  return page.evaluate(async () => {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    const loaded = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#live');
    const shown = document.querySelector('#live');
    if (loaded.dataset.version !== shown.dataset.version) return false;
    const told = (live) => {
      const copy = live.cloneNode(true);
      // What is only said aloud or shown for a while is there for as long as nothing newer is; a
      // candidate is the script's.
      for (const part of copy.querySelectorAll('#log-lines [hidden], template, noscript, #candidate')) part.remove();
      const marks = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
      const parts = [];
      while (marks.nextNode()) parts.push(marks.currentNode.data);
      const words = [...copy.querySelectorAll('[data-words]')].map((part) => part.dataset.words);
      const values = [...copy.querySelectorAll('input[type=hidden], [data-decision]')].map(({ value }) => value);
      const tags = [...copy.querySelectorAll('*')].map(({ tagName, namespaceURI }) => `${namespaceURI} ${tagName}`);
      return JSON.stringify([copy.textContent, parts, words, values, tags]);
    };
    if (told(loaded) === told(shown)) return true;
    window.different = [told(loaded), told(shown)];
    return false;
  });
}
