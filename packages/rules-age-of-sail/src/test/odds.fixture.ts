/** For golden odds: all dice of the rules themselves are walked, and every outcome has its weight. */

import type { AnyProcedure, Dice, Runner, Seat } from '@weathergauge/engine';
import { outcomes, playOn, runner, silent } from '@weathergauge/engine';
import { expect } from 'vitest';
import { lastShots } from '../chapters/ch4-exchange.ts';
import { add, sea } from './drill.fixture.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { clone } from '../model/state.ts';
import type { AgeOfSailAction, Aim } from '../model/vocabulary.ts';
import { vocabulary } from '../model/vocabulary.ts';

export const LIMIT = 1_000_000;

const compiled = new Map<string, Runner<AgeOfSail, AgeOfSailAction>>();

/** Plays one procedure on a position, the pending seat giving these answers in turn. */
export function play(
  proc: AnyProcedure<AgeOfSail, AgeOfSailAction>,
  s: AgeOfSail,
  dice: Dice,
  answers: readonly AgeOfSailAction[] = [],
): void {
  let rules = compiled.get(proc.name);
  if (rules === undefined) {
    rules = runner(proc, vocabulary);
    compiled.set(proc.name, rules);
  }
  const { begin, refuse } = rules;
  begin(s, dice, silent);
  let given = 0;
  const choose = (seat: Seat): AgeOfSailAction | null => {
    const answer = answers[given++];
    if (answer === undefined) return null;
    if (refuse(s, seat, answer) !== null) throw new Error(`"${vocabulary.print(answer)}" is not on offer`);
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
  const found = outcomes(dice => {
    const s = clone(from);
    run(s, dice);
    return read(s);
  }, LIMIT);
  if (found === null) throw new Error('more outcomes than the limit');
  const weights = new Map<string | number, number>();
  for (const { value, probability } of found) weights.set(value, (weights.get(value) ?? 0) + probability);
  return weights;
}

export function chance(
  from: AgeOfSail,
  run: (s: AgeOfSail, dice: Dice) => void,
  holds: (s: AgeOfSail) => boolean,
): number {
  return spread(from, run, s => (holds(s) ? 1 : 0)).get(1) ?? 0;
}

export function exactly(found: number, top: number, bottom: number): void {
  expect(Math.abs(found - top / bottom)).toBeLessThan(1e-12);
}

/** To the last decimal that a table prints. */
export function printed(found: number, figure: number, decimals: number): void {
  expect(found.toFixed(decimals)).toBe(figure.toFixed(decimals));
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
