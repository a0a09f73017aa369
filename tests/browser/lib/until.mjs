// Waiting for conditions.

import { setTimeout as pause } from 'node:timers/promises';

/** How long anything on a page may take, in milliseconds. */
export const PATIENCE = 20_000;

/**
 * Waits until the check returns something true and returns it. An error in the check ends the
 * waiting.
 */
export async function until(check, what, milliseconds = PATIENCE) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const found = await check();
    if (found) {
      return found;
    }
    if (Date.now() > end) {
      throw new Error(`waited ${milliseconds} ms in vain until ${what}`);
    }
    await pause(20);
  }
}
