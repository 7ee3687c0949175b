/** `weathergauge replay`: shows a finished or unfinished game as one seat or a spectator saw it. */

import type { Match, Viewer } from '@weathergauge/engine';
import { boardText, hashState, isRefusal, logFor, packName, replay } from '@weathergauge/engine';
import type { LogPage, Position } from '@weathergauge/host';
import { linesOf, logged, readerOf } from '@weathergauge/host';
import type { Command } from './command.ts';
import { must, wholeNumber } from './command.ts';
import { DATA_FLAG, withData } from './data.ts';
import { refused } from './failure.ts';
import type { Io } from './io.ts';
import { say, shown } from './io.ts';
import { mustReadLog } from './logs.ts';
import { byPack, resultText } from './talk.ts';

export const replayCommand: Command = {
  name: 'replay',
  summary: 'Tells a logged game again',
  words: [{ name: 'file', summary: 'A game log, or a save' }],
  flags: {
    to: {
      kind: 'text',
      hint: 'N',
      summary: 'Stops after order N, as they are numbered down the left; 0 is before the first',
    },
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
    // Replays and checks the whole log before anything is shown.
    const match = replay(ruleset, log, end);
    if (isRefusal(match)) throw refused(match);
    const reader = readerOf(match);
    const pages = reader.pages(viewer);
    const { position } = reader.look(viewer, end);
    if (line.on('json')) say(io, JSON.stringify(asData(match, position, pages), null, 2));
    else print(io, match, position, pages);
  },
};

function print(io: Io, { ruleset, config }: Match, position: Position, pages: readonly LogPage[]): void {
  const { board, seatNames, result } = position;
  say(io, `${ruleset.title}: ${config.scenario}, ${config.seats} seats${byPack(ruleset)}`);
  for (const line of pageLines(pages)) say(io, line);
  say(io, '');
  io.out(`${shown(boardText(board))}\n`);
  if (result !== null) say(io, resultText(seatNames, result));
}

/** Answers and what followed. Consecutive strokes of one ship's move are one line, without the answers. */
export function pageLines(pages: readonly LogPage[]): readonly string[] {
  const told = new Set(logged(pages.flatMap(({ happenings }) => happenings)));
  const moves: LogPage[][] = [];
  for (const whole of pages) {
    const page = { ...whole, happenings: whole.happenings.filter(happening => told.has(happening)) };
    const open = moves.at(-1);
    const mover = moverOf(page);
    if (open?.[0] !== undefined && mover !== null && mover === moverOf(open[0])) open.push(page);
    else moves.push([page]);
  }
  return moves.flatMap(move => {
    const [first, last] = [move[0], move.at(-1)];
    if (first === undefined || last === undefined) return [];
    const lines = linesOf(move.flatMap(({ happenings }) => happenings)).map(({ words }) => words);
    if (move.length > 1) return lines.map(words => `${String(first.entry).padStart(4)} to ${last.entry}  ${words}`);
    const answer = first.answer === null ? [] : [`${String(first.entry).padStart(4)}  ${first.answer}`];
    return [...answer, ...lines.map(words => `      ${words}`)];
  });
}

/** The ship, if a page contains only strokes of one ship; else null. */
function moverOf({ happenings }: LogPage): number | null {
  const ships = new Set(happenings.filter(({ words }) => words !== '').map(({ stroke }) => stroke?.ship));
  return ships.size === 1 ? ([...ships][0] ?? null) : null;
}

function asData(match: Match, { who, view, result }: Position, pages: readonly LogPage[]) {
  const { ruleset, state, config } = match;
  return {
    ruleset: ruleset.id,
    edition: config.edition ?? ruleset.edition,
    pack: packName(ruleset),
    scenario: config.scenario,
    seats: config.seats,
    options: config.options,
    viewer: who,
    // Counts what this viewer may know: others' sealed orders are left out while the game is on.
    entries: logFor(match, who).entries.length,
    pages: pages
      .filter(({ answer, happenings }) => answer !== null || happenings.length > 0)
      .map(({ entry, answer, happenings }) => ({
        entry,
        answer,
        events: happenings.map(({ event }) => event),
        words: happenings.map(({ words }) => words),
      })),
    view,
    // Not during a game: secrets could be found by trying states until the hash fits.
    hash: result === null ? null : hashState(state),
    result,
  };
}
