/** What crews at their tasks are worth to the captain who placed them, in thousandths. Nothing here is a rule. */

import { isOpenToBoarders, TO_TAKE_HER } from './boarding.ts';
import { diceOf } from './gunnery.ts';
import { foresightOf } from './foresight.ts';
import { nearestTo } from './sailing.ts';
import { abeam, ahead, range } from '../model/geometry-core.ts';
import { lineOf } from '../model/lines.ts';
import type { Sea, Ship } from '../model/state.ts';
import { assigned, cardOf, FIGHTING, fightingSailOnly, shipOf } from '../model/state.ts';
import { GUNNERY, HULL_REPAIR, RIG_CHANGE, RIG_REPAIR, SAILING } from '../model/vocabulary.ts';

/** A die of a section that will bear, in a turn: for what it does to her fighting, and for each point that a hit brings (19.0). */
const DIE = 14;
const DIE_POINT = 22;
/** A section that can be loaded: any crew at all lets its marker come up. */
const MANNED = 12;
/** The same for a marker that comes up this turn, whichever way the section looks. */
const RELOADED = 26;
const AT_SAILS = 3;
const SAILS_SET = 8;
/** One box mended: as a hit on her undone. */
const MENDED = 20;
const MENDED_POINT = 40;
/** 17.2 The chance of one and of two dice to mend, by crew quality: green, average, crack. */
const MENDS: readonly (readonly [number, number, number])[] = [
  [0, 1 / 6, 11 / 36],
  [0, 1 / 3, 5 / 9],
  [0, 1 / 2, 3 / 4],
];
/** What it is worth to have as many men ready as an enemy alongside. */
const BOARDERS = 700;
/** What an enemy is expected to keep for melee: a share of her crew, but a beaten crew boards with all it has, up to so many. */
const KEPT = 0.3;
const LAST_HANDS = 5;
/** How much surer than not it is that ships in one square go on as they lie. */
const ALONGSIDE = 0.5;

/** Ranges at which crews are placed: farther off, the fight is still to come. */
const FIGHTING_RANGE = 5;

export function crewWorth(s: Readonly<Sea>, ship: Readonly<Ship>, tasks: readonly number[]): number {
  const enemy = nearestTo(s, ship);
  if (enemy < 0) return 0;
  const { pose } = foresightOf(ship.id);
  const there = foresightOf(enemy).pose;
  const far = range(pose, there);
  const reach = Math.min(far, FIGHTING_RANGE);
  const lean = leanTo(s, ship, enemy);
  const die = DIE + (DIE_POINT * s.articles.multipliers[ship.side]) / 2;
  let worth = 0;
  for (let section = 0; section < 4; section++) {
    const bears = 0.5 + (section < 2 ? -0.5 : 0.5) * lean * 1.4;
    const side = Math.max(0.08, Math.min(1, bears));
    worth += side * die * diceOf(ship, section, reach, tasks);
    if ((tasks[GUNNERY + section] as number) === 0 || ship.guns[section] === 0) continue;
    const due = ship.due[section] as number;
    worth += side * MANNED + (due > 0 && due <= 12 * s.turn + 12 ? RELOADED : 0);
  }
  worth += AT_SAILS * (tasks[SAILING] as number);
  if (ship.sails === FIGHTING && !fightingSailOnly(ship) && (tasks[RIG_CHANGE] as number) > 0) worth += SAILS_SET;
  else worth -= (tasks[RIG_CHANGE] as number) * AT_SAILS;
  return worth + repairs(s, ship, tasks) - boarders(ship, shipOf(s, enemy), tasks, far);
}

/** 11.1 How far round the enemy lies: from -1 (port beam) to 1 (starboard beam); in one square, the side that is turned to him (9.2). */
function leanTo(s: Readonly<Sea>, ship: Readonly<Ship>, enemy: number): number {
  const { pose } = foresightOf(ship.id);
  const there = foresightOf(enemy).pose;
  const across = abeam(pose, there);
  const spread = Math.abs(across) + Math.abs(ahead(pose, there));
  if (spread > 0) return across / spread;
  const { from } = lineOf(s, ship, shipOf(s, enemy));
  return from < 0 ? 0 : from === 0 ? -ALONGSIDE : ALONGSIDE;
}

function repairs(s: Readonly<Sea>, ship: Readonly<Ship>, tasks: readonly number[]): number {
  const chances = MENDS[ship.quality + 1] as readonly number[];
  const box = MENDED + (MENDED_POINT * (s.articles.multipliers[1 - ship.side] as number)) / 2;
  const { boxes, rigging } = cardOf(ship);
  let worth = 0;
  if (ship.rigging < rigging) worth += box * (chances[tasks[RIG_REPAIR] as number] as number);
  for (let section = 0; section < 4; section++)
    if ((ship.guns[section] as number) < boxes.length)
      worth += box * (chances[tasks[HULL_REPAIR + section] as number] as number);
  return worth;
}

/** 5.1.6 What it costs to have fewer men ready than an enemy who is near enough to board. */
function boarders(ship: Readonly<Ship>, enemy: Readonly<Ship>, tasks: readonly number[], far: number): number {
  const near =
    far <= 2 ? 1 : far <= 4 ? 0.9 : far <= 6 ? 0.7 : far <= 8 ? 0.5 : far <= 10 ? 0.25 : far <= 12 ? 0.1 : 0.02;
  const ready = isOpenToBoarders(enemy) ? TO_TAKE_HER : 1;
  const wanted = Math.max(Math.min(enemy.crew, LAST_HANDS), KEPT * enemy.crew) + ready;
  const short = (wanted - (ship.crew - assigned(tasks))) / wanted;
  return short <= 0 ? 0 : BOARDERS * near * short * short;
}
