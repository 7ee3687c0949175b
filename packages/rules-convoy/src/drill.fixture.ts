/** For tests: a position of one's own, one procedure of the book, scripted dice and answers. */

import type { AnyProcedure, Seat } from '@weathergauge/engine';
import { conduct, isRefusal, scriptedDice } from '@weathergauge/engine';
import { HEXES, hexAt } from './chart.ts';
import type { Kind } from './data/papers.ts';
import type { ConvoyEvent } from './events.ts';
import type { Articles, Convoy, Ship, Side } from './state.ts';
import { newShip } from './state.ts';
import type { ConvoyAction, Facing, Quality, Size } from './vocabulary.ts';
import { facings, language } from './vocabulary.ts';

const ARTICLES: Articles = {
  scenario: 'drill',
  loop: 60,
  short: 1,
  perStep: false,
  reroll: 'misses',
  counterBoarding: false,
  haulAnytime: false,
  fitting: false,
  first: 'convoy',
  prize: 'convoy',
  cargo: -1,
  escort: -1,
  sides: [0, 1],
};

export interface Sea extends Partial<Omit<Convoy, 'articles' | 'chart' | 'fog'>> {
  articles?: Partial<Articles>;
  /** Where the wind blows to. */
  wind?: Facing;
  /** Columns and rows of fog; and of the chart's bits. */
  fog?: readonly (readonly [number, number])[];
  chart?: readonly (readonly [column: number, row: number, bits: number])[];
}

/** An open sea of fifteen hexes by ten without an exit; the wind blows east, nobody has wind dice, it is the convoy's turn. */
export function sea(changes: Sea = {}): Convoy {
  const { articles, wind, fog, chart, ...rest } = changes;
  const bits = Array.from({ length: HEXES }, () => 0);
  for (const [column, row, bit] of chart ?? []) bits[hexAt(column, row)] = bit;
  return {
    stack: [],
    articles: { ...ARTICLES, ...articles },
    chart: bits,
    fog: (fog ?? []).map(([column, row]) => hexAt(column, row)),
    windTo: facings.indexOf(wind ?? 'E'),
    stock: [0, 0],
    gusts: 0,
    clock: 0,
    turn: 1,
    active: 0,
    ships: [],
    over: '',
    ...rest,
  };
}

/** Adds a ship for a seat, on a column and row. A medium warship of ordinary quality unless said otherwise. */
export function add(
  s: Convoy,
  seat: Seat,
  column: number,
  row: number,
  facing: Facing,
  what: { kind?: Kind; size?: Size; quality?: Quality } = {},
  changes: Partial<Ship> = {},
): Ship {
  const id = s.ships.length;
  const { kind = 'warship', size = 'medium', quality = 'ordinary' } = what;
  const ship = newShip(id, `Ship ${id}`, kind, size, quality, (seat % 2) as Side, seat);
  Object.assign(ship, { at: hexAt(column, row), facing: facings.indexOf(facing), condition: 'sailing' }, changes);
  s.ships.push(ship);
  return ship;
}

/** A drill under way: what is pending, and what may be said. */
export interface Drill {
  readonly s: Convoy;
  readonly events: ConvoyEvent[];
  /** The seat to answer, or -1 at the end. */
  seat(): number;
  ask(): string;
  /** The list, as canonical text. */
  offers(): string[];
  /** Gives the pending seat's answers in turn; throws on a refusal. A list of numbers is the dice from there on. */
  say(...answers: (string | number[])[]): Drill;
  /** The refusal of an answer, as `clause: reason`; '' when it would be taken. */
  refused(answer: string): string;
  ended(): boolean;
  /** Faces of the script not yet rolled. */
  left(): number;
}

/** Runs one procedure of the book on a position. `locals` are its arguments, numbers are die faces for what is rolled. */
export function drill(
  proc: AnyProcedure<Convoy, ConvoyAction>,
  locals: Readonly<Record<string, number>>,
  s: Convoy,
  ...faces: number[]
): Drill {
  // Called from a root of its own: a procedure that calls itself must stay the one of its name.
  const calling = { op: 'call' as const, proc, args: () => ({ ...proc.locals, ...locals }) };
  const rules = conduct({ name: 'drill', locals: {}, body: () => [calling] }, language);
  const events: ConvoyEvent[] = [];
  let script = scriptedDice(faces);
  const dice = { draw: (sides: number, why: string) => script.draw(sides, why) };
  const emit = (event: unknown) => void events.push(event as ConvoyEvent);
  rules.begin(s, dice, emit);
  const pending = () => rules.pending(s)[0];
  const d: Drill = {
    s,
    events,
    seat: () => pending() ?? -1,
    ask: () => (pending() === undefined ? '' : rules.prompt(s, pending() as Seat).ask),
    offers: () => (pending() === undefined ? [] : rules.offers(s, pending() as Seat).map(a => language.print(a))),
    say(...answers) {
      for (const answer of answers) {
        if (typeof answer !== 'string') {
          script = scriptedDice(answer);
          continue;
        }
        const seat = pending();
        const action = language.parse(answer);
        if (seat === undefined || action === null) throw new Error(`nobody can answer "${answer}" here`);
        const no = rules.refuse(s, seat, action);
        if (isRefusal(no))
          throw new Error(`${answer}: ${no.reason} (${no.clause}); on offer: ${d.offers().join(', ')}`);
        rules.apply(s, seat, action, dice, emit);
      }
      return d;
    },
    refused(answer) {
      const no = rules.refuse(s, pending() ?? 0, language.parse(answer));
      return no ? `${no.clause}: ${no.reason}` : '';
    },
    ended: () => s.stack.length === 0,
    left: () => script.left(),
  };
  return d;
}

export function happened(d: Drill, type: ConvoyEvent['type']): ConvoyEvent[] {
  return d.events.filter(event => event.type === type);
}
