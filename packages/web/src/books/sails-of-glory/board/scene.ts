/** The table as a scene: north is up, a unit is a millimetre. */

import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import {
  cardOfShip,
  coveredHull,
  dangerOff,
  FLOODED,
  fullBroadside,
  isBattery,
  isBuilding,
  isLaid,
  mastsStanding,
  shipsOfPair,
  settingOf,
  strengths,
} from '@weathergauge/rules-sails-of-glory/geometry';
import { compassNames } from '@weathergauge/seamanship';
import type { Scene, SceneArea, ScenePlan, SceneShip } from '../../../board/scene.ts';
import { oneSea } from '../../../board/scene.ts';
import { tell } from './board-say.ts';
import { baseOf, degrees, isShip, mm, poseOf, sizeOf } from './units.ts';
import type { Force } from '../../forces.ts';
import { countForces } from '../../forces.ts';
import { FLAGS } from './flags.ts';
import { plansOf } from './helm.ts';

const CANVAS = { struck: 'furled', backing: 'little', battle: 'plain', full: 'full' } as const;
const SIDES: Scene['sides'] = [{ tone: 'blue' }, { tone: 'red' }];
const LETTERS_A_SIDE = 13;
/** The gauge has eight points. */
const WIND_POINT = 45;

export function pointName(point: number): string {
  return tell(`points.${compassNames[point] ?? 'N'}`);
}

/** British from A, French from N; works on shore have numbers. */
export function badgeOf(view: SailsView, ship: ShipView): string {
  const before = view.ships.filter(
    other => other.id < ship.id && isShip(other) === isShip(ship) && (!isShip(ship) || other.side === ship.side),
  ).length;
  if (!isShip(ship)) return String(before + 1);
  return String.fromCharCode('A'.charCodeAt(0) + ship.side * LETTERS_A_SIDE + before);
}

export function sideName(side: number): string {
  return tell(side === 0 ? 'british' : 'french');
}

export function scene(view: SailsView): Scene {
  const width = mm(view.width);
  const height = mm(view.height);
  return {
    ...oneSea({ x: 0, y: 0, width, height }, { kind: 'plane', step: 90, scale: 100, label: tell('scale') }),
    areas: view.land.map((land, i) => areaOf(view, land, i)),
    ships: view.ships.filter(isLaid).map(ship => sceneShip(view, ship)),
    sides: SIDES,
    winds: [
      {
        from: view.windFrom * WIND_POINT,
        strength: tell(`strength.${strengths[view.windStrength] ?? 'medium'}`),
        label: tell('wind', { from: pointName(view.windFrom) }),
        force: (view.windStrength + 1) / (strengths.length + 1),
      },
    ],
    // R84 By eye: the board does not show where a card leads.
    plans: view.byEye ? [] : view.ships.flatMap(ship => plans(view, ship)),
    ties: [...ties(view.entangled, 'entangled'), ...ties(view.grappled, 'grappled')],
  };
}

export function forces(view: SailsView): readonly Force[] {
  const ships = view.ships.filter(ship => isLaid(ship) && isShip(ship));
  return countForces(
    ships.map(({ side }) => ({ side, kind: side === 0 ? 'british' : 'french' })),
    (kind, count) => tell(`force.${kind}`, { count }),
  );
}

function plans(view: SailsView, ship: ShipView): ScenePlan[] {
  return plansOf(view, ship).map(({ end, path }) => ({ ship: ship.id, pose: poseOf(view, end), path }));
}

function ties(pairs: readonly number[], kind: 'entangled' | 'grappled'): NonNullable<Scene['ties']>[number][] {
  return pairs.map(pair => {
    const [ship, other] = shipsOfPair(pair);
    return { ship, other, kind };
  });
}

function areaOf(view: SailsView, land: SailsView['land'][number], i: number): SceneArea {
  return {
    id: `${land.kind}-${i}`,
    kind: land.kind === 'coast' ? 'island' : land.kind,
    outline: land.outline.map((v, j) => mm(j % 2 === 0 ? v : view.height - v)),
    label: '',
    danger: mm(dangerOff(land)),
  };
}

function conditionOf(ship: ShipView): SceneShip['condition'] {
  if (ship.condition === 'gone') return 'wreck';
  if (ship.condition === 'wreck') return 'struck';
  if (ship.condition === 'aground') return 'aground';
  return isShip(ship) && (ship.anchored || ship.condition === 'unplaced') ? 'anchored' : 'sailing';
}

/** Fore, main and mizzen are drawn while more masts stand than this: the mizzen goes first, the main last. */
const GONE_AT = [1, 0, 2] as const;

/** By mast how much of it is drawn: a torn sail leaves half. */
export function mastsDrawn(ship: ShipView): number[] {
  const standing = mastsStanding(ship);
  let torn = ship.tornSails;
  return GONE_AT.map(gone => {
    if (standing <= gone) return 0;
    torn -= 1;
    return torn >= 0 ? 0.5 : 1;
  });
}

/** A10.6 A leak lets her lie over a little, every box that has filled much more. */
const LEAKING = 0.2;
const FILLED = 1.6;

function listOf({ leaks, hull }: ShipView): number {
  const flooded = hull.filter(points => points === FLOODED).length;
  return Math.min(1, (leaks > 0 ? LEAKING : 0) + (FILLED * flooded) / Math.max(1, hull.length));
}

function sceneShip(view: SailsView, ship: ShipView): SceneShip {
  const covered = coveredHull(ship);
  const guns = ship.firepower[1];
  const setting = settingOf(view, ship);
  const fire = ship.fires === 0 ? 0 : ship.fires === 1 ? 1 : 2;
  return {
    id: ship.id,
    name: ship.name,
    badge: badgeOf(view, ship),
    flag: FLAGS[ship.side],
    side: ship.side,
    pose: poseOf(view, ship),
    ...sizeOf(ship),
    masts: isShip(ship) ? mastsDrawn(ship) : [],
    damage: isBuilding(ship) ? 0 : covered / Math.max(1, ship.hull.length),
    guns: isShip(ship)
      ? { port: guns, starboard: guns, of: fullBroadside(ship) }
      : { port: ship.hull.length - covered, starboard: 0, of: ship.hull.length },
    list: listOf(ship),
    fire,
    condition: conditionOf(ship),
    description: describe(view, ship),
    base: baseOf(ship),
    ...(setting === null ? {} : { canvas: CANVAS[setting] }),
    ...(isBattery(ship) ? { works: 'battery' as const } : {}),
    ...(isBuilding(ship) ? { works: 'building' as const } : {}),
  };
}

/** Points that a building takes before it falls are a matter of its one box; everything else counts boxes. */
function describe(view: SailsView, ship: ShipView): string {
  const setting = settingOf(view, ship);
  const said = [sideName(ship.side), cardOfShip(ship)?.className ?? ''];
  if (ship.condition === 'gone') said.push(tell('condition.silenced'));
  else if (ship.condition === 'wreck') said.push(tell('condition.wreck'));
  else if (ship.condition === 'aground') said.push(tell('condition.aground'));
  else if (isShip(ship) && ship.anchored) said.push(tell('condition.anchored'));
  else if (isShip(ship))
    said.push(
      tell('heading', { degrees: Math.round(degrees(ship.heading)) % 360 }),
      ship.wind === '' ? '' : tell(`sector.${ship.wind}`),
    );
  if (setting !== null) said.push(tell(`setting.${setting}`));
  if (isBuilding(ship)) said.push(tell('damagePoints', { count: ship.hull[0] ?? 0 }));
  else {
    said.push(
      tell('hull', { covered: coveredHull(ship), of: ship.hull.length }),
      tell('guns', { figures: ship.firepower.join('/') }),
    );
  }
  if (ship.crew > 0) said.push(tell('crew', { count: ship.crew }));
  if (ship.fires > 0) said.push(tell('fires', { count: ship.fires }));
  if (ship.leaks > 0) said.push(tell('leaks', { count: ship.leaks }));
  if (ship.masts > 0) said.push(tell('mastsGone', { count: ship.masts }));
  if (ship.flagship) said.push(tell('flagship'));
  if (ship.seat === -1 && view.automatic === ship.side) said.push(tell('automatic'));
  return said.filter(words => words !== '').join(', ');
}
