/**
 * Whom to tell: who has been asked for a while, is not at the table, and has not been told since she was last there. It is read from what
 * `moves/` keeps, a row for each seat made of what that seat may know; so whether others have sealed changes nothing here.
 */

import { newId } from '../people/secrets.ts';
import type { Database } from '../store/schema.ts';
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

export interface Seated {
  readonly game: string;
  readonly seat: number;
}

interface Candidate extends Seated {
  readonly person: string;
  /** When she was last known to be there; null where nothing is known. */
  readonly back_at: number | null;
}

const MOST = 200;

/** Puts a letter for each of her ways on its way, in one step with keeping that she has been told: of several nodes one does. */
export function dueNotices({ db, presence, habits, now, self }: DueDeps): () => Promise<void> {
  const start = now();

  /** Games that another node has awake are that node's to tell of: it knows who is there. */
  function candidates(node: string, at: number): Promise<readonly Candidate[]> {
    return db
      .selectFrom('notice_people as p')
      .innerJoin('users as u', 'u.id', 'p.person')
      .innerJoin('moves as m', 'm.person', 'p.person')
      .leftJoin('notices as n', join => join.onRef('n.game', '=', 'm.game').onRef('n.seat', '=', 'm.seat'))
      .select(['m.game', 'm.seat', 'm.person', 'n.back_at'])
      .where('p.told_at', '<=', at - habits.apart)
      .where('u.suspended_at', 'is', null)
      .where('u.leaving_at', 'is', null)
      .where('m.asked_at', '<=', at - habits.quiet)
      .where('m.ended_at', 'is', null)
      .where(where =>
        where.or([
          where('n.told_at', 'is', null),
          where.and([where('n.told_at', '<=', where.ref('n.back_at')), where('n.back_at', '<', at - habits.quiet / 2)]),
        ]),
      )
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('notice_ways as w').select('w.id').whereRef('w.person', '=', 'p.person')),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('leases as l')
              .innerJoin('nodes as o', 'o.id', 'l.node')
              .select('l.game')
              .whereRef('l.game', '=', 'm.game')
              .where('l.node', '!=', node),
          ),
        ),
      )
      .orderBy('m.asked_at')
      .limit(MOST)
      .execute();
  }

  /** She is there, or was a moment ago. Kept, and often enough: another node that has to go on with the game must know. */
  async function seen({ game, seat, person }: Candidate, at: number): Promise<void> {
    await db
      .insertInto('notices')
      .values({ game, seat, person, told_at: 0, back_at: at })
      .onConflict(conflict => conflict.columns(['game', 'seat']).doUpdateSet({ person, back_at: at }))
      .execute();
  }

  async function tell(person: string, games: readonly Candidate[], at: number): Promise<void> {
    await db.transaction().execute(async step => {
      const { numUpdatedRows } = await step
        .updateTable('notice_people')
        .set({ told_at: at })
        .where('person', '=', person)
        .where('told_at', '<=', at - habits.apart)
        .executeTakeFirst();
      if (Number(numUpdatedRows) !== 1) return;
      await step
        .insertInto('notices')
        .values(games.map(({ game, seat }) => ({ game, seat, person, told_at: at, back_at: 0 })))
        .onConflict(conflict => conflict.columns(['game', 'seat']).doUpdateSet({ person, told_at: at }))
        .execute();
      const ways = await step.selectFrom('notice_ways').select('id').where('person', '=', person).execute();
      const told: readonly Seated[] = games.map(({ game, seat }) => ({ game, seat }));
      const letter = { person, games: JSON.stringify(told), at, tries: 0, next_at: at };
      if (ways.length > 0)
        await step
          .insertInto('notice_letters')
          .values(ways.map(({ id }) => ({ ...letter, id: newId(), way: id })))
          .execute();
    });
  }

  return async () => {
    const node = self();
    const at = now();
    // After a start everybody has time to come back before it is said that nobody is there.
    if (node === null || at < start + habits.quiet) return;
    const away: Candidate[] = [];
    for (const each of await candidates(node, at)) {
      const last = presence.last(each.game, each.person);
      if (last !== null && last > at - habits.quiet) await seen(each, last);
      else if ((each.back_at ?? 0) < at - habits.quiet) away.push(each);
    }
    for (const [person, games] of Map.groupBy(away, each => each.person)) await tell(person, games, at);
  };
}
