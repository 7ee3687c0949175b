/** Makes the match that is to be hosted: a new one, or one from a log. */

import type { AnyRuleset, GameLog, Match, MatchConfig, Refusal } from '@weathergauge/engine';
import {
  configure,
  isRefusal,
  keyedDice,
  keyFromHex,
  newKey,
  openMatch,
  parseLog,
  refusal,
  replay,
  resume,
  seededRng,
  verify,
} from '@weathergauge/engine';
import type { Library } from './library.ts';
import type { NewGame } from './protocol.ts';

/** With fresh dice committed to beforehand, or, for tests, thumbnails and guided battles, with those of a seed. */
export async function newMatch(library: Library, game: NewGame, seed?: string): Promise<Match | Refusal> {
  const ruleset = await library.open(game.ruleset, game.pack?.data ?? null);
  if (isRefusal(ruleset)) return ruleset;
  const { scenario, options } = game;
  const config = configure(ruleset, { scenario, seats: game.seats.length, options });
  if (isRefusal(config)) return config;
  return openedMatch(ruleset, config, seed);
}

/** The same for a ruleset that is there already. */
export function openedMatch(ruleset: AnyRuleset, config: MatchConfig, seed?: string): Match {
  const source = seed === undefined ? ({ secret: newKey(), shares: 'own' } as const) : { seedKey: keyFromSeed(seed) };
  return openMatch(ruleset, config, source);
}

/**
 * Goes on with a saved game. Without a key it can be read, or gone on with by dice that nobody has committed to. `pack` is
 * the data pack that it was played by; by any other the log is refused.
 */
export async function restoredMatch(
  library: Library,
  text: string,
  key: string | null,
  pack: object | null = null,
): Promise<Match | Refusal> {
  const log = parseLog(text);
  if (isRefusal(log)) return log;
  const ruleset = await library.open(log.ruleset, pack);
  if (isRefusal(ruleset)) return ruleset;
  return key === null || log.key !== null ? withoutKey(ruleset, log) : withKey(ruleset, log, key);
}

const KEY_BYTES = 32;

function keyFromSeed(seed: string): Uint8Array {
  const rng = seededRng(`table/${seed}`);
  return Uint8Array.from({ length: KEY_BYTES }, () => rng.below(256));
}

function withKey(ruleset: AnyRuleset, log: GameLog, hex: string): Match | Refusal {
  const key = keyFromHex(hex);
  return key === null ? refusal('bad-log', 'the dice key is not a key') : resume(ruleset, log, key);
}

function withoutKey(ruleset: AnyRuleset, log: GameLog): Match | Refusal {
  if (log.key !== null) {
    const verdict = verify(ruleset, log);
    if (isRefusal(verdict)) return verdict;
  }
  const match = replay(ruleset, log);
  return isRefusal(match) ? match : { ...match, dice: keyedDice(newKey()) };
}
