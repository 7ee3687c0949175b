/** Looks figures up: the tables of the reference cards as functions of numbers. */

import {
  DAY_OF_BATTLE,
  FATE,
  FIREPOWER,
  MATRIX,
  MATRIX_NOTES,
  SEARCH,
  TURNS,
  type Turn,
  WEATHER,
} from './data/figures.ts';
import { areas, HURRICANE, WEST_INDIES, zones } from './data/numbers.ts';
import { outcomes } from './data/numbers-of-battle.ts';

const COLUMN = 5;
const CELLS_A_ROW = 8;

export function turnAt(turn: number): Turn {
  return TURNS[turn] as Turn;
}

/** 6.9, 18.2, 20.1 Damage, or ships, for a firepower (or number of ships) and modified dice. Add `overHundred` to the dice first. */
export function firepowerResult(value: number, dice: number): number {
  if (value <= 0 || dice <= 0) return 0;
  const { cells, columns, rows } = FIREPOWER;
  const column = Math.min(columns, Math.ceil(value / COLUMN)) - 1;
  return cells[Math.min(rows, dice) * columns + column] as number;
}

/** 18.2 What a firepower beyond the last column adds to the dice. */
export function overHundred(firepower: number): number {
  const { over } = FIREPOWER;
  let added = 0;
  while (added < over.length && firepower > (over[added] as number)) added++;
  return added;
}

/** R68 More than 100 is the last range. */
export const LAST_RANGE = 101;

/** 13.3, 13.5, R68 The lowest number of the range that a count of ships is reported in: 1, 6, 11 …; 0 for none. */
export function lowestOfRange(count: number): number {
  return count <= 0 ? 0 : Math.min(LAST_RANGE, (Math.ceil(count / COLUMN) - 1) * COLUMN + 1);
}

/** 6.7 What season and area add to the die of severity. */
export function severityModifier(turn: number, area: number): number {
  const { hurricanes, season } = turnAt(turn);
  if (area === WEST_INDIES && hurricanes === 1) return WEATHER.hurricaneModifier;
  return WEATHER.modifiers[season * areas.length + area] as number;
}

/** 6.7, 6.8 The kind of weather of a modified result. */
export function severityOf(result: number, turn: number, area: number): number {
  if (area === WEST_INDIES && turnAt(turn).hurricanes === 1 && result >= WEATHER.hurricaneFrom) return HURRICANE;
  return WEATHER.severity[Math.max(0, Math.min(WEATHER.severity.length - 1, result))] as number;
}

/** 14.0 Seasonal modifier of searches in a zone. */
export function searchSeason(turn: number, zone: number): number {
  return SEARCH.seasonal[turnAt(turn).season * zones.length + zone] as number;
}

/** 17.5 Rounds of combat for a total. */
export function roundsOf(total: number): number {
  const { bands } = DAY_OF_BATTLE;
  let rounds = 1;
  for (const most of bands) if (total > most) rounds++;
  return rounds;
}

export function daySeason(turn: number): number {
  return DAY_OF_BATTLE.seasonal[turnAt(turn).season] as number;
}

/** 17.8 */
export function battleType(windward: number, windwardSail: number, leeward: number, leewardSail: number): number {
  return MATRIX[cellOf(windward, windwardSail, leeward, leewardSail)] as number;
}

/** Bit n is set if note n applies. */
export function battleNotes(windward: number, windwardSail: number, leeward: number, leewardSail: number): number {
  return MATRIX_NOTES[cellOf(windward, windwardSail, leeward, leewardSail)] as number;
}

function cellOf(windward: number, windwardSail: number, leeward: number, leewardSail: number): number {
  return (windward * 2 + windwardSail) * CELLS_A_ROW + leeward * 2 + leewardSail;
}

/** 20.1 Dice of the fate roll. */
export function fateDice(nation: number, outcome: number): number {
  return FATE.dice[nation * outcomes.length + outcome] as number;
}
