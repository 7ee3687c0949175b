import { describe, expect, test } from 'vitest';
import { BONUS_MOVE, WIND_MOVE } from './activation.ts';
import { hexNamed, neighbour } from './chart.ts';
import { MOVEMENT, PORTS } from './data/figures.ts';
import { inZone } from './places.ts';
import { prospectOf, reachable } from './prospects.ts';
import { FLEET_SEEN, FRIGATE_SEEN } from './table.ts';
import { ALLIED, ALL_WATERS, BRITISH, FIRST_ALLIED, INSHORE, LOOSE } from './terms.ts';
import type { BlankView, GloryView } from './view.ts';

const BREST = PORTS.findIndex(({ name }) => name === 'Brest');
const SUMMER = 18;

/** As much of a view as an order is reckoned from. */
function viewOf(changes: Partial<GloryView>): GloryView {
  const bare = {
    who: ALLIED,
    turn: SUMMER,
    waters: ALL_WATERS,
    winds: [1, 3, 6],
    weather: [0, 0, 0, 0, 0, 0],
    blocks: [],
    blanks: [],
    activation: { kind: WIND_MOVE },
  };
  return { ...bare, ...changes } as unknown as GloryView;
}

function blank(part: number, known: number): BlankView {
  return { side: BRITISH, tag: 1, place: inZone(BREST, part), flat: false, known, low: 0 };
}

const sortie = { block: FIRST_ALLIED, port: BREST, hex: -1, left: MOVEMENT.points };

describe('what can be reached', () => {
  const sea = hexNamed('0607');

  test('9.6 on a bonus move each hex costs one, and all of them are found', () => {
    const found = reachable(viewOf({ activation: { kind: BONUS_MOVE } as GloryView['activation'] }), {
      ...sortie,
      hex: sea,
      left: 1,
    });
    const near = [0, 1, 2, 3, 4, 5].map(direction => neighbour(sea, direction, ALL_WATERS)).filter(hex => hex >= 0);
    expect(new Set(found.map(({ hex }) => hex))).toEqual(new Set(near));
    expect(found.every(({ cost }) => cost === 1)).toBe(true);
  });

  test('9.4 with a wind each costs what the offers of the rules would take', () => {
    const view = viewOf({});
    for (const { hex, cost } of reachable(view, { ...sortie, hex: sea, left: 3 })) {
      const direction = [0, 1, 2, 3, 4, 5].findIndex(one => neighbour(sea, one, ALL_WATERS) === hex);
      if (direction < 0) continue;
      const step = prospectOf(view, { ...sortie, hex: sea, left: 3 }, { do: 'steer', direction });
      expect(step?.cost).toBeGreaterThanOrEqual(cost);
    }
  });

  test('9.1 from a patrol zone the way out of it is counted', () => {
    const costs = reachable(viewOf({}), sortie).map(({ cost }) => cost);
    expect(Math.min(...costs)).toBeGreaterThan(MOVEMENT.leavingZone);
    expect(Math.max(...costs)).toBeLessThanOrEqual(MOVEMENT.points);
  });
});

describe('14.0 how likely a sortie is seen', () => {
  const seen = (view: GloryView, to: 'sea' | 'inshore' | 'loose' = 'sea'): number =>
    prospectOf(view, sortie, { do: 'put-out', to })?.seen ?? -1;

  test('is not asked where nobody stands', () => {
    expect(seen(viewOf({}))).toBe(-1);
  });

  test('by a fleet and by a frigate on loose blockade in summer', () => {
    // 8 or more on two dice: with 1 for Loose 21 of 36, with 1 more for a frigate 26.
    expect(seen(viewOf({ blanks: [blank(LOOSE, FLEET_SEEN)] }))).toBeCloseTo(21 / 36);
    expect(seen(viewOf({ blanks: [blank(LOOSE, FRIGATE_SEEN)] }))).toBeCloseTo(26 / 36);
    expect(seen(viewOf({ blanks: [blank(LOOSE, 0)] }))).toBeCloseTo((21 + 26) / 72);
  });

  test('two look twice, Inshore sees better, weather hides', () => {
    const fleet = blank(LOOSE, FLEET_SEEN);
    expect(seen(viewOf({ blanks: [fleet, fleet] }))).toBeCloseTo(1 - (15 / 36) ** 2);
    expect(seen(viewOf({ blanks: [blank(INSHORE, FLEET_SEEN)] }))).toBeCloseTo(30 / 36);
    expect(seen(viewOf({ blanks: [fleet], weather: [1, 1, 1, 1, 1, 1] }))).toBeCloseTo(15 / 36);
  });

  test('one’s own blocks do not look', () => {
    expect(seen(viewOf({ blanks: [{ ...blank(LOOSE, FLEET_SEEN), side: ALLIED }] }))).toBe(-1);
  });
});
