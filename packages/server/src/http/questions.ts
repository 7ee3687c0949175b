/**
 * Limits how much of this server's one thread the questions from one address may take. History or a forecast of a long battle can cost a
 * thousand times as much as an answer, and every spectator may ask for them. Questions from one address are answered one after another;
 * those of an address that has used up its share wait, and delay nobody else.
 */

export interface Questions {
  /**
   * Runs `answer` when it is this address's turn; null if too many of its questions are waiting already. Only the time inside `spend` and
   * `read` counts: other waiting for the store does not block the thread.
   */
  inTurn<T>(address: string, answer: (spend: Spend, read: Read) => T | Promise<T>): Promise<T | null>;
  /** The same for a question to the store: all of its time counts. */
  ofStore<T>(address: string, read: () => Promise<T>): Promise<T | null>;
}

export type Spend = <T>(work: () => T) => T;
export type Read = <T>(work: () => Promise<T>) => Promise<T>;

interface Account {
  /** Milliseconds that are left of its share; negative after a long question. */
  left: number;
  at: number;
  /** Milliseconds since other work was last allowed to run in between. */
  unbroken: number;
  waiting: number;
  last: Promise<unknown>;
}

/** How many seconds' shares may be used at once. */
const BURST = 4;
const MOST_WAITING = 300;
/** Milliseconds of questions from one address after which other work may run. */
const LONGEST_UNBROKEN = 5;
/** Beyond this many accounts, those with a full share are dropped. */
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

  const spending =
    (account: Account): Spend =>
    work => {
      const from = clock();
      try {
        return work();
      } finally {
        noted(account, from);
      }
    };

  const reading =
    (account: Account): Read =>
    async work => {
      const from = clock();
      try {
        return await work();
      } finally {
        noted(account, from);
      }
    };

  return {
    async inTurn(address, answer) {
      const account = accountOf(address);
      return queued(account, () => answer(spending(account), reading(account)));
    },
    async ofStore(address, read) {
      const account = accountOf(address);
      return queued(account, () => reading(account)(read));
    },
  };
}

const passed = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, Math.max(1, milliseconds)).unref());
