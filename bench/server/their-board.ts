/** A game on boardgame.io's server, by its own protocol over socket.io. Whoever answers finds the offers in the state that it sends. */

import type { Action, AnyRuleset, Seat } from '@weathergauge/engine';
import { io } from 'socket.io-client';
import type { Board } from './load.ts';

interface State {
  readonly G: { readonly state: object };
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

let begun = 0;

export async function theirBoard(address: string, ruleset: AnyRuleset): Promise<Board> {
  const match = `match-${++begun}`;
  let known: State | null = null;
  let told = (): void => {};
  const sockets = await Promise.all(
    ['0', '1'].map(async player => {
      const socket = io(`${address}bench`, { transports: ['websocket'], forceNew: true });
      const synced = new Promise<void>(resolve => {
        socket.on('sync', (_id: string, { state }: { state: State }) => {
          known = state;
          resolve();
        });
      });
      socket.on('update', (_id: string, state: State) => {
        if (known !== null && state._stateID <= known._stateID) return;
        known = state;
        told();
      });
      socket.emit('sync', match, player, undefined, 2);
      await synced;
      return socket;
    }),
  );
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
        told = resolve;
      });
    },
    close() {
      for (const socket of sockets) socket.disconnect();
    },
  };
}
