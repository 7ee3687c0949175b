/** Makes the match for a host: a new one, or one from a log. */

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

/** A new match with fresh dice and a commitment to them; or, for tests, thumbnails and guided battles, with dice from a seed. */
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
 * Continues a saved game. Without its key it can only be read, or continued with dice that nobody has committed to. `pack` is the data
 * pack with which it was played; with any other the log is refused.
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
