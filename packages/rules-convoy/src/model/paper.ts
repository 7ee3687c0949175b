/** A ship's paper: every figure of it with the clause that gives it, and what there is to note of her. */

import { extraHexOn, mayPress, prizeOf, rangeOf, recoveryDice, soundingDice, turnsOf } from './abilities.ts';
import { hasFired } from './batteries.ts';
import { inFog, isAfloat } from './conditions.ts';
import { EVERY_HEX, EXITED } from './data/tables.ts';
import type { Battery } from './terms.ts';
import { batteries, CONVOY, HARDENED, SCURVY } from './terms.ts';
import type { ConvoyView, ShipView } from './view.ts';

interface Entry<F = number> {
  readonly figure: F;
  readonly clause: string;
}

type Note = 'struck' | 'burnt' | 'prize' | 'aground' | 'paused' | 'fog' | 'moved';

interface Paper {
  readonly notes: readonly (readonly [note: Note, clause: string])[];
  /** The least face that adds a hex; null for no die at all. */
  readonly extraHex: Entry<number | null>;
  /** Null for one in every hex. */
  readonly turns: Entry<number | null>;
  readonly broadsides: Entry;
  readonly chasers: Entry;
  readonly fired: Entry<readonly Battery[]>;
  readonly recovery: Entry;
  readonly soundings: Entry;
  /** Points for bringing her home, null where that brings none, and for taking her. */
  readonly worth: Entry<{ readonly exit: number | null; readonly prize: number }>;
}

const PORT = batteries.indexOf('port');
const BOW = batteries.indexOf('bow');

export function paperOf(view: Pick<ConvoyView, 'active' | 'fog'>, ship: ShipView): Paper {
  const merchant = ship.kind === 'merchant';
  const turns = turnsOf(ship);
  return {
    notes: notesOf(view, ship),
    extraHex: mayPress(ship)
      ? { figure: extraHexOn(ship), clause: ship.quality === SCURVY ? '1.10' : '1.9' }
      : { figure: null, clause: '1.16' },
    turns: {
      figure: turns >= EVERY_HEX ? null : turns,
      clause: merchant ? '1.12' : (WARSHIP_TURN_CLAUSES[ship.size] ?? '1.12'),
    },
    broadsides: { figure: rangeOf(ship, PORT), clause: merchant ? '2.2' : '2.1' },
    chasers: { figure: rangeOf(ship, BOW), clause: '2.3' },
    fired: { figure: batteries.filter((_, battery) => hasFired(view, ship, battery)), clause: 'R25' },
    recovery: { figure: recoveryDice(ship), clause: ship.captured ? '9.1' : '8.1' },
    soundings: { figure: soundingDice(ship), clause: ship.quality === HARDENED ? '12.2' : '12.1' },
    worth: {
      figure: { exit: merchant && ship.flag === CONVOY ? (EXITED[ship.size] ?? 0) : null, prize: prizeOf(ship) },
      clause: 'R55',
    },
  };
}

/** By size. */
const WARSHIP_TURN_CLAUSES = ['1.13', '1.14', '1.12'] as const;

function notesOf(view: Pick<ConvoyView, 'active' | 'fog'>, ship: ShipView): Paper['notes'] {
  const notes: (readonly [note: Note, clause: string])[] = [];
  if (ship.condition === 'struck') notes.push(['struck', '10.5']);
  if (ship.condition === 'burnt') notes.push(['burnt', '7.2']);
  if (ship.captured) notes.push(['prize', '9.3']);
  if (ship.aground) notes.push(['aground', '12.4']);
  if (ship.paused) notes.push(['paused', 'R42']);
  if (isAfloat(ship) && inFog(view, ship)) notes.push(['fog', '11.2']);
  if (ship.moved && view.active === ship.side) notes.push(['moved', '5.2']);
  return notes;
}
