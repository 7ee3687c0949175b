/** The player's tables and open ones, kept up to date over a line of its own for as long as the page is open. */

import { isRefusal } from '@weathergauge/engine';
import type { LobbyView, Person, Tell } from '@weathergauge/wire/types';
import { create } from 'zustand';
import { setTitleCount } from '../../ui/title.ts';
import { browserOnline } from './browser.ts';
import type { Asking, Line } from './line.ts';
import { openLine } from './line.ts';

interface Network {
  /** Null until the server has sent it. */
  readonly lobby: LobbyView | null;
  /** The person whom the server knows by this browser. */
  readonly you: Person | null;
  readonly isUp: boolean;
}

export const useNetwork = create<Network>(() => ({ lobby: null, you: null, isUp: false }));

/** Another listener on the same line. */
export interface Ear {
  heard(tell: Tell): void;
  /** The line has connected, for the first time or again: subscriptions must be sent again. */
  up(): void;
}

const ears = new Set<Ear>();
let line: Line | null = null;

function dial(): Line {
  const set = useNetwork.setState;
  return openLine(browserOnline(), {
    greeting: () => ({ ask: 'lobby' }),
    greeted: value => set(isRefusal(value) ? { lobby: null } : { lobby: value as LobbyView }),
    heard(tell) {
      if (tell.tell === 'hello') set({ you: tell.hello.you });
      if (tell.tell === 'lobby') set({ lobby: tell.lobby });
      for (const ear of ears) ear.heard(tell);
    },
    changed(isUp) {
      set({ isUp });
      if (isUp) for (const ear of ears) ear.up();
    },
  });
}

export function openNetwork(): void {
  line ??= dial();
}

/** Reconnects after the player has signed in or changed accounts, because the server identifies her when the socket opens. */
export function reopenNetwork(): void {
  line?.end();
  line = dial();
}

/** Returns a function that ends it. */
export function listenToNetwork(ear: Ear): () => void {
  ears.add(ear);
  openNetwork();
  if (useNetwork.getState().isUp) ear.up();
  return () => void ears.delete(ear);
}

export function askNetwork(message: Asking): Promise<unknown> {
  line ??= dial();
  return line.ask(message);
}

const waiting = ({ lobby }: Network): number => lobby?.mine.filter(({ isYourMove }) => isYourMove).length ?? 0;

/** The number of tables that wait for this player: in the title, and on the icon where the page is installed. */
useNetwork.subscribe((now, before) => {
  const count = waiting(now);
  if (count === waiting(before)) return;
  setTitleCount(count);
  if (!('setAppBadge' in navigator)) return;
  // Refused where the page is not installed: then there is no icon.
  const badge = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  badge.catch(() => {});
});
