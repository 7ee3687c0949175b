/** 11.4 The eleven steps of each broadside of this impulse, read off what happened; the check for fire (11.5) is the twelfth. */

import type { DiceThrown } from '@weathergauge/engine';
import type { SeaEvent } from '@weathergauge/rules-captains-sea';
import type { Happening } from '../../../client/protocol.ts';
import { sectionNames } from './part.ts';
import type { Say } from './use-say.ts';

export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Step = (typeof STEPS)[number];
export const CLAUSES: Readonly<Record<Step, string>> = {
  1: '11.4.1',
  2: '11.4.2',
  3: '11.4.3',
  4: '11.4.4',
  5: '11.4.5',
  6: '11.4.6',
  7: '11.4.7',
  8: '11.4.8',
  9: '11.4.9',
  10: '11.4.10',
  11: '11.4.11',
  12: '11.5',
};

export interface StepLine {
  readonly step: Step;
  /** The place of its event among all that was told. */
  readonly nth: number;
  readonly words: string;
  readonly dice: readonly DiceThrown[];
  readonly modifiers: readonly { readonly words: string; readonly clause: string }[];
}

export interface Volley {
  /** Its place among all that was told, which is its name. */
  readonly at: number;
  readonly ship: number;
  readonly target: number;
  readonly lines: readonly StepLine[];
}

/** Steps that an event of a broadside belongs to, the first and the last; null for other events. */
export function stepsOf(e: SeaEvent): readonly [Step, Step] | null {
  switch (e.type) {
    case 'fire':
      return [1, 3];
    case 'to-hit':
      return [4, 5];
    case 'defence':
      return [6, 7];
    case 'damage':
      return [8, 9];
    case 'burst':
      return [9, 9];
    case 'harm':
      return e.clause === '11.4.9' ? [9, 9] : e.clause === '11.4.10' ? [10, 10] : null;
    case 'morale-check':
      return e.clause === '11.4.11' ? [11, 11] : null;
    case 'fire-check':
      return [12, 12];
    default:
      return null;
  }
}

const ENDS = new Set(['smoke', 'impulse', 'turn', 'chasers', 'loaded', 'over']);

/** 12.0, 13.0 What the broadsides before it have nothing to do with: the next impulse, and the ships' coming to close quarters. */
function isPast({ event }: Happening): boolean {
  const e = event as SeaEvent;
  return e.type === 'impulse' || e.type === 'turn' || e.type === 'boarding' || (e.type === 'grapple' && e.holds);
}

/** The broadsides since the impulse began, the oldest first. `told` ends at the moment that is shown. */
export function volleysOf(told: readonly Happening[], say: Say): readonly Volley[] {
  const from = told.findLastIndex(isPast);
  const volleys: { at: number; ship: number; target: number; lines: StepLine[] }[] = [];
  let open = false;
  for (let at = from + 1; at < told.length; at++) {
    const happening = told[at] as Happening;
    const e = happening.event as SeaEvent;
    if (ENDS.has(e.type)) open = false;
    if (e.type === 'fire') {
      open = true;
      volleys.push({ at, ship: e.ship, target: e.target, lines: [] });
    }
    if (open) volleys.at(-1)?.lines.push(...linesOf(happening, at, say));
  }
  return volleys.map(volley => ({ ...volley, lines: volley.lines.toSorted((a, b) => a.step - b.step) }));
}

/** Modifiers that are numbers of dice, and those that change hits: the others are added to a throw. */
const COUNTS = new Set(['long-guns', 'carronades', 'smashers', 'range', 'smoke', 'on-fire', 'split-aim', 'lie-flat']);
const ADJUSTS = new Set(['hull-adjusted', 'rigging-adjusted']);

function linesOf(happening: Happening, nth: number, say: Say): readonly StepLine[] {
  const e = happening.event as SeaEvent;
  const which = (isOf: (what: string) => boolean): StepLine['modifiers'] =>
    (happening.modifiers ?? []).filter((_, i) => e.modifiers?.[i]?.by !== 0 && isOf(e.modifiers?.[i]?.what ?? ''));
  const line = (step: Step, words: string, extra: Partial<StepLine> = {}): StepLine => ({
    step,
    nth,
    words,
    dice: [],
    modifiers: [],
    ...extra,
  });
  const { dice } = happening.facts;
  const counted = which(what => COUNTS.has(what));
  const added = which(what => !COUNTS.has(what) && !ADJUSTS.has(what));
  switch (e.type) {
    case 'fire':
      return [
        line(1, sectionNames(e.sections, say)),
        line(2, say(`volley.aimed.${e.aim}`, { shot: say(`fire.shot.${e.shot}`), range: e.range })),
        line(3, e.rake === 0 ? say('volley.noRake') : say(`fire.rake.${e.rake}`)),
      ];
    case 'to-hit':
      return [
        line(4, say('volley.dice', { count: e.faces.length }), { modifiers: counted }),
        line(5, say('volley.hits', { count: e.hits }), { dice, modifiers: added }),
      ];
    case 'defence':
      return [
        line(6, say('volley.dice', { count: e.faces.length }), { modifiers: counted }),
        line(7, say('volley.cancelled', { count: e.cancelled, left: e.hits }), { dice, modifiers: added }),
      ];
    case 'damage':
      return [
        line(8, say('volley.damage', { total: e.total }), { dice, modifiers: added }),
        line(9, say('volley.lost', { hull: e.hull, rigging: e.rigging, crew: e.crew }), {
          modifiers: which(what => ADJUSTS.has(what)),
        }),
      ];
    default: {
      const steps = stepsOf(e);
      return steps === null ? [] : [line(steps[0], happening.words, { dice, modifiers: happening.modifiers ?? [] })];
    }
  }
}

/** The step that cards are asked for, by the moment of the window; null outside of a broadside. */
export function stepAsked(moment: string | undefined): Step | null {
  switch (moment) {
    case 'to-hit':
      return 5;
    case 'defence':
      return 7;
    case 'damage':
      return 8;
    case 'burst':
      return 9;
    case 'morale':
    case 'morale-failed':
      return 11;
    case 'fire-check':
      return 12;
    default:
      return null;
  }
}

/** Milliseconds for which the board shows a volley, and the throws after it. */
const VOLLEY_MS = 1250;
const THROW_MS = 700;

/** By place among all that was told: when a step is to be seen, in milliseconds, while the board shows the newest of it. */
export function delaysOf(told: readonly Happening[], moving: number): ReadonlyMap<number, number> {
  const delays = new Map<number, number>();
  let ms = 0;
  for (let nth = told.length - moving; nth < told.length; nth++) {
    const e = told[nth]?.event as SeaEvent | undefined;
    if (e === undefined || stepsOf(e) === null) continue;
    // The guns speak, and then their dice are seen.
    if (e.type === 'to-hit') ms += VOLLEY_MS;
    delays.set(nth, ms);
    const isOne = e.type === 'harm' && told[nth + 1]?.event.type === 'harm';
    if (e.type !== 'fire' && e.type !== 'damage' && !isOne) ms += THROW_MS;
  }
  return delays;
}
