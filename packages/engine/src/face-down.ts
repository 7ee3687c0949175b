/**
 * How much of a running game's log may leave the table: nothing that tells of what lies face down, be it a sealed order, a card that was
 * dealt, or one that stays hidden after sealed orders were opened.
 */

import type { AnyRuleset } from './contract.ts';
import { silent } from './contract.ts';
import { replayed } from './dice.ts';
import type { Match } from './match.ts';
import { applyEntry, entryCount, resultOf, standingAnswers } from './match.ts';
import { unpackOpening, wasSealed } from './packing.ts';

/** Since which entry each thing has lain face down, by the name that `faceDown` gives it. */
export type FaceDown = ReadonlyMap<string, number>;

/** What lies face down in `s`: earlier things with the entry that they had in `before`, new ones with `from`. */
export function faceDownSince(ruleset: AnyRuleset, s: object, before: FaceDown, from: number): FaceDown {
  const since = new Map<string, number>();
  for (const name of ruleset.faceDown?.(s) ?? []) since.set(name, before.get(name) ?? from);
  return since;
}

/**
 * How many entries, from the first, tell nothing of what lies face down now. Null if something was dealt face down with the opening: then
 * not even that may leave the table.
 */
export function openEntries(match: Match): number | null {
  const count = entryCount(match);
  if (resultOf(match) !== null) return count;
  let open = stillSealed(match);
  for (const from of faceDownIn(match).values()) {
    if (from === OPENING) return null;
    open = Math.min(open, from);
  }
  return open;
}

const OPENING = -1;

/** The first entry that is still sealed; the number of entries if there is none. */
function stillSealed({ record }: Match): number {
  const { count } = record.entries;
  for (let i = record.opened; i < count; i++) if (wasSealed(record.entries, i)) return i;
  return count;
}

/**
 * Replays the answers that stand; what was taken back left nothing on the table. What comes from joined lanes counts from the first order
 * that was sealed in them.
 */
function faceDownIn(match: Match): FaceDown {
  const { ruleset, config, state: now, record } = match;
  if ((ruleset.faceDown?.(now) ?? []).length === 0) return new Map();
  const state = ruleset.setup(config, replayed(unpackOpening(record.entries)), silent);
  let since = faceDownSince(ruleset, state, new Map(), OPENING);
  let firstSealed: number | null = null;
  for (const i of standingAnswers(match)) {
    if (wasSealed(record.entries, i)) firstSealed ??= i;
    let revealed = false;
    applyEntry(match, i, state, event => {
      revealed ||= event.type === 'revealed';
    });
    since = faceDownSince(ruleset, state, since, firstSealed ?? i);
    if (revealed) firstSealed = null;
  }
  return since;
}
