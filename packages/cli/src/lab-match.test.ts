import { expect, test } from 'vitest';
import { weathergauge } from './skirmish.fixture.ts';

const lab = (...words: string[]) => weathergauge(['lab', ...words]);

test('a duel tells the score with its interval, and the distance', async () => {
  const { code, out } = await lab('duel', 'skirmish/boats', 'greedy', 'random', '--games', '8', '--workers', '1');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^skirmish\/boats: greedy v random, 8 games: \+\d =\d -\d {2}[\d.]+ % \[.*\] {2}[+−][\d∞]+ Elo \[.*\]\n$/,
  );
});

test('a ladder plays every level against the one before', async () => {
  const words = ['ladder', 'skirmish', '--games', '2', '--workers', '1', '--time-scale', '0.001', '--json'];
  const told = JSON.parse((await lab(...words)).out) as { rungs: { upper: string; lower: string; games: number }[] };
  expect(told.rungs.map(({ upper, lower }) => `${upper} ${lower}`)).toEqual([
    'lieutenant midshipman',
    'captain lieutenant',
    'commodore captain',
    'admiral commodore',
  ]);
  const { out } = await lab('ladder', 'skirmish', '--levels', 'midshipman,admiral', ...words.slice(2, -1));
  expect(out).toMatch(
    /2 games a rung, 0\.001 of the time for a move, 2 cores for the Admiral\n {2}admiral +v midshipman/,
  );
});

test('the group tells what it has, and what is wrong is said', async () => {
  expect((await lab('--help')).out).toContain('lab ladder');
  expect((await weathergauge(['help', 'lab', 'duel'])).out).toContain('--time-scale');
  expect((await lab('joust')).err).toContain('no command "lab joust"');
  expect((await lab('duel', 'skirmish/boats', 'greedy', 'boatswain')).err).toContain('no agent');
  expect((await lab('ladder', 'skirmish', '--levels', 'admiral')).err).toContain('at least two');
  expect((await lab('ladder', 'skirmish', '--levels', 'admiral,boatswain')).err).toContain('no level');
  expect((await lab('ladder', 'skirmish', '--time-scale', '0')).err).toContain('--time-scale');
});
