/** Sailing movement: the movement table, and one ship's move as a string of small orders. */

import type { Context, Refused } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, call, procedure, repeat, step, when } from './builders.ts';
import { anyShot, shoot, shots, whyNotThatShot } from './ch02-gunnery.ts';
import { anyLurker, opportunity } from './ch02-reactions.ts';
import { boarding } from './ch06-boarding.ts';
import { alongside, anyAlongside, mayBoard } from './ch06-pools.ts';
import { enterFog } from './ch11-fog.ts';
import { enterShallows } from './ch12-shallows.ts';
import { addsHex, extraHexOn, mayPress, mostAdded, rowFor, turnsOf } from '../model/abilities.ts';
import { EXIT, LAND, NOWHERE, neighbour } from '../model/chart.ts';
import { AHEAD, BASE } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { CONVOY, ownerOf, shipOf } from '../model/state.ts';
import type { ConvoyAction, Helm } from '../model/vocabulary.ts';
import { batteries } from '../model/vocabulary.ts';

const GO_AHEAD: ConvoyAction = { do: 'ahead' };
const PRESS: ConvoyAction = { do: 'press' };
const STOP: ConvoyAction = { do: 'stop' };
const TURNS: readonly ConvoyAction[] = [
  { do: 'turn', to: 'port' },
  { do: 'turn', to: 'starboard' },
];
const SPINS: readonly ConvoyAction[] = [
  { do: 'spin', to: 'port' },
  { do: 'spin', to: 'starboard' },
];

/** What follows an order before the next one. */
const NOTHING = 0;
const EXPOSED = 1;
const FIRING = 2;
const BOARDING = 3;
const LOOKING = 4;

export interface Sailing {
  [local: string]: number;
  ship: number;
  /** Hexes sailed, and hexes that dice have added. */
  moved: number;
  added: number;
  /** R5 The worst row she has been on: it governs. */
  row: number;
  /** Changes of direction made, and 1 while she may turn in the hex she has just entered. */
  turns: number;
  fresh: number;
  /** 1 once she has spun, once a die has failed her, once she may sail no farther, once her move is over. */
  spun: number;
  failed: number;
  stopped: number;
  over: number;
  /** 1 once she has diced for fog, and for shallows, in this move. */
  fog: number;
  shoal: number;
  after: number;
  battery: number;
  target: number;
}

const move: Sailing = {
  ship: 0,
  moved: 0,
  added: 0,
  row: AHEAD,
  turns: 0,
  fresh: 0,
  spun: 0,
  failed: 0,
  stopped: 0,
  over: 0,
  fog: 0,
  shoal: 0,
  after: NOTHING,
  battery: 0,
  target: 0,
};

/** 5.4 Moves and fires in any order; 5.5 boarding ends it. 9.5 A prize sails as any other ship. */
export const sail = procedure('sail', move, () => [
  step('trim', (s, l) => {
    l.row = rowFor(s, shipOf(s, l.ship).facing);
  }),
  repeat(
    (_s, l) => l.over === 0,
    [
      step('look', look),
      when(
        (_s, l) => l.over === 0 && l.after === NOTHING,
        [
          ask('order', {
            by: (s, l) => ownerOf(s, l.ship),
            clause: '5.4',
            about: (_s, l) => ({ ship: l.ship, moved: l.moved, left: hexesLeft(l) }),
            offers: orders,
            whyNot: whyNotThatOrder,
            take: takeOrder,
          }),
        ],
      ),
      when(
        (_s, l) => l.after === EXPOSED,
        [call(opportunity, (_s, l) => ({ target: l.ship }))], // 2.18, R26
      ),
      when(
        (_s, l) => l.after === FIRING,
        [call(shoot, (_s, l) => ({ ship: l.ship, target: l.target, battery: l.battery }))],
      ),
      when((_s, l) => l.after === BOARDING, [call(boarding, (_s, l) => ({ ship: l.ship, target: l.target }))]),
    ],
  ),
]);

/** R5, R10 Hexes of her allowance that she has not sailed. */
function hexesLeft(l: Readonly<Sailing>): number {
  return l.stopped === 1 ? 0 : Math.max(0, (BASE[l.row] as number) + l.added - l.moved);
}

/** R13, R14, R48 May she enter the hex ahead, or leave the map there? */
export function clearAhead(s: Readonly<Convoy>, ship: Readonly<Ship>): boolean {
  const next = neighbour(ship.at, ship.facing);
  if (next === NOWHERE) return mayLeave(s, ship);
  if (((s.chart[next] as number) & LAND) !== 0) return false;
  for (let i = 0; i < s.ships.length; i++) if ((s.ships[i] as Ship).at === next) return false;
  return true;
}

/** R14, R59 Merchants of the convoy leave from exit hexes; every other edge is a wall, and warships never leave. */
function mayLeave(s: Readonly<Convoy>, ship: Readonly<Ship>): boolean {
  return ship.kind === 'merchant' && ship.side === CONVOY && ((s.chart[ship.at] as number) & EXIT) !== 0;
}

export function mayGoAhead(s: Readonly<Convoy>, ship: Readonly<Ship>, l: Readonly<Sailing>): boolean {
  return hexesLeft(l) > 0 && clearAhead(s, ship);
}

/** 1.15, R12 One hex less than her allowance at most; a ship that is blocked stops early without penalty. */
function mayStop(l: Readonly<Sailing>, ahead: boolean): boolean {
  return !ahead || l.moved >= (BASE[l.row] as number) + l.added - 1;
}

/** R8 One face on entering a new hex. */
function mayTurn(ship: Readonly<Ship>, l: Readonly<Sailing>): boolean {
  return l.fresh === 1 && l.stopped === 0 && l.turns < turnsOf(ship);
}

/** 1.1, R7 In irons: the spin is her whole move. R57 A ship shut in ahead before her first hex may do the same. */
function maySpin(s: Readonly<Convoy>, ship: Readonly<Ship>, l: Readonly<Sailing>): boolean {
  return l.moved === 0 && l.spun === 0 && l.stopped === 0 && (l.row === AHEAD || !clearAhead(s, ship));
}

/** 1.2, 1.4, 1.5, 1.6, 1.7, 1.8, R10, R11 A die for one hex more, once all she has are sailed and while no die has failed her. */
function mayRoll(s: Readonly<Convoy>, ship: Readonly<Ship>, l: Readonly<Sailing>): boolean {
  return (
    l.failed === 0 &&
    l.stopped === 0 &&
    l.moved === (BASE[l.row] as number) + l.added &&
    l.added < mostAdded(ship, l.row) &&
    (l.row !== AHEAD || l.spun === 1) &&
    mayPress(ship) &&
    clearAhead(s, ship)
  );
}

/** R58 Looks whether there is anything to choose; what is not a choice is done without asking. */
function look(s: Convoy, l: Sailing, context: Context): void {
  const ship = shipOf(s, l.ship);
  if (l.after === BOARDING || ship.condition !== 'sailing') l.over = 1;
  if (l.over === 1) {
    l.after = NOTHING;
    return;
  }
  l.after = NOTHING;
  const ahead = mayGoAhead(s, ship, l);
  const stop = mayStop(l, ahead);
  if (ahead && stop) return;
  if (mayTurn(ship, l) || mayRoll(s, ship, l) || maySpin(s, ship, l)) return;
  if (anyShot(s, ship) || anyAlongside(s, ship)) return;
  l.after = LOOKING;
  if (ahead) goAhead(s, ship, l, context);
  else l.over = 1;
}

function orders(s: Readonly<Convoy>, l: Readonly<Sailing>): readonly ConvoyAction[] {
  const ship = shipOf(s, l.ship);
  const offers: ConvoyAction[] = [];
  const ahead = mayGoAhead(s, ship, l);
  if (ahead) offers.push(GO_AHEAD);
  else if (mayRoll(s, ship, l)) offers.push(PRESS);
  if (mayTurn(ship, l)) offers.push(TURNS[0] as ConvoyAction, TURNS[1] as ConvoyAction);
  else if (!ahead && maySpin(s, ship, l)) offers.push(SPINS[0] as ConvoyAction, SPINS[1] as ConvoyAction);
  shots(s, ship, offers);
  alongside(s, ship, offers);
  if (mayStop(l, ahead)) offers.push(STOP);
  return offers;
}

function takeOrder(s: Convoy, l: Sailing, a: ConvoyAction, context: Context): void {
  const ship = shipOf(s, l.ship);
  switch (a.do) {
    case 'ahead':
      goAhead(s, ship, l, context);
      break;
    case 'press':
      press(ship, l, context);
      break;
    case 'turn':
      l.fresh = 0;
      change(s, ship, l, a.to, 'R8', context);
      l.row = Math.min(l.row, rowFor(s, ship.facing)); // R5
      l.added = Math.min(l.added, mostAdded(ship, l.row));
      if (l.row === AHEAD) l.stopped = 1; // R6
      break;
    case 'spin':
      l.spun = 1;
      change(s, ship, l, a.to, l.row === AHEAD ? '1.1' : 'R57', context);
      if (l.row !== AHEAD) l.stopped = 1;
      break;
    case 'fire':
      l.after = FIRING;
      l.battery = batteries.indexOf(a.battery);
      l.target = a.target;
      break;
    case 'board':
      l.after = BOARDING;
      l.target = a.target;
      break;
    default: // 'stop'
      l.over = 1;
  }
}

/** One hex ahead: R46 the fog die, R47 the shallows dice, then whoever lies in wait (R26). */
function goAhead(s: Convoy, ship: Ship, l: Sailing, context: Context): void {
  const next = neighbour(ship.at, ship.facing);
  if (next === NOWHERE) {
    ship.at = NOWHERE;
    ship.condition = 'exited';
    l.over = 1;
    tell(context, { type: 'exited', to: 'all', clause: 'R14', ship: ship.id });
    return;
  }
  ship.at = next;
  l.moved++;
  l.fresh = 1;
  tell(context, { type: 'sailed', to: 'all', clause: l.row === AHEAD ? '1.2' : '5.4', ship: ship.id, at: next });
  if (l.fog === 0 && s.fog.length > 0) enterFog(s, ship, l, context);
  if (l.shoal === 0) enterShallows(s, ship, l, context);
  if (ship.aground !== 0) l.over = 1; // 12.3, 12.4
  if (anyLurker(s, ship)) l.after = EXPOSED;
}

/** 1.9, 1.10 */
function press(ship: Ship, l: Sailing, context: Context): void {
  const face = roll(context.dice, 6, 'extra hex');
  const needed = extraHexOn(ship);
  if (addsHex(face, needed)) l.added++;
  else l.failed = 1;
  tell(context, { type: 'pressed', to: 'all', clause: 'R10', ship: ship.id, face, needed });
}

/** R2 One face: to port is counter-clockwise. R26 Whoever lies in wait may fire at the turn too. */
export function headAfter(facing: number, helm: Helm): number {
  return (facing + (helm === 'port' ? 1 : 5)) % 6;
}

function change(s: Convoy, ship: Ship, l: Sailing, helm: Helm, clause: string, context: Context): void {
  ship.facing = headAfter(ship.facing, helm);
  l.turns++;
  tell(context, { type: 'turned', to: 'all', clause, ship: ship.id, helm, facing: ship.facing });
  if (anyLurker(s, ship)) l.after = EXPOSED;
}

function whyNotAhead(s: Readonly<Convoy>, ship: Readonly<Ship>): Refused {
  const next = neighbour(ship.at, ship.facing);
  if (next === NOWHERE) return { reason: 'there is no way off the map for her here', clause: 'R14' };
  if (((s.chart[next] as number) & LAND) !== 0) return { reason: 'land lies ahead of her', clause: 'R48' };
  return { reason: 'another ship lies ahead of her', clause: 'R13' };
}

function whyNotBoard(s: Readonly<Convoy>, ship: Readonly<Ship>, { target }: { readonly target: number }): Refused {
  if (!mayBoard(ship)) return { reason: 'a prize, or a ship without crew, boards nobody', clause: 'R36' };
  if (s.ships[target]?.condition === 'struck' && ship.kind !== 'warship')
    return { reason: 'only a warship takes what nobody owns', clause: 'R36' };
  return { reason: 'she cannot board that ship from here', clause: 'R35' };
}

function whyNotThatOrder(s: Readonly<Convoy>, l: Readonly<Sailing>, a: ConvoyAction): Refused | null {
  const ship = shipOf(s, l.ship);
  switch (a.do) {
    case 'ahead':
      if (hexesLeft(l) === 0) return { reason: 'she has sailed all the hexes she has', clause: 'R5' };
      return whyNotAhead(s, ship);
    case 'press':
      if (!mayPress(ship)) return { reason: 'with no sail left she dices for no hexes', clause: '1.16' };
      if (l.failed === 1) return { reason: 'a die has failed her already', clause: 'R10' };
      return { reason: 'no die adds a hex here', clause: 'R9' };
    case 'turn':
      if (l.turns >= turnsOf(ship))
        return { reason: 'she has turned as often as she may', clause: turnsOf(ship) === 2 ? '1.14' : '1.12' };
      return { reason: 'a ship turns on entering a new hex', clause: 'R8' };
    case 'spin':
      return { reason: 'only a ship in irons, or shut in ahead, spins where she lies', clause: 'R7' };
    case 'fire':
      return whyNotThatShot(s, ship, a);
    case 'board':
      return whyNotBoard(s, ship, a);
    case 'stop':
      return { reason: 'a ship may sail one hex less than she has, no fewer', clause: 'R12' };
    default:
      return null;
  }
}
