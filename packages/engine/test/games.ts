/** What the engine's tests share: ways to open a match and to play it to its end. */

import type { AnyRuleset, GameEvent, LogVersion, MatchConfig, Rng, Seat } from '../src/index.ts';
import {
  answer,
  anyOffer,
  boundGame,
  commitmentTo,
  commitTo,
  configure,
  diceKey,
  isRefusal,
  keyedDice,
  keyHex,
  openLogged,
  openMatch,
  playMatch,
  seededRng,
} from '../src/index.ts';
import type { Match } from '../src/match.ts';
import type { Refusal } from '../src/contract.ts';
import { skirmish } from '../src/skirmish.ts';

export const KEY = Uint8Array.from({ length: 32 }, (_, i) => i * 7);

export function must<T>(x: T | Refusal | null | undefined): T {
  if (x === null || x === undefined) throw new Error('nothing there');
  if (isRefusal(x)) throw new Error(`refused (${x.refused}): ${x.reason}`);
  return x;
}

export function config(ruleset: AnyRuleset = skirmish, options: Record<string, unknown> = {}): MatchConfig {
  return must(configure(ruleset, { scenario: ruleset.scenarios[0]?.id ?? '', options }));
}

/** A match on keyed dice. */
export function keyedMatch(
  ruleset: AnyRuleset = skirmish,
  options: Record<string, unknown> = {},
  version?: LogVersion,
): Match {
  const wanted = config(ruleset, options);
  if (version === undefined) return openMatch(ruleset, wanted, { secret: KEY, shares: 'own' });
  const commitment = version === 1 ? commitTo(KEY) : commitmentTo(boundGame(ruleset, wanted), KEY, 'own');
  const key = version === 1 ? KEY : diceKey(commitment, KEY, 'own');
  const match = openLogged(ruleset, wanted, keyedDice(key), version);
  match.record.commitment = commitment;
  return { ...match, secret: keyHex(KEY) };
}

export function pick<T>(list: readonly T[], rng: Rng): T {
  return list[rng.below(list.length)] as T;
}

export function pendingIn(match: Match): readonly Seat[] {
  return match.ruleset.pending(match.state);
}

/** One random answer of a random pending seat. */
export function answerAtRandom(match: Match, rng: Rng): GameEvent[] {
  const seat = pick(pendingIn(match), rng);
  return must(answer(match, seat, anyOffer(match.ruleset, match.state, seat, rng))).events;
}

export function playOut(match: Match, label: string): Match {
  const rng = seededRng(label);
  const next = (pending: readonly Seat[]) => pick(pending, rng);
  playMatch(match, { next, choose: seat => anyOffer(match.ruleset, match.state, seat, rng) });
  return match;
}

/** Everything that a refusal must leave alone. */
export function snapshot(match: Match): string {
  const { state, record } = match;
  return JSON.stringify({ state, record });
}
