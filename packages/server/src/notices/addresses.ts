/**
 * Addresses for mail are used only when whoever reads there has followed a link. Letters that ask are counted, for each address whoever
 * wants it and for each person; that one was not sent is told to nobody, who would learn that others had asked for it.
 */

import type { Database } from '../store/schema.ts';
import { hashOf, newToken } from '../people/secrets.ts';
import type { Ways } from './ways.ts';

export interface Addresses {
  /** The token for the link, where the letter is to be sent; or, where this person asks too often, the milliseconds to wait. */
  ask(person: string, address: string): Promise<{ readonly token: string | null } | { readonly wait: number }>;
  /** Whether the link is good: then the address is that person's. */
  confirm(token: string): Promise<boolean>;
  /** The address whose link has not been followed yet. */
  waiting(person: string): Promise<string | null>;
  /** Makes the links that have been sent for this person invalid. */
  withdraw(person: string): Promise<void>;
  sweep(): Promise<void>;
}

const DAY = 24 * 60 * 60_000;
const MOST_TO_ADDRESS = 3;
const MOST_OF_PERSON = 5;

export function addresses(db: Database, ways: Pick<Ways, 'setMail'>, now: () => number): Addresses {
  const lately = () => db.selectFrom('mail_requests').where('at', '>', now() - DAY);

  async function withdraw(person: string): Promise<void> {
    await db.updateTable('mail_requests').set({ address: null }).where('person', '=', person).execute();
  }

  return {
    async ask(person, address) {
      const address_hash = hashOf(mailboxOf(address));
      const mine = await lately().select('at').where('person', '=', person).orderBy('at').execute();
      const first = mine.at(-MOST_OF_PERSON);
      if (first !== undefined) return { wait: first.at + DAY - now() };
      const token = newToken();
      const token_hash = hashOf(token);
      await withdraw(person);
      await db.insertInto('mail_requests').values({ token_hash, person, address, address_hash, at: now() }).execute();
      // Counted when it is there to be counted: of many that come at once none sees less than the others.
      const others = await lately()
        .select(['person', 'address_hash'])
        .where('token_hash', '!=', token_hash)
        .where(where => where.or([where('person', '=', person), where('address_hash', '=', address_hash)]))
        .execute();
      const hers = others.filter(other => other.person === person).length;
      const there = others.filter(other => other.address_hash === address_hash).length;
      return { token: hers < MOST_OF_PERSON && there < MOST_TO_ADDRESS ? token : null };
    },
    async confirm(token) {
      const token_hash = hashOf(token);
      const found = await lately()
        .select(['person', 'address'])
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      if (found === undefined || found.person === null || found.address === null) return false;
      const used = await db
        .updateTable('mail_requests')
        .set({ address: null })
        .where('token_hash', '=', token_hash)
        .where('address', 'is not', null)
        .executeTakeFirst();
      if (Number(used.numUpdatedRows) !== 1) return false;
      await ways.setMail(found.person, found.address);
      return true;
    },
    async waiting(person) {
      const row = await lately()
        .select('address')
        .where('person', '=', person)
        .where('address', 'is not', null)
        .executeTakeFirst();
      return row?.address ?? null;
    },
    withdraw,
    async sweep() {
      await db
        .deleteFrom('mail_requests')
        .where('at', '<=', now() - DAY)
        .execute();
    },
  };
}

/** One, however it is written: many take what follows a + for a label, and some do not heed dots. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`;
}
