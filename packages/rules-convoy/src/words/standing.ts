/** How the game stands, what its events show besides words, and what a forecast counts. */

import type { DiceThrown, EventFacts, TallyWords, Seat, Standing } from '@weathergauge/engine';
import { HIT, SUCCESS } from '../model/data/tables.ts';
import type { ConvoyEvent } from '../model/events.ts';
import type { ConvoyView } from '../model/view.ts';
import { ended } from './events.ts';
import { sideName, squadronName } from './names.ts';

const SIDES = [0, 1] as const;

export function standing(v: ConvoyView): Standing {
  return {
    headline: headline(v),
    turn: v.turn === 0 ? null : { at: v.turn, words: `Turn ${v.turn}` },
    // 5.8 The last move may carry it past its end.
    clock: { at: Math.min(v.clock, v.loop), of: v.loop },
    sides: SIDES.map(side => ({
      name: sideName(v, side),
      short: squadronName(v, side),
      seats: v.sides.flatMap((of, seat) => (of === side ? [seat as Seat] : [])),
      score: v.scores[side],
    })),
  };
}

function headline(v: ConvoyView): string {
  if (v.over !== '') return ended(v, v.over, v.scores);
  if (v.turn === 0) return 'The ships are being laid out';
  const points = SIDES.map(side => `${squadronName(v, side)} ${v.scores[side]}`).join(', ');
  return `Turn ${v.turn}, clock ${v.clock} of ${v.loop}. ${points}`;
}

export function facts(e: ConvoyEvent): EventFacts {
  return { ship: 'ship' in e ? e.ship : null, dice: dice(e), turn: e.type === 'turn' ? e.turn : null };
}

function dice(e: ConvoyEvent): readonly DiceThrown[] {
  switch (e.type) {
    case 'first-mover':
      return thrown(null, e.faces);
    case 'whistled':
    case 'countered':
    case 'recovery':
      return thrown(SUCCESS, e.faces);
    case 'shot':
      return thrown(HIT, e.faces, e.again);
    case 'grapple':
    case 'fight':
      return thrown(SUCCESS, e.faces, e.answer);
    case 'pressed':
      return thrown(e.needed, [e.face]);
    // Low faces or any 6 bring misfortune: nothing here succeeds by a high one.
    case 'sounding':
      return thrown(null, e.faces);
    case 'fog-roll':
    case 'death-roll':
      return thrown(null, [e.face]);
    default:
      return [];
  }
}

function thrown(needed: number | null, ...groups: readonly (readonly number[])[]): DiceThrown[] {
  return groups.filter(faces => faces.length > 0).map(faces => ({ faces, needed }));
}

/** What `tally` counts for each side, after the name it has for the side. */
const COUNTED = ['crew', 'guns', 'sails', 'markers', 'aground', 'prizes', 'ships lost', 'points'] as const;
const COUNT_WORDS: Readonly<Record<string, string>> = {
  markers: 'crew, guns and sails together',
  aground: 'ships aground',
};
/** The other side answers it or not; nobody knows before. */
const SHIFT: TallyWords = { words: 'shifts of the wind in hand, unless they are answered', isScore: false };
const FIGURES = new Map(
  (['convoy', 'raiders'] as const).flatMap((name, side) => COUNTED.map(what => [`${name} ${what}`, { side, what }])),
);

export function tallyWords(v: ConvoyView, name: string): TallyWords {
  const known = FIGURES.get(name);
  if (name === 'a hex more') return { words: name, isScore: false, isDeed: true };
  if (known === undefined) return name === 'wind shift' ? SHIFT : { words: name, isScore: false };
  const { side, what } = known;
  return {
    words: `${sideName(v, side)}: ${COUNT_WORDS[what] ?? what}`,
    // All markers together only sum up the three kinds.
    isScore: what === 'points' || what === 'markers',
    isGrave: what === 'ships lost' || what === 'prizes' || what === 'aground',
  };
}
