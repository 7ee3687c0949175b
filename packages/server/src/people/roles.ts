/** Roles of accounts. They are read from the store each time, so a role that is taken away is gone at once. */

import type { Person } from '@weathergauge/wire';
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
