import { headingBetween, signedHeadingBetween } from '@weathergauge/seamanship';
import { describe, expect, test } from 'vitest';
import type { Track } from './cards.ts';
import {
  blueCards,
  cardOf,
  copiesOf,
  grayCards,
  isSlip,
  isStraight,
  kindOf,
  manoeuvres,
  mirrorOf,
  redCards,
  redFor,
  straightOf,
  trackOf,
  tracksOf,
  turnOf,
} from './cards.ts';
import { PRINTED } from './data/pack.ts';
import type { LineData } from './data/schema.ts';
import { hundredths, turns } from './data/units.ts';

const [A, B, C, D] = [0, 1, 2, 3] as const;
const DECKS = [A, B, C, D];
const SIZES = [37, 29, 37, 29];
const LINES = { blue: 3, red: 2, gray: 1 } as const;
const DEGREE = 65536 / 360;

const numbersOf = (deck: number): number[] => Array.from({ length: SIZES[deck] as number }, (_, i) => i + 1);

interface Drawn {
  readonly name: string;
  readonly deck: number;
  readonly number: number;
  readonly line: number;
  readonly track: Track;
}

const ALL: readonly Drawn[] = DECKS.flatMap(deck =>
  numbersOf(deck).flatMap(number =>
    Array.from({ length: LINES[cardOf(deck, number).kind] }, (_, line) => ({
      name: `${'ABCD'[deck]}•${number} line ${line}`,
      deck,
      number,
      line,
      track: trackOf(deck, number, line),
    })),
  ),
);

const stepLength = (track: Track, i: number): number =>
  Math.hypot((track.x[i] as number) - (track.x[i - 1] as number), (track.y[i] as number) - (track.y[i - 1] as number));

function arcTo(track: Track, end: number): number {
  let arc = 0;
  for (let i = 1; i <= end; i += 1) arc += stepLength(track, i);
  return arc / 100;
}

describe('the cards', () => {
  test.each([
    [A, 1, { kind: 'blue', shape: 'straight', veer: 5 }],
    [B, 1, { kind: 'blue', shape: 'straight', veer: 5 }],
    [C, 1, { kind: 'blue', shape: 'straight', veer: 5 }],
    [D, 1, { kind: 'blue', shape: 'straight', veer: 5 }],
    [A, 7, { kind: 'blue', shape: 'turn', side: 'right', veer: 6 }],
    [A, 27, { kind: 'red', redClass: 'five' }],
    [A, 28, { kind: 'red', redClass: 'over' }],
    [A, 30, { kind: 'gray', masts: 2 }],
    [A, 37, { kind: 'gray', masts: 1 }],
    [B, 7, { kind: 'blue', shape: 'turn', side: 'right' }],
    [D, 3, { kind: 'blue', shape: 'slip', side: 'right', veer: 5 }],
    [D, 7, { kind: 'blue', veer: 6 }],
    [D, 9, { kind: 'blue', side: 'left', veer: 4 }],
    [D, 11, { kind: 'blue', veer: 7 }],
    [D, 16, { kind: 'blue', veer: 8 }],
    [D, 19, { kind: 'red', redClass: 'five', veer: -1 }],
    [D, 20, { kind: 'red', redClass: 'over' }],
    [D, 22, { kind: 'gray', masts: 2, veer: -1 }],
    [D, 24, { kind: 'gray', masts: 2 }],
    [D, 26, { kind: 'gray', masts: 1 }],
    [D, 28, { kind: 'gray', masts: 1 }],
  ] as const)('deck %i card %i bears what is printed on it', (deck, number, printed) => {
    expect(cardOf(deck, number)).toMatchObject({ number, ...printed });
  });

  test('light decks turn by veers 0 to 10, heavy ones by 2 to 8, two copies of each', () => {
    const veers = (deck: number): number[] =>
      blueCards(deck)
        .map(number => cardOf(deck, number).veer)
        .toSorted((a, b) => a - b);
    const light = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10];
    expect(veers(A)).toEqual(light);
    expect(veers(C)).toEqual(light);
    expect(veers(B)).toEqual(light.slice(4, -4));
    expect(veers(D)).toEqual(light.slice(4, -4));
  });

  test('copies share their kind, and blue, red and gray together are the deck', () => {
    for (const deck of DECKS) {
      for (const number of numbersOf(deck)) {
        const copies = copiesOf(deck, number);
        expect(copies).toContain(number);
        expect(copies).toHaveLength(cardOf(deck, number).kind === 'blue' ? 2 : 1);
        for (const copy of copies) expect(kindOf(deck, copy)).toBe(kindOf(deck, number));
      }
      expect([...blueCards(deck), ...redCards(deck), ...grayCards(deck, 1)]).toEqual(numbersOf(deck));
      expect(new Set(numbersOf(deck).map(number => kindOf(deck, number))).size).toBe(deck % 2 === 0 ? 24 : 20);
    }
  });

  test('a veer of 4 or less, of 5, of 6 or more has its own red card', () => {
    expect(Array.from({ length: 11 }, (_, veer) => redFor(A, veer))).toEqual([
      29, 29, 29, 29, 29, 27, 28, 28, 28, 28, 28,
    ]);
    expect([redFor(D, 4), redFor(D, 5), redFor(D, 6)]).toEqual([21, 19, 20]);
    expect(redCards(D)).toEqual([19, 20, 21]);
    expect(() => redFor(A, -1)).toThrow(RangeError);
  });

  test('one broken mast allows all gray cards, two only those of two masts', () => {
    expect(grayCards(A, 1)).toEqual([30, 31, 32, 33, 34, 35, 36, 37]);
    expect(grayCards(A, 2)).toEqual([30, 31, 32, 33]);
    expect(grayCards(B, 2)).toEqual([22, 23, 24, 25]);
    expect(grayCards(B, 0)).toEqual([]);
    expect(() => grayCards(A, 3)).toThrow(RangeError);
  });

  test('the straight is card 1 and its copy, not the red 5; sideslips are cards 3 to 6', () => {
    for (const deck of DECKS) {
      expect(straightOf(deck)).toBe(1);
      expect(numbersOf(deck).filter(number => isStraight(deck, number))).toEqual([1, 2]);
      expect(numbersOf(deck).filter(number => isSlip(deck, number))).toEqual([3, 4, 5, 6]);
    }
  });

  test('cards and lines that do not exist are refused', () => {
    for (const number of [0, 38, -1]) {
      expect(() => cardOf(A, number)).toThrow(RangeError);
      expect(() => kindOf(A, number)).toThrow(RangeError);
      expect(() => mirrorOf(A, number)).toThrow(RangeError);
      expect(() => trackOf(A, number, 0)).toThrow(RangeError);
    }
    expect(() => trackOf(A, 1, 3)).toThrow(RangeError);
    expect(() => trackOf(A, 27, 2)).toThrow(RangeError);
    expect(() => trackOf(A, 30, 1)).toThrow(RangeError);
    expect(() => trackOf(4, 1, 0)).toThrow(RangeError);
    expect(() => straightOf(4)).toThrow(RangeError);
  });
});

describe('the lines', () => {
  test('every line starts at its edge and reaches its printed arrows exactly', () => {
    let checked = 0;
    for (const { name, deck, number, line, track } of ALL) {
      expect([track.x[0], track.y[0], track.heading[0]], name).toEqual([0, 0, 0]);
      expect(track.green, name).toBe(track.x.length - 1);
      const data = PRINTED.decks[deck]?.cards[number - 1]?.lines;
      if (data === undefined || !('length' in data)) continue;
      for (const arrow of ['orange', 'green'] as const) {
        const [right, forward, heading] = (data[line] as LineData)[arrow];
        const i = track[arrow];
        const due = [hundredths(right), hundredths(forward), turns(heading)];
        expect([track.x[i], track.y[i], track.heading[i]], name).toEqual(due);
        checked += 1;
      }
    }
    expect(checked).toBe(2 * (2 * (7 * 3 + 4 + 4) + 2 * (5 * 3 + 4 + 4)));
  });

  // Arc lengths to orange and green as published: straight, slip, then turns of veer 6 and up; full, battle, backing.
  const ARCS_D = [29, 44, 19, 29, 10, 16, 27, 43, 18, 30, 10, 16, 31, 45, 19, 30, 9, 16, 31, 47, 20, 32, 10, 17];
  const ARCS_D_8 = [29, 48, 20, 32, 9, 17];
  const ARCS_B = [27, 41, 19, 29, 10, 16, 26, 40, 18, 30, 10, 16, 29, 42, 19, 30, 9, 16, 29, 44, 20, 32, 10, 17];
  const ARCS_B_8 = [28, 46, 20, 32, 9, 17];
  const ARCS_A = [43, 66, 28, 44, 14, 24, 41, 64, 28, 45, 15, 25, 46, 68, 28, 45, 14, 24, 47, 71, 30, 48, 14, 25];
  const ARCS_A_8_UP = [44, 73, 29, 48, 14, 24, 43, 74, 29, 47, 14, 23, 42, 73, 28, 45, 13, 21];
  const RIGHT = [1, 3, 7, 11, 15, 19, 23];

  test.each([
    ['A', A, [...ARCS_A, ...ARCS_A_8_UP], [24, 39, 22, 37, 21, 35, 20, 35]],
    ['B', B, [...ARCS_B, ...ARCS_B_8], [16, 26, 14, 25, 14, 23, 13, 23]],
    ['C', C, [...ARCS_A, ...ARCS_A_8_UP], [24, 39, 22, 37, 21, 35, 20, 35]],
    ['D', D, [...ARCS_D, ...ARCS_D_8], [16, 26, 14, 25, 14, 23, 13, 23]],
  ] as const)('deck %s: arcs are as long as published', (_, deck, blue, gray) => {
    blue.forEach((due, i) => {
      const track = trackOf(deck, RIGHT[Math.floor(i / 6)] as number, Math.floor((i % 6) / 2));
      expect(Math.abs(arcTo(track, i % 2 === 0 ? track.orange : track.green) - due)).toBeLessThan(1.5);
    });
    gray.forEach((due, i) => {
      const track = trackOf(deck, grayCards(deck, 1)[2 * Math.floor(i / 2)] as number, 0);
      expect(Math.abs(arcTo(track, i % 2 === 0 ? track.orange : track.green) - due)).toBeLessThan(1.5);
    });
  });

  test('no step is longer than 1.05 mm or turns her by more than three degrees', () => {
    for (const { name, track } of ALL) {
      for (let i = 1; i < track.x.length; i += 1) {
        expect(stepLength(track, i), name).toBeLessThanOrEqual(105);
        const turn = headingBetween(track.heading[i - 1] as number, track.heading[i] as number);
        expect(turn, name).toBeLessThanOrEqual(3 * DEGREE);
      }
    }
  });

  test('every point is an integer and no zero has a sign', () => {
    for (const { name, track } of ALL) {
      for (const value of [...track.x, ...track.y, ...track.heading]) {
        if (!Number.isInteger(value) || Object.is(value, -0)) throw new Error(`${name}: ${value}`);
      }
      for (const heading of track.heading) expect(heading >= 0 && heading < 65536, name).toBe(true);
    }
  });

  test('a turn never first swings to the other side', () => {
    for (const { name, deck, number, track } of ALL) {
      const { side } = cardOf(deck, number);
      for (const heading of track.heading) {
        const swing = signedHeadingBetween(0, heading) * (side === 'left' ? -1 : 1);
        expect(side === '' ? Math.abs(swing) === 0 : swing >= 0, name).toBe(true);
      }
    }
  });

  test('ahead, she heads the way the line runs wherever that is from one arrow to the other', () => {
    const wagging = new Set<string>();
    for (const { name, deck, number, line, track } of ALL) {
      if (track.from === 'stern' || cardOf(deck, number).side === 'left') continue;
      for (let i = 1; i < track.x.length; i += 1) {
        const dx = (track.x[i] as number) - (track.x[i - 1] as number);
        const dy = (track.y[i] as number) - (track.y[i - 1] as number);
        const between = ((track.heading[i - 1] as number) + (track.heading[i] as number)) / 2;
        const angle = (between / 65536) * 2 * Math.PI;
        // Sideways of the mean heading: only the rounding to hundredths and the sagitta of a short arc.
        if (Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) < 2) continue;
        expect(i > track.orange, name).toBe(true);
        wagging.add(`${'ABCD'[deck]}•${kindOf(deck, number)}/${line}`);
      }
    }
    // Their green arrow lies off to a side of the orange one that neither heading points to.
    const light = ['19/2', '23/1', '23/2', '30/0', '32/0'];
    expect([...wagging].toSorted()).toEqual([
      ...light.map(card => `A•${card}`),
      'B•22/0',
      'B•24/0',
      ...light.map(card => `C•${card}`),
      'D•22/0',
      'D•24/0',
    ]);
  });

  test('she never turns back between two arrows', () => {
    for (const { name, track } of ALL) {
      for (const [from, to] of [
        [0, track.orange],
        [track.orange, track.green],
      ] as const) {
        const whole = Math.sign(signedHeadingBetween(track.heading[from] as number, track.heading[to] as number));
        for (let i = from + 1; i <= to; i += 1) {
          const turn = signedHeadingBetween(track.heading[i - 1] as number, track.heading[i] as number);
          expect(turn === 0 || Math.sign(turn) === whole, name).toBe(true);
        }
      }
    }
  });

  test('left-hand cards are mirror images, point by point', () => {
    for (const { name, deck, number, line, track } of ALL) {
      const partner = mirrorOf(deck, number);
      expect(mirrorOf(deck, partner), name).toBe(number);
      expect(partner === number, name).toBe(cardOf(deck, number).side === '');
      const image = trackOf(deck, partner, line);
      expect(
        image.x.map((x, i) => x + (track.x[i] as number)).every(sum => sum === 0),
        name,
      ).toBe(true);
      expect(image.y, name).toEqual(track.y);
      expect(
        image.heading.map(heading => (0 - heading) & 65535),
        name,
      ).toEqual(track.heading);
      expect([image.orange, image.green, image.from], name).toEqual([track.orange, track.green, track.from]);
      const { veer } = cardOf(deck, number);
      expect(cardOf(deck, partner).veer, name).toBe(veer < 0 ? -1 : 10 - veer);
    }
  });

  test('red lines have one arrow: one sandglass leads ahead of the bow, two lead astern', () => {
    for (const deck of DECKS) {
      for (const number of redCards(deck)) {
        const [one, two] = [trackOf(deck, number, 0), trackOf(deck, number, 1)];
        expect([one.from, two.from]).toEqual(['bow', 'stern']);
        expect([one.orange, two.orange]).toEqual([one.green, two.green]);
        expect(one.y.at(-1)).toBeGreaterThan(0);
        expect(two.y.at(-1)).toBeLessThan(0);
      }
    }
  });

  test('two sandglasses of the red 6+ back to the cusp and come forward, turning steadily', () => {
    const { x, y, heading } = trackOf(D, 20, 1);
    const cusp = x.findIndex((value, i) => value === -650 && y[i] === -1840);
    expect(cusp).toBeGreaterThan(0);
    expect([x.at(-1), y.at(-1), heading.at(-1)]).toEqual([80, -1630, turns(64.5)]);
    for (let i = 1; i < x.length; i += 1) {
      const turn = (heading[i] as number) - (heading[i - 1] as number);
      expect(turn).toBeGreaterThan(DEGREE);
      expect(turn).toBeLessThan(3 * DEGREE);
      // Astern of her own heading up to the cusp, ahead of it after.
      const angle = ((heading[i] as number) / 65536) * 2 * Math.PI;
      const dx = (x[i] as number) - (x[i - 1] as number);
      const dy = (y[i] as number) - (y[i - 1] as number);
      expect(Math.sign(dx * Math.sin(angle) + dy * Math.cos(angle))).toBe(i <= cusp ? -1 : 1);
    }
  });

  test('copies share one track, and asking twice gives the same one', () => {
    expect(trackOf(A, 8, 1)).toBe(trackOf(A, 7, 1));
    expect(trackOf(A, 9, 1)).toBe(trackOf(A, 10, 1));
    expect(trackOf(A, 7, 1)).toBe(trackOf(A, 7, 1));
  });

  test('the curves are the same on every machine', () => {
    let hash = 0x811c9dc5;
    const fold = (value: number): void => {
      hash = Math.imul(hash ^ (value & 255), 0x01000193);
      hash = Math.imul(hash ^ (value >> 8), 0x01000193);
    };
    let points = 0;
    for (const { track } of ALL) {
      track.x.forEach(fold);
      track.y.forEach(fold);
      track.heading.forEach(fold);
      fold(track.orange);
      points += track.x.length;
    }
    expect([points, (hash >>> 0).toString(16)]).toEqual([14270, '4f83d311']);
  });
});

test('a card of each colour has all its lines: three of sails, two of sandglasses, one', () => {
  expect(tracksOf(0, blueCards(0)[0] ?? 0)).toHaveLength(3);
  expect(tracksOf(0, redCards(0)[0] ?? 0)).toHaveLength(2);
  expect(tracksOf(0, grayCards(0, 1)[0] ?? 0)).toHaveLength(1);
});

describe('which way a card takes her', () => {
  test('mirrored cards go as far to the other side, of whatever colour', () => {
    for (const deck of [0, 1, 2, 3])
      for (const card of [...blueCards(deck), ...redCards(deck), ...grayCards(deck, 1)])
        expect(turnOf(deck, mirrorOf(deck, card)) + turnOf(deck, card)).toBeCloseTo(0);
  });

  test('a sideslip lies between the straight and the turn of its side', () => {
    const slips = manoeuvres(0).filter(card => cardOf(0, card).shape === 'slip');
    expect(slips.map(card => turnOf(0, card)).toSorted((a, b) => a - b)).toEqual([-0.5, 0.5]);
    expect(turnOf(0, straightOf(0))).toBe(0);
  });

  test('a step is what a gentle turn turns her, and harder cards turn her more', () => {
    const turning = manoeuvres(0).filter(card => cardOf(0, card).shape === 'turn');
    const byTurn = turning.toSorted((a, b) => turnOf(0, a) - turnOf(0, b));
    const ends = byTurn.map(card => signedHeadingBetween(0, trackOf(0, card, 0).heading.at(-1) ?? 0));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    for (const [i, card] of byTurn.entries())
      if (Math.abs(turnOf(0, card)) <= 2) expect((ends[i] ?? 0) / turns(22.5)).toBeCloseTo(turnOf(0, card));
  });
});
