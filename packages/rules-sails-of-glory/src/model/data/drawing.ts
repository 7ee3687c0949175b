/**
 * Manoeuvre cards as the rules need them: sorted by what they are for, and with the true curve of every line. A line is a
 * smooth spline through its printed arrows, one cubic from arrow to arrow, laid out once as points close enough together that
 * nothing slips between them.
 */

import { bearing, cosine, distanceFloor, SINE_ONE, signedHeadingBetween, sine } from '@weathergauge/seamanship';
import type {
  ArrowData,
  CardData,
  CardKind,
  CardShape,
  CardSide,
  DeckData,
  Edge,
  LineData,
  RedClass,
} from './schema.ts';
import { hundredths, turns } from './units.ts';

/** B1.10 Blue, red or gray; B1.9 of the deck whose letter is on the ship card. */
export interface Card {
  readonly number: number;
  readonly kind: CardKind;
  readonly shape: CardShape;
  readonly side: CardSide;
  /** S3.2 -1 where none is printed. */
  readonly veer: number;
  readonly redClass: RedClass;
  /** Broken masts on a gray card, else 0. */
  readonly masts: number;
}

/**
 * Where the middle of the stern edge comes, x to starboard and y ahead of the middle of the edge the line starts at, and how
 * she then heads. Point 0 is the start itself. Red lines have one arrow: orange and green are then both the last point.
 */
export interface Track {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly heading: readonly number[];
  readonly orange: number;
  readonly green: number;
  readonly from: Edge;
}

export interface Deck {
  /** By printed number; 0 is no card. */
  readonly cards: readonly (Card | undefined)[];
  readonly data: readonly CardData[];
  readonly kinds: readonly number[];
  readonly copies: readonly (readonly number[])[];
  readonly mirrors: readonly number[];
  readonly blue: readonly number[];
  /** First copies of the blue cards: one for each manoeuvre. */
  readonly manoeuvres: readonly number[];
  readonly red: readonly number[];
  /** By broken masts. */
  readonly gray: readonly (readonly number[])[];
  readonly straight: number;
  readonly redUnder: number;
  readonly redFive: number;
  readonly redOver: number;
  /** By printed number, drawn when first asked for. */
  readonly tracks: (readonly Track[] | undefined)[];
}

const OTHER_SIDE: Readonly<Record<CardSide, CardSide>> = { left: 'right', right: 'left', '': '' };

/** The deck as the rules ask for it; its lines are drawn when first asked for (`linesOf`). */
export function sortOut(deck: DeckData): Deck {
  const cards: (Card | undefined)[] = [undefined];
  for (const { number, kind, shape, side, veer, redClass, masts } of deck.cards) {
    cards[number] = { number, kind, shape, side, veer, redClass, masts };
  }
  const numbers = deck.cards.map(card => card.number);
  const where = (keep: (card: CardData) => boolean): readonly number[] =>
    deck.cards.filter(keep).map(card => card.number);
  const red = (redClass: RedClass): number => where(card => card.redClass === redClass)[0] as number;
  const alike = (card: CardData, side: CardSide): readonly number[] => {
    const turned = side !== card.side;
    return where(
      other =>
        other.kind === card.kind &&
        other.shape === card.shape &&
        other.side === side &&
        other.veer === (turned && card.veer >= 0 ? 10 - card.veer : card.veer) &&
        other.masts === card.masts,
    );
  };
  const kinds: number[] = [0];
  const copies: (readonly number[])[] = [[]];
  const mirrors: number[] = [0];
  for (const card of deck.cards) {
    const same = alike(card, card.side);
    // Shallow and tight gray cards bear the same marks and are no copies.
    const own = card.kind === 'blue' ? same : [card.number];
    kinds[card.number] = own[0] as number;
    copies[card.number] = own;
    mirrors[card.number] = alike(card, OTHER_SIDE[card.side])[same.indexOf(card.number)] as number;
  }
  return {
    cards,
    data: deck.cards,
    kinds,
    copies,
    mirrors,
    blue: where(card => card.kind === 'blue'),
    manoeuvres: where(card => card.kind === 'blue' && kinds[card.number] === card.number),
    red: where(card => card.kind === 'red'),
    gray: [[], where(card => card.masts > 0), where(card => card.masts > 1)],
    straight: where(card => card.kind === 'blue' && card.shape === 'straight')[0] as number,
    redUnder: red('under'),
    redFive: red('five'),
    redOver: red('over'),
    tracks: [undefined, ...numbers.map(() => undefined)],
  };
}

/** The curves of a card, line by line; none where the deck has no such card. */
export function linesOf(deck: Deck, number: number): readonly Track[] {
  const { data, tracks } = deck;
  const drawn = tracks[number];
  if (drawn !== undefined) return drawn;
  const { lines } = data.find(card => card.number === number) ?? { lines: [] };
  let fresh: readonly Track[];
  if ('sameAs' in lines) fresh = linesOf(deck, lines.sameAs);
  else if ('mirrorOf' in lines) fresh = linesOf(deck, lines.mirrorOf).map(mirrored);
  else fresh = lines.map(lay);
  if (fresh.length > 0) tracks[number] = fresh;
  return fresh;
}

function mirrored(track: Track): Track {
  return {
    ...track,
    x: track.x.map(x => 0 - x),
    heading: track.heading.map(heading => (0 - heading) & 65535),
  };
}

/** Her pose at an arrow; headings right of the start are positive here, left ones negative. */
interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

const START: Arrow = { x: 0, y: 0, heading: 0 };

const arrowOf = ([right, forward, heading]: ArrowData): Arrow => ({
  x: hundredths(right),
  y: hundredths(forward),
  heading: turns(heading),
});

interface Points {
  readonly x: number[];
  readonly y: number[];
  readonly heading: number[];
}

function lay(line: LineData): Track {
  const points: Points = { x: [0], y: [0], heading: [0] };
  const orange = arrowOf(line.orange);
  if (line.from === 'bow') {
    stretch(points, START, orange, 1);
    const atOrange = points.x.length - 1;
    if (line.orange.some((value, i) => value !== line.green[i])) {
      stretch(points, orange, arrowOf(line.green), 1);
    }
    return { ...points, orange: atOrange, green: points.x.length - 1, from: line.from };
  }
  if (line.cusp === undefined) stretch(points, START, orange, -1);
  else {
    const cusp = arrowOf(line.cusp);
    stretch(points, START, cusp, -1);
    stretch(points, cusp, orange, 1);
  }
  const last = points.x.length - 1;
  return { ...points, orange: last, green: last, from: line.from };
}

/** A step is at most a millimetre long and turns her by at most two and a half degrees, to leave room for rounding. */
const STEP_LENGTH = 100;
const STEP_TURN = 455;
/** Pieces into which a stretch is cut to measure it. */
const PIECES = 128;

/**
 * One cubic from arrow to arrow, appended point by point without its start. `sense` is -1 where she goes astern. She heads
 * as the curve runs; but where it must swing to and fro to meet both arrows, she turns steadily from one to the other, for a
 * long hull does not wag.
 */
function stretch(points: Points, from: Arrow, to: Arrow, sense: number): void {
  const { x1, y1, x2, y2, swings } = handles(from, to, sense);
  const bend = (t: number, a: number, b: number, c: number, d: number): number => {
    const u = 1 - t;
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  };
  const slope = (t: number, a: number, b: number, c: number, d: number): number => {
    const u = 1 - t;
    return u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c);
  };
  const xAt = (t: number): number => bend(t, from.x, x1, x2, to.x);
  const yAt = (t: number): number => bend(t, from.y, y1, y2, to.y);
  const headingAt = (t: number): number =>
    swings
      ? Math.round(from.heading + (to.heading - from.heading) * t) & 65535
      : bearing(sense * slope(t, from.x, x1, x2, to.x), sense * slope(t, from.y, y1, y2, to.y));

  // How many steps each piece needs, be it for its length or for its turn, summed from the start.
  const steps: number[] = [0];
  for (let i = 1; i <= PIECES; i += 1) {
    const before = (i - 1) / PIECES;
    const after = i / PIECES;
    const length = span(xAt(after) - xAt(before), yAt(after) - yAt(before)) / STEP_LENGTH;
    const turn = Math.abs(signedHeadingBetween(headingAt(before), headingAt(after))) / STEP_TURN;
    steps.push((steps[i - 1] as number) + Math.max(length, turn));
  }
  const total = steps[PIECES] as number;
  const count = Math.ceil(total);
  let piece = 1;
  for (let step = 1; step < count; step += 1) {
    const due = (total * step) / count;
    while ((steps[piece] as number) < due) piece += 1;
    const before = steps[piece - 1] as number;
    const t = (piece - 1 + (due - before) / ((steps[piece] as number) - before)) / PIECES;
    points.x.push(Math.round(xAt(t)) + 0);
    points.y.push(Math.round(yAt(t)) + 0);
    points.heading.push(headingAt(t));
  }
  points.x.push(to.x);
  points.y.push(to.y);
  points.heading.push(to.heading & 65535);
}

interface Handles {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly swings: boolean;
}

/**
 * The inner control points: a third of the chord along each heading, but never beyond where the two headings meet, so that
 * she never first turns away from the side she is bound for.
 */
function handles(from: Arrow, to: Arrow, sense: number): Handles {
  const ux = (sense * sine(from.heading)) / SINE_ONE;
  const uy = (sense * cosine(from.heading)) / SINE_ONE;
  const vx = (sense * sine(to.heading)) / SINE_ONE;
  const vy = (sense * cosine(to.heading)) / SINE_ONE;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const third = span(dx, dy) / 3;
  const cross = ux * vy - uy * vx;
  const meetFirst = cross === 0 ? 0 : (dx * vy - dy * vx) / cross;
  const meetSecond = cross === 0 ? 0 : (ux * dy - uy * dx) / cross;
  const swings = meetFirst <= 0 || meetSecond <= 0;
  const first = swings ? third : Math.min(third, meetFirst);
  const second = swings ? third : Math.min(third, meetSecond);
  return { x1: from.x + first * ux, y1: from.y + first * uy, x2: to.x - second * vx, y2: to.y - second * vy, swings };
}

// distanceFloor wants integers: reckoned in hundredths of the unit, no piece loses more than one of them.
function span(dx: number, dy: number): number {
  return distanceFloor(Math.round(dx * 100), Math.round(dy * 100)) / 100;
}
