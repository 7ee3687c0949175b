/** The table as a scene: north is up, a unit is a millimetre. */

import type { AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import {
  decksOf,
  HALF_BEAM,
  HALF_KEEL,
  hasPlace,
  HULL_UNITS,
  isPirate,
  isTaken,
  isUnmanned,
  mayFounder,
  onTable,
  shipLetter,
  WIND_MOST,
  wrecked,
} from '@weathergauge/rules-age-of-sail/geometry';
import { compassNames } from '@weathergauge/seamanship';
import type { Scene, SceneShip } from '../../../board/scene.ts';
import { oneSea } from '../../../board/scene.ts';
import type { Force } from '../../forces.ts';
import { countForces } from '../../forces.ts';
import { FLAGS } from './flags.ts';
import { say } from './say.ts';
import { degrees, millimetres, poseOf } from './units.ts';

const LARGE = 1000;
const SIDES: Scene['sides'] = [{ tone: 'blue' }, { tone: 'red' }];
/** The length is that of the rules; the beam is a little larger, for looks. */
const LENGTH = millimetres(2 * (HALF_KEEL + HALF_BEAM));
const SHIP = { length: LENGTH, beam: 10.5 } as const;
const PIRATE = { length: LENGTH - 3, beam: 9.5 } as const;

export function pointName(point: number): string {
  return say(`points.${compassNames[point] ?? 'N'}`);
}

export function sizeOf(ship: ShipView): { readonly length: number; readonly beam: number } {
  return isPirate(ship) ? PIRATE : SHIP;
}

export function scene(view: AgeOfSailView): Scene {
  const width = millimetres(view.width);
  const height = millimetres(view.height);
  return {
    ...oneSea(
      { x: 0, y: 0, width, height },
      { kind: 'plane', step: Math.max(width, height) > LARGE ? 100 : 50, scale: 100, label: say('scale') },
    ),
    areas: view.areas.map((area, i) => ({
      id: `${area.kind}-${i}`,
      kind: area.kind,
      outline: area.outline.map((v, j) => millimetres(j % 2 === 0 ? v : view.height - v)),
      label: '',
    })),
    ships: view.ships.filter(hasPlace).map(ship => sceneShip(view, ship)),
    sides: SIDES,
    winds: [
      {
        from: degrees(view.windFrom),
        strength: say(`strength.${view.windSpeed}`),
        label: say('wind', { from: pointName(view.windFrom), speed: view.windSpeed }),
        force: view.windSpeed / WIND_MOST,
      },
    ],
  };
}

export function forces(view: AgeOfSailView): readonly Force[] {
  const ships = view.ships.filter(hasPlace).map(({ side, navy }) => ({ side, kind: navy }));
  return countForces(ships, (navy, count) => say(`force.${navy}`, { count }));
}

function conditionOf(view: AgeOfSailView, ship: ShipView): SceneShip['condition'] {
  if (!onTable(ship)) return 'wreck';
  if (ship.condition === 'aground') return 'aground';
  // She has no flag.
  if (isUnmanned(ship)) return 'struck';
  if (ship.condition !== 'sailing') return 'anchored';
  return isTaken(view, ship) ? 'captured' : 'sailing';
}

function sceneShip(view: AgeOfSailView, ship: ShipView): SceneShip {
  const decks = decksOf(ship);
  const hull = 2 * decks + HULL_UNITS;
  const left = ship.port + ship.starboard + ship.hull;
  const masts = [ship.fore, ship.main, ship.mizzen];
  const standing = masts.reduce((sum, mast) => sum + mast, 0);
  return {
    id: ship.id,
    name: ship.name,
    badge: shipLetter(view, ship),
    flag: FLAGS[ship.navy],
    side: ship.side,
    pose: poseOf(view, ship),
    ...sizeOf(ship),
    masts,
    damage: 1 - left / hull,
    lost: 1 - (left + standing) / (hull + masts.length),
    sides: { port: sideLost(ship, ship.port, decks), starboard: sideLost(ship, ship.starboard, decks) },
    list: listOf(view, ship),
    guns: { port: ship.port, starboard: ship.starboard, of: decks },
    fire: ship.fire === 0 ? 0 : ship.fire === 1 ? 1 : 2,
    condition: conditionOf(view, ship),
    description: describe(view, ship),
  };
}

/** Decks are lost on the board that was shot at; what the hull has lost is seen on both. */
function sideLost({ hull }: ShipView, left: number, decks: number): number {
  return (decks - left + HULL_UNITS - hull) / (decks + HULL_UNITS);
}

const WATERLOGGED = 0.45;

/** R40 A wreck lies over; 4.15 in high seas she may go down at any throw. */
function listOf(view: AgeOfSailView, ship: ShipView): number {
  if (!wrecked(ship)) return 0;
  return mayFounder(view, ship) ? 1 : WATERLOGGED;
}

function describe(view: AgeOfSailView, ship: ShipView): string {
  const said = [say(`navy.${ship.navy}`), say(`condition.${ship.condition}`)];
  if (onTable(ship)) {
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
