/**
 * What each room of the server keeps about a person. A room that keeps something adds itself to the list in `serve.ts`, so that it is in
 * the download of one's data and gone with the account: nobody can think of the one and forget the other.
 */

import type { Person } from '@weathergauge/wire';

export interface Belongings {
  /** Its name in the download, such as `tables`. */
  readonly topic: string;
  /** All that is kept about this person, as plain data. Nothing that others have sealed or that would let a reader in. */
  export(person: Person): Promise<unknown>;
  /**
   * Removes it, or puts `SOMEBODY` in this person's place where others need the rest. Called once more where the server ended in between:
   * what is gone already is no fault.
   */
  forget(person: Person): Promise<void>;
}

/** Whoever has left. There is such a user in the store, so that rows may go on pointing to one; nobody is ever known as her. */
export const SOMEBODY: Person = { id: 'somebody', name: 'somebody' };
