/** What somebody sees of the network in the lobby: types alone. */

import type { Seat } from '@weathergauge/engine';
import type { TableView } from './types.ts';

/** A table at which somebody sits, and whom it waits for as far as she may know. */
export interface MyTable {
  readonly table: TableView;
  readonly isYourMove: boolean;
  /** While orders are sealed all others who take part are named, whether they have sealed or not. */
  readonly waitsFor: readonly Seat[];
  /** As the rulebook calls it; null before the first. */
  readonly turn: string | null;
  /** Since when it is her move, or the others'; when it ended, if it is over. Milliseconds since 1970. */
  readonly since: number;
}

export interface LobbyView {
  /** Where it is her move first, the longest waiting before all; then the others, the newest first; then what has ended lately. */
  readonly mine: readonly MyTable[];
  /** Open tables with a free seat at which she does not sit, the newest first. */
  readonly open: readonly TableView[];
}
