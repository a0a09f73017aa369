// The chat of a table.

import { until } from './until.mjs';

/** Brings the log, the chat or what there is to know about the table into sight. */
export async function openTab(page, name) {
  const tab = page.locator(`label[for="talk-${name}"]`);
  if (await tab.count()) await tab.click();
}

/** Says something and waits until it can be read. */
export async function say(page, text) {
  await openTab(page, 'chat');
  await page.locator('#chat-text').fill(text);
  await page.locator('#chat-text').press('Enter');
  await until(async () => (await saidLines(page)).includes(text), `“${text}” is in the chat`);
}

/** What was said, without the names. */
export async function saidLines(page) {
  return page.locator('[data-chat] > span:not(.bystander)').allTextContents();
}
