/** Admiralty chits with questions of their own: Leopard & Chesapeake, Congreve's rockets, ships for the Cape. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, call, lane, procedure, repeat, step, together, when } from './builders.ts';
import { disband, takeOff } from './ch07-blocks.ts';
import { DONE, declare } from './ch15-duties.ts';
import type { Ship } from '../model/data/figures.ts';
import { EVENT_NUMBERS, PORTS, SHIPS, TENSION } from '../model/data/figures.ts';
import type { Choice, Picks } from '../model/drafts.ts';
import { only, tell } from '../model/events.ts';
import { enterRow } from '../model/ledger.ts';
import {
  berthPort,
  inPort,
  inZone,
  isInPort,
  isReady,
  NOWHERE,
  ordinaryIn,
  readyIn,
  REMOVED,
} from '../model/places.ts';
import type { Campaign, Duty } from '../model/state.ts';
import {
  areaOf,
  blockOf,
  blocksAt,
  countShips,
  isFleet,
  isFriendly,
  isMajor,
  isOnMap,
  isSeen,
  isWestIndian,
  shipsIn,
  sideOfBlock,
} from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BLOCK_COUNT,
  BRITISH,
  CRAIG,
  DAMAGED,
  FIRST_ALLIED,
  FIRST_FRIGATE,
  INSHORE,
  WEST_INDIES,
  WRECKED,
} from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const D6 = 6;

// --- admiralty-chesapeake ---

const CLAUSE = 'admiralty-chesapeake';

/** Frigates that have not left the game: on the map, on a track, or waiting on the turn track (R123). */
function frigatesLeft(s: Readonly<Campaign>): number[] {
  const ids: number[] = [];
  for (let id = FIRST_FRIGATE; id < CRAIG; id++) {
    const { place, returns } = blockOf(s, id);
    if (place !== NOWHERE || returns > 0) ids.push(id);
  }
  return ids;
}

const frigateForWar = lane(
  'frigate-for-war',
  { seat: 0 },
  {
    draft: (): Choice => ({ kind: 'choice', chosen: -1 }),
    join(s: Campaign, _seat, draft: Choice) {
      s.pick = draft.chosen;
    },
  },
  [
    ask('war', {
      by: () => BRITISH,
      offers: s => frigatesLeft(s).map(block => ({ do: 'lose-frigate' as const, block })),
      take(_s, _l, answer, _context, draft) {
        if (answer.do === 'lose-frigate') draft.chosen = answer.block;
      },
      clause: CLAUSE,
      hides: 'which frigate it is',
    }),
  ],
);

/** Where others cannot see her, nobody but her owner learns whence she went. */
function loseFrigate(s: Campaign, context: Context): void {
  const frigate = blockOf(s, s.pick);
  const { returns } = frigate;
  s.pick = -1;
  frigate.returns = 0;
  if (isSeen(s, frigate)) takeOff(s, frigate, context);
  else putBlock(s, frigate, NOWHERE, context.dice);
  tell(context, { type: 'frigate-gone', returns, clause: CLAUSE });
}

/** Tension rises. At War! the same chit asks for an Expedition to Canada, six turns on; short of it nothing is owed. */
export const leopardAndChesapeake = procedure('leopard-and-chesapeake', { duty: 0 }, [
  step('tension', (s, l, context) => {
    const duty = s.duties[l.duty] as Duty;
    const { war } = TENSION;
    s.tension = Math.min(war, s.tension + 1);
    tell(context, { type: 'tension', space: s.tension, war: s.tension === war, clause: CLAUSE });
    if (s.tension < war) {
      duty.state = DONE;
      return;
    }
    duty.due = s.turn + EVENT_NUMBERS.turnsAhead;
    tell(context, { type: 'duty-set', event: duty.event, due: duty.due, clause: CLAUSE });
  }),
  when(
    s => s.tension === TENSION.war && frigatesLeft(s).length > 0,
    [together(() => [BRITISH], frigateForWar), step('lose', (s, _l, context) => loseFrigate(s, context))],
  ),
]);

// --- admiralty-rockets ---

/** Allied ports in Europe off which British blocks lie Inshore: all of them, or fleets alone. */
function portsInReach(s: Readonly<Campaign>, counts: (id: number) => boolean): number[] {
  const ports: number[] = [];
  for (let port = 0; port < PORTS.length; port++) {
    if (isWestIndian(port) || !isFriendly(s, port, ALLIED)) continue;
    if (blocksAt(s, inZone(port, INSHORE), BRITISH).some(counts)) ports.push(port);
  }
  return ports;
}

const anyBlock = (): boolean => true;

/** R121 Dice pick the ships, among those that lie ready and are not wrecked. */
function burn(s: Campaign, port: number, wanted: number, context: Context): number {
  const ready = shipsIn(s, readyIn(port)).filter(ship => s.damage[ship] !== WRECKED);
  const hit: number[] = [];
  while (hit.length < wanted && ready.length > 0) {
    const [ship] = ready.splice(context.dice.draw(ready.length, 'rockets'), 1) as [number];
    s.damage[ship] = isMajor(port) ? DAMAGED : WRECKED;
    if (isMajor(port)) s.berths[ship] = ordinaryIn(port);
    hit.push(ship);
  }
  tell(context, { type: 'rockets-hit', port, ships: hit, clause: 'admiralty-rockets' }, only(ALLIED));
  if (wanted > 0) enterRow(s, BRITISH, 'rockets', inPort(port), [hit.length, hit.length < wanted ? 1 : 0, 0, 0]);
  return hit.length;
}

function fireRockets(s: Campaign, port: number, context: Context): void {
  const face = roll(context.dice, D6, 'rockets');
  const wanted = face >= EVENT_NUMBERS.rocketsFrom ? Math.ceil(face / 2) : 0;
  const ships = burn(s, port, wanted, context);
  tell(context, { type: 'rockets', port, face, ships, clause: 'admiralty-rockets' });
}

/** Nothing is owed: Sir Sidney tries, or he does not. He is asked wherever a blank block lies close enough. */
export const rockets = procedure('rockets', { duty: 0, port: -1 }, [
  step('close', (s, l) => {
    (s.duties[l.duty] as Duty).state = DONE;
  }),
  when(
    s => portsInReach(s, anyBlock).length > 0,
    [
      ask('rockets', {
        by: () => BRITISH,
        offers: (s): GloryAction[] => [
          { do: 'no-rockets' },
          ...portsInReach(s, isFleet).map(port => ({ do: 'rockets' as const, port })),
        ],
        take(_s, l, answer) {
          if (answer.do === 'rockets') l.port = answer.port;
        },
        clause: 'admiralty-rockets',
        unasked: s => (portsInReach(s, isFleet).length === 0 ? 'nothing-else' : null),
      }),
      step('fire', (s, { port }, context) => {
        if (port >= 0) fireRockets(s, port, context);
      }),
    ],
  ),
]);

// --- admiralty-cape ---

const SIXTY_FOUR = 64;

/** R122 Whether a ship may be sent: with a fleet on the map or ready in port, in Europe, and not wrecked. */
function mayBeSent(s: Readonly<Campaign>, ship: number): boolean {
  const { guns, side } = SHIPS[ship] as Ship;
  if (guns !== SIXTY_FOUR || side !== BRITISH || s.damage[ship] === WRECKED) return false;
  const berth = s.berths[ship] as number;
  if (isReady(berth)) return isFriendly(s, berthPort(berth), BRITISH) && !isWestIndian(berthPort(berth));
  if (berth >= BLOCK_COUNT || sideOfBlock(berth) !== BRITISH) return false;
  const { place } = blockOf(s, berth);
  return isOnMap(place) && areaOf(s, place) !== WEST_INDIES;
}

function sixtyFours(s: Readonly<Campaign>, taken: readonly number[]): number[] {
  const found: number[] = [];
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (!taken.includes(ship) && mayBeSent(s, ship)) found.push(ship);
  }
  return found;
}

const detaching = lane(
  'detaching',
  { seat: 0 },
  {
    draft: (): Picks => ({ kind: 'picks', ships: [], admirals: [], blocks: [] }),
    join(s: Campaign, _seat, draft: Picks) {
      for (const ship of draft.ships) s.berths[ship] = REMOVED;
      s.detached = draft.ships.length;
    },
  },
  [
    repeat(
      (s, _l, draft) => draft.ships.length < s.detached && sixtyFours(s, draft.ships).length > 0,
      [
        ask('detach', {
          by: () => BRITISH,
          offers: (s, _l, draft) => sixtyFours(s, draft.ships).map(ship => ({ do: 'remove' as const, ship })),
          take(_s, _l, answer, _context, draft) {
            if (answer.do === 'remove') draft.ships.push(answer.ship);
          },
          clause: 'admiralty-cape',
          about: (s, _l, draft) => ({ left: s.detached - draft.ships.length }),
          hides: 'which ships sail for the Cape',
        }),
      ],
    ),
  ],
);

/** Three 64s leave play: their number is told, not their names. 7.1 A fleet without ships is taken off the map. */
export const detachment = procedure('detachment', {}, [
  together(() => [BRITISH], detaching),
  step('sail', (s, _l, context) => {
    tell(context, { type: 'ships-detached', ships: s.detached, clause: 'admiralty-cape' });
    s.detached = 0;
    const empty = s.blocks.filter(({ id, place }) => {
      if (id >= FIRST_ALLIED || !isFleet(id) || !isOnMap(place) || isInPort(place)) return false;
      return countShips(s, id) === 0;
    });
    // By what the enemy calls them: the order tells nothing.
    for (const block of empty.toSorted((a, b) => a.tag - b.tag)) disband(s, block, context);
  }),
]);

/** R50 A duty declared done among the British orders, by its event. */
export const declaration = procedure('declaration', { event: 0 }, [
  step('declare', (s, { event }, context) => declare(s, event, context)),
  when(s => s.detached > 0, [call(detachment)]),
]);
