import { expect, test } from 'vitest';
import type { Position } from '../../client/protocol.ts';
import { metWith } from './questions-met.ts';

const asking = (ask: string, ...texts: string[]): Pick<Position, 'prompt' | 'offers'> => ({
  prompt: { ask, about: {}, words: `what of ${ask}?` } as unknown as Position['prompt'],
  offers: texts.map(text => ({
    text,
    action: { do: text },
    words: `to ${text}`,
    preview: [],
    complete: true,
    warning: '',
  })),
});

test('a question that came up can be answered beforehand as it was put last, the newest first; nothing else can', () => {
  const first = metWith([], asking('wind', 'whistle', 'wait'));
  const second = metWith(first, asking('helm', 'luff'));
  const third = metWith(second, asking('wind', 'wait'));
  expect(third.map(({ ask, answers }) => [ask, answers.map(({ text }) => text)])).toEqual([
    ['wind', ['wait']],
    ['helm', ['luff']],
  ]);
  expect(metWith(third, { prompt: null, offers: [] })).toBe(third);
});
