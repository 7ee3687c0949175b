import { expect, test } from 'vitest';
import { aShip, aScene } from './scene.fixture.ts';
import type { Motion, Pose } from './scene.ts';
import { trailsOf } from './trails.ts';

const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });
const sail = (ship: number, ...path: Pose[]): Motion => ({ kind: 'sail', ship, path, ms: 100 });
const scene = aScene({ ships: [aShip(1, at(0, 0)), aShip(2, at(0, 0))] });

test('the legs of a ship are one way, from where she lay to where she lies', () => {
  const legs = [sail(1, at(0, 0), at(0, -50)), sail(2, at(90, 0), at(90, -60)), sail(1, at(0, -50), at(30, -90, 45))];
  expect(trailsOf(legs, scene)).toEqual([
    { ship: 1, path: [at(0, 0), at(0, -50), at(30, -90, 45)] },
    { ship: 2, path: [at(90, 0), at(90, -60)] },
  ]);
});

test('a battle that is moved on the sheet takes its trails along, and nobody has sailed for it', () => {
  const motions: Motion[] = [
    sail(1, at(0, 0), at(0, -50)),
    sail(1, at(0, -50), at(200, -50)),
    { ...sail(2, at(0, 0), at(200, 0)), with: true },
    { kind: 'drift', by: { x: 200, y: 0 }, ms: 100, with: true },
  ];
  expect(trailsOf(motions, scene)).toEqual([{ ship: 1, path: [at(200, 0), at(200, -50)] }]);
});

test('a ship that only makes room has not moved, and one that turns where she lies has', () => {
  expect(trailsOf([sail(1, at(0, 0), at(6, 0))], scene)).toEqual([]);
  expect(trailsOf([sail(1, at(0, 0), at(0, 0, 90))], scene)).toHaveLength(1);
});

test('guns and captions leave no trail', () => {
  expect(trailsOf([{ kind: 'caption', text: 'Fire', ship: 1, ms: 1 }], scene)).toEqual([]);
});
