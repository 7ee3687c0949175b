/** For golden odds: every throw of the dice of the rules themselves is walked, and weighed. */

import type { AnyProcedure, Dice, Runner } from '@weathergauge/engine';
import { outcomes, playOn, rollPool, runner } from '@weathergauge/engine';
import { expect } from 'vitest';
import { sea } from './drill.fixture.ts';
import { put } from './duel.fixture.ts';
import type { ConvoyEvent } from '../model/events.ts';
import type { Convoy } from '../model/state.ts';
import type { ConvoyAction, Quality, Size } from '../model/vocabulary.ts';
import { vocabulary } from '../model/vocabulary.ts';

const LIMIT = 1_000_000;

type Proc = AnyProcedure<Convoy, ConvoyAction>;
const compiled = new Map<string, Runner<Convoy, ConvoyAction>>();

/** Runs one procedure on a position until a question has no answer here; what happened comes back. */
export function play(
  proc: Proc,
  locals: Readonly<Record<string, number>>,
  s: Convoy,
  dice: Dice,
  answer: (ask: string, events: readonly ConvoyEvent[]) => ConvoyAction | null,
): ConvoyEvent[] {
  const key = `${proc.name} ${JSON.stringify(locals)}`;
  let rules = compiled.get(key);
  if (rules === undefined) {
    const calling = { op: 'call' as const, proc, args: () => ({ ...proc.locals, ...locals }) };
    rules = runner<Convoy, ConvoyAction>({ name: 'odds', locals: {}, body: () => [calling] }, vocabulary);
    compiled.set(key, rules);
  }
  const events: ConvoyEvent[] = [];
  const emit = (event: unknown) => void events.push(event as ConvoyEvent);
  rules.begin(s, dice, emit);
  const { prompt } = rules;
  playOn(rules, s, { choose: seat => answer(prompt(s, seat).ask, events) }, dice, emit);
  return events;
}

export const silence = () => null;

export function spread<T>(run: (dice: Dice) => T): Map<T, number> {
  const found = outcomes(run, LIMIT);
  if (found === null) throw new Error('more outcomes than the limit');
  const weights = new Map<T, number>();
  for (const { value, probability } of found) weights.set(value, (weights.get(value) ?? 0) + probability);
  return weights;
}

export function chance(run: (dice: Dice) => boolean): number {
  return spread(run).get(true) ?? 0;
}

export function mean(weights: ReadonlyMap<number, number>): number {
  return [...weights].reduce((sum, [value, p]) => sum + value * p, 0);
}

export function exactly(found: number, top: number, bottom: number): void {
  expect(Math.abs(found - top / bottom)).toBeLessThan(1e-12);
}

/** To the last decimal that a table prints. */
export function printed(found: number, figure: number, decimals = 6): void {
  expect(found.toFixed(decimals)).toBe(figure.toFixed(decimals));
}

/** Pools given first, whatever the dice; then the dice. */
export function after(given: readonly (readonly number[])[], dice: Dice): Dice {
  let at = 0;
  const pool = (count: number, sides: number, why: string): number[] => {
    const faces = given[at];
    at++;
    if (faces === undefined) return rollPool(dice, count, sides, why);
    if (faces.length !== count) throw new Error(`"${why}" throws ${count} dice, not ${faces.length}`);
    return faces.slice();
  };
  return { draw: (sides, why) => dice.draw(sides, why), pool };
}

/**
 * Where only 5 and 6 count, a pool may be walked by thirds: 1-2, 3-4 and 5-6, of which every other die shows the lower
 * face. Twelve dice are then 91 throws instead of 6,188.
 */
export function thirds(dice: Dice): Dice {
  return {
    draw: (sides, why) => dice.draw(sides, why),
    pool: (count, _sides, why) => rollPool(dice, count, 3, why).map((third, i) => 2 * third - (i % 2)),
  };
}

export interface Berth {
  kind?: 'warship' | 'merchant';
  size?: Size;
  quality?: Quality;
  crew?: number;
}

/** A boarder and her target beside her. */
export function pair(ours: Berth, theirs: Berth): Convoy {
  const s = sea();
  const { crew, ...what } = ours;
  const { crew: defenders, ...whatElse } = theirs;
  put(s, 0, [0, 0], 'E', what, crew === undefined ? {} : { crew });
  put(s, 1, [1, -1], 'E', whatElse, defenders === undefined ? {} : { crew: defenders });
  return s;
}

export const ATTEMPT = { ship: 0, target: 1 } as const;
