/**
 * How many presses a person needs. The bounds are held by every run; with `PRESSES=1` (`npm run presses`) whole games are played in every
 * book, before (every small order for itself) and after (by hand), and the table is printed.
 */

import { expect, test } from 'vitest';
import type { Battle } from './harness.ts';
import { useBrowser } from './harness.ts';
import type { Counted, Helm } from './presses.ts';
import { play, tablePage } from './presses.ts';

useBrowser();

const SEATS = ['You', 'Midshipman · careless'] as const;
const DUEL: Battle = { book: 'Age of Sail', scenario: 'Single combat', seats: SEATS };
const ADVANCED: Battle = { book: 'Sails of Glory', scenario: 'Enemy in Sight!', level: 'Advanced', seats: SEATS };

const most = (all: readonly number[]): number => Math.max(0, ...all);
const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

test('a move in the Age of Sail takes two presses at most', async () => {
  const page = await tablePage('hand', DUEL);
  const { moves, setUp } = await play(page, 'hand', { most: 30, rounds: 2 });
  expect(moves.length).toBeGreaterThan(0);
  expect(most(moves)).toBeLessThanOrEqual(2);
  expect(setUp).toBeLessThanOrEqual(4);
});

test('an Advanced turn of Sails of Glory with two ships takes twelve at most, and its set-up four', async () => {
  const page = await tablePage('hand', ADVANCED);
  const { rounds, setUp } = await play(page, 'hand', { most: 60, rounds: 1 });
  expect(setUp).toBeLessThanOrEqual(4);
  expect(rounds.length).toBeGreaterThan(0);
  expect(middle(rounds)).toBeLessThanOrEqual(12);
});

const TABLE: readonly Battle[] = [
  DUEL,
  { book: 'Convoy', scenario: 'Two Sugar Ships', seats: SEATS },
  { book: 'Sails of Glory', scenario: 'Enemy in Sight!', seats: SEATS },
  ADVANCED,
  { book: 'Captain’s Sea', scenario: 'Constitution', seats: SEATS },
  { book: '1805: Sea of Glory', scenario: 'Trafalgar', seats: SEATS },
];

const MOST_PRESSES = Number(process.env['PRESSES_MOST'] ?? 400);

function row(battle: Battle, helm: Helm, { setUp, moves, rounds, all, ended }: Counted): string {
  const game = ended ? String(all) : `more than ${all}`;
  const name = [battle.book, battle.scenario, battle.level].filter(word => word !== undefined).join(', ');
  return `| ${name} | ${helm === 'hand' ? 'after' : 'before'} | ${setUp} | ${middle(moves)} (${most(moves)}) | ${middle(rounds)} (${most(rounds)}) | ${game} |`;
}

if (process.env['PRESSES'] === '1')
  test.each(TABLE.flatMap(battle => (['strokes', 'hand'] as const).map(helm => ({ battle, helm }))))(
    'presses of $battle.book, $battle.scenario, by $helm',
    { timeout: 900_000 },
    async ({ battle, helm }) => {
      const page = await tablePage(helm, battle);
      const counted = await play(page, helm, { most: MOST_PRESSES, rounds: Number.POSITIVE_INFINITY });
      console.log(row(battle, helm, counted));
    },
  );
