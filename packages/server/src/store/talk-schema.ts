/** What is kept of talk at tables. */

import type { Channel, Deed, Report, Saying } from '@weathergauge/wire';

export interface TalkSchema {
  readonly talk: TalkRow;
  readonly mutes: MuteRow;
  readonly reports: ReportRow;
  readonly deeds: DeedRow;
  readonly notes: NoteRow;
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

export interface ReportRow {
  readonly id: string;
  readonly at: number;
  /** Who reports, and whom; `somebody` for those who have left. */
  readonly person: string;
  readonly about: string;
  readonly game: string;
  /** The line that it is about: its channel and number, or null and 0. */
  readonly channel: Channel | null;
  readonly number: number;
  readonly reason: Report['reason'];
  readonly words: string;
  readonly state: Report['state'];
}

/** What administrators have done: never changed, and kept when they leave. */
export interface DeedRow {
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly deed: Deed['deed'];
  readonly about: string;
  readonly words: string;
}

export interface NoteRow {
  readonly person: string;
  readonly game: string;
  readonly place: number;
  readonly words: string;
  readonly at: number;
}
