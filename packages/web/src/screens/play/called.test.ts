import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { calledAt } from './called.ts';

const t = ((key: string, { seat, name }: { seat: string; name: string } = { seat: '', name: key }) =>
  key === 'play.seated' ? `${seat} (${name})` : name) as TFunction;
const NAMES = ['Convoy', 'Raiders', 'Escort'];
const TABLE = {
  you: 0,
  seats: [
    { kind: 'person', person: { id: 'a', name: 'Anne' } },
    { kind: 'person', person: { id: 'b', name: 'Bonny' } },
    { kind: 'agent', level: 'captain' },
  ],
} as const;

test('others at a table on a server are called by their names too, oneself and agents by the seat alone', () => {
  expect(([0, 1, 2] as const).map(seat => calledAt(TABLE, NAMES, seat, t))).toEqual([
    'Convoy',
    'Raiders (Bonny)',
    'Escort',
  ]);
  expect(calledAt({ ...TABLE, you: 'spectator' }, NAMES, 0, t)).toBe('Convoy (Anne)');
});

test('without a server nobody has a name', () => {
  expect(calledAt(null, NAMES, 1, t)).toBe('Raiders');
});
