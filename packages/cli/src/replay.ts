/** `weathergauge replay`: a finished or unfinished game told again, as one seat or a spectator saw it. */

import type { AnyRuleset, Entry, GameEvent, GameLog, Match, Refusal, Seat, Viewer } from '@weathergauge/engine';
import {
  boardText,
  endingWords,
  eventsFor,
  hashState,
  isHidden,
  isRefusal,
  logFor,
  openingEvents,
  repeatEntry,
  replay,
  replayed,
  resultOf,
  packName,
} from '@weathergauge/engine';
import type { Command } from './command.ts';
import { must, wholeNumber } from './command.ts';
import { DATA_FLAG, withData } from './data.ts';
import { refused } from './failure.ts';
import type { Io } from './io.ts';
import { say } from './io.ts';
import { mustReadLog } from './logs.ts';
import { byPack, resultText } from './talk.ts';

export const replayCommand: Command = {
  name: 'replay',
  summary: 'Tells a logged game again',
  words: [{ name: 'file', summary: 'A game log' }],
  flags: {
    to: { kind: 'text', hint: 'N', summary: 'Stops after entry N; 0 is the opening' },
    as: { kind: 'text', hint: 'SEAT', summary: 'As this seat saw it; as a spectator when nothing is said' },
    data: DATA_FLAG,
    json: { kind: 'switch', summary: 'As one JSON object' },
  },
  async run(line, io, library) {
    const { ruleset, log } = await mustReadLog(must(line.word('file')), await withData(library, line.text('data')));
    const to = line.text('to');
    const as = line.text('as');
    const end = to === undefined ? log.entries.length : wholeNumber('--to', to, 0, log.entries.length);
    const viewer = as === undefined ? 'spectator' : (wholeNumber('--as', as, 0, log.seats - 1) as Viewer);
    // Once through with every check, before anything is shown.
    const match = granted(replay(ruleset, log, end));
    const pages = tell(ruleset, log, end, viewer);
    if (line.on('json')) say(io, JSON.stringify(asData(match, viewer, pages), null, 2));
    else print(io, match, viewer, pages);
  },
};

function granted<T>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw refused(outcome);
  return outcome;
}

/** One entry of the log and what the viewer learnt from it. */
interface Page {
  readonly entry: number;
  /** Null where the entry is another seat's sealed order. */
  readonly answer: string | null;
  readonly events: readonly GameEvent[];
  readonly words: readonly string[];
}

function tell(ruleset: AnyRuleset, log: GameLog, end: number, viewer: Viewer): Page[] {
  const match = granted(replay(ruleset, log, 0));
  const pages = [page(match, viewer, 0, null, openingEvents(match))];
  for (const [i, entry] of log.entries.slice(0, end).entries()) {
    const said = spoken(match, viewer, entry);
    match.dice = replayed(entry.kind === 'answer' ? entry.draws : []);
    const done = granted(repeatEntry(match, entry));
    const hidden = isHidden(match, i, viewer);
    pages.push(page(match, viewer, i + 1, hidden ? null : said, done));
  }
  return pages;
}

function spoken({ ruleset, state }: Match, viewer: Viewer, entry: Entry): string {
  const view = ruleset.view(state, viewer);
  const who = ruleset.words.seat(view, entry.seat);
  if (entry.kind === 'undo') return `${who} takes back`;
  if (entry.kind === 'end') return endingWords(ruleset, view, entry);
  const action = ruleset.vocabulary.parse(entry.action);
  return `${who}: ${action === null ? entry.action : ruleset.words.action(view, action)}`;
}

function page(match: Match, viewer: Viewer, entry: number, said: string | null, all: readonly GameEvent[]): Page {
  const { ruleset, state } = match;
  const events = eventsFor(all, viewer);
  const view = ruleset.view(state, viewer);
  return { entry, answer: said, events, words: events.map(event => ruleset.words.event(view, event)) };
}

function print(io: Io, match: Match, viewer: Viewer, pages: readonly Page[]): void {
  const { ruleset, state, config } = match;
  say(io, `${ruleset.title}: ${config.scenario}, ${config.seats} seats${byPack(ruleset)}`);
  for (const { entry, answer: said, words } of pages) {
    if (said !== null) say(io, `${String(entry).padStart(4)}  ${said}`);
    for (const line of words) if (line !== '') say(io, `      ${line}`);
  }
  say(io, '');
  const view = ruleset.view(state, viewer);
  io.out(`${boardText(ruleset.words.board(view))}\n`);
  const result = resultOf(match);
  if (result === null) return;
  const names = Array.from({ length: config.seats }, (_, seat) => ruleset.words.seat(view, seat as Seat));
  say(io, resultText(names, result));
}

function asData(match: Match, viewer: Viewer, pages: readonly Page[]) {
  const { ruleset, state, config } = match;
  const result = resultOf(match);
  return {
    ruleset: ruleset.id,
    edition: ruleset.edition,
    pack: packName(ruleset),
    scenario: config.scenario,
    seats: config.seats,
    options: config.options,
    viewer,
    // Counted as this viewer counts: while the game is on, another's sealed orders are not among them.
    entries: logFor(match, viewer).entries.length,
    pages: pages.filter(({ answer: said, events }) => said !== null || events.length > 0),
    view: ruleset.view(state, viewer),
    // A hash in the middle of a game could be searched for what is hidden.
    hash: result === null ? null : hashState(state),
    result,
  };
}
