/** `weathergauge analyse`: every decision of a finished game, with the chances of the best orders that could have been given instead. */

import { availableParallelism } from 'node:os';
import type { Match, Seat } from '@weathergauge/engine';
import { isRefusal, printLog, replay, resultOf } from '@weathergauge/engine';
import type { Decision, Judged } from '@weathergauge/host';
import { worstAndBest } from '@weathergauge/host/analysis';
import { analyseInThreads } from './analysis-threads.ts';
import type { Command, Line } from './command.ts';
import { must, wholeNumber } from './command.ts';
import { DATA_FLAG, withData } from './data.ts';
import { badUsage, quote, refused } from './failure.ts';
import type { Io } from './io.ts';
import { say } from './io.ts';
import { mustReadLog } from './logs.ts';
import { shareBar } from './progress.ts';
import { byPack } from './talk.ts';

const SECONDS = '20';
const MOST_SECONDS = 86_400;
const MOST_WORKERS = 128;
/** Other orders that the list names beside each decision. */
const OTHERS_LISTED = 2;

export const analyse: Command = {
  name: 'analyse',
  summary: 'Looks through a finished game: the chance before each decision, with it, and with the best others',
  words: [{ name: 'file', summary: 'A game log, or a save' }],
  flags: {
    seat: { kind: 'text', hint: 'SEAT', summary: 'What this seat decided; all seats when nothing is said' },
    seconds: { kind: 'text', hint: 'S', summary: `Time for the whole game; ${SECONDS} when nothing is said` },
    workers: { kind: 'text', hint: 'W', summary: 'Threads; as many as there are cores when nothing is said' },
    data: DATA_FLAG,
    json: { kind: 'switch', summary: 'As one JSON object' },
  },
  async run(line, io, library) {
    const path = must(line.word('file'));
    const { book, ruleset, log } = await mustReadLog(path, await withData(library, line.text('data')));
    const match = replay(ruleset, log);
    if (isRefusal(match)) throw refused(match);
    const { seats, seconds, workers } = wishesOf(line, log.seats);
    if (resultOf(match) === null) throw badUsage(`the game in ${quote(path)} is not over`);
    const bar = shareBar(io);
    const task = { book, log: printLog(log), seats, milliseconds: 1000 * seconds };
    const decisions = await analyseInThreads(task, workers, bar.reach).finally(bar.stop);
    const told = worstAndBest(decisions.flatMap(({ judged }) => judged ?? []));
    if (line.on('json')) {
      const { id } = ruleset;
      say(io, JSON.stringify({ ruleset: id, scenario: log.scenario, seconds, ...told, decisions }, null, 2));
    } else print(io, match, decisions, told);
  },
};

function wishesOf(line: Line, among: number) {
  const [seat, workers] = [line.text('seat'), line.text('workers')];
  const all = Array.from({ length: among }, (_, i) => i as Seat);
  return {
    seats: seat === undefined ? all : [wholeNumber('--seat', seat, 0, among - 1) as Seat],
    seconds: wholeNumber('--seconds', line.text('seconds') ?? SECONDS, 1, MOST_SECONDS),
    workers: workers === undefined ? availableParallelism() : wholeNumber('--workers', workers, 1, MOST_WORKERS),
  };
}

const percent = (chance: number): string => `${Math.round(50 * (chance + 1))} %`;

function print(
  io: Io,
  { ruleset, state, config }: Match,
  decisions: readonly Decision[],
  { worst, best }: ReturnType<typeof worstAndBest>,
): void {
  const view = ruleset.view(state, 'spectator');
  const nameOf = ({ seat }: Pick<Decision, 'seat'>): string => ruleset.words.seat(view, seat);
  say(io, `${ruleset.title}: ${config.scenario}, ${decisions.length} decisions${byPack(ruleset)}`);
  say(io, 'Chances of winning as the seat could know them: before it, with what was ordered, with the best others.');
  let turn: string | null = null;
  for (const one of decisions) {
    if (one.turn !== null && one.turn !== turn) say(io, `\n${one.turn}`);
    turn = one.turn ?? turn;
    const others = one.others.slice(0, OTHERS_LISTED).map(({ words, chance }) => `${words} ${percent(chance)}`);
    const changed = `${percent(one.before)} → ${percent(one.own)}`;
    say(io, `${String(one.entry).padStart(5)}  ${nameOf(one)}: ${one.ordered}  ${changed}  (${others.join(', ')})`);
  }
  const list = (heading: string, instead: string, some: readonly Judged[]): void => {
    if (some.length > 0) say(io, `\n${heading}`);
    for (const one of some) {
      const when = decisions.find(({ entry }) => entry === one.entry)?.turn ?? 'Before the first turn';
      say(io, `${String(one.entry).padStart(5)}  ${when}, ${nameOf(one)}: ${one.asked}`);
      say(io, `       ordered: ${one.ordered}  ${percent(one.own)}`);
      say(io, `       ${instead}: ${one.other}  ${percent(one.others)}`);
    }
  };
  list('What cost most', 'better', worst);
  list('What kept most', 'next best', best);
  if (worst.length + best.length === 0) say(io, '\nNo decision stands out from the luck of the trials.');
}
