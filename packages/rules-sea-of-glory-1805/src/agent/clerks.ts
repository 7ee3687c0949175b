/** Paperwork as a staff would do it: ships by whole fleets, troops when they are wanted, provisions and destinations where they serve. */

import type { Seat } from '@weathergauge/engine';
import { isToBeLeft, wayHome } from './hurricanes.ts';
import { troopsToSail, troopsWait } from './missions.ts';
import { stakeOf, targetsBySea } from './targets.ts';
import { isFormed } from '../chapters/ch07-splitting.ts';
import { DESTINATIONS, PORTS, TRAFALGAR } from '../model/data/figures.ts';
import { battleShips } from '../model/battle-fleets.ts';
import type { Destination } from '../model/data/figures.ts';
import type { Council, Draft } from '../model/drafts.ts';
import { isGathering, isInPort, isInZone, NOWHERE, portOf, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { attackOf, countShips, isFleet, shipsIn, sideOfBlock } from '../model/state.ts';
import {
  ALLIED,
  BRITISH,
  CRAIG,
  MOORE,
  NORTH_SEA,
  PORTSMOUTH,
  SOUND,
  TOULON,
  TRANSPORT,
  WRECKED,
  type GloryAction,
} from '../model/vocabulary.ts';

// --- Ships and admirals ---

/** Single ships are not changed once what was mustered may go; but who splits a fleet picks the wrecks. */
export function isIdleForm(s: Readonly<Campaign>, answer: GloryAction, draft: Readonly<Draft> | null): boolean {
  if (draft?.kind !== 'orders' && draft?.kind !== 'shelter') return answer.do !== 'formed';
  const { order } = draft;
  if (order.kind !== 'split') return answer.do !== 'formed' && isFormed(s, order);
  if (answer.do === 'take') return s.damage[answer.ship] !== WRECKED;
  if (answer.do !== 'formed') return true;
  return shipsIn(s, order.block).some(ship => s.damage[ship] === WRECKED && !order.ships.includes(ship));
}

/** 20.5 Damaged ships go in while they may. */
export function hasMoreToSend(s: Readonly<Campaign>, seat: Seat, draft: Readonly<Draft> | null): boolean {
  return toSend(s, seat, draft) > 0;
}

/** One word for all of them. */
export function sendsOneByOne(s: Readonly<Campaign>, seat: Seat, draft: Readonly<Draft> | null): boolean {
  return toSend(s, seat, draft) > 1;
}

function toSend(s: Readonly<Campaign>, seat: Seat, draft: Readonly<Draft> | null): number {
  const sent = draft?.kind === 'picks' ? draft.ships : [];
  return battleShips(s, seat).filter(ship => s.damage[ship] !== SOUND && !sent.includes(ship)).length;
}

/** Damaged ships stay for repair, and nobody sails with half of what lies ready. */
export function isPoorMuster(s: Readonly<Campaign>, draft: Readonly<Draft> | null, plan: string): boolean {
  if (draft?.kind !== 'orders') return false;
  if (draft.order.kind === 'relocate') return plan !== 'all';
  if (draft.order.kind === 'split') return plan !== 'none';
  const ordered = musterOf(s, draft.order.port);
  if (ordered !== null) return plan !== ordered;
  if (plan === 'none' || plan === 'half') return true;
  // 24.3 Thirty ships count, whatever their state.
  if (s.articles.trafalgar && draft.order.port >= 0 && PORTS[draft.order.port]?.side === ALLIED)
    return (plan === 'all') !== isNeeded(s, draft.order.port);
  return plan === 'all';
}

/** Everybody out of the way of hurricanes; with troops, or from beside them, half of what lies there. */
function musterOf(s: Readonly<Campaign>, port: number): 'all' | 'half' | null {
  if (port < 0) return null;
  if (isToBeLeft(s, port)) return 'all';
  if (PORTS[port]?.side !== BRITISH) return null;
  const isOnDuty = troopsToSail(s, port) >= 0;
  if (!isOnDuty) return troopsWait(s, port) ? 'half' : null;
  return soundIn(s, port) >= AN_ESCORT * 2 ? 'half' : null;
}

/** Ships that troops are safe with. */
const AN_ESCORT = 4;

function isNeeded(s: Readonly<Campaign>, port: number): boolean {
  return soundIn(s, port) < TRAFALGAR.ships && countShips(s, readyIn(port)) >= TRAFALGAR.ships;
}

export function soundIn(s: Readonly<Campaign>, port: number): number {
  const berth = readyIn(port);
  let sound = 0;
  for (let ship = 0; ship < s.berths.length; ship++) if (s.berths[ship] === berth && s.damage[ship] === SOUND) sound++;
  return sound;
}

/** Of undamaged ships. */
export function firepowerIn(s: Readonly<Campaign>, port: number): number {
  const berth = readyIn(port);
  let guns = 0;
  for (let ship = 0; ship < s.berths.length; ship++)
    if (s.berths[ship] === berth && s.damage[ship] === SOUND) guns += attackOf(s, ship);
  return guns;
}

// --- 5.2 Troops ---

/** Troops that should be gathered: the Transport, and both Expeditions, for who waits until one is wanted sends it too late. */
function gathersNow(s: Readonly<Campaign>, seat: Seat): number {
  if (seat === ALLIED) return isGathering(placeOf(s, TRANSPORT)) ? TRANSPORT : -1;
  return isGathering(placeOf(s, CRAIG)) ? CRAIG : isGathering(placeOf(s, MOORE)) ? MOORE : -1;
}

function placeOf(s: Readonly<Campaign>, id: number): number {
  return (s.blocks[id] as Block).place;
}

export function isPoorGathering(
  s: Readonly<Campaign>,
  seat: Seat,
  answer: Extract<GloryAction, { do: 'gather' | 'gather-at' }>,
  draft: Readonly<Draft> | null,
): boolean {
  if (answer.do === 'gather-at') return answer.port !== (seat === BRITISH ? PORTSMOUTH : TOULON);
  return draft?.kind !== 'business' || answer.block !== gathersNow(s, seat);
}

/** The staff moves no troops: while some should be, and can be paid for, it is not told to carry on. */
export function leavesTroops(s: Readonly<Campaign>, seat: Seat, draft: Readonly<Draft> | null): boolean {
  if (draft?.kind === 'council') return !s.articles.trafalgar;
  if (draft?.kind !== 'business') return false;
  const block = gathersNow(s, seat);
  if (block < 0) return false;
  const index = block === TRANSPORT ? 2 : block - CRAIG;
  // Two points a space, and four at least to spend.
  return (draft.spaces[index] as number) < 2;
}

// --- 5.12 Provisions ---

/** How much a fleet in a port wants to come out: its guns, less for what is known to lie before it. */
function eagerness(s: Readonly<Campaign>, port: number): number {
  const guns = firepowerIn(s, port);
  return guns === 0 ? 0 : guns / (1 + watchers(s, port));
}

/** British blocks off a port, as all can see. */
function watchers(s: Readonly<Campaign>, port: number): number {
  let count = 0;
  for (let id = 0; id < s.blocks.length; id++) {
    const { place } = s.blocks[id] as Block;
    if (sideOfBlock(id) === BRITISH && isInZone(place) && portOf(place) === port) count++;
  }
  return count;
}

/** May Sortie where most is to be hoped from it, May Not where least is lost. */
export function isPoorProvision(
  s: Readonly<Campaign>,
  draft: Readonly<Draft> | null,
  port: number,
  chit: string,
): boolean {
  if (draft?.kind !== 'council') return false;
  const here = eagerness(s, port);
  for (let other = 0; other < NORTH_SEA; other++) {
    if (other === port || draft.provisions[other] !== 0 || !isFreeForChit(s, other)) continue;
    const there = eagerness(s, other);
    const better = chit === 'may-sortie' ? there > here : there < here;
    if (better || (there === here && other < port)) return true;
  }
  return false;
}

function isFreeForChit(s: Readonly<Campaign>, port: number): boolean {
  const { side, area } = PORTS[port] as { readonly side: number; readonly area: number };
  const isTheirs = side === ALLIED || (side === BRITISH && s.invaded[port] === 1);
  return isTheirs && area < 2 && (!s.articles.trafalgar || area === 0);
}

// --- 5.13 The Grand Conseil ---

/** Four destinations: the best in each sea, and then the best of all. */
function wishes(s: Readonly<Campaign>): number[] {
  const seas = targetsBySea(s);
  const wished: number[] = [];
  for (const [sea, want] of [2, 2, 2].entries()) {
    const best = (seas[sea] as number[]).slice(0, want);
    wished.push(...best);
  }
  const sorted = wished.toSorted((a, b) => worthOf(s, b) - worthOf(s, a));
  const home = wayHome(s);
  return home < 0 ? sorted : [home, ...sorted].slice(0, s.conseil.length);
}

function worthOf(s: Readonly<Campaign>, destination: number): number {
  return stakeOf(s, (DESTINATIONS[destination] as Destination).port);
}

/** The box that should change, and to what; null when it stands as it should. */
function change(
  s: Readonly<Campaign>,
  council: Readonly<Council>,
): { readonly box: number; readonly to: number } | null {
  const wanted = wishes(s);
  const missing = wanted.find(destination => !council.conseil.includes(destination));
  const empty = council.conseil.indexOf(-1);
  if (empty >= 0) return { box: empty, to: missing ?? fallback(council) };
  if (missing === undefined) return null;
  for (let box = 0; box < council.conseil.length; box++) {
    const now = council.conseil[box] as number;
    if (!wanted.includes(now) && !isInUse(s, now)) return { box, to: missing };
  }
  return null;
}

/** A port of their own to come home to. */
function fallback(council: Readonly<Council>): number {
  for (const [i, { port }] of DESTINATIONS.entries())
    if (port >= 0 && PORTS[port]?.side === ALLIED && !council.conseil.includes(i)) return i;
  return 0;
}

function isInUse(s: Readonly<Campaign>, destination: number): boolean {
  for (let id = 0; id < s.blocks.length; id++) {
    const { goal, place } = s.blocks[id] as Block;
    if (goal === destination && sideOfBlock(id) === ALLIED && isFleet(id) && place !== NOWHERE && !isInPort(place))
      return true;
  }
  return false;
}

const BOXES: readonly string[] = ['a', 'b', 'c', 'd'];

export function isPoorConseil(
  s: Readonly<Campaign>,
  draft: Readonly<Draft> | null,
  answer: Extract<GloryAction, { do: 'conseil' | 'conseil-stands' }>,
): boolean {
  if (draft?.kind !== 'council') return false;
  const next = change(s, draft);
  if (answer.do === 'conseil-stands') return next !== null;
  return next === null || BOXES.indexOf(answer.box) !== next.box || answer.destination !== next.to;
}
