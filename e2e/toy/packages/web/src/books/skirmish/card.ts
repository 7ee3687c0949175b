/** Skirmish in the lobby. */

import i18next from 'i18next';
import type { BookCard } from '../book.ts';

export const card: BookCard = {
  get blurb() {
    return i18next.t('skirmish.blurb');
  },
  get length() {
    return i18next.t('skirmish.length');
  },
};
