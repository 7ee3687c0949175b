import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor, Air } from './air.ts';
import { showEffect } from './effects.ts';
import type { Motion } from './scene.ts';
import { VOLLEY } from './timing.ts';

/** What is put on the board, without a browser: its class, its words, and when it begins. */
interface Drawn {
  readonly name: string;
  readonly words: string;
  readonly delay: number;
  readonly x: number;
  readonly y: number;
}

const MS = 1000;
const AT = /translate\((-?[\d.]+)px,(-?[\d.]+)px\)/;
let drawn: Drawn[] = [];

function element(): object {
  const self = {
    name: '',
    textContent: '',
    setAttribute: (key: string, value: string) => void (key === 'class' && (self.name = value)),
    addEventListener: () => {},
    remove: () => {},
    animate(keys: readonly Keyframe[], { delay = 0 }: KeyframeAnimationOptions) {
      const [, x, y] = AT.exec(String(keys[1]?.['transform'])) ?? [];
      drawn.push({ name: self.name, words: self.textContent, delay, x: Number(x), y: Number(y) });
      return { addEventListener: () => {} };
    },
  };
  return self;
}

/** A layer with so many elements on it. */
function layer(alive = 0): SVGGElement {
  return { append: () => {}, childElementCount: alive, querySelectorAll: () => [] } as unknown as SVGGElement;
}

/** She lies at the origin and heads up the board, her target to starboard of her. */
const ACTORS: Readonly<Record<number, Actor>> = {
  1: { pose: { x: 0, y: 0, heading: 0 }, length: 40, beam: 10 },
  2: { pose: { x: 120, y: 0, heading: 0 }, length: 40, beam: 10 },
};

function fire(more: Partial<Extract<Motion, { kind: 'volley' }>> = {}, alive = 0): readonly Drawn[] {
  drawn = [];
  const air: Air = {
    layer: layer(alive),
    smoke: layer(),
    windFrom: () => 180,
    scale: 2,
    actor: ship => ACTORS[ship] ?? null,
    others: () => [],
  };
  showEffect({ kind: 'volley', ship: 1, target: 2, side: 'starboard', guns: 6, hits: 2, ms: MS, ...more }, MS, air);
  return drawn;
}

const of = (name: string, all: readonly Drawn[]): readonly Drawn[] =>
  all.filter(one => one.name.split(' ').includes(name));

beforeEach(() => vi.stubGlobal('document', { createElementNS: element }));
afterEach(() => vi.unstubAllGlobals());

describe('a broadside', () => {
  test('ripples along her side from bow to stern', () => {
    const flashes = of('fx-flash', fire());
    expect(flashes.length).toBeGreaterThan(5);
    expect(flashes[0]?.delay).toBe(0);
    for (let i = 1; i < flashes.length; i++) {
      const [before, now] = [flashes[i - 1] as Drawn, flashes[i] as Drawn];
      expect(now.delay).toBeGreaterThan(before.delay);
      expect(now.y).toBeGreaterThan(before.y);
    }
    expect(flashes.every(({ x }) => x > 0)).toBe(true);
    expect(flashes.at(-1)?.delay).toBeLessThan(MS * VOLLEY.ripple);
  });

  test('has a splash for every ball that misses and splinters for every hit, none before it has flown', () => {
    const all = fire();
    expect([of('fx-ball', all), of('fx-hit', all), of('fx-splash', all)].map(list => list.length)).toEqual([6, 2, 4]);
    const lands = [...of('fx-hit', all), ...of('fx-splash', all)].map(({ delay }) => delay);
    expect(Math.min(...lands)).toBeGreaterThanOrEqual(MS * VOLLEY.flight);
    // What figures tell changes when the motion has ended: by then all of it has landed.
    expect(Math.max(...lands)).toBeLessThan(MS);
  });

  test('tells its number where it hit, once the last ball has, and nothing where none did', () => {
    const all = fire({ hits: 2, tally: 9 });
    const [number] = of('fx-number', all);
    expect(number).toMatchObject({ words: '9', x: 120, y: 0 });
    expect(number?.delay).toBe(Math.max(...of('fx-hit', all).map(({ delay }) => delay)));
    expect(of('fx-number', fire({ hits: 0 }))).toEqual([]);
    expect(of('fx-splash', fire({ hits: 0 }))).toHaveLength(6);
  });

  test('leaves smoke that stands longer than the guns and goes down the wind; muskets leave none', () => {
    expect(of('fx-bank', fire()).length).toBeGreaterThan(0);
    expect(of('fx-bank', fire({ arms: 'muskets' }))).toEqual([]);
  });

  test('draws less where much is on the board already, but never less than a flash, a ball and its end', () => {
    const many = fire({}, 500);
    expect(many.length).toBeLessThan(fire().length / 2);
    for (const name of ['fx-flash', 'fx-ball', 'fx-hit', 'fx-number']) expect(of(name, many)).not.toEqual([]);
  });
});
