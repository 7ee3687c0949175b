/** Terrain that players place: reefs in turn (C2), an island and the reefs about it (C4, C5), all kinds in a free battle (R44). */

import type { Seat, Context } from '@weathergauge/engine';
import { polygonsTouch } from '@weathergauge/seamanship';
import { ask, forEach, procedure, step, when } from './builders.ts';
import { keepsApart, keepsOff, keepsOffShips, isCrowded } from './c1-places.ts';
import { isReefClear, reefOff, reefsFit } from './c1-reefs.ts';
import { principal } from './c1-zones.ts';
import { BATTERIES, ELEMENTS, perFigures, RULER } from '../model/data/figures.ts';
import { laterOf } from '../model/editions.ts';
import { tell } from '../model/events.ts';
import type { Land, Shore } from '../model/ground.ts';
import { FREE_BATTLE, OUTPOST, SHALLOW_WATERS, SUPPLIES } from '../book/scenarios.ts';
import { raiseBattery, raiseBuilding } from './setup.ts';
import type { Sails, Side } from '../model/state.ts';
import { BRITISH, enemyOf, FRENCH, NOBODY, seatsOf } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import {
  EAST,
  elementAlong,
  elementAt,
  elementOffEdge,
  gridAt,
  gridCount,
  NORTH,
  POINTS,
  pointHeading,
  SOUTH,
  WEST,
} from '../model/berths.ts';

/** One thing to place, by one side: anywhere, off an edge, off an island, a battery upon one, or a coast along an edge. */
interface Piece {
  readonly where: 'sea' | 'edge' | 'island' | 'battery' | 'coast';
  /** Number of the element in TERRAIN, or of the battery in BATTERIES. */
  readonly what: number;
  readonly by: Side;
  /** Number in `land` of the island that it belongs to, or -1. */
  readonly island: number;
  readonly shore: Shore;
  readonly danger: number;
}

/** All that is to be placed, in order. */
function piecesOf(s: Readonly<Sails>): readonly Piece[] {
  const pieces = scenarioPieces(s);
  return laterOf(s).coasts === 0 ? pieces : [...pieces, ...coastPieces(s)];
}

function scenarioPieces(s: Readonly<Sails>): readonly Piece[] {
  const holder = principal(s);
  const { reefs, harbour } = ELEMENTS;
  switch (s.articles.scenario) {
    case SHALLOW_WATERS: // C2.3
      return reefs.map((reef, i) => atSea(reef, turnTaker(i), 'rocky', 0));
    case OUTPOST: {
      const one = outpost(holder, 0, reefs.slice(0, 2));
      return s.articles.twoIslands ? [...one, ...outpost(enemyOf(holder), one.length, reefs.slice(2, 4))] : one;
    }
    case SUPPLIES: // C5.4
      return atEdge(harbour[0] as number, holder, 0, 'safe', 0, reefs.slice(0, 3));
    case FREE_BATTLE:
      return freePieces(s);
    default:
      return [];
  }
}

const turnTaker = (i: number): Side => (i % 2 === 0 ? BRITISH : FRENCH);

function atSea(what: number, by: Side, shore: Shore, danger: number): Piece {
  return { where: 'sea', what, by, island: -1, shore, danger };
}

/** C4.3, C4.4, C4.17 */
function outpost(by: Side, island: number, reefs: readonly number[]): readonly Piece[] {
  return atEdge(ELEMENTS.outpost[0] as number, by, island, 'rocky', RULER.width, reefs);
}

function atEdge(
  what: number,
  by: Side,
  island: number,
  shore: Shore,
  danger: number,
  reefs: readonly number[],
): readonly Piece[] {
  const land: Piece = { where: 'edge', what, by, island: -1, shore, danger };
  const near = (reef: number): Piece => ({ where: 'island', what: reef, by, island, shore: 'rocky', danger: 0 });
  return [land, ...reefs.map(near)];
}

/** R44 Islands, the batteries upon them, reefs, shoals; the sides in turn. */
function freePieces(s: Readonly<Sails>): readonly Piece[] {
  const { islands, batteries, reefs, shoals, shore, danger } = s.articles.layout;
  const sandbanks = ELEMENTS.shoals;
  const pieces: Piece[] = [];
  for (let i = 0; i < islands; i++) pieces.push(atSea(ELEMENTS.islands[i] as number, turnTaker(i), shore, danger));
  for (let i = 0; i < batteries; i++)
    pieces.push({ where: 'battery', what: i % BATTERIES.length, by: turnTaker(i), island: i, shore, danger });
  for (let i = 0; i < reefs; i++) pieces.push(atSea(ELEMENTS.reefs[i] as number, turnTaker(islands + i), 'rocky', 0));
  for (let i = 0; i < shoals; i++)
    pieces.push(atSea(sandbanks[i % sandbanks.length] as number, turnTaker(islands + reefs + i), 'sandy', 0));
  return pieces;
}

/** T3.1, R87 The coasts of the set, the sides in turn, last of all terrain. */
function coastPieces(s: Readonly<Sails>): readonly Piece[] {
  const { shore, danger } = s.articles.layout;
  const set = coastsOfSet();
  const pieces: Piece[] = [];
  for (let i = 0; i < laterOf(s).coasts && set.length > 0; i++)
    pieces.push({ ...atSea(set[i % set.length] as number, turnTaker(i), shore, danger), where: 'coast' });
  return pieces;
}

const coastsOfSet = perFigures(({ terrain }) =>
  terrain.flatMap(({ kind }, number) => (kind === 'coast' ? [number] : [])),
);

// --- Where a piece may lie ---

function landAt(s: Readonly<Sails>, piece: Piece, first: number, row: number, point: number): Land {
  const { what, shore, danger } = piece;
  if (piece.where === 'coast')
    return elementAlong(s.articles, what, coastEdge(s, first, row), first, row, shore, danger);
  if (piece.where === 'island') return reefOff(s.land[piece.island] as Land, what, first);
  const x = gridAt(first);
  const heading = pointHeading(point);
  if (piece.where === 'sea') return elementAt(what, x, gridAt(row), heading, shore, danger);
  return elementOffEdge(s.articles, what, s.edges[piece.by] as number, RULER.half, x, heading, shore, danger); // C4.3, C5.4
}

function mayPlace(
  s: Readonly<Sails>,
  pieces: readonly Piece[],
  index: number,
  first: number,
  row: number,
  point: number,
): boolean {
  const piece = pieces[index] as Piece;
  if (piece.where === 'battery') return true;
  if (piece.where === 'coast' && coastEdge(s, first, row) < 0) return false;
  const land = landAt(s, piece, first, row, point);
  if (!keepsOffShips(s, land)) return false;
  switch (piece.where) {
    case 'sea':
      return keepsOff(s, land, 0, endsClear(s, piece)) && keepsApart(land, s.land);
    case 'coast': {
      const coasts = s.land.filter(({ kind }) => kind === 'coast');
      const others = s.land.filter(({ kind }) => kind !== 'coast');
      if (coasts.some(({ outline }) => polygonsTouch(outline, land.outline))) return false;
      return keepsOff(s, land, 0, 0) && keepsOffFleets(s, land) && keepsApart(land, others);
    }
    case 'edge': {
      const fromSides = s.articles.scenario === OUTPOST ? RULER.full : 0; // C4.3
      return keepsOff(s, land, fromSides, 0) && reefsFit(s, land, reefsAfter(pieces, index), s.land);
    }
    case 'island': {
      const island = s.land[piece.island] as Land;
      const others = s.land.filter(element => element !== island);
      if (!isReefClear(s, island, piece.what, first, others)) return false;
      return reefsFit(s, island, reefsAfter(pieces, index), [...others, land]);
    }
  }
}

/** R44 The waters where fleets are drawn up stay clear of land and its dangers. */
function endsClear(s: Readonly<Sails>, piece: Piece): number {
  return s.articles.scenario === FREE_BATTLE ? RULER.half + piece.danger : 0;
}

/** R87 The edge that a coast would lie along here: one from which no fleet starts; -1 for none. */
function coastEdge(s: Readonly<Sails>, column: number, row: number): number {
  const { width, height } = s.articles;
  if (column === 0 && !s.edges.includes(WEST)) return WEST;
  if (column === gridCount(width) - 1 && !s.edges.includes(EAST)) return EAST;
  if (row === 0 && !s.edges.includes(SOUTH)) return SOUTH;
  return row === gridCount(height) - 1 && !s.edges.includes(NORTH) ? NORTH : -1;
}

/** R44, R87 The waters along the edges from which fleets start. */
function keepsOffFleets(s: Readonly<Sails>, land: Land): boolean {
  const room = RULER.half + land.danger;
  const { width, height } = s.articles;
  for (let i = 0; i < land.outline.length; i += 2) {
    const x = land.outline[i] as number;
    const y = land.outline[i + 1] as number;
    const toEdge = [height - y, width - x, y, x];
    if (s.edges.some(edge => (toEdge[edge] as number) < room)) return false;
  }
  return true;
}

function reefsAfter(pieces: readonly Piece[], index: number): readonly number[] {
  const reefs: number[] = [];
  for (let i = index + 1; i < pieces.length && pieces[i]?.where === 'island'; i++)
    reefs.push((pieces[i] as Piece).what);
  return reefs;
}

interface Survey {
  [local: string]: number;
  piece: number;
  /** Column, or bearing from an island. */
  first: number;
  row: number;
  point: number;
  /** 1 when the table has a place for it. */
  room: number;
}
const survey: Survey = { piece: 0, first: 0, row: 0, point: 0, room: 0 };

/** What may be answered at each step: only what some answer to the next one completes. Stops at `most`. */
function firstsFor(s: Readonly<Sails>, index: number, most = Infinity): readonly number[] {
  const pieces = piecesOf(s);
  const count = pieces[index]?.where === 'island' ? POINTS : gridCount(s.articles.width);
  const firsts: number[] = [];
  for (let first = 0; first < count && firsts.length < most; first++)
    if (rowsIn(s, pieces, index, first, 1).length > 0) firsts.push(first);
  return firsts;
}

function rowsIn(
  s: Readonly<Sails>,
  pieces: readonly Piece[],
  index: number,
  first: number,
  most: number,
): readonly number[] {
  const where = pieces[index]?.where;
  const count = where === 'sea' || where === 'coast' ? gridCount(s.articles.height) : 1;
  const rows: number[] = [];
  for (let row = 0; row < count && rows.length < most; row++)
    if (pointsIn(s, pieces, index, first, row, 1).length > 0) rows.push(row);
  return rows;
}

function pointsIn(
  s: Readonly<Sails>,
  pieces: readonly Piece[],
  index: number,
  first: number,
  row: number,
  most: number,
): readonly number[] {
  const where = pieces[index]?.where;
  if (where === 'sea' && isCrowded(gridAt(first), gridAt(row), s.land)) return [];
  const count = where === 'island' || where === 'coast' ? 1 : POINTS;
  const points: number[] = [];
  for (let point = 0; point < count && points.length < most; point++)
    if (mayPlace(s, pieces, index, first, row, point)) points.push(point);
  return points;
}

const rowsFor = (s: Readonly<Sails>, l: Readonly<Survey>): readonly number[] =>
  rowsIn(s, piecesOf(s), l.piece, l.first, Infinity);
const pointsFor = (s: Readonly<Sails>, l: Readonly<Survey>): readonly number[] =>
  pointsIn(s, piecesOf(s), l.piece, l.first, l.row, Infinity);

// --- The procedure ---

/** B1.3 The seats of a side place its pieces in turn; nobody does for a side that sails by itself. */
function placer(s: Readonly<Sails>, index: number): Seat | typeof NOBODY {
  const pieces = piecesOf(s);
  const { by } = pieces[index] as Piece;
  const seats = seatsOf(s, by);
  const before = pieces.slice(0, index).filter(piece => piece.by === by).length;
  return seats[before % seats.length] ?? NOBODY;
}

const isWhere = (s: Readonly<Sails>, index: number, where: Piece['where']): boolean =>
  piecesOf(s)[index]?.where === where;
const isAsked = (s: Readonly<Sails>, index: number): boolean => s.articles.placing && placer(s, index) !== NOBODY;

const about = (s: Readonly<Sails>, l: Readonly<Survey>): Readonly<Record<string, number>> => ({
  what: piecesOf(s)[l.piece]?.what ?? -1,
  battery: isWhere(s, l.piece, 'battery') ? 1 : 0,
  column: l.first,
  row: l.row,
  ...limitsOf(s, piecesOf(s)[l.piece] as Piece),
});

/** What tells where its places are, for those who draw them. */
function limitsOf(s: Readonly<Sails>, piece: Piece): Readonly<Record<string, number>> {
  if (piece.where === 'edge') return { edge: s.edges[piece.by] as number, depth: RULER.half };
  const island = s.land[piece.island];
  if (island === undefined) return {};
  if (piece.where === 'battery') return { x: island.x, y: island.y };
  return { ringX: island.x, ringY: island.y, ringR: island.reach + RULER.half };
}
const by = (s: Readonly<Sails>, l: Readonly<Survey>): Seat => placer(s, l.piece) as Seat;

/** R43 Column, row and heading; off an edge no row, about an island a bearing alone, on an island a heading alone. */
export const placeTerrain = procedure('terrain', survey, [
  forEach('piece', s => piecesOf(s).map((_, i) => i), [
    step('room', (s, l) => {
      l.first = 0;
      l.row = 0;
      l.point = 0;
      l.room = hasRoom(s, l.piece) ? 1 : 0;
    }),
    when(
      (s, l) => l.room === 1 && !isAsked(s, l.piece),
      [
        step('by chance', (s, l, context) => {
          if (!isWhere(s, l.piece, 'battery')) {
            l.first = drawn(firstsFor(s, l.piece), context);
            l.row = drawn(rowsFor(s, l), context);
          }
          l.point = drawn(pointsFor(s, l), context);
        }),
      ],
    ),
    when(
      (s, l) => l.room === 1 && isAsked(s, l.piece),
      [
        when(
          (s, l) => isWhere(s, l.piece, 'island'),
          [
            ask('bearing', {
              by,
              clause: 'R43',
              about,
              offers: (s, l) => firstsFor(s, l.piece).map((point): SailsAction => ({ do: 'bearing', point })),
              take: (_s, l, a) => {
                if (a.do === 'bearing') l.first = a.point;
              },
            }),
          ],
        ),
        when(
          (s, l) => isWhere(s, l.piece, 'sea') || isWhere(s, l.piece, 'edge') || isWhere(s, l.piece, 'coast'),
          [
            ask('column', {
              by,
              clause: 'R43',
              about,
              offers: (s, l) => firstsFor(s, l.piece).map((at): SailsAction => ({ do: 'column', at })),
              take: (_s, l, a) => {
                if (a.do === 'column') l.first = a.at;
              },
            }),
          ],
        ),
        when(
          (s, l) => isWhere(s, l.piece, 'sea') || isWhere(s, l.piece, 'coast'),
          [
            ask('row', {
              by,
              clause: 'R43',
              about,
              offers: (s, l) => rowsFor(s, l).map((at): SailsAction => ({ do: 'row', at })),
              take: (_s, l, a) => {
                if (a.do === 'row') l.row = a.at;
              },
            }),
          ],
        ),
        when(
          (s, l) => !isWhere(s, l.piece, 'island') && !isWhere(s, l.piece, 'coast'),
          [
            ask('heading', {
              by,
              clause: 'R43',
              about,
              offers: (s, l) => pointsFor(s, l).map((point): SailsAction => ({ do: 'heading', point })),
              take: (_s, l, a) => {
                if (a.do === 'heading') l.point = a.point;
              },
            }),
          ],
        ),
      ],
    ),
    when((_s, l) => l.room === 1, [step('lay', (s, l, context) => lay(s, l.piece, l.first, l.row, l.point, context))]),
  ]),
]);

/** C0.1 An element for which the table has no room stays in its box, and so does a battery without its island. */
function hasRoom(s: Readonly<Sails>, index: number): boolean {
  const piece = piecesOf(s)[index] as Piece;
  if (piece.where === 'battery') return s.land[piece.island]?.kind === 'island';
  return firstsFor(s, index, 1).length > 0;
}

function drawn(list: readonly number[], context: Context): number {
  return list[context.dice.draw(list.length, 'terrain')] as number;
}

function lay(s: Sails, index: number, first: number, row: number, point: number, context: Context): void {
  const piece = piecesOf(s)[index] as Piece;
  if (piece.where === 'battery') {
    raiseBattery(s, piece.by, placer(s, index), piece.what, piece.island, pointHeading(point));
    tell(context, { type: 'mustered', to: 'all', clause: 'T5.1', ship: s.ships.length - 1 });
    return;
  }
  const number = addLand(s, landAt(s, piece, first, row, point), context);
  if (s.articles.scenario === OUTPOST && piece.where === 'edge')
    raiseBuilding(s, piece.by, piece.what, number, pointHeading(point)); // C4.8
}

export function addLand(s: Sails, land: Land, context: Context): number {
  s.land = [...s.land, land];
  const number = s.land.length - 1;
  const { x, y, outline } = land;
  tell(context, { type: 'terrain', to: 'all', clause: 'T1.1', land: number, x, y, outline });
  return number;
}
