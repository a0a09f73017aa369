// The page of a finished match, step by step.

import { until } from './until.mjs';

const LINKS = { first: 'first', previous: 'back', next: 'forward', last: 'last' };

/** The step that the page shows. */
export async function stepShown(page) {
  return Number(await page.locator('#step').inputValue());
}

/** Follows one of the four links and waits for the step it leads to. */
export async function stepTo(page, link, step) {
  await page.locator(`#replay-${LINKS[link]}`).click();
  await until(
    async () => (await stepShown(page)) === step && page.url().endsWith(`?step=${step}`),
    `the link “${link}” leads to step ${step}`,
  );
}
