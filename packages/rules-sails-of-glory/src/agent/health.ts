/** What a ship is worth to her side with the damage she has, and with what is expected to befall her. */

import type { Loss } from '../model/scratch.ts';
import { crewBoxes } from '../chapters/b7-damage.ts';
import { SHIPS } from '../model/data/figures.ts';
import { DUCKS } from '../book/scenarios.ts';
import type { Plan } from '../model/drafts.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, AT_WORK, BATTERY, BEGUN, BUILDING, IDLE, ordered } from '../model/state.ts';

/** A ship of the line is about 1. */
const LINER_POINTS = 77;
const BATTERY_WORTH = 0.4;
const BUILDING_WORTH = 0.5;

export function worthOf(ship: Readonly<Ship>): number {
  if (ship.base === BATTERY) return BATTERY_WORTH;
  if (ship.base === BUILDING) return BUILDING_WORTH;
  return (SHIPS[ship.card]?.points ?? LINER_POINTS) / LINER_POINTS;
}

/** A box that holds anything is covered; but one that can still take more is not yet spent. */
const COVERED = 0.6;
/** Points that silence the outpost (C4.8); it has no boxes. */
const BUILDING_POINTS = 8;
const ALL_MASTS = 3;
const SAILS_TO_A_MAST = 6;

/** Boxes of her hull that are left. */
export function hullLeft(ship: Readonly<Ship>): number {
  const { hull, burden } = ship;
  if (ship.base === BUILDING) return Math.max(0, BUILDING_POINTS - (hull[0] as number));
  let left = hull.length;
  for (let box = 0; box < hull.length; box++) {
    const held = hull[box] as number;
    if (held === 0) continue;
    left -= held < 0 || held >= burden ? 1 : COVERED + ((1 - COVERED) * held) / burden;
  }
  return left;
}

export function hullBoxes(ship: Readonly<Ship>): number {
  return ship.base === BUILDING ? BUILDING_POINTS : ship.hull.length;
}

export function crewLeft(ship: Readonly<Ship>): number {
  return crewBoxes(ship) - ship.crew;
}

/** A10.15, A10.20 Three broken masts are the end of her; six torn sails are as good as one. */
export function mastsLeft(ship: Readonly<Ship>): number {
  return ALL_MASTS - ship.masts - Math.min(SAILS_TO_A_MAST - 1, ship.tornSails) / SAILS_TO_A_MAST;
}

/** Where the curve from nothing to a sound ship bends: the last boxes are worth more than the first. */
const BEND = 1.2;
/** C6.6 Where half the boxes are all that may be lost. */
const BEND_DUCKS = 0.6;
/** How much the tracks that are not the worst count. */
const OTHERS = 0.25;
/** Below so many boxes what is expected is no longer sure: nearly lost is not lost. */
const DOUBT = 1;

function doubtful(left: number): number {
  return left >= DOUBT ? left : (DOUBT * DOUBT) / (2 * DOUBT - left);
}

/** From 0 to 1, after a loss. */
export function healthAfter(s: Readonly<Sails>, ship: Readonly<Ship>, loss: Readonly<Loss>): number {
  const hull = doubtful(hullLeft(ship) - loss.hull) / hullBoxes(ship);
  const crew = doubtful(crewLeft(ship) - loss.crew) / crewBoxes(ship);
  let least = Math.min(hull, crew);
  let most = Math.max(hull, crew);
  if (s.articles.level === ADVANCED && ship.base !== BUILDING && ship.base !== BATTERY) {
    const masts = doubtful(mastsLeft(ship) - loss.masts) / ALL_MASTS;
    most = Math.max(most, Math.min(masts, Math.max(least, 0)));
    least = Math.min(least, masts);
  }
  return curve(s, least) * (1 - OTHERS + OTHERS * most);
}

export function curve(s: Readonly<Sails>, part: number): number {
  const left = Math.max(0, Math.min(1, part));
  const bend = s.articles.scenario === DUCKS ? BEND_DUCKS : BEND;
  return ((1 + bend) * left) / (left + bend);
}

/** What it is worth to take such a loss from her, for choosing among targets. */
export function toll(ship: Readonly<Ship>, loss: Readonly<Loss>): number {
  const hull = loss.hull / (hullLeft(ship) + 1);
  const crew = loss.crew / (crewLeft(ship) + 1);
  return worthOf(ship) * (hull + crew + loss.masts / (mastsLeft(ship) + 1));
}

/** Boxes that a fire still burns if nothing is done, and if it is being put out (R10); the like for leaks. */
const BURNS_ON = 2.5;
const BURNS_ONCE = 1;
const LEAKS_ON = 2;
const LEAKS_ONCE = 0.9;
/** O14, O15 What the danger of blowing up or of sinking adds. */
const POWDER = 1.5;
/** What a repair in hand is worth: a full box cleared, a mast, a rudder. Less while it still waits. */
const BOX_MENDED = 0.8;
const MAST_MENDED = 0.7;
const RUDDER_MENDED = 0.3;
const WAITING = 0.8;
const RUDDER_LOST = 0.4;
const PUMPED = 0.9;
const SOBERED = 0.9;

/** A7, A8, A10 What fires, leaks and the works on them will have done to her before long. */
export function addWorks(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  own: boolean,
  plan: Readonly<Plan>,
  toSail: boolean,
  loss: Loss,
): void {
  if (s.articles.level < ADVANCED) {
    if (own && toSail && ordered(plan, 'grog')) loss.crew -= SOBERED;
    return;
  }
  const planned = own && s.revealed === 0;
  if (ship.fires > 0) {
    let boxes = ship.fires * BURNS_ON;
    if (ship.dousing === AT_WORK || (ship.dousing === BEGUN && toSail)) boxes -= BURNS_ON;
    else if (ship.dousing === BEGUN || (planned && ordered(plan, 'extinguish'))) boxes -= BURNS_ON - BURNS_ONCE;
    loss.hull += boxes * (s.articles.explosion ? POWDER : 1);
  }
  if (ship.leaks > 0) loss.hull += ship.leaks * LEAKS_ON * (s.articles.sinking ? POWDER : 1);
  if (ship.rudders > 0) loss.hull += RUDDER_LOST;
  if (planned && ordered(plan, 'pump')) loss.hull -= PUMPED;
  if (planned && ordered(plan, 'grog')) loss.crew -= SOBERED;
  if (ship.mending === AT_WORK) addRepair(ship, ship.mendingWhat, 1, loss);
  else if (ship.mending === BEGUN) addRepair(ship, bestRepair(ship), WAITING, loss);
  else if (planned && ship.mending === IDLE && ordered(plan, 'repair'))
    addRepair(ship, bestRepair(ship), WAITING * WAITING, loss);
}

const LEAK = 1;
const RUDDER = 2;
const MAST = 3;
const BOX = 4;

/** What she would mend first. */
function bestRepair(ship: Readonly<Ship>): number {
  if (ship.mendedMast === 0 && ship.masts > ship.lostMasts) return MAST;
  if (ship.leaks > 0) return LEAK;
  if (ship.mendedHull === 0) for (let i = 0; i < ship.hull.length; i++) if ((ship.hull[i] as number) > 0) return BOX;
  return ship.rudders > 0 ? RUDDER : 0;
}

function addRepair(ship: Readonly<Ship>, what: number, share: number, loss: Loss): void {
  if (what === LEAK) loss.hull -= share * (LEAKS_ON - LEAKS_ONCE);
  if (what === RUDDER) loss.hull -= share * RUDDER_MENDED;
  if (what === MAST) loss.masts -= share * MAST_MENDED;
  if (what === BOX) loss.hull -= share * BOX_MENDED * Math.min(1, hullBoxes(ship) - hullLeft(ship));
}
