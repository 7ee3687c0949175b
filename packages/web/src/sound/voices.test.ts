import { describe, expect, test } from 'vitest';
import type { Node } from './context.fixture.ts';
import { recorder } from './context.fixture.ts';
import type { Cue } from './cues.ts';
import { bent, gainOf, layOut } from './mixer.ts';
import { chance, deepNoise, whiteNoise } from './noise.ts';
import type { Bench } from './voices.ts';
import { bell, BETWEEN_STROKES, PARTIALS, sound } from './voices.ts';
import { loudness, windBed } from './wind.ts';

const AT = 5;

function made(make: (bench: Bench) => void): Node[] {
  const { context, nodes } = recorder();
  const mixer = layOut(context);
  const before = nodes.length;
  make(mixer);
  return nodes.slice(before);
}

function voice(kind: Cue['kind'], more: Partial<Cue> = {}): Node[] {
  return made(bench => sound(bench, { kind, at: 0.2, loud: 1, far: 0, across: 0, seed: 3, ...more }, AT));
}

const sources = (nodes: readonly Node[]): Node[] => nodes.filter(node => node.started !== null);
const peaks = (nodes: readonly Node[]): number =>
  nodes.flatMap(({ params }) => params['gain']?.turns ?? []).reduce((sum, { value }) => sum + value, 0);
const highest = (nodes: readonly Node[]): number =>
  Math.max(...nodes.flatMap(node => node.params['frequency']?.turns ?? []).map(({ value }) => value));

describe.each(['gun', 'blast', 'musket', 'crack', 'pipe', 'cheer', 'clash', 'founder', 'bell'] as const)('%s', kind => {
  const nodes = kind === 'bell' ? made(bench => bell(bench, 2, AT)) : voice(kind);

  test('all that begins ends by itself, within four seconds', () => {
    expect(sources(nodes).length).toBeGreaterThan(1);
    for (const { started, stopped } of sources(nodes)) {
      expect(started).toBeGreaterThanOrEqual(AT);
      expect(stopped).toBeGreaterThan(started ?? 0);
      expect(stopped).toBeLessThan(AT + 4);
    }
  });

  test('every swell begins and ends in silence, and no ramp is asked for that cannot be', () => {
    const swells = nodes.filter(node => node.kind === 'Gain');
    expect(swells.length).toBe(sources(nodes).length);
    for (const { params } of swells) {
      const turns = params['gain']?.turns ?? [];
      expect(turns[0]?.value).toBe(0);
      expect(turns.at(-1)?.value).toBe(0);
      expect(turns.map(({ at }) => at)).toEqual(turns.map(({ at }) => at).toSorted((a, b) => a - b));
    }
    const ramps = nodes.flatMap(node => Object.values(node.params).flatMap(({ turns }) => turns));
    for (const { how, value } of ramps) if (how === 'exponential') expect(value).toBeGreaterThan(0);
  });
});

describe('far off', () => {
  test.each(['gun', 'blast', 'musket', 'crack', 'pipe', 'cheer', 'clash', 'founder'] as const)(
    'a %s is quieter',
    kind => {
      expect(peaks(voice(kind, { far: 0.9 }))).toBeLessThan(peaks(voice(kind)) * 0.7);
    },
  );

  test.each(['gun', 'musket'] as const)('a %s is dull', kind => {
    const noise = (far: number): Node[] =>
      voice(kind, { far })
        .filter(node => node.kind === 'BiquadFilter')
        .slice(0, 1);
    expect(highest(noise(0.9))).toBeLessThan(highest(noise(0)) / 2);
  });

  test('what is seen on the left is heard there', () => {
    const pan = (across: number): number | undefined =>
      voice('gun', { across }).find(node => node.kind === 'StereoPanner')?.params['pan']?.value;
    expect(pan(-1)).toBeLessThan(-0.5);
    expect(pan(0)).toBeCloseTo(0);
  });

  test('no two guns are alike', () => {
    const pitch = (seed: number): number => highest(voice('gun', { seed }).filter(node => node.kind === 'Oscillator'));
    expect(pitch(1)).not.toBeCloseTo(pitch(2));
  });
});

test('the bell: strokes one after the other, and tones that do not fit into one chord', () => {
  const starts = new Set(sources(made(bench => bell(bench, 2, AT))).map(({ started }) => started));
  expect([...starts]).toEqual([AT, AT + BETWEEN_STROKES]);
  const off = PARTIALS.filter(({ ratio }) => Math.abs(ratio - Math.round(ratio)) > 0.05);
  expect(off.length).toBeGreaterThanOrEqual(4);
  const above = PARTIALS.filter(({ ratio }) => ratio >= 2);
  expect(above.map(({ seconds }) => seconds)).toEqual(above.map(({ seconds }) => seconds).toSorted((a, b) => b - a));
});

describe('the wind', () => {
  test('goes on and on, silent until it blows, and is never loud', () => {
    const { context, nodes } = recorder();
    const wind = windBed(layOut(context));
    for (const { stopped } of sources(nodes)) expect(stopped).toBeNull();
    const levels = (): number[] =>
      nodes
        .flatMap(({ params }) => params['gain']?.turns ?? [])
        .flatMap(({ how, value }) => (how === 'target' ? [value] : []));
    expect(levels()).toEqual([]);
    for (const force of [0, 1, null]) wind.blow(force);
    expect(levels()).toEqual([loudness(0), loudness(1), 0]);
    expect(loudness(1)).toBeLessThan(0.1);
  });
});

describe('what they are made of', () => {
  test('the same seed, the same noise; it stays within its bounds and about nothing', () => {
    expect(whiteNoise(50, 4)).toEqual(whiteNoise(50, 4));
    expect(whiteNoise(50, 4)).not.toEqual(whiteNoise(50, 5));
    const noise = whiteNoise(20_000, 9);
    expect(noise.every(sample => sample >= -1 && sample <= 1)).toBe(true);
    expect(Math.abs(noise.reduce((sum, sample) => sum + sample, 0) / noise.length)).toBeLessThan(0.02);
    const random = chance(1);
    expect(random()).not.toBe(random());
  });

  test('a deep noise comes round without a jump', () => {
    for (let seed = 0; seed < 20; seed++) {
      const loop = deepNoise(20_000, 2_000, seed);
      expect(loop).toHaveLength(20_000);
      const steps = loop.map((sample, i) => Math.abs(sample - (loop[i - 1] ?? loop.at(-1) ?? 0)));
      // Two places that have nothing to do with each other would often lie farther apart.
      expect(steps[0]).toBeLessThanOrEqual(Math.max(...steps.slice(1)));
      expect(Math.max(...loop.map(Math.abs))).toBeCloseTo(1);
    }
  });
});

describe('the mixer', () => {
  test('the last stage changes nothing that is quiet, and lets nothing out that would be cut off', () => {
    expect([bent(0.3), bent(-0.7)]).toEqual([0.3, -0.7]);
    let last = 0.7;
    for (let x = 0.75; x <= 3; x += 0.05) {
      expect(bent(x)).toBeGreaterThan(last);
      expect(bent(x)).toBeLessThan(1);
      expect(bent(-x)).toBe(-bent(x));
      last = bent(x);
    }
  });

  test('it is silent until somebody says how loud', () => {
    const { context } = recorder();
    expect(layOut(context).master.value).toBe(0);
    expect([gainOf(0), gainOf(0.25), gainOf(1)]).toEqual([0, 0.125, 1]);
  });
});
