/** What others did since the last order: shown until somebody orders or dismisses it, and again when it is asked for. */

import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookUi } from '../../books/book.ts';
import type { GameState } from '../../client/store.ts';
import type { Since } from './since.ts';
import { sinceOf } from './since.ts';

export interface ShownSince {
  /** Null while nothing is to be shown. */
  readonly shown: Since | null;
  /** What the last one was, shown or not; null before there is any. */
  readonly last: Since | null;
  readonly dismiss: () => void;
  readonly show: () => void;
  /** Shows the last one, or takes it away where it is shown. */
  readonly toggle: () => void;
}

export function useSince(game: GameState, book: BookUi | null, asking: boolean): ShownSince {
  const { t } = useTranslation();
  const { position, since, happenings } = game;
  const found = useMemo(
    () =>
      asking && book !== null && position !== null && since !== null
        ? sinceOf(book, position, since, happenings, t)
        : null,
    [asking, book, position, since, happenings, t],
  );
  const who = position?.who ?? null;
  // Of one person: the next at this screen is not shown what she has seen.
  const [last, setLast] = useState<{ readonly who: typeof who; readonly since: Since } | null>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(position);
  if (asked !== position) {
    setAsked(position);
    setOpen(false);
  }
  if (found !== null && last?.since !== found) {
    setLast({ who, since: found });
    setOpen(true);
  }
  const mine = last !== null && last.who === who ? last.since : null;
  const dismiss = useCallback(() => setOpen(false), []);
  const show = useCallback(() => setOpen(true), []);
  const toggle = useCallback(() => setOpen(is => !is), []);
  return { shown: open && asking ? mine : null, last: mine, dismiss, show, toggle };
}
