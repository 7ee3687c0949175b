import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { damageOf } from './damage.ts';
import { aShip } from './scene.fixture.ts';
import type { SceneShip, Tone } from './scene.ts';
import { ShipGlyph } from './ShipGlyph.tsx';

const at = { x: 0, y: 0, heading: 0 };

function glyph(tone: Tone, changes: Partial<SceneShip> = {}): string {
  return renderToStaticMarkup(
    <svg>
      <ShipGlyph ship={aShip(0, at, changes)} tone={tone} windFrom={0} selected={false} onSelect={() => {}} />
    </svg>,
  );
}

test('sides are told apart by their bands without any colour: plain or chequered', () => {
  expect(glyph('blue')).not.toContain('stroke-dasharray');
  expect(glyph('red')).toContain('stroke-dasharray');
  expect(glyph('none')).not.toContain('stroke-dasharray');
});

test('who has struck shows the paint of neither', () => {
  expect(glyph('red', { condition: 'struck' })).not.toContain('stroke-dasharray');
});

test('the first hit is seen, however small a share of her it is', () => {
  expect(damageOf(aShip(0, at, { damage: 0.01 })).holes).toEqual({ port: 1, starboard: 1 });
  expect(damageOf(aShip(0, at, { damage: 0 })).holes).toEqual({ port: 0, starboard: 0 });
});

test('she lies over to the side that was shot through', () => {
  const low = (port: number, starboard: number) => damageOf(aShip(0, at, { sides: { port, starboard }, list: 1 })).low;
  expect(low(0.8, 0.2)).toBe('port');
  expect(low(0.2, 0.8)).toBe('starboard');
});

test('in every book a ship that is aground lies over, and she who has filled as much as ever', () => {
  const list = (changes: Partial<SceneShip>) => damageOf(aShip(0, at, changes)).list;
  expect(list({ condition: 'sailing' })).toBe(0);
  expect(list({ condition: 'aground' })).toBeGreaterThan(0);
  expect(list({ condition: 'aground', list: 0.9 })).toBe(0.9);
  expect(glyph('red', { condition: 'aground' })).toContain('hull-awash');
});
