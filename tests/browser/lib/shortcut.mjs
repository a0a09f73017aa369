// Tables that are brought where a test wants them by requests instead of clicks.

import assert from 'node:assert/strict';

import { until } from './until.mjs';

/** More choices than any game can have: five rounds of thirty cards. */
const MOST_CHOICES = 200;

/** The answer to whoever asks too quickly. */
const TOO_MANY = 429;

/** What a person could do by clicking, without waiting for any page. */
export class Shortcut {
  #request;
  #origin;

  constructor(person) {
    this.#request = person.context.request;
    this.#origin = person.origin;
  }

  /** Opens a table; `chairs` as in the form of the home page. */
  async open(chairs, options = {}) {
    const sitters = chairs.map((sitter, index) => [`seat${index + 1}`, sitter]);
    const seats = String(chairs.length + 1);
    const form = { game: 'diamant', seats, public: 'no', ...options };
    const answer = await this.post('/tables', { ...form, ...Object.fromEntries(sitters) });
    return new URL(answer.headers().location, this.#origin).pathname;
  }

  async start(path) {
    await this.post(`${path}/start`, {});
  }

  /**
   * Chooses until the page says that it is enough. `decision` is asked with the page and
   * answers with words, or with nothing when it is enough.
   */
  async play(path, decision) {
    for (let tries = 0; tries < MOST_CHOICES * 10; tries += 1) {
      const page = await (await this.#request.get(path)).text();
      const words = decision(page);
      if (words === undefined) {
        return;
      }
      // Where nothing is asked, the bots think; what could be taken back has a version as well.
      const isAsked = page.includes('id="choices"');
      const version = isAsked ? /name="version" value="(\d+)"/.exec(page)?.[1] : undefined;
      if (version !== undefined) {
        await this.post(`${path}/decide`, { version, decision: words });
      }
    }
    throw new Error(`${path} never came where it should`);
  }

  /** Sends a form as a page without script would. */
  async post(path, form) {
    const headers = { origin: this.#origin };
    // Requests are quicker than any hand: the server may want a breath in between.
    const answer = await until(async () => {
      const tried = await this.#request.post(path, { form, headers, maxRedirects: 0 });
      return tried.status() === TOO_MANY ? undefined : tried;
    }, `${path} may be asked again`, 60_000);
    assert.equal(answer.status(), 303, path);
    return answer;
  }
}
