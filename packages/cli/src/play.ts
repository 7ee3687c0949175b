/** `weathergauge play`: opens or loads a game and starts a session at the terminal (`sitting.ts`). */

import { availableParallelism } from 'node:os';
import type { AnyRuleset, GameLog, Match } from '@weathergauge/engine';
import { isRefusal, keyedDice, keyFromHex, newKey, packName, replay, resultOf, resume } from '@weathergauge/engine';
import type { SeatPlan } from '@weathergauge/host';
import { levels, openedMatch, readMind } from '@weathergauge/host';
import type { Command, Line } from './command.ts';
import { DATA_FLAG, withData } from './data.ts';
import { badUsage, quote, refused } from './failure.ts';
import { followLink } from './files.ts';
import type { Io } from './io.ts';
import { say } from './io.ts';
import { keeper, readOldKey } from './keep.ts';
import type { Library, Book } from './library.ts';
import { choose, openAll } from './library.ts';
import { mustReadLog } from './logs.ts';
import { matchConfig, readSeed } from './match-config.ts';
import { plansOf, sitDown, YOU } from './sitting.ts';
import { byPack } from './talk.ts';

export const play: Command = {
  name: 'play',
  summary: 'Plays in the terminal, against agents or hot-seat',
  words: [{ name: 'ruleset/scenario', summary: 'What to play; asked for when nothing is said', optional: true }],
  flags: {
    seats: {
      kind: 'text',
      hint: 'you,greedy',
      summary: 'Who sits where: you, a level from midshipman to admiral, or an agent',
    },
    set: { kind: 'texts', hint: 'option=value', summary: 'An option of the rulebook; may be repeated' },
    seed: { kind: 'text', hint: 'S', summary: 'Any text; the same seed gives the same dice' },
    save: {
      kind: 'text',
      hint: 'FILE',
      summary: 'Keeps the game in this file after every answer: a save while it is on, then its log',
    },
    load: { kind: 'text', hint: 'FILE', summary: 'Goes on with a save, of the page too' },
    data: DATA_FLAG,
  },
  async run(line, io, books) {
    const library = await withData(books, line.text('data'));
    const named = line.text('load');
    const loaded = named === undefined ? undefined : followLink(named);
    const opened = loaded === undefined ? await newGame(line, io, library) : await savedGame(loaded, line, library);
    if (opened === null) return;
    const { book, match, seats } = opened;
    const pack = byPack(match.ruleset);
    if (pack !== '') say(io, `${match.ruleset.title}${pack}`);
    // The terminal's thread is idle while they think, so they can use all cores.
    const workers = availableParallelism();
    const figures = book.pack === undefined ? null : { name: packName(match.ruleset), data: book.pack };
    const keep = keeper(line.text('save') ?? loaded, loaded, { seats: plansOf(seats), pack: figures });
    await sitDown({ match, seats, module: book.module, workers, keep }, io);
  },
};

interface Opened {
  readonly book: Book;
  readonly match: Match;
  readonly seats: readonly string[];
}

async function newGame(line: Line, io: Io, library: Library): Promise<Opened | null> {
  const named = line.word('ruleset/scenario') ?? (await askScenario(io, library));
  if (named === null) return null;
  const { book, ruleset, scenario } = await choose(library, named);
  const wished = line.text('seats')?.split(',');
  const config = matchConfig(ruleset, scenario, wished?.length, line.texts('set'));
  const seats = checkedSeats(wished, config.seats);
  const seed = line.text('seed');
  return { book, match: openedMatch(ruleset, config, seed === undefined ? undefined : readSeed(seed)), seats };
}

async function savedGame(path: string, line: Line, library: Library): Promise<Opened> {
  for (const flag of ['set', 'seed']) {
    if (line.on(flag)) throw badUsage(`--${flag} is for a new game; a saved one has its own`);
  }
  if (line.word('ruleset/scenario') !== undefined) throw badUsage('a saved game names its own scenario');
  const { book, ruleset, log, save } = await mustReadLog(path, library);
  const seats = checkedSeats(line.text('seats')?.split(',') ?? save?.seats.map(nameOfSeat), log.seats);
  const match = replay(ruleset, log);
  if (isRefusal(match)) throw refused(match);
  // A game that is over needs no dice any more.
  if (resultOf(match) !== null) return { book, match, seats };
  const key = save === null ? readOldKey(path) : save.key;
  // A save of the page without a commitment to its dice has no key and needs none.
  const resumed = key === null ? { ...match, dice: keyedDice(newKey()) } : resumeWith(ruleset, log, key);
  return { book, match: resumed, seats };
}

function resumeWith(ruleset: AnyRuleset, log: GameLog, hex: string): Match {
  const key = keyFromHex(hex);
  if (key === null) throw badUsage('the file with the dice of this game holds no dice key');
  const resumed = resume(ruleset, log, key);
  if (isRefusal(resumed)) throw refused(resumed);
  return resumed;
}

/** Most iterations or milliseconds of agents in a loaded save, which may come from anybody: a longer search could fill the memory. */
const LONGEST_THOUGHT = 100_000;

function nameOfSeat(seat: SeatPlan): string {
  if (seat.kind === 'human') return YOU;
  if (Number(/\d+/.exec(seat.level)?.[0] ?? 0) > LONGEST_THOUGHT)
    throw badUsage(`${quote(seat.level)} would think very long over each answer: say with --seats who is to play`);
  return seat.level;
}

function checkedSeats(wished: readonly string[] | undefined, count: number): readonly string[] {
  const seats = wished ?? Array.from({ length: count }, (_, seat) => (seat === 0 ? YOU : 'greedy'));
  if (seats.length !== count) throw badUsage(`--seats names ${seats.length}, but the game has ${count} seats`);
  for (const seat of seats) {
    const agent = seat === YOU ? null : readMind(seat);
    if (isRefusal(agent))
      throw badUsage(`${quote(seat)} can take no seat: say you, ${levels.join(', ')}, or an agent (${agent.reason})`);
  }
  return seats;
}

async function askScenario(io: Io, library: Library): Promise<string | null> {
  if (!io.interactive) throw badUsage('play needs <ruleset>/<scenario> when nobody can be asked');
  const names: string[] = [];
  for (const ruleset of await openAll(library)) {
    for (const scenario of ruleset.scenarios) {
      names.push(`${ruleset.id}/${scenario.id}`);
      say(io, `${String(names.length).padStart(3)}  ${titles(ruleset, scenario.id)}`);
    }
  }
  if (names.length === 0) throw badUsage('there is no rulebook to play by');
  for (;;) {
    const said = (await io.ask('Which scenario? '))?.trim();
    if (said === undefined || said === 'quit') return null;
    const name = names[Number(said) - 1] ?? names.find(each => each === said);
    if (name !== undefined) return name;
    say(io, `Say a number from 1 to ${names.length}, or quit.`);
  }
}

function titles(ruleset: AnyRuleset, scenario: string): string {
  const found = ruleset.scenarios.find(each => each.id === scenario);
  return `${ruleset.title}: ${found?.title ?? scenario}. ${found?.summary ?? ''}`;
}
