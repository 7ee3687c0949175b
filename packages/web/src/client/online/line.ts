/**
 * A line: a WebSocket to the server that reconnects by itself. After each connection it first sends a greeting, which says what is
 * watched, then repeats unanswered messages under the same ids, so that nothing is lost and nothing is done twice.
 */

import { refusal } from '@weathergauge/engine';
import type { Ask, Tell } from '@weathergauge/wire/types';

/** Callbacks of a socket. */
export interface SocketCallbacks {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Dependencies, which tests replace. */
export interface LineDeps {
  dial(ends: SocketCallbacks): Socket;
  /** Whether the device has a network, as far as it knows. */
  isOnline(): boolean;
}

/** A message without its id, which the line adds. */
export type Asking = Ask extends infer Each ? (Each extends Ask ? Omit<Each, 'id'> : never) : never;

export interface Listener {
  /** The message that is sent first after each connection. */
  greeting(): Asking;
  /** Called with the server's answer to the greeting, before anything later is passed to `heard`. */
  greeted(value: unknown): void;
  heard(tell: Tell): void;
  /** True once the greeting was answered, false when the line is lost. */
  changed(isUp: boolean): void;
}

export interface Line {
  /** Sends a message; resolves with the server's answer: a refusal, null for done, or what was asked for. */
  ask(message: Asking): Promise<unknown>;
  end(): void;
}

interface Waiting {
  readonly message: Asking;
  readonly answer: (value: unknown) => void;
  sent: boolean;
}

/** Milliseconds before each attempt to connect; the last is used for all further ones. */
const PAUSES = [0, 250, 500, 1_000, 2_000, 4_000];
/** Milliseconds without an answer after which the connection counts as dead. */
const PATIENCE = 10_000;
/** Milliseconds of silence after which a message is sent to check the connection. */
const SILENCE = 25_000;
const ROUND = 2_500;
/** Milliseconds between checks for a network: not every browser tells workers when it comes back. */
const LOOK_AGAIN = 250;
/** Milliseconds. If a connection lasted less, the pause keeps growing: the server accepts sockets but cannot serve them. */
const STEADY = 5_000;

/** Messages that the server does once, however often they arrive. Others are not repeated. */
const REPEATABLE: readonly Ask['ask'][] = [
  'answer',
  'sensibly',
  'preview',
  'branches',
  'forecast',
  'look',
  'history',
  'shown',
  'missed',
  'say',
];
const BROKEN = refusal('not-kept', 'the line broke before this was confirmed: see whether it was done');
const ENDED = refusal('over', 'the table was left');

export function openLine(deps: LineDeps, listener: Listener): Line {
  const waiting = new Map<string, Waiting>();
  const name = Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  let count = 0;
  let socket: Socket | null = null;
  let greeting: string | null = null;
  let isUp = false;
  let isEnded = false;
  let tries = 0;
  let heardAt = 0;
  let upAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const nextId = (): string => `${name}-${++count}`;

  function dial(): void {
    clearTimeout(timer);
    if (isEnded || socket !== null) return;
    if (!deps.isOnline()) {
      // Without a network every attempt would fail; when it is back, the first one is made at once.
      tries = 0;
      timer = setTimeout(dial, LOOK_AGAIN);
      return;
    }
    heardAt = Date.now();
    const mine: Socket = deps.dial({
      opened() {
        if (socket !== mine) return;
        greeting = nextId();
        mine.send(JSON.stringify({ ...listener.greeting(), id: greeting }));
      },
      heard: text => void (socket === mine && hear(JSON.parse(text) as Tell)),
      closed: () => lose(mine),
    });
    socket = mine;
  }

  function lose(lost: Socket): void {
    if (socket !== lost) return;
    socket = null;
    greeting = null;
    for (const [id, { message, sent, answer }] of waiting) {
      if (!sent || REPEATABLE.includes(message.ask)) continue;
      waiting.delete(id);
      answer(BROKEN);
    }
    if (isUp) {
      if (Date.now() - upAt >= STEADY) tries = 0;
      listener.changed(false);
    }
    isUp = false;
    timer = setTimeout(dial, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
  }

  function hear(tell: Tell): void {
    heardAt = Date.now();
    if (tell.tell !== 'value' && tell.tell !== 'done') return listener.heard(tell);
    const value = tell.tell === 'value' ? tell.value : tell.refused;
    if (tell.id === greeting) return welcome(value);
    waiting.get(tell.id)?.answer(value);
    waiting.delete(tell.id);
  }

  function welcome(value: unknown): void {
    upAt = Date.now();
    isUp = true;
    listener.greeted(value);
    listener.changed(true);
    for (const [id, each] of waiting) send(id, each);
  }

  function send(id: string, each: Waiting): void {
    if (socket === null || !isUp) return;
    each.sent = true;
    socket.send(JSON.stringify({ ...each.message, id }));
  }

  function hangUp(): void {
    const lost = socket;
    if (lost === null) return;
    lose(lost);
    lost.close();
  }

  function look(): void {
    const silent = Date.now() - heardAt;
    if (socket !== null && !deps.isOnline()) hangUp();
    else if (silent > PATIENCE && (!isUp || waiting.size > 0)) hangUp();
    // Leaving a table that is not watched changes nothing, so it serves as a check.
    else if (silent > SILENCE && waiting.size === 0) void line.ask({ ask: 'leave', table: '-' });
  }

  const rounds = setInterval(look, ROUND);
  const line: Line = {
    ask: message =>
      new Promise(answer => {
        if (isEnded) return answer(ENDED);
        const each: Waiting = { message, answer, sent: false };
        const id = nextId();
        waiting.set(id, each);
        send(id, each);
      }),
    end() {
      isEnded = true;
      clearTimeout(timer);
      clearInterval(rounds);
      const last = socket;
      socket = null;
      last?.close();
      for (const { answer } of waiting.values()) answer(ENDED);
      waiting.clear();
    },
  };
  dial();
  return line;
}
