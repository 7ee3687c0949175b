import type { ShipView } from '@weathergauge/rules-sails-of-glory';
import { SHIPS, TRACKS } from '@weathergauge/rules-sails-of-glory/figures';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { describe, expect, test } from 'vitest';
import { fastTo, gunState, shipLogOf } from './ship-log.ts';
import { asks, positionOf, shipOf, viewOf } from './mat.fixture.ts';

const COURAGEUSE = SHIPS.findIndex(({ id }) => id === 'courageuse');

function courageuse(change: Partial<ShipView>): ShipView {
  const card = SHIPS[COURAGEUSE] as (typeof SHIPS)[number];
  const boxes = TRACKS[card.track]?.hullBoxes ?? 0;
  return {
    base: card.base,
    card: COURAGEUSE,
    track: card.track,
    burden: card.burden,
    hull: Array.from({ length: boxes }, () => 0),
    crew: 0,
    ...change,
  } as ShipView;
}

describe('the ship log', () => {
  test('what the boxes hold, and where the figures are read', () => {
    const { hull, crew, actions } = shipLogOf(
      { level: 2 },
      courageuse({ hull: [3, -1, 1, -2, 0, 0, 0, 0, 0, 0], crew: 2 }),
    );
    expect(hull.map(box => box.fill).slice(0, 6)).toEqual(['full', 'burnt', 'part', 'flooded', 'empty', 'empty']);
    expect(hull.findIndex(box => box.isNow)).toBe(4);
    expect(crew.map(box => box.lost).slice(0, 4)).toEqual([true, true, false, false]);
    expect(crew.findIndex(box => box.isNow)).toBe(2);
    expect(actions.findIndex(column => column.isNow)).toBe(4);
  });

  test('below the Advanced rules there are no actions', () => {
    expect(shipLogOf({ level: 1 }, courageuse({})).actions).toEqual([]);
  });

  test('the marked box gives what the rules say her guns, muskets and crew are worth', async () => {
    const position = await positionOf(
      { level: 'advanced' },
      p => asks('order')(p) && viewOf(p).ships.some(ship => ship.crew > 0),
      ({ offers }, order) => {
        const fire = offers.findIndex(({ action }) => action.do === 'fire');
        return fire >= 0 ? fire : offers[0]?.action.do === 'helm' ? order % 3 : 0;
      },
    );
    for (const ship of viewOf(position).ships) {
      if (ship.condition !== 'afloat') continue;
      const { hull, crew, actions } = shipLogOf(viewOf(position), ship);
      expect(hull.find(box => box.isNow)?.guns).toEqual(ship.firepower);
      expect(crew.find(box => box.isNow)?.muskets).toBe(ship.musketry);
      expect(actions.find(column => column.isNow)?.count).toBe(ship.actions);
    }
  });
});

test('guns: fired, half loaded, loaded, slow, empty, in that order of saying', () => {
  const guns = { spent: [false], doubling: [false], loaded: [false], wait: [0] };
  const state = (change: object) => gunState({ ...guns, ...change } as unknown as ShipView, 0);
  expect(state({ spent: [true], loaded: [true] })).toBe('fired');
  expect(state({ doubling: [true] })).toBe('half');
  expect(state({ loaded: [true] })).toBe('loaded');
  expect(state({ wait: [1] })).toBe('slow');
  expect(state({})).toBe('empty');
});

test('pairs are read from either end', () => {
  expect(fastTo([2 * 32 + 5, 5 * 32 + 9], 5)).toEqual([2, 9]);
});

test('the mat of another side has nothing of what is sealed', async () => {
  const position = await positionOf({ level: 'standard' }, asks('seal'));
  expect(shipOf(position, 0).own).not.toBeNull();
  for (const ship of viewOf(position).ships) if (ship.side !== shipOf(position, 0).side) expect(ship.own).toBeNull();
});

test('clauses that the mat and the panel name are in the book', async () => {
  const files = import.meta.glob<string>('./{Mat,MatParts,MatNotes,Tracks,ActionTray,Panel}.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const known = new Set(ruleset.clauses.map(({ id }) => id));
  const named = Object.values(files).flatMap(text =>
    [...text.matchAll(/'([BSAOTPC]\d+\.\d+)'|id="([A-Z]\d+\.\d+)"/g)].map(m => m[1] ?? m[2] ?? ''),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(id => !known.has(id))).toEqual([]);
});
