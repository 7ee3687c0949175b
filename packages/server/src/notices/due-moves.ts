/**
 * Games that wait for somebody who is away. It is read from what `moves/` keeps, a row for each seat made of what that seat may know; so
 * whether others have sealed changes nothing here.
 */

import type { Due, DueDeps } from './due-people.ts';
import { listeners } from './due-people.ts';

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

export function movesDue({ db, presence, habits }: DueDeps): (node: string, at: number) => Promise<readonly Due[]> {
  /** Games that another node has awake are that node's to tell of: it knows who is there. */
  function candidates(node: string, at: number): Promise<readonly Candidate[]> {
    return listeners(db, at - habits.apart)
      .innerJoin('moves as m', 'm.person', 'p.person')
      .leftJoin('notices as n', join => join.onRef('n.game', '=', 'm.game').onRef('n.seat', '=', 'm.seat'))
      .select(['m.game', 'm.seat', 'm.person', 'n.back_at'])
      .where('m.asked_at', '<=', at - habits.quiet)
      .where('m.ended_at', 'is', null)
      .where(where =>
        where.or([
          where('n.told_at', 'is', null),
          where.and([where('n.told_at', '<=', where.ref('n.back_at')), where('n.back_at', '<', at - habits.quiet / 2)]),
        ]),
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

  const dueOf = ({ game, seat, person }: Candidate, at: number): Due => ({
    person,
    kind: 'your-move',
    item: { game, seat } satisfies Seated,
    async claim(step) {
      await step
        .insertInto('notices')
        .values({ game, seat, person, told_at: at, back_at: 0 })
        .onConflict(conflict => conflict.columns(['game', 'seat']).doUpdateSet({ person, told_at: at }))
        .execute();
      return true;
    },
  });

  return async (node, at) => {
    const due: Due[] = [];
    for (const each of await candidates(node, at)) {
      const last = presence.last(each.game, each.person);
      if (last !== null && last > at - habits.quiet) await seen(each, last);
      else if ((each.back_at ?? 0) < at - habits.quiet) due.push(dueOf(each, at));
    }
    return due;
  };
}
