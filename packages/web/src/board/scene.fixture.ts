/** Made-up ships on an empty table, for tests and for the gallery. */

import { NO_FLAG } from './flag.ts';
import type { Pose, Scene, SceneBlock, SceneShip } from './scene.ts';

export function aShip(id: number, pose: Pose, changes: Partial<SceneShip> = {}): SceneShip {
  return {
    id,
    name: `Ship ${id}`,
    badge: String(id),
    flag: NO_FLAG,
    side: 0,
    pose,
    length: 40,
    beam: 10,
    masts: [1, 1, 1],
    damage: 0,
    guns: { port: 3, starboard: 3, of: 3 },
    fire: 0,
    condition: 'sailing',
    description: '',
    ...changes,
  };
}

export function aBlock(id: number, x: number, y: number, changes: Partial<SceneBlock> = {}): SceneBlock {
  return {
    id,
    name: `Fleet ${id}`,
    badge: String(id),
    flag: NO_FLAG,
    side: 0,
    pose: { x, y, heading: 0 },
    length: 40,
    beam: 40,
    description: '',
    face: null,
    ...changes,
  };
}

export function aScene(changes: Partial<Scene> = {}): Scene {
  const bounds = changes.bounds ?? { x: 0, y: 0, width: 1200, height: 800 };
  return {
    bounds,
    seas: [{ id: 'sea', bounds, grid: { kind: 'plane', step: 50, scale: 100, label: '' }, label: '' }],
    areas: [],
    ships: [],
    sides: [{ tone: 'blue' }, { tone: 'red' }],
    winds: [{ from: 0, strength: '', label: '' }],
    ...changes,
  };
}
