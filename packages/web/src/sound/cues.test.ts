import { describe, expect, test } from 'vitest';
import type { ScreenPlace } from '../board/props.ts';
import type { Motion } from '../board/scene.ts';
import { admitted, type Cue, cuesOf, MOST, placeOf, WINDOW } from './cues.ts';

const BOARD = { left: 100, top: 50, width: 1000, height: 800 } as const;

/** So far from the middle, where 1 is the edge, and so long a share of the board. */
function seen(x: number, y = 0, size = 0.3): ScreenPlace {
  const length = size * BOARD.width;
  const left = BOARD.left + ((x + 1) / 2) * BOARD.width - length / 2;
  return { board: BOARD, ship: { left, top: BOARD.top + ((y + 1) / 2) * BOARD.height, width: length, height: 0 } };
}

const near = (): ScreenPlace => seen(0);

function volley(guns: number, hits = 0, more: Partial<Extract<Motion, { kind: 'volley' }>> = {}): Motion {
  return { kind: 'volley', ship: 1, target: 2, side: 'port', guns, hits, ms: 1000, ...more };
}

const burst = (what: Extract<Motion, { kind: 'burst' }>['what']): Motion => ({ kind: 'burst', ship: 1, what, ms: 700 });
const kinds = (cues: readonly Cue[]): string => cues.map(cue => cue.kind).join(' ');
const count = (cues: readonly Cue[], kind: Cue['kind']): number => cues.filter(cue => cue.kind === kind).length;

describe('what a motion sounds like', () => {
  test('a broadside rolls: more guns for more of the event, one after the other, the first at once', () => {
    const two = cuesOf([volley(2)], 1, near, 1);
    const four = cuesOf([volley(4)], 1, near, 1);
    expect([count(two, 'gun'), count(four, 'gun')]).toEqual([3, 6]);
    expect(count(cuesOf([volley(40)], 1, near, 1), 'gun')).toBe(8);
    const times = four.map(cue => cue.at);
    expect(times[0]).toBe(0);
    for (let i = 1; i < times.length; i++) expect(times[i]).toBeGreaterThan(times[i - 1] as number);
    expect(times.at(-1)).toBeLessThan(0.55);
  });

  test('one gun alone is quieter and duller than any of a broadside', () => {
    const [alone] = cuesOf([volley(1)], 1, near, 1);
    const broadside = cuesOf([volley(5)], 1, near, 1);
    expect(kinds(cuesOf([volley(1)], 1, near, 1))).toBe('gun');
    expect(alone?.loud).toBeLessThan(Math.min(...broadside.map(cue => cue.loud)));
    expect(alone?.far).toBeGreaterThan(Math.max(...broadside.map(cue => cue.far)));
  });

  test('timber cracks where the ball strikes, after the guns, for every hit up to three', () => {
    const placeOnScreen = (ship: number): ScreenPlace => seen(ship === 1 ? -0.5 : 0.5);
    const cues = cuesOf([volley(4, 2)], 1, placeOnScreen, 1);
    const cracks = cues.filter(cue => cue.kind === 'crack');
    expect(cracks).toHaveLength(2);
    expect(cracks.map(cue => cue.across)).toEqual([0.5, 0.5]);
    expect(cues[0]?.across).toBe(-0.5);
    expect(cracks[0]?.at).toBeCloseTo(0.42);
    expect(count(cuesOf([volley(8, 8)], 1, near, 1), 'crack')).toBe(3);
  });

  test('muskets are muskets', () => {
    expect(count(cuesOf([volley(2, 1, { arms: 'muskets' })], 1, near, 1), 'gun')).toBe(0);
    expect(count(cuesOf([volley(2, 1, { arms: 'muskets' })], 1, near, 1), 'musket')).toBe(6);
  });

  test('twice the speed, half the time', () => {
    const slow = cuesOf([volley(3)], 1, near, 1);
    const fast = cuesOf([volley(3)], 2, near, 1);
    expect(fast.map(cue => cue.at * 2)).toEqual(slow.map(cue => cue.at));
  });

  test('a ship blows up, another strikes the ground; what makes no noise is silent', () => {
    expect(kinds(cuesOf([burst('explosion')], 1, near, 1))).toBe('blast');
    expect(kinds(cuesOf([burst('aground')], 1, near, 1))).toBe('crack');
    const silent: Motion[] = [
      burst('fire'),
      { kind: 'sail', ship: 1, path: [], ms: 900 },
      { kind: 'wind', from: 90, ms: 700 },
      { kind: 'caption', ship: null, text: 'Turn 2', ms: 900 },
    ];
    expect(cuesOf(silent, 1, near, 1)).toEqual([]);
  });

  test('what begins together is heard in the order of time', () => {
    const cues = cuesOf([volley(3, 1), volley(3, 1, { ship: 2, target: 1 })], 1, near, 1);
    expect(cues.map(cue => cue.at)).toEqual(cues.map(cue => cue.at).toSorted((a, b) => a - b));
    expect(new Set(cues.map(cue => cue.seed)).size).toBe(cues.length);
  });

  test('colours that come down are piped and cheered, a prize is cheered, a ship that sinks is heard to go', () => {
    expect(kinds(cuesOf([burst('strike')], 1, near, 1))).toBe('pipe cheer');
    expect(kinds(cuesOf([burst('captured')], 1, near, 1))).toBe('cheer');
    expect(kinds(cuesOf([burst('sink')], 1, near, 1))).toBe('founder crack');
  });

  test('a fight hand to hand is steel and pistols as long as it is seen', () => {
    const cues = cuesOf([burst('boarding')], 1, near, 1);
    expect([count(cues, 'clash'), count(cues, 'musket')]).toEqual([5, 3]);
    expect(cues.at(-1)?.at).toBeLessThan(0.7);
  });

  test('at speed 0 twenty broadsides are one, the greatest; and one misfortune, the worst', () => {
    const all = [
      ...Array.from({ length: 20 }, (_, i) => volley(1 + (i % 4))),
      burst('aground'),
      burst('explosion'),
      burst('fire'),
    ];
    const cues = cuesOf(all, 0, near, 1);
    expect(count(cues, 'gun')).toBe(6);
    expect(count(cues, 'blast')).toBe(1);
    expect(cues).toHaveLength(7);
    expect(cuesOf([burst('fire')], 0, near, 1)).toEqual([]);
  });
});

describe('near and far', () => {
  test('large in the middle is alongside; small, aside or unseen is farther, never beyond the horizon', () => {
    expect(placeOf(seen(0))).toEqual({ far: 0, across: 0 });
    expect(placeOf(seen(0, 0, 0.02)).far).toBeGreaterThan(0.3);
    expect(placeOf(seen(0, -0.9)).far).toBeGreaterThan(0.2);
    expect(placeOf(seen(0.6)).across).toBeCloseTo(0.6);
    expect(placeOf(seen(30, -9, 0))).toEqual({ far: 1, across: 1 });
    expect(placeOf(null).far).toBeGreaterThan(0.5);
  });
});

describe('never too much at once', () => {
  const cues = (n: number, kind: Cue['kind'] = 'gun'): Cue[] =>
    Array.from({ length: n }, (_, i) => ({ kind, at: i / n, loud: 1, far: 0, across: 0, seed: i }));

  test('what there is room for goes through untouched', () => {
    const few = cues(MOST);
    expect(admitted(few, [], 10)).toBe(few);
    expect(admitted(few, [10 - WINDOW - 0.01], 10)).toBe(few);
  });

  test('too many are thinned evenly, so that the last ship is heard as well as the first', () => {
    const thinned = admitted(cues(4 * MOST), [], 10);
    expect(thinned).toHaveLength(MOST);
    const gaps = thinned.slice(1).map((cue, i) => cue.seed - (thinned[i]?.seed ?? 0));
    expect(new Set(gaps)).toEqual(new Set([4]));
  });

  test('what has just begun takes room, also what is still to come', () => {
    const begun = Array.from({ length: MOST - 2 }, (_, i) => 9.5 + i / MOST);
    expect(admitted(cues(10), begun, 10)).toHaveLength(2);
    expect(admitted(cues(10), [...begun, 10.4, 10.6], 10)).toEqual([]);
  });

  test('an explosion goes before guns', () => {
    const begun = Array.from({ length: MOST - 1 }, () => 10);
    expect(kinds(admitted([...cues(9), ...cues(1, 'blast')], begun, 10))).toBe('blast');
  });

  test('twenty broadsides in one long frame are never more than fit', () => {
    let begun: readonly number[] = [];
    for (let i = 0; i < 20; i++) {
      const more = admitted(cuesOf([volley(6, 2)], 1, near, i), begun, 10);
      begun = [...begun, ...more.map(cue => 10 + cue.at)];
    }
    expect(begun).toHaveLength(MOST);
  });
});
