/** Where a ship had best go: all ways that she has without dice are tried out. It is advice only: what is allowed is in the offers. */

import type { ConvoyAction, ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import {
  bearingOf,
  distance,
  EXIT,
  hasPlace,
  hexesOn,
  isChaser,
  LAND,
  neighbour,
  NOWHERE,
  rangeOf,
  rowFor,
  turnsOf,
} from '@weathergauge/rules-convoy/geometry';
import type { Position } from '../../../client/protocol.ts';
import { actions, isCharge, isUnderSail, viewOf } from './questions.ts';
import type { Voyages } from './voyages.ts';
import { voyages } from './voyages.ts';

const FACES = 6;
const PORT = 1;
const STARBOARD = FACES - 1;

/** In turns of a merchant’s voyage. */
const AWAY = 100;
/** What it is worth to be so many hexes from a raider: alongside one is boarded. */
const DANGER = [9, 0.8, 0.4, 0.2] as const;
/** The escort: each hex off the raider that is nearest to a merchant, a broadside that bears, a rake, being raked herself. */
const OFF = 0.4;
const BEARS = 1;
const RAKES = 0.6;
const RAKED = 0.5;
const ALONGSIDE = 0.3;

/** Her move as far as it is known: what she has sailed and has left is in the question, the rest in the offers. */
interface Under {
  readonly at: number;
  readonly facing: number;
  readonly moved: number;
  readonly left: number;
  readonly turns: number;
  readonly fresh: boolean;
}

interface Sea {
  readonly view: ConvoyView;
  readonly ship: ShipView;
  readonly home: Voyages;
}

/** The best of her ways, by its next order: ahead, a turn or the end of the move. */
export function helmOrder(position: Position): ConvoyAction['do'] | 'port' | 'starboard' {
  const view = viewOf(position);
  const about = position.prompt?.about ?? {};
  const ship = view.ships[about['ship'] ?? -1];
  if (ship === undefined) return 'stop';
  const all = actions(position);
  const mayTurn = all.some(({ do: verb }) => verb === 'turn');
  const sea: Sea = { view, ship, home: voyages(view.chart, view.windTo, ship) };
  const now: Under = {
    at: ship.at,
    facing: ship.facing,
    moved: about['moved'] ?? 0,
    left: about['left'] ?? 0,
    turns: mayTurn ? Math.min(turnsOf(ship), TURNS_THOUGHT_OF) : 0,
    fresh: mayTurn,
  };
  const spins = all.some(({ do: verb }) => verb === 'spin');
  const tries: (readonly [ReturnType<typeof helmOrder>, number])[] = [];
  if (all.some(({ do: verb }) => verb === 'stop')) tries.push(['stop', worthOf(sea, now.at, now.facing)]);
  if (all.some(({ do: verb }) => verb === 'ahead')) tries.push(['ahead', bestFrom(sea, sailed(now))]);
  for (const [name, by] of [
    ['port', PORT],
    ['starboard', STARBOARD],
  ] as const) {
    if (mayTurn) tries.push([name, bestFrom(sea, turned(sea, now, by))]);
    else if (spins) tries.push([name, worthOf(sea, now.at, (now.facing + by) % FACES)]);
  }
  // Before she has sailed a hex she may not turn yet, but may in the next.
  return tries.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'stop';
}

/** A small warship may turn in every hex: so many are enough to think of. */
const TURNS_THOUGHT_OF = 3;

/** Whether one hex more straight on would be better than to lie where she is. */
export function wantsMore(position: Position): boolean {
  const view = viewOf(position);
  const ship = view.ships[position.prompt?.about['ship'] ?? -1];
  if (ship === undefined) return false;
  const sea: Sea = { view, ship, home: voyages(view.chart, view.windTo, ship) };
  const next = neighbour(ship.at, ship.facing);
  if (next === NOWHERE) return leaves(sea, ship.at);
  return worthOf(sea, next, ship.facing) > worthOf(sea, ship.at, ship.facing);
}

function sailed({ at, facing, moved, left, turns }: Under): Under {
  return { at: neighbour(at, facing), facing, moved: moved + 1, left: left - 1, turns, fresh: true };
}

/** R5 On a worse row she has fewer hexes, and those sailed count against them. */
function turned({ view, ship }: Sea, { at, facing, moved, left, turns }: Under, by: number): Under {
  const to = (facing + by) % FACES;
  const allowed = Math.min(moved + left, hexesOn(ship, rowFor(view, to)).least);
  return { at, facing: to, moved, left: Math.max(0, Math.min(left, allowed - moved)), turns: turns - 1, fresh: false };
}

function bestFrom(sea: Sea, under: Under): number {
  const { at, facing, left, turns, fresh } = under;
  if (at === NOWHERE) return AWAY;
  // R12 She may lie to one hex early.
  let best = left <= 1 ? worthOf(sea, at, facing) : Number.NEGATIVE_INFINITY;
  if (left > 0) {
    const next = neighbour(at, facing);
    if (next === NOWHERE ? leaves(sea, at) : isOpen(sea, next)) best = Math.max(best, bestFrom(sea, sailed(under)));
    else best = Math.max(best, worthOf(sea, at, facing));
  }
  if (!fresh || turns === 0) return best;
  return Math.max(best, bestFrom(sea, turned(sea, under, PORT)), bestFrom(sea, turned(sea, under, STARBOARD)));
}

function leaves({ view, ship }: Sea, at: number): boolean {
  return isCharge(ship) && ((view.chart[at] ?? 0) & EXIT) !== 0;
}

function isOpen({ view, ship }: Sea, at: number): boolean {
  if (((view.chart[at] ?? 0) & LAND) !== 0) return false;
  return !view.ships.some(other => other.id !== ship.id && hasPlace(other) && other.at === at);
}

function worthOf(sea: Sea, at: number, facing: number): number {
  return isCharge(sea.ship) ? merchantWorth(sea, at, facing) : escortWorth(sea, at, facing);
}

/** The way home that is left, and who lies near it. */
function merchantWorth({ view, ship, home }: Sea, at: number, facing: number): number {
  let worth = -home.turns(at, facing);
  for (const raider of view.ships) if (isRaider(ship, raider)) worth -= DANGER[distance(at, raider.at)] ?? 0;
  return worth;
}

/** Between the merchants and whoever is nearest to them, with a broadside that bears. */
function escortWorth({ view, ship }: Sea, at: number, facing: number): number {
  const charges = view.ships.filter(isCharge);
  const here = { ...ship, at, facing };
  let worth = 0;
  let nearest = Number.POSITIVE_INFINITY;
  let off = 0;
  for (const raider of view.ships) {
    if (!isRaider(ship, raider)) continue;
    const threat = Math.min(...charges.map(charge => distance(charge.at, raider.at)), NEAR_NOBODY);
    if (threat < nearest) {
      nearest = threat;
      off = distance(at, raider.at);
    }
    const { battery, hexes, raking } = bearingOf(view, here, raider);
    if (!isChaser(battery) && hexes <= rangeOf(ship, battery))
      worth = Math.max(worth, BEARS + (raking ? RAKES : 0) + ALONGSIDE / hexes);
    const back = bearingOf({ active: raider.side as 0 | 1 }, raider, here);
    if (back.raking && back.hexes <= rangeOf(raider, back.battery)) worth -= RAKED;
  }
  return worth - OFF * off;
}

/** Hexes, where there is no merchant left to guard. */
const NEAR_NOBODY = 30;

function isRaider(ship: ShipView, other: ShipView): boolean {
  return isUnderSail(other) && other.kind === 'warship' && other.side !== ship.side && !other.captured;
}
