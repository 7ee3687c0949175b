/**
 * A game as it was some time ago, for the spectators of a table that wants it so. It is a game of its own, played by the entries that are
 * old enough: nothing that is asked of it can tell what came after them. When they were made is in the store, so a new start changes nothing.
 */

import type { Entry, Match } from '@weathergauge/engine';
import { cutLog, entryAt, entryCount, isRefusal, keyFromHex, logOf, resume } from '@weathergauge/engine';
import type { Chair, Game, PlainNews, SeatPlan, Thinker } from '@weathergauge/host';
import { hostGame } from '@weathergauge/host';

/** How long ago, in milliseconds, and when each entry was made. */
export interface Delay {
  readonly by: number;
  readonly times: readonly number[];
}

export interface Delayed {
  chair(): Chair;
  /** Returns a function that ends it. */
  watch(foresee: boolean, tell: (news: PlainNews) => void): () => void;
  log(): ReturnType<Game['openLog']>;
  /** So many more entries are on the disk. */
  kept(entries: number, at: number): void;
  /** The moment at which there is more to tell to those who watch; null where there is not. */
  due(): number | null;
  /** Tells what is old enough by now. */
  advance(): void;
  /** The game is over: there is nothing that players could be told, and all of it is shown. */
  lift(): void;
}

interface Shown {
  readonly match: Match;
  readonly game: Game;
}

const nobody: Thinker = {
  think() {
    throw new Error('no agent thinks in a game that is shown later');
  },
};

export function delayed(match: Match, seats: readonly SeatPlan[], delay: Delay, now: () => number): Delayed {
  const times = delay.times.slice();
  let isLifted = false;
  /** How many entries are old enough. */
  let ripe = 0;
  let shown: Shown | null = null;
  let watchers = 0;

  function ripen(): number {
    const until = isLifted ? Number.POSITIVE_INFINITY : now() - delay.by;
    while (ripe < times.length && (times[ripe] as number) <= until) ripe++;
    return ripe;
  }

  function open(): Shown {
    const { ruleset, secret } = match;
    const key = keyFromHex(secret ?? '');
    if (key === null) throw new Error('a game without a secret cannot be shown later');
    const then = resume(ruleset, cutLog(logOf(match), ripen()), key);
    if (isRefusal(then)) throw new Error(`a game cannot be shown as it was: ${then.reason}`);
    // Its agents are never started: what they have answered is in the log.
    return { match: then, game: hostGame(then, seats, { thinker: nobody }) };
  }

  function advance(): void {
    if (shown === null) return;
    for (let next = entryCount(shown.match); next < ripen(); next = entryCount(shown.match)) {
      const refused = shown.game.repeat(deedAt(next));
      if (refused !== null) throw new Error(`entry ${next + 1} cannot be shown: ${refused.reason}`);
    }
  }

  /** What a seat did at once: answers in a row, or several taken back together. */
  function deedAt(first: number): readonly Entry[] {
    const entry = entryAt(match, first);
    const deed = [entry];
    for (let i = first + 1; i < ripe && times[i] === times[first]; i++) {
      const next = entryAt(match, i);
      if (next.kind !== entry.kind || next.seat !== entry.seat) break;
      deed.push(next);
    }
    return deed;
  }

  /** For a question. Those who watch are told with the next look at the time: nothing may come between their `Sync` and the turn after it. */
  function current(): Game {
    if (watchers === 0) advance();
    shown ??= open();
    return shown.game;
  }

  return {
    chair: () => current().chair('spectator'),
    watch(foresee, tell) {
      advance();
      const end = current().listenPlain(['spectator'], foresee, news => news.forEach(tell));
      let isOn = true;
      watchers++;
      return () => {
        if (isOn) watchers--;
        isOn = false;
        end();
      };
    },
    log: () => current().openLog(),
    kept(entries, at) {
      for (let i = 0; i < entries; i++) times.push(at);
    },
    due() {
      const next = times[ripen()];
      if (watchers === 0 || shown === null) return null;
      if (entryCount(shown.match) < ripe) return now();
      return next === undefined ? null : next + delay.by;
    },
    advance,
    lift() {
      isLifted = true;
      advance();
    },
  };
}
