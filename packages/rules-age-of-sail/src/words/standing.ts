/** How the game stands, what its events show besides words, and what a forecast counts. */

import type { EventFacts, TallyWords, Seat, Standing } from '@weathergauge/engine';
import { noFacts } from '@weathergauge/engine';
import { NAVY_TITLES } from '../model/data/navies.ts';
import { NEEDS_SIX } from '../model/data/tables.ts';
import type { AgeOfSailEvent } from '../model/events.ts';
import type { AgeOfSailView } from '../model/view.ts';
import { en } from './en.ts';
import { fleetLetter, fleetName } from './names.ts';

const SIDES = [0, 1] as const;

export function standing(v: AgeOfSailView): Standing {
  return {
    headline: headline(v),
    turn: v.round === 0 ? null : { at: v.round, words: en.board.round(v.round, v.rounds) },
    clock: null,
    sides: SIDES.map(side => ({
      name: fleetName(v, side),
      short: navyOrFleet(v, side),
      seats: v.sides.flatMap((of, seat) => (of === side ? [seat as Seat] : [])),
      score: v.scores[side],
    })),
  };
}

/** By her navy; two fleets of one navy only by their letters. */
function navyOrFleet({ navies }: AgeOfSailView, side: number): string {
  const navy = navies[side];
  return navy === undefined || navies[0] === navies[1] ? en.fleet(fleetLetter(side), '') : NAVY_TITLES[navy];
}

export function headline(v: AgeOfSailView): string {
  if (v.over !== '') return en.board.over(en.ended[v.over]);
  if (v.round === 0) return en.board.layingOut;
  return `${en.board.round(v.round, v.rounds)}. ${en.board.toMove(fleetName(v, v.active))}`;
}

/** `scores` by fleet. */
export function ended(v: AgeOfSailView, reason: string, scores: readonly number[]): string {
  return en.event.over(
    en.ended[reason as keyof typeof en.ended] ?? reason,
    scores.map((points, side) => `${fleetName(v, side)} ${points}`).join(', '),
  );
}

export function facts(e: AgeOfSailEvent): EventFacts {
  const ship = 'ship' in e ? e.ship : null;
  switch (e.type) {
    case 'round':
      return { ...noFacts, turn: e.round };
    case 'first-mover':
      return { ship, dice: [{ faces: e.faces, needed: null }], turn: null };
    case 'wind-direction':
    case 'wind-speed':
    case 'sounding':
    case 'founder-check':
      return { ship, dice: [{ faces: [e.face], needed: null }], turn: null };
    case 'cut':
    case 'refloat':
    case 'repair':
      return { ship, dice: [{ faces: [e.face], needed: NEEDS_SIX }], turn: null };
    case 'douse':
    case 'blast':
      return { ship, dice: [{ faces: [e.face], needed: e.needed }], turn: null };
    case 'volley':
      return { ship, dice: [{ faces: e.faces, needed: e.needed }], turn: null };
    case 'boarding':
      return { ship, dice: groups(e.faces, e.answer), turn: null };
    default:
      return { ship, dice: [], turn: null };
  }
}

/** Totals are compared. A side without people throws none. */
function groups(...thrown: readonly (readonly number[])[]): EventFacts['dice'] {
  return thrown.filter(faces => faces.length > 0).map(faces => ({ faces, needed: null }));
}

const GRAVE: ReadonlySet<string> = new Set(['masts', 'fires', 'ships lost', 'ships taken']);

/** As `tally` names them: the letter of the fleet, then what is counted. */
const TALLIES: ReadonlyMap<string, { readonly side: number; readonly what: string; readonly said: string }> = new Map(
  SIDES.flatMap(side =>
    Object.entries(en.tallyWords).map(([what, said]) => [`${fleetLetter(side)} ${what}`, { side, what, said }]),
  ),
);

export function tallyWords(v: AgeOfSailView, name: string): TallyWords {
  const tally = TALLIES.get(name);
  if (tally === undefined) return { words: name, isScore: false };
  const { side, what, said } = tally;
  return { words: `${navyOrFleet(v, side)}: ${said}`, isScore: what === 'points', isGrave: GRAVE.has(what) };
}
