/**
 * `npm run bench [-- --quick]`: a table of figures, each the median of interleaved runs in CPU time, and `results.json`.
 * `npm run bench -- --server` measures the server alone, and puts its figures into `results.json` beside the others; with `--crowd`
 * what thousands of sockets and a hundred thousand stored games ask of it, with `--nodes` two nodes on PostgreSQL beside one.
 * A later rulebook adds a line to `rulebooks`.
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLibrary, replaceFile } from '@weathergauge/cli';
import type { AnyRuleset, Options } from '@weathergauge/engine';
import { configure, isRefusal } from '@weathergauge/engine';
import { simulate } from '@weathergauge/lab';
import type { Assignment, Task } from './host.ts';
import { interleaved } from './measure.ts';
import type { Figure, ServerWish } from './server/run.ts';
import { measureServer } from './server/run.ts';
import type { CrowdWish } from './server/crowd.ts';
import { measureCrowd } from './server/crowd.ts';
import { measureNodes } from './server/nodes.ts';

const rulebooks: readonly [Book, ...Book[]] = [
  { id: 'age-of-sail', scenario: 'line-of-battle', options: {} },
  { id: 'convoy', scenario: 'H1', options: {} },
  { id: 'sails-of-glory', scenario: 'enemy-in-sight', options: { level: 'advanced' } },
  { id: 'captains-sea', scenario: 'constitution-java', options: {} },
  { id: 'sea-of-glory-1805', scenario: 'campaign', options: {}, length: 150, versus: 'west-indies' },
];

interface Book {
  readonly id: string;
  readonly scenario: string;
  readonly options: Options;
  /** How many times as long as those of the others its games are: so many fewer of them are played. */
  readonly length?: number;
  /** The scenario in which it is compared with boardgame.io, where that one would take minutes for a game of the other. */
  readonly versus?: string;
}

const quick = process.argv.includes('--quick');
const RUNS = quick ? 5 : 9;
const GAMES = quick ? 3000 : 9000;
/** boardgame.io is so much slower that its share of the same games must be smaller to end in time. */
const HOSTED_GAMES = quick ? 12 : 40;
const SAME_GAMES = HOSTED_GAMES * 40;
/** Games of one measurement of hosting. */
const HOSTING_GAMES = 600;
const SIMULATED = quick ? 36_000 : 80_000;

const RESULTS = join(import.meta.dirname, 'results.json');
const figures: Figure[] = [];
if (process.argv.includes('--server')) {
  if (process.argv.includes('--crowd')) figures.push(...(await measureCrowd(crowdWish())));
  else if (process.argv.includes('--nodes')) figures.push(...(await measureNodes(serverWish())));
  else figures.push(...(await measureServer(serverWish())));
} else {
  for (const book of rulebooks) await measureRulebook(book);
  await measureSimulation();
}
report();
process.exit();

function serverWish(): ServerWish {
  const { module } = bookOf('convoy');
  const size = quick ? { answers: 40, rounds: 3, warmUps: 2 } : { answers: 100, rounds: 9, warmUps: 4 };
  return { module, scenario: 'H1', games: 50, ...size };
}

function crowdWish(): CrowdWish {
  const { module } = bookOf('convoy');
  return { module, scenario: 'H1', sockets: quick ? 500 : 2_000, stored: quick ? 10_000 : 100_000 };
}

function bookOf(id: string) {
  const book = findLibrary().find(each => each.id === id);
  if (book === undefined) throw new Error(`the library has no ${id}`);
  return book;
}

interface Host {
  ask(task: Task): Promise<number | string>;
  figure(task: Task): Promise<number>;
  dismiss(): void;
}

async function startHost(assignment: Assignment): Promise<Host> {
  const child = fork(new URL('host.ts', import.meta.url), [JSON.stringify(assignment)], { execArgv: ['--expose-gc'] });
  await once(child, 'message');
  const ask = async (task: Task): Promise<number | string> => {
    child.send(task);
    const [answer] = (await once(child, 'message')) as [number | string];
    return answer;
  };
  return { ask, figure: async task => Number(await ask(task)), dismiss: () => void child.kill() };
}

async function measureRulebook({ id, scenario, options, length = 1, versus = scenario }: Book): Promise<void> {
  const fewer = (games: number): number => Math.ceil(games / length);
  const game = { module: bookOf(id).module, scenario, options, hosted: fewer(HOSTING_GAMES) };
  const same = { ...game, scenario: versus, games: 0 };
  const ours = await startHost({ ...game, games: fewer(GAMES), scripted: versus === scenario ? fewer(SAME_GAMES) : 0 });
  const scripted = versus === scenario ? ours : await startHost({ ...same, scripted: fewer(SAME_GAMES) });
  const theirs = await startHost({ ...same, scripted: fewer(HOSTED_GAMES) });
  const judge = await startHost({ ...same, scripted: fewer(HOSTED_GAMES) });
  // The comparison is worth nothing unless both hosts bring the same games to the same ends.
  if ((await judge.ask('ends')) !== (await theirs.ask('boardgameio-ends')))
    throw new Error(`${id}: boardgame.io ends elsewhere`);
  judge.dismiss();
  // One unmeasured run, so that nobody is timed while still being compiled; the others had theirs above.
  await ours.figure('random');
  await scripted.figure('scripted');
  const hosting = await startHost({ ...game, games: 0, scripted: 0 });
  await hosting.figure('hosted');
  const measured = await interleaved(RUNS, {
    random: () => ours.figure('random'),
    ours: () => scripted.figure('scripted'),
    theirs: () => theirs.figure('boardgameio'),
    clone: () => ours.figure('clone'),
    view: () => ours.figure('view'),
    hosted: () => hosting.figure('hosted'),
  });
  const heap = await hosting.figure('heap');
  ours.dismiss();
  scripted.dismiss();
  hosting.dismiss();
  theirs.dismiss();
  figures.push(
    { id: `${id}.decisionsPerCpuSecond`, value: measured.random, unit: 'decisions/s' },
    { id: `${id}.scriptedPerCpuSecond`, value: measured.ours, unit: 'decisions/s' },
    { id: `${id}.boardgameioPerCpuSecond`, value: measured.theirs, unit: 'decisions/s' },
    { id: `${id}.ratioToBoardgameio`, value: measured.ours / measured.theirs, unit: 'times' },
    { id: `${id}.cloneMicroseconds`, value: measured.clone, unit: 'µs' },
    { id: `${id}.viewMicroseconds`, value: measured.view, unit: 'µs' },
    { id: `${id}.hostedPerCpuSecond`, value: measured.hosted, unit: 'answers/s' },
    { id: `${id}.heapPerGameKilobytes`, value: heap, unit: 'kB' },
  );
}

/** Wall time of whole simulations, start-up included: what a designer waits for. */
async function measureSimulation(): Promise<void> {
  const [{ id, scenario }] = rulebooks;
  const { module } = bookOf(id);
  const { ruleset } = (await import(module)) as { ruleset: AnyRuleset };
  const config = configure(ruleset, { scenario });
  if (isRefusal(config)) throw new Error(config.reason);
  const secondsWith = async (workers: number): Promise<number> => {
    const start = performance.now();
    await simulate({ module, config, agents: ['random', 'random'], seed: '7', games: SIMULATED, workers });
    return (performance.now() - start) / 1000;
  };
  const seconds = await interleaved(5, { one: () => secondsWith(1), two: () => secondsWith(2) });
  figures.push({ id: 'simulate.scaling2', value: seconds.one / seconds.two, unit: 'times' });
}

function report(): void {
  const width = Math.max(...figures.map(figure => figure.id.length));
  console.log(`Node ${process.version}, median of ${RUNS} interleaved runs, CPU time (simulate: wall time)\n`);
  for (const { id, value, unit } of figures) {
    const shown = value >= 1000 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(2);
    console.log(`${id.padEnd(width)}  ${shown.padStart(12)} ${unit}`);
  }
  const rounded = figures.map(figure => ({ ...figure, value: Number(figure.value.toPrecision(6)) }));
  // What was not measured this time stays.
  const before = JSON.parse(readFileSync(RESULTS, 'utf8')) as readonly Figure[];
  const others = before.filter(({ id }) => !rounded.some(figure => figure.id === id));
  replaceFile(RESULTS, `${JSON.stringify([...others, ...rounded], null, 2)}\n`);
}
