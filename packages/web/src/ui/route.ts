/** The screen, kept in the fragment of the address: a static host needs no rewrites, and a shared log is not sent to it. */

import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'lobby' }
  /** A kept game; null for the one that is open. */
  | { readonly screen: 'play'; readonly id: string | null }
  /** A kept game, or null for a log from outside; and the entry that is shown. */
  | { readonly screen: 'replay'; readonly id: string | null; readonly entry: number | null }
  /** The tutorial of a book; '' where the address names none. */
  | { readonly screen: 'guide'; readonly book: string }
  /** A whole log, packed into the link. */
  | { readonly screen: 'shared'; readonly data: string }
  /** A table on the server that the page came from, and the invitation of a link. */
  | { readonly screen: 'table'; readonly id: string; readonly invite: string | null }
  /** Where administrators of the server look at reports. */
  | { readonly screen: 'admin' }
  /** One's account on the server that the page came from. */
  | { readonly screen: 'account' }
  /** Finished games on the server: a list of those that are looked for, or one to replay. */
  | { readonly screen: 'record'; readonly game: string | null; readonly query: string }
  /** An address that leads nowhere. */
  | { readonly screen: 'unknown' };

const SHARED = '#/shared/';
const GUIDE = '#/guide';
const ACCOUNT = '#/account';
const ADMIN = '#/admin';
const GAME = '[0-9a-f]{32}';
const PLAY = new RegExp(`^#/play(?:/(${GAME}))?$`);
const REPLAY = new RegExp(`^#/replay(?:/(${GAME}|log)(?:/(\\d{1,6}))?)?$`);
const TABLE = /^#\/table\/([\w-]{1,40})(?:\?invite=([\w-]{1,40}))?$/;
const RECORD = /^#\/record(?:\/([\w-]{1,40}))?(?:\?([^#]{0,400}))?$/;
/** In place of a game's id: a log that is kept for as long as the tab is open. */
const LOG = 'log';

export function routeOf(hash: string): Route {
  if (hash.startsWith(SHARED)) return { screen: 'shared', data: hash.slice(SHARED.length) };
  if (hash === GUIDE || hash.startsWith(`${GUIDE}/`)) {
    return { screen: 'guide', book: hash.slice(GUIDE.length + 1) };
  }
  const play = PLAY.exec(hash);
  if (play !== null) return { screen: 'play', id: play[1] ?? null };
  const replay = REPLAY.exec(hash);
  if (replay !== null) {
    const [, id = LOG, entry] = replay;
    return { screen: 'replay', id: id === LOG ? null : id, entry: entry === undefined ? null : Number(entry) };
  }
  const table = TABLE.exec(hash);
  if (table !== null) return { screen: 'table', id: table[1] ?? '', invite: table[2] ?? null };
  const record = RECORD.exec(hash);
  if (record !== null) return { screen: 'record', game: record[1] ?? null, query: record[2] ?? '' };
  switch (hash) {
    case '':
    case '#':
    case '#/':
      return { screen: 'lobby' };
    case ADMIN:
      return { screen: 'admin' };
    case ACCOUNT:
      return { screen: 'account' };
    default:
      return { screen: 'unknown' };
  }
}

type Place = Extract<
  Route,
  { readonly screen: 'lobby' | 'account' | 'admin' | 'play' | 'replay' | 'table' | 'record' }
>;

export function addressOf(place: Place): string {
  switch (place.screen) {
    case 'lobby':
      return '#/';
    case 'account':
      return ACCOUNT;
    case 'admin':
      return ADMIN;
    case 'play':
      return place.id === null ? '#/play' : `#/play/${place.id}`;
    case 'table':
      return place.invite === null ? `#/table/${place.id}` : `#/table/${place.id}?invite=${place.invite}`;
    case 'record':
      return `#/record${place.game === null ? '' : `/${place.game}`}${place.query === '' ? '' : `?${place.query}`}`;
    case 'replay': {
      const { id, entry } = place;
      if (entry === null) return id === null ? '#/replay' : `#/replay/${id}`;
      return `#/replay/${id ?? LOG}/${entry}`;
    }
  }
}

/** Goes to a screen; `replace` leaves no step for the back button. */
export function goTo(place: Place, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') location.hash = addressOf(place);
  else location.replace(addressOf(place));
}

export const LOBBY: Place = { screen: 'lobby' };

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
