/** The games of one connection that other nodes have: where what is said of them goes. */

import type { Connection, Wire } from '../http/sockets.ts';
import { ownerIn } from './nodes.ts';
import type { Caller, Relay } from './relay.ts';

export interface Away {
  /**
   * Does it here, or `there` where another node has the game. A node that cannot be reached is waited for: either it comes back, or the
   * others soon find that it is gone, and the game is woken here or elsewhere.
   */
  orHere(table: string, here: () => Promise<void>, there: (connection: Connection) => void): Promise<void>;
  /** This table is watched there: what is said of it goes there without asking. */
  keep(table: string, there: Connection): void;
  forget(table: string): void;
  end(): void;
}

/** Milliseconds between tries, and how many: more than a node is believed to be alive. */
const PAUSE = 250;
const TRIES = 40;

export function awayFor(caller: Caller, wire: Wire, relay: () => Relay | null): Away {
  /** By node. */
  const connections = new Map<string, Promise<Connection>>();
  /** By table. */
  const kept = new Map<string, Connection>();
  let isEnded = false;

  function connectionTo(node: string, open: () => Promise<Connection>): Promise<Connection> {
    const known = connections.get(node);
    if (known !== undefined) return known;
    const opened = open();
    connections.set(node, opened);
    opened.catch(() => connections.delete(node));
    // The socket was closed while the other node was dialled.
    void opened.then(connection => isEnded && connection.ended()).catch(() => {});
    return opened;
  }

  return {
    async orHere(table, here, there) {
      const known = kept.get(table);
      if (known !== undefined) return there(known);
      for (let tried = 1; ; tried++) {
        try {
          return await here();
        } catch (error) {
          const owner = ownerIn(error);
          const way = relay();
          if (owner === null || way === null || isEnded) throw error;
          try {
            return there(await connectionTo(owner.node, () => way.open(owner, caller, wire)));
          } catch (unreachable) {
            if (tried === TRIES) throw unreachable;
            await new Promise(resolve => setTimeout(resolve, PAUSE));
          }
        }
      }
    },
    keep: (table, there) => void kept.set(table, there),
    forget: table => void kept.delete(table),
    end() {
      isEnded = true;
      for (const opened of connections.values()) void opened.then(connection => connection.ended()).catch(() => {});
    },
  };
}
