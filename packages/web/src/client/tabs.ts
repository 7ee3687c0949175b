/**
 * The same game in two tabs: only one tab holds it, and another that opens it takes it over. The holder is asked by a message, saves what is
 * not saved yet, and releases it; a Web Lock makes sure that two tabs never hold it at the same time. A tab that has lost the game may
 * follow it: the holder then sends it what there is to see.
 */

import type { Happening, Position } from './protocol.ts';

/**
 * How a tab loses a game. `asked`: the other tab waits until everything is saved. `robbed`: it has waited too long, and nothing may be
 * written any more.
 */
export type Loss = 'asked' | 'robbed';

/** A message to a tab that follows a game: everything that there is to see, or what has happened since. */
export interface Told {
  readonly part: 'whole' | 'since';
  /** The position, without offers. */
  readonly position: Position;
  readonly happenings: readonly Happening[];
  /** As in a `Turn`. */
  readonly backTo: number | null;
}

export interface Tabs {
  /** Takes a game for this tab; another tab that holds it gives it up first. */
  take(id: string, onLost: (how: Loss) => Promise<void>): Promise<void>;
  /** Gives up this tab's game after its last write. */
  release(written: Promise<unknown>): void;
  /** Another tab has taken the game from this one, which must not write it any more. */
  isLost(id: string): boolean;
  /** Follows a game that another tab holds, until another game is taken or followed, or `release` is called. */
  follow(id: string, hear: (told: Told) => void): void;
  /** This tab holds the game: sends all of it to tabs that follow it, now or later. */
  lead(id: string, whole: () => Told): void;
  /** Sends what has happened to tabs that follow; `since` is called only if there are any. */
  tell(id: string, since: () => Told): void;
}

/** Dependencies, which tests replace. Browsers have no locks if the page did not come over https. */
export interface TabsDeps {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

interface Claim {
  readonly id: string;
  readonly onLost: (how: Loss) => Promise<void>;
  readonly done: Promise<void>;
  readonly end: () => void;
  /** When this tab got the game; null while it waits. */
  since: number | null;
}

/** A tab that has just got the game must be asked again, and one that sleeps is not waited for any longer. */
const ASK_AGAIN_MS = 250;
const PATIENCE_MS = 3_000;
/** Milliseconds to wait without locks: if there is another tab, it has answered by then. */
const UNHEARD_MS = 500;

type Message =
  | { readonly wants: string; readonly at: number }
  | { readonly gives: string }
  | { readonly follows: string }
  | { readonly shows: string; readonly told: Told };

export function tabsBy({ locks, channel }: TabsDeps): Tabs {
  let claim: Claim | null = null;
  const lost = new Set<string>();
  const given = new Map<string, () => void>();
  const followed = new Set<string>();
  let following: { readonly id: string; readonly hear: (told: Told) => void } | null = null;
  let leading: { readonly id: string; readonly whole: () => Told } | null = null;
  // A channel reaches pages of this origin alone; only windows take a target.
  // oxlint-disable-next-line require-post-message-target-origin
  const say = (message: Message): void => channel.postMessage(message);
  const ask = ({ id }: Claim): void => say({ wants: id, at: Date.now() });

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('gives' in data) given.get(data.gives)?.();
    else if ('shows' in data) {
      if (following?.id === data.shows) following.hear(data.told);
    } else if ('follows' in data) {
      followed.add(data.follows);
      if (leading?.id === data.follows) say({ shows: leading.id, told: leading.whole() });
    }
    // A tab that asked before this one got the game may have had it meanwhile; if not, it asks again.
    else if (claim?.id === data.wants && claim.since !== null && data.at > claim.since) void giveUp(claim, 'asked');
  });

  async function giveUp(mine: Claim, how: Loss): Promise<void> {
    if (claim !== mine) return;
    claim = null;
    leading = null;
    if (how === 'robbed') lost.add(mine.id);
    try {
      await mine.onLost(how);
    } finally {
      if (how === 'asked') lost.add(mine.id);
      mine.end();
      say({ gives: mine.id });
    }
  }

  function locked(mine: Claim, manager: Pick<LockManager, 'request'>): Promise<void> {
    return new Promise(resolve => {
      const name = `weathergauge/game/${mine.id}`;
      const impatience = new AbortController();
      const asking = setInterval(() => ask(mine), ASK_AGAIN_MS);
      const waiting = setTimeout(() => impatience.abort(), PATIENCE_MS);
      const settle = (): void => {
        clearInterval(asking);
        clearTimeout(waiting);
        resolve();
      };
      const hold = (): Promise<void> => {
        mine.since = Date.now();
        settle();
        return mine.done;
      };
      const onBroken = (): void => {
        if (mine.since !== null) void giveUp(mine, 'robbed');
        else if (claim === mine) manager.request(name, { steal: true }, hold).catch(() => giveUp(mine, 'robbed'));
        else settle();
      };
      ask(mine);
      manager.request(name, { signal: impatience.signal }, hold).catch(onBroken);
    });
  }

  function unlocked(mine: Claim): Promise<void> {
    return new Promise(resolve => {
      const asking = setInterval(() => ask(mine), ASK_AGAIN_MS);
      const hold = (): void => {
        clearInterval(asking);
        clearTimeout(waiting);
        given.delete(mine.id);
        mine.since = Date.now();
        resolve();
      };
      const waiting = setTimeout(hold, UNHEARD_MS);
      given.set(mine.id, hold);
      ask(mine);
    });
  }

  return {
    async take(id, onLost) {
      claim?.end();
      following = null;
      leading = null;
      const { promise: done, resolve: end } = Promise.withResolvers<void>();
      const mine: Claim = { id, onLost, done, end, since: null };
      claim = mine;
      await (locks === undefined ? unlocked(mine) : locked(mine, locks));
      if (claim === mine) lost.delete(id);
    },
    release(written) {
      const mine = claim;
      claim = null;
      following = null;
      leading = null;
      if (mine !== null) void written.finally(mine.end);
    },
    isLost: id => lost.has(id),
    follow(id, hear) {
      following = { id, hear };
      say({ follows: id });
    },
    lead(id, whole) {
      leading = { id, whole };
      if (followed.has(id)) say({ shows: id, told: whole() });
    },
    tell(id, since) {
      if (leading?.id === id && followed.has(id)) say({ shows: id, told: since() });
    },
  };
}

/** For a page without other tabs, such as in tests. */
export const ALONE: Tabs = {
  take: async () => {},
  release: () => {},
  isLost: () => false,
  follow: () => {},
  lead: () => {},
  tell: () => {},
};

export function browserTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return ALONE;
  return tabsBy({ locks: navigator.locks, channel: new BroadcastChannel('weathergauge') });
}
