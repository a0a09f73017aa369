// Everything that must not happen on a page: errors in the console, violations of the
// Content-Security-Policy, answers that say no.

/** What went wrong in one browser context. */
export class Troubles {
  #found = [];
  #allowed = [];

  static async of(context) {
    const troubles = new Troubles();
    // Violations are told to the page; this tells them to the console.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(
          `Content-Security-Policy: ${event.violatedDirective} forbids ${event.blockedURI}` +
            ` (${event.sourceFile}:${event.lineNumber} ${event.sample})`,
        );
      });
    });
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        troubles.#report(`console: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => {
      troubles.#report(`script: ${error.error().stack ?? error.error()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) {
        const { pathname } = new URL(response.url());
        troubles.#report(`${response.status()}: ${response.request().method()} ${pathname}`);
      }
    });
    return troubles;
  }

  /** From now on, what matches is part of the test. */
  allow(...patterns) {
    this.#allowed.push(...patterns);
  }

  /** What this status makes the browser say. */
  allowStatus(status) {
    this.allow(new RegExp(`^${status}: `), new RegExp(`status of ${status} `));
  }

  /** What a broken connection makes the browser say. */
  allowLostConnection() {
    this.allow(/net::ERR_(INTERNET_DISCONNECTED|CONNECTION|EMPTY_RESPONSE|INCOMPLETE|NETWORK)/);
  }

  /** Everything that happened and was not allowed. */
  get unexpected() {
    return this.#found;
  }

  #report(trouble) {
    if (!this.#allowed.some((pattern) => pattern.test(trouble))) {
      this.#found.push(trouble);
    }
  }
}
