/** Scenes made up to look at the board; they belong to no rulebook. */

import { cellBounds, hexCentre, hexOutline, rectangle } from '../board/grid.ts';
import { aShip } from '../board/scene.fixture.ts';
import { NO_FLAG } from '../board/flag.ts';
import { FLAGS } from '../books/age-of-sail/board/flags.ts';
import { flagOf } from '../books/convoy/board/flags.ts';
import { oneSea } from '../board/scene.ts';
import type { Motion, Overlay, Pose, Scene, SceneArea, SceneShip } from '../board/scene.ts';

export function ship(id: number, pose: Pose, changes: Partial<SceneShip> = {}): SceneShip {
  return aShip(id, pose, {
    name: `Ship ${id + 1}`,
    badge: String.fromCharCode(65 + id),
    flag: FLAGS.england,
    beam: 11,
    description: 'sailing',
    ...changes,
  });
}

const SIDES: Scene['sides'] = [{ tone: 'blue' }, { tone: 'red' }];
const CONVOY = flagOf(0);
const RAIDERS = flagOf(1);

function island(id: string, x: number, y: number, kind: SceneArea['kind'], label: string, r = 60): SceneArea {
  const outline: number[] = [];
  for (let i = 0; i < 6; i++)
    outline.push(x + r * Math.cos((i * Math.PI) / 3), y + r * 0.72 * Math.sin((i * Math.PI) / 3));
  return { id, kind, outline, label };
}

/** Every condition a ship can be in, close by. */
export const fleet: Scene = {
  ...oneSea({ x: 0, y: 0, width: 640, height: 420 }, { kind: 'plane', step: 50, scale: 100, label: '10 cm' }),
  areas: [island('i1', 520, 100, 'island', 'Ushant'), island('s1', 110, 330, 'shoal', 'Black Rocks')],
  ships: [
    ship(0, { x: 90, y: 90, heading: 45 }, { name: 'Royal Sovereign', length: 46, beam: 13 }),
    ship(1, { x: 170, y: 90, heading: 90 }, { flag: FLAGS.france, side: 1, name: 'Soleil Royal' }),
    ship(
      2,
      { x: 250, y: 90, heading: 135 },
      { flag: FLAGS['united-provinces'], side: 1, masts: [1, 0, 1], damage: 0.3 },
    ),
    ship(
      3,
      { x: 330, y: 90, heading: 180 },
      { flag: FLAGS.spain, side: 1, masts: [0, 0, 1], damage: 0.6, guns: { port: 1, starboard: 2, of: 3 } },
    ),
    ship(
      4,
      { x: 400, y: 90, heading: 225 },
      { flag: FLAGS.privateers, length: 34, beam: 9, masts: [1, 1, 1], guns: { port: 2, starboard: 2, of: 2 } },
    ),
    ship(5, { x: 90, y: 200, heading: 0 }, { fire: 1, damage: 0.4, name: 'Resolution' }),
    ship(6, { x: 170, y: 200, heading: 315 }, { fire: 2, damage: 0.8, side: 1, flag: FLAGS.france, masts: [1, 0, 0] }),
    ship(7, { x: 250, y: 200, heading: 270 }, { condition: 'anchored' }),
    ship(
      8,
      { x: 330, y: 200, heading: 20 },
      { condition: 'struck', side: 1, flag: FLAGS.spain, damage: 0.9, masts: [0, 1, 0] },
    ),
    ship(9, { x: 400, y: 200, heading: 60 }, { condition: 'captured', flag: FLAGS.france }),
    ship(10, { x: 480, y: 200, heading: 330 }, { condition: 'aground', side: 1, flag: FLAGS['united-provinces'] }),
    ship(11, { x: 560, y: 200, heading: 90 }, { condition: 'wreck' }),
    ship(23, { x: 560, y: 260, heading: 60 }, { condition: 'wreck', fire: 2, trader: true, beam: 14 }),
    ship(24, { x: 480, y: 260, heading: 60 }, { condition: 'captured', flag: RAIDERS, trader: true, beam: 14 }),
    ship(25, { x: 400, y: 260, heading: 60 }, { condition: 'struck', trader: true, beam: 14 }),
    ship(26, { x: 320, y: 260, heading: 60 }, { condition: 'aground', flag: CONVOY, trader: true, beam: 14 }),
    ship(
      12,
      { x: 230, y: 320, heading: 90 },
      {
        masts: [1, 0.5, 0.5],
        flag: CONVOY,
        condition: 'merchant',
        length: 30,
        beam: 10,
        guns: { port: 0, starboard: 0, of: 0 },
      },
    ),
    ship(13, { x: 310, y: 320, heading: 45 }, { masts: [1, 1], flag: RAIDERS, side: 1, length: 26, beam: 8 }),
    ship(14, { x: 390, y: 320, heading: 0 }, { masts: [1], flag: NO_FLAG, side: -1, length: 20, beam: 7 }),
    ship(
      15,
      { x: 480, y: 320, heading: 270 },
      { side: 1, flag: FLAGS.france, guns: { port: 9, starboard: 4, of: 12 } },
    ),
  ],
  sides: SIDES,
  winds: [{ from: 270, strength: 'Fresh', label: 'from W, speed 4' }],
};

/** Damage, worse from left to right, of both sides; below, two that exchange broadsides. */
export const damaged: Scene = {
  ...oneSea({ x: 0, y: 0, width: 420, height: 270 }, { kind: 'plane', step: 50, scale: 100, label: '10 cm' }),
  areas: [],
  ships: [
    ...[0, 0.2, 0.5, 0.8, 1].flatMap((damage, i) =>
      [0, 1].map(side =>
        ship(
          i * 2 + side,
          { x: 50 + i * 78, y: 40 + side * 62, heading: 60 + side * 50 },
          {
            side,
            flag: side === 0 ? FLAGS.england : FLAGS.france,
            damage,
            sides: { port: damage, starboard: damage / 2 },
            masts:
              [
                [1, 1, 1],
                [1, 0.5, 1],
                [1, 0.5, 0],
                [0.5, 0, 0],
                [0, 0, 0],
              ][i] ?? [],
            list: [0, 0, 0, 0.4, 1][i] ?? 0,
            fire: i === 3 ? 1 : 0,
            guns: { port: 3 - Math.round(damage * 3), starboard: 3, of: 3 },
          },
        ),
      ),
    ),
    ship(20, { x: 130, y: 215, heading: 90 }, { name: 'Agamemnon', length: 46, beam: 13, flag: FLAGS.england }),
    ship(21, { x: 250, y: 190, heading: 100 }, { name: 'Ça Ira', side: 1, length: 46, beam: 13, flag: FLAGS.france }),
  ],
  sides: SIDES,
  winds: [{ from: 210, strength: 'Fresh', label: 'from SSW, speed 4' }],
};

export const broadside: readonly Motion[] = [
  { kind: 'volley', ship: 20, target: 21, side: 'port', guns: 6, hits: 4, ms: 1150 },
  { kind: 'caption', text: '6 5 5 4 2 1 · 4 hits', ship: 21, ms: 650 },
];

/** As many ships as any rulebook has, for measuring. */
export const crowd: Scene = {
  ...oneSea({ x: 0, y: 0, width: 1600, height: 1200 }, { kind: 'plane', step: 100, scale: 100, label: '10 cm' }),
  areas: [
    island('i1', 820, 560, 'island', ''),
    island('i2', 1150, 330, 'island', '', 44),
    island('s1', 480, 760, 'shoal', ''),
    island('s2', 1080, 860, 'shoal', ''),
  ],
  ships: Array.from({ length: 24 }, (_, i) =>
    ship(
      i,
      {
        x: 320 + (i % 12) * 88,
        y: i < 12 ? 380 + (i % 3) * 16 : 760 + (i % 2) * 22,
        heading: i < 12 ? 90 + (i % 3) * 15 : 45,
      },
      {
        side: i < 12 ? 0 : 1,
        flag: i < 12 ? FLAGS.england : FLAGS.france,
        damage: (i % 5) / 6,
        masts: i % 7 === 3 ? [1, 0, 1] : [1, 1, 1],
        fire: i === 5 ? 1 : 0,
      },
    ),
  ),
  sides: SIDES,
  winds: [{ from: 315, strength: 'Gale', label: 'from NW, speed 6' }],
};

/** All of them fire at once. */
export const fullCrowd: readonly Motion[] = crowd.ships.map(({ id }, i) => ({
  kind: 'volley',
  ship: id,
  target: (id + 12) % 24,
  side: i < 12 ? 'starboard' : 'port',
  guns: 6,
  hits: i % 5,
  ms: 1200,
  ...(i === 0 ? {} : { with: true }),
}));

const SIZE = 30;
const hex = { kind: 'hex', size: SIZE, cells: rectangle(18, 13) } as const;
const cells = (
  id: string,
  kind: SceneArea['kind'],
  list: readonly (readonly [number, number])[],
  label = '',
): SceneArea[] =>
  list.map(([c, r], i) => ({ id: `${id}${i}`, kind, outline: hexOutline(SIZE, c, r), label: i === 0 ? label : '' }));
const onHex = (c: number, r: number, heading: number): Pose => ({ ...hexCentre(SIZE, c, r), heading });

export const hexes: Scene = {
  ...oneSea(cellBounds(hex), hex),
  areas: [
    ...cells('land', 'island', [
      [4, 3],
      [5, 3],
      [4, 4],
      [5, 2],
    ]),
    ...cells('shallow', 'shoal', [
      [3, 3],
      [6, 3],
      [3, 4],
      [12, 8],
      [13, 8],
      [13, 9],
    ]),
    ...cells('fog', 'fog', [
      [9, 4],
      [10, 4],
      [9, 5],
      [10, 5],
      [10, 6],
    ]),
    ...cells(
      'exit',
      'exit',
      [
        [17, 5],
        [17, 6],
        [17, 7],
      ],
      '',
    ),
  ],
  ships: [
    ship(0, onHex(7, 7, 90), { length: 36, beam: 11, flag: CONVOY, condition: 'merchant', name: 'Prudent Mary' }),
    ship(1, onHex(8, 8, 90), { length: 36, beam: 11, flag: CONVOY, condition: 'merchant', name: 'Constant Anne' }),
    ship(2, onHex(8, 6, 30), { length: 40, beam: 11, flag: CONVOY, name: 'Escort' }),
    ship(3, onHex(10, 5, 210), { length: 36, beam: 10, flag: RAIDERS, side: 1, name: 'Corsair' }),
    ship(4, onHex(12, 10, 330), { length: 36, beam: 10, flag: RAIDERS, side: 1, name: 'Vulture', masts: [1, 0.5] }),
  ],
  sides: SIDES,
  winds: [{ from: 30, strength: 'Gusts 2', label: 'from NE' }],
};

export const sampleOverlay: Overlay = {
  arcs: [40, 80, 120].flatMap(radius => [
    { at: { x: 170, y: 200, heading: 315 }, from: 0, to: 90, radius, label: `${radius / 10} cm` },
    { at: { x: 170, y: 200, heading: 315 }, from: 180, to: 270, radius, label: '' },
  ]),
  rings: [],
  lines: [{ x1: 170, y1: 200, x2: 250, y2: 90, label: '8.2 cm · 4+' }],
};

export const sampleMotions: readonly Motion[] = [
  { kind: 'volley', ship: 0, target: 1, side: 'starboard', guns: 3, hits: 2, ms: 1100 },
  { kind: 'caption', text: '5 4 1 · 2 hits', ship: 1, ms: 700 },
  {
    kind: 'sail',
    ship: 1,
    path: [
      { x: 170, y: 90, heading: 90 },
      { x: 200, y: 90, heading: 90 },
      { x: 216, y: 96, heading: 135 },
    ],
    ms: 900,
  },
  { kind: 'burst', ship: 6, what: 'explosion', ms: 1400 },
  { kind: 'burst', ship: 3, what: 'sink', ms: 1400 },
  { kind: 'wind', from: 315, ms: 700 },
];
