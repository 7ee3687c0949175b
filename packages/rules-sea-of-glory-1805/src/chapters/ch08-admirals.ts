/** 8.0 Admirals: who commands a fleet, and who takes over from whom. */

import type { Context, Seat } from '@weathergauge/engine';
import { lane, ask, procedure, repeat, together } from './builders.ts';
import { ADMIRALS, type Admiral, PORTS, SHIP_NATION } from '../model/data/figures.ts';
import {
  ALLEMAND,
  CORNWALLIS,
  GANTEAUME,
  GARDNER,
  GENERIC,
  MISSIESSY,
  ROSILY_MESROS,
  VILLENEUVE,
} from '../model/data/numbers-of-battle.ts';
import type { Choice } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import {
  ASIDE,
  isBlock,
  isInPort,
  isReady,
  NORTH_SEA_BOX,
  NOWHERE,
  portOf,
  readyIn,
  REMOVED,
  TO_ARRIVE,
} from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { berthPort } from '../model/places.ts';
import { blockOf, countShips, isDamaged, isFriendly, isWestIndian, shipsIn, zoneOf } from '../model/state.ts';
import {
  BREST,
  BRITISH,
  FRENCH,
  PLYMOUTH,
  PORTSMOUTH,
  ROCHEFORT,
  SPANISH,
  TOULON,
  WESTERN_APPROACHES,
} from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

/** 8.3 Most ships that a squadron commander may lead. */
const SQUADRON = 10;
/** Fleet admirals outrank squadron commanders whatever the numbers on their counters. */
const BELOW_FLEET_ADMIRALS = 50;
/** 8.6 The block that Cornwallis must lead to be its Administrator. */
const CHANNEL_FLEET = 0;

const cardOf = (admiral: number): Admiral => ADMIRALS[admiral] as Admiral;

/**
 * 8.2, 8.3, 8.4 The admiral in command of the ships in these berths taken together: a number in ADMIRALS, that of a generic admiral
 * where no named one of the right nation may. R15, R16 Wrecked ships and prizes are counted.
 */
export function commanderOf(s: Readonly<Campaign>, side: number, berths: readonly number[]): number {
  let ships = 0;
  let lead = 0;
  for (let ship = 0; ship < s.berths.length; ship++) {
    if (!berths.includes(s.berths[ship] as number)) continue;
    ships++;
    const nation = SHIP_NATION[ship];
    if (nation === SPANISH) lead++;
    else if (nation === FRENCH) lead--;
  }
  const allied = lead > 0 ? SPANISH : FRENCH;
  const nation = side === BRITISH ? 0 : allied;
  let best = GENERIC[nation] as number;
  let bestRank = Number.MAX_SAFE_INTEGER;
  for (let admiral = 0; admiral < s.admirals.length; admiral++) {
    if (!berths.includes(s.admirals[admiral] as number)) continue;
    const { nation: his, squadron, seniority } = cardOf(admiral);
    if (his !== nation || (squadron === 1 && ships > SQUADRON)) continue;
    const rank = seniority + squadron * BELOW_FLEET_ADMIRALS;
    if (rank >= bestRank) continue;
    best = admiral;
    bestRank = rank;
  }
  return best;
}

/** 7.6, 20.5 The named admiral who must go with the larger part of a fleet; -1 where a generic one is senior (R60). */
export function seniorIn(s: Readonly<Campaign>, side: number, berth: number): number {
  const senior = commanderOf(s, side, [berth]);
  return cardOf(senior).generic === 1 ? -1 : senior;
}

/** In a fleet, a port or the North Sea Fleet box. */
export function isServing(s: Readonly<Campaign>, admiral: number): boolean {
  const berth = s.admirals[admiral] as number;
  return isBlock(berth) || isReady(berth) || berth === NORTH_SEA_BOX;
}

/** 8.1, 24.1 Not in play yet, and may come. */
function mayCome(s: Readonly<Campaign>, admiral: number): boolean {
  const berth = s.admirals[admiral] as number;
  if (s.articles.trafalgar && cardOf(admiral).trafalgar === 0) return false;
  return (berth === ASIDE || berth === TO_ARRIVE) && !s.vacant.includes(admiral);
}

/** 8.1 */
function successorOf(admiral: number): number {
  if (admiral === CORNWALLIS) return GARDNER;
  if (admiral === MISSIESSY) return ALLEMAND;
  return admiral === GANTEAUME || admiral === VILLENEUVE ? ROSILY_MESROS : -1;
}

/** 8.1 An admiral steps into a berth; where no ship of that fleet is left, his owner finds a port for him (`appointments`). */
export function takeOver(s: Campaign, admiral: number, berth: number, context: Context): void {
  const isLeft = berthPort(berth) >= 0 || ((isBlock(berth) || berth === NORTH_SEA_BOX) && countShips(s, berth) > 0);
  if (isLeft) s.admirals[admiral] = berth;
  else {
    s.admirals[admiral] = ASIDE;
    s.vacant.push(admiral);
  }
  tell(context, { type: 'appointed', admiral, clause: '8.1' });
}

/** 8.1, 20.4 Killed, captured or removed from play: his successor comes, if he has one who has not come yet (R63). */
export function removeAdmiral(s: Campaign, admiral: number, context: Context): void {
  if (!isServing(s, admiral) || cardOf(admiral).generic === 1) return;
  const berth = s.admirals[admiral] as number;
  s.admirals[admiral] = REMOVED;
  const successor = successorOf(admiral);
  if (successor >= 0 && mayCome(s, successor)) takeOver(s, successor, berth, context);
}

/** 7.1, 8.1 He leaves play with the last of his ships. He lies beside the map from then on, for all to see: so it is told. */
export function loseAdmiral(s: Campaign, admiral: number, context: Context): void {
  if (!isServing(s, admiral) || cardOf(admiral).generic === 1) return;
  tell(context, { type: 'admiral-gone', admiral, clause: '8.1' });
  removeAdmiral(s, admiral, context);
}

/** 8.1, 15.1 Nov I. R17 If he came earlier nothing happens; if the man he is to replace is gone, he enters at a French port. */
export function rosilyComes(s: Campaign, context: Context): void {
  if (!mayCome(s, ROSILY_MESROS)) return;
  const beaten = s.victor === 1 ? GANTEAUME : VILLENEUVE;
  const berth = isServing(s, beaten) ? (s.admirals[beaten] as number) : REMOVED;
  if (berth !== REMOVED) s.admirals[beaten] = REMOVED;
  takeOver(s, ROSILY_MESROS, berth, context);
}

/** R17 */
const FRENCH_PORTS: readonly number[] = [BREST, ROCHEFORT, TOULON];

function posts(s: Readonly<Campaign>, side: number): GloryAction[] {
  const isFrenchOnly = s.vacant[0] === ROSILY_MESROS && !isServing(s, GANTEAUME) && !isServing(s, VILLENEUVE);
  const offers: GloryAction[] = [];
  for (let port = 0; port < PORTS.length; port++) {
    if (isFrenchOnly ? FRENCH_PORTS.includes(port) : !isWestIndian(port) && isFriendly(s, port, side)) {
      offers.push({ do: 'appoint-at', port });
    }
  }
  return offers;
}

const appointing = lane(
  'appointing',
  { seat: 0 },
  {
    draft: (): Choice => ({ kind: 'choice', chosen: -1 }),
    join(s, _seat, draft) {
      const admiral = s.vacant.shift();
      if (admiral !== undefined) s.admirals[admiral] = readyIn(draft.chosen);
    },
  },
  [
    ask('post', {
      by: (_s, l) => l.seat as Seat,
      offers: (s, l) => posts(s, l.seat),
      take(_s, _l, answer, _context, draft) {
        if (answer.do === 'appoint-at') draft.chosen = answer.port;
      },
      clause: '8.1',
      about: s => ({ admiral: s.vacant[0] ?? -1 }),
      hides: 'the port where an admiral takes up his post',
    }),
  ],
);

/** 8.1 Replacements who have no fleet to go to. */
export const appointments = procedure('appointments', {}, [
  repeat(s => s.vacant.length > 0, [together(s => [cardOf(s.vacant[0] as number).side as Seat], appointing)]),
]);

/** 8.6, R64 Damaged ships of which Cornwallis's administration may repair one. */
export function administered(s: Readonly<Campaign>): number[] {
  const berth = s.admirals[CORNWALLIS] as number;
  const { place } = blockOf(s, CHANNEL_FLEET);
  const port = berthPort(berth);
  if (port >= 0) {
    const isThere = isInPort(place) ? portOf(place) === port : place === NOWHERE && s.articles.portsOffMap;
    if (!isThere || (port !== PLYMOUTH && port !== PORTSMOUTH)) return [];
  } else if (berth !== CHANNEL_FLEET || zoneOf(s, place) !== WESTERN_APPROACHES) return [];
  if (commanderOf(s, BRITISH, [berth]) !== CORNWALLIS) return [];
  return shipsIn(s, berth).filter(ship => isDamaged(s, ship));
}
