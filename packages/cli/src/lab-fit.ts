/** `weathergauge lab fit`: fits the weights of a book's chance to win to games of `greedy` against itself (docs/odds.md). */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { OddsRow } from '@weathergauge/engine';
import { packOf } from '@weathergauge/engine';
import type { Fit, Position, Sample } from '@weathergauge/lab';
import { fitOdds, samplePositions, setupsOf } from '@weathergauge/lab';
import type { Command, Line } from './command.ts';
import { must, wholeNumber } from './command.ts';
import { badUsage, quote } from './failure.ts';
import { readText, replaceFile } from './files.ts';
import { say } from './io.ts';
import { qualityLine } from './lab-words.ts';
import { find, open } from './library.ts';
import { readSeed } from './match-config.ts';
import { gameBar } from './progress.ts';

const MOST_GAMES = 100_000;
const MOST_WORLDS = 64;
const MOST_WORKERS = 128;
const MOST_HELD = 1_000_000;
/** One position in so many is stored for later fits, because those of one game are much alike. */
const POOLED = 4;
const DIGITS = 4;

/** Flags that several commands of the lab share. */
export const PLAYED = {
  games: { kind: 'text', hint: 'N', summary: 'Games of each set-up', required: true },
  seed: { kind: 'text', hint: 'S', summary: 'Any text; the same seed gives the same games', required: true },
  worlds: {
    kind: 'text',
    hint: 'W',
    summary: 'States that each seat imagines where it does not know all; 4 if not said',
  },
  workers: { kind: 'text', hint: 'W', summary: 'Threads; as many as there are cores when nothing is said' },
} as const satisfies Command['flags'];

export function playedBy(line: Line) {
  const [worlds, workers] = [line.text('worlds') ?? '4', line.text('workers')];
  return {
    games: wholeNumber('--games', must(line.text('games')), 1, MOST_GAMES),
    seed: readSeed(must(line.text('seed'))),
    worlds: wholeNumber('--worlds', worlds, 0, MOST_WORLDS),
    workers: workers === undefined ? availableParallelism() : wholeNumber('--workers', workers, 1, MOST_WORKERS),
  };
}

export const labFit: Command = {
  name: 'lab fit',
  summary: 'Fits the chances that a rulebook shows to games of greedy against itself',
  words: [{ name: 'ruleset', summary: 'Which rulebook' }],
  flags: {
    ...PLAYED,
    held: { kind: 'text', hint: 'N', summary: 'Positions that a prior is worth; 200 if not said' },
    pool: {
      kind: 'text',
      hint: 'FILE',
      summary: 'Positions of earlier fits: they are fitted too, and these are added',
    },
    write: { kind: 'switch', summary: 'Writes the weights into the rulebook’s src/agent/fitted.ts' },
  },
  async run(line, io, library) {
    const book = find(library, must(line.word('ruleset')));
    const ruleset = await open(book);
    const { odds } = ruleset;
    if (odds === undefined) throw badUsage(`${quote(book.id)} has no model of its odds that could be fitted`);
    const played = playedBy(line);
    const setups = setupsOf(ruleset);
    const pool = line.text('pool');
    const earlier = pool === undefined || !existsSync(pool) ? [] : readPool(pool, odds.rows);
    const bar = gameBar(io, played.games * setups.length);
    const sampling = { module: book.module, pack: packOf(ruleset), setups, ...played, onGames: bar.advance };
    const positions = await samplePositions(sampling).finally(bar.stop);
    const held = wholeNumber('--held', line.text('held') ?? '200', 1, MOST_HELD);
    const fit = fitOdds(odds.rows, positions, earlier, held);
    for (const [i, [name, prior]] of odds.rows.entries())
      say(io, `${name}: ${fit.weights[i]} (prior ${prior}, now ${odds.weights[i]})`);
    say(io, `the fit, on games kept out: ${qualityLine(fit.keptOut)}`);
    say(io, `as it is told now, on the same: ${qualityLine(fit.before)}`);
    say(io, `told as a range up to progress ${fit.vagueUntil / 1000}`);
    if (pool !== undefined) replaceFile(pool, poolText(odds.rows, earlier, positions));
    if (!line.on('write')) return;
    const { games, seed, worlds } = played;
    const by = `${line.text('held') === undefined ? '' : ` --held ${held}`}${pool === undefined ? '' : ' --pool FILE'}`;
    const command = `weathergauge lab fit ${book.id} --games ${games} --seed ${seed} --worlds ${worlds}${by} --write`;
    const made = { command, date: new Date().toISOString().slice(0, 10), games: games * setups.length };
    replaceFile(
      join(book.folder, 'src', 'agent', 'fitted.ts'),
      fittedText(odds.rows, fit, made, positions.length, earlier.length),
    );
  },
};

/** The source file, formatted as by `npm run format`. */
function fittedText(
  rows: readonly OddsRow[],
  fit: Fit,
  { command, date, games }: { readonly command: string; readonly date: string; readonly games: number },
  positions: number,
  earlier: number,
): string {
  const keyOf = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);
  return [
    '/** Written by `weathergauge lab fit`: to change it, fit anew. How good it is: `weathergauge lab calibrate`. */',
    '',
    "import type { FittedOdds } from '@weathergauge/engine';",
    '',
    'export const fitted: FittedOdds = {',
    `  command: '${command}',`,
    `  date: '${date}',`,
    `  games: ${games},`,
    `  positions: ${positions},`,
    `  earlier: ${earlier},`,
    `  vagueUntil: ${fit.vagueUntil},`,
    '  weights: {',
    ...rows.map(([name], i) => `    ${keyOf(name)}: ${fit.weights[i]},`),
    '  },',
    '};',
    '',
  ].join('\n');
}

/** The text of a pool: the names of the features, then in each line how the game ended and the features of one position. */
function poolText(rows: readonly OddsRow[], earlier: readonly Sample[], positions: readonly Position[]): string {
  const kept = [...earlier, ...positions.filter((_, i) => i % POOLED === 0)];
  const lines = kept.map(({ won, x }) => JSON.stringify([won, ...Array.from(x, f => Number(f.toFixed(DIGITS)))]));
  return `${[JSON.stringify(rows.map(([name]) => name)), ...lines].join('\n')}\n`;
}

function readPool(path: string, rows: readonly OddsRow[]): Sample[] {
  const [names, ...lines] = readText(path).trimEnd().split('\n');
  if (names !== JSON.stringify(rows.map(([name]) => name)))
    throw badUsage(`${quote(path)} has positions by other features: begin another`);
  return lines.map(text => {
    const [won = 0, ...x] = JSON.parse(text) as readonly number[];
    return { won, x };
  });
}
