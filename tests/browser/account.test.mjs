// A name of one's own: changed, claimed, used elsewhere, given up.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { useGrotto } from './lib/grotto.mjs';
import { invitation, openTable } from './lib/table.mjs';

const PASSWORD = 'correct horse battery staple';

const grotto = useGrotto();

test('a guest has a pleasant name and can change it', async () => {
  const { page } = await grotto.person();
  await page.goto('/account');
  const invented = await ownName(page);
  assert.match(invented, /^\p{Letter}[\p{Letter} '-]+/u);
  await rename(page, 'Ada of the Cave');
  assert.equal(await ownName(page), 'Ada of the Cave');
  await page.goto('/');
  assert.equal(await ownName(page), 'Ada of the Cave');
});

test('a claimed name opens the same tables elsewhere', async () => {
  const atTheDesk = await grotto.person();
  const onThePhone = await grotto.person();
  await openTable(atTheDesk.page, { chairs: ['person', 'greedy'] });
  const path = await invitation(atTheDesk.page);
  await claim(atTheDesk.page, 'Bert');

  await onThePhone.page.goto('/');
  assert.equal(await ownTables(onThePhone.page).count(), 0);
  await signIn(onThePhone.page, 'Bert', PASSWORD);
  assert.equal(await ownName(onThePhone.page), 'Bert');
  await onThePhone.page.goto('/');
  assert.equal(await ownTables(onThePhone.page).first().getAttribute('href'), path);
  await onThePhone.page.goto(path);
  await onThePhone.page.locator('.chair.mine').waitFor();

  await onThePhone.page.goto('/account');
  await submit(onThePhone.page, 'sign-out');
  assert.notEqual(await ownName(onThePhone.page), 'Bert');
  await onThePhone.page.goto('/');
  assert.equal(await ownTables(onThePhone.page).count(), 0);
  // Signing out here leaves the desk alone.
  await atTheDesk.page.goto('/');
  assert.equal(await ownTables(atTheDesk.page).count(), 1);
});

test('a wrong password and a taken name are refused with a reason', async () => {
  const owner = await grotto.person();
  const stranger = await grotto.person();
  await claim(owner.page, 'Cleo');
  stranger.troubles.allow(/^4\d\d: POST \/account\//, /status of 4\d\d/);
  await stranger.page.goto('/account');
  const name = await ownName(stranger.page);
  for (const attempt of [
    () => signIn(stranger.page, 'Cleo', 'not the password'),
    () => claim(stranger.page, 'Cleo'),
  ]) {
    await attempt();
    assert.equal(await stranger.page.locator('main [role="alert"]').count(), 1);
    assert.equal(await ownName(stranger.page), name);
  }
});

test('a deleted account is gone', async () => {
  const person = await grotto.person();
  const { page, troubles } = person;
  await claim(page, 'Dora');
  await page.locator('#delete > summary').click();
  await page.locator('#delete-password').fill(PASSWORD);
  await page.locator('#delete input[name="confirm"]').check();
  await submit(page, 'delete');
  assert.notEqual(await ownName(page), 'Dora');
  troubles.allow(/^4\d\d: POST \/account\//, /status of 4\d\d/);
  await signIn(page, 'Dora', PASSWORD);
  assert.equal(await page.locator('main [role="alert"]').count(), 1);
  assert.notEqual(await ownName(page), 'Dora');
});

async function ownName(page) {
  return page.locator('.me-name').textContent();
}

function ownTables(page) {
  return page.locator('section[aria-labelledby="mine"] a[href^="/t/"]');
}

async function rename(page, name) {
  await page.goto('/account');
  await page.locator('#rename-name').fill(name);
  await submit(page, 'name');
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
