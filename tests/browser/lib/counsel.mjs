// Tables at which the search has something to say.

import { brought, startTable } from './brought.mjs';
import { Shortcut } from './shortcut.mjs';
import { until } from './until.mjs';

/** How long a program that was not built to be fast may think about a whole game. */
export const THOUGHT = 180_000;

/** Two of them: three at the table. */
const BOTS = ['greedy', 'greedy'];

/** A hint, and an analysis with its numbers. */
export async function counselPlaces(person) {
  const hinted = await startTable(person, BOTS);
  await askHint(person, hinted);
  const analysed = await analysedTable(person);
  return [
    { name: 'table-hint', path: hinted },
    { name: 'table-analysis', path: analysed },
    { name: 'table-analysis-numbers', path: analysed, unfold: 'analysis-numbers' },
  ];
}

/** Somebody who is alone with bots gets a hint. */
export async function askHint(person, path) {
  const page = await pageWith(person, path, 'id="hint"');
  const [, version] = /name="version" value="(\d+)"/.exec(page);
  await new Shortcut(person).post(`${path}/hint`, { version });
  await pageWith(person, path, 'data-hints');
}

/** Somebody who is alone with bots asks for a hint and does what it says. */
export async function followHint(person, path) {
  await askHint(person, path);
  const page = await pageWith(person, path, 'data-hints');
  const hints = page.slice(page.indexOf('data-hints'));
  const [, version] = /name="version" value="(\d+)"/.exec(hints);
  const [, decision] = /name="decision" value="([^"]+)"/.exec(hints);
  await new Shortcut(person).post(`${path}/decide`, { version, decision });
}

/** A table that is over and analysed. */
async function analysedTable(person) {
  const path = await finishedTable(person);
  await new Shortcut(person).post(`${path}/analysis`, {});
  await pageWith(person, path, 'chances-graph');
  return path;
}

/** A table against bots that has been played to the end. */
export async function finishedTable(person) {
  let choices = 0;
  return brought(person, { chairs: BOTS }, () => {
    choices += 1;
    return choices % 4 === 0 ? 'leave' : 'stay';
  });
}

/** The page when it has this part. */
function pageWith(person, path, part) {
  const look = async () => {
    const page = await (await person.context.request.get(path)).text();
    return page.includes(part) ? page : undefined;
  };
  return until(look, `${path} shows ${part}`, THOUGHT);
}
