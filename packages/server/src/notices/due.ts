/**
 * Whom to tell: who has been away for a while from a game at which she is asked, or from a table at which something has come about, and
 * has not been told since she was last there. Whoever claims a person puts a letter for each of her ways on its way in the same step.
 */

import { newId } from '../people/secrets.ts';
import { movesDue } from './due-moves.ts';
import type { Due, DueDeps } from './due-people.ts';
import { tablesDue } from './due-tables.ts';

/** Puts a letter for each of her ways on its way, in one step with keeping that she has been told: of several nodes one does. */
export function dueNotices(deps: DueDeps): () => Promise<void> {
  const { db, habits, now, self } = deps;
  const start = now();
  const [moves, tables] = [movesDue(deps), tablesDue(deps)];

  async function tell(person: string, all: readonly Due[], at: number): Promise<void> {
    await db.transaction().execute(async step => {
      const { numUpdatedRows } = await step
        .updateTable('notice_people')
        .set({ told_at: at })
        .where('person', '=', person)
        .where('told_at', '<=', at - habits.apart)
        .executeTakeFirst();
      if (Number(numUpdatedRows) !== 1) return;
      const claimed: Due[] = [];
      for (const due of all) if (await due.claim(step)) claimed.push(due);
      if (claimed.length === 0) return;
      const ways = await step.selectFrom('notice_ways').select('id').where('person', '=', person).execute();
      const letters = [...Map.groupBy(claimed, ({ kind }) => kind)].flatMap(([kind, dues]) => {
        const games = JSON.stringify(dues.map(({ item }) => item));
        return ways.map(({ id }) => ({ id: newId(), way: id, person, kind, games, at, tries: 0, next_at: at }));
      });
      if (letters.length > 0) await step.insertInto('notice_letters').values(letters).execute();
    });
  }

  return async () => {
    const node = self();
    const at = now();
    // After a start everybody has time to come back before it is said that nobody is there.
    if (node === null || at < start + habits.quiet) return;
    const due = [...(await moves(node, at)), ...(await tables(at))];
    for (const [person, all] of Map.groupBy(due, each => each.person)) await tell(person, all, at);
  };
}
