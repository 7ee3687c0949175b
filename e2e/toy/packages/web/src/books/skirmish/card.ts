/** Skirmish in the lobby. */

import i18next from 'i18next';
import { addStrings } from '../../ui/strings/index.ts';
import type { BookCard } from '../book.ts';
import strings from './strings/card.ts';

addStrings('skirmish', strings);

export const card: BookCard = {
  get blurb() {
    return i18next.t('skirmish.blurb');
  },
  get length() {
    return i18next.t('skirmish.length');
  },
};
