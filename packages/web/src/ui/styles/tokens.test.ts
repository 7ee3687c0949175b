/** WCAG AA: words at 4.5 to 1, marks and outlines at 3 to 1, in both palettes. */

import { expect, test } from 'vitest';
import css from './tokens.css?raw';

const palettes = ['day', 'night'] as const;

function hex(token: string, palette: (typeof palettes)[number]): string {
  const pair = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const value = palette === 'day' ? pair?.[1] : pair?.[2];
  if (value === undefined) throw new Error(`no token --${token}`);
  return value;
}

function luminance(colour: string): number {
  const channel = (at: number): number => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'panel'];
const words = ['ink', 'ink-soft', 'ink-faint', 'accent', 'attack', 'good', 'bad', 'tone-blue', 'tone-red', 'tone-none'];
const seas = ['sea-1', 'sea-2', 'sea-3', 'sea-4'];

const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...words.flatMap(word => grounds.map(ground => [word, ground, 4.5] as const)),
  ...seas.map(sea => ['ink', sea, 4.5] as const),
  ...['land', 'shoal', 'fog'].map(ground => ['ink', ground, 4.5] as const),
  ['accent-ink', 'accent', 4.5],
  ...[...grounds, ...seas].map(ground => ['focus', ground, 3] as const),
  ...seas.flatMap(sea =>
    ['accent', 'attack', 'tone-blue', 'tone-red', 'hull', 'shot'].map(mark => [mark, sea, 3] as const),
  ),
  ['land-edge', 'land', 3],
];

for (const palette of palettes) {
  test.each(pairs)(`${palette}: %s on %s is at least %s to 1`, (front, back, least) => {
    expect(contrast(hex(front, palette), hex(back, palette))).toBeGreaterThanOrEqual(least);
  });
}
