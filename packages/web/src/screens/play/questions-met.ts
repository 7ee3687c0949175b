/** What one has been asked at a table since this page was loaded, so that it can be answered beforehand while nobody asks. */

import { create } from 'zustand';
import type { Position } from '../../client/protocol.ts';
import { sentence } from '../../ui/sentence.ts';

export interface Met {
  /** The word by which the rulebook asks (`Prompt.ask`). */
  readonly ask: string;
  readonly words: string;
  readonly answers: readonly { readonly text: string; readonly words: string }[];
}

type Asking = Pick<Position, 'prompt' | 'offers'>;

/** The kinds of question that came up, the last one first, as each was put last; the same array where nothing is new. */
export function metWith(before: readonly Met[], { prompt, offers }: Asking): readonly Met[] {
  if (prompt === null || offers.length === 0) return before;
  const { ask } = prompt;
  const answers = offers.map(({ text, words }) => ({ text, words }));
  return [{ ask, words: sentence(prompt.words), answers }, ...before.filter(met => met.ask !== ask)];
}

interface MetAt {
  readonly table: string | null;
  readonly met: readonly Met[];
}

/** Kept beside the panel, which goes whenever another paper is opened on a phone. */
export const useMet = create<MetAt>(() => ({ table: null, met: [] }));

export function noteAsked(table: string, position: Asking): void {
  const known = useMet.getState();
  const before = known.table === table ? known.met : [];
  const met = metWith(before, position);
  if (met !== known.met) useMet.setState({ table, met });
}
