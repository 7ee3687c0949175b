/** The table as text, at most 80 columns wide: a sketch, then every ship in words. */

import type { BoardPart } from '@weathergauge/engine';
import { textLines } from '@weathergauge/engine';
import { strengths } from '../model/terms.ts';
import type { SailsView, ShipView } from '../model/view.ts';
import { COMPASS, degrees, plural, sideName } from './names.ts';
import { settings } from '../model/vocabulary.ts';

/** Columns of the sketch; a character is about twice as high as wide. */
const WIDE = 48;

export function board(v: SailsView): readonly BoardPart[] {
  return [
    ...textLines([heading(v)]),
    { kind: 'chart', lines: sketch(v) },
    ...v.ships.map((ship): BoardPart => ({ kind: 'text', phrases: shipPhrases(ship) })),
  ];
}

function heading(v: SailsView): string {
  return `turn ${v.turn} of ${v.turns}, wind from ${COMPASS[v.windFrom]} (${strengths[v.windStrength]}), points ${v.scores.join(' v ')}`;
}

/** Ships as their number, land as #, rocks as +; north is up. */
function sketch(v: SailsView): string[] {
  const cell = v.width / WIDE;
  const rows = Math.max(1, Math.round(v.height / (2 * cell)));
  const grid = Array.from({ length: rows }, () => Array<string>(WIDE).fill(' '));
  const put = (x: number, y: number, text: string): void => {
    const row = grid[Math.min(rows - 1, Math.max(0, Math.floor((v.height - y) / (2 * cell))))];
    const column = Math.min(WIDE - text.length, Math.max(0, Math.floor(x / cell)));
    for (let i = 0; i < text.length; i++) row?.splice(column + i, 1, text[i] as string);
  };
  for (const land of v.land) put(land.x, land.y, land.kind === 'reef' || land.kind === 'shoal' ? '++' : '####');
  for (const ship of v.ships) if (isShown(ship)) put(ship.x, ship.y, String(ship.id));
  const edge = `+${'-'.repeat(WIDE)}+`;
  return [edge, ...grid.map(row => `|${row.join('')}|`), edge];
}

function isShown(ship: ShipView): boolean {
  return ship.condition !== 'unplaced' && ship.condition !== 'gone';
}

function lie(ship: ShipView): string {
  const lies = `heading ${degrees(ship.heading)}°`;
  return ship.wind === '' ? lies : `${lies}, ${ship.wind}`;
}

function shipPhrases(ship: ShipView): string[] {
  const first = `${String(ship.id).padStart(2)} ${ship.name} (${sideName(ship.side)})`;
  if (ship.condition === 'unplaced') return [`${first}: not on the table yet`];
  if (ship.condition === 'gone') return [`${first}: ${ship.fate}`];
  const hull = ship.hull.filter(box => box !== 0).length;
  const notes = [
    ship.condition === 'afloat' ? lie(ship) : ship.condition,
    `hull ${hull}/${ship.hull.length}`,
    `crew lost ${ship.crew}`,
    `guns ${ship.firepower.join('/')}`,
    ship.loaded.map(loaded => (loaded ? 'loaded' : 'empty')).join('/'),
    `${settings[ship.sails]} sails`,
    ship.fires > 0 ? plural(ship.fires, 'fire', 'fires') : '',
    ship.leaks > 0 ? plural(ship.leaks, 'leak', 'leaks') : '',
    ship.masts > 0 ? plural(ship.masts, 'mast gone', 'masts gone') : '',
    ship.tornSails > 0 ? plural(ship.tornSails, 'torn sail', 'torn sails') : '',
    ship.rudders > 0 ? 'rudder damaged' : '',
  ].filter(note => note !== '');
  return [first, notes.slice(0, 4).join(', '), notes.slice(4).join(', ')];
}
