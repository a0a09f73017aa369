// Tables that are brought where a test wants them by requests instead of clicks.

import assert from 'node:assert/strict';

import { until } from './until.mjs';

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
