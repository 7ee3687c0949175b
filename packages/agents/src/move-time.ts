/**
 * Divides the time of an agent. A level's time is for a whole move of a ship, or a whole sheet of orders. Its answers share it: each gets a
 * part of what is left, because their number is unknown. An answer that is certainly the last gets everything that is left.
 */

import type { Action, AnyRuleset, Seat } from '@weathergauge/engine';
import { silent } from '@weathergauge/engine';
import { quickDice } from './quick-dice.ts';

export interface MoveTime {
  /**
   * What the seat's next answer may take, as a share of the whole move's time; `s` may be as the seat imagines it, and `at` counts what
   * the seat has seen of the game.
   */
  shareFor(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat, at: number): number;
  /** Leaves no time for the rest of this seat's present move. */
  hurry(seat: Seat): void;
}

interface Move {
  /** The ship and the turn of the move, as text. */
  readonly about: string;
  /** The seat's place when it was last asked. */
  readonly at: number;
  readonly left: number;
}

/** The first answers of a move decide the most. */
const PART = 0.4;
/** Most offers that are tried, and forced answers given after each, to find out whether the move goes on. */
const MOST_TRIED = 12;
const MOST_FORCED = 16;

export function moveTime(): MoveTime {
  const moves = new Map<Seat, Move>();
  return {
    shareFor(ruleset, s, seat, at) {
      const about = moveAt(ruleset, s, seat);
      const before = moves.get(seat);
      // Only if nothing but the seat's own answer lies between; otherwise it is another move.
      const goesOn = before !== undefined && before.about === about && at === before.at + 1;
      const left = goesOn ? before.left : 1;
      const offers = ruleset.offers(s, seat);
      const share = offers.length === 1 ? 0 : mayGoOn(ruleset, s, seat, offers) ? left * PART : left;
      moves.set(seat, { about, at, left: left - share });
      return share;
    },
    hurry(seat) {
      const move = moves.get(seat);
      if (move !== undefined) moves.set(seat, { ...move, left: 0 });
    },
  };
}

/** Its turn and its ship. */
function moveAt(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat): string {
  return `${ruleset.turnOf?.(s) ?? ''}/${ruleset.prompt(s, seat).about.ship ?? ''}`;
}

/** Whether the seat may be asked for another answer to the same move, as far as a throw of the dice tells. */
function mayGoOn(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat, offers: readonly Action[]): boolean {
  const move = moveAt(ruleset, s, seat);
  const dice = quickDice(0);
  const stride = Math.max(1, offers.length / MOST_TRIED);
  for (let i = 0; i < offers.length; i += stride) {
    const after = ruleset.clone(s);
    let answer = offers[Math.floor(i)] as Action;
    for (let forced = 0; forced < MOST_FORCED; forced++) {
      ruleset.apply(after, seat, answer, dice, silent);
      if (!ruleset.pending(after).includes(seat) || moveAt(ruleset, after, seat) !== move) break;
      const next = ruleset.offers(after, seat);
      if (next.length > 1) return true;
      answer = next[0] as Action;
    }
  }
  return false;
}
