import { describe, expect, test } from 'vitest';
import { placing } from './ch02-hits.ts';
import { windChange } from './ch03-wind.ts';
import { activations } from './ch05-sequence.ts';
import { sail } from './ch01-sailing.ts';
import { LAND } from '../model/chart.ts';
import type { Ship } from '../model/state.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, drill, sea } from '../test/drill.fixture.ts';

describe('a refusal cites the clause that refuses', () => {
  test('R45, R58, 3.3 wind dice', () => {
    const d = drill(windChange, {}, sea({ stock: [3, 2] }), 6, 6, 1);
    expect(d.refused('whistle dice=4')).toBe('R45: the stock of wind dice has 3 left');
    d.say('whistle dice=3');
    expect(d.refused('counter dice=3', 1)).toBe('R45: the stock of wind dice has 2 left');
    expect(d.refused('counter dice=1', 1)).toBe('R58: fewer dice than there are successes cannot cancel them');
    d.say('counter dice=0');
    expect(d.refused('shift to=W')).toBe('3.3: the wind turns by one face');
  });

  test('R52, R61, R63 ships that cannot act', () => {
    const s = sea();
    add(s, 0, 4, 4, 'E');
    add(s, 0, 8, 8, 'E');
    add(s, 1, 12, 2, 'W');
    add(s, 0, 2, 2, 'E', {}, { moved: 1 });
    add(s, 0, 2, 6, 'E', {}, { condition: 'struck' });
    const d = drill(activations, {}, s);
    expect(d.refused('activate ship=2')).toBe('R63: that ship is not under your orders');
    expect(d.refused('activate ship=3')).toBe('R52: she has acted in this turn');
    expect(d.refused('activate ship=4')).toBe('R52: she is out of the fight');
    expect(d.refused('haul-down ship=0')).toBe('R61: she has men, guns and sails to fight on with');
  });

  test('2.1, 2.2, 2.3, 9.3, 10.3, 11.2, R17, R29, R30 shots', () => {
    const at = (column: number, what: object, changes: Partial<Ship>, seas: Sea = {}) => {
      const s = sea(seas);
      add(s, 0, 4, 4, 'NE', what);
      add(s, 1, column, 4, 'E', {}, changes);
      // Somebody to starboard whom she may fire at.
      add(s, 1, 4, 5, 'E');
      return (order: string) => drill(sail, { ship: 0 }, s).refused(order);
    };
    const broadside = 'fire battery=starboard target=1';
    expect(at(7, {}, {})(broadside)).toBe('');
    expect(at(10, {}, {})(broadside)).toBe('2.1: she is out of its range');
    expect(at(8, { kind: 'merchant' }, {})(broadside)).toBe('2.2: she is out of its range');
    expect(at(7, {}, {})('fire battery=bow target=1')).toBe('R17: that battery does not bear on her');
    expect(at(7, {}, { condition: 'struck', side: -1 })(broadside)).toMatch(/^10\.3: /);
    expect(at(7, {}, { condition: 'burnt', side: -1 })(broadside)).toMatch(/^R30: /);
    expect(at(7, {}, {}, { fog: [[7, 4]] })(broadside)).toMatch(/^11\.2: /);
    expect(at(7, {}, {}, { chart: [[6, 4, LAND]] })(broadside)).toMatch(/^R29: /);
    const ahead = (captured: number) => {
      const s = sea();
      add(s, 0, 4, 4, 'E', {}, { captured });
      add(s, 1, 9, 4, 'E');
      return drill(sail, { ship: 0 }, s).refused('fire battery=bow target=1');
    };
    expect([ahead(0), ahead(1)]).toEqual(['2.3: she is out of its range', '9.3: a prize fires only at opportunities']);
  });

  test('R35, R36 boarders', () => {
    const s = sea();
    add(s, 0, 4, 4, 'NE', { kind: 'merchant' });
    add(s, 1, 5, 4, 'E', {}, { condition: 'struck', side: -1 });
    add(s, 1, 9, 4, 'E');
    const d = drill(sail, { ship: 0 }, s);
    expect(d.refused('board target=1')).toBe('R36: only a warship takes what nobody owns');
    expect(d.refused('board target=2')).toBe('R35: she cannot board that ship from here');
    (s.ships[0] as Ship).captured = 1;
    expect(d.refused('board target=1')).toMatch(/^R36: a prize/);
  });

  test('1.14 a third turn of a medium warship', () => {
    const s = sea({ wind: 'E' });
    add(s, 0, 4, 4, 'E');
    // Somebody for her to fire at: with nothing left to choose she is not asked.
    add(s, 1, 7, 6, 'E');
    const d = drill(sail, { ship: 0 }, s, 6).say('turn to=port', 'ahead', 'turn to=starboard', 'press', 'ahead');
    expect(d.refused('turn to=port')).toBe('1.14: she has turned as often as she may');
  });

  test('R24 a hit on what is gone', () => {
    const s = sea();
    add(s, 0, 4, 4, 'E');
    add(s, 1, 5, 4, 'E', {}, { gun: 0 });
    const d = drill(placing, { ship: 0, target: 1, hits: 1 }, s);
    expect(d.refused('hit marker=gun')).toBe('R24: she has no marker of that type left');
  });
});
