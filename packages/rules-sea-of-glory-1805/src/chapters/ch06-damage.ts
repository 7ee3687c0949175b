/** 6.9 Damage from weather: who founders, how much each fleet must bear, and the sealed choice of who bears it (R54). */

import type { Context, Seat } from '@weathergauge/engine';
import { ask, forEach, lane, repeat, step, when } from './builders.ts';
import { disband } from './ch07-blocks.ts';
import { PORTS } from '../model/data/figures.ts';
import type { Picks } from '../model/drafts.ts';
import { only, tell } from '../model/events.ts';
import { firepowerResult } from '../model/lookups.ts';
import { berthPort, inPort, isBlock, isInPort, isOrdinary, partOf, readyIn, SUNK } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import {
  attackOf,
  blockOf,
  blockRange,
  countShips,
  isFleet,
  isFriendly,
  isFrigate,
  shipsIn,
  sideOfBlock,
  zoneOf,
} from '../model/state.ts';
import { ALLIED, BRITISH, GALE, HURRICANE, INSHORE, SOUND, STORM, WRECKED } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const SIDES: readonly Seat[] = [BRITISH, ALLIED];

/** 6.6 Whether a place, or a box of a track, lies in the weather. */
export function isHit(s: Readonly<Campaign>, place: number): boolean {
  const zone = zoneOf(s, place);
  return zone >= 0 && (s.gale.zones & (1 << zone)) !== 0;
}

/** Blocks outside ports that are in the weather, in the order of their tags: nothing may follow from what they are. */
export function blocksHit(s: Readonly<Campaign>, side: number): Block[] {
  const [from, to] = blockRange(side);
  const found: Block[] = [];
  for (let id = from; id < to; id++) {
    const block = blockOf(s, id);
    if (!isInPort(block.place) && isHit(s, block.place)) found.push(block);
  }
  return found.length < 2 ? found : found.toSorted((a, b) => a.tag - b.tag);
}

function fleetsHit(s: Readonly<Campaign>, side: number): Block[] {
  return blocksHit(s, side).filter(({ id }) => isFleet(id));
}

/** 6.9 The table for so many ships; R12 doubled inshore. */
function lossesOf(s: Readonly<Campaign>, place: number, ships: number): number {
  return firepowerResult(ships, s.gale.result) * (partOf(place) === INSHORE ? 2 : 1);
}

// --- 6.9.2, 6.8 Who founders ---

function sink(s: Campaign, side: number, ship: number, clause: string, context: Context): void {
  s.berths[ship] = SUNK;
  tell(context, { type: 'foundered', side, ship, clause });
}

function founderInStorm(s: Campaign, side: number, context: Context): void {
  for (const { id, place } of fleetsHit(s, side)) {
    const wrecks = shipsIn(s, id).filter(ship => s.damage[ship] === WRECKED);
    for (let left = lossesOf(s, place, wrecks.length); left > 0 && wrecks.length > 0; left--) {
      const drawn = context.dice.draw(wrecks.length, 'founder');
      sink(s, side, wrecks.splice(drawn, 1)[0] as number, '6.9.2', context);
    }
  }
}

/** 6.8 All wrecks and ships In Ordinary, those in port too, without a draw. */
function founderInHurricane(s: Campaign, context: Context): void {
  for (let ship = 0; ship < s.berths.length; ship++) {
    const berth = s.berths[ship] as number;
    const port = berthPort(berth);
    if (!isBlock(berth) && port < 0) continue;
    if (!isHit(s, isBlock(berth) ? blockOf(s, berth).place : inPort(port))) continue;
    if (s.damage[ship] !== WRECKED && !isOrdinary(berth)) continue;
    const owner = isBlock(berth) ? sideOfBlock(berth) : isFriendly(s, port, BRITISH) ? BRITISH : ALLIED;
    sink(s, owner, ship, '6.8', context);
  }
}

export function founder(s: Campaign, context: Context): void {
  if (s.gale.severity === STORM) for (const side of SIDES) founderInStorm(s, side, context);
  if (s.gale.severity === HURRICANE) founderInHurricane(s, context);
  // 7.1
  for (const side of SIDES) {
    for (const block of fleetsHit(s, side)) if (countShips(s, block.id) === 0) disband(s, block, context);
  }
}

// --- 6.9 What each fleet must bear ---

/** Hits that ships of a berth can take. R55 What no ship can take is lost. */
function roomFor(s: Readonly<Campaign>, berth: number): number {
  let room = 0;
  for (const ship of shipsIn(s, berth)) room += WRECKED - (s.damage[ship] as number);
  return room;
}

function reckonBerth(s: Campaign, berth: number, place: number): void {
  const ships = shipsIn(s, berth);
  // R55 In a gale wrecks are counted too; R12 in a storm only the others.
  const count = s.gale.severity === GALE ? ships.length : ships.filter(ship => s.damage[ship] !== WRECKED).length;
  const hits = Math.min(lossesOf(s, place, count), roomFor(s, berth));
  if (hits > 0) s.gale.tolls.push(berth, hits);
}

/** R56 In a hurricane the ready ships of a port are one group. */
function reckonSide(s: Campaign, side: number): void {
  for (const { id, place } of fleetsHit(s, side)) reckonBerth(s, id, place);
  if (s.gale.severity !== HURRICANE) return;
  for (let port = 0; port < PORTS.length; port++) {
    if (isFriendly(s, port, side) && isHit(s, inPort(port))) reckonBerth(s, readyIn(port), inPort(port));
  }
}

export function reckon(s: Campaign): void {
  for (const side of SIDES) reckonSide(s, side);
}

function sideOfBerth(s: Readonly<Campaign>, berth: number): number {
  if (isBlock(berth)) return sideOfBlock(berth);
  return isFriendly(s, berthPort(berth), BRITISH) ? BRITISH : ALLIED;
}

function tollsOf(s: Readonly<Campaign>, side: number): number[] {
  const berths: number[] = [];
  const { tolls } = s.gale;
  for (let i = 0; i < tolls.length; i += 2) {
    if (sideOfBerth(s, tolls[i] as number) === side) berths.push(tolls[i] as number);
  }
  return berths;
}

function tollOf(s: Readonly<Campaign>, berth: number): number {
  const { tolls } = s.gale;
  for (let i = 0; i < tolls.length; i += 2) if (tolls[i] === berth) return tolls[i + 1] as number;
  return 0;
}

// --- 6.9.1 Who bears it ---

function timesHit(hits: readonly number[], ship: number): number {
  let times = 0;
  for (const hit of hits) if (hit === ship) times++;
  return times;
}

/** 6.9.1 No ship twice before all of her fleet are damaged or wrecked. */
function sufferers(s: Readonly<Campaign>, berth: number, hits: readonly number[]): number[] {
  const ships = shipsIn(s, berth);
  const after = (ship: number): number => (s.damage[ship] as number) + timesHit(hits, ship);
  const twice = ships.every(ship => after(ship) !== SOUND);
  return ships.filter(ship => after(ship) < WRECKED && (twice || !hits.includes(ship)));
}

/** R130 The staff spares the best ships, and wrecks none while others can still be damaged. */
function staffChoice(s: Readonly<Campaign>, berth: number, hits: readonly number[]): number {
  let best = -1;
  let least = Number.MAX_SAFE_INTEGER;
  for (const ship of sufferers(s, berth, hits)) {
    const cost = attackOf(s, ship) + ((s.damage[ship] as number) + timesHit(hits, ship) > SOUND ? 100 : 0);
    if (cost >= least) continue;
    least = cost;
    best = ship;
  }
  return best;
}

function leaveToStaff(s: Readonly<Campaign>, berth: number, count: number, hits: number[]): void {
  for (let left = count; left > 0; left--) {
    const ship = staffChoice(s, berth, hits);
    if (ship < 0) return;
    hits.push(ship);
  }
}

/** 6.8 Frigates of a zone, of which a storm drives one away. */
function frigatesIn(s: Readonly<Campaign>, zone: number): number[] {
  return blocksHit(s, BRITISH).flatMap(({ id, place }) => (isFrigate(id) && zoneOf(s, place) === zone ? [id] : []));
}

/** 6.8 Zones in which a storm finds frigates: each of them loses one. */
function zonesOfFrigates(s: Readonly<Campaign>): number[] {
  if (s.gale.severity < STORM) return [];
  const found: number[] = [];
  for (const { id, place } of blocksHit(s, BRITISH)) {
    if (isFrigate(id) && !found.includes(zoneOf(s, place))) found.push(zoneOf(s, place));
  }
  return found.toSorted((a, b) => a - b);
}

/** R34 By what all can see: blocks in the weather; in a hurricane ports are hit, and nobody knows what lies there. */
export function sidesHit(s: Readonly<Campaign>): readonly Seat[] {
  if (s.gale.severity === HURRICANE) return SIDES;
  return SIDES.filter(side => blocksHit(s, side).length > 0);
}

const STAFF: GloryAction = { do: 'leave-to-staff' };

export const weathering = lane(
  'weathering',
  { seat: 0, berth: 0, left: 0, zone: 0 },
  {
    draft: (): Picks => ({ kind: 'picks', ships: [], admirals: [], blocks: [] }),
    join(s: Campaign, _seat, draft: Picks) {
      s.gale.hits.push(...draft.ships);
      s.gale.frigates.push(...draft.blocks);
    },
  },
  [
    forEach('berth', (s, l) => tollsOf(s, l.seat), [
      step('toll', (s, l) => {
        l.left = tollOf(s, l.berth);
      }),
      repeat(
        (_s, l) => l.left > 0,
        [
          ask('suffer', {
            by: (_s, l) => l.seat as Seat,
            offers: (s, l, draft) => [
              STAFF,
              ...sufferers(s, l.berth, draft.ships).map((ship): GloryAction => ({ do: 'suffer', ship })),
            ],
            take(s, l, answer, _context, draft) {
              if (answer.do === 'suffer') {
                draft.ships.push(answer.ship);
                l.left--;
                return;
              }
              leaveToStaff(s, l.berth, l.left, draft.ships);
              l.left = 0;
            },
            clause: '6.9.1',
            about: (_s, { berth, left }) =>
              isBlock(berth) ? { block: berth, hits: left } : { port: berthPort(berth), hits: left },
            hides: 'which ships the weather has damaged',
          }),
        ],
      ),
    ]),
    forEach('zone', (s, l) => (l.seat === BRITISH ? zonesOfFrigates(s) : []), [
      ask('frigate', {
        by: () => BRITISH,
        offers: (s, l) => frigatesIn(s, l.zone).map(block => ({ do: 'lose-frigate' as const, block })),
        take(_s, _l, answer, _context, draft) {
          if (answer.do === 'lose-frigate') draft.blocks.push(answer.block);
        },
        clause: '6.8',
        hides: 'which of the blocks is a frigate',
        unasked: (s, l) => (frigatesIn(s, l.zone).length === 1 ? 'nothing-else' : null),
      }),
    ]),
    // R34 The pause is the same for who has nothing to lose.
    when(
      (s, l) => tollsOf(s, l.seat).length === 0 && (l.seat === ALLIED || zonesOfFrigates(s).length === 0),
      [
        ask('nothing', {
          by: (_s, l) => l.seat as Seat,
          offers: () => [{ do: 'done' }],
          take() {},
          clause: '6.9',
          unasked: () => 'nothing-else',
        }),
      ],
    ),
  ],
);

/** 6.9.1, R54 Only her owner is told. */
export function harm(s: Campaign, context: Context): void {
  for (const ship of s.gale.hits) {
    const damage = (s.damage[ship] as number) + 1;
    s.damage[ship] = damage;
    tell(
      context,
      { type: 'weather-damage', ship, damage, clause: '6.9.1' },
      only(sideOfBerth(s, s.berths[ship] as number)),
    );
  }
}
