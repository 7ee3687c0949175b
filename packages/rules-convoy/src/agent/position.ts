/** How well ships lie, as an agent sees it: who threatens whom, and where a move under way can still end. */

import type { Sailing } from '../chapters/ch01-sailing.ts';
import { broadsideDice, IN_HASTE, RAKES } from '../chapters/ch02-pool.ts';
import { canBoard, fightPool, grapplePool, mayBoard } from '../chapters/ch06-pools.ts';
import { sightClear } from '../chapters/ch11-fog.ts';
import { hunts, SPACES_A_ROUND, turnsHome } from './homeward.ts';
import { passage, winsAgainst } from './tables.ts';
import { rangeOf, turnsOf } from '../model/abilities.ts';
import { arcOf, distance, EXIT, LAND, neighbour, NOWHERE, rakes, SHALLOW, sectorOf } from '../model/chart.ts';
import {
  AHEAD,
  BASE,
  EXITED,
  LONGEST_SHOT,
  MERCHANT_PRIZE,
  MOST_ADDED,
  ROW_OF,
  STILL_SAILING,
  WARSHIP_LOST,
  WARSHIP_PRIZE,
} from '../model/data/tables.ts';
import type { Convoy, Ship, Side } from '../model/state.ts';
import { CONVOY, isActive, markersLeft, NOBODY, RAIDERS } from '../model/state.ts';

/** Hits of a die that may be thrown twice, and once. */
const PER_DIE = 11 / 36;
const PER_CHASER = 1 / 6;

/** What a marker is worth in victory points, the first of its type and any other, by size of the ship. */
const FIRST = { crew: 1.3, gun: 0.9, sail: 1 } as const;
const FURTHER = { crew: 0.85, gun: 0.9, sail: 0.5 } as const;
const MARKER_WORTH = [0.5, 0.55, 0.6] as const;
const MERCHANT_MARKER = 0.2;
/** A shot in hand is worth less than the shot fired, or nobody would ever fire. */
const IN_HAND = 0.85;
const NEXT_TURN = 0.3;
/** What lying under an enemy broadside costs beside the shot that is likely: she may be held there. */
const NEAR_GUNS = 1.5;
/** How likely a shot is to be returned. */
const RETURNED = 0.9;
/** A boarding in reach is worth less than the boarding tried. */
const WITHIN_REACH = 0.8;
/** One attempt at boarding is followed by others. */
const ATTEMPTS = 1.9;
const MOST_DANGER = 0.9;
/** What the stronger of two warships gains by lying close to the weaker. */
const CLOSING = 0.2;
/** And what either gains by it, so that none lies idle while there is somebody to fight. */
const KEENNESS = 0.4;
const GROUNDED = 0.5;
/** What each turn to the exit costs a merchant, unless there is no way there at all. */
const PER_TURN = 0.8;
const LONGEST_VOYAGE = 40;
/** Turns in which a hunter reckons to take what she can reach. */
const PATIENCE = 6;
/** With so many turns left hunters need not hurry: time is on their side. */
const TIME_ENOUGH = 7;
/** A voyage that neither adds nor takes away. */
const USUAL_VOYAGE = 5;
/** Boarders are feared from so many hexes, at so much of what they might take. */
const BOARDERS_REACH = 3;
const BOARDERS = 0.4;
/** Turns lost by a head that points elsewhere, for each twelfth of a circle, and by lying in irons. */
const ABOUT = 0.3;
const IN_IRONS = 0.7;

/** Everything is judged under a wind that may not be the present one. All values are the convoy's. */
export interface EvaluationContext {
  readonly s: Readonly<Convoy>;
  readonly wind: number;
  /** Turns that each side still has. */
  readonly turns: number;
  /** How much of the future is left to count, from 0 to 1. */
  readonly future: number;
}

/** Rounds over which the value of ships fades before the end. */
const FADING = 3;

export function contextOf(s: Readonly<Convoy>, wind: number): EvaluationContext {
  const turns = Math.max(0, s.articles.loop - s.clock) / SPACES_A_ROUND;
  return { s, wind, turns, future: Math.min(1, (turns + 0.3) / FADING) };
}

function levels(count: number, first: number, further: number): number {
  return count === 0 ? 0 : first + (count - 1) * further;
}

/** What her markers are worth to whoever sails her. */
export function strength(ship: Readonly<Ship>): number {
  const markers =
    levels(ship.crew, FIRST.crew, FURTHER.crew) +
    levels(ship.gun, FIRST.gun, FURTHER.gun) +
    levels(ship.sail, FIRST.sail, FURTHER.sail);
  if (ship.kind === 'merchant' || ship.captured === 1) return markers * MERCHANT_MARKER;
  return markers * (MARKER_WORTH[ship.size] as number) * (0.8 + 0.2 * ship.quality);
}

/** What one more hit on her is worth. */
function hitWorth(ship: Readonly<Ship>): number {
  const left = markersLeft(ship);
  if (left === 0) return 0.3;
  return ship.kind === 'merchant' ? 0.3 : 0.9 * (MARKER_WORTH[ship.size] as number);
}

export function signOf(side: number): number {
  return side === CONVOY ? 1 : side === RAIDERS ? -1 : 0;
}

/** Chance to grapple and to take her. */
export function captureChance(ship: Readonly<Ship>, target: Readonly<Ship>): number {
  return grappleChance(ship, target) * fightChance(ship, target);
}

function grappleChance(ship: Readonly<Ship>, target: Readonly<Ship>): number {
  return winsAgainst(grapplePool(ship, target), grapplePool(target, ship));
}

export function fightChance(ship: Readonly<Ship>, target: Readonly<Ship>): number {
  return winsAgainst(fightPool(ship, target), fightPool(target, ship));
}

/** How near a hunter is to a berth, from 0 to 1: by the turns she needs, the turn of her head among them. */
function nearness(o: EvaluationContext, hunter: Readonly<Ship>, from: number, facing: number, to: number): number {
  const hexes = distance(from, to);
  if (hexes === 0) return 1;
  const off = (sectorOf(from, to) - 2 * facing + 12) % 12;
  const about = hexes > 2 ? ABOUT * Math.min(off, 12 - off) : 0;
  const irons = ROW_OF[(facing - o.wind + 6) % 6] === AHEAD ? IN_IRONS : 0;
  return 1 / (1 + passage(hunter.size, from, to, o.wind, hexes - 1) + about + irons);
}

/** Share of a merchant's safety that one hunter leaves her. */
function leaves(
  o: EvaluationContext,
  hunter: Readonly<Ship>,
  from: number,
  facing: number,
  prey: Readonly<Ship>,
  at: number,
): number {
  if (hunter.crew === 0) return 1;
  const chance = Math.min(MOST_DANGER, ATTEMPTS * captureChance(hunter, prey));
  return 1 - 0.85 * chance * nearness(o, hunter, from, facing, at);
}

/** A merchant under her own flag, with so much of her safety left by those who hunt her. */
function merchantWorth(o: EvaluationContext, ship: Readonly<Ship>, at: number, facing: number, safety: number): number {
  const slow = ship.sail === 0 ? 1.3 : 1;
  const eta = turnsHome(o.s, o.wind, ship, at, facing) * slow + (ship.aground > 0 ? 1 : 0) + ship.paused;
  const inTime = Math.max(0, Math.min(1, 0.5 + (o.turns - eta) / 5));
  const still = STILL_SAILING[ship.size] as number;
  const way = eta > LONGEST_VOYAGE ? 0 : PER_TURN * (USUAL_VOYAGE - eta) * o.future;
  const home = still + ((EXITED[ship.size] as number) - still) * inTime + way;
  const exposed = Math.min(eta, o.turns + 0.5);
  const time = Math.min(1, (o.turns + 0.5) / TIME_ENOUGH);
  const danger = (1 - safety) * time * Math.min(1, exposed / PATIENCE);
  return home * (1 - danger) - danger * (MERCHANT_PRIZE[ship.size] as number);
}

/** Home, and a little better than on the threshold: what she is worth herself she does not leave behind. */
function escaped(o: EvaluationContext, ship: Readonly<Ship>): number {
  return (EXITED[ship.size] as number) + (PER_TURN * USUAL_VOYAGE + strength(ship)) * o.future + 0.1;
}

/** A ship that nobody holds goes to whoever is nearer. */
function adrift(
  o: EvaluationContext,
  ship: Readonly<Ship>,
  mover: Readonly<Ship> | null,
  at: number,
  facing: number,
): number {
  let convoy = 0;
  let raiders = 0;
  for (let i = 0; i < o.s.ships.length; i++) {
    const other = o.s.ships[i] as Ship;
    if (!isActive(other) || other.crew === 0) continue;
    const near =
      other === mover ? nearness(o, other, at, facing, ship.at) : nearness(o, other, other.at, other.facing, ship.at);
    if (other.side === CONVOY) convoy = Math.max(convoy, near);
    else raiders = Math.max(raiders, near);
  }
  const share = o.future / (convoy + raiders + 0.02);
  return share * (convoy * heldBy(ship, CONVOY) + raiders * heldBy(ship, RAIDERS));
}

/** What a ship is worth once a side holds her. */
function heldBy(ship: Readonly<Ship>, side: Side): number {
  if (ship.kind === 'merchant') {
    if (side === RAIDERS) return -(MERCHANT_PRIZE[ship.size] as number);
    return ship.flag === NOBODY ? (MERCHANT_PRIZE[ship.size] as number) : (STILL_SAILING[ship.size] as number) + 0.5;
  }
  if (side === ship.flag) return 0.2 * signOf(side);
  return signOf(side) * (WARSHIP_PRIZE[ship.size] as number);
}

/** What a ship is worth where she lies, apart from whom she may shoot at. `safety` is a merchant's. */
export function worthAt(
  o: EvaluationContext,
  ship: Readonly<Ship>,
  at: number,
  facing: number,
  safety: number,
): number {
  switch (ship.condition) {
    case 'exited':
      return escaped(o, ship);
    case 'struck':
      return adrift(o, ship, null, 0, 0) - lostWarship(ship) - 0.2 * signOf(ship.flag);
    case 'burnt':
      return -lostWarship(ship);
    case 'unplaced':
      return signOf(ship.side) * (ship.kind === 'merchant' ? (STILL_SAILING[ship.size] as number) : strength(ship));
    case 'sailing': {
      const sign = signOf(ship.side);
      const markers = sign * strength(ship) * o.future;
      if (ship.kind === 'merchant') {
        if (ship.side === CONVOY && ship.flag === CONVOY) return markers + merchantWorth(o, ship, at, facing, safety);
        // A prize may be taken back.
        return markers + heldBy(ship, ship.side as Side) * (1 - 0.5 * o.future * (1 - safety));
      }
      if (ship.side !== ship.flag) return markers + heldBy(ship, ship.side as Side);
      const sinking = markersLeft(ship) === 0 ? 0.7 * (WARSHIP_LOST[ship.size] as number) : 0;
      const held = ship.aground > 0 || ship.paused > 0 ? GROUNDED * o.future : 0;
      return markers - sign * (sinking + held);
    }
  }
}

function lostWarship(ship: Readonly<Ship>): number {
  return ship.kind === 'merchant' ? 0 : signOf(ship.flag) * (WARSHIP_LOST[ship.size] as number);
}

/** A merchant's safety from all hunters, one of them perhaps on another hex than she lies on, or left out. */
export function safetyOf(
  o: EvaluationContext,
  prey: Readonly<Ship>,
  at: number,
  without: Readonly<Ship> | null,
): number {
  let safety = 1;
  for (let i = 0; i < o.s.ships.length; i++) {
    const hunter = o.s.ships[i] as Ship;
    if (hunter !== without && hunts(hunter, prey)) safety *= leaves(o, hunter, hunter.at, hunter.facing, prey, at);
  }
  return safety;
}

/** Points that the guns of one ship are likely to cost another, from one berth to another. */
function shotWorth(
  o: EvaluationContext,
  ship: Readonly<Ship>,
  at: number,
  facing: number,
  target: Readonly<Ship>,
  there: number,
  fired: number,
): number {
  const range = distance(at, there);
  if (range > LONGEST_SHOT || ship.captured === 1 || ship.aground > 0) return 0;
  const battery = arcOf(facing, at, there);
  if ((fired & (1 << battery)) !== 0 || range > rangeOf(ship, battery)) return 0;
  if (!sightClear(o.s, at, there)) return 0;
  if (battery > 1) return PER_CHASER * hitWorth(target);
  const moment = ship.kind === 'warship' && rakes(target.facing, there, at) ? RAKES : null;
  return PER_DIE * broadsideDice(o.s, ship, target, range, moment, null) * hitWorth(target);
}

/** What an enemy's broadside may cost the ship under way when she comes near it, or fires at it. */
function answerWorth(o: EvaluationContext, enemy: Readonly<Ship>, ship: Readonly<Ship>, at: number): number {
  const range = distance(enemy.at, at);
  if (range > LONGEST_SHOT || enemy.captured === 1 || enemy.aground > 0) return 0;
  const battery = arcOf(enemy.facing, enemy.at, at);
  if (battery > 1 || (enemy.reacted & (1 << battery)) !== 0 || range > rangeOf(enemy, battery)) return 0;
  if (!sightClear(o.s, enemy.at, at)) return 0;
  return PER_DIE * broadsideDice(o.s, enemy, ship, range, IN_HASTE, null) * hitWorth(ship);
}

/** What a shot from where she lies gains, less what the answer to it is likely to cost. */
export function gainOfShot(s: Readonly<Convoy>, ship: Readonly<Ship>, target: Readonly<Ship>): number {
  const o: EvaluationContext = { s, wind: s.windTo, turns: 0, future: 0 };
  const shot = shotWorth(o, ship, ship.at, ship.facing, target, target.at, ship.fired);
  return shot === 0 ? 0 : shot - RETURNED * answerWorth(o, target, ship, ship.at);
}

/** The same of fire at somebody who passes, in haste. */
export function gainOfReaction(s: Readonly<Convoy>, ship: Readonly<Ship>, target: Readonly<Ship>): number {
  const o: EvaluationContext = { s, wind: s.windTo, turns: 0, future: 0 };
  return answerWorth(o, ship, target, target.at) - RETURNED * answerWorth(o, target, ship, ship.at);
}

/** What the chance to board a warship close by is worth; merchants are hunted from afar. */
function boarders(ship: Readonly<Ship>, target: Readonly<Ship>): number {
  if (target.kind === 'merchant' || ship.crew === 0 || ship.captured === 1 || ship.paused === 1) return 0;
  return BOARDERS * captureChance(ship, target) * ((WARSHIP_PRIZE[target.size] as number) + strength(target));
}

/** What two enemies mean to each other, for the first of them. `fired` are batteries of hers that count for nothing. */
export function between(
  o: EvaluationContext,
  ship: Readonly<Ship>,
  at: number,
  facing: number,
  other: Readonly<Ship>,
  there: number,
): number {
  let value = shotWorth(o, ship, at, facing, other, there, 0) - shotWorth(o, other, there, other.facing, ship, at, 0);
  value *= NEXT_TURN * o.future;
  if (distance(at, there) <= BOARDERS_REACH) value += (boarders(ship, other) - boarders(other, ship)) * o.future;
  if (isActive(ship) && isActive(other)) {
    const edge = strength(ship) - strength(other);
    const near = nearness(o, ship, at, facing, there);
    const stronger = edge > 0 ? near : nearness(o, other, there, other.facing, at);
    value += (CLOSING * edge * stronger + KEENNESS * near) * o.future;
  }
  return value;
}

export function fights(ship: Readonly<Ship>, other: Readonly<Ship>): boolean {
  return (
    ship.side !== NOBODY &&
    other.side !== NOBODY &&
    ship.side !== other.side &&
    ship.condition === 'sailing' &&
    other.condition === 'sailing'
  );
}

/** What it would mean to take that ship from here, less what the fight costs. For the boarder. */
export function boardingWorth(
  o: EvaluationContext,
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
  chance: number,
): number {
  const sign = signOf(ship.side);
  const now = target.condition === 'struck' ? 0 : worthAt(o, target, target.at, target.facing, 0.8);
  const gain = sign * (heldBy(target, ship.side as Side) - now);
  return chance * gain - (target.condition === 'struck' ? 0.3 : 0.75) * (MARKER_WORTH[ship.size] as number);
}

/** Nobody is left to fight for a ship that has struck. */
export const SURE_OF_HER = 0.95;

/** All that depends on where the ship under way comes to lie. For the convoy. */
function stance(o: EvaluationContext, ship: Readonly<Ship>, at: number, facing: number, fired: number): number {
  const { ships } = o.s;
  const sign = signOf(ship.side);
  let now = 0;
  let value = 0;
  let prize = 0;
  const boards = mayBoard(ship);
  const moved: Ship = boards ? { ...ship, at, facing } : ship;
  const best = [0, 0, 0, 0];
  for (let i = 0; i < ships.length; i++) {
    const other = ships[i] as Ship;
    if (other === ship) continue;
    if (fights(ship, other)) {
      value += sign * between(o, ship, at, facing, other, other.at);
      const answer = answerWorth(o, other, ship, at);
      if (distance(at, other.at) === 1) value -= NEAR_GUNS * sign * answer;
      const shot = shotWorth(o, ship, at, facing, other, other.at, fired) - RETURNED * answer;
      if (shot > 0) {
        const battery = arcOf(facing, at, other.at);
        if (shot > (best[battery] as number)) best[battery] = shot;
      }
    }
    if (hunts(ship, other)) {
      const safety = safetyOf(o, other, other.at, ship) * leaves(o, ship, at, facing, other, other.at);
      value += worthAt(o, other, other.at, other.facing, safety);
    }
    if (other.condition === 'struck') value += adrift(o, other, ship, at, facing);
    if (boards && canBoard(moved, other)) {
      const struck = other.condition === 'struck';
      const chance = struck ? SURE_OF_HER : captureChance(ship, other);
      prize = Math.max(prize, boardingWorth(o, ship, other, chance));
    }
  }
  for (const shot of best) now += shot;
  const safety = ship.kind === 'merchant' ? safetyOf(o, ship, at, null) : 1;
  value += worthAt(o, ship, at, facing, safety);
  if (((o.s.chart[at] as number) & SHALLOW) !== 0) value -= 0.1 * sign * ship.size;
  return value + sign * (IN_HAND * now + WITHIN_REACH * prize);
}

/** The best that the ship under way can still make of her move without dice, for the convoy. */
export function bestEnd(o: EvaluationContext, ship: Readonly<Ship>, l: Readonly<Sailing>): number {
  const sign = signOf(ship.side);
  const merchant = ship.kind === 'merchant' && ship.side === CONVOY;
  const limit = turnsOf(ship);
  let best = Number.NEGATIVE_INFINITY;

  function blocked(at: number): boolean {
    if (((o.s.chart[at] as number) & LAND) !== 0) return true;
    for (let i = 0; i < o.s.ships.length; i++) {
      const other = o.s.ships[i] as Ship;
      if (other.at === at && other !== ship) return true;
    }
    return false;
  }

  function note(value: number): void {
    if (sign * value > best) best = sign * value;
  }

  function go(
    at: number,
    facing: number,
    moved: number,
    row: number,
    added: number,
    turns: number,
    fresh: boolean,
  ): void {
    const base = (BASE[row] as number) + added;
    const next = neighbour(at, facing);
    const left = base - moved > 0 && row !== AHEAD;
    const away = left && next === NOWHERE && merchant && ((o.s.chart[at] as number) & EXIT) !== 0;
    const ahead = left && next !== NOWHERE && !blocked(next);
    if (away) note(escaped(o, ship));
    if (!(ahead || away) || moved >= base - 1) note(stance(o, ship, at, facing, ship.fired));
    if (ahead) go(next, facing, moved + 1, row, added, turns, true);
    if (!fresh || turns >= limit) return;
    for (const to of [(facing + 1) % 6, (facing + 5) % 6]) {
      const worse = Math.min(row, ROW_OF[(to - o.wind + 6) % 6] as number);
      const most = (MOST_ADDED[worse] as readonly number[])[ship.size] as number;
      go(at, to, moved, worse, Math.min(added, most), turns + 1, false);
    }
  }

  if (l.stopped === 1 || ship.aground > 0) note(stance(o, ship, ship.at, ship.facing, ship.fired));
  else if (l.row === AHEAD)
    // Spun: a small ship may have a hex to go.
    go(ship.at, ship.facing, l.moved, l.added > l.moved ? 1 : AHEAD, l.added > l.moved ? 0 : l.added, 99, false);
  else go(ship.at, ship.facing, l.moved, l.row, l.added, l.turns, l.fresh === 1);
  return sign * best;
}
