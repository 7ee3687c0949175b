import { describe, expect, test } from 'vitest';
import { movement, repairs } from './ch2-orders.ts';
import { boarding, disentangling } from './ch4-boarding.ts';
import { fireRemoval } from './ch4-fire.ts';
import { cells } from './ch3-ships.ts';
import { cellsLost, result, scores, silenced, worth } from './ch5-victory.ts';
import { add, drill, sea } from '../test/drill.fixture.ts';
import { foul } from './ch4-grapnels.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';

/** One ship each; the changes are made to B's. */
function meeting(changes: Partial<Ship> = {}, ours: Partial<Ship> = {}): AgeOfSail {
  const s = sea();
  add(s, 0, 20, 50, 2, ours);
  add(s, 1, 80, 50, 2, changes);
  return s;
}

describe('damage inflicted', () => {
  test('R54 a navy’s record has twelve cells and a pirate’s ten', () => {
    expect(cells(shipOf(meeting(), 1))).toBe(12);
    expect(cells(shipOf(meeting({ navy: 'privateers', port: 2, starboard: 2 }), 1))).toBe(10);
  });

  test('5.12, R54 each enemy cell marked off is a point: decks, masts and hull alike', () => {
    expect(scores(meeting())).toEqual([0, 0]);
    expect(scores(meeting({ port: 1 }))).toEqual([2, 0]);
    expect(scores(meeting({ starboard: 0, hull: 1, main: 0 }))).toEqual([6, 0]);
    expect(scores(meeting({ port: 0 }, { fore: 0, mizzen: 0 }))).toEqual([3, 2]);
    expect(scores(meeting({ navy: 'privateers', port: 2, starboard: 1 }))).toEqual([1, 0]);
  });

  test('R54 a ship sunk or blown up scores all her cells, whatever was left on her', () => {
    for (const condition of ['sunk', 'blown-up'] as const) {
      expect(scores(meeting({ condition }))).toEqual([12, 0]);
      expect(scores(meeting({ condition, port: 0, hull: 0 }))).toEqual([12, 0]);
      expect(scores(meeting({ condition, navy: 'privateers', port: 2, starboard: 2 }))).toEqual([10, 0]);
    }
  });

  test('R54 a prize scores all her cells and three more for holding her', () => {
    expect(scores(meeting({ seat: 0, crew: 1 }))).toEqual([15, 0]);
    expect(scores(meeting({ seat: 0, crew: 0, port: 0 }))).toEqual([15, 0]);
    expect(scores(meeting({ seat: 0, crew: 2, navy: 'privateers', port: 2, starboard: 2 }))).toEqual([13, 0]);
  });

  test('R54 a prize that is destroyed in her captor’s hands keeps her cells and loses him the three', () => {
    expect(scores(meeting({ seat: 0, crew: 1, condition: 'sunk' }))).toEqual([12, 0]);
  });

  test('R54, R51 a ship retaken scores only what is marked off', () => {
    const s = meeting({ seat: 0, crew: 1, port: 2 });
    expect(scores(s)).toEqual([15, 0]);
    shipOf(s, 1).seat = 1;
    shipOf(s, 1).crew = 0;
    expect(scores(s)).toEqual([1, 0]);
  });

  test('R54 what counts is the end: a mast repaired no longer scores', () => {
    const s = meeting({ fore: 0, main: 0 });
    expect(scores(s)).toEqual([2, 0]);
    s.active = 1;
    drill(repairs, s, 6).say('repair ship=1', 'rig mast=main');
    expect(scores(s)).toEqual([1, 0]);
  });

  test('R49, R54 decks given to a prize are no damage done by the enemy', () => {
    const s = meeting({ x: 21_000, heading: 0, seat: 0, crew: 0 }, { heading: 0, port: 2 });
    foul(shipOf(s, 0), shipOf(s, 1));
    expect(scores(s)).toEqual([15, 1]);
    drill(disentangling, s, 6).say('cut ship=0 from=1', 'man deck=port', 'man deck=starboard', 'manned');
    expect(shipOf(s, 0)).toMatchObject({ port: 1, starboard: 2, given: 2 });
    expect(cellsLost(shipOf(s, 0))).toBe(1);
    expect(scores(s)).toEqual([15, 1]);
  });

  test('R54 damage by one’s own explosion counts for the enemy', () => {
    const s = meeting({}, { fire: 2 });
    add(s, 0, 23, 50, 2, { fire: 1 });
    drill(fireRemoval, s, 1, 5);
    expect(shipOf(s, 0).condition).toBe('blown-up');
    expect(scores(s)).toEqual([0, 12]);
  });

  test('R55 a ship that leaves the table is gone for good; what is marked off scores, the rest does not', () => {
    const s = meeting({ port: 1, fore: 0, x: 99_500 });
    s.active = 1;
    const d = drill(movement, s).say('run mm=100');
    expect(d.ended()).toBe(true);
    expect(shipOf(s, 1).condition).toBe('withdrawn');
    expect(scores(s)).toEqual([3, 0]);
    expect(silenced(s)).toBe(true);
  });

  test('R55 a captured ship that leaves stays captured', () => {
    expect(worth(meeting(), shipOf(meeting({ seat: 0, crew: 1, condition: 'withdrawn' }), 1))).toBe(15);
  });
});

describe('the winner', () => {
  function ended(s: AgeOfSail, over: AgeOfSail['over'] = 'rounds'): AgeOfSail {
    s.over = over;
    return s;
  }

  test('5.12 the side that has done more damage wins', () => {
    expect(result(ended(meeting({ port: 1 }, { hull: 2 })))).toEqual({
      winners: [0],
      scores: [2, 1],
      reason: 'rounds',
      clause: '5.12',
    });
    expect(result(ended(meeting({ port: 2 }, { hull: 0 })))?.winners).toEqual([1]);
  });

  test('5.12, R54 equal damage is a draw', () => {
    expect(result(ended(meeting({ port: 1 }, { fore: 0, main: 0 })))).toMatchObject({ winners: [], scores: [2, 2] });
  });

  test('5.12 allies win together', () => {
    const s = sea({ articles: { sides: [0, 1, 0, 1] } });
    for (const seat of [0, 1, 2, 3] as const) add(s, seat, 20, 20 + 20 * seat, 2, { port: seat === 2 ? 1 : 3 });
    expect(result(ended(s))).toMatchObject({ winners: [1, 3], scores: [0, 2, 0, 2] });
  });

  test('5.12, R53 being silenced first does not lose the battle: the damage decides', () => {
    const s = ended(meeting({ port: 0, starboard: 0 }, { port: 1, starboard: 0, hull: 0, fore: 0 }), 'silenced');
    expect(result(s)).toMatchObject({ winners: [1], scores: [6, 9], reason: 'silenced', clause: 'R53' });
  });

  test('5.12 there is no result while the battle lasts', () => {
    const s = meeting();
    drill(movement, s);
    expect(result(s)).toBeNull();
  });
});

describe('able to fire', () => {
  test('R53 a fleet is silenced when none of its ships has a deck that somebody could serve', () => {
    expect(silenced(meeting())).toBe(false);
    expect(silenced(meeting({ port: 0, starboard: 1 }))).toBe(false);
    expect(silenced(meeting({ port: 0, starboard: 0 }))).toBe(true);
    expect(silenced(meeting({ condition: 'sunk' }))).toBe(true);
    expect(silenced(meeting({}, { crew: 0 }))).toBe(true);
    expect(silenced(meeting({}, { crew: 1 }))).toBe(false);
    expect(silenced(meeting({}, { crew: 1, port: 0, starboard: 0 }))).toBe(true);
  });

  test('R53 guns that have fired, or a crew at its repairs, are still able to fire', () => {
    expect(silenced(meeting({ firedPort: 3, firedStarboard: 3 }))).toBe(false);
    expect(silenced(meeting({ repairing: 1, fore: 0 }))).toBe(false);
  });

  test('R53 one armed ship is enough, and a prize is armed for her captor once she is manned', () => {
    const s = meeting({ port: 0, starboard: 0 });
    add(s, 1, 80, 60, 2);
    expect(silenced(s)).toBe(false);
    shipOf(s, 2).seat = 0;
    expect(silenced(s)).toBe(true);
    const prize = meeting({ seat: 1 }, { port: 0, starboard: 0 });
    const taken = add(prize, 1, 30, 30, 2, { seat: 0, crew: 0 });
    expect(silenced(prize)).toBe(true);
    taken.crew = 1;
    expect(silenced(prize)).toBe(false);
  });

  test('R54 a capture in play is worth fifteen to the captor’s side', () => {
    const s = meeting({ x: 21_000, y: 50_000, heading: 0, port: 0, starboard: 0 }, { heading: 0, x: 20_000 });
    drill(boarding, s, 1, 1, 1, 1, 1, 1);
    expect(scores(s)).toEqual([15, 0]);
  });
});
