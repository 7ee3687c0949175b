/** The chart and the ships as text, at most 80 columns wide. */

import type { BoardPart } from '@weathergauge/engine';
import { textLines } from '@weathergauge/engine';
import { COLUMNS, columnOf, EXIT, hexAt, LAND, ROWS, rowOf, SHALLOW } from '../model/chart.ts';
import { isAfloat } from '../model/conditions.ts';
import type { ConvoyView, ShipView } from '../model/view.ts';
import { facings, qualities, sizes } from '../model/vocabulary.ts';
import { sideName } from './names.ts';

const CELL = 5;

/** R1 Odd rows lie half a hex to the east. */
export function board(v: ConvoyView): readonly BoardPart[] {
  const ships = new Map(v.ships.filter(ship => ship.at >= 0).map(ship => [ship.at, ship]));
  const lines = [header()];
  for (let row = 0; row < ROWS; row++) {
    let line = `${row} ${row % 2 === 1 ? '  ' : ''}`;
    for (let column = 0; column < COLUMNS; column++) line += cell(v, ships, hexAt(column, row)).padEnd(CELL);
    lines.push(line.trimEnd());
  }
  return [
    ...textLines([heading(v)]),
    { kind: 'chart', lines },
    ...textLines(['~ fog  , shallows  # land  > exit  ! struck  * burnt']),
    ...v.ships.map((ship): BoardPart => ({ kind: 'text', phrases: shipPhrases(v, ship) })),
  ];
}

function heading(v: ConvoyView): string {
  const [convoy, raiders] = v.scores;
  return (
    `turn ${v.turn}, clock ${v.clock} of ${v.loop}, wind blows towards ${facings[v.windTo]}, ` +
    `wind dice ${v.stock.join(' v ')}, points ${convoy} v ${raiders}`
  );
}

function header(): string {
  let line = '  ';
  for (let column = 0; column < COLUMNS; column++) line += String(column).padEnd(CELL);
  return line.trimEnd();
}

function cell(v: ConvoyView, ships: ReadonlyMap<number, ShipView>, at: number): string {
  const fog = v.fog.includes(at);
  const ship = ships.get(at);
  if (ship) {
    const mark = ship.condition === 'burnt' ? '*' : ship.condition === 'struck' ? '!' : fog ? '~' : '';
    return `${ship.id}${facings[ship.facing]}${mark}`.slice(0, CELL);
  }
  const chart = v.chart[at] ?? 0;
  if ((chart & LAND) !== 0) return '##';
  return `${(chart & SHALLOW) !== 0 ? ',' : '.'}${fog ? '~' : ''}${(chart & EXIT) !== 0 ? '>' : ''}`;
}

function shipPhrases(v: ConvoyView, ship: ShipView): string[] {
  const who = ship.side < 0 ? 'nobody' : sideName(v, ship.side);
  const what = `${qualities[ship.quality]} ${sizes[ship.size]} ${ship.kind}`;
  const first = `${String(ship.id).padStart(2)} ${ship.name} (${who}): ${what}`;
  if (!isAfloat(ship)) return [`${first}, ${ship.condition === 'unplaced' ? 'not yet placed' : ship.condition}`];
  const notes = [
    ship.condition === 'struck' ? 'struck' : '',
    ship.captured ? 'prize' : '',
    ship.aground ? 'aground' : '',
    ship.paused ? 'paused' : '',
  ].filter(note => note !== '');
  const markers = `crew ${ship.crew}/${ship.fullCrew} gun ${ship.gun}/${ship.fullGun} sail ${ship.sail}/${ship.fullSail}`;
  const where = `at ${columnOf(ship.at)},${rowOf(ship.at)} ${facings[ship.facing]}`;
  return [first, [where, markers, ...notes].join(', ')];
}
