/** What is printed on the sheet for the waters that are in play: seas and coasts, harbours, tracks, names. The same in every view. */

import {
  ALL_WATERS,
  HEXES,
  isInPlay,
  NORTH_SEA,
  PORTS,
  TO_EUROPE,
  TO_WEST_INDIES,
  TRACKS,
  WEST_INDIES_WATERS,
  zoneOf,
  zones,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { cellCentre, cellOutline } from '../../../board/grid.ts';
import { layPlate } from '../../../board/plates.ts';
import type {
  Box,
  Cell,
  CellGrid,
  Scene,
  SceneArea,
  SceneName,
  ScenePlate,
  SceneSight,
  SceneZone,
  Spot,
} from '../../../board/scene.ts';
import { EUROPE, WEST_INDIES } from './coast.ts';
import {
  ATLANTIC,
  CELL,
  INSET,
  INSET_BOX,
  MAIN,
  PLATE_AT,
  SHEET,
  SIGHTS,
  TRACKS_AT,
  TRACKS_IN_ATLANTIC,
  ZONES_AT,
} from './layout.ts';
import { say } from './say.ts';

export interface Chart extends Pick<Scene, 'bounds' | 'seas' | 'areas'> {
  readonly names: readonly SceneName[];
  readonly zones: readonly SceneZone[];
  readonly plates: readonly ScenePlate[];
  readonly sights: readonly SceneSight[];
}

/** By the hexes of the data pack in use, then by waters: a board draws its sheet anew only when these objects change. */
const drawn = new WeakMap<typeof HEXES, Map<number, Chart>>();

export function chartOf(waters: number): Chart {
  const known = drawn.get(HEXES) ?? new Map<number, Chart>();
  drawn.set(HEXES, known);
  const chart = known.get(waters) ?? draw(waters);
  known.set(waters, chart);
  return chart;
}

/** The centre of a hex on the sheet. */
export function hexSpot(hex: number): Spot {
  const at = HEXES[hex];
  if (at === undefined) return { x: 0, y: 0 };
  return cellCentre({ ...(at.inset === 1 ? INSET : MAIN), cells: [] }, [at.col - 1, at.row - 1]);
}

/** Its corners x, y, x, y … */
export function hexOutline(hex: number): number[] {
  const { col = 1, row = 1, inset = 0 } = HEXES[hex] ?? {};
  return cellOutline({ ...(inset === 1 ? INSET : MAIN), cells: [] }, [col - 1, row - 1]);
}

export function plateOf(chart: Chart, id: string): ScenePlate | undefined {
  return chart.plates.find(plate => plate.id === id);
}

export function portPlate(port: number): string {
  return `port-${port}`;
}

export function trackPlate(track: number): string {
  return `track-${track}`;
}

function draw(waters: number): Chart {
  const bounds = waters === ALL_WATERS ? SHEET : waters === WEST_INDIES_WATERS ? INSET_BOX : ATLANTIC;
  const indies = {
    id: 'west-indies',
    bounds: INSET_BOX,
    grid: gridOf(INSET, 1, waters),
    label: say('zone.west-indies'),
  };
  const europe = { id: 'europe', bounds, grid: gridOf(MAIN, 0, waters), label: say('europe') };
  return {
    bounds,
    seas: waters === ALL_WATERS ? [europe, indies] : waters === WEST_INDIES_WATERS ? [indies] : [europe],
    areas: [
      ...(waters === WEST_INDIES_WATERS ? [] : areasOf('europe', EUROPE)),
      ...(waters === ALL_WATERS || waters === WEST_INDIES_WATERS ? areasOf('indies', WEST_INDIES) : []),
    ],
    names: zones.flatMap((zone, i): SceneName[] => {
      const at = ZONES_AT[i];
      return at === undefined ||
        zone === 'west-indies' ||
        !HEXES.some((_, hex) => isInPlay(hex, waters) && zoneOf(hex, waters) === i)
        ? []
        : [{ at, text: say(`zone.${zone}`), size: 17 }];
    }),
    zones: zonesOf(waters),
    plates: [...portPlates(waters), ...trackPlates(waters)],
    sights: waters === WEST_INDIES_WATERS ? [] : sightsOf(waters, bounds),
  };
}

/** 6.6 Weather zones. */
function zonesOf(waters: number): SceneZone[] {
  return zones.flatMap((id, zone): SceneZone[] => {
    const outlines = HEXES.flatMap((_, hex) =>
      isInPlay(hex, waters) && zoneOf(hex, waters) === zone ? [hexOutline(hex)] : [],
    );
    return outlines.length === 0 ? [] : [{ id, outlines }];
  });
}

function sightsOf(waters: number, bounds: Box): SceneSight[] {
  return SIGHTS.filter(sight => waters === ALL_WATERS || isIn(bounds, middle(sight.bounds))).map(sight => ({
    label: say(`sight.${sight.key}`),
    bounds: sight.bounds,
  }));
}

function middle({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

function isIn({ x, y, width, height }: Box, spot: Spot): boolean {
  return spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height;
}

function gridOf(grid: Omit<CellGrid, 'cells'>, inset: number, waters: number): CellGrid {
  const cells = HEXES.flatMap((hex, i): Cell[] =>
    hex.inset === inset && isInPlay(i, waters) ? [[hex.col - 1, hex.row - 1]] : [],
  );
  return { ...grid, cells };
}

function areasOf(id: string, outlines: readonly string[]): SceneArea[] {
  return outlines.map((outline, i) => ({
    id: `${id}-${i}`,
    kind: 'island',
    outline: outline.split(' ').map(Number),
    label: '',
  }));
}

/** 2.6 The port itself, then the parts of its patrol zone from the shore outwards. */
function portPlates(waters: number): ScenePlate[] {
  const labels = ['port', 'inshore', 'loose', 'off-station'].map(part => say(`partShort.${part}`));
  return PORTS.flatMap(({ name, side, hex }, port): ScenePlate[] => {
    const at = PLATE_AT[port];
    if (port === NORTH_SEA || at === null || at === undefined || !isInPlay(hex, waters)) return [];
    return [{ id: portPlate(port), title: name, side, of: hexSpot(hex), ...layPlate(at, CELL, labels) }];
  });
}

function trackPlates(waters: number): ScenePlate[] {
  if (waters === WEST_INDIES_WATERS) return [];
  const at = waters === ALL_WATERS ? TRACKS_AT : TRACKS_IN_ATLANTIC;
  return [TO_WEST_INDIES, TO_EUROPE].flatMap((track): ScenePlate[] => {
    const corner = at[track];
    const boxes = TRACKS[track]?.zones;
    // 24.1 Nobody leaves for the West Indies.
    if (corner === undefined || boxes === undefined || (waters !== ALL_WATERS && track === TO_WEST_INDIES)) return [];
    const labels = boxes.map((_, box) => String(box + 1));
    return [{ id: trackPlate(track), title: say(`track.${track}`), side: -1, ...layPlate(corner, CELL, labels) }];
  });
}
