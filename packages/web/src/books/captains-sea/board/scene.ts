/** The map as a scene: 25 squares by 19, heading 1 up. */

import type { SeaView, ShipView, SmokeView } from '@weathergauge/rules-captains-sea';
import { smokePoints, windLetters } from '@weathergauge/rules-captains-sea/geometry';
import { hullDiscs } from '../../../board/badges.ts';
import { distance, offset } from '../../../board/geometry.ts';
import type { Disc } from '../../../board/rect.ts';
import type { Pose, Scene, SceneArea, SceneCounter, ScenePlan, SceneShip } from '../../../board/scene.ts';
import { oneSea } from '../../../board/scene.ts';
import type { Force } from '../../forces.ts';
import { countForces } from '../../forces.ts';
import { flagOf } from './flags.ts';
import { posesOf } from './lying.ts';
import { say } from './say.ts';
import { BOUNDS, GRID, SIZE, squareOutline, squarePlace, windFrom } from './units.ts';
import { wayOf } from './ways.ts';

/** Shares of a square: a 44 with eight boxes a section, and a brig with three. */
const LARGEST = { boxes: 8, length: 0.92 } as const;
const SMALLEST = { boxes: 3, length: 0.68 } as const;
const BEAM = 0.25;
/** Rigging boxes of a two-master. */
const BRIG_RIGGING = 9;

/** Two ships on a large map: a third of it would show them as specks, and their badges would lie on their hulls. Pixels. */
const CLOSE_UP = 92;
/** Smoke is counted die by die, so its number must be read. */
const SMOKE_PIXELS = 22;
/** Ships head for the sides and the corners of their squares: half way between, a number is clear of the one in its square. */
const BETWEEN_HEADINGS = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5] as const;
/** From the middle of a square to the inner rim of its number. */
const RIM = SIZE * 0.45;

/** 11.6 Two broadsides of two sections each; shares of the thickest that is drawn. */
const THICK_SMOKE = { points: 16, least: 0.25, most: 0.55 } as const;

const SIDES: Scene['sides'] = [{ tone: 'blue' }, { tone: 'red' }];

/** As the rules number ships of one name. */
const NUMERALS = ['I', 'II', 'III'] as const;

/** Her initial, or where ships share one her number. */
export function badgeOf(view: SeaView, ship: ShipView): string {
  const initial = initialOf(ship);
  return view.ships.some(other => other !== ship && initialOf(other) === initial) ? (NUMERALS[ship.id] ?? '') : initial;
}

/** Of L’Insurgente it is the I. */
function initialOf({ name }: ShipView): string {
  return name.replace(/^(L[’']|La |Le )/, '').charAt(0);
}

export function headingName(heading: number): string {
  return say(`heading.${heading}`);
}

export function windName(position: number): string {
  return say('windPosition', { letter: windLetters[position] ?? '', name: say(`pointOfSail.${position}`) });
}

export function sizeOf({ boxes }: Pick<ShipView, 'boxes'>): { readonly length: number; readonly beam: number } {
  const share = (boxes.length - SMALLEST.boxes) / (LARGEST.boxes - SMALLEST.boxes);
  const length = SIZE * (SMALLEST.length + share * (LARGEST.length - SMALLEST.length));
  return { length, beam: length * BEAM };
}

export function scene(view: SeaView): Scene {
  const poses = posesOf(view.ships, view.contacts);
  const ships = view.ships.map(ship => sceneShip(view, ship, poses.get(ship.id)));
  return {
    ...oneSea(BOUNDS, GRID),
    areas: view.smoke.map(smokeArea),
    counters: view.smoke.map(smoke => smokeCounter(smoke, ships)),
    ships,
    sides: SIDES,
    closeUp: CLOSE_UP,
    winds: [
      {
        from: windFrom(view.windTo),
        strength: weather(view),
        label: say('wind', { from: say(`point.${((view.windTo + 3) % 8) + 1}`), to: say(`point.${view.windTo}`) }),
      },
    ],
    plans: view.ships.flatMap(ship => planOf(view, ship)),
    ties: view.ships
      .filter(({ id, grappled }) => grappled > id)
      .map(({ id, grappled }) => ({ ship: id, other: grappled, kind: 'grappled' as const })),
  };
}

export function forces(view: SeaView): readonly Force[] {
  const ships = view.ships.map(({ side, nation }) => ({ side, kind: nation }));
  return countForces(ships, (nation, count) => say(`force.${nation}`, { count }));
}

/** What cards and the scenario make of the weather this turn. */
function weather(view: SeaView): string {
  const now = (['calm', 'gust', 'squall'] as const).filter(what => view[what] === view.turn && view.turn > 0);
  const dark = view.night > 0 && view.turn >= view.night;
  return [...now, ...(dark ? ['night'] : [])].map(what => say(`weather.${what}`)).join(', ');
}

/** Her own block as it lies, known to her captain only. */
function planOf(view: SeaView, ship: ShipView): ScenePlan[] {
  if (ship.own === null || ship.own.block === 0) return [];
  const way = wayOf(view, ship, ship.own.block);
  return way === null ? [] : [way];
}

/** Thicker the more it is worth, and never so thick that a ship in it cannot be made out. */
function smokeArea(smoke: SmokeView): SceneArea {
  const share = Math.min(1, smokePoints(smoke) / THICK_SMOKE.points);
  return {
    id: `smoke-${smoke.col}-${smoke.row}`,
    kind: 'fog',
    outline: squareOutline(smoke),
    label: '',
    thickness: THICK_SMOKE.least + share * (THICK_SMOKE.most - THICK_SMOKE.least),
  };
}

/** What the smoke is worth, at the rim of its square. */
function smokeCounter(smoke: SmokeView, ships: readonly SceneShip[]): SceneCounter {
  const beyond = BETWEEN_HEADINGS.find(bearing => isFree(numberAt(smoke, bearing), ships)) ?? BETWEEN_HEADINGS[0];
  const points = smokePoints(smoke);
  return {
    id: `smoke-${smoke.col}-${smoke.row}`,
    at: offset({ ...squarePlace(smoke), heading: beyond }, RIM),
    beyond,
    size: SIZE * 0.26,
    leastPixels: SMOKE_PIXELS,
    shape: 'round',
    side: -1,
    sign: String(points),
    label: say('smoke', { count: points, square: squareName(smoke) }),
  };
}

/** As on a chart where a square is hardly larger than two numbers: closer, there is more room. */
function numberAt(smoke: SmokeView, bearing: number): Disc {
  const r = SMOKE_PIXELS / 2;
  return { ...offset({ ...squarePlace(smoke), heading: bearing }, RIM + r), r };
}

function isFree(number: Disc, ships: readonly SceneShip[]): boolean {
  return ships.every(ship => hullDiscs(ship, 1).every(hull => distance(hull, number) >= hull.r + number.r));
}

export function squareName({ col, row }: { readonly col: number; readonly row: number }): string {
  return say('square', { col, row });
}

function conditionOf(ship: ShipView): SceneShip['condition'] {
  return ship.fate === '' ? 'sailing' : ship.fate;
}

/** A share of her hull boxes. The rules count no water: a hull that has lost more than this is drawn as making it. */
const RIDDLED = 0.5;

function sceneShip(view: SeaView, ship: ShipView, pose: Pose = { x: 0, y: 0, heading: 0 }): SceneShip {
  const [portFore = 0, portAft = 0, starboardFore = 0, starboardAft = 0] = ship.guns;
  const boxes = ship.boxes.length;
  const damage = 1 - (portFore + portAft + starboardFore + starboardAft) / (4 * boxes);
  return {
    id: ship.id,
    name: ship.name,
    badge: badgeOf(view, ship),
    flag: flagOf(ship.nation),
    side: ship.side,
    pose,
    ...sizeOf(ship),
    masts: mastsOf(ship),
    canvas: ship.sails === 1 ? 'plain' : 'little',
    damage,
    list: Math.max(0, damage - RIDDLED),
    lost: ship.hits / (4 * boxes + ship.fullRigging + ship.fullCrew),
    sides: {
      port: 1 - (portFore + portAft) / (2 * boxes),
      starboard: 1 - (starboardFore + starboardAft) / (2 * boxes),
    },
    guns: { port: portFore + portAft, starboard: starboardFore + starboardAft, of: 2 * boxes },
    fire: ship.onFire ? 1 : 0,
    condition: conditionOf(ship),
    description: describe(ship),
  };
}

/** Rigging boxes spread over her masts, lost from the bow aft, in halves: as long as she has one, something is set. */
function mastsOf(ship: ShipView): number[] {
  const count = ship.fullRigging <= BRIG_RIGGING ? 2 : 3;
  const standing = (count * ship.rigging) / ship.fullRigging;
  return Array.from(
    { length: count },
    (_, i) => Math.ceil(Math.min(1, Math.max(0, standing - i)) * 2) / 2,
  ).toReversed();
}

/** Her states in words. */
export function statesOf(ship: ShipView): string[] {
  if (ship.fate !== '') return [say(`fate.${ship.fate}`)];
  const said = [say(ship.sails === 1 ? 'mediumSail' : 'fightingSail')];
  if (ship.dismasted) said.push(say('dismasted'));
  if (ship.onFire) said.push(say('onFire'));
  if (ship.grappled >= 0) said.push(say('grappled'));
  if (ship.straining) said.push(say('straining'));
  return said;
}

function describe(ship: ShipView): string {
  const said = [say(`nation.${ship.nation}`), ...statesOf(ship), squareName(ship)];
  if (ship.fate !== '') return said.join(', ');
  said.push(
    say('headingOf', { point: headingName(ship.heading) }),
    say('lies', { wind: windName(ship.wind) }),
    say('speedOf', { count: ship.speed }),
    say('crewOf', { crew: ship.crew, morale: say(`morale.${ship.morale}`) }),
    say('riggingOf', { rigging: ship.rigging, of: ship.fullRigging }),
    say('gunsOf', { guns: ship.guns.join(' '), of: ship.boxes.length }),
  );
  return said.join(', ');
}
