/** For golden odds: every throw of the dice of the rules themselves is walked, and weighed. */

import type { AnyProcedure, Dice } from '@weathergauge/engine';
import { playOn, rollPool } from '@weathergauge/engine';
import { procedures, weigh } from '@weathergauge/testkit/chances';
import { sea } from './drill.fixture.ts';
import { put } from './duel.fixture.ts';
import type { ConvoyEvent } from '../model/events.ts';
import type { Convoy } from '../model/state.ts';
import type { ConvoyAction, Quality, Size } from '../model/vocabulary.ts';
import { vocabulary } from '../model/vocabulary.ts';

export const runnerOf = procedures<Convoy, ConvoyAction>(vocabulary);

/** Runs one procedure on a position until a question has no answer here; what happened comes back. */
export function play(
  proc: AnyProcedure<Convoy, ConvoyAction>,
  locals: Readonly<Record<string, number>>,
  s: Convoy,
  dice: Dice,
  answer: (ask: string, events: readonly ConvoyEvent[]) => ConvoyAction | null,
): ConvoyEvent[] {
  const rules = runnerOf(proc, locals);
  const events: ConvoyEvent[] = [];
  const emit = (event: unknown) => void events.push(event as ConvoyEvent);
  rules.begin(s, dice, emit);
  playOn(rules, s, { choose: seat => answer(rules.prompt(s, seat).ask, events) }, dice, emit);
  return events;
}

export const silence = () => null;

export function chance(run: (dice: Dice) => boolean): number {
  return weigh(run).get(true) ?? 0;
}

export function mean(weights: ReadonlyMap<number, number>): number {
  return [...weights].reduce((sum, [value, p]) => sum + value * p, 0);
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
