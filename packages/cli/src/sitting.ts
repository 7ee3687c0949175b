/** A game at the terminal, from the first prompt to the last: who is asked, what they are shown, what they may say. */

import { setImmediate } from 'node:timers/promises';
import { decide, forecast, parseAgent, readAgent } from '@weathergauge/agents';
import type { Thinkers } from '@weathergauge/agents/node';
import { openThinkers } from '@weathergauge/agents/node';
import type { Action, GameEvent, Match, Seat, Viewer } from '@weathergauge/engine';
import {
  answer,
  entryCount,
  eventsFor,
  isRefusal,
  openingEvents,
  resultOf,
  seededRng,
  undo,
} from '@weathergauge/engine';
import { isFailure } from './failure.ts';
import type { Io } from './io.ts';
import { say } from './io.ts';
import { clauseText, isWithin } from './rules.ts';
import { forecastText, resultText } from './talk.ts';

/** The word for a seat at which a person sits. */
export const YOU = 'you';

export interface Keeper {
  /** Where the log is kept after every answer, or null. */
  readonly path: string | null;
  save(match: Match, path: string): void;
}

export interface Table {
  readonly match: Match;
  /** `you` or an agent, for each seat. */
  readonly seats: readonly string[];
  /** Module of the rulebook, for the threads in which a search thinks. */
  readonly module: string;
  readonly workers: number;
  readonly keep: Keeper;
}

/** What has happened so far, and how much of it each viewer has been told. */
interface Sitting extends Table {
  readonly io: Io;
  readonly interrupted: AbortSignal;
  readonly events: GameEvent[];
  readonly told: Map<Viewer, number>;
  /** The person who was asked last, and whether what she answered is sealed. */
  last: { readonly seat: Seat; readonly sealed: boolean } | null;
  thinkers: Thinkers | null;
}

export async function sitDown(context: Table, io: Io): Promise<void> {
  const { match } = context;
  // Whoever comes back to a saved game has seen its opening.
  const events = entryCount(match) === 0 ? openingEvents(match) : [];
  const interrupted = io.catchInterrupts();
  const sitting: Sitting = { ...context, io, interrupted, events, told: new Map(), last: null, thinkers: null };
  try {
    // Whoever looks at a game that is over need not be able to write its log.
    if (resultOf(match) === null) keep(sitting);
    await playOn(sitting);
  } finally {
    await sitting.thinkers?.close();
  }
}

async function playOn(sitting: Sitting): Promise<void> {
  const { match, io } = sitting;
  const { ruleset } = match;
  while (resultOf(match) === null) {
    const pending = ruleset.pending(match.state);
    const agent = pending.find(seat => sitting.seats[seat] !== YOU);
    const seat = agent ?? pending[0];
    if (seat === undefined) throw new Error('the game waits for nobody, yet has no result');
    const action = agent === undefined ? await askPerson(sitting, seat) : await askAgent(sitting, seat);
    if (sitting.interrupted.aborted || action === 'quit') {
      leave(sitting);
      return;
    }
    if (action !== 'again') take(sitting, seat, action);
  }
  const viewer = onlyPerson(sitting) ?? 'spectator';
  show(sitting, viewer);
  const result = resultOf(match);
  if (result !== null) say(io, resultText(ruleset, ruleset.view(match.state, viewer), result));
}

function take(sitting: Sitting, seat: Seat, action: Action): void {
  const { match, io } = sitting;
  const sealed = match.ruleset.sealed(match.state, seat);
  const done = answer(match, seat, action);
  if (isRefusal(done)) {
    say(io, `Refused: ${done.reason}${done.clause === '' ? '' : ` (${done.clause})`}`);
    return;
  }
  if (sitting.seats[seat] === YOU) sitting.last = { seat, sealed };
  sitting.events.push(...done.events);
  keep(sitting);
  if (!sitting.seats.includes(YOU)) tellEvents(sitting, 'spectator');
}

function keep({ keep: { path, save }, match }: Sitting): void {
  if (path !== null) save(match, path);
}

function leave({ io, keep: { path } }: Sitting): void {
  say(io, path === null ? 'You leave the table.' : `You leave the table. Come back with --load ${path}`);
}

function persons({ seats }: Sitting): Seat[] {
  return seats.flatMap((who, seat) => (who === YOU ? [seat as Seat] : []));
}

function onlyPerson(sitting: Sitting): Seat | null {
  const [first, ...others] = persons(sitting);
  return first !== undefined && others.length === 0 ? first : null;
}

// --- What is shown ---

function show(sitting: Sitting, viewer: Viewer): void {
  const { match, io } = sitting;
  tellEvents(sitting, viewer);
  io.out(`\n${match.ruleset.words.board(match.ruleset.view(match.state, viewer)).trimEnd()}\n`);
}

function tellEvents({ match, io, events, told }: Sitting, viewer: Viewer): void {
  const view = match.ruleset.view(match.state, viewer);
  for (const event of eventsFor(events.slice(told.get(viewer) ?? 0), viewer)) {
    const text = match.ruleset.words.event(view, event);
    if (text !== '') say(io, `  ${text}`);
  }
  told.set(viewer, events.length);
}

/** Sealed orders are nobody else's to see: the screen is cleared before the next person looks at it. */
async function passKeyboard(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { match, io, last } = sitting;
  const secret = last?.sealed === true || match.ruleset.sealed(match.state, seat);
  const changes = last === null ? persons(sitting).length > 1 : last.seat !== seat;
  if (!secret || !changes) return true;
  io.out(io.colour ? '\u001b[2J\u001b[3J\u001b[H' : '\n'.repeat(SCREEN));
  const name = match.ruleset.words.seat(match.ruleset.view(match.state, seat), seat);
  return (await io.ask(`Sealed orders: pass the keyboard to ${name}, who presses Enter. `)) !== null;
}

const SCREEN = 60;

// --- What a person says ---

type Reply = Action | 'again' | 'quit';

async function askPerson(sitting: Sitting, seat: Seat): Promise<Reply> {
  const { match, io } = sitting;
  const { ruleset } = match;
  if (!(await passKeyboard(sitting, seat))) return 'quit';
  const view = ruleset.view(match.state, seat);
  const offers = ruleset.offers(match.state, seat);
  const prompt = ruleset.prompt(match.state, seat);
  show(sitting, seat);
  const clause = prompt.clause === '' ? '' : ` [${prompt.clause}]`;
  say(io, `\n${ruleset.words.seat(view, seat)}: ${ruleset.words.prompt(view, prompt)}${clause}`);
  for (const [i, offer] of offers.entries())
    say(io, `${String(i + 1).padStart(4)}  ${ruleset.words.action(view, offer)}`);
  for (;;) {
    const said = await io.ask('> ');
    if (said === null) return 'quit';
    const reply = await understand(sitting, seat, offers, said.trim());
    if (reply !== null) return reply;
  }
}

const HELP = [
  'A number answers; Enter alone takes the only offer.',
  '?N             the odds of offer N',
  'undo           takes back your last answer',
  'rules CLAUSE   what a clause says, such as: rules 2.1',
  'save [FILE]    writes the log',
  'quit           leaves the table',
].join('\n');

/** Null when the same question stands. */
async function understand(
  sitting: Sitting,
  seat: Seat,
  offers: readonly Action[],
  said: string,
): Promise<Reply | null> {
  const { io, match } = sitting;
  const number = said === '' && offers.length === 1 ? '1' : said;
  const offer = /^\d{1,6}$/.test(number) ? offers[Number(number) - 1] : undefined;
  if (offer !== undefined) return offer;
  const [word = '', ...rest] = said.split(/\s+/);
  if (word === 'quit') return 'quit';
  if (word === 'undo') return (await takeBack(sitting, seat)) ? 'again' : null;
  if (word === 'rules') tellClauses(sitting, rest.join(' '));
  else if (word === 'save') saveTo(sitting, rest.join(' '));
  else if (word === 'help') say(io, HELP);
  else if (word.startsWith('?')) tellOdds(sitting, seat, offers[Number(said.slice(1)) - 1]);
  else say(io, `Say a number from 1 to ${offers.length}${entryCount(match) > 0 ? ', undo' : ''}, or help.`);
  return null;
}

async function takeBack(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { match, io } = sitting;
  let done = undo(match, seat);
  const others = persons(sitting).filter(person => person !== seat);
  // Agents never consent: what they know of the dice they would have to forget.
  const canConsent = others.length === sitting.seats.length - 1 && others.length > 0;
  if (isRefusal(done) && canConsent) {
    say(io, done.reason);
    const consent = (await io.ask('Do the others consent? (yes/no) '))?.trim().toLowerCase();
    if (consent === 'yes' || consent === 'y') done = undo(match, seat, others);
  }
  if (isRefusal(done)) {
    say(io, `No undo: ${done.reason}.`);
    return false;
  }
  say(io, 'Taken back.');
  keep(sitting);
  return true;
}

function tellOdds({ match, io }: Sitting, seat: Seat, offer: Action | undefined): void {
  if (offer === undefined) {
    say(io, 'Say ? and the number of an offer.');
    return;
  }
  const rng = seededRng(`odds/${entryCount(match)}`);
  say(io, forecastText(forecast(match.ruleset, match.state, seat, offer, { rng })));
}

function tellClauses({ match, io }: Sitting, wanted: string): void {
  const found = match.ruleset.clauses.filter(({ id }) => isWithin(id, wanted));
  for (const clause of found) say(io, clauseText(clause));
  if (found.length === 0) say(io, `There is no clause "${wanted}" in ${match.ruleset.title}.`);
}

/** A name that cannot be written to must not end the game. */
function saveTo({ match, io, keep: { path, save } }: Sitting, named: string): void {
  const to = named === '' ? path : named;
  if (to === null) {
    say(io, 'Say save and a file name.');
    return;
  }
  try {
    save(match, to);
    say(io, `Saved in ${to}.`);
  } catch (error) {
    if (!isFailure(error)) throw error;
    say(io, error.message);
  }
}

// --- What an agent answers ---

/** Milliseconds: faster than this nobody reads. */
const BETWEEN_REPORTS = 100;

async function askAgent(sitting: Sitting, seat: Seat): Promise<Action> {
  const { match, io, seats } = sitting;
  const { ruleset, state } = match;
  const text = seats[seat] ?? '';
  // Where only agents play nothing else is waited for, and Ctrl-C is heard only by those who wait.
  await setImmediate();
  // Their chance is their own: it follows from the dice key, which nobody knows, and from nothing that is hidden.
  const seed = `${match.secret ?? ''}/${entryCount(match)}/${seat}`;
  const offers = ruleset.offers(state, seat);
  const parsed = readAgent(text);
  const agent = parseAgent(text);
  if (isRefusal(agent) || isRefusal(parsed)) throw new Error(`${text} is no agent`);
  if (parsed.kind !== 'search' || offers.length === 1) return decide(agent, ruleset, state, seat, seededRng(seed));

  sitting.thinkers ??= openThinkers({ rulesetModule: sitting.module, workers: sitting.workers });
  const name = ruleset.words.seat(ruleset.view(state, 'spectator'), seat);
  let shown = 0;
  const { action } = await sitting.thinkers.think({
    state,
    seat,
    agent: text,
    seed,
    signal: sitting.interrupted,
    onProgress: ({ iterations }) => {
      if (!io.progress || performance.now() < shown + BETWEEN_REPORTS) return;
      shown = performance.now();
      io.err(`\r${name} thinks: ${iterations} lines tried `);
    },
  });
  if (io.progress) io.err('\r\u001b[K');
  return action;
}
