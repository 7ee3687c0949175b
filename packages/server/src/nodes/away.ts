/** The games of one connection that other nodes have: where what is said of them goes. */

import type { Connection, Wire } from '../http/sockets.ts';
import { ownerIn } from './nodes.ts';
import type { Caller, Relay } from './relay.ts';

type Here = () => Promise<void>;
type There = (connection: Connection) => void;

export interface Away {
  /**
   * Does it here, or `there` where another node has the game. A node that cannot be reached is waited for: either it comes back, or the
   * others soon find that it is gone, and the game is woken here or elsewhere.
   */
  orHere(table: string, here: Here, there: There): Promise<void>;
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

  /** It could not be done here, and perhaps another node has the game. */
  async function elsewhere(error: unknown, here: Here, there: There, tried: number): Promise<void> {
    const owner = ownerIn(error);
    const way = relay();
    if (owner === null || way === null || isEnded) throw error;
    try {
      return there(await connectionTo(owner.node, () => way.open(owner, caller, wire)));
    } catch (unreachable) {
      if (tried === TRIES) throw unreachable;
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE));
    return here().catch((again: unknown) => elsewhere(again, here, there, tried + 1));
  }

  return {
    // Every answer passes here, and nearly always the game is at hand: so this is not `async`, which would cost each a promise more.
    orHere(table, here, there) {
      const known = kept.get(table);
      return known === undefined
        ? here().catch((error: unknown) => elsewhere(error, here, there, 1))
        : handedTo(known, there);
    },
    keep: (table, there) => void kept.set(table, there),
    forget: table => void kept.delete(table),
    end() {
      isEnded = true;
      for (const opened of connections.values()) void opened.then(connection => connection.ended()).catch(() => {});
    },
  };
}

/** What fails on the way is a promise that is rejected. */
async function handedTo(known: Connection, there: There): Promise<void> {
  there(known);
}
