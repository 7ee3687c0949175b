import { describe, expect, test } from 'vitest';
import { downwind, venti } from './ch1-wind.ts';
import { drill, happened, sea } from '../test/drill.fixture.ts';

describe('the wind', () => {
  test('1.4 a 1 backs the wind a point, a 6 veers it, anything else leaves it', () => {
    for (const [face, from] of [
      [1, 7],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 1],
    ] as const) {
      const s = sea();
      drill(venti, s, face, 3);
      expect(s.windFrom).toBe(from);
    }
  });

  test('1.5 a 1 takes one off the wind speed, a 6 adds one', () => {
    for (const [face, speed] of [
      [1, 3],
      [2, 4],
      [5, 4],
      [6, 5],
    ] as const) {
      const s = sea();
      drill(venti, s, 3, face);
      expect(s.windSpeed).toBe(speed);
    }
  });

  test('1.3 the counter stays between 1 and 7', () => {
    const calm = sea({ windSpeed: 1 });
    drill(venti, calm, 3, 1);
    expect(calm.windSpeed).toBe(1);
    const gale = sea({ windSpeed: 7 });
    drill(venti, gale, 3, 6);
    expect(gale.windSpeed).toBe(7);
  });

  test('R18 the die for direction comes first, then the die for speed', () => {
    const d = drill(venti, sea(), 6, 1);
    expect(d.events.map(event => event.type)).toEqual(['wind-direction', 'wind-speed']);
    expect(happened(d, 'wind-direction')).toMatchObject([{ face: 6, from: 1 }]);
    expect(happened(d, 'wind-speed')).toMatchObject([{ face: 1, speed: 3 }]);
  });

  test('R2 a wind from the north blows to the south', () => {
    expect(downwind(sea({ windFrom: 0 }))).toBe(4);
    expect(downwind(sea({ windFrom: 6 }))).toBe(2);
  });
});
