// The server, the browser and the people of one test file.

import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';

import { chromium } from 'playwright-core';

import { Cable } from './cable.mjs';
import { Server } from './server.mjs';
import { Troubles } from './troubles.mjs';
import { PATIENCE } from './until.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A desk. */
export const DESK = { viewport: { width: 1280, height: 800 } };
/** A common phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The narrowest phone that is still sold. */
export const NARROW_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } };
/** Somebody who likes to see pieces move. */
export const IN_MOTION = { reducedMotion: 'no-preference' };

/**
 * Starts a server and a browser for the tests of a file and stops them afterwards. `settings`
 * gives further words of the server's command line, when it is about to start. A test fails if something went wrong on a page of one of its people.
 */
export function useGrotto({ settings = async () => [] } = {}) {
  const grotto = new Grotto();
  before(async () => grotto.start(await settings()));
  afterEach(() => grotto.sendEverybodyHome());
  after(() => grotto.stop());
  return grotto;
}

class Grotto {
  #browser;
  #server;
  #people = [];

  get url() {
    return this.#server.url;
  }

  /** What `grotto admin` prints about the data of the server. */
  admin(...words) {
    return this.#server.admin(...words);
  }

  async start(settings) {
    this.#server = await Server.start(settings);
    this.#browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: FLAGS,
      // What people have takes up room.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
  }

  /**
   * Somebody with a browser of their own, who has not been here before. `cable` gives them a
   * connection that can be lost; everything else is an option of Playwright's contexts. They
   * have asked for less motion: a test about anything else need not wait for moving pieces.
   */
  async person({ cable = false, ...options } = {}) {
    const wire = cable ? await Cable.to(this.url) : undefined;
    const origin = wire?.url ?? this.url;
    const context = await this.#browser.newContext({
      baseURL: origin,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...DESK,
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    const troubles = await Troubles.of(context);
    const person = new Person({ context, origin, troubles, wire, page: await context.newPage() });
    this.#people.push(person);
    return person;
  }

  async sendEverybodyHome() {
    const people = this.#people.splice(0);
    for (const person of people) {
      await person.goHome();
    }
    assert.deepEqual(people.flatMap((person) => person.troubles.unexpected), []);
  }

  async stop() {
    await this.#browser?.close();
    await this.#server?.stop();
  }
}

/** Somebody with a browser of their own. */
class Person {
  #cable;

  constructor({ context, origin, troubles, wire, page }) {
    this.context = context;
    this.origin = origin;
    this.troubles = troubles;
    this.page = page;
    this.#cable = wire;
  }

  /** The connection breaks off. */
  async goOffline() {
    this.troubles.allowLostConnection();
    await this.context.setOffline(true);
    this.#cable.pull();
  }

  /** The connection is there again. */
  async comeBack() {
    this.#cable.plugIn();
    await this.context.setOffline(false);
  }

  /** Another tab of the same browser. */
  async openTab() {
    return this.context.newPage();
  }

  async goHome() {
    await this.context.close();
    this.#cable?.close();
  }
}
