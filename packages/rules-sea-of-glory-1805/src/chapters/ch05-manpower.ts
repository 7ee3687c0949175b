/** 5.2, 5.3 Crews, repairs, Expeditions and frigates: each side's own business, under seal. */

import type { Context, Seat } from '@weathergauge/engine';
import { ask, lane, procedure, repeat, step, together } from './builders.ts';
import { administered } from './ch08-admirals.ts';
import type { Port, Ship } from '../model/data/figures.ts';
import { EXPEDITION_TRACK, MANPOWER, PORTS, SHIP_DEFENCE, SHIP_NATION, SHIPS } from '../model/data/figures.ts';
import type { Business } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { berthPort, gathering, inPort, isGathering, isOrdinary, NOWHERE, readyIn, spaceOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { attackOf, blockOf, isFriendly, isMajor, isWestIndian, sideOfShip } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import {
  ALLIED,
  BANTRY_BAY,
  BREST,
  BRITISH,
  CRAIG,
  DAMAGED,
  FIRST_FRIGATE,
  FRENCH,
  GIBRALTAR,
  PLYMOUTH,
  PORTSMOUTH,
  ROCHEFORT,
  SOUND,
  SPANISH,
  TOULON,
  TRANSPORT,
  CONVOYS,
} from '../model/terms.ts';

/** 5.2.1 Where they are placed once they are ready. */
export const BRITISH_QUAYS: readonly number[] = [PORTSMOUTH, PLYMOUTH];
export const FRENCH_QUAYS: readonly number[] = [BREST, ROCHEFORT, TOULON];
/** 5.3 */
const FRIGATE_PORTS: readonly number[] = [PORTSMOUTH, PLYMOUTH, GIBRALTAR];
/** 5.2.2 Ships of Cadiz that get crews first. */
const Z2 = 2;
const AFTER_Z2 = 3;

const isDone = (draft: Readonly<Business>, ship: number): boolean => draft.crewed.includes(ship);

/** Her damage, repairs of this turn included (R39). */
function damageNow(s: Readonly<Campaign>, draft: Readonly<Business>, ship: number): number {
  return draft.repaired.includes(ship) || draft.administered === ship ? SOUND : (s.damage[ship] as number);
}

/** 5.2.1 Manpower for a ship: her face-up defence factor. */
function crewCost(s: Readonly<Campaign>, draft: Readonly<Business>, ship: number): number {
  return SHIP_DEFENCE[ship * 2 + (damageNow(s, draft, ship) === SOUND ? 0 : 1)] as number;
}

function pointsLeft(s: Readonly<Campaign>, draft: Readonly<Business>, nation: number): number {
  return (MANPOWER[nation]?.[s.manpower[nation] as number] as number) - (draft.spent[nation] as number);
}

/** 5.2.2, R138 No Spanish crews for Z3 and C3 before every ship marked Z2 has had hers: one that comes back a wreck keeps nobody waiting. */
function waitsForZ2(s: Readonly<Campaign>, draft: Readonly<Business>, ship: number): boolean {
  if ((SHIPS[ship] as Ship).group !== AFTER_Z2) return false;
  for (let other = 0; other < s.berths.length; other++) {
    if ((SHIPS[other] as Ship).group !== Z2 || s.manned.includes(other)) continue;
    if (isOrdinary(s.berths[other] as number) && !isDone(draft, other)) return true;
  }
  return false;
}

/** 5.2.2, R138 Ships marked Z2 that do not lie In Ordinary have had their crews. */
export function noteManned(s: Campaign): void {
  for (let ship = 0; ship < s.berths.length; ship++) {
    if ((SHIPS[ship] as Ship).group !== Z2 || s.manned.includes(ship)) continue;
    if (!isOrdinary(s.berths[ship] as number)) s.manned.push(ship);
  }
  s.manned.sort((a, b) => a - b);
}

/** 5.2.1 Jamaica and Havana man one ship a turn themselves, whatever her size. */
function hasOwnCrew(draft: Readonly<Business>, s: Readonly<Campaign>, port: number): boolean {
  return isWestIndian(port) && !draft.crewed.some(ship => berthPort(s.berths[ship] as number) === port);
}

function mayCrew(s: Readonly<Campaign>, draft: Readonly<Business>, ship: number, side: number): boolean {
  const berth = s.berths[ship] as number;
  if (!isOrdinary(berth) || sideOfShip(ship) !== side || isDone(draft, ship)) return false;
  const port = berthPort(berth);
  if (!isFriendly(s, port, side) || !isMajor(port)) return false;
  if (isWestIndian(port)) return s.fever === 0 && hasOwnCrew(draft, s, port);
  const nation = SHIP_NATION[ship] as number;
  if (crewCost(s, draft, ship) > pointsLeft(s, draft, nation)) return false;
  return nation !== SPANISH || !waitsForZ2(s, draft, ship);
}

/** 5.2.3, 22.1 Ships that a port can still repair this turn. */
function capacity(s: Readonly<Campaign>, draft: Readonly<Business>, port: number): number {
  if (port === GIBRALTAR && s.algiers === ALLIED + 1) return 0;
  if (s.fever === 1 && isWestIndian(port)) return 0;
  const used = draft.repaired.filter(ship => berthPort(s.berths[ship] as number) === port).length;
  return (PORTS[port] as Port).repair - used;
}

function mayRepair(s: Readonly<Campaign>, draft: Readonly<Business>, ship: number, side: number): boolean {
  if (s.damage[ship] !== DAMAGED || sideOfShip(ship) !== side || damageNow(s, draft, ship) === SOUND) return false;
  const port = berthPort(s.berths[ship] as number);
  return port >= 0 && isFriendly(s, port, side) && capacity(s, draft, port) > 0;
}

/** 5.2.1, 22.3.2 Points for a space of the track. */
function spaceCost(s: Readonly<Campaign>, block: number): number {
  if (block === TRANSPORT) return EXPEDITION_TRACK.french;
  return s.invaded[BANTRY_BAY] === 1 ? EXPEDITION_TRACK.britishAfterBantry : EXPEDITION_TRACK.british;
}

/** Where a block stands on its track with what this turn adds; -1 when it is not on it. */
function spaceNow(s: Readonly<Campaign>, draft: Readonly<Business>, index: number): number {
  const { place } = blockOf(s, CONVOYS[index] as number);
  return isGathering(place) ? spaceOf(place) + (draft.spaces[index] as number) : -1;
}

function quaysOf(block: number): readonly number[] {
  return block === TRANSPORT ? FRENCH_QUAYS : BRITISH_QUAYS;
}

/** Ready, and not placed in a port yet. */
function awaitsQuay(s: Readonly<Campaign>, draft: Readonly<Business>, index: number): boolean {
  return spaceNow(s, draft, index) === EXPEDITION_TRACK.ready && (draft.ports[index] as number) < 0;
}

function addGathering(s: Readonly<Campaign>, draft: Readonly<Business>, side: number, offers: GloryAction[]): void {
  for (let index = 0; index < CONVOYS.length; index++) {
    const block = CONVOYS[index] as number;
    if ((block === TRANSPORT) !== (side === ALLIED)) continue;
    const space = spaceNow(s, draft, index);
    if (awaitsQuay(s, draft, index)) {
      for (const port of quaysOf(block)) offers.push({ do: 'gather-at', block, port });
    } else if (space >= 0 && space < EXPEDITION_TRACK.ready) {
      const nation = side === ALLIED ? FRENCH : BRITISH;
      if (spaceCost(s, block) <= pointsLeft(s, draft, nation)) offers.push({ do: 'gather', block });
    }
  }
}

/** 5.3 Frigates that come back this turn and have no port yet. */
function frigatesDue(s: Readonly<Campaign>, draft: Readonly<Business>): number[] {
  const due: number[] = [];
  for (let id = FIRST_FRIGATE; id < CRAIG; id++) {
    const { returns } = s.blocks[id] as Block;
    if (returns === s.turn && !isPlaced(draft, id)) due.push(id);
  }
  return due;
}

function isPlaced(draft: Readonly<Business>, frigate: number): boolean {
  for (let i = 0; i < draft.frigates.length; i += 2) if (draft.frigates[i] === frigate) return true;
  return false;
}

/** What must be settled before business is done: returning frigates, and what has become ready. */
function isOpen(s: Readonly<Campaign>, draft: Readonly<Business>, side: number): boolean {
  if (side === BRITISH && frigatesDue(s, draft).length > 0) return true;
  return CONVOYS.some((block, index) => (block === TRANSPORT) === (side === ALLIED) && awaitsQuay(s, draft, index));
}

function businessOffers(s: Readonly<Campaign>, side: number, draft: Readonly<Business>): GloryAction[] {
  const offers: GloryAction[] = [];
  if (!isOpen(s, draft, side)) offers.push({ do: 'business-done' });
  const before = offers.length;
  if (side === BRITISH) {
    for (const block of frigatesDue(s, draft))
      for (const port of FRIGATE_PORTS) offers.push({ do: 'return-frigate', block, port });
    if (draft.administered < 0)
      for (const ship of administered(s))
        if (damageNow(s, draft, ship) !== SOUND) offers.push({ do: 'administer', ship });
  }
  for (let ship = 0; ship < s.berths.length; ship++) {
    if (mayCrew(s, draft, ship, side)) offers.push({ do: 'crew', ship });
    if (mayRepair(s, draft, ship, side)) offers.push({ do: 'repair', ship });
  }
  addGathering(s, draft, side, offers);
  // The staff does what is left, with one word.
  if (offers.length > before) offers.unshift({ do: 'leave-to-staff' });
  return offers;
}

function carryOut(s: Readonly<Campaign>, side: number, draft: Business, answer: GloryAction): void {
  switch (answer.do) {
    case 'crew': {
      const port = berthPort(s.berths[answer.ship] as number);
      const nation = SHIP_NATION[answer.ship] as number;
      if (!isWestIndian(port)) draft.spent[nation] = (draft.spent[nation] as number) + crewCost(s, draft, answer.ship);
      draft.crewed.push(answer.ship);
      return;
    }
    case 'repair':
      draft.repaired.push(answer.ship);
      return;
    case 'administer':
      draft.administered = answer.ship;
      return;
    case 'gather': {
      const index = CONVOYS.indexOf(answer.block);
      const nation = side === ALLIED ? FRENCH : BRITISH;
      draft.spent[nation] = (draft.spent[nation] as number) + spaceCost(s, answer.block);
      draft.spaces[index] = (draft.spaces[index] as number) + 1;
      return;
    }
    case 'gather-at':
      draft.ports[CONVOYS.indexOf(answer.block)] = answer.port;
      return;
    case 'return-frigate':
      draft.frigates.push(answer.block, answer.port);
      return;
    default:
  }
}

/** What a careful staff would do: frigates to Portsmouth, the strongest ships repaired and crewed first; no troops unless ordered. */
function leaveToStaff(s: Readonly<Campaign>, side: number, draft: Business): void {
  for (;;) {
    let best: GloryAction | null = null;
    let value = -1;
    for (const offer of businessOffers(s, side, draft)) {
      const worth = worthOf(s, offer);
      if (worth > value) {
        best = offer;
        value = worth;
      }
    }
    if (best === null) return;
    carryOut(s, side, draft, best);
  }
}

const FIRST = 1000;

function worthOf(s: Readonly<Campaign>, offer: GloryAction): number {
  switch (offer.do) {
    case 'return-frigate':
    case 'gather-at':
      return FIRST;
    case 'repair':
    case 'administer':
    case 'crew':
      return attackOf(s, offer.ship);
    default:
      return -1;
  }
}

const BUSINESS = { seat: 0, busy: 1 };

const business = lane(
  'business',
  BUSINESS,
  {
    draft: (): Business => ({
      kind: 'business',
      spent: [0, 0, 0],
      crewed: [],
      repaired: [],
      administered: -1,
      spaces: [0, 0, 0],
      ports: [-1, -1, -1],
      frigates: [],
    }),
    join: settle,
  },
  [
    repeat(
      (_s, l) => l.busy === 1,
      [
        ask('business', {
          by: (_s, l) => l.seat as Seat,
          offers: (s, l, draft) => businessOffers(s, l.seat, draft),
          take(s, l, answer, _context, draft) {
            if (answer.do === 'business-done') l.busy = 0;
            else if (answer.do === 'leave-to-staff') {
              leaveToStaff(s, l.seat, draft);
              l.busy = 0;
            } else carryOut(s, l.seat, draft, answer);
          },
          clause: '5.2',
          about: (s, l, draft) => ({
            points: pointsLeft(s, draft, l.seat === BRITISH ? BRITISH : FRENCH),
            spanish: l.seat === BRITISH ? 0 : pointsLeft(s, draft, SPANISH),
          }),
          hides: 'crews and repairs',
          unasked: (s, l, draft) => (businessOffers(s, l.seat, draft).length === 1 ? 'nothing-else' : null),
        }),
      ],
    ),
  ],
);

function settle(s: Campaign, _seat: Seat, draft: Business): void {
  for (const ship of draft.crewed) s.berths[ship] = readyIn(berthPort(s.berths[ship] as number));
  for (const ship of draft.repaired) s.damage[ship] = SOUND;
  if (draft.administered >= 0) s.damage[draft.administered] = SOUND;
  for (let i = 0; i < CONVOYS.length; i++) {
    const block = blockOf(s, CONVOYS[i] as number);
    const port = draft.ports[i] as number;
    if (port >= 0) putBlock(s, block, inPort(port), NO_DICE);
    else if ((draft.spaces[i] as number) > 0)
      block.place = gathering(spaceOf(block.place) + (draft.spaces[i] as number));
  }
  for (let i = 0; i < draft.frigates.length; i += 2) {
    const block = blockOf(s, draft.frigates[i] as number);
    block.returns = 0;
    putBlock(s, block, inPort(draft.frigates[i + 1] as number), NO_DICE);
  }
}

/** The Expedition and Transport track lies open: what was moved on it is seen. */
function showTrack(s: Readonly<Campaign>, before: number, context: Context): void {
  for (let i = 0; i < CONVOYS.length; i++) {
    const { place } = blockOf(s, CONVOYS[i] as number);
    const now = isGathering(place) ? spaceOf(place) : place === NOWHERE ? NO_SPACE : EXPEDITION_TRACK.ready;
    const then = (before >> (i * SPACE_BITS)) & NO_SPACE;
    if (now !== then && then !== NO_SPACE) tell(context, { type: 'gathered', convoy: i, space: now, clause: '5.2.1' });
  }
}

/** Spaces of the three, packed into a local: 7 for those that are not on the track. */
const SPACE_BITS = 3;
const NO_SPACE = 7;

function packSpaces(s: Readonly<Campaign>): number {
  let packed = 0;
  for (let i = 0; i < CONVOYS.length; i++) {
    const { place } = blockOf(s, CONVOYS[i] as number);
    packed |= (isGathering(place) ? spaceOf(place) : NO_SPACE) << (i * SPACE_BITS);
  }
  return packed;
}

/** R27 Both at once. 24.2 Trafalgar knows no manpower, but ships are repaired (R98). */
export const manpower = procedure('manpower', { before: 0 }, [
  step('before', (s, l) => {
    l.before = packSpaces(s);
  }),
  together(() => [BRITISH, ALLIED], business),
  step('seen', (s, l, context) => {
    if (!s.articles.trafalgar) noteManned(s);
    showTrack(s, l.before, context);
  }),
]);
