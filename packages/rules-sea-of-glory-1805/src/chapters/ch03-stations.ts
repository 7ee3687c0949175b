/** 3.0 What the players choose at set-up: where British blocks begin, and where Villeneuve is bound (24.1.1). */

import { ask, forEach, lane, when } from './builders.ts';
import { WEST_INDIES_FRIGATES } from '../book/openings.ts';
import { isInPlay, trackFrom } from '../model/chart.ts';
import type { Port, Track } from '../model/data/figures.ts';
import { BLOCKS, DESTINATIONS, HEXES, PORTS, TRACKS, TRAFALGAR } from '../model/data/figures.ts';
import type { Stations } from '../model/drafts.ts';
import { inPort, inZone, NOWHERE, onEastward, onWestward } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf, countShips, hexOf, isFriendly, isFrigate, watersOf } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BANTRY_BAY,
  BREST,
  BRITISH,
  CADIZ,
  CRAIG,
  FERROL,
  FIRST_FRIGATE,
  HAVANA,
  INSHORE,
  LISBON,
  MARTINIQUE,
  MEDITERRANEAN,
  NO_GOAL,
  NORTH_SEA,
  PORT,
  parts,
  ROCHEFORT,
  THE_CAPES,
  TO_EUROPE,
  TOULON,
  WEST_INDIES_WATERS,
  zones,
} from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

// --- Villeneuve ---

/** 24.1.1 The space with die 3; R101 box 3 of the other track. */
export function villeneuvesBox(s: Readonly<Campaign>): number {
  if (s.articles.waters === WEST_INDIES_WATERS) return onWestward(2);
  return onEastward((TRACKS[TO_EUROPE] as Track).zones.indexOf(THE_CAPES));
}

export function destinationTo(port: number): number {
  return DESTINATIONS.findIndex(destination => destination.port === port);
}

/** 24.1.1, R135 In the campaigns a marker of the Grand Conseil says so too (9.3). */
export function bindVilleneuve(s: Campaign, goal: number): void {
  const fleet = s.blocks.find(({ place }) => place === villeneuvesBox(s));
  if (fleet) fleet.goal = goal;
  if (!s.articles.trafalgar) s.conseil[0] = goal;
}

/** 24.1.1, R100 Whether Villeneuve is on his way home. */
export function isVilleneuveBound(s: Readonly<Campaign>): boolean {
  return s.articles.trafalgar || s.articles.scenario === 'from-july';
}

// --- British blocks ---

function fleetsToStation(s: Readonly<Campaign>): number[] {
  const ids: number[] = [];
  for (let id = 0; id < FIRST_FRIGATE; id++) {
    if (blockOf(s, id).place === NOWHERE && countShips(s, id) > 0) ids.push(id);
  }
  return ids;
}

/** 24.1 Four of nine are out of Trafalgar. R116 Two are in the West Indies. */
function frigatesToStation(s: Readonly<Campaign>): number[] {
  const all = CRAIG - FIRST_FRIGATE;
  const { trafalgar, waters } = s.articles;
  const few = waters === WEST_INDIES_WATERS ? WEST_INDIES_FRIGATES : all;
  const count = trafalgar ? all - TRAFALGAR.frigates : few;
  return Array.from({ length: count }, (_, i) => FIRST_FRIGATE + i);
}

function isMediterranean(s: Readonly<Campaign>, hex: number): boolean {
  return hex >= 0 && watersOf(s).area[hex] === MEDITERRANEAN;
}

/** 3.0 Only one frigate may begin in the Mediterranean. */
function mayBegin(s: Readonly<Campaign>, places: readonly number[], hex: number): boolean {
  if (!isInPlay(hex, s.articles.waters) || trackFrom(hex) !== -1) return false;
  return !isMediterranean(s, hex) || !places.some((place, id) => isFrigate(id) && isMediterranean(s, hexOf(place)));
}

/** Whether a frigate may begin at sea in a zone: one of its hexes will do to tell. */
function isOpen(s: Readonly<Campaign>, places: readonly number[], zone: number): boolean {
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (watersOf(s).zone[hex] === zone && isInPlay(hex, s.articles.waters) && trackFrom(hex) === -1)
      return mayBegin(s, places, hex);
  }
  return false;
}

function hexesOf(s: Readonly<Campaign>, places: readonly number[], zone: number): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (watersOf(s).zone[hex] === zone && mayBegin(s, places, hex)) found.push(hex);
  }
  return found;
}

function frigateOffers(s: Readonly<Campaign>, block: number, places: readonly number[]): GloryAction[] {
  const offers: GloryAction[] = [{ do: 'leave-to-staff' }];
  for (let port = 0; port < NORTH_SEA; port++) {
    if (!mayBegin(s, places, (PORTS[port] as Port).hex)) continue;
    for (const part of ['inshore', 'loose'] as const) offers.push({ do: 'station-frigate', block, port, part });
    if (isFriendly(s, port, BRITISH)) offers.push({ do: 'station-frigate', block, port, part: 'port' });
  }
  for (let zone = 0; zone < zones.length; zone++) {
    if (isOpen(s, places, zone)) offers.push({ do: 'frigate-to-sea', block, zone });
  }
  return offers;
}

/** Where the staff would put those that are left: off the ports to be watched, Inshore. */
const WATCHED: readonly number[] = [BREST, FERROL, CADIZ, ROCHEFORT, TOULON, MARTINIQUE, LISBON, HAVANA, BANTRY_BAY];

function leaveToStaff(s: Readonly<Campaign>, places: number[]): void {
  const posts = WATCHED.slice();
  for (const id of frigatesToStation(s)) {
    if (places[id] !== NOWHERE) continue;
    let port = posts.shift();
    while (port !== undefined && !mayBegin(s, places, (PORTS[port] as Port).hex)) port = posts.shift();
    places[id] = inZone(port ?? BREST, INSHORE);
  }
}

/** 3.0 British blocks off enemy ports and frigates; 24.1.1 and R100 Villeneuve's goal. */
export const stationing = lane(
  'stationing',
  { seat: 0, block: 0, zone: -1 },
  {
    draft: (s: Readonly<Campaign>): Stations => ({
      kind: 'stations',
      places: s.blocks.map(() => NOWHERE),
      goal: NO_GOAL,
    }),
    join(s: Campaign, seat, draft: Stations) {
      if (seat === ALLIED) bindVilleneuve(s, draft.goal);
      // In the order of places: tags must not tell which frigate is which. All come from off the map.
      const ids = draft.places.map((_, id) => id).filter(id => draft.places[id] !== NOWHERE);
      const order = ids.toSorted((one, other) => (draft.places[one] as number) - (draft.places[other] as number));
      for (const id of order) putBlock(s, blockOf(s, id), draft.places[id] as number, NO_DICE);
    },
  },
  [
    when(
      (_s, l) => l.seat === ALLIED,
      [
        ask('goal', {
          by: () => ALLIED,
          offers: () => [CADIZ, FERROL].map(port => ({ do: 'goal' as const, destination: destinationTo(port) })),
          take(_s, _l, answer, _context, draft) {
            if (answer.do === 'goal') draft.goal = answer.destination;
          },
          clause: '24.1.1',
          hides: 'where Villeneuve is bound',
        }),
      ],
    ),
    when(
      (_s, l) => l.seat === BRITISH,
      [
        forEach('block', fleetsToStation, [
          ask('fleet', {
            by: () => BRITISH,
            offers: (_s, { block }) =>
              (['inshore', 'loose'] as const).map(part => ({ do: 'station-block' as const, block, part })),
            take(_s, l, answer, _context, draft) {
              if (answer.do !== 'station-block') return;
              draft.places[l.block] = inZone(BLOCKS[l.block]?.port ?? BREST, parts.indexOf(answer.part));
            },
            clause: '3.0',
            about: (_s, { block }) => ({ block, port: BLOCKS[block]?.port ?? BREST }),
          }),
        ]),
        forEach('block', frigatesToStation, [
          when(
            (_s, { block }, { places }) => places[block] === NOWHERE,
            [
              ask('frigate', {
                by: () => BRITISH,
                offers: (s, { block }, { places }) => frigateOffers(s, block, places),
                take(s, l, answer, _context, { places }) {
                  if (answer.do === 'leave-to-staff') leaveToStaff(s, places);
                  if (answer.do === 'frigate-to-sea') l.zone = answer.zone;
                  if (answer.do !== 'station-frigate') return;
                  const part = parts.indexOf(answer.part);
                  places[l.block] = part === PORT ? inPort(answer.port) : inZone(answer.port, part);
                },
                clause: '3.0',
                about: (_s, { block }) => ({ block }),
                hides: 'the port where a frigate lies, by option off the map',
              }),
            ],
          ),
          when(
            (_s, { zone }) => zone >= 0,
            [
              ask('hex', {
                by: () => BRITISH,
                offers: (s, { block, zone }, { places }) =>
                  hexesOf(s, places, zone).map(hex => ({ do: 'frigate-at' as const, block, hex })),
                take(_s, l, answer, _context, { places }) {
                  if (answer.do !== 'frigate-at') return;
                  places[l.block] = answer.hex;
                  l.zone = -1;
                },
                clause: '3.0',
                about: (_s, { block, zone }) => ({ block, zone }),
              }),
            ],
          ),
        ]),
      ],
    ),
  ],
);
