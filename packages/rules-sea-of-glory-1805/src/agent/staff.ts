/** Which orders are worth a thought when a chit has been drawn, in the order in which an officer would give them. */

import type { Seat } from '@weathergauge/engine';
import { conditionOf, isHurt, nearestEnemy } from './alarms.ts';
import { maySail, mustSail, NEAR_GUARD } from './sailing.ts';
import { anyToSortie, anyUnwatched, isSortieSensible, mustSortie } from './sorties.ts';
import { isTarget } from './targets.ts';
import { anyCountDue, anyToShelter, anyWrecks, hasWrecks, isBestShelter, isCountDue } from './upkeep.ts';
import { mayJoin } from '../chapters/ch07-rendezvous.ts';
import { declarable } from '../chapters/ch15-duties.ts';
import { BONUS_MOVE, WIND_MOVE } from '../model/activation.ts';
import type { Port } from '../model/data/figures.ts';
import { PLACES, PORTS } from '../model/data/figures.ts';
import type { Draft, Orders } from '../model/drafts.ts';
import { isAtSea, isInZone, partOf, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, blockRange, hexOf, isConvoy, isFleet, isFog, isFriendly } from '../model/state.ts';
import {
  ALLIED,
  BRITISH,
  COURSE,
  FIRST_ALLIED,
  FIRST_FOG,
  INSHORE,
  LOOSE,
  NORTH_SEA,
  SEARCH_NEVER,
  type GloryAction,
} from '../model/vocabulary.ts';

type OrderAnswer = Extract<
  GloryAction,
  {
    do:
      | 'done'
      | 'done-and-join'
      | 'stand-by'
      | 'sail'
      | 'split'
      | 'sortie'
      | 'relocate'
      | 'masts'
      | 'north-sea'
      | 'declare-done';
  }
>;

/** What has to be ordered before anything else. */
const NOTHING = 0;
const RELOCATE = 1;
const DECLARE = 2;
const COUNT = 3;
const SAIL = 4;
const SPLIT = 5;
const SORTIE = 6;

export function isPoorOrder(s: Readonly<Campaign>, seat: Seat, answer: OrderAnswer, draft: Readonly<Orders>): boolean {
  if (s.activation.open.length > 0) return false;
  // 14.0 An Allied fleet is out to do something else: said once, it is not asked again.
  if (seat === ALLIED && draft.searchOrder !== SEARCH_NEVER) return true;
  const first = firstDuty(s, seat);
  switch (answer.do) {
    case 'relocate':
      return first !== RELOCATE || !isBestShelter(s, blockOf(s, answer.block).place, answer.port);
    case 'split':
      return first !== SPLIT || !hasWrecks(s, blockOf(s, answer.block));
    case 'declare-done':
      return first !== DECLARE;
    case 'masts':
      return first !== COUNT || !isCountDue(s, seat, answer.port, answer.from);
    case 'sail':
      if (first === SAIL) return !mustSail(s, seat, blockOf(s, answer.block));
      return first !== NOTHING || !maySail(s, seat, blockOf(s, answer.block));
    case 'sortie':
      return first === SORTIE
        ? !mustSortie(s, seat, answer.port)
        : first !== NOTHING || !isSortieSensible(s, seat, answer.port);
    case 'north-sea':
      return false;
    case 'done':
      if (first !== NOTHING || wantsUnion(s, seat) || anyUnwatched(s, seat)) return true;
      return isQuiet(s, seat) && draft.standing.length === 0;
    case 'done-and-join':
      return first !== NOTHING || !wantsUnion(s, seat) || anyUnwatched(s, seat);
    case 'stand-by':
      return first !== NOTHING || wantsUnion(s, seat) || !isQuiet(s, seat) || anyUnwatched(s, seat);
  }
}

/** 6.9.3, 22.0 Ships that may go into port do; who may raid does. */
export function isPoorDone(s: Readonly<Campaign>, answer: OrderAnswer, draft: Readonly<Draft> | null): boolean {
  if (answer.do === 'relocate') return !isBestShelter(s, blockOf(s, answer.block).place, answer.port);
  if (answer.do !== 'done') return false;
  return draft?.kind === 'shelter' || (draft?.kind === 'choice' && anyToRaid(s));
}

function firstDuty(s: Readonly<Campaign>, seat: Seat): number {
  if (seat === BRITISH) {
    if (s.activation.kind === WIND_MOVE && anyToShelter(s)) return RELOCATE;
    if (s.duties.length > 0 && declarable(s).length > 0) return DECLARE;
    if (anyCountDue(s)) return COUNT;
    if (anyWrecks(s)) return SPLIT;
  }
  if (anyToSortie(s, seat)) return SORTIE;
  const [from, to] = blockRange(seat);
  for (let id = from; id < to; id++) if (mustSail(s, seat, s.blocks[id] as Block)) return SAIL;
  return NOTHING;
}

// --- Joining, waiting ---

/** 7.5 Fleets that stand together fight together. */
function wantsUnion(s: Readonly<Campaign>, seat: Seat): boolean {
  if (s.activation.kind === BONUS_MOVE && s.activation.bonus.length === 0) return false;
  const [from, to] = blockRange(seat);
  for (let id = from; id < to; id++) {
    const block = s.blocks[id] as Block;
    if (block.active === 0 || !isFleet(id) || isConvoy(id) || !(isAtSea(block.place) || isInZone(block.place)))
      continue;
    for (let into = from; into < to; into++) {
      if (into === id || !isFleet(into) || isConvoy(into) || (s.blocks[into] as Block).active === 0) continue;
      if ((s.blocks[into] as Block).place === block.place && mayJoin(s, id, into) && !isHurt(s, id)) return true;
    }
  }
  return false;
}

export function isPoorUnion(s: Readonly<Campaign>, seat: Seat, answer: GloryAction): boolean {
  if (answer.do === 'joined-up') return wantsUnion(s, seat);
  if (answer.do !== 'join') return false;
  if (isFog(answer.block) || isFog(answer.into)) return true;
  if (isConvoy(answer.into)) return true;
  const [one, other] = [conditionOf(s, answer.block).ships, conditionOf(s, answer.into).ships];
  return one > other || (one === other && answer.block < answer.into);
}

/** Nothing that this side could want to order for the rest of the turn, as far as it can tell. */
function isQuiet(s: Readonly<Campaign>, seat: Seat): boolean {
  for (let port = 0; port < NORTH_SEA; port++) {
    if (!isFriendly(s, port, seat)) continue;
    if (seat === ALLIED && (PORTS[port] as Port).area < 2 && s.provisions[port] !== 1) continue;
    if (isSortieSensible(s, seat, port)) return false;
  }
  const [from, to] = blockRange(seat);
  for (let id = from; id < to; id++) {
    const block = s.blocks[id] as Block;
    if (!isAtSea(block.place) && !isInZone(block.place)) continue;
    if (seat === ALLIED && isFleet(id)) return false;
    if (seat === BRITISH && isAtSea(block.place) && block.order !== COURSE) return false;
    if (seat === BRITISH && nearestEnemy(s, seat, hexOf(block.place)) <= NEAR_GUARD) return false;
  }
  return true;
}

// --- 22.0 ---

/** Real fleets raid what would score; the Transport invades; Fog of War keeps quiet. */
export function isPoorAttempt(s: Readonly<Campaign>, answer: GloryAction): boolean {
  if (answer.do === 'raid') return isFog(answer.block) || !isTarget(s, siteOf(s, answer.block));
  return answer.do === 'invade' && isFog(answer.block);
}

function anyToRaid(s: Readonly<Campaign>): boolean {
  for (let id = FIRST_ALLIED; id < FIRST_FOG; id++) {
    const { place } = s.blocks[id] as Block;
    const part = partOf(place);
    if (place !== PLACES.raid && part !== INSHORE && part !== LOOSE) continue;
    if (isTarget(s, siteOf(s, id)) && !s.attempts.some((tried, i) => i % 2 === 0 && tried === id)) return true;
  }
  return false;
}

function siteOf(s: Readonly<Campaign>, id: number): number {
  const { place } = blockOf(s, id);
  return isAtSea(place) ? NORTH_SEA : portOf(place);
}
