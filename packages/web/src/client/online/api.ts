/** Calls to the server outside a running game: who the player is, and tables. */

import type { Refusal, Seat } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';
import type { Hello, Person, TableView, TableWish } from '@weathergauge/wire/types';

const OUT_OF_REACH = refusal('not-kept', 'the server cannot be reached: try again in a moment');

interface Answers {
  readonly hello: Hello;
  readonly guest: { readonly you: Person };
}

export async function call(path: string, body?: object): Promise<unknown> {
  try {
    const answer = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const said: unknown = await answer.json();
    return answer.ok ? said : refusal('bad-config', whyOf(said));
  } catch {
    return OUT_OF_REACH;
  }
}

function whyOf(said: unknown): string {
  const why = typeof said === 'object' && said !== null && 'why' in said ? said.why : null;
  return typeof why === 'string' ? why : OUT_OF_REACH.reason;
}

const table = (path: string, body: object) => call(path, body) as Promise<TableView | Refusal>;

/** The person whom the server knows by this browser; null if nobody is signed in. */
export async function whoAmI(): Promise<Person | null | Refusal> {
  const hello = (await call('hello')) as Answers['hello'] | Refusal;
  return isRefusal(hello) ? hello : hello.you;
}

/** Signs in as a guest with this name. */
export async function comeAs(name: string): Promise<Person | Refusal> {
  const guest = (await call('guest', { name })) as Answers['guest'] | Refusal;
  return isRefusal(guest) ? guest : guest.you;
}

export const makeTable = (wish: TableWish) => table('tables', wish);
export const sitAt = (id: string, seat: Seat, invite: string | null) =>
  table(`tables/${id}/sit`, { seat, ...(invite === null ? {} : { invite }) });
export const standUp = (id: string) => table(`tables/${id}/stand`, {});
/** Declares that the player is ready to begin, or not. */
export const readyAt = (id: string, ready: boolean) => table(`tables/${id}/ready`, { ready });
/** Changes a table before the game. */
export const changeTable = (id: string, wish: TableWish) => table(`tables/${id}/settings`, wish);
/** People whom the player has met at a table, and can name for a private one; none if the server cannot be reached. */
export async function companionsMet(): Promise<readonly Person[]> {
  const met = (await call('companions')) as { readonly people: readonly Person[] } | Refusal;
  return isRefusal(met) ? [] : met.people;
}
/** For the organiser: closes the table; removes a person. */
export const closeTable = (id: string) => table(`tables/${id}/close`, {});
export const sendAway = (id: string, seat: Seat) => table(`tables/${id}/remove`, { seat });
/** The table at which the same people play again, with sides swapped. */
export const rematchOf = (id: string) => table(`tables/${id}/rematch`, {});
export const pledgeAt = (id: string, pledge: string) => table(`tables/${id}/pledge`, { pledge });
export const tellShare = (id: string, share: string) => table(`tables/${id}/share`, { share });

/** Whether to hear what somebody says; the answer is whom one does not hear now. */
export const setMuted = (person: string, muted: boolean) =>
  call('mutes', { person, muted }) as Promise<{ readonly muted: readonly Person[] } | Refusal>;
