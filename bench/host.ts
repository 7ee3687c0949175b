/**
 * One host in a process of its own: what a process has compiled and learnt about shapes is part of its speed, and
 * boardgame.io's proxies would spoil that for everyone else. Answers each message with one figure.
 */

import type { AnyRuleset, MatchConfig, Options } from '@weathergauge/engine';
import { anyOffer, configure, hashState, isRefusal, playOn, seededDice, silent } from '@weathergauge/engine';
import { playHosted } from './boardgameio.ts';
import { heapPerGame, hostedPerSecond, writeAnswers } from './hosting.ts';
import { cpuSeconds } from './measure.ts';
import type { Script } from './random-play.ts';
import { playRandomly, playScripts, writeScript } from './random-play.ts';

export interface Assignment {
  /** Address of a module that exports `ruleset`. */
  readonly module: string;
  readonly scenario: string;
  readonly options: Options;
  /** Random games a run. */
  readonly games: number;
  /** Scripted games a run, the same ones for every host. */
  readonly scripted: number;
  /** Games of one measurement of hosting. */
  readonly hosted: number;
}

export const tasks = [
  'random',
  'scripted',
  'boardgameio',
  'clone',
  'view',
  'hosted',
  'heap',
  'ends',
  'boardgameio-ends',
] as const;
export type Task = (typeof tasks)[number];

const COPIES = 100_000;
/** Decisions into a game before it is copied: stack, marks and damage as in real play. */
const MIDDLE = 60;

const assignment = JSON.parse(process.argv[2] ?? 'null') as Assignment | null;
if (assignment !== null && process.send !== undefined) await serve(assignment);

async function serve({ module, scenario, options, games, scripted, hosted }: Assignment): Promise<void> {
  const { ruleset } = (await import(module)) as { ruleset: AnyRuleset };
  const config = configure(ruleset, { scenario, options });
  if (isRefusal(config)) throw new Error(config.reason);
  const scripts = Array.from({ length: scripted }, (_, game) => writeScript(ruleset, config, `bench/${game}`));
  const middle = middleOfAGame(ruleset, config);
  let answers: ReturnType<typeof writeAnswers> | undefined;
  const run: Record<Task, () => number | string> = {
    random: () => perSecond(() => playRandomly(ruleset, config, games, 'bench')),
    scripted: () => perSecond(() => playScripts(ruleset, config, scripts).decisions),
    boardgameio: () => perSecond(() => playHosted(ruleset, config, scripts).decisions),
    clone: () => microseconds(() => ruleset.clone(middle)),
    view: () => microseconds(() => ruleset.view(middle, 0)),
    hosted: () =>
      hostedPerSecond(
        ruleset,
        { scenario, options },
        (answers ??= writeAnswers(ruleset, { scenario, options }, hosted)),
      ),
    heap: () => heapPerGame(ruleset, { scenario, options }),
    ends: () => ends(scripts, script => playScripts(ruleset, config, [script]).last),
    'boardgameio-ends': () => ends(scripts, script => playHosted(ruleset, config, [script]).last),
  };
  process.on('message', (task: Task) => process.send?.(run[task]()));
  process.send?.('ready');
}

function ends(scripts: readonly Script[], play: (script: Script) => object): string {
  return scripts.map(script => hashState(play(script))).join(' ');
}

function perSecond(play: () => number): number {
  let decisions = 0;
  const seconds = cpuSeconds(() => {
    decisions = play();
  });
  return decisions / seconds;
}

function microseconds(copy: () => unknown): number {
  let kept: unknown;
  const seconds = cpuSeconds(() => {
    for (let i = 0; i < COPIES; i++) kept = copy();
  });
  if (kept === undefined) throw new Error('nothing was copied');
  return (seconds * 1e6) / COPIES;
}

function middleOfAGame(ruleset: AnyRuleset, config: MatchConfig): object {
  const dice = seededDice('bench/middle');
  const s = ruleset.setup(config, dice, silent);
  playOn(ruleset, s, { choose: seat => anyOffer(ruleset, s, seat, dice), most: MIDDLE }, dice);
  return s;
}
