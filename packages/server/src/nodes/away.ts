/** For one connection: forwards messages about games that other nodes own. */

import type { Connection, Transport } from '../http/sockets.ts';
import { ownerIn } from './nodes.ts';
import type { Caller, Relay } from './relay.ts';

type Here = () => Promise<void>;
type There = (connection: Connection) => void;

export interface Away {
  /**
   * Runs `here`, or `there` if another node owns the game. If that node cannot be reached, tries again for a while: either it comes back,
   * or the others find that it is gone, and the game is woken here or elsewhere.
   */
  orHere(table: string, here: Here, there: There): Promise<void>;
  /** This table is watched through that connection: messages about it are forwarded without looking up the owner. */
  keep(table: string, there: Connection): void;
  forget(table: string): void;
  end(): void;
}

/** Milliseconds between tries, and how many: together longer than the lease of a node that has died. */
const PAUSE = 250;
const TRIES = 40;

export function awayFor(caller: Caller, transport: Transport, relay: () => Relay | null): Away {
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
    // The socket was closed while the connection to the other node was being opened.
    void opened.then(connection => isEnded && connection.ended()).catch(() => {});
    return opened;
  }

  /** After `here` has failed: tries the owner, if the error names one. */
  async function elsewhere(error: unknown, here: Here, there: There, tried: number): Promise<void> {
    const owner = ownerIn(error);
    const way = relay();
    if (owner === null || way === null || isEnded) throw error;
    try {
      return there(await connectionTo(owner.node, () => way.open(owner, caller, transport)));
    } catch (unreachable) {
      if (tried === TRIES) throw unreachable;
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE));
    return here().catch((again: unknown) => elsewhere(again, here, there, tried + 1));
  }

  return {
    // Not `async`: every answer passes here, nearly always for a game of this node, and each would cost another promise.
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

/** Forwards a message; a synchronous failure becomes a rejected promise. */
async function handedTo(known: Connection, there: There): Promise<void> {
  there(known);
}
