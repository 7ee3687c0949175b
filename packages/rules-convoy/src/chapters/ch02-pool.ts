/** Gunnery: how many dice a shot throws, and where each of them comes from. */

import type { Modifier } from '@weathergauge/engine';
import { zeroLevels } from './ch04-zero-levels.ts';
import { isRaking } from '../model/batteries.ts';
import { distance } from '../model/chart.ts';
import {
  BY_QUALITY,
  BY_SIZE,
  CHASER_DICE,
  FEWEST_DICE,
  PER_GUN,
  RAKING,
  REACTION,
  SHORT,
} from '../model/data/tables.ts';
import { noted } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';

/** How a shot comes about. */
export const OWN = 0;
export const OPPORTUNITY = 1;
export const RETURN = 2;

const NO_GUNS: Modifier = { what: 'no-guns', by: 0, clause: '4.2' };
const SHORT_RANGE: Modifier = { what: 'short-range', by: SHORT, clause: '2.6' };
/** 2.7, 2.9 By quality: scurvy, ordinary, battle hardened. */
const QUALITY: readonly (Modifier | null)[] = [
  { what: 'scurvy', by: BY_QUALITY[0], clause: '2.9' },
  null,
  { what: 'hardened', by: BY_QUALITY[2], clause: '2.7' },
];
const CHASER: Modifier = { what: 'chaser', by: CHASER_DICE, clause: '2.20' };

/** What the moment of a shot is worth: 2.8 one that rakes in her own turn, 2.13 one in reaction. Never both. */
export const RAKES: Modifier = { what: 'raking', by: RAKING, clause: '2.8' };
export const IN_HASTE: Modifier = { what: 'in-haste', by: REACTION, clause: '2.13' };

/** Dice of a broadside as the two ships lie. */
export function pool(
  s: Readonly<Convoy>,
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
  how: number,
  modifiers: Modifier[] | null = null,
): number {
  const moment = how !== OWN ? IN_HASTE : isRaking(ship, target) ? RAKES : null;
  return broadsideDice(s, ship, target, distance(ship.at, target.at), moment, modifiers);
}

/**
 * 2.4-2.14, R22 Dice of a broadside at a range: all modifiers are added up, then raised to two dice. Each is put into the
 * list, in the order of the sheet, where somebody wants to read them; a search gives none.
 */
export function broadsideDice(
  s: Readonly<Convoy>,
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
  range: number,
  moment: Modifier | null,
  modifiers: Modifier[] | null,
): number {
  let dice = PER_GUN * ship.gun;
  modifiers?.push(ship.gun === 0 ? NO_GUNS : { what: 'guns', by: dice, clause: '2.4' });
  const steps = ship.size - target.size;
  const bySize = BY_SIZE * (s.articles.perStep ? steps : Math.sign(steps)); // R21
  dice += bySize;
  if (bySize > 0) modifiers?.push({ what: 'smaller', by: bySize, clause: '2.5' });
  if (range <= s.articles.short) dice += noted(SHORT_RANGE, modifiers); // 2.6, R20
  const quality = QUALITY[ship.quality] as Modifier | null;
  if (quality !== null) dice += noted(quality, modifiers);
  if (moment === RAKES) dice += noted(RAKES, modifiers);
  if (bySize < 0) modifiers?.push({ what: 'bigger', by: bySize, clause: '2.10' });
  dice += zeroLevels(ship, modifiers);
  if (moment === IN_HASTE) dice += noted(IN_HASTE, modifiers);
  if (dice >= FEWEST_DICE) return dice;
  modifiers?.push({ what: 'fewest', by: FEWEST_DICE - dice, clause: '2.14' });
  return FEWEST_DICE;
}

/** 2.20, R28 Nothing adds to it. */
export function chaserDice(modifiers: Modifier[] | null): number {
  return noted(CHASER, modifiers);
}
