import { expect, test } from 'vitest';
import type { Nation, Scene, SceneShip } from '../../board/scene.ts';
import { forcesOf } from './forces.ts';

const ship = (id: number, side: 0 | 1 | -1, nation: Nation): SceneShip => ({
  id,
  name: '',
  badge: '',
  nation,
  side,
  pose: { x: 0, y: 0, heading: 0 },
  length: 1,
  beam: 1,
  masts: [],
  damage: 0,
  guns: { port: 0, starboard: 0, of: 0 },
  fire: 0,
  condition: 'sailing',
  description: '',
});

test('ships are counted by side and nation', () => {
  const ships = [ship(1, 1, 'france'), ship(2, 0, 'england'), ship(3, 0, 'england'), ship(4, -1, 'none')];
  const scene: Scene = {
    bounds: { x: 0, y: 0, width: 1, height: 1 },
    grid: { kind: 'plane', step: 1, scale: 1, label: '' },
    areas: [],
    ships,
    wind: { from: 0, strength: '', label: '' },
  };
  expect(forcesOf(scene)).toEqual([
    { side: 0, nation: 'england', ships: 2 },
    { side: 1, nation: 'france', ships: 1 },
    { side: -1, nation: 'none', ships: 1 },
  ]);
});
