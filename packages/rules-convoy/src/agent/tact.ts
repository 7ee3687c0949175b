/** What an officer would not order though the rules allow it. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import {
  boardingWorth,
  captureChance,
  contextOf,
  fightChance,
  gainOfReaction,
  gainOfShot,
  SURE_OF_HER,
} from './position.ts';
import { runsHome, turnsHome } from './homeward.ts';
import type { Sailing } from '../chapters/ch01-sailing.ts';
import { headAfter, mayGoAhead, sail } from '../chapters/ch01-sailing.ts';
import { distance, neighbour, SHALLOW } from '../model/chart.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { isActive, shipOf } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';

/** A fight that is not worse than even, once the grapnels hold. */
const EVEN = 0.5;
/** One that is lost in two cases of three. */
export const FORLORN = 1 / 3;

export function shuns(s: Readonly<Convoy>, _seat: Seat, answer: ConvoyAction): boolean {
  const frame = s.stack.at(-1);
  if (frame === undefined) return false;
  const { proc, vars } = frame;
  switch (answer.do) {
    case 'hold-fire':
      // 2.19 Nobody answers the answer.
      if (proc === 'shoot') return true;
      return gainOfReaction(s, shipOf(s, vars['ship'] as number), shipOf(s, vars['target'] as number)) > 0;
    case 'stop':
      return holdsFire(s, shipOf(s, vars['ship'] as number));
    // R33, R61 Whoever is still without a marker after her recovery strikes of herself: a die may give her one before that.
    case 'haul-down':
      return true;
    case 'board': {
      // A merchant that can sail has no business on the deck of a warship whom she would hardly take.
      const ship = shipOf(s, vars['ship'] as number);
      const target = shipOf(s, answer.target);
      return ship.kind === 'merchant' && target.condition === 'sailing' && captureChance(ship, target) < EVEN;
    }
    case 'cast-off':
      return fightChance(shipOf(s, vars['ship'] as number), shipOf(s, vars['target'] as number)) >= EVEN;
    default:
      return false;
  }
}

/**
 * R57 A ship behind another goes nowhere: the one ahead is sent first, and an escort does not stop right ahead of a merchant. A merchant with
 * nothing to fear is not kept from her exit.
 */
export function passesOver(s: Readonly<Convoy>, seat: Seat, answer: ConvoyAction): boolean {
  switch (answer.do) {
    case 'activate':
      return isBehind(s, seat, shipOf(s, answer.ship));
    // 6.2 Who would let go of whom she holds need not grapple, and a few imagined fights tell little of one.
    case 'board':
      return !wouldStorm(s, shipOf(s, s.stack.at(-1)?.vars['ship'] as number), shipOf(s, answer.target));
    case 'storm':
    case 'cast-off': {
      const vars = s.stack.at(-1)?.vars;
      const [ship, target] = [vars?.['ship'], vars?.['target']].map(id => shipOf(s, id as number)) as [Ship, Ship];
      return wouldStorm(s, ship, target) === (answer.do === 'cast-off');
    }
    case 'stop':
    case 'turn': {
      const frame = s.stack.at(-1);
      if (frame?.proc !== sail.name) return false;
      const l = frame.vars as Sailing;
      const ship = shipOf(s, l.ship);
      if (!mayGoAhead(s, ship, l)) return false;
      return keepsFromHome(s, ship, answer) || (answer.do === 'stop' && (isInTheWay(s, ship) || idles(s, ship, l)));
    }
    default:
      return false;
  }
}

/** Whether it is worth her while to storm the other ship once the grapnels hold. */
function wouldStorm(s: Readonly<Convoy>, ship: Readonly<Ship>, target: Readonly<Ship>): boolean {
  const chance = target.condition === 'struck' ? SURE_OF_HER : fightChance(ship, target);
  return chance >= FORLORN && boardingWorth(contextOf(s, s.windTo), ship, target, chance) > 0;
}

function isBehind(s: Readonly<Convoy>, seat: Seat, ship: Readonly<Ship>): boolean {
  const next = neighbour(ship.at, ship.facing);
  const ahead = s.ships.find(({ at }) => at === next);
  if (ahead?.condition !== 'sailing' || ahead.seat !== seat || ahead.moved === 1) return false;
  return ahead.aground === 0 && ahead.paused === 0 && neighbour(ahead.at, ahead.facing) !== ship.at;
}

/** Whether a merchant that would be nearer to the exit farther on would be no nearer by that order. */
function keepsFromHome(
  s: Readonly<Convoy>,
  ship: Readonly<Ship>,
  answer: Extract<ConvoyAction, { do: 'stop' | 'turn' }>,
): boolean {
  if (!runsHome(s, ship)) return false;
  const { at, facing } = ship;
  const way = turnsHome(s, s.windTo, ship, at, facing);
  if (turnsHome(s, s.windTo, ship, neighbour(at, facing), facing) >= way) return false;
  return answer.do === 'stop' || turnsHome(s, s.windTo, ship, at, headAfter(facing, answer.to)) > way;
}

function isInTheWay(s: Readonly<Convoy>, escort: Readonly<Ship>): boolean {
  return s.ships.some(
    ship =>
      ship.moved === 0 &&
      ship !== escort &&
      neighbour(ship.at, ship.facing) === escort.at &&
      ship.side === escort.side &&
      runsHome(s, ship),
  );
}

/** Hexes: nearer to an enemy than that she may have reason to wait. */
export const NEAR = 3;

/** Whether a sound warship far from every enemy would stop where she began: who does not go ahead cannot turn either (R8). */
function idles(s: Readonly<Convoy>, ship: Readonly<Ship>, l: Readonly<Sailing>): boolean {
  if (ship.kind !== 'warship' || ship.captured === 1 || ship.crew === 0 || ship.sail === 0) return false;
  if (l.moved > 0 || l.turns > 0 || ((s.chart[neighbour(ship.at, ship.facing)] as number) & SHALLOW) !== 0)
    return false;
  const enemies = s.ships.filter(({ side, condition }) => side !== ship.side && condition === 'sailing');
  const near = (enemy: Ship): number => (enemy.kind === 'merchant' ? ALONGSIDE : NEAR);
  return enemies.length > 0 && enemies.every(enemy => distance(enemy.at, ship.at) > near(enemy));
}
const ALONGSIDE = 1;

/** Whether a battery bears that has not fired, on somebody whom it would hurt more than his answer hurts her. */
function holdsFire(s: Readonly<Convoy>, ship: Readonly<Ship>): boolean {
  return s.ships.some(other => other.side !== ship.side && isActive(other) && gainOfShot(s, ship, other) > 0);
}
