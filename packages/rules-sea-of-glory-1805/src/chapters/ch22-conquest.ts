/** 22.3 A port falls: objectives, the flight of British ships from it, and what Alexandria costs. */

import type { Context, Seat } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import { ask, call, lane, procedure, repeat, step, together, when } from './builders.ts';
import { disband, fleetFor } from './ch07-blocks.ts';
import { loseAdmiral } from './ch08-admirals.ts';
import { comeOut } from './ch14-search.ts';
import { isDirectiveDone, scoreDirective, takeNapoleon, takePitt } from './ch21-objectives.ts';
import { FLIGHT, NO_ACTIVATION } from '../model/activation.ts';
import { OBJECTIVE_OF_PORT } from '../model/data/figures.ts';
import type { Picks } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import {
  gathering,
  inPort,
  inZone,
  isInPort,
  isOnTrack,
  NOWHERE,
  ordinaryIn,
  portOf,
  readyIn,
  REMOVED,
  SUNK,
  TAKEN,
  berthPort,
  isReady,
} from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import {
  admiralsIn,
  areaOf,
  attackOf,
  blockOf,
  blocksAt,
  countShips,
  isExpedition,
  isFleet,
  isFrigate,
  isWestIndian,
  NOT_RAIDED,
  shipsIn,
  sideOfBlock,
  sideOfShip,
} from '../model/state.ts';
import { putBlock, stir } from '../model/tags.ts';
import {
  ALEXANDRIA,
  ALLIED,
  BLOCK_COUNT,
  BRITISH,
  INSHORE,
  OFF_STATION,
  parts,
  SOUND,
  WEST_INDIES,
  WRECKED,
} from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const D6 = 6;

/** 22.3 Both objectives are the Allies', and so is the port; a Raided? marker goes. The directive may be done with it (21.4.2). */
export function conquer(s: Campaign, port: number, context: Context): void {
  const area = OBJECTIVE_OF_PORT[port] as number;
  s.invaded[port] = 1;
  s.raids[port] = NOT_RAIDED;
  // The other side watches it from now on, and has seen nothing of it yet.
  stir(s, inPort(port));
  takeNapoleon(s, area, context);
  takePitt(s, area, context);
  if (isDirectiveDone(s, area)) scoreDirective(s, context);
}

// --- 22.3.1 Flight ---

/** Wrecks and ships In Ordinary are prizes of the Allies; their own ships, prizes of the British, are theirs again (R133). */
function leavePrizes(s: Campaign, port: number, context: Context): void {
  for (let ship = 0; ship < s.berths.length; ship++) {
    const berth = s.berths[ship];
    if (sideOfShip(ship) !== BRITISH || (berth !== readyIn(port) && berth !== ordinaryIn(port))) continue;
    if (berth === readyIn(port) && s.damage[ship] !== WRECKED) continue;
    s.berths[ship] = TAKEN;
    tell(context, { type: 'prize-scored', side: ALLIED, ship, clause: '22.3.1' });
  }
}

/** Ships that can sail, in the block that carries them: an Expedition that waits there, or any that is unused. */
function embark(s: Campaign, port: number, context: Context): number {
  const ships = shipsIn(s, readyIn(port)).filter(ship => sideOfShip(ship) === BRITISH);
  const waiting = blocksAt(s, inPort(port), BRITISH).find(isExpedition) ?? -1;
  const free = waiting >= 0 ? waiting : fleetFor(s, BRITISH, port);
  const carrier = ships.length === 0 ? -1 : free;
  for (const ship of ships) {
    s.berths[ship] = carrier < 0 ? SUNK : carrier;
    if (carrier < 0) tell(context, { type: 'ship-lost', side: BRITISH, ship, taken: 0, clause: '22.3.1' });
  }
  for (const admiral of admiralsIn(s, readyIn(port))) {
    if (carrier < 0) loseAdmiral(s, admiral, context);
    else s.admirals[admiral] = carrier;
  }
  return carrier;
}

/** Blocks that are left in the port: frigates go Off Station, Expeditions without ships to Start, empty fleets off the map. */
function clearPort(s: Campaign, port: number, carrier: number, context: Context): void {
  const ids = blocksAt(s, inPort(port), BRITISH).toSorted((a, b) => blockOf(s, a).tag - blockOf(s, b).tag);
  for (const id of ids) {
    if (id === carrier) continue;
    if (isFrigate(id)) putBlock(s, blockOf(s, id), inZone(port, OFF_STATION), context.dice);
    else putBlock(s, blockOf(s, id), isExpedition(id) ? gathering(0) : NOWHERE, context.dice);
  }
}

/** The fleet comes out as if it were activated: it may be searched for, but neither searches nor joins. */
function getUnderWay(s: Campaign, block: number, port: number): void {
  const fleet = blockOf(s, block);
  fleet.began = inPort(port);
  fleet.order = 0;
  fleet.sortied = 1;
  fleet.under = 1;
  s.activation.kind = FLIGHT;
  s.activation.side = BRITISH;
}

/** `port` has been invaded. */
export const flight = procedure('flight', { port: 0, block: -1, part: INSHORE }, [
  step('fall', (s, l, context) => {
    leavePrizes(s, l.port, context);
    l.block = embark(s, l.port, context);
    clearPort(s, l.port, l.block, context);
  }),
  when(
    (_s, l) => l.block >= 0,
    [
      ask('flee', {
        by: () => BRITISH,
        offers: () => (['inshore', 'loose'] as const).map(part => ({ do: 'flee' as const, part })),
        take(_s, l, answer) {
          if (answer.do === 'flee') l.part = parts.indexOf(answer.part);
        },
        clause: '22.3.1',
        about: (_s, { port }) => ({ port }),
      }),
      step('get-under-way', (s, l) => getUnderWay(s, l.block, l.port)),
      call(comeOut, (_s, { block, port, part }) => ({ block, port, to: part })),
      step('out', s => {
        s.activation.kind = NO_ACTIVATION;
      }),
    ],
  ),
]);

// --- 22.3.2 Alexandria ---

/** Undamaged ships in Europe: not in the West Indies, the North Sea Fleet, on a track or In Ordinary. */
function levied(s: Readonly<Campaign>): number[] {
  const found: number[] = [];
  for (let ship = 0; ship < s.berths.length; ship++) {
    if (s.damage[ship] !== SOUND || sideOfShip(ship) !== BRITISH) continue;
    const berth = s.berths[ship] as number;
    if (isReady(berth) ? !isWestIndian(berthPort(berth)) : isInEurope(s, berth)) found.push(ship);
  }
  return found;
}

function isInEurope(s: Readonly<Campaign>, berth: number): boolean {
  if (berth >= BLOCK_COUNT) return false;
  const { place } = blockOf(s, berth);
  return !isOnTrack(place) && areaOf(s, place) !== WEST_INDIES && place !== NOWHERE;
}

/** R93 If there are too few, all go. */
function wanted(s: Readonly<Campaign>): number {
  return Math.min(s.levy, levied(s).length);
}

function weakest(s: Readonly<Campaign>, chosen: readonly number[]): number {
  const left = levied(s).filter(ship => !chosen.includes(ship));
  return left.reduce((best, ship) => (attackOf(s, ship) < attackOf(s, best) ? ship : best), left[0] as number);
}

const recalling = lane(
  'recalling',
  { seat: 0 },
  {
    draft: (): Picks => ({ kind: 'picks', ships: [], admirals: [], blocks: [] }),
    join(s: Campaign, _seat, draft: Picks) {
      for (const ship of draft.ships) s.berths[ship] = REMOVED;
      s.levy = 0;
    },
  },
  [
    repeat(
      (s, _l, draft) => draft.ships.length < wanted(s),
      [
        ask('ship', {
          by: () => BRITISH,
          offers: (s, _l, draft) => [
            { do: 'leave-to-staff' },
            ...levied(s)
              .filter(ship => !draft.ships.includes(ship))
              .map((ship): GloryAction => ({ do: 'remove', ship })),
          ],
          take(s, _l, answer, _context, draft) {
            if (answer.do === 'remove') draft.ships.push(answer.ship);
            else while (draft.ships.length < wanted(s)) draft.ships.push(weakest(s, draft.ships));
          },
          clause: '22.3.2',
          about: (s, _l, draft) => ({ left: wanted(s) - draft.ships.length }),
          hides: 'which ships go to India',
        }),
      ],
    ),
  ],
);

const ALONE: readonly Seat[] = [BRITISH];

/** 22.3.2, R93 The number is told, not the names. */
const india = procedure('india', {}, [
  step('throw', (s, _l, context) => {
    const faces = rollPool(context.dice, 2, D6, 'india');
    const sum = faces.reduce((total, face) => total + face, 0);
    s.levy = Math.min(sum, levied(s).length);
    tell(context, { type: 'ships-for-india', faces, ships: s.levy, clause: '22.3.2' });
  }),
  when(
    s => s.levy > 0,
    [
      together(() => ALONE, recalling),
      step('gone', (s, _l, context) => {
        const empty = s.blocks.filter(({ id, place }) => {
          if (sideOfBlock(id) !== BRITISH || !isFleet(id) || isInPort(place)) return false;
          return (portOf(place) >= 0 || areaOf(s, place) >= 0) && countShips(s, id) === 0;
        });
        for (const block of empty.toSorted((a, b) => a.tag - b.tag)) disband(s, block, context);
      }),
    ],
  ),
]);

/** 22.3.1, 22.3.2 What follows when a port has been invaded. */
export const aftermathOfInvasion = procedure('aftermath-of-invasion', { port: 0 }, [
  call(flight, (_s, { port }) => ({ port })),
  when((s, { port }) => port === ALEXANDRIA && s.over === '', [call(india)]),
]);
