/**
 * A line to the server: a socket that is opened again by itself whenever it is lost. What was asked and not answered is asked again
 * under the same id, after the greeting by which the server learns what is watched, so nothing is lost and no answer counts twice.
 */

import { refusal } from '@weathergauge/engine';
import type { Ask, Tell } from '@weathergauge/wire/types';

/** What a socket tells of itself. */
export interface Ends {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Given from outside, so that tests can give something else. */
export interface Means {
  dial(ends: Ends): Wire;
  /** Whether the device has a network at all, as far as it knows. */
  isOnline(): boolean;
}

/** Without the id: the line gives it. */
export type Asking = Ask extends infer Each ? (Each extends Ask ? Omit<Each, 'id'> : never) : never;

export interface Listener {
  /** Said first whenever the line is open. */
  greeting(): Asking;
  /** What the server answered to it. All that it tells after that is `heard` after this. */
  greeted(value: unknown): void;
  heard(tell: Tell): void;
  /** True once the greeting was answered, false when the line is lost. */
  changed(isUp: boolean): void;
}

export interface Line {
  /** The answer: what a deed was refused for, or what was asked for. */
  ask(message: Asking): Promise<unknown>;
  end(): void;
}

interface Waiting {
  readonly message: Asking;
  readonly answer: (value: unknown) => void;
  sent: boolean;
}

/** Milliseconds before each new try; the last holds from then on. */
const PAUSES = [0, 250, 500, 1_000, 2_000, 4_000];
/** So long is an answer waited for before the line is given up as dead. */
const PATIENCE = 10_000;
/** So long may the line be silent before something is asked, only to see whether it still holds. */
const SILENCE = 25_000;
const ROUND = 2_500;
/** Workers are not told by every browser when the network comes back. */
const LOOK_AGAIN = 250;
/** Milliseconds. After a connection that lasted less the pause grows on: the server accepts sockets and cannot serve them. */
const STEADY = 5_000;

/** What the server does once however often it is asked. Anything else is not said twice. */
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

export function openLine(means: Means, listener: Listener): Line {
  const waiting = new Map<string, Waiting>();
  const name = Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  let count = 0;
  let wire: Wire | null = null;
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
    if (isEnded || wire !== null) return;
    if (!means.isOnline()) {
      // Every try would fail; when the network is back, the first one is made at once.
      tries = 0;
      timer = setTimeout(dial, LOOK_AGAIN);
      return;
    }
    heardAt = Date.now();
    const mine: Wire = means.dial({
      opened() {
        if (wire !== mine) return;
        greeting = nextId();
        mine.send(JSON.stringify({ ...listener.greeting(), id: greeting }));
      },
      heard: text => void (wire === mine && hear(JSON.parse(text) as Tell)),
      closed: () => lose(mine),
    });
    wire = mine;
  }

  function lose(lost: Wire): void {
    if (wire !== lost) return;
    wire = null;
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
    if (wire === null || !isUp) return;
    each.sent = true;
    wire.send(JSON.stringify({ ...each.message, id }));
  }

  function hangUp(): void {
    const lost = wire;
    if (lost === null) return;
    lose(lost);
    lost.close();
  }

  function look(): void {
    const silent = Date.now() - heardAt;
    if (wire !== null && !means.isOnline()) hangUp();
    else if (silent > PATIENCE && (!isUp || waiting.size > 0)) hangUp();
    // To leave a table that is not watched changes nothing.
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
      const last = wire;
      wire = null;
      last?.close();
      for (const { answer } of waiting.values()) answer(ENDED);
      waiting.clear();
    },
  };
  dial();
  return line;
}
