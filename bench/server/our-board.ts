/** A game on our server, through its contract alone. */

import { isRefusal, keyHex, newKey, pledge } from '@weathergauge/engine';
import type { PlainPosition } from '@weathergauge/host';
import type { Sync, TableView, Tell } from '@weathergauge/wire';
import type { Board } from './load.ts';

interface Player {
  call(path: string, body: object): Promise<TableView>;
  readonly headers: Readonly<Record<string, string>>;
}

let met = 0;

/** Every player has an address of her own, as behind a proxy. */
function addressOfNext(): Readonly<Record<string, string>> {
  met++;
  return { 'x-forwarded-for': `10.${(met >> 16) & 255}.${(met >> 8) & 255}.${met & 255}` };
}

async function guest(address: string): Promise<Player> {
  const own = addressOfNext();
  const post = async (path: string, body: object, headers: object): Promise<unknown> => {
    const answer = await fetch(`${address}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...own, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { token } = (await post('guest', { name: `Player ${met}` }, {})) as { token: string };
  const headers = { ...own, authorization: `Bearer ${token}` };
  return { headers, call: async (path, body) => (await post(path, body, headers)) as TableView };
}

export async function ourBoard(
  address: string,
  ruleset: string,
  scenario: string,
  visibility: 'open' | 'invited' = 'invited',
): Promise<Board> {
  const players = [await guest(address), await guest(address)] as const;
  const seats = [{ kind: 'mine' }, { kind: 'open' }];
  const wish = { ruleset, scenario, options: {}, seats, visibility };
  const { id, invite, commitment } = await players[0].call('tables', wish);
  await players[1].call(`tables/${id}/sit`, { seat: 1, invite });
  const shares = [newKey(), newKey()] as const;
  for (const seat of [0, 1] as const)
    await players[seat].call(`tables/${id}/pledge`, { pledge: pledge(commitment, seat, shares[seat]) });
  for (const seat of [0, 1] as const) await players[seat].call(`tables/${id}/share`, { share: keyHex(shares[seat]) });
  let changed = (): void => {};
  const lines = await Promise.all(
    players.map(({ headers }) => openLine(`${address.replace(/^http/, 'ws')}api/socket`, headers, id, () => changed())),
  );
  const whoIsAsked = () => lines.find(({ position }) => position().prompt !== null);
  return {
    async asked() {
      for (;;) {
        const line = whoIsAsked();
        if (line !== undefined) return line.position().offers.length;
        if (lines.some(({ position }) => position().result !== null)) return null;
        await new Promise<void>(resolve => {
          changed = resolve;
        });
      }
    },
    async answer(pick) {
      const line = whoIsAsked();
      if (line === undefined) throw new Error('nobody is asked');
      await line.answer(pick);
    },
    close() {
      for (const line of lines) line.close();
    },
  };
}

/** Somebody who looks at a game from an address of her own, and says nothing. */
export async function spectate(address: string, table: string): Promise<{ close(): void }> {
  return openLine(`${address.replace(/^http/, 'ws')}api/socket`, addressOfNext(), table, () => {});
}

type Known = Pick<PlainPosition, 'at' | 'prompt' | 'offers' | 'result'>;

interface Line {
  position(): Known;
  answer(pick: number): Promise<void>;
  close(): void;
}

let sent = 0;

async function openLine(
  url: string,
  headers: Readonly<Record<string, string>>,
  table: string,
  changed: () => void,
): Promise<Line> {
  const socket = new WebSocket(url, { headers });
  const waiting = new Map<string, (message: Tell) => void>();
  let known: Known | null = null;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Tell;
    if (message.tell === 'turn') {
      // The views need not be put together to answer at random.
      known = message.turn.position;
      changed();
    } else if (message.tell === 'done' || message.tell === 'value') {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the socket does not open')));
  });
  const ask = (message: object): Promise<Tell> => {
    const id = `bench-${++sent}`;
    socket.send(JSON.stringify({ ...message, table, id }));
    return new Promise(resolve => waiting.set(id, resolve));
  };
  const watched = await ask({ ask: 'watch', foresee: false });
  if (watched.tell !== 'value' || isRefusal(watched.value)) throw new Error('the table cannot be watched');
  known ??= (watched.value as Sync).position;
  const position = (): Known => {
    if (known === null) throw new Error('the game has not begun');
    return known;
  };
  return {
    position,
    async answer(pick) {
      const { offers, at } = position();
      const told = await ask({ ask: 'answer', place: at, answers: [offers[pick]] });
      if (told.tell !== 'done' || told.refused !== null) throw new Error(`refused: ${JSON.stringify(told)}`);
    },
    close: () => socket.close(),
  };
}
