import { describe, expect, test } from 'vitest';
import { movement } from './ch2-orders.ts';
import { lastShots } from './ch4-exchange.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, drill, patch, sea } from '../test/drill.fixture.ts';
import type { Navy } from '../model/vocabulary.ts';

/** Two of ours heading south before the wind, an enemy on the beam of the first, another ahead of her, a third far off. */
function fleet(): Drill {
  const s = sea();
  add(s, 0, 50, 50, 4);
  add(s, 0, 80, 80, 4, { condition: 'anchored' });
  add(s, 1, 55, 50, 4);
  add(s, 1, 50, 42, 4);
  add(s, 1, 10, 10, 4);
  add(s, 0, 80, 20, 4);
  return drill(movement, s);
}

describe('a refusal cites the clause that refuses', () => {
  test('4.1, 4.2, 4.5, R15, R32 guns', () => {
    const d = fleet();
    expect(d.refused('engage ship=0 target=2')).toBe('');
    expect(d.refused('engage ship=0 target=3')).toBe('4.1: none of her broadsides bears on that ship');
    expect(d.refused('engage ship=0 target=4')).toBe('4.5: that ship is out of range');
    const [ours] = d.s.ships;
    Object.assign(ours ?? {}, { firedPort: 3 });
    expect(d.refused('engage ship=0 target=2')).toBe('4.2: no deck on that side is left to fire');
    Object.assign(ours ?? {}, { firedPort: 0 });
    d.s.areas = [patch('island', 52.5, 50, 0.5)];
    expect(d.refused('engage ship=0 target=2')).toBe('R32: another hull, or land, masks the shot');
    Object.assign(ours ?? {}, { repairing: 1 });
    expect(d.refused('engage ship=0 target=2')).toBe('R15: her people are at work on her masts');
  });

  test('R69 guns that a prize crew is too small for', () => {
    const d = fleet();
    Object.assign(d.s.ships[0] ?? {}, { crew: 1, served: 1, firedStarboard: 1 });
    expect(d.refused('engage ship=0 target=2')).toBe('R69: her prize crew can serve no more decks in this round');
  });

  test('2.12, 2.13, R12 the helm', () => {
    const at = (heading: number, navy: Navy) => {
      const s = sea();
      add(s, 0, 50, 50, heading, { navy });
      add(s, 0, 50, 30, 4, { navy, moved: 1, sailed: 40 });
      add(s, 1, 80, 20, 4);
      return drill(movement, s);
    };
    expect(at(2, 'england').refused('follow leader=1')).toBe('2.12: she does not lie in that ship’s wake');
    expect(at(4, 'england').refused('follow leader=1')).toBe('');
    expect(at(4, 'privateers').refused('follow leader=1')).toBe('2.13: pirates sail alone');
    expect(at(0, 'england').refused('turn to=port')).toMatch(/^R12: in irons/);
  });

  test('R71, R7, 5.8, 2.14 ships that cannot be given the order', () => {
    const d = fleet();
    expect(d.refused('sail ship=2')).toBe('R71: that ship is not under your orders');
    expect(d.refused('sail ship=1')).toBe('R7: anchored, aground or entangled, she does not sail');
    expect(d.refused('weigh ship=0')).toBe('2.14: she does not lie at anchor');
    d.say('weigh ship=1');
    expect(d.refused('weigh ship=1')).toBe('5.8: she has made her move');
  });

  test('4.5 the last shots too', () => {
    const { s } = fleet();
    expect(drill(lastShots, s).refused('engage ship=0 target=4')).toBe('4.5: that ship is out of range');
  });
});
