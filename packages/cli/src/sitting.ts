/** A session of one game at the terminal (a sitting): shows the game, asks people, and passes their answers to the host. */

import { setImmediate } from 'node:timers/promises';
import type { FaultReport, Match, Seat, Viewer } from '@weathergauge/engine';
import { boardText, entryCount } from '@weathergauge/engine';
import type { Chair, Happening, Position, SeatPlan, ThinkingNews } from '@weathergauge/host';
import { hostGame, linesOf } from '@weathergauge/host';
import { adviseHere } from '@weathergauge/host/hint';
import { SAVE_WARNING } from '@weathergauge/host/save-file';
import { badUsage, isFailure } from './failure.ts';
import type { Io } from './io.ts';
import { remark, say, shown } from './io.ts';
import type { Keeper } from './keep.ts';
import { offersText, resultText } from './talk.ts';
import type { AtPrompt, Reply } from './prompt-commands.ts';
import { nameOf, tellBriefing, understand } from './prompt-commands.ts';
import { threadThinker } from './thread-thinker.ts';

/** The word for a seat at which a person sits. */
export const YOU = 'you';

/** The seats as the host needs them. */
export function plansOf(seats: readonly string[]): readonly SeatPlan[] {
  return seats.map((who): SeatPlan => (who === YOU ? { kind: 'human' } : { kind: 'agent', level: who }));
}

export interface TerminalGame {
  readonly match: Match;
  /** `you` or an agent, for each seat. */
  readonly seats: readonly string[];
  /** Module of the rulebook, for the threads in which a search thinks. */
  readonly module: string;
  readonly workers: number;
  readonly keep: Keeper;
}

interface Sitting extends TerminalGame, AtPrompt {
  readonly interrupted: AbortSignal;
  /** For each viewer, happenings that have not been printed yet. */
  readonly untold: Map<Viewer, readonly Happening[]>;
  thinking: ThinkingNews;
  /** When progress was last shown; 0 if none is shown. */
  reported: number;
  /** Resolves when an agent has answered or has failed. */
  agentsDone: PromiseWithResolvers<void>;
  /** Why an agent could not answer: a bug of ours. */
  trouble: unknown;
}

export async function sitDown(terminalGame: TerminalGame, io: Io): Promise<void> {
  const { match, seats, module, workers } = terminalGame;
  const isNew = entryCount(match) === 0;
  const interrupted = io.catchInterrupts();
  const thinker = threadThinker(match.ruleset, module, workers);
  const game = hostGame(match, plansOf(seats), {
    thinker,
    adviser: adviseHere({ open: async () => match.ruleset }, () => performance.now()),
    // Yields to the event loop before each answer, so that Ctrl-C works in a game of agents only.
    pace: () => setImmediate(),
    onChange: () => keepOn(sitting),
    onThinking: news => showThinking(sitting, news),
    onTrouble: error => {
      sitting.trouble = error;
    },
    onFault: report => keepFault(sitting, report),
  });
  const people = seats.flatMap((who, seat) => (who === YOU ? [seat as Seat] : []));
  const viewers: readonly Viewer[] = [...people, 'spectator'];
  // The opening of a loaded game is not printed again.
  const untold = new Map(viewers.map(who => [who, isNew ? game.chair(who).history() : []]));
  const sitting: Sitting = {
    ...terminalGame,
    io,
    interrupted,
    game,
    people,
    untold,
    // In a loaded game people have seen their briefings already.
    briefed: new Set(isNew ? [] : people),
    last: null,
    thinking: null,
    reported: 0,
    unkept: null,
    trouble: null,
    agentsDone: Promise.withResolvers(),
  };
  interrupted.addEventListener('abort', () => sitting.agentsDone.resolve());
  for (const who of viewers) listen(sitting, game.chair(who));
  try {
    // A finished game is only shown, so it is not written again.
    if (!game.isOver()) keepFirst(sitting);
    game.start();
    await playOn(sitting);
  } finally {
    game.close();
    await thinker.close();
  }
  if (sitting.unkept !== null) throw badUsage(`the end of the game is not kept: ${sitting.unkept}`);
}

function listen(sitting: Sitting, chair: Chair): void {
  chair.listen(({ happenings, backTo }) => {
    const waiting = sitting.untold.get(chair.who) ?? [];
    const kept = backTo === null ? waiting : waiting.filter(({ at }) => at <= backTo);
    sitting.untold.set(chair.who, [...kept, ...happenings]);
    if (sitting.people.length === 0) tellEvents(sitting, 'spectator');
  });
}

async function playOn(sitting: Sitting): Promise<void> {
  const { game, io, people } = sitting;
  while (!game.isOver()) {
    // Waits for agents first, so that the same seed gives the same log however fast people type.
    while (sitting.thinking !== null && !sitting.interrupted.aborted) await sitting.agentsDone.promise;
    if (sitting.interrupted.aborted) return leave(sitting);
    if (game.isOver()) break;
    const asked = people.map(seat => game.chair(seat).look().position).find(({ prompt }) => prompt !== null);
    if (asked === undefined) throw sitting.trouble ?? new Error('the game waits for nobody, yet has no result');
    if ((await askPerson(sitting, asked)) === 'quit' || sitting.interrupted.aborted) return leave(sitting);
  }
  const [only, ...others] = people;
  const { position } = game.chair(only === undefined || others.length > 0 ? 'spectator' : only).look();
  show(sitting, position);
  if (position.result !== null) say(io, resultText(position.seatNames, position.result));
}

function keep({ keep: { path, save }, game }: Sitting): void {
  if (path !== null) save(game.save(), path);
}

function keepFirst(sitting: Sitting): void {
  const {
    io,
    keep: { path },
  } = sitting;
  keep(sitting);
  if (path !== null) say(io, `The game is kept in ${path}. ${SAVE_WARNING}.`);
}

/** Saves the game. If the disk is full, says so once, goes on, and tries again after every answer. */
function keepOn(sitting: Sitting): void {
  try {
    keep(sitting);
    sitting.unkept = null;
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (sitting.unkept === null)
      say(sitting.io, `NOT KEPT: ${error.message}. The game goes on; save FILE keeps it elsewhere.`);
    sitting.unkept = error.message;
  }
}

/** A rulebook has thrown an exception. The report holds secrets, so it goes into a file and not onto the screen. */
function keepFault({ io, keep: { path, saveFault } }: Sitting, report: FaultReport): void {
  if (path === null) return remark(io, 'This is a bug of ours: with --save FILE a report of it would be kept.');
  try {
    remark(io, `This is a bug of ours: ${saveFault(report, path)} is a report that makes it happen again.`);
  } catch (error) {
    if (!isFailure(error)) throw error;
    remark(io, `This is a bug of ours, and the report of it is not kept: ${error.message}`);
  }
}

function leave({ io, keep: { path } }: Sitting): void {
  say(io, path === null ? 'You leave the table.' : `You leave the table. Come back with --load ${path}`);
}

// --- What is shown ---

function show(sitting: Sitting, { who, board }: Position): void {
  tellEvents(sitting, who);
  // What a person has seen is not printed again at the end.
  sitting.untold.set('spectator', []);
  sitting.io.out(`\n${shown(boardText(board))}\n`);
}

function tellEvents({ io, untold }: Sitting, who: Viewer): void {
  for (const { words } of linesOf(untold.get(who) ?? [])) say(io, `  ${words}`);
  untold.set(who, []);
}

/** Clears the screen before the next person looks at it, if orders are sealed. */
async function passKeyboard(sitting: Sitting, { who, sealed, seatNames }: Position): Promise<boolean> {
  const { io, last, people } = sitting;
  const secret = last?.sealed === true || sealed;
  const changes = last === null ? people.length > 1 : last.seat !== who;
  if (!secret || !changes) return true;
  io.out(io.colour ? '\u001b[2J\u001b[3J\u001b[H' : '\n'.repeat(SCREEN));
  return (await io.ask(`Sealed orders: pass the keyboard on (${nameOf(seatNames, who)}) and press Enter. `)) !== null;
}

const SCREEN = 60;

/** Least milliseconds between two lines of progress. */
const BETWEEN_REPORTS = 100;

function showThinking(sitting: Sitting, news: ThinkingNews): void {
  const { io, game } = sitting;
  sitting.thinking = news;
  if (news === null) {
    if (io.progress && sitting.reported > 0) io.err('\r\u001b[K');
    sitting.reported = 0;
    sitting.agentsDone.resolve();
    sitting.agentsDone = Promise.withResolvers();
    return;
  }
  const { seat, progress } = news;
  if (progress === null || !io.progress || performance.now() < sitting.reported + BETWEEN_REPORTS) return;
  sitting.reported = performance.now();
  const { seatNames } = game.chair('spectator').look().position;
  io.err(`\r${nameOf(seatNames, seat)} thinking: ${progress.iterations} lines tried `);
}

// --- Asking a person ---

async function askPerson(sitting: Sitting, position: Position): Promise<Reply> {
  const { io, game } = sitting;
  const { who, prompt, offers, seatNames } = position;
  if (prompt === null || !(await passKeyboard(sitting, position))) return 'quit';
  show(sitting, position);
  if (who !== 'spectator' && !sitting.briefed.has(who)) tellBriefing(sitting, position);
  const clause = prompt.clause === '' ? '' : ` [${prompt.clause}]`;
  say(io, `\n${nameOf(seatNames, who)}: ${prompt.words}${clause}`);
  io.out(offersText(offers, io.colour ? 'colour' : 'plain'));
  const chair = game.chair(who);
  for (;;) {
    const said = await io.ask('> ');
    if (said === null) return 'quit';
    const reply = await understand(sitting, chair, position, said.trim());
    if (reply !== null) return reply;
  }
}
