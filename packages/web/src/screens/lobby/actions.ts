/** What the lobby does outside its own room: lists rulebooks, makes previews, starts, resumes, replays and deletes games. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import summaries from 'virtual:rulebooks';
import type { BookCard, FirstGame } from '../../books/book.ts';
import { bookCard, bookUi, firstBook } from '../../books/index.ts';
import type { BookSummary } from '../../books/summary.ts';
import { goTo } from '../../ui/route.ts';
import { createClient } from '../../client/client.ts';
import type { NewGame, SavedGame } from '../../client/protocol.ts';
import { readLogFile } from '../../client/files.ts';
import { keepLog } from '../../client/kept-log.ts';
import { looksLikeSave } from '../../client/share.ts';
import type { Keeping, SetAside } from '../../client/saves.ts';
import { gameStore, saves } from '../../client/use-game.ts';
import { isTrouble } from '../../ui/trouble.ts';
import type { Preview } from './previews.ts';
import { createPreviews } from './previews.ts';
import { createScratch } from './scratch.ts';

export interface LobbyBook {
  readonly summary: BookSummary;
  readonly card: BookCard;
}

/** Every rulebook that has both rules and a page folder, from the summaries: no rulebook is loaded for it. */
export const lobbyBooks: readonly LobbyBook[] = summaries.flatMap(summary => {
  const card = bookCard(summary.id);
  return card === null ? [] : [{ summary, card }];
});

/** What "Play now" starts; undefined where no book has a first game. */
export const firstGame: FirstGame | undefined = bookCard(firstBook)?.firstGame;

/** Thumbnails have a session of their own, because a session hosts one game at a time. */
const scratch = createScratch(createClient());

export const previews = createPreviews(layOut);

/** The opening position of a game, with a fixed seed, so that the thumbnail is always the same. */
async function layOut(game: NewGame): Promise<Preview | Refusal> {
  const [position, ui] = await Promise.all([
    scratch.ask(session => session.layOut(game, 'preview')),
    bookUi(game.ruleset),
  ]);
  if (isRefusal(position)) return position;
  const { view, seatNames } = position;
  ui.drawBy?.(game.pack?.data ?? null);
  return { scene: ui.scene(view), forces: ui.forces(view), seatNames };
}

export function checkPack(ruleset: string, pack: object): Promise<Refusal | null> {
  return scratch.ask(session => session.checkPack(ruleset, pack));
}

/** A battle begins: cancels the previews that are still waited for, so that their worker leaves the processor to the game. */
export function stopPreviews(): void {
  previews.callOff();
  scratch.end();
}

/** Goes to the playing screen at once: that shows the store's status until the game has been opened. */
export async function startGame(game: NewGame): Promise<void> {
  stopPreviews();
  // The board is fetched while the worker starts and reads the rules, not after it.
  void bookUi(game.ruleset).catch(() => {});
  const opened = gameStore.getState().open(game);
  goTo({ screen: 'play', id: null });
  await opened;
}

export function playNow({ game }: FirstGame): Promise<void> {
  return startGame({ ruleset: firstBook, ...game });
}

/** The games of this browser, and what is wrong with them. */
export interface Kept {
  readonly games: readonly SavedGame[];
  readonly setAside: readonly SetAside[];
  readonly keeping: Keeping;
}

export async function keptGames(): Promise<Kept> {
  const [games, setAside, keeping] = await Promise.all([saves.recent(), saves.setAside(), saves.keeping()]);
  return { games, setAside, keeping };
}

export function removeGame(id: IDBValidKey): Promise<void> {
  return saves.remove(id);
}

export async function resumeGame(id: string): Promise<void> {
  stopPreviews();
  const resumed = gameStore.getState().resume(id);
  goTo({ screen: 'play', id });
  await resumed;
}

/** A game that is still on is watched through the eyes of those who play it: nothing face down is shown. */
export async function replayGame(id: string): Promise<void> {
  stopPreviews();
  const resumed = gameStore.getState().resume(id);
  goTo({ screen: 'replay', id, entry: null });
  await resumed;
}

/** Null when a log is open for replay or a save goes on, else the key of a sentence that says why not. */
export async function importLog(file: File): Promise<string | null> {
  const log = await readLogFile(file);
  if (isTrouble(log)) return `session.trouble.${log.trouble}`;
  stopPreviews();
  const isSave = looksLikeSave(log);
  const { goOn, read: readLog } = gameStore.getState();
  if (!isSave) keepLog(log);
  const read = isSave ? goOn(log) : readLog(log);
  goTo(isSave ? { screen: 'play', id: null } : { screen: 'replay', id: null, entry: null });
  await read;
  return null;
}
