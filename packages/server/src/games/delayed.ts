/**
 * A game as it was some minutes ago, for the spectators of a table with a delay. It is a second copy of the game, to which only entries
 * that are old enough are applied, so nothing that is asked of it can reveal what came later. The store has the time of every entry, so a
 * restart of the server changes nothing.
 */

import type { Entry, Match } from '@weathergauge/engine';
import { cutLog, entryAt, entryCount, isRefusal, keyFromHex, logOf, resume } from '@weathergauge/engine';
import type { Chair, Game, PlainNews, SeatPlan, Thinker } from '@weathergauge/host';
import { hostGame } from '@weathergauge/host';

/** The delay in milliseconds, and when each entry was made. */
export interface Delay {
  readonly by: number;
  readonly times: readonly number[];
}

export interface Delayed {
  chair(): Chair;
  /** Returns a function that ends it. */
  watch(foresee: boolean, tell: (news: PlainNews) => void): () => void;
  log(): ReturnType<Game['openLog']>;
  /** To be called when more entries have been stored. */
  kept(entries: number, at: number): void;
  /** When the next entry may be shown; null if none is waiting, or nobody watches. */
  due(): number | null;
  /** Applies and tells what is old enough by now. */
  advance(): void;
  /** The game is over: spectators cannot help players any more, so all of it is shown. */
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

  /** The entries that a seat made together: answers given in a row, or several undone together. */
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

  /**
   * The game as spectators may see it now, to answer a question. Watchers are told by `advance` only, so that nothing comes between a
   * `Sync` and the turn after it.
   */
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
