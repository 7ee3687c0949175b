/** What the lobby asks of the rest: rulebooks, previews, games to start, resume, replay and forget. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { BookUi } from '../books/book.ts';
import { bookUi, booksWithBoards } from '../books/index.ts';
import { goTo } from '../route.ts';
import { createClient } from '../session/client.ts';
import type { BookSummary, NewGame, SavedGame } from '../session/protocol.ts';
import { readLogFile } from '../store/files.ts';
import { saves, table } from '../store/use-table.ts';
import { isTrouble } from '../trouble.ts';
import { createScratch } from './scratch.ts';

export interface LobbyBook {
  readonly summary: BookSummary;
  readonly ui: BookUi;
}

/** What "Play now" starts: enough ships for a line, few enough to see why one wins. */
const FIRST_GAME: NewGame = {
  ruleset: 'age-of-sail',
  scenario: 'line-of-battle',
  seats: [{ kind: 'human' }, { kind: 'agent', level: 'lieutenant' }],
  options: {},
};

/** Thumbnails are laid out in a session of their own: the game on the table is not theirs to touch. */
const scratch = createScratch(createClient());

let books: Promise<readonly LobbyBook[]> | null = null;

/** Every rulebook that has both rules and a table to show them on. */
export function loadBooks(): Promise<readonly LobbyBook[]> {
  books ??= gatherBooks().catch((error: unknown) => {
    books = null;
    throw error;
  });
  return books;
}

async function gatherBooks(): Promise<readonly LobbyBook[]> {
  const summaries = await scratch.ask(session => session.books());
  const shown = summaries.filter(({ id }) => booksWithBoards.includes(id));
  return Promise.all(shown.map(async summary => ({ summary, ui: await bookUi(summary.id) })));
}

export interface Preview {
  readonly view: unknown;
  readonly seatNames: readonly string[];
}

const previews = new Map<string, Promise<Preview | Refusal>>();
/** One after the other: a session holds one game. */
let last: Promise<unknown> = Promise.resolve();

/** The table of a new game (as JSON, so that equal wishes share an answer) before the first shot, always diced alike. */
export function previewOf(game: string): Promise<Preview | Refusal> {
  const known = previews.get(game);
  if (known !== undefined) return known;
  const found = last.then(() => layOut(JSON.parse(game) as NewGame));
  last = found.catch(() => {});
  previews.set(game, found);
  return found;
}

async function layOut(game: NewGame): Promise<Preview | Refusal> {
  const turn = await scratch.ask(session => session.open(game, 'preview'));
  if (isRefusal(turn)) return turn;
  return { view: turn.position.view, seatNames: turn.position.seatNames };
}

/** The table tells by its status when the game is laid out; the playing screen says so meanwhile. */
export async function startGame(game: NewGame): Promise<void> {
  scratch.rest();
  const opened = table.getState().open(game);
  goTo('play');
  await opened;
}

export function playNow(): Promise<void> {
  return startGame(FIRST_GAME);
}

export function recentGames(): Promise<readonly SavedGame[]> {
  return saves.recent();
}

export function removeGame(id: string): Promise<void> {
  return saves.remove(id);
}

export async function resumeGame(id: string): Promise<void> {
  scratch.rest();
  const resumed = table.getState().resume(id);
  goTo('play');
  await resumed;
}

export async function replayGame(game: SavedGame): Promise<void> {
  scratch.rest();
  const read = table.getState().read(game.log);
  goTo('replay');
  await read;
}

/** Null when the log is open for replay, else the key of a sentence that says why not. */
export async function importLog(file: File): Promise<string | null> {
  const log = await readLogFile(file);
  if (isTrouble(log)) return `session.trouble.${log.trouble}`;
  const read = table.getState().read(log);
  goTo('replay');
  await read;
  return null;
}
