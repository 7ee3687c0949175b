/**
 * How much of this server's one thread the questions of an address may take. To look back over a long battle, or to foresee one, can cost
 * a thousand times what an answer costs, and anybody may ask who may look on. Questions of one address are answered one after another;
 * whoever has asked for more than her share waits, and nobody else does.
 */

export interface Questions {
  /**
   * Answers when it is this address's turn; null where too many of its questions wait already. Only what is done inside of `spend` counts:
   * what the store takes meanwhile is not the thread's.
   */
  inTurn<T>(address: string, answer: (spend: Spend) => T | Promise<T>): Promise<T | null>;
  /** The same for what is asked of the store alone: all of it counts. */
  ofStore<T>(address: string, read: () => Promise<T>): Promise<T | null>;
}

export type Spend = <T>(work: () => T) => T;

interface Account {
  /** Milliseconds; below nothing after a long one. */
  left: number;
  at: number;
  /** Since others were let in between. */
  unbroken: number;
  waiting: number;
  last: Promise<unknown>;
}

/** Seconds' worth that may be spent at once. */
const BURST = 4;
const MOST_WAITING = 300;
/** Milliseconds of one address after which others come in between. */
const LONGEST_UNBROKEN = 5;
/** Accounts are let go of that have all they may have, when there are so many. */
const MOST_ACCOUNTS = 10_000;

/** `perSecond`: milliseconds for one address. */
export function questions(perSecond: number, clock: () => number = () => performance.now()): Questions {
  const accounts = new Map<string, Account>();
  const most = perSecond * BURST;

  function filled(account: Account): Account {
    const at = clock();
    account.left = Math.min(most, account.left + ((at - account.at) / 1000) * perSecond);
    account.at = at;
    return account;
  }

  function accountOf(address: string): Account {
    const known = accounts.get(address);
    if (known !== undefined) return filled(known);
    if (accounts.size >= MOST_ACCOUNTS)
      for (const [each, account] of accounts)
        if (account.waiting === 0 && filled(account).left === most) accounts.delete(each);
    const account = { left: most, at: clock(), unbroken: 0, waiting: 0, last: Promise.resolve() };
    accounts.set(address, account);
    return account;
  }

  function noted(account: Account, from: number): void {
    const spent = clock() - from;
    account.left -= spent;
    account.unbroken += spent;
  }

  async function answered<T>(account: Account, answer: () => T | Promise<T>): Promise<T> {
    if (account.unbroken > LONGEST_UNBROKEN) {
      account.unbroken = 0;
      await new Promise(resolve => setImmediate(resolve));
    }
    while (filled(account).left <= 0) await passed((-account.left / perSecond) * 1000);
    return answer();
  }

  async function queued<T>(account: Account, answer: () => T | Promise<T>): Promise<T | null> {
    if (account.waiting >= MOST_WAITING) return null;
    account.waiting++;
    const mine = account.last.then(() => answered(account, answer));
    account.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      account.waiting--;
    }
  }

  return {
    async inTurn(address, answer) {
      const account = accountOf(address);
      return queued(account, () =>
        answer(work => {
          const from = clock();
          try {
            return work();
          } finally {
            noted(account, from);
          }
        }),
      );
    },
    async ofStore(address, read) {
      const account = accountOf(address);
      return queued(account, async () => {
        const from = clock();
        try {
          return await read();
        } finally {
          noted(account, from);
        }
      });
    },
  };
}

const passed = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, Math.max(1, milliseconds)).unref());
