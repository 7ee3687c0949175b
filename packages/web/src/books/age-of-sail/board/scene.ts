/** The table as a scene: north is up, a unit is a millimetre. */

import type { AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import { compassNames } from '@weathergauge/seamanship';
import type { Pose, Scene, SceneShip } from '../../../board/scene.ts';
import {
  decksOf,
  DEGREES_PER_POINT,
  HULL_CELLS,
  HUNDREDTHS,
  LETTERS_A_SIDE,
  PIRATE_BEAM,
  PIRATE_LENGTH,
  SHIP_BEAM,
  SHIP_LENGTH,
} from './figures.ts';
import { say } from './say.ts';

const LARGE = 1000;
/** The hardest wind there is (1.5). */
const STORM = 7;

export function pointName(point: number): string {
  return say(`points.${compassNames[point] ?? 'N'}`);
}

export function poseOf(
  view: Pick<AgeOfSailView, 'height'>,
  at: { readonly x: number; readonly y: number; readonly heading: number },
): Pose {
  return { x: at.x / HUNDREDTHS, y: (view.height - at.y) / HUNDREDTHS, heading: at.heading * DEGREES_PER_POINT };
}

/** Laid out, and not gone for good without a trace. */
export function isShown(ship: ShipView): boolean {
  return ship.x >= 0 && ship.condition !== 'withdrawn';
}

export function isAfloat(ship: ShipView): boolean {
  return isShown(ship) && ship.condition !== 'sunk' && ship.condition !== 'blown-up';
}

export function shipLetter(view: AgeOfSailView, ship: ShipView): string {
  const side = view.sides[ship.home] ?? 0;
  const before = view.ships.filter(other => other.id < ship.id && view.sides[other.home] === side).length;
  return String.fromCharCode('A'.charCodeAt(0) + side * LETTERS_A_SIDE + before);
}

export function isTaken(view: AgeOfSailView, ship: ShipView): boolean {
  return view.sides[ship.home] !== ship.side;
}

export function scene(view: AgeOfSailView): Scene {
  const width = view.width / HUNDREDTHS;
  const height = view.height / HUNDREDTHS;
  return {
    bounds: { x: 0, y: 0, width, height },
    grid: { kind: 'plane', step: Math.max(width, height) > LARGE ? 100 : 50, scale: 100, label: say('scale') },
    areas: view.areas.map((area, i) => ({
      id: `${area.kind}-${i}`,
      kind: area.kind,
      outline: area.outline.map((v, j) => (j % 2 === 0 ? v : view.height - v) / HUNDREDTHS),
      label: '',
    })),
    ships: view.ships.filter(isShown).map(ship => sceneShip(view, ship)),
    wind: {
      from: view.windFrom * DEGREES_PER_POINT,
      strength: say(`strength.${view.windSpeed}`),
      label: say('wind', { from: pointName(view.windFrom), speed: view.windSpeed }),
      force: view.windSpeed / STORM,
    },
  };
}

function conditionOf(view: AgeOfSailView, ship: ShipView): SceneShip['condition'] {
  switch (ship.condition) {
    case 'sunk':
    case 'blown-up':
    case 'withdrawn':
      return 'wreck';
    case 'aground':
      return 'aground';
    default:
  }
  // Nobody of either side aboard: she flies no colours.
  if (ship.crew === 0) return 'struck';
  if (ship.condition !== 'sailing') return 'anchored';
  return isTaken(view, ship) ? 'captured' : 'sailing';
}

function sceneShip(view: AgeOfSailView, ship: ShipView): SceneShip {
  const decks = decksOf(ship.navy);
  const cells = 2 * decks + HULL_CELLS;
  const pirate = ship.navy === 'privateers';
  return {
    id: ship.id,
    name: ship.name,
    badge: shipLetter(view, ship),
    nation: ship.navy,
    side: ship.side,
    pose: poseOf(view, ship),
    length: pirate ? PIRATE_LENGTH : SHIP_LENGTH,
    beam: pirate ? PIRATE_BEAM : SHIP_BEAM,
    masts: [ship.fore, ship.main, ship.mizzen],
    damage: 1 - (ship.port + ship.starboard + ship.hull) / cells,
    guns: { port: ship.port, starboard: ship.starboard, of: decks },
    fire: ship.fire === 0 ? 0 : ship.fire === 1 ? 1 : 2,
    condition: conditionOf(view, ship),
    description: describe(view, ship),
  };
}

function describe(view: AgeOfSailView, ship: ShipView): string {
  const said = [say(`navy.${ship.navy}`), say(`condition.${ship.condition}`)];
  if (isAfloat(ship)) {
    said.push(
      say('heading', { point: pointName(ship.heading) }),
      say('decks', { port: ship.port, starboard: ship.starboard }),
      say('hullLeft', { hull: ship.hull }),
    );
    said.push(say('mastsLeft', { masts: ship.fore + ship.main + ship.mizzen }));
    if (ship.fire > 0) said.push(say(`fire.${ship.fire}`));
    if (ship.fouled !== 0) said.push(say('entangled'));
    if (isTaken(view, ship)) said.push(say('prize'));
  }
  return said.join(', ');
}
