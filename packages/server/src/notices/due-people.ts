/** What may be due to somebody, and who wants to be told. */

import type { Transaction } from 'kysely';
import type { NoticeKind } from '@weathergauge/wire';
import type { Database, Schema } from '../store/schema.ts';
import type { NoticeHabits } from './habits.ts';
import type { Presence } from './presence.ts';

export interface DueDeps {
  readonly db: Database;
  readonly presence: Presence;
  readonly habits: NoticeHabits;
  now(): number;
  /** This server among the nodes of its store; null while it is none. */
  self(): string | null;
}

export type Step = Transaction<Schema>;

/** What somebody is to be told of one table. */
export interface Due {
  readonly person: string;
  readonly kind: NoticeKind;
  /** What the letter keeps of it. */
  readonly item: object;
  /** Keeps that she has been told; false where another node has. */
  claim(step: Step): Promise<boolean>;
}

/** People who want to be told and may be: the beginning of every such question. */
export const listeners = (db: Database, told: number) =>
  db
    .selectFrom('notice_people as p')
    .innerJoin('users as u', 'u.id', 'p.person')
    .where('p.told_at', '<=', told)
    .where('u.suspended_at', 'is', null)
    .where('u.leaving_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('notice_ways as w').select('w.id').whereRef('w.person', '=', 'p.person')),
    );
