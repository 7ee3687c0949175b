import { describe, expect, test } from 'vitest';
import { sail } from './ch01-sailing.ts';
import { OPPORTUNITY, OWN, pool, RETURN } from './ch02-pool.ts';
import { zeroLevels } from './ch04-zero-levels.ts';
import { recoveryDice } from '../model/abilities.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import { blanks, put, sixes } from '../test/duel.fixture.ts';
import type { Ship } from '../model/state.ts';

function dice(changes: Partial<Ship>, how = OWN, near = false): number {
  const s = sea();
  const ship = put(s, 0, [0, 0], 'E', {}, changes);
  return pool(s, ship, put(s, 1, near ? [0, -1] : [1, -2], 'E'), how);
}

describe('crew zero', () => {
  test('4.1, 2.11 her guns have two dice less, in reactions too', () => {
    expect([dice({ gun: 4 }), dice({ gun: 4, crew: 0 })]).toEqual([8, 6]);
    expect([dice({ gun: 4 }, RETURN), dice({ gun: 4, crew: 0 }, RETURN)]).toEqual([5, 3]);
    expect(dice({ gun: 4, crew: 0 }, OPPORTUNITY, true)).toBe(6);
  });

  test('4.1, 8.2 she throws one die of recovery, battle hardened or not', () => {
    const s = sea();
    for (const quality of ['scurvy', 'ordinary', 'battle-hardened'] as const)
      expect(recoveryDice(put(s, 0, [0, 0], 'E', { quality }, { crew: 0 }))).toBe(1);
  });
});

describe('guns zero', () => {
  test('4.2 no dice for guns, only the modifiers', () => {
    expect(dice({ gun: 0 }, OWN, true)).toBe(3);
    expect(dice({ gun: 0, quality: 2 }, OWN, true)).toBe(5);
    expect(dice({ gun: 0, quality: 2, size: 2 }, OWN, true)).toBe(7);
    expect(dice({ gun: 0 })).toBe(2);
  });

  test('4.2, 2.14 she may still fire', () => {
    const s = sea({ wind: 'W' });
    put(s, 0, [0, 0], 'E', {}, { gun: 0 });
    put(s, 1, [1, -2], 'E');
    const d = drill(sail, { ship: 0 }, s).say(blanks(4), 'fire battery=port target=1');
    expect(happened(d, 'shot')).toMatchObject([{ faces: [2, 2], again: [2, 2] }]);
  });
});

describe('sail zero', () => {
  test('4.3, 2.12 her guns have two dice less, and both losses count', () => {
    expect([dice({ sail: 0 }), dice({ gun: 4, sail: 0, crew: 0 })]).toEqual([4, 4]);
    const s = sea();
    const levels = [
      [1, 1],
      [0, 1],
      [1, 0],
      [0, 0],
    ].map(([crew, sails]) => zeroLevels(add(s, 0, 1, 1, 'E', {}, { crew, sail: sails } as Partial<Ship>), null));
    expect(levels.map(level => level + 0)).toEqual([0, -2, -2, -4]);
  });

  test('1.16, 4.3 she sails the hexes of her row and dices for no more', () => {
    for (const [sails, offered] of [
      [1, true],
      [0, false],
    ] as const) {
      const s = sea();
      add(s, 0, 3, 5, 'E', {}, { sail: sails });
      const d = drill(sail, { ship: 0 }, s).say('ahead');
      expect(d.offers().includes('press')).toBe(offered);
      if (!offered) expect(d.refused('press')).toMatch(/^1\.16: /);
      expect(s.ships[0]?.at).toBe(5 * 15 + 5);
    }
  });

  test('1.16, R15 from the moment she loses her last sail, though the hexes she has are kept', () => {
    const s = sea({ wind: 'NE' });
    // Rear quarter: three hexes, and dice for more.
    const ship = put(s, 0, [-1, 0], 'E', {}, { sail: 1, fired: 15, reacted: 3, crew: 0 });
    put(s, 1, [1, -1], 'E');
    const d = drill(sail, { ship: 0 }, s);
    expect(d.ask()).toBe('opportunity.fire');
    d.say([...sixes(1, 6), ...blanks(5)], 'open-fire', 'hit marker=sail');
    expect([ship.sail, d.ask()]).toEqual([0, 'sail.order']);
    d.say('ahead', 'ahead');
    expect(happened(d, 'sailed').length).toBe(3);
    expect(d.offers()).not.toContain('press');
  });

  test('1.16, 4.3 in irons a small ship without sails spins and does not dice', () => {
    for (const [sails, offered] of [
      [1, true],
      [0, false],
    ] as const) {
      const s = sea({ wind: 'W' });
      put(s, 0, [0, 0], 'E', { size: 'small' }, { sail: sails });
      const d = drill(sail, { ship: 0 }, s).say('spin to=port');
      expect(d.offers().includes('press')).toBe(offered);
    }
  });
});
