/** Chat at the open table, followed over the page's own line and kept while the page is open. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Channel, Person, ReportWish, Saying, TalkLine, TalkPage, TalkView, Tell } from '@weathergauge/wire/types';
import { create } from 'zustand';
import { call, setMuted } from './api.ts';
import { askNetwork, listenToNetwork, reopenNetwork, useNetwork } from './network.ts';

interface TalkState {
  readonly at: string | null;
  readonly invite: string | null;
  /** Lines of all readable channels, in the order in which they were written. */
  readonly lines: readonly TalkLine[];
  /** Channels with older lines that can be fetched. */
  readonly older: readonly Channel[];
  readonly mine: Channel | null;
  readonly muted: readonly Person[];
  /** How many lines came while the panel was closed. */
  readonly unread: number;
  readonly isRead: boolean;
  /** The last line of somebody else since the page was opened. */
  readonly newest: TalkLine | null;
  /** Text that was not sent yet. It is kept here, because on small screens orders replace the panel. */
  readonly draft: string;
}

const NOTHING: TalkState = {
  at: null,
  invite: null,
  lines: [],
  older: [],
  mine: null,
  muted: [],
  unread: 0,
  isRead: false,
  newest: null,
  draft: '',
};

export const useTalk = create<TalkState>(() => NOTHING);
const { getState: now, setState: set } = useTalk;

const keyOf = ({ channel, number }: Pick<TalkLine, 'channel' | 'number'>): string => `${channel} ${number}`;

/** Merges two lists by time, without duplicates. */
export function merged(lines: readonly TalkLine[], more: readonly TalkLine[]): readonly TalkLine[] {
  const all = new Map([...lines, ...more].map(line => [keyOf(line), line]));
  return [...all.values()].toSorted((a, b) => a.at - b.at || a.number - b.number);
}

function heard(tell: Tell): void {
  const { at, lines, isRead, unread } = now();
  if (tell.tell === 'said' && tell.at === at) {
    const isMine = tell.line.by.id === useNetwork.getState().you?.id;
    set({
      lines: merged(lines, [tell.line]),
      unread: isMine || isRead ? unread : unread + 1,
      ...(isMine ? {} : { newest: tell.line }),
    });
  }
  if (tell.tell === 'unsaid' && tell.at === at)
    set({
      lines: lines.map(line => (keyOf(line) === keyOf(tell) ? { ...line, said: { kind: 'removed' } } : line)),
    });
}

async function follow(): Promise<void> {
  const { at, invite } = now();
  if (at === null) return;
  const view = (await askNetwork({ ask: 'talk', at, ...(invite === null ? {} : { invite }) })) as TalkView | Refusal;
  if (isRefusal(view) || now().at !== at) return;
  const { pages, mine, muted } = view;
  set({
    lines: pages.flatMap(({ lines }) => lines).toSorted((a, b) => a.at - b.at),
    mine,
    muted,
    older: olderOf(pages),
  });
}

const olderOf = (pages: readonly TalkPage[]): readonly Channel[] =>
  pages.flatMap(({ channel, isAll }) => (isAll ? [] : [channel]));

/** Follows the chat at a table. Returns a function that ends it. */
export function followTalk(at: string, invite: string | null): () => void {
  if (now().at !== at) set({ ...NOTHING, at, invite });
  // After the player got a name, the server knows her only on a new connection.
  if (useNetwork.getState().you === null) reopenNetwork();
  const end = listenToNetwork({ heard, up: () => void follow() });
  return () => {
    end();
    void askNetwork({ ask: 'leave-talk', at });
  };
}

/** Sends a line. Null if it was accepted, else why not. */
export async function say(saying: Saying): Promise<Refusal | null> {
  const { at } = now();
  if (at === null) return null;
  const said = await askNetwork({ ask: 'say', at, saying });
  return isRefusal(said) ? said : null;
}

export async function readEarlier(): Promise<void> {
  const { at, older } = now();
  for (const channel of older) {
    const first = now().lines.find(line => line.channel === channel);
    if (at === null || first === undefined) continue;
    const page = (await askNetwork({ ask: 'talk-before', at, channel, before: first.number })) as TalkPage | Refusal;
    if (isRefusal(page) || now().at !== at) return;
    set({
      lines: merged(page.lines, now().lines),
      older: page.isAll ? now().older.filter(each => each !== channel) : now().older,
    });
  }
}

export async function mute(person: Person, muted: boolean): Promise<Refusal | null> {
  const answer = await setMuted(person.id, muted);
  if (isRefusal(answer)) return answer;
  set({ muted: answer.muted });
  // Follows again: the server decides which lines she may read now.
  await follow();
  return null;
}

/** Reports a line or a person to the administrators. Null if it was accepted, else why not. */
export async function report(
  person: Person,
  line: TalkLine | null,
  reason: ReportWish['reason'],
  words: string,
): Promise<Refusal | null> {
  const { at, invite } = now();
  if (at === null) return null;
  const told = await call('reports', {
    at,
    person: person.id,
    reason,
    words,
    ...(invite === null ? {} : { invite }),
    ...(line === null ? {} : { line: { channel: line.channel, number: line.number } }),
  });
  return isRefusal(told) ? told : null;
}
