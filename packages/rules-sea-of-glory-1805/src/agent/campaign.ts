/** 23.1 The lead in points that the British may expect at the end of the year: what has been scored, and what may yet be. */

import type { Force, Forces } from './forces.ts';
import { isHarboured, maySail } from './forces.ts';
import { arrival, odds, safety, success, threatTo } from './hopes.ts';
import { ISLAND_POINTS } from '../book/openings.ts';
import { isUntouched } from '../chapters/ch21-objectives.ts';
import { scores } from '../chapters/ch23-victory.ts';
import { ADMIRALTY_EVENTS, DESTINATIONS, DIRECTIVES, OBJECTIVE_OF_PORT } from '../model/data/figures.ts';
import type { Draft } from '../model/drafts.ts';
import { isGathering, isInPort, NOWHERE, partOf, portOf, spaceOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { attackOf, SHOWN_RAID, sideOfShip, TRUE_RAID } from '../model/state.ts';
import {
  BREST,
  BRITISH,
  CLOSEST_PORT,
  CRAIG,
  IN_WEST_INDIES,
  INSHORE,
  MOORE,
  NO_GOAL,
  TRANSPORT,
  WEST_INDIES_WATERS,
} from '../model/terms.ts';

const READY_TO_SAIL = 0.6;
const KEPT_IN = 0.25;
/** Chances below this are none. */
const LEAST = 0.01;
/** In points: a meeting at sea that one side is sure to win. */
const MEETING = 5;
/** What a duty that is still open costs, as a share of what its failure does. */
const OPEN_DUTY = 0.4;
const LATE_DUTY = 0.8;

export function campaignLead(s: Readonly<Campaign>, forces: Forces, draft: Readonly<Draft> | null): number {
  const [british, allied] = scores(s);
  return (
    british -
    allied -
    hopes(s, forces, draft) +
    meetings(s, forces) -
    dutiesDue(s) +
    troops(s, draft) -
    weatherRisk(forces) +
    business(s, draft)
  );
}

/** What Allied fleets may yet score, area by area: the second fleet bound for one adds less. */
function hopes(s: Readonly<Campaign>, forces: Forces, draft: Readonly<Draft> | null): number {
  const areas = s.napoleon.length;
  const failing = new Float64Array(areas).fill(1);
  const council = draft?.kind === 'council' ? draft : null;
  const conseil = council?.conseil ?? s.conseil;
  for (let i = 0; i < forces.allied.length; i++) {
    const force = forces.allied[i] as Force;
    const out = isHarboured(force)
      ? isInPort(force.place) && maySail(s, council, portOf(force.place))
        ? READY_TO_SAIL
        : KEPT_IN
      : 1;
    if (force.goal !== NO_GOAL) tryFor(s, forces, force, force.goal, out, failing);
    else
      for (let box = 0; box < conseil.length; box++) tryFor(s, forces, force, conseil[box] as number, out / 2, failing);
  }
  let sum = 0;
  for (let area = 0; area < areas; area++) sum += (1 - (failing[area] as number)) * stakeOf(s, area);
  return sum;
}

function tryFor(
  s: Readonly<Campaign>,
  forces: Forces,
  force: Force,
  goal: number,
  share: number,
  failing: Float64Array,
): void {
  if (goal < 0 || goal === CLOSEST_PORT) return;
  const { port, goal: row } = DESTINATIONS[goal] as { readonly port: number; readonly goal: number };
  const area = port < 0 ? -1 : (OBJECTIVE_OF_PORT[port] as number);
  if (area < 0 || s.raids[port] === SHOWN_RAID || s.raids[port] === TRUE_RAID || s.invaded[port] === 1) return;
  const turns = s.articles.lastTurn - s.turn + 1;
  const chance = share * arrival(force, row, turns);
  if (chance < LEAST) return;
  const hope = chance * success(force.firepower, port) * safety(force, forces, row);
  failing[area] = (failing[area] as number) * (1 - hope);
}

/** 21.1, 21.4 What a raid or invasion in an area changes: Napoleon's marker, Pitt's lost, perhaps the directive. */
function stakeOf(s: Readonly<Campaign>, area: number): number {
  const napoleon = s.napoleonTaken[area] === 1 ? 0 : (s.napoleon[area] as number);
  const pitt = s.pittTaken[area] === 0 && isUntouched(s, area) ? (s.pitt[area] as number) : 0;
  const directive = s.directive >= 0 && DIRECTIVES.areas[s.directive] === area ? DIRECTIVES.points : 0;
  const island = s.articles.waters === WEST_INDIES_WATERS && area === IN_WEST_INDIES ? ISLAND_POINTS : 0;
  return napoleon + pitt + directive + island;
}

/** Who would win where British and Allied fleets may meet; off a port it is also the blockade. */
function meetings(s: Readonly<Campaign>, forces: Forces): number {
  const { british, allied } = forces;
  let sum = 0;
  for (let i = 0; i < allied.length; i++) {
    const force = allied[i] as Force;
    const near = threatTo(force, forces);
    const weight = near / (near + force.firepower + 1);
    // Behind their batteries they are only watched.
    const stage = isHarboured(force) ? 0.4 : 1;
    sum += MEETING * stage * weight * odds(near, force.firepower);
  }
  return s.barges === 0 && s.marched === 0 ? sum + channelWatch(british) : sum;
}

/** 22.4 While Napoleon may cross, strength about Brest and the Channel is worth having. */
function channelWatch(british: readonly Force[]): number {
  let ships = 0;
  for (let i = 0; i < british.length; i++) {
    const { place, ships: count } = british[i] as Force;
    if (portOf(place) === BREST) ships += count;
  }
  return Math.min(3, ships / 6);
}

function dutiesDue(s: Readonly<Campaign>): number {
  let sum = 0;
  for (let i = 0; i < s.duties.length; i++) {
    const { event, due, state } = s.duties[i] as { event: number; due: number; state: number };
    if (state === 0) sum += (ADMIRALTY_EVENTS[event]?.failure ?? 0) * (due <= s.turn ? LATE_DUTY : OPEN_DUTY);
  }
  return sum;
}

/** 5.2.1 Expeditions and the Transport on their way to be ready, with what this turn adds. */
function troops(s: Readonly<Campaign>, draft: Readonly<Draft> | null): number {
  const added = draft?.kind === 'business' ? draft.spaces : null;
  const space = (id: number, index: number): number => {
    const { place } = s.blocks[id] as Block;
    if (place === NOWHERE) return 0;
    return isGathering(place) ? spaceOf(place) + (added?.[index] ?? 0) : 4;
  };
  return 0.4 * (space(CRAIG, 0) + space(MOORE, 1)) - 0.8 * space(TRANSPORT, 2);
}

/** 6.9 Inshore a gale does twice the harm. */
function weatherRisk({ british }: Forces): number {
  let ships = 0;
  for (let i = 0; i < british.length; i++) {
    const force = british[i] as Force;
    if (partOf(force.place) === INSHORE) ships += force.ships;
  }
  return ships * 0.02;
}

/** 5.2 Crews and repairs that have been ordered: guns that will be there. Seen by their owner alone. */
function business(s: Readonly<Campaign>, draft: Readonly<Draft> | null): number {
  if (draft?.kind !== 'business') return 0;
  let worth = 0;
  for (const ship of draft.crewed) worth += gain(ship, attackOf(s, ship));
  for (const ship of draft.repaired) worth += gain(ship, REPAIRED);
  return worth;
}

/** Guns that a repair brings back, and points for a gun. */
const REPAIRED = 2;
const GUN = 0.1;

function gain(ship: number, guns: number): number {
  return (sideOfShip(ship) === BRITISH ? GUN : -GUN) * guns;
}
