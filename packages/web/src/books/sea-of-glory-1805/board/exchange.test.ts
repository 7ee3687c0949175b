import { noFacts } from '@weathergauge/engine';
import type { GloryEvent } from '@weathergauge/rules-sea-of-glory-1805';
import { expect, test } from 'vitest';
import type { Happening } from '../../../client/protocol.ts';
import type { Reading } from '../../../screens/play/decisive.ts';
import { turningPoints } from '../../../screens/play/decisive.ts';
import { exchange } from './exchange.ts';

const told = (at: number, type: GloryEvent['type']): Happening => ({
  at,
  event: { type, to: 'all', clause: '' },
  words: type,
  facts: noFacts,
});

const reading: Reading = {
  partOf: ({ event }) => exchange(event as GloryEvent),
  isLoss: () => false,
  between: () => [],
};

const turned = (log: readonly Happening[], curve: readonly number[]) =>
  turningPoints(log, curve, reading).map(({ words, swing }) => [words, swing]);

test('a battle that turned the campaign is told with its outcome', () => {
  const log = [told(1, 'chit'), told(2, 'battle'), told(3, 'broadside'), told(4, 'battle-over'), told(5, 'chit')];
  expect(turned(log, [0, 0, 0, 0.3, 0.6, 0.6])).toEqual([['battle battle-over', [0, 0.6]]]);
});

test('what fleets do on a chit is put down to that chit, not to the raid before', () => {
  const log = [told(1, 'raid'), told(2, 'chit'), told(3, 'sortie'), told(4, 'moved'), told(5, 'chit')];
  expect(turned(log, [0, 0, -0.1, -0.1, -0.5, -0.5])).toEqual([['chit sortie', [0, -0.5]]]);
});
