// Two people and a bot play a whole game, with everything that happens on a real evening.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { test } from 'node:test';

import { say, saidLines } from './lib/chat.mjs';
import { IN_MOTION, useGrotto } from './lib/grotto.mjs';
import { stepShown, stepTo } from './lib/replay.mjs';
import { Secrets } from './lib/secrets.mjs';
import { GROTTO } from './lib/server.mjs';
import {
  Temper,
  caughtUp,
  choose,
  isAsked,
  isOver,
  openAndStart,
  ranking,
  waitForPrompt,
} from './lib/table.mjs';
import { until } from './lib/until.mjs';

const grotto = useGrotto();

test('five rounds with relics, a reload, a lost connection, replay and record', async () => {
  const ada = await grotto.person(IN_MOTION);
  const bert = await grotto.person({ cable: true });
  const path = await openAndStart(ada, [bert], { chairs: ['person', 'greedy'], relics: true });

  await playTheGame(ada, bert);
  await compareRankings(ada, bert);
  await watchTheReplay(ada.page, path);
  await verifyTheRecord(bert.page, path);
});

async function playTheGame(ada, bert) {
  const tempers = new Map([[ada, new Temper(3)], [bert, new Temper(5)]]);
  const secrets = new Secrets();
  const interludes = [() => ada.page.reload(), () => missSomething(ada, bert)];
  for (let turn = 0; ; turn += 1) {
    const asked = await whoIsAsked(ada, bert);
    if (asked.length === 0) {
      break;
    }
    // Every third time, so that something lies between them.
    if (turn % 3 === 2 && asked.length === 2 && interludes.length > 0) {
      await interludes.shift()();
      continue;
    }
    const [chooser, other] = turn % 2 === 0 ? asked : asked.toReversed();
    const words = await tempers.get(chooser).decision(chooser.page);
    if (other === undefined) {
      await choose(chooser.page, words);
    } else {
      await secrets.keep(chooser.page, other.page, words);
      await choose(other.page, await tempers.get(other).decision(other.page));
    }
  }
  assert.equal(interludes.length, 0, 'there was time for every interlude');
  secrets.assertKept();
}

async function whoIsAsked(...people) {
  return until(async () => {
    const asked = [];
    for (const person of people) {
      await caughtUp(person.page);
      if (await isAsked(person.page)) {
        asked.push(person);
      }
    }
    return asked.length > 0 || (await isOver(people[0].page)) ? asked : undefined;
  }, 'somebody is asked or the game is over');
}

/** While Bert has no connection, Ada talks and everybody in the cave decides. */
async function missSomething(ada, bert) {
  await choose(bert.page, 'stay');
  const lines = bert.page.locator('#log-lines [data-step]');
  const linesBefore = await lines.count();

  await bert.goOffline();
  await until(
    async () => (await bert.page.locator('#connection').textContent()) !== '',
    'Bert is told that the connection is lost',
  );
  await say(ada.page, 'Bert, are you there?');
  await choose(ada.page, 'stay');
  assert.deepEqual(await saidLines(bert.page), []);
  assert.equal(await lines.count(), linesBefore);

  await bert.comeBack();
  await until(
    async () => (await saidLines(bert.page)).length > 0,
    'Bert reads what he has missed',
    30_000,
  );
  await caughtUp(bert.page);
  assert.ok((await lines.count()) > linesBefore);
  await until(
    async () => (await bert.page.locator('#connection').textContent()) === '',
    'Bert is no longer told that the connection is lost',
  );
  await waitForPrompt(ada.page);
}

async function compareRankings(ada, bert) {
  const seen = await ranking(ada.page);
  assert.equal(seen.length, 3);
  assert.deepEqual(await ranking(bert.page), seen);
  const points = seen.map(([, , number]) => Number(number));
  assert.deepEqual(points, points.toSorted((one, other) => other - one));
}

async function watchTheReplay(page, path) {
  const seen = await ranking(page);
  await page.locator('a[href$="/replay"]').first().click();
  await page.locator('#live.replay').waitFor();
  assert.equal(new URL(page.url()).pathname, `${path}/replay`);

  await page.goto(`${path}/replay?step=5`);
  assert.equal(await stepShown(page), 5);
  await stepTo(page, 'next', 6);
  await stepTo(page, 'previous', 5);
  const last = Number(await page.locator('#step').getAttribute('max'));
  await stepTo(page, 'last', last);
  assert.deepEqual(await ranking(page), seen);
  await stepTo(page, 'first', 0);
  assert.equal(await page.locator('.dm-ranking').count(), 0);

  await page.locator('#step').focus();
  for (const [key, step] of [['ArrowRight', 1], ['ArrowRight', 2], ['End', last], ['Home', 0]]) {
    await page.keyboard.press(key);
    await until(async () => (await stepShown(page)) === step, `${key} leads to step ${step}`);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'step', key);
  }
  await until(() => page.url().endsWith('?step=0'), 'the address names the step');
  await dragTheSlider(page, last);
}

/** A finger on the slider keeps hold of it while the page changes below. */
async function dragTheSlider(page, last) {
  const look = () => page.locator('#step').boundingBox();
  // The page may still move from the step before: a hand waits for that as well.
  const { x, y, width, height } = await until(async () => {
    const [before, after] = [await look(), await look()];
    return before && after && before.y === after.y ? after : undefined;
  }, 'the slider is there');
  const at = (share) => [x + 8 + (width - 16) * share, y + height / 2];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (const share of [0.3, 0.6]) {
    await page.mouse.move(...at(share), { steps: 3 });
    const near = (step) => Math.abs(step - last * share) <= last * 0.05 + 1;
    await until(async () => {
      const named = Number(new URL(page.url()).searchParams.get('step'));
      return near(await stepShown(page)) && near(named);
    }, `the slider is dragged to ${share} of its length`);
  }
  await page.mouse.up();
}

async function verifyTheRecord(page, path) {
  const folder = mkdtempSync(joinPath(tmpdir(), 'grotto-record-'));
  try {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`a[href="${path}/record"]`).first().click(),
    ]);
    const file = joinPath(folder, download.suggestedFilename());
    await download.saveAs(file);
    execFileSync(GROTTO, ['verify', file], { stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
