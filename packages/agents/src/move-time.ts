/**
 * How the time of an agent is spent. A level's time is for a whole move of a ship, or for a whole sheet of orders: the answers
 * that make it up share it, each taking a part of what is left, because nobody knows how many there will be.
 */

import type { AnyRuleset, Seat } from '@weathergauge/engine';

export interface MoveTime {
  /** What the seat's next answer may take, as a share of the whole move's time; `at` counts what the seat has seen of the game. */
  shareFor(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat, at: number): number;
  /** Nothing is left for the rest of the move that this seat is making. */
  hurry(seat: Seat): void;
}

interface Move {
  /** What it is about: the ship and the turn. */
  readonly about: string;
  /** The seat's place when it was last asked. */
  readonly at: number;
  readonly left: number;
}

/** The first answers of a move decide the most. */
const PART = 0.4;

export function moveTime(): MoveTime {
  const moves = new Map<Seat, Move>();
  return {
    shareFor(ruleset, s, seat, at) {
      const about = `${ruleset.turnOf?.(s) ?? ''}/${ruleset.prompt(s, seat).about.ship ?? ''}`;
      const before = moves.get(seat);
      // Only its own answer lies between: otherwise the others have moved, and it is another move.
      const goesOn = before !== undefined && before.about === about && at === before.at + 1;
      const left = goesOn ? before.left : 1;
      const isFree = ruleset.offers(s, seat).length === 1;
      const share = isFree ? 0 : left * PART;
      moves.set(seat, { about, at, left: left - share });
      return share;
    },
    hurry(seat) {
      const move = moves.get(seat);
      if (move !== undefined) moves.set(seat, { ...move, left: 0 });
    },
  };
}
