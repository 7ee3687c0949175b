/** For tests: a position of one's own, one procedure of the book, scripted dice and answers. */

import type { AnyProcedure, Seat } from '@weathergauge/engine';
import { conduct, isRefusal, scriptedDice } from '@weathergauge/engine';
import type { AgeOfSailEvent } from './events.ts';
import type { AgeOfSail, Area, Articles, Ship } from './state.ts';
import { newShip } from './state.ts';
import type { AgeOfSailAction, Navy } from './vocabulary.ts';
import { language } from './vocabulary.ts';

export const CM = 1000;

const ARTICLES: Articles = {
  scenario: 'drill',
  width: 100 * CM,
  height: 100 * CM,
  rounds: 12,
  exchange: false,
  parley: false,
  first: 'A',
  sides: [0, 1],
  edges: ['west', 'east'],
  navies: ['england', 'france'],
};

/** An empty sea of a metre square, wind from the north at 4 unless said otherwise. */
export function sea(changes: Partial<Omit<AgeOfSail, 'articles'>> & { articles?: Partial<Articles> } = {}): AgeOfSail {
  const articles = { ...ARTICLES, ...changes.articles };
  return {
    stack: [],
    areas: [],
    windFrom: 0,
    windSpeed: 4,
    round: 1,
    first: 0,
    active: 0,
    ships: [],
    volleys: [],
    over: '',
    ...changes,
    articles,
    sealed: articles.sides.map(() => []),
  };
}

/** Adds a ship for a seat, in centimetres from the south-west corner; heading 0..7 from north. */
export function add(
  s: AgeOfSail,
  seat: Seat,
  x: number,
  y: number,
  heading: number,
  changes: Partial<Ship> & { navy?: Navy } = {},
): Ship {
  const ship = newShip(
    s.ships.length,
    `Ship ${s.ships.length}`,
    changes.navy ?? (seat % 2 === 0 ? 'england' : 'france'),
    seat,
  );
  Object.assign(ship, { x: Math.round(x * CM), y: Math.round(y * CM), heading }, changes);
  s.ships.push(ship);
  return ship;
}

/** A square patch of shoal or island about a centre, in centimetres. */
export function patch(kind: Area['kind'], x: number, y: number, half: number): Area {
  const [cx, cy, h] = [x * CM, y * CM, half * CM];
  return {
    kind,
    outline: [cx - h, cy - h, cx + h, cy - h, cx + h, cy + h, cx - h, cy + h],
    x: cx,
    y: cy,
    reach: Math.ceil(h * 1.5),
  };
}

/** A drill under way: what is pending, and what may be said. */
export interface Drill {
  readonly s: AgeOfSail;
  readonly events: AgeOfSailEvent[];
  /** The seat to answer, or -1 at the end. */
  seat(): number;
  ask(): string;
  /** The list, as canonical text. */
  offers(): string[];
  /** Gives the pending seat's answers in turn; throws on a refusal. Further faces for the dice may follow. */
  say(...answers: (string | number[])[]): Drill;
  /** As `say`, by one of several pending seats. */
  sayAs(seat: Seat, ...answers: string[]): Drill;
  /** The refusal of an answer, as `clause: reason`; '' when it would be taken. */
  refused(answer: string): string;
  ended(): boolean;
  left(): number;
}

/** Runs one procedure of the book on a position. Numbers are die faces for whatever is rolled. */
export function drill(proc: AnyProcedure<AgeOfSail, AgeOfSailAction>, s: AgeOfSail, ...faces: number[]): Drill {
  const rules = conduct(proc, language);
  const events: AgeOfSailEvent[] = [];
  let script = scriptedDice(faces);
  const dice = { draw: (sides: number, why: string) => script.draw(sides, why) };
  const emit = (event: unknown) => void events.push(event as AgeOfSailEvent);
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
    sayAs(seat, ...answers) {
      for (const answer of answers) {
        const action = language.parse(answer);
        const no = rules.refuse(s, seat, action);
        if (action === null || isRefusal(no)) throw new Error(`seat ${seat} cannot answer "${answer}" here`);
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

export function happened(d: Drill, type: AgeOfSailEvent['type']): AgeOfSailEvent[] {
  return d.events.filter(event => event.type === type);
}
