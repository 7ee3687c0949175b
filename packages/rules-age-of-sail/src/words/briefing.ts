/** What an admiral is told before the first order. */

import type { Briefing, Seat } from '@weathergauge/engine';
import { compassNames } from '@weathergauge/seamanship';
import { windward } from '../model/weather-gauge.ts';
import type { AgeOfSailView } from '../model/view.ts';
import { fleetName } from './names.ts';

export function briefing(v: AgeOfSailView, seat: Seat): Briefing {
  const side = v.sides[seat] ?? 0;
  const own = v.ships.filter(ship => ship.home === seat).length;
  return {
    you: `You are ${fleetName(v, side)}, with ${own === 1 ? 'one ship' : `${own} ships`}.`,
    win: `Do more damage in ${v.rounds} rounds: a point for each box of the enemy marked off, all of them and three more for a prize.`,
    watch: (WATCH[v.scenario] ?? WATCH_FREE)[side] ?? '',
    wind: wind(v, side),
  };
}

function wind(v: AgeOfSailView, side: number): string {
  const from = compassNames[v.windFrom] ?? '';
  const gauge = windward(v.ships, v.windFrom, side);
  const where = gauge > 0 ? ' You are to windward.' : gauge < 0 ? ' You are to leeward.' : '';
  return `It blows from ${from} at speed ${v.windSpeed}; across it you are fastest, into it you cannot sail.${where}`;
}

type BothSides = readonly [a: string, b: string];
const both = (said: string): BothSides => [said, said];

/** By scenario, for fleet A and fleet B. */
const WATCH: Readonly<Record<string, BothSides>> = {
  'single-combat': both('Fire at 8 cm and nearer, best into her stern; who touches her is held fast and must board.'),
  'line-of-battle': both('Keep the line: a ship between you and the target masks your fire.'),
  'breaking-the-line': [
    'Come down on part of their line, and through it if you can: shot from astern counts twice.',
    'They come down on you: rake them as they come, before they can answer.',
  ],
  buccaneers: [
    'Pirates are weak at long range and many: do not let them board you one after the other.',
    'You have few guns and many crews: close quickly, and board from several sides.',
  ],
  'rising-gale': both(
    'In this sea a ship without guns and hull may sink at once, and neither can be mended: withdraw in time.',
  ),
  'shoal-water': [
    'They lie at anchor: choose your side, and mind the shoals in between.',
    'You lie at anchor: weighing takes a whole move, but your guns are ready.',
  ],
  'shoal-raid': [
    'You lie at anchor among shoals: fire first, and weigh before they are alongside.',
    'Fall upon them while they lie at anchor; shoals lie in between.',
  ],
};
const WATCH_FREE = both('Land stops you and shot; a ship between you and the target masks your fire.');
