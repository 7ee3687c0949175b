/**
 * Manoeuvre decks. D is measured from a scan, B differs from it only in the full-sail lines, A and C share the lines of a
 * lighter ship. Where the lines run between the arrows is settled in cards.ts.
 */

import type { ArrowData, CardData, CardSide, DeckData, DeckLetter, LineData } from './schema.ts';

/** Orange arrow, then green arrow. */
type Ends = readonly [number, number, number, number, number, number];

interface Lines {
  /** Straight, slip to the right, then turns to the right of veer 6 and up; each full, battle, backing. */
  readonly blue: readonly (readonly [full: Ends, battle: Ends, backing: Ends])[];
  /** Arrows after one sandglass and after two; the turning card backs to a cusp and comes forward again. */
  readonly red: {
    readonly straight: readonly ArrowData[];
    readonly turn: readonly ArrowData[];
    readonly cusp: ArrowData;
  };
  /** To the right: two masts shallow and tight, one mast shallow and tight. */
  readonly gray: readonly Ends[];
}

/** Measured, but for the heading at the cusp: it shares the turn between the two chords. */
const DECK_D: Lines = {
  blue: [
    [
      [0, 28.6, 0, 0, 44, 0],
      [0, 18.7, 0, 0, 29.3, 0],
      [0, 9.5, 0, 0, 16.2, 0],
    ],
    [
      [9.5, 25.1, 29, 13.5, 40.2, 0],
      [6.3, 17.1, 30, 11, 27.3, 0],
      [2.5, 9.3, 33, 5.6, 15.1, 0],
    ],
    [
      [3.2, 30.2, 18, 7.9, 44, 22.5],
      [2.1, 18.6, 18, 5.6, 29.1, 22.5],
      [0.5, 9.1, 11.5, 2.3, 16, 22.5],
    ],
    [
      [5.4, 30.4, 30.5, 14, 43.8, 45],
      [3.7, 19.3, 30.5, 10.5, 29, 45],
      [0.8, 9.5, 30, 4.9, 15.5, 45],
    ],
    [
      [3.5, 28.7, 28, 15.8, 42.9, 67.5],
      [3.2, 19, 33, 10.9, 28.3, 67.5],
      [0.7, 9.2, 39, 5.8, 14.7, 67.5],
    ],
  ],
  red: {
    straight: [
      [0, 12.1, 0],
      [0, -17.6, 0],
    ],
    turn: [
      [6.5, 13.3, 63.5],
      [0.8, -16.3, 64.5],
    ],
    cusp: [-6.5, -18.4, 46.5],
  },
  gray: [
    [0.8, 16.1, 18.5, 4.3, 25.4, 17.5],
    [2.7, 14.1, 24, 8.5, 22.6, 32],
    [5.1, 12.5, 29, 10.8, 20, 43.5],
    [2.1, 12.8, 52, 10.3, 18.5, 58],
  ],
};

/** One card measured: under full sail 0.94 of deck D, otherwise like it. */
const DECK_B: Lines = {
  ...DECK_D,
  blue: [
    [
      [0, 26.9, 0, 0, 41.4, 0],
      [0, 18.7, 0, 0, 29.3, 0],
      [0, 9.5, 0, 0, 16.2, 0],
    ],
    [
      [8.9, 23.6, 29, 12.7, 37.8, 0],
      [6.3, 17.1, 30, 11, 27.3, 0],
      [2.5, 9.3, 33, 5.6, 15.1, 0],
    ],
    [
      [3, 28.4, 18, 7.4, 41.4, 22.5],
      [2.1, 18.6, 18, 5.6, 29.1, 22.5],
      [0.5, 9.1, 11.5, 2.3, 16, 22.5],
    ],
    [
      [5.1, 28.6, 30.5, 13.2, 41.2, 45],
      [3.7, 19.3, 30.5, 10.5, 29, 45],
      [0.8, 9.5, 30, 4.9, 15.5, 45],
    ],
    [
      [3.3, 27, 28, 14.9, 40.3, 67.5],
      [3.2, 19, 33, 10.9, 28.3, 67.5],
      [0.7, 9.2, 39, 5.8, 14.7, 67.5],
    ],
  ],
};

/** Reconstructed: one and a half times deck D with two tighter turns; red lines one and a quarter times. */
const DECKS_A_C: Lines = {
  blue: [
    [
      [0, 42.9, 0, 0, 66, 0],
      [0, 28, 0, 0, 44, 0],
      [0, 14.2, 0, 0, 24.3, 0],
    ],
    [
      [14.2, 37.7, 29, 20.2, 60.3, 0],
      [9.4, 25.7, 30, 16.5, 41, 0],
      [3.8, 14, 33, 8.4, 22.6, 0],
    ],
    [
      [4.8, 45.3, 18, 11.9, 66, 22.5],
      [3.2, 27.9, 18, 8.4, 43.7, 22.5],
      [0.8, 13.6, 11.5, 3.4, 24, 22.5],
    ],
    [
      [8.1, 45.6, 30.5, 21, 65.7, 45],
      [5.6, 29, 30.5, 15.8, 43.5, 45],
      [1.2, 14.2, 30, 7.4, 23.2, 45],
    ],
    [
      [5.2, 43, 28, 23.7, 64.3, 67.5],
      [4.8, 28.5, 33, 16.4, 42.5, 67.5],
      [1, 13.8, 39, 7.5, 21.5, 67.5],
    ],
    [
      [5, 42, 32, 28, 62, 79],
      [5, 27.5, 40, 17.5, 40.5, 79],
      [2, 13, 51, 7.5, 20, 79],
    ],
    [
      [6, 41, 42, 28.5, 59.5, 90],
      [6.5, 26, 59, 18, 38, 90],
      [3, 12, 70, 7.5, 18, 90],
    ],
  ],
  red: {
    straight: [
      [0, 15.1, 0],
      [0, -22, 0],
    ],
    turn: [
      [8.1, 16.7, 63],
      [1, -20.4, 64],
    ],
    cusp: [-8.1, -23, 46],
  },
  gray: [
    [1.2, 24.2, 18.5, 6.4, 38.1, 17.5],
    [4.1, 21.1, 24, 12.8, 33.9, 32],
    [7.6, 18.8, 29, 16.2, 30, 43.5],
    [3.2, 19.2, 52, 15.5, 27.8, 58],
  ],
};

export const DECKS: readonly DeckData[] = [
  deck('A', DECKS_A_C),
  deck('B', DECK_B),
  deck('C', DECKS_A_C),
  deck('D', DECK_D),
];

type Plain = Omit<CardData, 'number'>;

// Two copies of each blue card, then the red ones, then the gray: the order that every printed number agrees with.
function deck(letter: DeckLetter, lines: Lines): DeckData {
  const cards: CardData[] = [];
  const add = (card: Plain): number => cards.push({ number: cards.length + 1, ...card });
  const addPair = (card: Plain): number => {
    const first = add(card);
    add({ ...card, lines: { sameAs: first } });
    return first;
  };
  lines.blue.forEach((sails, manoeuvre) => {
    const shape = manoeuvre === 0 ? 'straight' : manoeuvre === 1 ? 'slip' : 'turn';
    const drawn = sails.map(ends => ahead(ends));
    const veer = Math.max(5, manoeuvre + 4);
    const first = addPair(blue(shape, shape === 'straight' ? '' : 'right', veer, drawn));
    if (shape !== 'straight') addPair(blue(shape, 'left', 10 - veer, { mirrorOf: first }));
  });
  const [ahead5, astern5] = lines.red.straight as [ArrowData, ArrowData];
  const [ahead6, astern6] = lines.red.turn as [ArrowData, ArrowData];
  add(red('five', '', [oneArrow('bow', ahead5), oneArrow('stern', astern5)]));
  const over = add(
    red('over', 'right', [oneArrow('bow', ahead6), { ...oneArrow('stern', astern6), cusp: lines.red.cusp }]),
  );
  add(red('under', 'left', { mirrorOf: over }));
  lines.gray.forEach((ends, index) => {
    const masts = index < 2 ? 2 : 1;
    const right = add(gray('right', masts, [ahead(ends)]));
    add(gray('left', masts, { mirrorOf: right }));
  });
  return { letter, cards };
}

function blue(shape: CardData['shape'], side: CardSide, veer: number, lines: CardData['lines']): Plain {
  return { kind: 'blue', shape, side, veer, redClass: '', masts: 0, lines };
}

function red(redClass: CardData['redClass'], side: CardSide, lines: CardData['lines']): Plain {
  return { kind: 'red', shape: side === '' ? 'straight' : 'turn', side, veer: -1, redClass, masts: 0, lines };
}

function gray(side: CardSide, masts: number, lines: CardData['lines']): Plain {
  return { kind: 'gray', shape: 'turn', side, veer: -1, redClass: '', masts, lines };
}

function ahead([right, forward, heading, ...green]: Ends): LineData {
  return { from: 'bow', orange: [right, forward, heading], green };
}

function oneArrow(from: LineData['from'], arrow: ArrowData): LineData {
  return { from, orange: arrow, green: arrow };
}
