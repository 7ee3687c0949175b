/** How the game stands, what its events show besides words, and the counts of a forecast. */

import type { DiceThrown, EventFacts, TallyWords, Seat, Standing } from '@weathergauge/engine';
import type { SeaEvent } from '../model/events.ts';
import type { SeaView } from '../model/view.ts';
import { ended } from './events.ts';
import { shipName, sideInShort, sideName } from './names.ts';

const SIDES = [0, 1] as const;

export function standing(v: SeaView): Standing {
  return {
    headline: headline(v),
    turn: v.turn === 0 ? null : { at: v.turn, words: `Turn ${v.turn}` },
    clock: { at: Math.min(v.impulse, 12), of: 12 },
    sides: SIDES.map(side => ({
      name: sideName(v, side),
      short: sideInShort(v, side),
      seats: v.sides.flatMap((of, seat) => (of === side ? [seat as Seat] : [])),
      score: v.scores[side],
    })),
  };
}

function headline(v: SeaView): string {
  if (v.over !== '') return ended(v, v.over, v.scores);
  if (v.turn === 0) return 'The ships are being fitted out';
  const points = SIDES.map(side => `${sideName(v, side)} ${v.scores[side]}`).join(', ');
  return `Turn ${v.turn}${v.impulse > 0 ? `, impulse ${v.impulse}` : ''}. ${points}`;
}

export function facts(e: SeaEvent): EventFacts {
  return { ship: 'ship' in e ? e.ship : null, dice: dice(e), turn: e.type === 'turn' ? e.turn : null };
}

function dice(e: SeaEvent): readonly DiceThrown[] {
  switch (e.type) {
    case 'to-hit':
    case 'defence':
      return thrown(e.needed, e.faces, e.again);
    case 'chasers':
      return thrown(6, e.faces);
    case 'melee':
      return thrown(null, e.faces, e.answer);
    case 'initiative':
    case 'bid-tied':
    case 'damage':
    case 'burst':
    case 'fire-check':
    case 'morale-check':
    case 'strike-check':
    case 'repair':
    case 'sail-roll':
      return thrown(null, e.faces);
    case 'speed':
      return e.face === 0 ? [] : thrown(null, [e.face]);
    case 'tack':
    case 'weather-roll':
    case 'marksmen':
    case 'grapple':
    case 'strain-check':
    case 'fire-fighting':
    case 'disengage':
      return thrown(null, [e.face]);
    default:
      return [];
  }
}

function thrown(needed: number | null, ...groups: readonly (readonly number[])[]): DiceThrown[] {
  return groups.filter(faces => faces.length > 0).map(faces => ({ faces, needed }));
}

/** What `tally` counts: a ship's number or a side's, and what of it. */
const COUNTED: Readonly<Record<string, string>> = {
  hull: 'gun boxes lost',
  rigging: 'rigging boxes lost',
  crew: 'crew points lost',
  morale: 'levels of morale lost',
  fire: 'fires on board',
  grappled: 'held by grapnels',
  lost: 'ships struck or lost',
  tacked: 'through the wind',
};

export function tallyWords(v: SeaView, name: string): TallyWords {
  const [id = '', what = ''] = name.split(' ');
  if (what === 'points') return { words: `${sideName(v, Number(id))}: points`, isScore: true };
  const isGrave = what === 'fire' || what === 'lost' || what === 'grappled';
  return {
    words: `${shipName(v, Number(id))}: ${COUNTED[what] ?? what}`,
    isScore: false,
    isGrave,
    isDeed: what === 'tacked',
  };
}
