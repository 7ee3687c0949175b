/** Somebody who plays on a server through its contract alone: for tests, fault hunts and the bench. */

import { randomUUID } from 'node:crypto';
import type { Refusal, Seat } from '@weathergauge/engine';
import { isRefusal, keyHex, newKey, pledge } from '@weathergauge/engine';
import type { PlainPosition } from '@weathergauge/host';
import type { ClockView, Sync, TableView, TableWish, Tell } from '@weathergauge/wire';
import { turnFromWire } from '@weathergauge/wire';

export interface Player {
  readonly name: string;
  readonly token: string;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a path answers with is known to the caller alone
  call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: T }>;
  connect(): Promise<Line>;
}

/** An open socket. */
export interface Line {
  /** Every frame as it came. */
  readonly frames: string[];
  /** What this viewer knows of a table; kept up to date by the turns that come in. */
  known(table: string): Known;
  /** How its game stands for this viewer; null where she does not watch it, or there is none. */
  position(table: string): PlainPosition | null;
  /** Sends a message, with an id of its own unless it has one, and waits for its answer. */
  ask(message: Record<string, unknown>): Promise<unknown>;
  watch(table: string, more?: Record<string, unknown>): Promise<Sync>;
  /** The next change of this table, or of what is known of it. */
  change(table: string): Promise<void>;
  send(text: string): void;
  close(): void;
  readonly closed: Promise<{ code: number; reason: string }>;
}

export interface Known {
  table: TableView;
  position: PlainPosition | null;
  clock: ClockView | null;
  turns: number;
}

export async function guest(address: string, name: string): Promise<Player> {
  const answer = await fetch(`${address}api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { token } = (await answer.json()) as { token: string };
  return playerWith(address, name, token);
}

export function playerWith(address: string, name: string, token: string): Player {
  return {
    name,
    token,
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
    async call<T>(method: 'GET' | 'POST', path: string, body?: object) {
      const answer = await fetch(`${address}api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      return { status: answer.status, body: (isJson ? await answer.json() : await answer.text()) as T };
    },
    connect: () => openLine(`${address.replace(/^http/, 'ws')}api/socket`, token),
  };
}

async function openLine(url: string, token: string): Promise<Line> {
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
  const frames: string[] = [];
  const waiting = new Map<string, (value: unknown) => void>();
  const watches = new Set<string>();
  const known = new Map<string, Known>();
  let changed: (() => void)[] = [];
  let isClosed = false;
  const closed = new Promise<{ code: number; reason: string }>(resolve => {
    socket.addEventListener('close', ({ code, reason }) => {
      isClosed = true;
      for (const answer of waiting.values()) answer({ refused: 'closed', reason });
      waiting.clear();
      resolve({ code, reason });
    });
  });

  function sync({ table, position, clock }: Sync): void {
    known.set(table.id, { table, position, clock, turns: 0 });
  }

  function hear(message: Tell): void {
    switch (message.tell) {
      case 'done':
        waiting.get(message.id)?.(message.refused);
        return void waiting.delete(message.id);
      case 'value':
        // At once: the first turn may come with the same bytes.
        if (watches.delete(message.id) && !isRefusal(message.value)) sync(message.value as Sync);
        waiting.get(message.id)?.(message.value);
        return void waiting.delete(message.id);
      case 'turn': {
        const at = must(known.get(message.table));
        at.position = turnFromWire(must(at.position).view, message.turn).position;
        at.turns++;
        break;
      }
      case 'table': {
        const at = known.get(message.table.id);
        if (at !== undefined) at.table = message.table;
        break;
      }
      case 'clock': {
        const at = known.get(message.table);
        if (at !== undefined) at.clock = message.clock;
        break;
      }
      case 'sync':
        sync(message.sync);
        break;
      default:
        return;
    }
    const all = changed;
    changed = [];
    for (const each of all) each();
  }

  socket.addEventListener('message', ({ data }) => {
    frames.push(String(data));
    hear(JSON.parse(String(data)) as Tell);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the socket does not open')));
  });

  const line: Line = {
    frames,
    closed,
    known: table => must(known.get(table)),
    position: table => known.get(table)?.position ?? null,
    ask(message) {
      const id = typeof message['id'] === 'string' ? message['id'] : randomUUID().slice(0, 20);
      if (message['ask'] === 'watch') watches.add(id);
      return new Promise(resolve => {
        if (isClosed) return resolve({ refused: 'closed', reason: '' });
        waiting.set(id, resolve);
        return socket.send(JSON.stringify({ ...message, id }));
      });
    },
    async watch(table, more = {}) {
      const answer = (await line.ask({ ask: 'watch', table, foresee: false, ...more })) as Sync | Refusal;
      if (isRefusal(answer)) throw new Error(answer.reason);
      return answer;
    },
    change: () => new Promise(resolve => void changed.push(resolve)),
    send: text => socket.send(text),
    close: () => socket.close(),
  };
  return line;
}

/** A table of these players, and of agents, the dice theirs, the game begun. */
export async function begun(
  players: readonly Player[],
  { agents = 0, ...wish }: Omit<TableWish, 'seats' | 'visibility'> & { readonly agents?: number },
  seated: (table: string) => Promise<unknown> = async () => {},
  visibility: TableWish['visibility'] = 'invited',
): Promise<string> {
  const [organiser, ...others] = players;
  if (organiser === undefined) throw new Error('nobody plays');
  const seats = [
    ...players.map((_, i) => ({ kind: i === 0 ? 'mine' : 'open' })),
    ...Array.from({ length: agents }, () => ({ kind: 'agent', level: 'midshipman' })),
  ];
  const { body: made, status } = await organiser.call<TableView>('POST', 'tables', {
    ...wish,
    seats,
    visibility,
  });
  if (status !== 200) throw new Error(JSON.stringify(made));
  const { id, invite } = made;
  for (const [i, player] of others.entries()) {
    const sat = await player.call('POST', `tables/${id}/sit`, { seat: i + 1, invite });
    if (sat.status !== 200) throw new Error(JSON.stringify(sat.body));
  }
  await seated(id);
  await sharesOf(players, made);
  return id;
}

/** Everybody says that she is ready where that is asked, pledges a share and tells it; in the order of the seats. */
export async function sharesOf(players: readonly Player[], { id, commitment }: TableView): Promise<TableView> {
  for (const player of players) await player.call('POST', `tables/${id}/ready`, { ready: true });
  const shares = players.map(() => newKey());
  for (const [i, player] of players.entries()) {
    const pledged = pledge(commitment, i as Seat, must(shares[i]));
    await player.call('POST', `tables/${id}/pledge`, { pledge: pledged });
  }
  let last: TableView | null = null;
  for (const [i, player] of players.entries()) {
    const told = await player.call<TableView>('POST', `tables/${id}/share`, { share: keyHex(must(shares[i])) });
    if (told.status !== 200) throw new Error(JSON.stringify(told.body));
    last = told.body;
  }
  return must(last);
}

export function must<T>(x: T | null | undefined): T {
  if (x === null || x === undefined) throw new Error('there is nothing');
  return x;
}
