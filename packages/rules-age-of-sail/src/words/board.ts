/** The table as text, for terminals and screen readers: a header, a map of square cells, and a line for every ship. */

import type { BoardPart } from '@weathergauge/engine';
import { textLines } from '@weathergauge/engine';
import { oppositePoint, pointInPolygon } from '@weathergauge/seamanship';
import { adrift } from '../chapters/ch2-sailing.ts';
import { afloat, isLaidOut, onTable } from '../model/conditions.ts';
import { NAVY_TITLES } from '../model/data/navies.ts';
import { shipLetter } from '../model/letters.ts';
import { entangledWith } from '../model/record.ts';
import type { AgeOfSailView, ShipView } from '../model/view.ts';
import { aims } from '../model/vocabulary.ts';
import { en } from './en.ts';
import { divisionName, length, place, pointName, shipName, windText } from './names.ts';
import { headline } from './standing.ts';

/** By heading, clockwise from north. */
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

const CM = 1000;
/** A cell is 4 cm wide, or 5 where the map would not fit into 80 columns. */
const CELL_CM = 4;
const WIDE_CELL_CM = 5;
const MOST_COLUMNS = 80;
/** Each row begins with its distance from the south edge. */
const MARGIN = 4;
/** A figure under every fifth cell. */
const TICK = 5;

export function board(v: AgeOfSailView): readonly BoardPart[] {
  const lines = v.ships.filter(onTable).map(ship => shipLine(v, ship));
  const later = v.ships.filter(ship => afloat(ship) && !isLaidOut(ship));
  if (later.length > 0) lines.push(`${en.board.laterShips}: ${later.map(ship => shipName(v, ship.id)).join(', ')}`);
  const gone = v.ships.filter(ship => !afloat(ship));
  if (gone.length > 0)
    lines.push(
      `${en.board.gone}: ${gone.map(ship => `${shipName(v, ship.id)} (${en.condition[ship.condition]})`).join(', ')}`,
    );
  lines.push(...sealedLines(v));
  return [...textLines(header(v)), BLANK, ...map(v), BLANK, ...textLines(lines)];
}

const BLANK: BoardPart = { kind: 'text', phrases: [] };

function header(v: AgeOfSailView): string[] {
  return [
    headline(v),
    en.board.wind(windText(v), ARROWS[oppositePoint(v.windFrom, 8)] ?? ''),
    en.board.score(v.scores[0], v.scores[1]),
  ];
}

function cellSize(v: AgeOfSailView): number {
  const columns = Math.ceil(v.width / (CELL_CM * CM));
  return MARGIN + 2 * columns <= MOST_COLUMNS ? CELL_CM : WIDE_CELL_CM;
}

/** North is up; two characters a cell. */
function map(v: AgeOfSailView): BoardPart[] {
  const cm = cellSize(v);
  const columns = Math.ceil(v.width / (cm * CM));
  const rows = Math.ceil(v.height / (cm * CM));
  const ships = shipsByCell(v, cm, columns, rows);
  const lines: string[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    let line = `${String(row * cm).padStart(MARGIN - 1)} `;
    for (let column = 0; column < columns; column++) line += cell(v, ships.get(row * columns + column), column, row);
    lines.push(line.trimEnd());
  }
  const ticks = Array.from({ length: Math.ceil(columns / TICK) }, (_, i) => String(i * TICK * cm).padEnd(2 * TICK));
  lines.push(`${' '.repeat(MARGIN)}${ticks.join('')}`.trimEnd());
  return [{ kind: 'chart', lines }, ...textLines([en.board.legend(cm), en.board.signs])];

  function cell(view: AgeOfSailView, here: readonly ShipView[] | undefined, column: number, row: number): string {
    const ship = here?.[0];
    if (here !== undefined && ship !== undefined)
      return shipLetter(view, ship) + (here.length > 1 ? '+' : (ARROWS[ship.heading] ?? '?'));
    return ground(view, (column + 0.5) * cm * CM, (row + 0.5) * cm * CM);
  }
}

/** A ship that has just reached the far edge still belongs to the last cell. */
function shipsByCell(v: AgeOfSailView, cm: number, columns: number, rows: number): Map<number, ShipView[]> {
  const byCell = new Map<number, ShipView[]>();
  for (const ship of v.ships.filter(onTable)) {
    const column = Math.min(columns - 1, Math.floor(ship.x / (cm * CM)));
    const row = Math.min(rows - 1, Math.floor(ship.y / (cm * CM)));
    const at = row * columns + column;
    byCell.set(at, [...(byCell.get(at) ?? []), ship]);
  }
  return byCell;
}

function ground(v: AgeOfSailView, x: number, y: number): string {
  if (v.areas.length === 0) return ' ·';
  const under = v.areas.filter(area => pointInPolygon(x, y, area.outline));
  if (under.some(area => area.kind === 'island')) return '▲▲';
  return under.length > 0 ? '~~' : ' ·';
}

function shipLine(v: AgeOfSailView, ship: ShipView): string {
  const masts = (ship.fore === 1 ? 'F' : '-') + (ship.main === 1 ? 'M' : '-') + (ship.mizzen === 1 ? 'Z' : '-');
  const fired = ship.firedPort + ship.firedStarboard > 0 ? en.board.fired(ship.firedPort, ship.firedStarboard) : '';
  return [
    `${shipLetter(v, ship)} ${ship.name}`,
    NAVY_TITLES[ship.navy],
    divisionName(v, ship.seat),
    en.board.at(place(ship.x, ship.y)),
    en.board.heading(pointName(ship.heading), ARROWS[ship.heading] ?? ''),
    ...conditions(v, ship),
    en.board.decks(ship.port, ship.starboard) + fired,
    en.board.hull(ship.hull),
    en.board.masts(masts),
    en.board.speed(length(ship.speed)),
  ].join('; ');
}

function conditions(v: AgeOfSailView, ship: ShipView): string[] {
  const partners = entangledWith(v, ship);
  const told: string[] = [];
  if (ship.condition !== 'sailing') told.push(en.condition[ship.condition]);
  else if (partners.length === 0) told.push(adrift(ship) ? en.board.adrift : en.condition.sailing);
  if (partners.length > 0) told.push(en.board.entangled(partners.map(other => shipName(v, other.id)).join(', ')));
  if (ship.fire > 0) told.push(en.board.onFire(ship.fire));
  if (ship.crew >= 0) told.push(en.board.prizeCrew(ship.crew));
  if (ship.repairing) told.push(en.board.repairing);
  return told;
}

/** What the viewer has sealed for the exchange so far. */
function sealedLines(v: AgeOfSailView): string[] {
  const lines: string[] = [];
  for (let i = 0; i < v.sealed.length; i += 4) {
    const [ship = 0, target = 0, aim = 0, decks = 0] = v.sealed.slice(i, i + 4);
    const said = en.board.sealedVolley(shipName(v, ship), shipName(v, target), aims[aim] ?? 'hull', decks);
    lines.push(`${en.board.sealed}: ${said}`);
  }
  return lines;
}
