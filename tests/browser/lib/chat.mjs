// The chat of a table.

import { until } from './until.mjs';

/** Says something and waits until it can be read. */
export async function say(page, text) {
  await page.locator('#chat-text').fill(text);
  await page.locator('#chat-text').press('Enter');
  await until(async () => (await saidLines(page)).includes(text), `“${text}” is in the chat`);
}

/** What was said, without the names. */
export async function saidLines(page) {
  return page.locator('[data-chat] > span').allTextContents();
}
