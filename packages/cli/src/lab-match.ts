/** Shared by `lab duel` and `lab ladder`: their flags, and playing the matches. */

import { availableParallelism } from 'node:os';
import type { MatchConfig } from '@weathergauge/engine';
import { isRefusal, packOf } from '@weathergauge/engine';
import type { MatchScore } from '@weathergauge/lab';
import { distance, playMatch, readContender } from '@weathergauge/lab';
import type { Flag, Line } from './command.ts';
import { must, wholeNumber } from './command.ts';
import { DATA_FLAG, withData } from './data.ts';
import { badUsage, refused } from './failure.ts';
import type { Io } from './io.ts';
import type { Library } from './library.ts';
import { choose, find, open } from './library.ts';
import { matchConfig, readSeed } from './match-config.ts';
import { gameBar } from './progress.ts';

const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 128;
const USUAL_GAMES = 100;
const PLAYERS = 2;
const PERCENT = 100;

export const MATCH_FLAGS: Readonly<Record<string, Flag>> = {
  games: {
    kind: 'text',
    hint: 'N',
    summary: `How many games, two on each luck with sides changed; ${USUAL_GAMES} when nothing is said`,
  },
  seed: { kind: 'text', hint: 'S', summary: 'Any text; other seeds give other games' },
  'time-scale': {
    kind: 'text',
    hint: 'X',
    summary: 'Levels have so much of their time for a move, such as 0.05; all of it when nothing is said',
  },
  cores: {
    kind: 'text',
    hint: 'C',
    summary: 'Cores that the Admiral thinks on: so many times the time; 2 when nothing is said',
  },
  workers: { kind: 'text', hint: 'W', summary: 'Threads; as many as there are cores when nothing is said' },
  set: { kind: 'texts', hint: 'option=value', summary: 'An option of the rulebook; may be repeated' },
  data: DATA_FLAG,
  json: { kind: 'switch', summary: 'As one JSON object' },
};

export interface Table {
  readonly title: string;
  readonly games: number;
  readonly timeScale: number;
  readonly cores: number;
  play(first: string, second: string): Promise<MatchScore>;
}

/** `<rulebook>` alone means all its scenarios for two, in turn. */
export async function tableFor(line: Line, io: Io, library: Library, matches: number): Promise<Table> {
  const what = must(line.word('ruleset/scenario'));
  const books = await withData(library, line.text('data'));
  const { book, ruleset, scenarios } = what.includes('/')
    ? await choose(books, what).then(({ scenario, ...rest }) => ({ ...rest, scenarios: [scenario] }))
    : await wholeBook(books, what);
  const configs = scenarios.map((scenario): MatchConfig => matchConfig(ruleset, scenario, PLAYERS, line.texts('set')));
  const games = wholeNumber('--games', line.text('games') ?? String(USUAL_GAMES), 2, MOST_GAMES);
  const workers = wholeNumber('--workers', line.text('workers') ?? String(availableParallelism()), 1, MOST_WORKERS);
  const cores = wholeNumber('--cores', line.text('cores') ?? '2', 1, MOST_WORKERS);
  const timeScale = readScale(line.text('time-scale') ?? '1');
  const seed = readSeed(line.text('seed') ?? 'match');
  const pairs = Math.ceil(games / 2);
  const bar = gameBar(io, matches * pairs * 2);
  let left = matches;
  return {
    title: configs.length === 1 ? `${ruleset.id}/${scenarios[0] ?? ''}` : `${ruleset.id}, ${configs.length} scenarios`,
    games: 2 * pairs,
    timeScale,
    cores,
    async play(first, second) {
      for (const name of [first, second]) {
        const contender = readContender(name);
        if (isRefusal(contender)) throw refused(contender);
      }
      const pace = { timeScale, cores };
      const match = { module: book.module, pack: packOf(ruleset), configs, first, second, pairs, seed, workers, pace };
      try {
        return await playMatch({ ...match, onGames: bar.advance });
      } finally {
        if (--left === 0) bar.stop();
      }
    },
  };
}

async function wholeBook(library: Library, id: string) {
  const book = find(library, id);
  const ruleset = await open(book);
  const forTwo = ruleset.scenarios.filter(({ minSeats, maxSeats }) => minSeats <= PLAYERS && maxSeats >= PLAYERS);
  return { book, ruleset, scenarios: forTwo.map(scenario => scenario.id) };
}

function readScale(text: string): number {
  const scale = /^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (scale > 0) return scale;
  throw badUsage(`--time-scale must be a number above 0, not "${text}"`);
}

/** `+70 =2 -28, 71.0 % [61.4, 79.0], +156 Elo [+81, +230]`. */
export function scoreText(score: MatchScore): string {
  const { elo, low, high } = distance(score);
  const percent = (share: number): string => (PERCENT * share).toFixed(1);
  const points = (value: number): string =>
    Number.isFinite(value) ? `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}` : value < 0 ? '−∞' : '+∞';
  return (
    `+${score.wins} =${score.draws} -${score.losses}  ${percent(score.rate)} % [${percent(score.low)}, ${percent(score.high)}]` +
    `  ${points(elo)} Elo [${points(low)}, ${points(high)}]`
  );
}
