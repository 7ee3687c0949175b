/** What the page knows of a game on a server, without a browser: whatever happens to the line, it is what the server would tell anew. */

import { isRefusal, seededRng } from '@weathergauge/engine';
import { test } from 'vitest';
import { libraryAt } from '../packages/server/src/work/books.ts';
import type { Player } from '../packages/server/test/player.ts';
import { begun, guest, must } from '../packages/server/test/player.ts';
import { bookModules } from '../packages/server/test/book-modules.ts';
import type { Online } from '../packages/web/src/client/online/remote-game.ts';
import { openRemote } from '../packages/web/src/client/online/remote-game.ts';
import type { Happening, Position, Seen } from '../packages/web/src/client/protocol.ts';
import { useServer } from './game-server.ts';

const library = libraryAt(bookModules);
const server = useServer();

/** A player's browser, as far as the session worker needs one; the test can cut its line. */
function browserOf({ token, call }: Player) {
  let cut = (): void => {};
  const online: Online = {
    dial(ends) {
      const socket = new WebSocket(`${server().address.replace(/^http/, 'ws')}api/socket`, {
        headers: { authorization: `Bearer ${token}` },
      });
      socket.addEventListener('open', () => ends.opened());
      socket.addEventListener('message', ({ data }) => ends.heard(String(data)));
      socket.addEventListener('close', () => ends.closed());
      cut = () => socket.close();
      return { send: text => socket.send(text), close: () => socket.close() };
    },
    isOnline: () => true,
    log: async table => (await call<string>('GET', `tables/${table}/log`)).body,
  };
  return { online, cut: () => cut() };
}

async function sitDown(player: Player, table: string) {
  const { online, cut } = browserOf(player);
  const known: { position: Position | null; told: readonly Happening[] } = { position: null, told: [] };
  const remote = openRemote(library, online, { table, invite: null }, delivery => {
    if (delivery.kind !== 'news') return;
    for (const { turn } of delivery.news) {
      const { backTo } = turn;
      known.told = [...known.told.filter(({ at }) => backTo === null || at <= backTo), ...turn.happenings];
      known.position = turn.position;
    }
  });
  const seen = await seenBy(remote);
  known.position = seen.turn.position;
  known.told = seen.happenings;
  remote.shown();
  return { remote, known, cut };
}

async function seenBy({ joined }: ReturnType<typeof openRemote>): Promise<Seen> {
  const found = await joined;
  if (isRefusal(found)) throw new Error(found.reason);
  return must(found.seen?.[0]);
}

// Side by side: they mostly wait for a line to be opened again.
test.concurrent.for(bookModules.map(({ id }) => id))(
  'two people play %s on lines that break, and know in the end what was told',
  async (ruleset, { expect }) => {
    const book = await library.open(ruleset);
    if (isRefusal(book)) throw new Error(book.reason);
    const scenario = must(book.scenarios.find(({ minSeats, maxSeats }) => minSeats <= 2 && maxSeats >= 2)).id;
    const players = [await guest(server().address, 'Anne'), await guest(server().address, 'Bonny')];
    const table = await begun(players, { ruleset, scenario, options: {} });
    const sides = await Promise.all(players.map(player => sitDown(player, table)));
    const rng = seededRng(ruleset);
    const nextAsked = () => sides.find(({ known }) => (known.position?.prompt ?? null) !== null);
    const isOver = () => sides.some(({ known }) => (known.position?.result ?? null) !== null);
    for (let answers = 0; answers < 40; answers++) {
      await expect.poll(() => isOver() || nextAsked() !== undefined, { interval: 1, timeout: 10_000 }).toBe(true);
      if (isOver()) break;
      const { remote, known } = must(nextAsked());
      const { offers, at } = must(known.position);
      const answered = remote.answer(must(offers[rng.below(offers.length)]).text, at);
      if (rng.below(4) === 0) must(sides[rng.below(2)]).cut();
      // Whoever has not heard yet what has happened meanwhile answers what is past.
      expect([null, 'stale']).toContain((await answered)?.refused ?? null);
      await expect.poll(() => must(known.position).at, { interval: 1, timeout: 10_000 }).toBeGreaterThan(at);
      if (answers % 10 === 9 && must(known.position).undo.right === 'alone') await remote.undo();
    }
    for (const [i, { remote, known }] of sides.entries()) {
      const fresh = await sitDown(must(players[i]), table);
      await expect.poll(() => known.position, { timeout: 10_000 }).toEqual(fresh.known.position);
      expect(known.told).toEqual(fresh.known.told);
      expect(known.told.length).toBeGreaterThan(5);
      fresh.remote.end();
      remote.end();
    }
  },
);
