// Tables that are brought where somebody wants to look at them, by requests alone.

import { Shortcut } from './shortcut.mjs';
import { until } from './until.mjs';

/** More decisions than any game here has. */
const MOST_DECISIONS = 900;

/** A table of the game with these chairs beside the person's, already started. */
export async function startTable(person, chairs, options) {
  const shortcut = new Shortcut(person);
  const path = await shortcut.open(chairs, options);
  await shortcut.start(path);
  return path;
}

/**
 * The path of a table where the person has decided until `decision` had nothing more to say,
 * or until the game was over. It is asked with what is offered and with the page.
 */
export async function brought(person, { chairs, options }, decision) {
  const path = await startTable(person, chairs, options);
  const shortcut = new Shortcut(person);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions += 1) {
    const page = await until(() => settled(person, path), 'somebody is asked or the game is over');
    const offered = offeredIn(page);
    const words = offered.length > 0 ? decision(offered, page) : undefined;
    if (words === undefined) {
      return path;
    }
    const [, version] = /id="choices".*?name="version" value="(\d+)"/s.exec(page);
    await shortcut.post(`${path}/decide`, { version, decision: words });
  }
  throw new Error(`${path} never came where it should`);
}

/** The page, unless a bot thinks. */
async function settled(person, path) {
  const page = await (await person.context.request.get(path)).text();
  return offeredIn(page).length > 0 || isOverIn(page) ? page : undefined;
}

function offeredIn(page) {
  return [...page.matchAll(/name="decision" value="([^"]+)"/g)].map(([, words]) => words);
}

function isOverIn(page) {
  return /id="live"[^>]*class="[^"]*\bover\b|class="[^"]*\bover\b[^"]*"[^>]*id="live"/.test(page);
}

/** The last heading of the log. */
export function headingIn(page) {
  return [...page.matchAll(/<h3 data-step[^>]*>([^<]*)/g)].at(-1)?.[1] ?? '';
}
