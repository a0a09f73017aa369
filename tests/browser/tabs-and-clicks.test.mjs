// Two tabs, doubled clicks, late clicks.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { useGrotto } from './lib/grotto.mjs';
import {
  caughtUp,
  choose,
  isAsked,
  openAndStart,
  playNow,
  servedVersion,
  shownVersion,
  waitForPrompt,
} from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

test('two tabs of one person show the same', async () => {
  const { ada, bert } = await twoAtATable();
  const tab = await ada.openTab();
  await tab.goto(ada.page.url());
  await waitForPrompt(tab);
  await choose(tab, 'stay');
  await until(async () => !(await isAsked(ada.page)), 'the other tab no longer asks');
  await choose(bert.page, 'stay');
  for (const page of [ada.page, tab]) {
    await waitForPrompt(page);
    await caughtUp(page);
  }
  assert.equal(await shownVersion(tab), await shownVersion(ada.page));
});

test('a doubled click decides once', async () => {
  const { ada, bert } = await twoAtATable();
  const answers = [];
  ada.page.on('response', (answer) => {
    if (answer.url().endsWith('/decide')) {
      answers.push(answer.status());
    }
  });
  await ada.page.locator('#choices button[value="stay"]').dblclick();
  await until(async () => !(await isAsked(ada.page)), 'Ada has chosen');
  await choose(bert.page, 'stay');
  // Whatever the second click did, it did not choose for the next card.
  await waitForPrompt(ada.page);
  await caughtUp(ada.page);
  assert.ok(await isAsked(ada.page));
  assert.ok(answers.every((status) => status === 204), `answers: ${answers}`);
});

test('a click counts although something changes between press and release', async () => {
  const { ada, bert } = await twoAtATable();
  const before = await shownVersion(ada.page);
  await ada.page.locator('#choices button[value="stay"]').hover();
  await ada.page.mouse.down();
  await choose(bert.page, 'stay');
  assert.equal(await shownVersion(ada.page), before, 'nothing moves under the finger');
  const answered = ada.page.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await ada.page.mouse.up();
  assert.equal((await answered).status(), 204);
  await caughtUp(ada.page);
});

test('the same decision sent twice at once counts once', async () => {
  const { ada, bert, path } = await twoAtATable();
  const version = await ada.page.locator('#choices input[name="version"]').inputValue();
  const before = await servedVersion(ada.page);
  const send = (decision) =>
    ada.context.request.post(`${path}/decide`, {
      form: { version, decision },
      headers: { origin: new URL(ada.page.url()).origin, accept: 'application/json' },
    });
  const answers = await Promise.all([send('stay'), send('stay'), send('stay')]);
  assert.deepEqual(answers.map((answer) => answer.status()), [204, 204, 204]);
  assert.equal(await servedVersion(ada.page), before + 1);
  const changedMind = await send('leave');
  assert.equal(changedMind.status(), 409);
  await choose(bert.page, 'stay');
  await caughtUp(ada.page);
});

test('a late click is explained and changes nothing', async () => {
  const person = await grotto.person();
  await playNow(person.page);
  await waitForPrompt(person.page);

  // A tab that hears nothing: its stream never opens.
  const deaf = await person.openTab();
  person.troubles.allowLostConnection();
  person.troubles.allow(/net::ERR_FAILED/);
  await deaf.route('**/stream*', (route) => route.abort());
  await deaf.goto(person.page.url());
  await waitForPrompt(deaf);

  await choose(person.page, 'stay');
  await waitForPrompt(person.page);
  const version = await servedVersion(person.page);

  person.troubles.allowStatus(409);
  const answered = deaf.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await deaf.locator('#choices button[value="leave"]').click();
  const answer = await answered;
  assert.equal(answer.status(), 409);
  const { error } = await answer.json();
  assert.equal(error.code, 'stale');
  await until(
    async () => (await deaf.locator('body').textContent()).includes(error.message),
    `the page says “${error.message}”`,
  );
  assert.equal(await servedVersion(person.page), version);
  assert.ok(await isAsked(person.page));
});

async function twoAtATable() {
  const ada = await grotto.person();
  const bert = await grotto.person();
  const path = await openAndStart(ada, [bert], { chairs: ['person', 'greedy'] });
  for (const { page } of [ada, bert]) {
    await waitForPrompt(page);
  }
  // The bot chooses when it likes; afterwards only people are awaited.
  await until(async () => {
    await caughtUp(ada.page);
    return (await ada.page.locator('.company .chair.bot.awaited').count()) === 0;
  }, 'the bot has chosen');
  return { ada, bert, path };
}
