import type { Seat } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { answerAs, asked, boats, crossing, duel, granted, hosted, library, must, play } from '../test/games.ts';
import { analysisOf, decisionsOf } from './analysis.ts';
import type { Game, NewGame } from './index.ts';
import { restoredMatch } from './index.ts';
import { pastOf, stateAt } from './past.ts';

/** A clock that ticks whenever it is looked at: so many trials, however fast the machine is. */
function ticking(ticks: number) {
  let now = 0;
  return { clock: () => now++, milliseconds: ticks };
}

async function looked(here: Game, seats: readonly Seat[], ticks: number) {
  return analysisOf(granted(await restoredMatch(library, here.save().log, null)), seats, ticking(ticks));
}

/** Both boats load so many charges whenever they can. */
async function fought(loads: readonly [number, number], game: NewGame): Promise<Game> {
  const here = await hosted(game, 'blunder');
  for (let position = asked(here); position !== null; position = asked(here)) {
    const load = `load ${loads[position.who as 0 | 1]}`;
    const offer = position.offers.find(({ words }) => words === load) ?? must(position.offers.at(-1));
    granted(answerAs(here, position.who, offer.text));
  }
  return here;
}

const LAST = { ...boats, options: { rounds: 1, counters: false } };

test('a boat that keeps her powder in the last broadside is told so, and how she would have fired', async () => {
  const here = await fought([0, 3], LAST);
  const { worst, best, moves } = await looked(here, [0], 600);
  expect(moves).toBe(1);
  expect(best).toEqual([]);
  expect(worst).toMatchObject([{ seat: 0, entry: 0, asked: 'How many charges?', ordered: 'load 0', other: 'load 3' }]);
  const [blunder] = worst;
  // Three on the die are worth about five chances of nine.
  expect(blunder?.lost).toBeGreaterThan(0.3);
  expect((blunder?.others ?? 0) - (blunder?.own ?? 0)).toBeCloseTo(blunder?.lost ?? 0);
});

test('the one who fired with all she had has done best, and nothing worse is made up', async () => {
  const here = await fought([0, 3], LAST);
  const { worst, best } = await looked(here, [1], 600);
  expect(worst).toEqual([]);
  expect(best).toMatchObject([{ seat: 1, ordered: 'load 3', other: 'load 2' }]);
});

test('what was taken back is not judged, and what is judged can be gone back to', async () => {
  const here = await hosted(LAST, 'blunder');
  granted(answerAs(here, 0, 'load charges=0'));
  granted(here.chair(0).undo());
  granted(answerAs(here, 0, 'load charges=3'));
  granted(answerAs(here, 1, 'load charges=0'));
  const { worst, best } = await looked(here, [0, 1], 600);
  expect(worst).toMatchObject([{ seat: 1, ordered: 'load 0', entry: 3 }]);
  expect(best).toMatchObject([{ seat: 0, ordered: 'load 3', entry: 2 }]);
});

test('another game branches off at the very question that the two orders answer differently', async () => {
  let later = 0;
  // Which orders are judged changes with the agents: more than one game is looked through, with moves of many answers.
  for (const seed of ['branch', 'fork']) {
    const here = await hosted({ ...duel, options: { level: 'advanced' } }, seed);
    play(here, 40, seed);
    granted(here.chair(0).resign());
    const match = granted(await restoredMatch(library, here.save().log, null));
    const { ruleset } = match;
    const past = pastOf(match);
    const found = decisionsOf(match, [0, 1], { part: 0, of: 1 }, ticking(200)).flatMap(({ judged }) => judged ?? []);
    for (const { branch, seat, asked: question } of found) {
      const state = stateAt(past, match, branch);
      expect(ruleset.words.prompt(ruleset.view(state, seat), ruleset.prompt(state, seat))).toBe(question);
    }
    later += found.filter(({ entry, branch }) => branch > entry).length;
  }
  expect(later).toBeGreaterThan(0);
});

test('how much of the time is spent is told, and a little more than all of it at most', async () => {
  const here = await hosted(crossing, 'time');
  play(here, 40);
  granted(here.chair(0).resign());
  const shares: number[] = [];
  const time = ticking(100);
  const match = granted(await restoredMatch(library, here.save().log, null));
  const { worst } = analysisOf(match, [0], { ...time, onProgress: share => shares.push(share) });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(time.clock()).toBeLessThan(140);
  for (const { ordered, other } of worst) expect([ordered, other]).toEqual([expect.any(String), expect.any(String)]);
});

test('shared out among threads, every decision is looked at by one of them, however short the time is', async () => {
  const match = granted(await restoredMatch(library, (await fought([0, 3], boats)).save().log, null));
  const parted = (part: number, of: number) => decisionsOf(match, [0, 1], { part, of }, ticking(1));
  const all = parted(0, 1);
  const entries = all.map(({ entry }) => entry);
  expect(entries.length).toBeGreaterThan(2);
  expect([...parted(0, 2), ...parted(1, 2)].map(({ entry }) => entry).toSorted((a, b) => a - b)).toEqual(entries);
  expect(all[0]).toMatchObject({ asked: 'How many charges?', trials: 2 });
  for (const { answers, others } of all) expect(others.map(({ answer }) => answer)).not.toContain(answers[0]);
});
