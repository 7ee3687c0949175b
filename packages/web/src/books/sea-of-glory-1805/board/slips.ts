/** The ledger on the chart: what was last told of a port or a stretch of sea, with its date. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import type { LedgerRow, Tiding } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { isAtSea, ledgerWords, portOf, tidings, turnName } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { CAPTION } from '../../../board/plates.ts';
import type { SceneSlip, Spot } from '../../../board/scene.ts';
import { MOST_GROWN, slipSize } from '../../../board/slip-box.ts';
import type { Chart } from './chart.ts';
import { plateOf, portPlate } from './chart.ts';
import { BLOCK, CELL } from './layout.ts';
import { spotOf } from './places.ts';
import { say } from './say.ts';

/** What tells of ships in a place. */
const TELLING: ReadonlySet<Tiding> = new Set(['masts', 'revealed', 'battle-fleet', 'spies', 'spied-fleet', 'fog']);
/** Sightings at sea are soon of no use; a port is a port. */
const FRESH_AT_SEA = 3;
export const SIZE = 10;
const HIGH = slipSize({ text: '', size: SIZE }).height;

export function slipsOf(chart: Chart, view: GloryView): SceneSlip[] {
  const { who } = view;
  if (who === 'spectator') return [];
  const newest = new Map<string, LedgerRow>();
  for (const row of view.ledger) {
    const what = tidings[row.what];
    if (what === undefined || !TELLING.has(what) || !isOfUse(view, row)) continue;
    const port = portOf(row.place);
    newest.set(port >= 0 ? `port-${port}` : `sea-${row.place}`, row);
  }
  return [...newest].flatMap(([id, row]): SceneSlip[] => {
    const at = slipAt(chart, row.place);
    if (at === null) return [];
    const text = say('slip', { what: shortly(row), turn: turnName(row.turn) });
    const label = ledgerWords(view, row);
    return [{ id: `slip-${id}`, at, text, size: SIZE, side: 1 - who, label, ...leastScaleOf(chart, row.place) }];
  });
}

/** At sea until it is old, or a block stands there again, which has its own mark. */
function isOfUse(view: GloryView, { place, turn }: LedgerRow): boolean {
  if (!isAtSea(place)) return true;
  return view.turn - turn <= FRESH_AT_SEA && !view.blanks.some(blank => blank.place === place);
}

function shortly({ what, a, b, c }: LedgerRow): string {
  switch (tidings[what] as Tiding) {
    case 'masts':
    case 'revealed':
    case 'battle-fleet':
      return a > 0 ? say('range', { low: a, high: a + 4 }) : say('noSail');
    case 'spies':
      return exactly(a + b + c);
    case 'spied-fleet':
      return exactly(b);
    default:
      return say('noSail');
  }
}

function exactly(count: number): string {
  return count > 0 ? say('sail', { count }) : say('noSail');
}

/** Units between two plates that a slip needs at any scale: the title of the lower one grows towards it. */
const ROOM = 30;
/** Pixels a unit at which titles have hardly begun to grow. */
const CLOSE = 0.95;

/** Where the next plate is close below, as in the West Indies, its name goes before the slip. */
export function leastScaleOf(chart: Chart, place: number): { readonly leastScale?: number } {
  const port = portOf(place);
  const own = port < 0 ? undefined : plateOf(chart, portPlate(port))?.bounds;
  if (own === undefined) return {};
  const bottom = own.y + own.height;
  const isClose = chart.plates.some(
    ({ bounds: { x, y, width } }) => y >= bottom && y < bottom + ROOM && x < own.x + own.width && own.x < x + width,
  );
  return isClose ? { leastScale: CLOSE } : {};
}

/**
 * Below its port’s plate, or in the hex. It grows upwards, over names of cells that nobody can read from so far off: never over a
 * piece, nor over the plate below.
 */
export function slipAt(chart: Chart, place: number): Spot | null {
  const port = portOf(place);
  if (port >= 0) {
    const bounds = plateOf(chart, portPlate(port))?.bounds;
    return bounds === undefined
      ? null
      : { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height + HIGH * MOST_GROWN - CELL * CAPTION };
  }
  const at = spotOf(chart, place);
  return at === null ? null : { x: at.x, y: at.y + BLOCK * 0.2 + HIGH };
}
