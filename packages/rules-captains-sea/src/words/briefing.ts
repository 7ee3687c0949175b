/** What a captain is told before the first order. */

import type { Briefing, Seat } from '@weathergauge/engine';
import { CARDS } from '../book/scenario-cards.ts';
import type { SeaView } from '../model/view.ts';
import { HEADINGS, sideName } from './names.ts';

export function briefing(v: SeaView, seat: Seat): Briefing {
  const side = v.sides[seat] ?? 0;
  const own = v.ships.filter(ship => ship.seat === seat).map(ship => ship.name);
  return {
    you: `You command ${own.join(' and ')}, against ${sideName(v, 1 - side)}.`,
    win: win(v, side),
    watch: watch(v, side),
    wind: `It blows to the ${HEADINGS[v.windTo]}: your place to it sets your speed, and in irons you lie still.`,
  };
}

function win(v: SeaView, side: number): string {
  const doubled = v.multipliers[side] ?? 2;
  const times = doubled === 2 ? 'Hits count once' : `Hits count ${doubled / 2} times`;
  return `${times}, 5 points for an enemy that strikes and 10 for one taken: lead by more than 5 at the end.`;
}

/** By scenario what its card does to either side; else by its kind. */
const SPECIAL: Readonly<Record<string, readonly [string, string]>> = {
  'constellation-insurgente': [
    'She has lost rigging: catch her, and cross her stern.',
    'Two boxes of your rigging are gone: turn and fight before you are raked.',
  ],
  'constellation-vengeance': [
    'It is night: nobody fires beyond 12 movement points, so come close.',
    'It is night: beyond 12 movement points nobody can hit you.',
  ],
  'congress-curlew': [
    'The brig is quick today: cut away her rigging early.',
    'You are quick, with +1 on your hull bonus die: run.',
  ],
  'chesapeake-shannon': [
    'You have one card against four and a crew not yet drilled: keep off until you must.',
    'Four cards and a drilled crew: come close, and board.',
  ],
  'president-endymion': [
    'You are slow and strained: win quickly, or beat her off and run.',
    'She is slow: hang on her quarter and shoot down her masts.',
  ],
  'chesapeake-leopard': [
    'Your guns are not loaded and nobody mans them on the first turn: live through it.',
    'She is not cleared for action: use the first turn well.',
  ],
};

const CHASE: readonly [string, string] = [
  'You hunt: shoot at her rigging, and do not lose way by turning too early.',
  'You are hunted: getting away costs you nothing, a lost mast nearly all.',
];
const MEETING = 'Cross her bow or stern and rake her; keep your crew for guns, repairs and boarders.';

function watch(v: SeaView, side: number): string {
  const special = SPECIAL[v.scenario];
  if (special !== undefined) return special[side === 0 ? 0 : 1];
  const card = CARDS.find(({ id }) => id === v.scenario);
  const night = card?.night === undefined ? '' : ` Night falls on turn ${card.night}.`;
  return `${card?.kind === 'chase' ? CHASE[side === 0 ? 0 : 1] : MEETING}${night}`;
}
