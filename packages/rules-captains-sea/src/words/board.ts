/** The sea and the displays as text, at most 80 columns wide. */

import type { BoardPart } from '@weathergauge/engine';
import { textLines } from '@weathergauge/engine';
import { COLUMNS, ROWS } from '../model/geometry-core.ts';
import type { SeaView, ShipView } from '../model/view.ts';
import { cardName, HEADINGS, MORALES, windName } from './names.ts';

const ARROWS: readonly string[] = ['', '^', '/', '>', '\\', 'v', '/', '<', '\\'];

export function board(v: SeaView): readonly BoardPart[] {
  const lines: string[] = [];
  for (let row = 1; row <= ROWS; row++) {
    let line = String(row).padStart(2).padEnd(3);
    for (let col = 1; col <= COLUMNS; col++) line += cell(v, col, row).padEnd(3);
    lines.push(line.trimEnd());
  }
  return [
    ...textLines([heading(v)]),
    { kind: 'chart', lines },
    ...v.ships.map((ship): BoardPart => ({ kind: 'text', phrases: phrases(ship) })),
    ...(v.hand.length === 0 ? [] : textLines([`in hand: ${v.hand.map(cardName).join(', ')}`])),
  ];
}

function heading(v: SeaView): string {
  const impulse = v.impulse > 0 ? `, impulse ${v.impulse}` : '';
  return `turn ${v.turn}${impulse}, wind blows to the ${HEADINGS[v.windTo]}, points ${v.scores.join(' v ')}`;
}

function cell(v: SeaView, col: number, row: number): string {
  const here = v.ships.filter(ship => ship.col === col && ship.row === row && ship.fate === '');
  const [first] = here;
  if (first) return here.length > 1 ? `${here.length}*` : `${first.id}${ARROWS[first.heading]}`;
  return v.smoke.some(smoke => smoke.col === col && smoke.row === row) ? '~' : '.';
}

function phrases(ship: ShipView): string[] {
  const first = `${ship.id} ${ship.name}`;
  if (ship.fate !== '') return [`${first}: ${ship.fate}`];
  const at = `at ${ship.col},${ship.row} heading ${HEADINGS[ship.heading]}, ${windName(ship.wind)}`;
  const notes = [
    ship.onFire ? 'on fire' : '',
    ship.dismasted ? 'dismasted' : '',
    ship.grappled >= 0 ? 'grappled' : '',
    ship.straining ? 'straining' : '',
  ].filter(note => note !== '');
  return [
    `${first}: ${at}`,
    [
      `crew ${ship.crew}/${ship.fullCrew}, ${MORALES[ship.morale]}`,
      `rigging ${ship.rigging}/${ship.fullRigging}`,
      `guns ${ship.guns.join(' ')} of ${ship.boxes.length}`,
      `speed ${ship.speed}`,
      ...notes,
    ].join(', '),
  ];
}
