/** For golden odds: all dice of the rules themselves are walked, and every outcome has its weight. */

import type { AnyProcedure, Dice, Seat } from '@weathergauge/engine';
import { playOn, silent } from '@weathergauge/engine';
import { procedures, weigh } from '@weathergauge/testkit/chances';
import { lastShots } from '../chapters/ch4-exchange.ts';
import { add, sea } from './drill.fixture.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { clone } from '../model/state.ts';
import type { AgeOfSailAction, Aim } from '../model/vocabulary.ts';
import { vocabulary } from '../model/vocabulary.ts';

const runnerOf = procedures<AgeOfSail, AgeOfSailAction>(vocabulary);

/** Plays one procedure on a position, the pending seat giving these answers in turn. */
export function play(
  proc: AnyProcedure<AgeOfSail, AgeOfSailAction>,
  s: AgeOfSail,
  dice: Dice,
  answers: readonly AgeOfSailAction[] = [],
): void {
  const rules = runnerOf(proc);
  rules.begin(s, dice, silent);
  let given = 0;
  const choose = (seat: Seat): AgeOfSailAction | null => {
    const answer = answers[given++];
    if (answer === undefined) return null;
    if (rules.refuse(s, seat, answer) !== null) throw new Error(`"${vocabulary.print(answer)}" is not on offer`);
    return answer;
  };
  playOn(rules, s, { choose }, dice);
}

/** What comes of a position, each outcome with its whole weight. */
export function spread(
  from: AgeOfSail,
  run: (s: AgeOfSail, dice: Dice) => void,
  read: (s: AgeOfSail) => string | number,
) {
  return weigh(dice => {
    const s = clone(from);
    run(s, dice);
    return read(s);
  });
}

export function chance(
  from: AgeOfSail,
  run: (s: AgeOfSail, dice: Dice) => void,
  holds: (s: AgeOfSail) => boolean,
): number {
  return spread(from, run, s => (holds(s) ? 1 : 0)).get(1) ?? 0;
}

/** Two ships beam to beam at a distance in cm: A's starboard board faces B's port board. */
export function beamToBeam(cm: number, ours: Partial<Ship> = {}, theirs: Partial<Ship> = {}): AgeOfSail {
  const s = sea();
  add(s, 0, 50, 50, 0, ours);
  add(s, 1, 50 + cm, 50, 0, theirs);
  return s;
}

export const ENGAGE: AgeOfSailAction = { do: 'engage', ship: 0, target: 1 };
export const volleyOf = (aim: Aim, decks: number): AgeOfSailAction => ({ do: 'volley', aim, decks });

/** A fires one volley of all her decks. */
export function oneVolley(aim: Aim, decks: number): (s: AgeOfSail, dice: Dice) => void {
  return (s, dice) => play(lastShots, s, dice, [ENGAGE, volleyOf(aim, decks)]);
}
