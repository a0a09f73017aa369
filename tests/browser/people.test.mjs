// Passwords, codes and data of one's own; people one would rather not read.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { findings } from './lib/axe.mjs';
import { say, saidLines } from './lib/chat.mjs';
import { PHONE, useGrotto } from './lib/grotto.mjs';
import { invitation, openTable } from './lib/table.mjs';
import { until } from './lib/until.mjs';

const PASSWORD = 'correct horse battery staple';
const NEXT = 'another horse, another staple';

const grotto = useGrotto();

test('a recovery code gets somebody in who forgot the password', async () => {
  const { page } = await grotto.person();
  await claim(page, 'Ada');
  await page.locator('#codes > summary').click();
  await page.locator('#codes-password').fill(PASSWORD);
  await submit(page, 'codes');
  const codes = await page.locator('#new-codes code').allTextContents();
  assert.equal(codes.length, 8);
  assert.deepEqual(await findings(page), []);
  await page.goto('/account');
  assert.equal(await page.locator('#new-codes').count(), 0, 'they are shown once');

  const phone = await grotto.person(PHONE);
  await phone.page.goto('/account');
  await phone.page.locator('#recover > summary').click();
  await phone.page.locator('#recover-name').fill('Ada');
  await phone.page.locator('#recover-code').fill(codes[3].toUpperCase());
  await phone.page.locator('#recover-password').fill(NEXT);
  await submit(phone.page, 'recover');
  assert.equal(await ownName(phone.page), 'Ada');
  await page.goto('/account');
  assert.notEqual(await ownName(page), 'Ada', 'everybody else is signed out');
  await signIn(page, 'Ada', NEXT);
  assert.equal(await ownName(page), 'Ada');
});

test('a password is changed, data is taken home, and every device is signed out', async () => {
  const desk = await grotto.person();
  const phone = await grotto.person(PHONE);
  await claim(desk.page, 'Bert');
  await signIn(phone.page, 'Bert', PASSWORD);
  await desk.page.locator('#change-password > summary').click();
  await desk.page.locator('#change-old').fill(PASSWORD);
  await desk.page.locator('#change-new').fill(NEXT);
  await submit(desk.page, 'password');
  assert.equal(await ownName(desk.page), 'Bert');
  await phone.page.goto('/account');
  assert.notEqual(await ownName(phone.page), 'Bert');

  const [file] = await Promise.all([desk.page.waitForEvent('download'), desk.page.locator('#export').click()]);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  assert.equal(data.name, 'Bert');

  await signIn(phone.page, 'Bert', NEXT);
  await submit(phone.page, 'sign-out-everywhere');
  for (const { page } of [desk, phone]) {
    await page.goto('/account');
    assert.notEqual(await ownName(page), 'Bert');
  }
});

test('somebody rude is marked, reported, blocked and muted', async () => {
  const host = await grotto.person();
  const rude = await grotto.person(PHONE);
  const judge = await grotto.person();
  await openTable(host.page, { chairs: ['person', 'greedy'] });
  const path = await invitation(host.page);
  await rude.page.goto(path);
  await say(rude.page, 'something rude');
  await say(host.page, 'please don’t');
  await until(async () => (await saidLines(host.page)).length === 2, 'both lines are there');
  assert.equal(await host.page.locator('.chat-lines .bystander').count(), 1);

  const line = host.page.locator('.chat-lines li', { hasText: 'something rude' });
  await line.locator('summary').click();
  assert.deepEqual(await findings(host.page), []);
  await line.locator('input[name="reason"]').fill('it is rude');
  await line.locator('form[action$="/report"] button').click();
  await host.page.locator('.toast', { hasText: 'A moderator will look at it' }).waitFor();
  await line.locator('summary').click();
  await line.locator('form[action$="/block"] button').click();
  await until(async () => (await saidLines(host.page)).length === 1, 'the line is hidden');
  assert.equal((await saidLines(rude.page)).length, 2, 'from the host alone');
  rude.troubles.allow(/^403: POST \/t\//, /status of 403/);
  await rude.page.locator('.chair button', { hasText: 'Sit down' }).first().click();
  await rude.page.locator('.toast', { hasText: 'doesn’t want you' }).waitFor();

  await claim(judge.page, 'Judge');
  grotto.admin('users', 'make-moderator', 'Judge');
  await judge.page.goto('/account');
  await judge.page.locator('a[href="/moderation"]').click();
  await judge.page.locator('.report', { hasText: 'it is rude' }).waitFor();
  assert.deepEqual(await findings(judge.page), []);
  await judge.page.locator('button[value="mute"]').click();
  await judge.page.locator('.people li', { hasText: 'muted' }).waitFor();
  await rude.page.locator('#chat-text').fill('something ruder');
  await rude.page.locator('#chat-text').press('Enter');
  await rude.page.locator('.toast', { hasText: 'has muted you' }).waitFor();
  assert.match(grotto.admin('audit'), /mute-person/);

  await host.page.goto('/account');
  await Promise.all([host.page.waitForEvent('load'), host.page.locator('#blocked button').click()]);
  await host.page.goto(path);
  assert.equal((await saidLines(host.page)).length, 2);
});

async function ownName(page) {
  return page.locator('.me-name').textContent();
}

async function claim(page, name) {
  await page.goto('/account');
  await page.locator('#claim-name').fill(name);
  await page.locator('#claim-password').fill(PASSWORD);
  await submit(page, 'claim');
}

async function signIn(page, name, password) {
  await page.goto('/account');
  await page.locator('#sign-in-name').fill(name);
  await page.locator('#sign-in-password').fill(password);
  await submit(page, 'sign-in');
}

async function submit(page, form) {
  await Promise.all([
    page.waitForEvent('load'),
    page.locator(`form[action="/account/${form}"] button[type="submit"]`).click(),
  ]);
}
