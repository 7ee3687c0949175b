import { describe, expect, test } from 'vitest';
import { planning } from '../chapters/b2-planning.ts';
import { movement } from '../chapters/b3-movement.ts';
import { ruleset } from '../index.ts';
import type { LandKind } from '../model/ground.ts';
import { makeLand } from '../model/ground.ts';
import type { Sails } from '../model/state.ts';
import { clone } from '../model/state.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, drill, E, happened, lanes, sea, W } from '../test/drill.fixture.ts';

type Given = readonly (readonly [order: string, warning: string])[];

/** The cards that a seat is given after these answers. */
function cards(s: Sails, ...said: string[]): Given {
  return lanes(planning, [0, 1], s)
    .sayAs(0, ...said)
    .given(ruleset, 0);
}

/** Of the straight card. */
function straightOn(s: Sails, ...said: string[]): string {
  return cards(s, ...said).find(([order]) => order.endsWith(' card=1'))?.[1] ?? 'none';
}

function patch(kind: LandKind, xmm: number, ymm: number) {
  return makeLand(kind, [-3000, -3000, 3000, -3000, 3000, 3000, -3000, 3000], xmm * 100, ymm * 100, 0, 'rocky', 0);
}

/** A frigate that heads east from the middle of the table, and an enemy far off. */
function eastward(changes: Sea = {}, xmm = 460): Sails {
  const s = sea(changes);
  add(s, 0, 'terpsichore', xmm, 400, E);
  add(s, 1, 'courageuse', 900, 850, W);
  return s;
}

describe('cards that people are warned of', () => {
  test('B3.11 off the table: just those that take her there, and they come last', () => {
    const s = eastward({}, 1075);
    const given = cards(s);
    for (const [order, warning] of given) {
      const after = clone(s);
      (after.ships[0] as Sails['ships'][0]).first = Number(order.split('=').at(-1));
      const left = happened(drill(movement, {}, after), 'exited').length > 0;
      expect([order, warning]).toEqual([order, left ? 'terpsichore 0 leaves the table, and is lost' : '']);
    }
    const first = given.findIndex(([, warning]) => warning !== '');
    expect(first).toBeGreaterThan(0);
    expect(given.slice(first).every(([, warning]) => warning !== '')).toBe(true);
  });

  test('C3.6 a runner may leave by her own side, and by no other', () => {
    const runner = (edge: number) =>
      straightOn(eastward({ edges: [edge, edge], articles: { scenario: 'force-the-blockade' } }, 1120));
    const homes = ruleset.view(eastward({ edges: [1, 1], articles: { scenario: 'force-the-blockade' } }), 0).homes;
    const isRunner = homes[0] === 1;
    expect(runner(3)).toBe('terpsichore 0 leaves the table, and is lost');
    expect(runner(1)).toBe(isRunner ? '' : 'terpsichore 0 leaves the table, and is lost');
  });

  test('T1.5, T2.2, T3.8 reefs, shoals and land where her move would end', () => {
    const on = (kind: LandKind) => straightOn(eastward({ land: [patch(kind, 600, 400)] }));
    expect(on('reef')).toBe('terpsichore 0 strikes rocks, and may be aground for good');
    expect(on('shoal')).toBe('terpsichore 0 runs upon a shoal, and is aground for good');
    expect(on('island')).toBe('terpsichore 0 runs upon the land, and is aground for good');
    expect(straightOn(eastward({ land: [patch('reef', 600, 600)] }))).toBe('');
  });

  test('S5.1 a friend: where she lies still, or where her own card takes her', () => {
    const still = eastward();
    add(still, 0, 'terpsichore', 590, 400, E, { anchored: 1 });
    expect(straightOn(still)).toBe('terpsichore 0 runs into terpsichore 2, a friend');
    const abreast = eastward();
    add(abreast, 0, 'terpsichore', 470, 460, E);
    // Nothing is known of her card yet; then it is the one that closes in.
    expect(straightOn(abreast, 'take-up ship=0')).toBe('');
    const closing = cards(abreast, 'take-up ship=0').flatMap(([order]) => {
      const said = ['take-up ship=2', order.replace('ship=0', 'ship=2')];
      return straightOn(abreast, ...said) === '' ? [] : [straightOn(abreast, ...said)];
    });
    expect(new Set(closing)).toEqual(new Set(['terpsichore 0 runs into terpsichore 2, a friend']));
  });

  test('S5.1 an enemy in the way is none of it, and R84 by eye nothing is measured', () => {
    const enemy = eastward();
    add(enemy, 1, 'courageuse', 590, 400, E, { anchored: 1 });
    expect(straightOn(enemy)).toBe('');
    expect(straightOn(eastward({ articles: { byEye: true } }, 1120))).toBe('');
  });

  test('S2.4 above the Basic rules a card is for the turn after: it is judged from where the one before it ends', () => {
    const aground = (turn: number, first: number) => {
      const s = eastward({ level: 'standard', turn, land: [patch('reef', 720, 400)] });
      (s.ships[0] as Sails['ships'][0]).first = first;
      return cards(s).filter(([, warning]) => warning !== '').length;
    };
    expect([aground(0, 0), aground(1, 1)]).toEqual([0, expect.any(Number)]);
    expect(aground(1, 1)).toBeGreaterThan(0);
  });
});
