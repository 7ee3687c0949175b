import { describe, expect, test } from 'vitest';
import { game, playerTurn } from './ch05-sequence.ts';
import { ending, result, scores, worth } from './ch05-victory.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, drill, sea } from '../test/drill.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { ruleset } from '../index.ts';
import { view } from '../model/view.ts';
import type { Size } from '../model/vocabulary.ts';
import { sizes } from '../model/vocabulary.ts';

const GONE = { condition: 'exited', at: -1 } as const;
const STRUCK = { condition: 'struck', side: -1, seat: -1 } as const;
const BURNT = { condition: 'burnt', side: -1, seat: -1 } as const;
const PRIZE = { captured: 1, side: 1, seat: 1 } as const;
const RETAKEN = { captured: 1 } as const;
const TAKEN_RAIDER = { captured: 1, side: 0, seat: 0 } as const;

/** A merchant of the convoy, and a raider a long way off. */
function merchantAnd(changes: Partial<Ship> = {}, raider: Partial<Ship> = {}, size: Size = 'medium'): Convoy {
  const s = sea();
  add(s, 0, 2, 2, 'E', { kind: 'merchant', size }, changes);
  add(s, 1, 12, 8, 'W', {}, raider);
  return s;
}

/** What one ship is worth: positive for the convoy. */
function points(seat: 0 | 1, kind: 'warship' | 'merchant', size: Size, changes: Partial<Ship>): number {
  const s = sea();
  return worth(s, add(s, seat, 2, 2, 'E', { kind, size }, changes));
}
const bySize = (seat: 0 | 1, kind: 'warship' | 'merchant', changes: Partial<Ship>) =>
  sizes.map(size => points(seat, kind, size, changes));

describe('points', () => {
  test('R55 merchants: home 2, 3, 5; still sailing 1, 1, 2; a prize 4, 6, 10 to the raiders; burnt or struck nothing', () => {
    expect(bySize(0, 'merchant', GONE)).toEqual([2, 3, 5]);
    expect(bySize(0, 'merchant', {})).toEqual([1, 1, 2]);
    expect(bySize(0, 'merchant', PRIZE)).toEqual([-4, -6, -10]);
    expect(bySize(0, 'merchant', BURNT)).toEqual([0, 0, 0]);
    expect(bySize(0, 'merchant', STRUCK)).toEqual([0, 0, 0]);
  });

  test('R55, R59 a merchant retaken counts as any other', () => {
    expect(bySize(0, 'merchant', RETAKEN)).toEqual([1, 1, 2]);
    expect(bySize(0, 'merchant', { ...RETAKEN, ...GONE })).toEqual([2, 3, 5]);
  });

  test('R55 enemy warships: a prize 2, 4, 6; burnt or struck 1, 2, 3, for either side', () => {
    expect(bySize(1, 'warship', TAKEN_RAIDER)).toEqual([2, 4, 6]);
    expect(bySize(1, 'warship', BURNT)).toEqual([1, 2, 3]);
    expect(bySize(1, 'warship', STRUCK)).toEqual([1, 2, 3]);
    expect(bySize(0, 'warship', PRIZE)).toEqual([-2, -4, -6]);
    expect(bySize(0, 'warship', BURNT)).toEqual([-1, -2, -3]);
    expect(bySize(0, 'warship', STRUCK)).toEqual([-1, -2, -3]);
  });

  test('R55 warships under their own flag are worth nothing, retaken or not', () => {
    for (const seat of [0, 1] as const) {
      expect(bySize(seat, 'warship', {})).toEqual([0, 0, 0]);
      expect(bySize(seat, 'warship', RETAKEN)).toEqual([0, 0, 0]);
    }
  });

  test('R55 each side has the sum of its own', () => {
    const s = merchantAnd(GONE);
    add(s, 0, 1, 1, 'E', { kind: 'merchant', size: 'large' }, PRIZE);
    add(s, 0, 3, 3, 'E', { kind: 'warship', size: 'small' }, BURNT);
    add(s, 1, 9, 9, 'E', { kind: 'warship', size: 'small' }, TAKEN_RAIDER);
    expect(scores(s)).toEqual([5, 11]);
  });

  test('R51, R55 with no raider left merchants under their own flag count as home, prizes and struck ones not', () => {
    const s = merchantAnd();
    add(s, 0, 1, 1, 'E', { kind: 'merchant', size: 'large' });
    add(s, 0, 3, 3, 'E', { kind: 'merchant', size: 'large' }, STRUCK);
    add(s, 0, 4, 3, 'E', { kind: 'merchant', size: 'large' }, PRIZE);
    expect(scores(s)).toEqual([3, 10]);
    s.over = 'no-raiders';
    expect(scores(s)).toEqual([8, 10]);
  });

  test('R55, R56 the derelict is worth ten to whoever holds her', () => {
    const s = sea({ articles: { prize: 'derelict' } });
    const derelict = add(
      s,
      0,
      9,
      5,
      'E',
      { kind: 'merchant', size: 'large', quality: 'scurvy' },
      { ...STRUCK, flag: -1 },
    );
    expect(scores(s)).toEqual([0, 0]);
    Object.assign(derelict, { condition: 'sailing', captured: 1, side: 0, seat: 0 });
    expect(scores(s)).toEqual([10, 0]);
    Object.assign(derelict, { side: 1, seat: 1 });
    expect(scores(s)).toEqual([0, 10]);
    Object.assign(derelict, BURNT);
    expect(scores(s)).toEqual([0, 0]);
  });
});

describe('the end', () => {
  /** The convoy’s turn played to its clock, and the clock moved. */
  function turnEnds(s: Convoy, spaces = 3): Drill {
    const d = drill(playerTurn, {}, s);
    for (let i = 0; i < 40 && d.ask() !== 'player-turn.clock'; i++) {
      const [first = ''] = d.offers();
      const stop = d.offers().find(offer => offer === 'stop' || offer === 'hold-fire');
      d.say([2, 2, 2, 2, 2, 2, 2, 2], stop ?? first);
    }
    return d.say(`clock spaces=${spaces}`);
  }

  test('5.7, R51 the game ends with the turn in which the last merchant has left, been taken or burnt', () => {
    for (const changes of [GONE, PRIZE, BURNT]) {
      const s = merchantAnd(changes);
      expect(ending(s)).toBe('merchants');
      add(s, 0, 5, 5, 'E', { kind: 'merchant' });
      expect(ending(s)).toBe('');
    }
    const s = merchantAnd(GONE);
    turnEnds(s);
    expect(s.over).toBe('merchants');
  });

  test('5.7, R51 a merchant that has struck may still be had, and so may one that was retaken', () => {
    expect(ending(merchantAnd(STRUCK))).toBe('');
    expect(ending(merchantAnd(RETAKEN))).toBe('');
  });

  test('5.8, R51 or when the clock has gone round', () => {
    for (const [clock, spaces, over] of [
      [56, 3, ''],
      [56, 4, 'clock'],
      [56, 5, 'clock'],
      [57, 3, 'clock'],
    ] as const) {
      const s = merchantAnd({ at: 40 });
      s.clock = clock;
      turnEnds(s, spaces);
      expect(s.over).toBe(over);
    }
  });

  test('5.8, R50 the clock is as long as was agreed', () => {
    for (const loop of [36, 48, 60]) {
      const s = merchantAnd();
      Object.assign(s, { articles: { ...s.articles, loop }, clock: loop - 1 });
      expect(ending(s)).toBe('');
      s.clock = loop;
      expect(ending(s)).toBe('clock');
    }
  });

  test('R51 or when no raider is still able to take a ship: struck, burnt or a prize', () => {
    for (const changes of [STRUCK, BURNT, TAKEN_RAIDER]) expect(ending(merchantAnd({}, changes))).toBe('no-raiders');
    expect(ending(merchantAnd({}, { ...RETAKEN }))).toBe('no-raiders');
    expect(ending(merchantAnd({}, { aground: 1, paused: 1, crew: 0 }))).toBe('');
  });

  test('R56 over a derelict the game ends when one side has no active warship, whatever becomes of the derelict', () => {
    const s = sea({ articles: { prize: 'derelict' } });
    const ours = add(s, 0, 2, 1, 'E');
    const theirs = add(s, 1, 2, 8, 'E');
    const derelict = add(s, 1, 9, 5, 'E', { kind: 'merchant', size: 'large' }, { ...PRIZE, flag: -1 });
    expect(ending(s)).toBe('');
    Object.assign(derelict, BURNT);
    expect(ending(s)).toBe('');
    Object.assign(ours, STRUCK);
    expect(ending(s)).toBe('no-warships');
    Object.assign(ours, { condition: 'sailing', side: 0, seat: 0 });
    Object.assign(theirs, TAKEN_RAIDER);
    expect(ending(s)).toBe('no-warships');
  });

  test('R51 the end is looked at when a player turn ends, not before', () => {
    const s = merchantAnd({}, STRUCK);
    const d = drill(playerTurn, {}, s);
    expect([s.over, d.ended()]).toEqual(['', false]);
  });
});

describe('the winner', () => {
  /** A game that ends with its first turn, by the clock. */
  function over(s: Convoy): ReturnType<typeof result> {
    Object.assign(s, { clock: 60, stack: [], over: ending({ ...s, clock: 60 }) });
    return result(s);
  }

  test('R55 the higher total wins', () => {
    const convoy = merchantAnd();
    expect(over(convoy)).toMatchObject({ winners: [0], scores: [1, 0], reason: 'clock', clause: '5.8' });
    const raiders = merchantAnd();
    add(raiders, 0, 5, 5, 'E', { kind: 'merchant' }, PRIZE);
    expect(over(raiders)).toMatchObject({ winners: [1], scores: [1, 6] });
  });

  test('R55 equal is a draw', () => {
    const s = merchantAnd();
    add(s, 0, 5, 5, 'E', { size: 'small' }, BURNT);
    expect(over(s)).toMatchObject({ winners: [], scores: [1, 1] });
  });

  test('R55, R63 allies win together', () => {
    const s = merchantAnd();
    Object.assign(s, { articles: { ...s.articles, sides: [0, 1, 0, 1] } });
    expect(over(s)).toMatchObject({ winners: [0, 2], scores: [1, 0, 1, 0] });
  });

  test('R55 while the game goes on there is no result', () => {
    const s = merchantAnd();
    drill(game, {}, s);
    expect(result(s)).toBeNull();
  });

  test('R55 a lead of six or more is told as decisive', () => {
    const told = (...totals: [number, number]) =>
      ruleset.words.event(view(merchantAnd(), 'spectator'), {
        type: 'over',
        to: 'all',
        clause: 'R55',
        scores: totals,
        reason: 'clock',
      });
    expect(told(8, 2)).toContain('a decisive victory for the');
    expect(told(2, 8)).toContain('a decisive victory for the');
    expect(told(7, 2)).not.toContain('a decisive victory for the');
    expect(told(3, 3)).toContain('draw');
  });
});
