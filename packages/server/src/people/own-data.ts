/** What is stored about the account itself. `leaving.ts` deletes it first of all. */

import type { Database } from '../store/schema.ts';
import type { Belongings } from './belongings.ts';

export function ownData(db: Database): readonly Belongings[] {
  /** A topic with a limited number of rows, which need no paging. */
  const few = (topic: string, rows: (id: string) => Promise<readonly unknown[]>): Belongings => ({
    topic,
    async *export({ id }) {
      yield* await rows(id);
    },
    async forget() {},
  });
  return [
    few('account', id =>
      db
        .selectFrom('users')
        .leftJoin('passwords', 'passwords.user_id', 'users.id')
        .select([
          'id',
          'name',
          'login as userName',
          'created_at as createdAt',
          'role',
          'changed_at as passwordChangedAt',
        ])
        .where('id', '=', id)
        .execute(),
    ),
    few('sessions', id =>
      db
        .selectFrom('sessions')
        .select(['id', 'device', 'created_at as createdAt', 'used_at as usedAt'])
        .where('user_id', '=', id)
        .execute(),
    ),
    few('passkeys', id =>
      db
        .selectFrom('passkeys')
        .select(['id', 'name as device', 'created_at as createdAt', 'used_at as usedAt'])
        .where('user_id', '=', id)
        .execute(),
    ),
    few('tokens', id =>
      db
        .selectFrom('tokens')
        .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
        .where('user_id', '=', id)
        .execute(),
    ),
  ];
}
