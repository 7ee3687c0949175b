/** What the camera shows by itself: who decides and whom it concerns, clear of panels, and who fights. */

import { describe, expect, test } from 'vitest';
import type { Camera, Offered } from './camera.ts';
import { cameraOf } from './camera.ts';
import { fightIn } from './fights.ts';
import type { Transform } from './framing.ts';
import { chartOf } from './framing.ts';
import { discsOfPieces } from './discs.ts';
import type { Rect } from './rect.ts';
import { meets } from './rect.ts';
import type { Motion, Scene, SceneArea, Spot } from './scene.ts';
import { aScene, aShip } from './scene.fixture.ts';

const SPACE: Rect = { left: 330, top: 100, right: 1050, bottom: 800 };
const ROSE: Rect = { left: 900, top: 640, right: 1050, bottom: 800 };

function cameraOver(scene: Scene, obstacles: Rect[] = []): Camera {
  return cameraOf({
    chart: chartOf(scene.bounds),
    scene: () => scene,
    discs: (scale, pieces) => discsOfPieces(scene, scale, pieces),
    space: () => SPACE,
    obstacles: () => obstacles,
    limits: () => [0.1, 8],
    isNarrow: () => false,
  });
}

/** Where a place of the board comes to lie on the screen. */
function onScreen(scene: Scene, { x, y }: Spot, { k, x: dx, y: dy }: Transform): Spot {
  const chart = chartOf(scene.bounds);
  return { x: (x - chart.x) * k + dx, y: (y - chart.y) * k + dy };
}

function isSeen(scene: Scene, spot: Spot, view: Transform): boolean {
  const { x, y } = onScreen(scene, spot, view);
  return x >= SPACE.left && x <= SPACE.right && y >= SPACE.top && y <= SPACE.bottom;
}

function aboutShip(scene: Scene, id: number, foes: readonly number[] = []): Offered {
  const one = scene.ships.filter(ship => ship.id === id);
  return {
    offers: scale => discsOfPieces(scene, scale, one),
    foes: scene.ships.filter(ship => foes.includes(ship.id)),
  };
}

const DUEL = aScene({
  ships: [
    aShip(0, { x: 200, y: 200, heading: 0 }),
    aShip(1, { x: 320, y: 260, heading: 90 }, { side: 1 }),
    aShip(2, { x: 1150, y: 760, heading: 90 }, { side: 1 }),
  ],
});

describe('a decision', () => {
  test('is framed with the enemy whom it concerns, clear of panels and of the rose', () => {
    const view = cameraOver(DUEL, [ROSE]).framed(aboutShip(DUEL, 0, [1]));
    for (const ship of DUEL.ships.slice(0, 2)) {
      expect(isSeen(DUEL, ship.pose, view), ship.name).toBe(true);
      expect(meets({ ...onScreen(DUEL, ship.pose, view), r: 10 }, ROSE), `${ship.name} under the rose`).toBe(false);
    }
  });

  test('that cannot be seen moves the view', () => {
    const camera = cameraOver(DUEL);
    const elsewhere = camera.part({ x: 900, y: 600, width: 300, height: 200 });
    const view = camera.better(aboutShip(DUEL, 0, [1]), elsewhere, 'stays');
    expect(view !== null && isSeen(DUEL, { x: 200, y: 200 }, view)).toBe(true);
  });

  test('is closed in on for a large gain, unless less motion is wanted; and then the view stays', () => {
    // Without the one who is far off.
    const scene = { ...DUEL, ships: DUEL.ships.slice(0, 2) };
    const camera = cameraOver(scene);
    const far = camera.wholeSheet(null);
    const asked = aboutShip(scene, 0, [1]);
    expect(camera.better(asked, far, 'stays')).toBeNull();
    const close = camera.better(asked, far, 'closes in');
    if (close === null) throw new Error('the view stays');
    expect(close.k).toBeGreaterThan(far.k * 1.5);
    expect(camera.better(asked, close, 'closes in')).toBeNull();
  });

  test('keeps the goal in sight, as long as ships can be made out', () => {
    const exit: SceneArea = { id: 'exit', kind: 'exit', outline: [1100, 0, 1200, 0, 1200, 100], label: '' };
    const scene = { ...DUEL, ships: DUEL.ships.slice(0, 2), areas: [exit] };
    const camera = cameraOver(scene);
    const view = camera.framed(aboutShip(scene, 0, [1]));
    expect(isSeen(scene, { x: 1200, y: 0 }, view)).toBe(true);
    const close = cameraOver({ ...scene, areas: [] }).framed(aboutShip(scene, 0, [1]));
    const back = camera.better(aboutShip(scene, 0, [1]), close, 'stays');
    expect(back !== null && isSeen(scene, { x: 1200, y: 0 }, back), 'drawn back to it').toBe(true);
  });
});

describe('a fight', () => {
  const VOLLEY: Motion = { kind: 'volley', ship: 0, target: 1, side: 'port', guns: 3, hits: 1, ms: 500 };

  test('is closed in on, and not a second time', () => {
    const camera = cameraOver(DUEL);
    const fight = fightIn([VOLLEY], DUEL);
    if (fight === null) throw new Error('nobody fights');
    const far = camera.wholeSheet(null);
    const close = camera.closeUp(fight, far);
    if (close === null) throw new Error('the view stays');
    expect(close.k).toBeGreaterThan(far.k * 1.5);
    for (const { pose } of DUEL.ships.slice(0, 2)) expect(isSeen(DUEL, pose, close)).toBe(true);
    expect(camera.closeUp(fight, close)).toBeNull();
  });

  test('is where the ships come to lie before they fire, too', () => {
    const to = { x: 600, y: 700, heading: 0 };
    const sail: Motion = { kind: 'sail', ship: 0, path: [DUEL.ships[0]?.pose ?? to, to], ms: 500 };
    const places = fightIn([sail, VOLLEY], DUEL)?.(1) ?? [];
    expect(places).toContainEqual({ x: 600, y: 700, r: 20 });
    expect(places).toContainEqual({ x: 320, y: 260, r: 20 });
    expect(fightIn([sail], DUEL), 'a ship that sails does not fight').toBeNull();
  });
});
