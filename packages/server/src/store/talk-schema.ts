/** Chat at tables, muted people, reports, and what administrators did. */

import type { Channel, Deed, Report, Saying } from '@weathergauge/wire';

export interface TalkSchema {
  readonly talk: TalkRow;
  readonly mutes: MuteRow;
  readonly reports: ReportRow;
  readonly deeds: DeedRow;
  readonly notes: NoteRow;
}

export interface TalkRow {
  /** The id of the table. */
  readonly game: string;
  readonly channel: Channel;
  /** From 1, for each channel: a common count would tell players how much spectators talk. */
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

/** `person` does not see lines of `muted`. */
export interface MuteRow {
  readonly person: string;
  readonly muted: string;
  readonly at: number;
}

export interface ReportRow {
  readonly id: string;
  readonly at: number;
  /** Who reports, and whom; `somebody` for deleted accounts. */
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

/** What administrators have done: never changed, and kept when their accounts are deleted. */
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
