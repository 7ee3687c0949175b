/** The chart as a scene: fifteen hexes by ten, north up. */

import type { ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import {
  columnOf,
  EXIT,
  facings,
  hasPlace,
  inFog,
  isAfloat,
  LAND,
  qualities,
  rowOf,
  SHALLOW,
  sizes,
} from '@weathergauge/rules-convoy/geometry';
import { hexOutline } from '../../../board/grid.ts';
import type { AreaKind, Scene, SceneArea, SceneShip } from '../../../board/scene.ts';
import { oneSea } from '../../../board/scene.ts';
import type { Force } from '../../forces.ts';
import { countForces } from '../../forces.ts';
import { flagOf } from './flags.ts';
import { say } from './say.ts';
import { BOUNDS, GRID, HEX, headingOf, poseOf, SIZE } from './units.ts';

/** Shares of a hex, by size. Merchants are as long and a good deal rounder. */
const LENGTHS = [0.66, 0.8, 0.94] as const;
const WARSHIP_BEAM = 0.27;
const MERCHANT_BEAM = 0.38;
const WARSHIP_MASTS = [2, 3, 3] as const;
const MERCHANT_MASTS = [1, 2, 3] as const;

const SIDES: Scene['sides'] = [{ tone: 'blue' }, { tone: 'red' }];

/** Eight a side at most: the convoy from A on, the raiders from R on, and the derelict last of all. */
const LETTERS = { '0': 'A', '1': 'R', '-1': 'Z' } as const;

export function shipLetter(view: ConvoyView, ship: ShipView): string {
  const before = view.ships.filter(other => other.id < ship.id && other.flag === ship.flag).length;
  return String.fromCharCode(LETTERS[ship.flag].charCodeAt(0) + before);
}

/** The name of a side; in scenarios about a derelict neither side is a convoy, so both are called squadrons. */
export function nameOfSide(view: ConvoyView, side: number): string {
  if (side < 0) return say('side.none');
  if (view.prize === 'derelict') return say(side === 0 ? 'side.north' : 'side.south');
  return say(side === 0 ? 'side.convoy' : 'side.raiders');
}

export function facingName(facing: number): string {
  return say(`facing.${facings[facing] ?? 'E'}`);
}

export function sizeOf(ship: Pick<ShipView, 'kind' | 'size'>): { readonly length: number; readonly beam: number } {
  const length = HEX * (LENGTHS[ship.size] ?? 1);
  return { length, beam: length * (ship.kind === 'merchant' ? MERCHANT_BEAM : WARSHIP_BEAM) };
}

export function scene(view: ConvoyView): Scene {
  return {
    ...oneSea(BOUNDS, GRID),
    areas: areasOf(view),
    ships: view.ships.filter(hasPlace).map(ship => sceneShip(view, ship)),
    sides: SIDES,
    winds: [
      {
        from: (headingOf(view.windTo) + 180) % 360,
        strength: say('windDice', { ours: view.stock[0] ?? 0, theirs: view.stock[1] ?? 0 }),
        label: say('wind', { from: facingName((view.windTo + 3) % 6), to: facingName(view.windTo) }),
      },
    ],
  };
}

export function forces(view: ConvoyView): readonly Force[] {
  const ships = view.ships.filter(hasPlace).map(({ side }) => ({ side, kind: FORCES[side] }));
  return countForces(ships, (kind, count) => say(`force.${kind}`, { count }));
}

const FORCES = { '0': 'convoy', '1': 'raiders', '-1': 'none' } as const;

function areasOf(view: ConvoyView): SceneArea[] {
  const areas: SceneArea[] = [];
  const add = (kind: AreaKind, at: number): void => {
    areas.push({ id: `${kind}-${at}`, kind, outline: hexOutline(SIZE, columnOf(at), rowOf(at)), label: '' });
  };
  view.chart.forEach((bits, at) => {
    if ((bits & EXIT) !== 0) add('exit', at);
    if ((bits & SHALLOW) !== 0) add('shoal', at);
    if ((bits & LAND) !== 0) add('island', at);
  });
  for (const at of view.fog) add('fog', at);
  return areas;
}

function conditionOf(ship: ShipView): SceneShip['condition'] {
  if (ship.condition === 'burnt') return 'wreck';
  if (ship.condition === 'struck') return 'struck';
  if (ship.aground) return 'aground';
  if (ship.captured) return 'captured';
  return ship.kind === 'merchant' ? 'merchant' : 'sailing';
}

function sceneShip(view: ConvoyView, ship: ShipView): SceneShip {
  const full = ship.fullCrew + ship.fullGun + ship.fullSail;
  // What her sails have lost is seen on her masts.
  const hull = Math.max(0, 1 - (ship.crew + ship.gun) / Math.max(1, ship.fullCrew + ship.fullGun));
  return {
    id: ship.id,
    name: ship.name,
    badge: shipLetter(view, ship),
    flag: flagOf(ship.side),
    side: ship.side,
    pose: poseOf(ship),
    ...sizeOf(ship),
    masts: mastsOf(ship),
    damage: Math.max(0, 1 - (ship.crew + ship.gun + ship.sail) / full),
    sides: { port: hull, starboard: hull },
    guns: { port: ship.gun, starboard: ship.gun, of: ship.fullGun },
    fire: ship.condition === 'burnt' ? 2 : 0,
    trader: ship.kind === 'merchant',
    condition: conditionOf(ship),
    description: describe(view, ship),
  };
}

/** Sail markers spread over her masts, lost from the stern forward, in halves: while she has one, something is set. */
export function mastsOf(ship: ShipView): number[] {
  const count = (ship.kind === 'merchant' ? MERCHANT_MASTS : WARSHIP_MASTS)[ship.size] ?? 3;
  const standing = (count * ship.sail) / Math.max(1, ship.fullSail);
  return Array.from({ length: count }, (_, i) => Math.ceil(Math.min(1, Math.max(0, standing - i)) * 2) / 2);
}

export function kindOf(ship: ShipView): string {
  return say('kindOf', {
    quality: say(`quality.${qualities[ship.quality] ?? 'ordinary'}`),
    size: say(`size.${sizes[ship.size] ?? 'small'}`),
    kind: say(`kind.${ship.kind}`),
  });
}

/** Her states in words: a prize may be aground as well. */
export function statesOf(ship: ShipView): string[] {
  const said: string[] = [say(`condition.${ship.condition}`)];
  if (ship.condition !== 'sailing') return said;
  if (ship.captured) said.push(say('state.prize'));
  if (ship.aground) said.push(say('state.aground'));
  if (ship.paused) said.push(say('state.paused'));
  return said.length > 1 ? said.slice(1) : said;
}

function describe(view: ConvoyView, ship: ShipView): string {
  const said = [
    nameOfSide(view, ship.side),
    kindOf(ship),
    ...statesOf(ship),
    say('at', { column: columnOf(ship.at), row: rowOf(ship.at) }),
  ];
  if (isAfloat(ship)) {
    said.push(say('heading', { facing: facingName(ship.facing) }));
    said.push(say('markersLeft', { crew: ship.crew, gun: ship.gun, sail: ship.sail }));
  }
  if (inFog(view, ship)) said.push(say('state.fog'));
  return said.join(', ');
}
