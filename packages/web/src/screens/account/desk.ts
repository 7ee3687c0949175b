/** What every part of the account's screen is given to work with. */

import type { Account } from '@weathergauge/wire/types';
import type { Answer } from '../../client/online/account.ts';

export interface Desk {
  /** As `askAccount`, after the owner has confirmed that it is she, where that is needed. */
  ask(path: string, body?: object): Promise<Answer<unknown>>;
  /** Asks, says what came of it, and reads the account anew. Whether it was done. */
  change(path: string, body: object, done: string): Promise<boolean>;
  /** The same of whatever else is asked. */
  perform(work: () => Promise<Answer<unknown>>, done: string): Promise<boolean>;
  /** Reads the account anew. */
  read(): Promise<void>;
}

export interface Part {
  readonly desk: Desk;
  readonly account: Account;
}
