/** The clause behind a prompt or an event. Any `[data-clause]` inside a screen opens the rules there (`clauseAt`). */

import { useTranslation } from 'react-i18next';
import './clause-link.css';

export function ClauseLink({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  if (id === '') return null;
  return (
    <button type="button" className="play-clause" data-clause={id} aria-label={t('play.prompt.clauseHint', { id })}>
      {id}
    </button>
  );
}

/** The clause of the element that an event came from, or of what it lies in. */
export function clauseAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-clause]')?.getAttribute('data-clause') ?? null;
}
