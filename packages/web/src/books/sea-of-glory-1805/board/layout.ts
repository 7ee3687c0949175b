/**
 * Where everything is printed on the sheet, in its units: a hex measures 24 from its centre to a corner. Harbours have their plates
 * on land beside them, the tracks and the West Indies lie where nobody sails.
 */

import type { Box, CellGrid, Spot } from '../../../board/scene.ts';

/** From the centre of a hex to its corner; all that is laid out below is measured by it. */
export const SIZE = 24;
export const MAIN: Omit<CellGrid, 'cells'> = { kind: 'flat-hex', size: SIZE, origin: { x: 0, y: 0 } };
export const INSET: Omit<CellGrid, 'cells'> = { kind: 'flat-hex', size: SIZE, origin: { x: 1082, y: 22 } };

export const SHEET: Box = { x: -62, y: -72, width: 1800, height: 1230 };
/** 24.1 The Atlantic alone. */
export const ATLANTIC: Box = { x: -62, y: -72, width: 760, height: 1230 };
export const INSET_BOX: Box = { x: 1040, y: -28, width: 660, height: 400 };

/** Of the cells of plates, and of the blocks that stand in them and at sea. */
export const CELL = 36;
export const BLOCK = 32;

/** By port, in the order of the rules: the upper left corner of its plate. Hex 1501, the last, has none. */
export const PLATE_AT: readonly (Spot | null)[] = (
  [
    [52, -12],
    [222, 22],
    [282, -58],
    [354, 232],
    [434, 352],
    [224, 562],
    [206, 660],
    [300, 742],
    [376, 956],
    [378, 655],
    [590, 862],
    [610, 386],
    [868, 377],
    [968, 458],
    [1000, 956],
    [1242, 484],
    [1556, 942],
    [1052, 206],
    [1052, 288],
    [1224, 268],
    [1536, -24],
    [1536, 55],
    [1536, 134],
    [1536, 213],
    [1536, 292],
    null,
  ] as const
).map(at => (at === null ? null : { x: at[0], y: at[1] }));

/** 12.0 The tracks to the West Indies and to Europe. */
export const TRACKS_AT: readonly [Spot, Spot] = [
  { x: 590, y: 60 },
  { x: 590, y: 150 },
];
/** On the sheet of the Atlantic alone. */
export const TRACKS_IN_ATLANTIC: readonly [Spot, Spot] = [
  { x: 466, y: 60 },
  { x: 466, y: 150 },
];

/** By area: North Atlantic, Mediterranean, West Indies. */
export const ROSES: readonly (Spot & { readonly radius: number })[] = [
  { x: 560, y: 300, radius: 46 },
  { x: 800, y: 990, radius: 62 },
  { x: 1436, y: 318, radius: 40 },
];

/** By weather zone: its name, and the chits that lie there. */
export const ZONES_AT: readonly Spot[] = [
  { x: 140, y: 208 },
  { x: 150, y: 416 },
  { x: 78, y: 790 },
  { x: 690, y: 640 },
  { x: 1290, y: 790 },
  { x: 1262, y: 148 },
];

/** Parts of the sheet for the camera. */
export const SIGHTS: readonly { readonly key: string; readonly bounds: Box }[] = [
  { key: 'channel', bounds: { x: -40, y: -66, width: 560, height: 380 } },
  { key: 'biscay', bounds: { x: -40, y: 230, width: 640, height: 430 } },
  { key: 'straits', bounds: { x: -40, y: 560, width: 640, height: 590 } },
  { key: 'toulon', bounds: { x: 470, y: 370, width: 560, height: 570 } },
  { key: 'levant', bounds: { x: 900, y: 440, width: 820, height: 590 } },
  { key: 'westIndies', bounds: INSET_BOX },
];
