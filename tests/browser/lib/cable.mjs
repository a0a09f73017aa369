// A network cable that can be pulled: the emulation in the browser leaves open streams alone.

import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Carries bytes between a port of its own and the server. */
export class Cable {
  #sockets = new Set();
  #pulled = false;
  #listener;

  static async to(url) {
    const cable = new Cable();
    const { hostname, port } = new URL(url);
    cable.#listener = createServer((near) => cable.#carry(near, hostname, port));
    cable.#listener.listen(0, '127.0.0.1');
    await once(cable.#listener, 'listening');
    cable.url = `http://127.0.0.1:${cable.#listener.address().port}`;
    return cable;
  }

  /** Everything that runs over the cable breaks off, and nothing new gets through. */
  pull() {
    this.#pulled = true;
    this.#breakOff();
  }

  /** The next connection gets through again. */
  plugIn() {
    this.#pulled = false;
  }

  close() {
    this.#listener.close();
    this.#breakOff();
  }

  #carry(near, host, port) {
    if (this.#pulled) {
      near.destroy();
      return;
    }
    const far = connect(port, host);
    for (const [from, to] of [[near, far], [far, near]]) {
      this.#sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }

  #breakOff() {
    for (const socket of this.#sockets) {
      socket.destroy();
    }
  }
}
