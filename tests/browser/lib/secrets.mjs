// Choices that must stay hidden until everybody has chosen.

import assert from 'node:assert/strict';

import { caughtUp, choose } from './table.mjs';

/** Watches what a choice changes on the page of somebody who has not chosen yet. */
export class Secrets {
  #cards = { stay: new Set(), leave: new Set() };

  /** One chooses; the other must see nothing but that it happened. */
  async keep(chooser, other, words) {
    const seat = await chooser.locator('.dm-player').evaluateAll((players) =>
      players.findIndex((player) => player.classList.contains('dm-own')),
    );
    const before = await withoutTheFact(other);
    await choose(chooser, words);
    await caughtUp(other);
    assert.equal(await withoutTheFact(other), before, `“${words}” is not told`);
    const card = other.locator('.dm-player').nth(seat).locator('.dm-choice');
    this.#cards[words].add(await card.innerHTML());
  }

  /** Whatever was chosen, its back looked the same. */
  assertKept() {
    const { stay, leave } = this.#cards;
    assert.equal(stay.size, 1);
    assert.equal(leave.size, 1);
    assert.deepEqual(stay, leave);
  }
}

/** The page without what may tell that somebody has chosen: never what. */
async function withoutTheFact(page) {
  return page.locator('#live').evaluate((live) => {
    const copy = live.cloneNode(true);
    const facts = copy.querySelectorAll('.dm-choice, .dm-mark, .dm-doing, .dm-step, #status, .badge, .sitter-about, input[name="version"]');
    facts.forEach((part) => part.remove());
    copy.querySelectorAll('.chair').forEach((chair) => chair.removeAttribute('class'));
    return copy.innerHTML;
  });
}
