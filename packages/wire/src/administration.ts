/** What administrators see and do: reports, chat lines, people. */

import { z } from 'zod';
import type { Channel, Person, ReportWish, TalkLine } from './types.ts';
import { CHANNELS } from './talk.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

export const reportParams = z.object({ report: id });
/** `after` is the `next` of the page before. */
export const reportsQuery = z.strictObject({ state: z.enum(['open', 'closed']).default('open'), after: id.optional() });
/** `dismissed`: nothing was wrong. `settled`: something was done about it. */
export const closeWish = z.strictObject({ how: z.enum(['dismissed', 'settled']) });
export const removeLineWish = z.strictObject({
  at: id,
  channel: z.enum(CHANNELS),
  number: z.int().min(1).max(1_000_000_000),
});
export const deedsQuery = z.strictObject({ after: id.optional() });

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly by: Person;
  readonly about: Person;
  readonly isSuspended: boolean;
  readonly reason: ReportWish['reason'];
  readonly words: string;
  readonly table: string;
  /** The line that it is about; null if it is about the person. */
  readonly line: { readonly channel: Channel; readonly number: number } | null;
  /** That line with those around it, or the person's last lines. */
  readonly around: readonly ReportedLine[];
  readonly state: 'open' | 'dismissed' | 'settled';
}

/** Administrators can also read removed lines. */
export interface ReportedLine extends TalkLine {
  readonly isRemoved: boolean;
}

export interface ReportsPage {
  readonly reports: readonly Report[];
  readonly next: string | null;
}

/** Something that an administrator has done. */
export interface Deed {
  readonly id: string;
  readonly at: number;
  readonly by: Person;
  readonly deed: 'dismissed' | 'settled' | 'removed-line' | 'suspended' | 'lifted';
  /** Who it was about; null for a deleted account. */
  readonly about: Person | null;
  readonly words: string;
}

export interface DeedsPage {
  readonly deeds: readonly Deed[];
  readonly next: string | null;
}
