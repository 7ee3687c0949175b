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
