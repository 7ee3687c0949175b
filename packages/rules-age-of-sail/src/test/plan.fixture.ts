/** How this book is tried: what random play must reach, what must always hold, which games are recorded. */

import { join } from 'node:path';
import type { Plan } from '@weathergauge/testkit';
import { aims } from '../model/vocabulary.ts';
import { BANDS } from '../model/data/tables.ts';
import type { AgeOfSail, AgeOfSailEvent, Ship } from '../index.ts';
import { program } from '../index.ts';

/** Every row of the range table, hit and missed, and every outcome that hangs on a die. */
const rows = [
  ...aims.flatMap(aim => BANDS.map(band => `${aim} needs ${band[aim]}`)),
  'raked',
  'fire put out at stage 1',
  'fire put out at stage 2',
  'fire grew',
  'fire blew her up',
  'blast caught',
  'blast spared',
  'boarding won',
  'boarding lost',
  'boarding tied',
  'cut free',
  'cut in vain',
  'refloated',
  'stuck fast',
  'aground',
  'over the shoal',
  'foundered',
  'rode it out',
  'mended',
  'not mended',
  'wind backed',
  'wind veered',
  'wind rose',
  'wind fell',
];

export const plan: Plan<AgeOfSail, AgeOfSailEvent> = {
  sources: join(import.meta.dirname, '..'),
  fixtures: join(import.meta.dirname, 'fixtures'),
  program,
  constants: ['articles', 'areas'],
  leftOut: ['articles', 'areas', 'ships.id', 'ships.name', 'ships.navy'],
  seeds: 1,
  budget: 3_000_000,
  reach: rows,
  unreachable: {
    'verb present-side': 'a shooter on the keel line to a hundredth of a millimetre: drilled under R27',
    'ask damage.side': 'a shooter on the keel line to a hundredth of a millimetre: drilled under R27',
  },
  coverage(event) {
    switch (event.type) {
      case 'volley':
        return [`${event.aim} needs ${event.needed}`, ...(event.raked ? ['raked'] : [])];
      case 'douse':
        if (event.out) return [`fire put out at stage ${event.needed - 4}`];
        return [event.needed === 5 ? 'fire grew' : 'fire blew her up'];
      case 'blast':
        return [event.caught ? 'blast caught' : 'blast spared'];
      case 'boarding':
        return [event.winner < 0 ? 'boarding tied' : event.winner === event.ship ? 'boarding won' : 'boarding lost'];
      case 'cut':
        return [event.free ? 'cut free' : 'cut in vain'];
      case 'refloat':
        return [event.free ? 'refloated' : 'stuck fast'];
      case 'sounding':
        return [event.aground ? 'aground' : 'over the shoal'];
      case 'founder-check':
        return [event.sunk ? 'foundered' : 'rode it out'];
      case 'repair':
        return [event.mended ? 'mended' : 'not mended'];
      case 'wind-direction':
        return event.face === 1 ? ['wind backed'] : event.face === 6 ? ['wind veered'] : [];
      case 'wind-speed':
        return event.face === 1 ? ['wind fell'] : event.face === 6 ? ['wind rose'] : [];
      default:
        return [];
    }
  },
  ships: s => s.ships.length,
  invariants: brokenInvariants,
  golden: { scenario: 'single-combat', turn: s => s.round },
};

/** What must hold of every position, whatever has happened. */
function brokenInvariants(s: Readonly<AgeOfSail>): string[] {
  const wrong: string[] = [];
  for (const ship of s.ships) {
    const say = (what: string) => wrong.push(`${ship.name} ${what}`);
    const decks = ship.navy === 'privateers' ? 2 : 3;
    if (ship.port < 0 || ship.port > decks || ship.starboard < 0 || ship.starboard > decks)
      say('has decks she cannot have');
    if (ship.firedPort > ship.port || ship.firedStarboard > ship.starboard) say('has fired decks she has not');
    if (ship.hull < 0 || ship.hull > 3) say('has a hull she cannot have');
    if (ship.heading < 0 || ship.heading > 7) say('heads nowhere');
    for (const other of s.ships)
      if (fouls(ship, other) !== fouls(other, ship)) say(`and ${other.name} disagree about their grapnels`);
    if (gone(ship) && ship.fouled !== 0) say('is gone, yet entangled');
  }
  if (s.windSpeed < 1 || s.windSpeed > 7) wrong.push(`the wind blows at ${s.windSpeed}`);
  return wrong;
}

const fouls = (a: Readonly<Ship>, b: Readonly<Ship>) => (a.fouled & (1 << b.id)) !== 0;
const gone = (ship: Readonly<Ship>) => ['sunk', 'blown-up', 'withdrawn'].includes(ship.condition);
