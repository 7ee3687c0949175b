/**
 * Manoeuvre cards as they are drawn in the fan: the true curves of the card, which of them is in use and to which of the
 * two arrows, and where a card has its place among the others. For display only: what may be planned is in the offers.
 */

import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import type { Attitude, Start, Track } from '@weathergauge/rules-sails-of-glory/geometry';
import {
  BASES,
  blueCards,
  cardOf,
  courseOf,
  GREEN,
  grayCards,
  redCards,
  tracksOf,
  turnOf,
} from '@weathergauge/rules-sails-of-glory/geometry';

const HUNDREDTHS = 100;
const TURN = 65_536;
const DEGREES = 360;

/** How a card would be sailed from a given place. */
export interface Use {
  /** The card sailed in the end: a red one where she is taken aback. */
  readonly card: number;
  readonly line: number;
  /** Point of the track. */
  readonly arrow: number;
  readonly attitude: Attitude;
}

/** The line and arrow of a card for a ship that sets out from there. */
export function useOf(view: SailsView, ship: ShipView, planned: number, from: Start): Use {
  const { move, attitude } = courseOf(view, ship, planned, from);
  return { ...move, attitude };
}

/** Rows of the fan, each symmetrical about the straight: gentle cards first, hard turns below them. */
export function rowsOf(deck: number, cards: readonly number[]): readonly (readonly number[])[] {
  const sorted = cards.toSorted((a, b) => turnOf(deck, a) - turnOf(deck, b));
  const isBlue = sorted.some(card => cardOf(deck, card).kind === 'blue');
  if (!isBlue) return chunks(sorted, MOST_IN_ROW);
  const within = (least: number, most: number): readonly number[] =>
    sorted.filter(card => {
      const off = Math.abs(turnOf(deck, card));
      return off >= least && off < most;
    });
  return [within(0, 2), within(2, 4), within(4, 6)].filter(row => row.length > 0);
}

const MOST_IN_ROW = 5;

function chunks(all: readonly number[], size: number): readonly (readonly number[])[] {
  const rows: number[][] = [];
  for (let i = 0; i < all.length; i += size) rows.push(all.slice(i, i + size));
  return rows;
}

/** An arrow as it is drawn, in millimetres with y down the page and degrees to the right. */
export interface ArrowMark {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly colour: 'orange' | 'green';
  readonly inUse: boolean;
}

export interface CardLine {
  readonly line: number;
  readonly path: string;
  readonly arrows: readonly ArrowMark[];
  readonly inUse: boolean;
}

export interface CardDrawing {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly lines: readonly CardLine[];
  /** Stern to bow of the base that the card lies against; the bow is at the origin. */
  readonly hull: { readonly length: number; readonly beam: number };
}

/** `use` is null where the card is shown for itself, as in a space of the mat. */
export function drawingOf(deck: number, number: number, base: number, use: Use | null): CardDrawing {
  const { halfLength, halfWidth } = BASES[base] ?? { halfLength: 0, halfWidth: 0 };
  const hull = { length: (2 * halfLength) / HUNDREDTHS, beam: (2 * halfWidth) / HUNDREDTHS };
  const lines = tracksOf(deck, number).map((track, line): CardLine => {
    const inUse = use !== null && use.card === number && use.line === line;
    const astern = track.from === 'stern' ? hull.length : 0;
    const at = (i: number): readonly [number, number] => [
      (track.x[i] ?? 0) / HUNDREDTHS,
      astern - (track.y[i] ?? 0) / HUNDREDTHS,
    ];
    const arrow = (i: number, colour: ArrowMark['colour']): ArrowMark => {
      const [x, y] = at(i);
      const turn = ((track.heading[i] ?? 0) * DEGREES) / TURN;
      return { x, y, turn, colour, inUse: inUse && (use?.attitude === GREEN ? 'green' : 'orange') === colour };
    };
    // A red line has one arrow, which serves whatever the colour.
    const both = track.orange !== track.green;
    const arrows = both
      ? [arrow(track.orange, 'orange'), arrow(track.green, 'green')]
      : [{ ...arrow(track.orange, 'orange'), inUse }];
    return { line, path: pathOf(track, at), arrows, inUse };
  });
  return { box: boxOf(deck, number, hull), lines, hull };
}

const MARGIN = 6;
/** Two by three. */
const SHAPE = 1.5;

/** All blue and gray cards of a deck are drawn alike, so that longer curves look longer; red ones show the hull between. */
function boxOf(deck: number, number: number, hull: CardDrawing['hull']): CardDrawing['box'] {
  const red = cardOf(deck, number).kind === 'red';
  let wide = 0;
  let high = 0;
  let low = 0;
  for (const card of red ? redCards(deck) : [...blueCards(deck), ...grayCards(deck, 1)])
    for (const track of tracksOf(deck, card)) {
      const astern = track.from === 'stern' ? hull.length : 0;
      for (let i = 0; i < track.x.length; i++) {
        wide = Math.max(wide, Math.abs(track.x[i] ?? 0) / HUNDREDTHS);
        high = Math.max(high, (track.y[i] ?? 0) / HUNDREDTHS - astern);
        low = Math.max(low, astern - (track.y[i] ?? 0) / HUNDREDTHS);
      }
    }
  const top = high + MARGIN;
  const least = top + (red ? low + MARGIN : hull.length * STEM);
  // Every card has the same aspect ratio, whatever is on it.
  const width = Math.max(2 * (wide + MARGIN), least / SHAPE);
  const height = width * SHAPE;
  return { x: -width / 2, y: -top, width, height };
}

/** How much of the bow is drawn at the foot of a card. */
const STEM = 0.3;

/** Every few points are enough for the eye. */
const STRIDE = 3;

function pathOf(track: Track, at: (i: number) => readonly [number, number]): string {
  const last = track.x.length - 1;
  const points: number[] = [];
  for (let i = 0; i < last; i += STRIDE) points.push(i);
  points.push(last);
  return points.map((i, n) => `${n === 0 ? 'M' : 'L'}${at(i).map(round).join(' ')}`).join('');
}

function round(mm: number): number {
  return Math.round(mm * 10) / 10;
}
