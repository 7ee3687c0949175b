/** What a commodore is told before the first order. */

import type { Briefing, Seat } from '@weathergauge/engine';
import type { ConvoyView } from '../model/view.ts';
import { facings } from '../model/vocabulary.ts';
import { plural, sideName } from './names.ts';

export function briefing(v: ConvoyView, seat: Seat): Briefing {
  const side = v.sides[seat] ?? 0;
  return { you: you(v, seat, side), win: win(v, side), watch: watch(v, side), wind: wind(v, side) };
}

function you(v: ConvoyView, seat: Seat, side: number): string {
  const own = v.ships.filter(ship => ship.seat === seat);
  const merchants = own.filter(ship => ship.kind === 'merchant').length;
  const warships = own.length - merchants;
  const parts = [
    ...(merchants > 0 ? [plural(merchants, 'merchant', 'merchants')] : []),
    ...(warships > 0 ? [plural(warships, 'warship', 'warships')] : []),
  ];
  const name = sideName(v, side).toLowerCase();
  return parts.length === 0
    ? `You are the ${name}, and choose your ships.`
    : `You are the ${name}: ${parts.join(' and ')}.`;
}

function win(v: ConvoyView, side: number): string {
  if (v.prize === 'derelict')
    return 'Hold the derelict at the end for ten points; enemy warships taken or beaten count too.';
  return side === 0
    ? 'Sail merchants off by the exit: 2, 3 or 5 points each by size, less if they are only afloat at the end.'
    : 'Take merchants as prizes: 4, 6 or 10 points each by size, against half of that for those who get away.';
}

function watch(v: ConvoyView, side: number): string {
  return (WATCH[v.scenario] ?? WATCH_FREE)[side] ?? '';
}

function wind(v: ConvoyView, side: number): string {
  const [own = 0, theirs = 0] = side === 0 ? v.stock : v.stock.toReversed();
  return `It blows towards ${facings[v.windTo]}; wind dice turn it, and you have ${own} for the whole game, they ${theirs}.`;
}

/** By scenario, for the convoy and for the raiders. */
const WATCH: Readonly<Record<string, readonly [convoy: string, raiders: string]>> = {
  H1: [
    'Your sloop cannot fight three: let her stand in the way while the sugar runs.',
    'You are more, but small: cripple their sails first, then board.',
  ],
  H2: [
    'Nobody escorts you: your wind dice are your only weapon.',
    'They command the wind: be early across their course, and board.',
  ],
  H3: [
    'Five ships, one exit: do not let the slow ones fall behind the escort.',
    'Draw the escort away, and take the big one: she is worth most.',
  ],
  H4: [
    'Scurvy: your escort tires and fails its rolls, so avoid a long fight.',
    'Their crews are sick: board them, and hurry.',
  ],
  H5: [
    'Fog hides you and drifts: use it, and do not run aboard each other.',
    'In fog nobody shoots far: wait where they must come out.',
  ],
  H6: [
    'Shallows may hold you: sound your way, and keep the land between you and them.',
    'They must pass the island: bar the deep water.',
  ],
  H7: [
    'Two rich ships and one sickly escort: one merchant home may be enough.',
    'Your great ship matches theirs; the others must catch the plate.',
  ],
  H8: [
    'Who boards the derelict first must also keep her: beat their warships.',
    'Who boards the derelict first must also keep her: beat their warships.',
  ],
};
const WATCH_FREE = [
  'The clock ends the battle: leave it time enough to reach the exit.',
  'The clock ends the battle: prizes count only if you hold them then.',
] as const;
