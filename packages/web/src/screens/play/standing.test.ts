import { expect, test } from 'vitest';
import { pointOfSail, shortName, sideOfSeat, standingOf } from './standing.ts';

test('rounds and scores are read from the view, with the name of the first seat of each side', () => {
  const view = { round: 3, rounds: 8, sides: [0, 0, 1], scores: [7, 4] };
  expect(standingOf(view, ['Fleet A van', 'Fleet A rear', 'Fleet B'])).toEqual({
    round: 3,
    rounds: 8,
    clock: null,
    scores: [
      { side: 0, name: 'Fleet A van', points: 7 },
      { side: 1, name: 'Fleet B', points: 4 },
    ],
  });
  expect(sideOfSeat(view, 2)).toBe(1);
});

test('a view without them shows nothing', () => {
  expect(standingOf(null, ['A', 'B'])).toEqual({ round: null, rounds: null, clock: null, scores: [] });
  expect(standingOf({ round: 0 }, []).round).toBeNull();
  expect(sideOfSeat(undefined, 1)).toBe(1);
});

test('the battle clock is told where there is one', () => {
  expect(standingOf({ turn: 2, clock: 0, loop: 60 }, []).clock).toEqual({ at: 0, loop: 60 });
  expect(standingOf({ turn: 2, clock: 4 }, []).clock).toBeNull();
});

test('points of sail go by eighths, and the tack by the side the wind comes over', () => {
  const sailing = (heading: number, from: number) => pointOfSail({ pose: { x: 0, y: 0, heading } }, { from });
  expect(sailing(0, 0)).toEqual({ sailing: 'irons', tack: null, off: 0 });
  expect(sailing(0, 45)).toEqual({ sailing: 'close', tack: 'starboard', off: 45 });
  expect(sailing(0, 270)).toEqual({ sailing: 'beam', tack: 'port', off: 90 });
  expect(sailing(225, 90)).toEqual({ sailing: 'broad', tack: 'port', off: 135 });
  expect(sailing(350, 170)).toEqual({ sailing: 'running', tack: null, off: 180 });
});

test('a seat is called by its nation where there is little room', () => {
  expect(shortName('Fleet A van (England)')).toBe('England');
  expect(shortName('Raiders')).toBe('Raiders');
});
