/** A game on boardgame.io's server, by its own protocol over socket.io. */

import type { Action, AnyRuleset, Seat } from '@weathergauge/engine';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import type { Hosting, Shown } from './their-hosting.ts';
import type { Board } from './load.ts';

interface State<G> {
  readonly G: G;
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

const SEATS: readonly Seat[] = [0, 1];
let begun = 0;

export const theirBoard = (address: string, ruleset: AnyRuleset, hosting: Hosting): Promise<Board> =>
  hosting === 'lightest' ? openBoard(address, ruleset) : shownBoard(address);

const nextMatch = (): string => `match-${++begun}`;

/** A player's connection, when she has been told how the game stands; and she is told again whenever that changes. */
async function connect<G>(
  address: string,
  match: string,
  seat: Seat,
  told: (state: State<G>) => void,
): Promise<Socket> {
  const socket = io(`${address}bench`, { transports: ['websocket'], forceNew: true });
  const synced = new Promise<void>(resolve => {
    socket.on('sync', (_id: string, { state }: { state: State<G> }) => {
      told(state);
      resolve();
    });
  });
  socket.on('update', (_id: string, state: State<G>) => told(state));
  socket.emit('sync', match, String(seat), undefined, SEATS.length);
  await synced;
  return socket;
}

/** Whoever answers finds the offers in the whole state, which everybody is sent. */
async function openBoard(address: string, ruleset: AnyRuleset): Promise<Board> {
  const match = nextMatch();
  let known: State<{ readonly state: object }> | null = null;
  let changed = (): void => {};
  const hear = (state: State<{ readonly state: object }>): void => {
    if (known !== null && state._stateID <= known._stateID) return;
    known = state;
    changed();
  };
  const sockets = await Promise.all(SEATS.map(seat => connect(address, match, seat, hear)));
  const offersNow = (): { seat: Seat; offers: readonly Action[]; at: number } | null => {
    if (known === null || known.ctx.gameover !== undefined) return null;
    const { state } = known.G;
    const [seat] = ruleset.pending(state);
    return seat === undefined ? null : { seat, offers: ruleset.offers(state, seat), at: known._stateID };
  };
  return {
    asked: async () => offersNow()?.offers.length ?? null,
    answer(pick) {
      const now = offersNow();
      if (now === null) throw new Error('nobody is asked');
      const { seat, offers, at } = now;
      const playerID = String(seat);
      const payload = { type: 'answer', args: [seat, offers[pick]], playerID };
      sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, at, match, playerID);
      return new Promise(resolve => {
        changed = resolve;
      });
    },
    close: () => closeAll(sockets),
  };
}

/** Each player is sent what she may know, and what she is offered. */
async function shownBoard(address: string): Promise<Board> {
  const match = nextMatch();
  const states = new Map<Seat, State<Shown>>();
  let changed = (): void => {};
  const change = (): Promise<void> =>
    new Promise(resolve => {
      changed = resolve;
    });
  const sockets = await Promise.all(
    SEATS.map(seat =>
      connect<Shown>(address, match, seat, state => {
        states.set(seat, state);
        changed();
      }),
    ),
  );
  /** One of the two may have heard already what the other has not. */
  const whoIsAsked = () => {
    const newest = Math.max(...[...states.values()].map(({ _stateID }) => _stateID));
    return [...states].find(([, { _stateID, G }]) => _stateID === newest && G.prompt !== null);
  };
  return {
    async asked() {
      for (;;) {
        if ([...states.values()].some(({ ctx }) => ctx.gameover !== undefined)) return null;
        const asked = whoIsAsked();
        if (asked !== undefined) return asked[1].G.offers.length;
        await change();
      }
    },
    async answer(pick) {
      const asked = whoIsAsked();
      if (asked === undefined) throw new Error('nobody is asked');
      const [seat, { G, _stateID }] = asked;
      const playerID = String(seat);
      const payload = { type: 'answer', args: [G.offers[pick]], playerID };
      sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, playerID);
      while (states.get(seat)?._stateID === _stateID) await change();
    },
    close: () => closeAll(sockets),
  };
}

function closeAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.disconnect();
}
