/** How tactics, sail and kinds of battle are called; see `naming.ts`. */

import { SHIPS } from './data/figures.ts';
import { BREAK_LINE, leewardTactics, windwardTactics } from './data/numbers-of-battle.ts';
import { DAMAGED } from './terms.ts';
import type { GloryView } from './view.ts';

export const TACTICS: Readonly<Record<string, string>> = {
  'form-line': 'Form Line of Battle',
  'engage-closer': 'Engage More Closely',
  'break-line': 'Break the Line',
  'admirals-wake': 'In the Admiral’s Wake',
  'tack-together': 'Tack Together',
  'general-withdrawal': 'General Withdrawal',
  repeat: 'Repeat Same',
};

/** A tactic by its number in the list of a position; the first two are the same in both. */
export function tacticName(tactic: number, isWindward: boolean): string {
  if (tactic > windwardTactics.length - 1) return TACTICS['repeat'] ?? '';
  const list: readonly string[] = tactic < BREAK_LINE || isWindward ? windwardTactics : leewardTactics;
  return TACTICS[list[tactic] ?? 'form-line'] ?? '';
}

/** In the order of `sailStates`. */
export const SAILS: readonly string[] = ['under easy sail', 'under full sail', 'at anchor', 'weighing anchor'];

/** In the order of `battleTypes`. */
export const BATTLE_TYPES: readonly string[] = [
  'Running Battle',
  'Break the Line',
  'Hot Action',
  'Withering Fire',
  'Pell Mell',
  'Admiral’s Choice',
  'the leeward force withdraws',
];

/** 18.3 A hit on a ship of the enemy's line: what it costs, and whether it wrecks her. One that was given out just now counts. */
interface Hit {
  readonly cost: number;
  readonly wrecks: boolean;
  /** Given out by this side under the seal it still holds. */
  readonly given: number;
}

export function hitOn(v: Pick<GloryView, 'battle' | 'draft'>, ship: number): Hit {
  const damage = v.battle?.lines.flat().find(each => each.ship === ship)?.damage ?? 0;
  const given = v.draft?.kind === 'picks' ? v.draft.ships.filter(each => each === ship).length : 0;
  const wrecks = damage >= DAMAGED || given > 0;
  const { defence = 0, defenceDamaged = 0 } = SHIPS[ship] ?? {};
  return { cost: wrecks ? defenceDamaged : defence, wrecks, given };
}
