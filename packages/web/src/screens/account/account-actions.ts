/** What every part of the account screen needs: calls to the server, and the account. */

import type { Account } from '@weathergauge/wire/types';
import type { Answer } from '../../client/online/account.ts';

export interface AccountActions {
  /** Like `askAccount`; if the server asks for confirmation, the owner confirms first. */
  ask(path: string, body?: object): Promise<Answer<unknown>>;
  /** Makes a change, shows the result, and reads the account again. Returns whether it was done. */
  change(path: string, body: object, done: string): Promise<boolean>;
  /** The same for any other call. */
  perform(work: () => Promise<Answer<unknown>>, done: string): Promise<boolean>;
  /** Reads the account again. */
  read(): Promise<void>;
}

export interface AccountPartProps {
  readonly actions: AccountActions;
  readonly account: Account;
}
