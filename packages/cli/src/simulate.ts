/** `weathergauge simulate`: many games between agents, on all cores, with one answer whatever their number. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readAgent } from '@weathergauge/agents';
import { isRefusal, packOf } from '@weathergauge/engine';
import { simulate as playGames } from '@weathergauge/lab';
import type { Command } from './command.ts';
import { must, wholeNumber } from './command.ts';
import { DATA_FLAG, withData } from './data.ts';
import { badUsage, refused } from './failure.ts';
import { databaseIn } from './queue/address.ts';
import { flushFolder, makeFolderFor, writeMany } from './files.ts';
import { remark, say } from './io.ts';
import { choose } from './library.ts';
import { matchConfig, readSeed } from './match-config.ts';
import { gameBar } from './progress.ts';
import { summaryTable } from './summary.ts';

const MOST_GAMES = 10_000_000;
const MOST_LOGS = 100_000;
const MOST_WORKERS = 128;

export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays many games between agents',
  words: [{ name: 'ruleset/scenario', summary: 'What to play' }],
  flags: {
    games: { kind: 'text', hint: 'N', summary: `How many games, up to ${MOST_GAMES}`, required: true },
    agents: { kind: 'text', hint: 'a,b', summary: 'One agent for each seat', required: true },
    seed: { kind: 'text', hint: 'S', summary: 'Any text; the same seed gives the same games', required: true },
    workers: { kind: 'text', hint: 'W', summary: 'Threads; as many as there are cores when nothing is said' },
    set: { kind: 'texts', hint: 'option=value', summary: 'An option of the rulebook; may be repeated' },
    logs: { kind: 'text', hint: 'DIR', summary: 'Writes one log per game into this folder, over no other log' },
    data: DATA_FLAG,
    database: {
      kind: 'text',
      hint: 'URL',
      summary: 'Puts the games on a queue in this PostgreSQL, where `weathergauge worker` plays them, on any machines',
    },
    json: { kind: 'switch', summary: 'As one JSON object' },
  },
  async run(line, io, library) {
    const { book, ruleset, scenario } = await choose(
      await withData(library, line.text('data')),
      must(line.word('ruleset/scenario')),
    );
    const games = wholeNumber('--games', must(line.text('games')), 1, MOST_GAMES);
    const agents = must(line.text('agents')).split(',');
    const workersText = line.text('workers');
    const workers =
      workersText === undefined ? availableParallelism() : wholeNumber('--workers', workersText, 1, MOST_WORKERS);
    const seed = readSeed(must(line.text('seed')));
    for (const agent of agents) checkAgent(agent);
    const config = matchConfig(ruleset, scenario, agents.length, line.texts('set'));
    const logs = line.text('logs');
    if (logs !== undefined && games > MOST_LOGS) throw badUsage(`--logs is for at most ${MOST_LOGS} games`);
    if (logs !== undefined) makeFolderFor(logs, name => /^\d+\.wg$/.test(name));
    if (agents.some(isTimed)) remark(io, 'A search timed in milliseconds plays otherwise each time: so will the hash.');

    const bar = gameBar(io, games);
    const simulation = {
      module: book.module,
      pack: packOf(ruleset),
      config,
      agents,
      seed,
      games,
      workers,
      onGames: bar.advance,
    };
    const onLogs = (first: number, texts: readonly string[]): Promise<void> =>
      writeMany(texts.map((text, i) => ({ path: join(must(logs), `${first + i}.wg`), text })));
    const wished = logs === undefined ? simulation : { ...simulation, onLogs };
    const database = databaseIn(line);
    if (database !== null && workersText !== undefined)
      throw badUsage('--workers is for games that are played here: with --database, workers say it themselves');
    const totals = await (database === null
      ? playGames(wished)
      : // Loaded only here: no other simulation needs a database.
        import('./queue/simulation.ts').then(({ queued }) => queued(database, ruleset, wished))
    ).finally(bar.stop);
    if (logs !== undefined) flushFolder(logs);
    const { wins, draws, defeats, decisions, cpuSeconds, hash } = totals;
    const summary = {
      ruleset: ruleset.id,
      scenario,
      games,
      finished: totals.finished,
      wins: Object.fromEntries(wins.map((count, seat) => [String(seat), count])),
      draws,
      defeats,
      decisions,
      cpuSeconds,
      decisionsPerCpuSecond: cpuSeconds === 0 ? 0 : Math.round(decisions / cpuSeconds),
      hash,
    };
    if (line.on('json')) say(io, JSON.stringify(summary));
    else io.out(summaryTable(summary, agents));
  },
};

function checkAgent(text: string): void {
  const agent = readAgent(text);
  if (isRefusal(agent)) throw refused(agent);
}

function isTimed(text: string): boolean {
  const agent = readAgent(text);
  return !isRefusal(agent) && agent.kind === 'search' && !('iterations' in (agent.options.budget ?? {}));
}
