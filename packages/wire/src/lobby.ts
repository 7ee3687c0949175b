/** What the lobby shows of the server. Types only. */

import type { Seat } from '@weathergauge/engine';
import type { TableView } from './types.ts';

/** A table at which the player sits, and whom it waits for, as far as she may know. */
export interface MyTable {
  readonly table: TableView;
  readonly isYourMove: boolean;
  /** While orders are sealed all others who take part are listed, whether they have sealed or not. */
  readonly waitsFor: readonly Seat[];
  /** As the rulebook calls it; null before the first. */
  readonly turn: string | null;
  /** When it became her move, or the others'; or when the game ended. Milliseconds since 1970. */
  readonly since: number;
}

export interface LobbyView {
  /** First tables where it is her move, longest waiting first; then others, newest first; then those that have ended lately. */
  readonly mine: readonly MyTable[];
  /** Open tables with a free seat at which she does not sit, newest first. */
  readonly open: readonly TableView[];
}
