import { describe, expect, test } from 'vitest';
import { movement } from './ch2-orders.ts';
import { wrecked } from '../model/record.ts';
import { fireRemoval, highSeas } from './ch4-fire.ts';
import { game } from './ch5-sequence.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';

/** A burning ship of the side to move at 50,50. */
function ablaze(fire: number): AgeOfSail {
  const s = sea();
  add(s, 0, 50, 50, 0, { fire });
  return s;
}

const WRECK = { port: 0, starboard: 0, hull: 0 } as const;

describe('putting fires out', () => {
  test('4.11, 5.4, R36 at the first attempt a 5 or 6 puts it out, anything less lets it grow', () => {
    for (const [face, fire] of [
      [1, 2],
      [4, 2],
      [5, 0],
      [6, 0],
    ] as const) {
      const s = ablaze(1);
      drill(fireRemoval, s, face);
      expect(shipOf(s, 0)).toMatchObject({ fire, condition: 'sailing' });
    }
  });

  test('4.12, R36 at the second attempt only a 6 puts it out', () => {
    const saved = ablaze(2);
    drill(fireRemoval, saved, 6);
    expect(shipOf(saved, 0)).toMatchObject({ fire: 0, condition: 'sailing' });
    const lost = ablaze(2);
    drill(fireRemoval, lost, 5);
    expect(shipOf(lost, 0)).toMatchObject({ fire: 0, condition: 'blown-up' });
  });

  test('4.13, R36 two failures in two own turns and she blows up at once', () => {
    const s = ablaze(1);
    drill(fireRemoval, s, 4);
    s.active = 1;
    drill(fireRemoval, s); // the enemy's step is not hers
    expect(shipOf(s, 0).fire).toBe(2);
    s.active = 0;
    const d = drill(fireRemoval, s, 1);
    expect(shipOf(s, 0).condition).toBe('blown-up');
    expect(happened(d, 'blew-up')).toMatchObject([{ ship: 0, clause: '4.13' }]);
  });

  test('5.4, R36 every burning ship of the side to move rolls, and only those', () => {
    const s = ablaze(1);
    add(s, 0, 10, 10, 0, { fire: 2 });
    add(s, 0, 20, 10, 0);
    add(s, 1, 90, 90, 0, { fire: 1 });
    const d = drill(fireRemoval, s, 5, 6);
    expect(happened(d, 'douse')).toMatchObject([
      { ship: 0, needed: 5, out: true },
      { ship: 1, needed: 6, out: true },
    ]);
    expect(shipOf(s, 3).fire).toBe(1);
  });

  test('R37 a burning ship sails as any other', () => {
    const s = ablaze(1);
    shipOf(s, 0).heading = 2;
    const d = drill(movement, s).say('run mm=150');
    expect([d.ended(), shipOf(s, 0).x]).toEqual([true, 65_000]);
  });
});

describe('the blast', () => {
  test('4.14, R38 every other ship within 12 cm is diced for on the hull column of her distance, friend or foe', () => {
    for (const seat of [0, 1] as const) {
      for (const [cm, needs] of [
        [1.5, 3],
        [4, 3],
        [4.01, 4],
        [8, 4],
        [8.01, 5],
        [12, 5],
      ] as const) {
        for (const [face, fire] of [
          [needs - 1, 0],
          [needs, 1],
        ] as const) {
          const s = ablaze(2);
          add(s, seat, 50 + cm, 50, 0);
          drill(fireRemoval, s, 1, face);
          expect([seat, cm, face, shipOf(s, 1).fire]).toEqual([seat, cm, face, fire]);
        }
      }
    }
  });

  test('4.14, R19, R38 beyond 12 cm from centre to centre nobody is touched', () => {
    const s = ablaze(2);
    add(s, 1, 62.001, 50, 0);
    add(s, 1, 50 - 7.2, 50 + 9.6, 0); // exactly 12
    const d = drill(fireRemoval, s, 1, 6);
    expect(happened(d, 'blast')).toMatchObject([{ ship: 2, needed: 5, caught: true }]);
    expect(happened(d, 'on-fire')).toMatchObject([{ ship: 2, clause: '4.14' }]);
    expect(d.left()).toBe(0);
  });

  test('R38 ships already burning, or gone, ignore the blast', () => {
    const s = ablaze(2);
    add(s, 1, 53, 50, 0, { fire: 1 });
    add(s, 1, 47, 50, 0, { condition: 'sunk' });
    const d = drill(fireRemoval, s, 1);
    expect(happened(d, 'blast')).toEqual([]);
    expect(shipOf(s, 1).fire).toBe(1);
  });

  test('R38 a friend who catches fire in this very step rolls first in her owner’s next', () => {
    const s = ablaze(2);
    add(s, 0, 53, 50, 0); // later in the list than the one that blows up
    const d = drill(fireRemoval, s, 1, 6);
    expect(happened(d, 'douse')).toHaveLength(1);
    expect(shipOf(s, 1).fire).toBe(1);
    const next = drill(fireRemoval, s, 5);
    expect(happened(next, 'douse')).toMatchObject([{ ship: 1, needed: 5, out: true }]);
  });

  test('R39 a ship entangled with one that blows up is freed and rolls at her range', () => {
    const s = ablaze(2);
    add(s, 1, 51, 50, 0, { fouled: 1 });
    shipOf(s, 0).fouled = 1 << 1;
    const d = drill(fireRemoval, s, 1, 2);
    expect(happened(d, 'blast')).toMatchObject([{ ship: 1, needed: 3, caught: false }]);
    expect([shipOf(s, 0).fouled, shipOf(s, 1).fouled]).toEqual([0, 0]);
  });

  test('R39 a ship entangled with two others stays fast to the one that is left', () => {
    const s = ablaze(2);
    add(s, 1, 51, 50, 0, { fouled: 0b101 });
    add(s, 0, 52, 50, 0, { fouled: 0b010 });
    shipOf(s, 0).fouled = 0b010;
    drill(fireRemoval, s, 1, 1, 1);
    expect([shipOf(s, 0).fouled, shipOf(s, 1).fouled, shipOf(s, 2).fouled]).toEqual([0, 0b100, 0b010]);
  });
});

describe('high seas', () => {
  function wreckAt(windSpeed: number, changes: Partial<Ship> = {}): AgeOfSail {
    const s = sea({ windSpeed });
    add(s, 0, 50, 50, 0, { ...WRECK, ...changes });
    return s;
  }

  test('4.15, 5.7, R40 with a wind of 6 or more a wreck sinks on a 1 or 2', () => {
    for (const windSpeed of [6, 7]) {
      for (const [face, condition] of [
        [1, 'sunk'],
        [2, 'sunk'],
        [3, 'sailing'],
        [6, 'sailing'],
      ] as const) {
        const s = wreckAt(windSpeed);
        drill(highSeas, s, face);
        expect(shipOf(s, 0).condition).toBe(condition);
      }
    }
  });

  test('4.15, R40 with a wind of 5 nothing is thrown', () => {
    const d = drill(highSeas, wreckAt(5));
    expect(happened(d, 'founder-check')).toEqual([]);
  });

  test('4.15, R40 one deck or one unit of hull left keeps her safe', () => {
    for (const cell of ['port', 'starboard', 'hull'] as const) {
      const s = wreckAt(7, { [cell]: 1 });
      expect(wrecked(shipOf(s, 0))).toBe(false);
      expect(happened(drill(highSeas, s), 'founder-check')).toEqual([]);
    }
    expect(wrecked(shipOf(wreckAt(7), 0))).toBe(true);
  });

  test('R40 aground she cannot go down; at anchor or without masts she can', () => {
    expect(happened(drill(highSeas, wreckAt(7, { condition: 'aground' })), 'founder-check')).toEqual([]);
    const anchored = wreckAt(7, { condition: 'anchored' });
    drill(highSeas, anchored, 2);
    expect(shipOf(anchored, 0).condition).toBe('sunk');
    const bare = wreckAt(7, { fore: 0, main: 0, mizzen: 0 });
    drill(highSeas, bare, 2);
    expect(shipOf(bare, 0).condition).toBe('sunk');
  });

  test('R40 a prize counts the decks she has, not the crew that serves them', () => {
    const crewed = wreckAt(6, { crew: 2 });
    drill(highSeas, crewed, 1);
    expect(shipOf(crewed, 0).condition).toBe('sunk');
    const sound = wreckAt(6, { crew: 0, port: 1 });
    expect(happened(drill(highSeas, sound), 'founder-check')).toEqual([]);
  });

  test('5.7, R40 each wreck is diced for in her own side’s turn only', () => {
    const s = wreckAt(6);
    add(s, 1, 20, 20, 0, WRECK);
    const d = drill(highSeas, s, 6);
    expect(happened(d, 'founder-check')).toMatchObject([{ ship: 0, sunk: false }]);
    s.active = 1;
    expect(happened(drill(highSeas, s, 1), 'founder-check')).toMatchObject([{ ship: 1, sunk: true }]);
  });

  test('4.15, R39 a ship that sinks lets go of whoever held her, and burns no more', () => {
    const s = wreckAt(6, { fouled: 1 << 1, fire: 1 });
    add(s, 1, 51, 50, 0, { fouled: 1 });
    drill(highSeas, s, 1);
    expect(shipOf(s, 0)).toMatchObject({ condition: 'sunk', fire: 0, fouled: 0 });
    expect(shipOf(s, 1).fouled).toBe(0);
  });
});

describe('fire in the turn', () => {
  test('R36, R38 a ship set alight in the enemy’s turn has her two attempts in her own next two turns', () => {
    const s = sea({ round: 0 });
    add(s, 0, 50, 50, 2, { condition: 'aground' });
    add(s, 1, 50, 56, 2, { condition: 'aground' });
    // Refloat fails, a volley with two sixes; then she rolls 4 in her own turn and fails to refloat.
    const d = drill(game, s, 1, 6, 6, 1, 4, 1).say('engage ship=0 target=1', 'volley aim=hull decks=3');
    expect(shipOf(s, 1).fire).toBe(2);
    expect(s.active).toBe(1);
    // Wind stays, side A fails to refloat; in B's next turn a 5 is not enough and up she goes: A is diced for at 6 cm.
    d.say([3, 3, 1, 5, 3], 'cease-fire', 'cease-fire');
    expect(shipOf(s, 1).condition).toBe('blown-up');
    expect(happened(d, 'blast')).toMatchObject([{ ship: 0, needed: 4, caught: false }]);
    expect([d.ended(), s.over]).toEqual([true, 'silenced']);
  });
});
