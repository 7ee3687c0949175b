import { expect, test } from 'vitest';
import { boardText, textLines } from './board-text.ts';

test('a terminal shows charts as they are, phrases one below the other, and gaps', () => {
  const parts = [
    ...textLines(['Round 1']),
    { kind: 'text', phrases: [] },
    { kind: 'chart', lines: [' · A', ' · ·'] },
    { kind: 'text', phrases: ['Royal Charles', 'heading N', 'hull 3'] },
  ] as const;
  expect(boardText(parts).split('\n')).toEqual([
    'Round 1',
    '',
    ' · A',
    ' · ·',
    'Royal Charles',
    '     heading N',
    '     hull 3',
  ]);
});

test('a phrase that is too long for a line goes on below it', () => {
  const many = Array.from({ length: 30 }, (_, i) => `ship ${i}`).join('; ');
  const lines = boardText(textLines([many])).split('\n');
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
  expect(lines.map(line => line.trim()).join(' ')).toBe(many);
});
