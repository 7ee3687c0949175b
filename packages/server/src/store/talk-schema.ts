/** What is kept of talk at tables. */

import type { Channel, Saying } from '@weathergauge/wire';

export interface TalkSchema {
  readonly talk: TalkRow;
  readonly mutes: MuteRow;
}

export interface TalkRow {
  /** That of the table. */
  readonly game: string;
  readonly channel: Channel;
  /** From 1, in its channel: a common number would tell players how much spectators say. */
  readonly number: number;
  readonly person: string;
  /** The name under which she said it. */
  readonly name: string;
  readonly kind: Saying['kind'];
  /** The text, or the name of the phrase. */
  readonly words: string;
  readonly at: number;
  /** The id under which it was sent. */
  readonly request: string;
  /** Null unless an administrator has removed it. */
  readonly removed_at: number | null;
}

/** `person` is not told what `muted` says. */
export interface MuteRow {
  readonly person: string;
  readonly muted: string;
  readonly at: number;
}
