import { describe, expect, test } from 'vitest';
import { placing } from './ch02-hits.ts';
import { windChange } from './ch03-wind.ts';
import { activations } from './ch05-sequence.ts';
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

  test('R24 a hit on what is gone', () => {
    const s = sea();
    add(s, 0, 4, 4, 'E');
    add(s, 1, 5, 4, 'E', {}, { gun: 0 });
    const d = drill(placing, { ship: 0, target: 1, hits: 1 }, s);
    expect(d.refused('hit marker=gun')).toBe('R24: she has no marker of that type left');
  });
});
