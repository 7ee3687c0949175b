import {
  blueCards,
  cardOf,
  GREEN,
  kindOf,
  nextStart,
  ORANGE,
  RED,
  redCards,
  trackOf,
} from '@weathergauge/rules-sails-of-glory/geometry';
import { describe, expect, test } from 'vitest';
import { drawingOf, rowsOf, useOf } from './fan.ts';
import { asks, positionOf, shipOf, viewOf } from './mat.fixture.ts';

const DECK_A = 0;
const DECK_B = 1;
const QUARTER = 16_384;

const manoeuvres = (deck: number): readonly number[] => blueCards(deck).filter(card => kindOf(deck, card) === card);

describe('the hand', () => {
  test('goes from port to starboard, gentle cards in the first row, hard turns below', () => {
    const veers = rowsOf(DECK_A, manoeuvres(DECK_A)).map(row => row.map(card => cardOf(DECK_A, card).veer));
    expect(veers).toEqual([
      [4, 5, 5, 5, 6],
      [2, 3, 7, 8],
      [0, 1, 9, 10],
    ]);
    expect(rowsOf(DECK_B, manoeuvres(DECK_B)).map(row => row.length)).toEqual([5, 4]);
  });

  test('every card that is on offer is in it, red and gray ones as well', () => {
    for (const cards of [manoeuvres(DECK_A), redCards(DECK_A), [30, 31, 32, 33, 34, 35, 36, 37]]) {
      expect(
        rowsOf(DECK_A, cards)
          .flat()
          .toSorted((a, b) => a - b),
      ).toEqual(cards.toSorted((a, b) => a - b));
    }
  });
});

describe('the line in use', () => {
  test('Basic: battle sails; the arrow by the colour; taken aback the second line of a red card', async () => {
    const position = await positionOf({ level: 'basic' }, asks('helm'));
    const view = viewOf(position);
    const ship = shipOf(position, 0);
    const from = view.windFrom * 8192;
    const at = (off: number) => useOf(view, ship, 1, { x: 0, y: 0, heading: (from + off) & 65_535, aback: 0 });
    expect(at(0)).toMatchObject({ attitude: RED, line: 1 });
    expect(cardOf(ship.deck, at(0).card).kind).toBe('red');
    expect(at(QUARTER + 8192)).toMatchObject({ attitude: GREEN, card: 1, line: 1 });
    expect(at(2 * QUARTER)).toMatchObject({ attitude: ORANGE, arrow: trackOf(ship.deck, 1, 1).orange });
  });

  test('Standard: the card planned now is sailed after the one that lies there', async () => {
    const position = await positionOf({ level: 'standard' }, p => viewOf(p).turn === 1 && asks('helm')(p), turnHard);
    const view = viewOf(position);
    const ship = shipOf(position, position.prompt?.about['ship'] ?? 0);
    const first = ship.own?.first ?? 0;
    expect(cardOf(ship.deck, first).shape).toBe('turn');
    const then = nextStart(view, ship);
    const { card, line, arrow } = useOf(view, ship, first, ship);
    expect(then.heading).toBe((ship.heading + (trackOf(ship.deck, card, line).heading[arrow] ?? 0)) & 65_535);
    expect(then.heading).not.toBe(ship.heading);
  });
});

function turnHard({ offers }: { readonly offers: readonly { readonly action: { readonly do: string } }[] }): number {
  return offers[0]?.action.do === 'helm' ? offers.length - 1 : 0;
}

describe('the drawing', () => {
  test('three lines with two arrows each, all within the card; one of them in use', () => {
    const use = { card: 23, line: 1, arrow: trackOf(DECK_A, 23, 1).green, attitude: GREEN } as const;
    const { lines, box } = drawingOf(DECK_A, 23, 0, use);
    expect(lines.map(line => line.arrows.map(arrow => arrow.colour))).toEqual([
      ['orange', 'green'],
      ['orange', 'green'],
      ['orange', 'green'],
    ]);
    expect(lines.flatMap(line => line.arrows).filter(arrow => arrow.inUse)).toEqual([
      expect.objectContaining({ colour: 'green' }),
    ]);
    for (const { x, y } of lines.flatMap(line => line.arrows)) {
      expect(Math.abs(x)).toBeLessThan(box.width / 2);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });

  test('a red card: the second line starts at the stern and leads astern', () => {
    const { lines, hull } = drawingOf(DECK_A, redCards(DECK_A)[0] ?? 0, 0, null);
    expect(lines.map(line => line.arrows.length)).toEqual([1, 1]);
    expect(lines[1]?.arrows[0]?.y).toBeGreaterThan(hull.length);
  });
});
