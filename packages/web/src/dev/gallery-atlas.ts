/** Tables that no rulebook here has yet: two seas and an inset with blocks on them, and squares without a wind. */

import { cellBounds, cellCentre, cellOutline, rectangle } from '../board/grid.ts';
import { join } from '../board/outline.ts';
import type { Box, Cell, CellGrid, Mark, Motion, Scene, SceneArea, SceneBlock, SceneCounter } from '../board/scene.ts';
import { oneSea } from '../board/scene.ts';
import { FLAGS } from '../books/sails-of-glory/board/flags.ts';
import { ship } from './gallery-scenes.ts';

/** Columns of each row that are sea, from and to. */
type Runs = readonly (readonly (readonly [number, number])[])[];

const EUROPE: Runs = [
  [
    [0, 1],
    [13, 15],
  ],
  [
    [0, 1],
    [13, 14],
  ],
  [
    [0, 1],
    [13, 13],
  ],
  [
    [0, 3],
    [5, 6],
    [9, 12],
  ],
  [[0, 12]],
  [[0, 10]],
  [[0, 8]],
  [[0, 9]],
  [[0, 11]],
  [[0, 11]],
  [
    [0, 11],
    [22, 23],
  ],
  [
    [0, 12],
    [21, 23],
  ],
  [
    [0, 12],
    [17, 22],
    [24, 25],
  ],
  [
    [0, 6],
    [8, 8],
    [17, 27],
    [31, 33],
  ],
  [
    [0, 4],
    [17, 22],
    [24, 29],
    [32, 35],
  ],
  [
    [0, 5],
    [15, 22],
    [24, 30],
    [32, 35],
    [47, 47],
  ],
  [
    [0, 5],
    [15, 28],
    [30, 36],
    [41, 41],
    [43, 47],
  ],
  [
    [0, 5],
    [15, 27],
    [30, 47],
  ],
  [
    [0, 5],
    [15, 24],
    [26, 47],
  ],
  [
    [0, 5],
    [15, 18],
    [20, 20],
    [26, 47],
  ],
  [
    [0, 6],
    [13, 16],
    [27, 47],
  ],
  [
    [0, 9],
    [11, 14],
    [26, 36],
    [38, 38],
    [40, 46],
  ],
  [
    [0, 10],
    [12, 12],
    [28, 28],
    [30, 35],
  ],
  [
    [0, 9],
    [32, 35],
  ],
  [[0, 8]],
  [[0, 8]],
  [[0, 7]],
];
const INDIES: Runs = [
  [[0, 11]],
  [
    [0, 1],
    [5, 5],
    [10, 11],
  ],
  [[1, 11]],
  [[2, 11]],
  [[7, 11]],
  [[9, 10]],
];

function cellsOf(rows: Runs): Cell[] {
  return rows.flatMap((runs, row) =>
    runs.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i): Cell => [from + i, row])),
  );
}

const SIZE = 30;
const europe: CellGrid = { kind: 'flat-hex', size: SIZE, cells: cellsOf(EUROPE) };
const sheet = cellBounds({ ...europe, cells: rectangle(48, 27) });
/** In the corner where there is only land. */
const indies: CellGrid = { kind: 'flat-hex', size: 26, origin: { x: 1550, y: 80 }, cells: cellsOf(INDIES) };

function framed({ x, y, width, height }: Box, room: number): Box {
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}
const inset = framed(cellBounds(indies), 20);

const key = ([column, row]: Cell): string => `${column} ${row}`;
const atSea = new Set(europe.cells.map(key));

/** The ocean goes on to the west of the sheet. */
function isOpenSea([column, row]: Cell): boolean {
  return column < 0 || (row < 0 && column < 2) || (row > 26 && column < 8);
}

/** Every cell that is no sea, those that touch as one coast. */
const land: readonly SceneArea[] = join(
  rectangle(56, 33)
    .map(([column, row]): Cell => [column - 4, row - 3])
    .filter(cell => !atSea.has(key(cell)) && !isOpenSea(cell))
    .map(cell => cellOutline(europe, cell)),
).map((ring, i) => ({ id: `land-${i}`, kind: 'island', outline: ring.flatMap(({ x, y }) => [x, y]), label: '' }));

function block(id: number, grid: CellGrid, at: Cell, changes: Partial<SceneBlock>): SceneBlock {
  const side = changes.side ?? 0;
  return {
    id,
    name: changes.face?.label ?? 'A fleet',
    badge: String(id),
    flag: FLAGS[side === 0 ? 0 : 1],
    side,
    pose: { ...cellCentre(grid, at), heading: 0 },
    length: grid.size * 1.25,
    beam: grid.size * 1.25,
    description: 'off the coast',
    face: null,
    ...changes,
  };
}

function counter(id: string, at: Cell, changes: Partial<SceneCounter>): SceneCounter {
  return { id, at: cellCentre(europe, at), size: SIZE, shape: 'round', side: -1, sign: '', label: id, ...changes };
}

/** A campaign from the Channel to the Nile, as one side sees it. */
export const atlas: Scene = {
  bounds: sheet,
  seas: [
    { id: 'europe', bounds: sheet, grid: europe, label: 'Europe' },
    { id: 'indies', bounds: inset, grid: indies, label: 'West Indies' },
  ],
  areas: land,
  ships: [],
  blocks: [
    block(1, europe, [8, 4], { face: { label: 'Cornwallis', strength: '20' } }),
    block(2, europe, [8, 4], { face: { label: 'Inshore', strength: '5' } }),
    block(3, europe, [8, 6], { side: 1 }),
    block(4, europe, [6, 12], { face: { label: 'Calder', strength: '10' } }),
    block(5, europe, [11, 11], { side: 1 }),
    block(6, europe, [11, 11], { side: 1 }),
    block(7, europe, [11, 11], { side: 1 }),
    block(8, europe, [10, 21], { side: 1 }),
    block(9, europe, [20, 13], { side: 1 }),
    block(10, europe, [22, 15], { face: { label: 'Nelson', strength: '11' } }),
    block(11, indies, [8, 3], { face: { label: 'Cochrane', strength: '6' } }),
    block(12, indies, [5, 2], { side: 1 }),
  ],
  counters: [
    counter('convoy', [3, 8], { side: 0, sign: 'C', label: 'A convoy' }),
    counter('storm', [2, 16], { sign: '≈', label: 'A gale' }),
    counter('raid', [30, 18], { side: 1, shape: 'square', sign: 'R1', label: 'Raiders' }),
  ],
  sides: [{ tone: 'blue' }, { tone: 'red' }],
  winds: [
    { from: 270, strength: 'Westerlies', label: 'North Atlantic', at: { x: 560, y: 740, radius: 95 } },
    { from: 315, strength: 'Mistral', label: 'Mediterranean', at: { x: 1750, y: 560, radius: 95 } },
    {
      from: 60,
      strength: 'Trades',
      label: 'West Indies',
      at: { x: inset.x + 75, y: inset.y + inset.height - 70, radius: 55 },
    },
  ],
};

/** What Calder may do, and a chase. */
export const atlasMarks: readonly Mark[] = [
  { offer: 0, label: 'Cornwallis sails', at: { kind: 'ship', ship: 1, tone: 'choose' } },
  { offer: 1, label: 'Calder searches for 5', at: { kind: 'ship', ship: 5, from: 4, tone: 'attack' } },
  ...(
    [
      [7, 11],
      [7, 12],
      [6, 11],
    ] as const
  ).map((cell, i): Mark => {
    const pose = { ...cellCentre(europe, cell), heading: 0 };
    const from = { ...cellCentre(europe, [6, 12]), heading: 0 };
    return { offer: 2 + i, label: 'Calder sails', at: { kind: 'ghost', ship: 4, pose, path: [from, pose] } };
  }),
  { offer: 5, label: 'Blockade', at: { kind: 'spot', ...cellCentre(europe, [4, 10]), radius: SIZE * 0.8 } },
];

export const atlasMotions: readonly Motion[] = [
  {
    kind: 'sail',
    ship: 4,
    path: (
      [
        [6, 12],
        [7, 11],
        [8, 11],
        [9, 10],
      ] as const
    ).map(cell => ({ ...cellCentre(europe, cell), heading: 0 })),
    ms: 1200,
  },
  { kind: 'wind', wind: 1, from: 100, ms: 800 },
  { kind: 'caption', ship: 4, text: 'Calder sights the enemy', ms: 900 },
];

const deck: CellGrid = {
  kind: 'square',
  size: 60,
  cells: rectangle(16, 12).filter(([column, row]) => column + row > 3 && column + row < 24),
};

/** Squares with their corners cut off, and nobody says where north is. */
export const squares: Scene = {
  ...oneSea(framed(cellBounds(deck), 10), deck),
  areas: [],
  ships: [
    ship(0, { ...cellCentre(deck, [5, 6]), heading: 45 }, { length: 52, beam: 15 }),
    ship(1, { ...cellCentre(deck, [9, 4]), heading: 270 }, { length: 48, beam: 14, side: 1, masts: [1, 0, 1] }),
  ],
  counters: [
    { id: 'smoke', at: cellCentre(deck, [7, 5]), size: 40, shape: 'square', side: -1, sign: 'S', label: 'Smoke' },
  ],
  sides: [{ tone: 'blue' }, { tone: 'red' }],
  winds: [],
};

/** Two seas side by side, neither of them the sheet. */
export const plates: Scene = {
  bounds: { x: 0, y: 0, width: 1300, height: 640 },
  seas: [
    {
      id: 'west',
      bounds: { x: 40, y: 50, width: 780, height: 540 },
      grid: { kind: 'plane', step: 90, scale: 180, label: '60 miles' },
      label: 'The Western Approaches',
    },
    {
      id: 'east',
      bounds: { x: 880, y: 180, width: 370, height: 410 },
      grid: { kind: 'plane', step: 45, scale: 90, label: '10 miles' },
      label: 'Off Brest',
    },
  ],
  areas: [],
  ships: [
    ship(0, { x: 300, y: 300, heading: 70 }, { length: 60, beam: 17 }),
    ship(1, { x: 1060, y: 400, heading: 140 }),
  ],
  sides: [{ tone: 'blue' }, { tone: 'red' }],
  winds: [{ from: 225, strength: 'Fresh', label: 'from SW' }],
};
