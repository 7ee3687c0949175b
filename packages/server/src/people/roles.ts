/** What somebody may do besides playing. Looked up whenever it matters: a role that is taken away is gone at once. */

import type { Person } from '@weathergauge/wire';
import type { Role } from '../store/people-schema.ts';
import type { Database } from '../store/schema.ts';

export interface Roles {
  isAdministrator(person: Person | null): Promise<boolean>;
}

export function roles(db: Database): Roles {
  return {
    async isAdministrator(person) {
      if (person === null) return false;
      const found = await db.selectFrom('users').select('role').where('id', '=', person.id).executeTakeFirst();
      return found?.role === 'administrator';
    },
  };
}

/** Those whom `weathergauge admin` means: by user name, or by the id of an account that has none. */
export async function accountNamed(db: Database, name: string): Promise<(Person & { readonly role: Role }) | null> {
  const found = await db
    .selectFrom('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.role'])
    .where(where => where.or([where('passwords.login', '=', name.toLowerCase()), where('users.id', '=', name)]))
    .where('users.leaving_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

export async function setRole(db: Database, id: string, role: Role): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', id).execute();
}
