/** What an officer would not order though the rules allow it. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { captureChance, fightChance, gainOfReaction, gainOfShot } from './position.ts';
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
    case 'haul-down': {
      const { flag, side, crew } = shipOf(s, answer.ship);
      return flag !== side || crew > 0;
    }
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

/** R57 A ship behind another goes nowhere: the one ahead is sent first. */
export function passesOver(s: Readonly<Convoy>, seat: Seat, answer: ConvoyAction): boolean {
  if (answer.do !== 'activate') return false;
  const ship = shipOf(s, answer.ship);
  const next = neighbour(ship.at, ship.facing);
  const ahead = s.ships.find(({ at }) => at === next);
  if (ahead?.condition !== 'sailing' || ahead.seat !== seat || ahead.moved === 1) return false;
  return ahead.aground === 0 && ahead.paused === 0 && neighbour(ahead.at, ahead.facing) !== ship.at;
}

/** Whether a battery bears that has not fired, on somebody whom it would hurt more than his answer hurts her. */
function holdsFire(s: Readonly<Convoy>, ship: Readonly<Ship>): boolean {
  return s.ships.some(other => other.side !== ship.side && isActive(other) && gainOfShot(s, ship, other) > 0);
}
