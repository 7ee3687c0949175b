/** B3, S4, A9, O19 What the wind makes of a ship and of the card that she is given. */

import { attitudeOf, GREEN, RED } from './attitude.ts';
import { cardOf, redFor, trackOf } from './cards.ts';
import type { Ship } from './state.ts';
import { ADVANCED, BATTLE, FULL, isOfPair, STANDARD, STRUCK } from './vessels.ts';

/** Lines of a blue card in printed order, and of a red one. */
const FULL_LINE = 0;
const BATTLE_LINE = 1;
const BACKING_LINE = 2;
const ONE_SANDGLASS = 0;
const TWO_SANDGLASSES = 1;

/** A9.2 By effective setting, struck to full: what is left to execute with struck sails runs on the backing line (A9.5). */
const LINES: readonly number[] = [BACKING_LINE, BACKING_LINE, BATTLE_LINE, FULL_LINE];

/** States and views of the table both have it. */
export interface Wind {
  readonly windFrom: number;
  readonly windStrength: number;
}

/** A9.1 The setting that counts: O19.5 her own, O19.4 a step lower in a low wind, O19.6 a step higher in a high one. */
export function sailsInForce(level: number, windStrength: number, sails: number): number {
  if (level < ADVANCED) return BATTLE; // B3.4
  if (sails === STRUCK || windStrength === 1) return sails;
  return windStrength === 0 ? sails - 1 : Math.min(FULL, sails + 1);
}

/** What a card makes of a ship where she lies: the card used in the end, its line, and the arrow as a point of the track. */
export interface Move {
  card: number;
  line: number;
  arrow: number;
}

/** What of a ship decides how a card takes her. */
export type Sailing = Pick<Readonly<Ship>, 'deck' | 'heading' | 'aback' | 'sails'>;

/**
 * S4.3, S4.4 The card that a planned one turns into and the line she follows. `red` is the card that replaces a gray one
 * when she is taken aback (A10.13): chance picks it, so the caller does; -1 takes the straight one, for looking ahead.
 */
export function moveBy(level: number, wind: Wind, ship: Sailing, planned: number, red: number, out: Move): void {
  const attitude = attitudeOf(ship.heading, wind.windFrom); // S4.2, O18.11, O19.14 as the wind is now
  const card = cardOf(ship.deck, planned);
  out.card = planned;
  out.line = 0;
  if (attitude === RED || card.kind === 'red') {
    if (card.kind === 'blue') out.card = redFor(ship.deck, card.veer);
    if (card.kind === 'gray') out.card = red >= 0 ? red : redFor(ship.deck, 5);
    // B3.8, B3.9 In the Basic rules she is at once driven astern; S4.6, S4.7, R16 else her way carries her on for one turn.
    out.line = level >= STANDARD && ship.aback === 0 ? ONE_SANDGLASS : TWO_SANDGLASSES;
  } else if (card.kind === 'blue') {
    out.line = LINES[sailsInForce(level, wind.windStrength, ship.sails)] as number; // A9.3 red and gray cards have no such choice
  }
  const track = trackOf(ship.deck, out.card, out.line);
  out.arrow = attitude === GREEN ? track.green : track.orange; // B3.5, A10.12
}

/** O4.4, O10.10 What keeps her from moving, if anything. */
export function isHeld(
  s: { readonly entangled: readonly number[]; readonly grappled: readonly number[] },
  ship: Pick<Readonly<Ship>, 'id'>,
): '' | 'entangled' | 'grappled' {
  if (isOfPair(s.entangled, ship.id)) return 'entangled';
  return isOfPair(s.grappled, ship.id) ? 'grappled' : '';
}
