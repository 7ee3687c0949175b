import { expect, test } from 'vitest';
import {
  GALE,
  HURRICANE,
  MEDITERRANEAN,
  NORTH_ATLANTIC,
  SQUALL,
  STORM,
  WEST_INDIES,
  WESTERN_APPROACHES,
} from './data/numbers.ts';
import {
  ADMIRALS_WAKE,
  ALL_WRECKED,
  BREAK_LINE,
  battleTypes,
  EASY_SAIL,
  ENGAGE_CLOSER,
  FORM_LINE,
  FULL_SAIL,
  GENERAL_WITHDRAWAL,
  TACK_TOGETHER,
  VICTORIOUS,
} from './data/numbers-of-battle.ts';
import {
  battleNotes,
  battleType,
  daySeason,
  fateDice,
  firepowerResult,
  lowestOfRange,
  overHundred,
  roundsOf,
  searchSeason,
  severityModifier,
  severityOf,
  turnAt,
} from './lookups.ts';

const FEB_II = 5;
const AUG_I = 22;

test('6.9.3 on Feb II a 5 in the Mediterranean is a storm of 6, which harms 1 of 4, 2 of 13 and 1 of 10 ships', () => {
  expect(turnAt(FEB_II).name).toBe('Feb II');
  const result = 5 + severityModifier(FEB_II, MEDITERRANEAN);
  expect([result, severityOf(result, FEB_II, MEDITERRANEAN)]).toEqual([6, STORM]);
  expect([4, 13, 10].map(ships => firepowerResult(ships, result))).toEqual([1, 2, 1]);
});

test('6.6 in the hurricane season three are added in the West Indies, and only there a hurricane can come', () => {
  expect([severityModifier(AUG_I, WEST_INDIES), severityModifier(FEB_II, WEST_INDIES)]).toEqual([3, 0]);
  const words = [1, 3, 4, 5, 6, 7, 9];
  expect(words.map(result => severityOf(result, AUG_I, WEST_INDIES))).toEqual([
    SQUALL,
    SQUALL,
    GALE,
    GALE,
    STORM,
    HURRICANE,
    HURRICANE,
  ]);
  expect(severityOf(9, AUG_I, NORTH_ATLANTIC)).toBe(STORM);
  expect(severityOf(9, FEB_II, WEST_INDIES)).toBe(STORM);
});

test('18.2 the table ends at 100 firepower and 24; more firepower adds to the dice', () => {
  expect([firepowerResult(100, 24), firepowerResult(180, 30), firepowerResult(0, 12), firepowerResult(5, 0)]).toEqual([
    59, 59, 0, 0,
  ]);
  expect([100, 101, 120, 121, 181, 400].map(overHundred)).toEqual([0, 1, 1, 2, 5, 5]);
});

test('13.3, 13.5 ships are reported in ranges of five', () => {
  expect([0, 1, 5, 6, 18, 20, 21].map(lowestOfRange)).toEqual([0, 1, 1, 6, 16, 16, 21]);
  expect([96, 100, 101, 106, 120].map(lowestOfRange)).toEqual([96, 96, 101, 101, 101]);
});

test('17.5 the day of battle has one to six rounds', () => {
  expect([-2, 3, 4, 6, 7, 12, 13, 15, 16, 30].map(roundsOf)).toEqual([1, 1, 2, 2, 3, 4, 5, 5, 6, 6]);
  expect([daySeason(FEB_II), daySeason(AUG_I)]).toEqual([-1, 1]);
  expect([searchSeason(FEB_II, WESTERN_APPROACHES), searchSeason(AUG_I, WESTERN_APPROACHES)]).toEqual([-1, 0]);
});

test('17.8 cells of the matrix, windward first', () => {
  const type = (...cell: readonly [number, number, number, number]) => battleTypes[battleType(...cell)];
  expect(type(FORM_LINE, EASY_SAIL, FORM_LINE, EASY_SAIL)).toBe('HA');
  expect(type(ENGAGE_CLOSER, EASY_SAIL, TACK_TOGETHER, EASY_SAIL)).toBe('PM');
  expect(type(BREAK_LINE, FULL_SAIL, FORM_LINE, EASY_SAIL)).toBe('BTL');
  expect(type(BREAK_LINE, EASY_SAIL, ENGAGE_CLOSER, FULL_SAIL)).toBe('AC');
  expect(type(FORM_LINE, FULL_SAIL, GENERAL_WITHDRAWAL, FULL_SAIL)).toBe('LFW');
  expect(battleNotes(ADMIRALS_WAKE, EASY_SAIL, GENERAL_WITHDRAWAL, EASY_SAIL)).toBe((1 << 2) | (1 << 5));
  expect(battleNotes(ENGAGE_CLOSER, EASY_SAIL, FORM_LINE, EASY_SAIL)).toBe(0);
});

test('20.1 dice of fate, by nation and how the battle ended', () => {
  expect([fateDice(0, VICTORIOUS), fateDice(1, ALL_WRECKED), fateDice(2, VICTORIOUS)]).toEqual([1, 4, 2]);
});
