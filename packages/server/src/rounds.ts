/** Periodic work of a server. What fails is tried again the next time. */

import type { Games } from './games/games.ts';
import type { Leaving } from './people/leaving.ts';
import type { Shown } from './shown/shown.ts';
import type { Tables } from './tables/tables.ts';

/** Milliseconds between putting unwatched games to sleep and closing idle tables. */
const ROUND = 15_000;
/** Milliseconds between writing how far people have been shown their games. */
const SHOWN = 2_000;
/** Milliseconds between deleting expired sessions and the like. */
const SWEEP = 60 * 60 * 1000;

export interface RoundsDeps {
  readonly games: Pick<Games, 'tick' | 'wakeDue' | 'sleep'>;
  readonly tables: Pick<Tables, 'expire'>;
  readonly leaving: Pick<Leaving, 'finish'>;
  readonly shown: Pick<Shown, 'round'>;
  /** Records finished games that are not recorded yet. */
  recordSoon(): Promise<void>;
  readonly swept: readonly { sweep(): Promise<unknown> }[];
  onError(what: string, error: unknown): void;
}

export interface Rounds {
  round(): Promise<void>;
  writeShown(): Promise<void>;
  stop(): void;
}

export function runRounds({ games, tables, leaving, shown, recordSoon, swept, onError }: RoundsDeps): Rounds {
  const told =
    (what: string) =>
    (error: unknown): void =>
      onError(what, error);

  async function round(): Promise<void> {
    games.tick();
    await games.wakeDue();
    games.sleep();
    await recordSoon();
    await tables.expire();
    await leaving.finish();
  }

  const writeShown = (): Promise<void> => shown.round().catch(told('how far people have been shown their games'));

  async function sweep(): Promise<void> {
    await Promise.all(swept.map(each => each.sweep()));
  }

  const timers = [
    setInterval(() => void round().catch(told('a round through games and tables has failed')), ROUND),
    setInterval(() => void writeShown(), SHOWN),
    setInterval(
      () => void sweep().catch(told('old sessions could not be removed: it is tried again in an hour')),
      SWEEP,
    ),
  ];
  for (const timer of timers) timer.unref();
  return {
    round,
    writeShown,
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
