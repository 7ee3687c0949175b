/** What an officer would not order though the rules allow it. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { captureChance, fightChance, gainOfReaction, gainOfShot } from './position.ts';
import { runsHome, turnsHome } from './homeward.ts';
import type { Sailing } from '../chapters/ch01-sailing.ts';
import { headAfter, mayGoAhead, sail } from '../chapters/ch01-sailing.ts';
import { neighbour } from '../model/chart.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { isActive, shipOf } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';

/** A fight that is not worse than even, once the grapnels hold. */
const EVEN = 0.5;

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
    case 'stop':
    case 'turn': {
      const frame = s.stack.at(-1);
      if (frame?.proc !== sail.name) return false;
      const l = frame.vars as Sailing;
      const ship = shipOf(s, l.ship);
      if (!mayGoAhead(s, ship, l)) return false;
      return keepsFromHome(s, ship, answer) || (answer.do === 'stop' && isInTheWay(s, ship));
    }
    default:
      return false;
  }
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

/** Whether a battery bears that has not fired, on somebody whom it would hurt more than his answer hurts her. */
function holdsFire(s: Readonly<Convoy>, ship: Readonly<Ship>): boolean {
  return s.ships.some(other => other.side !== ship.side && isActive(other) && gainOfShot(s, ship, other) > 0);
}
