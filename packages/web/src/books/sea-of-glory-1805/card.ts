/** 1805: Sea of Glory in the lobby. */

import { addStrings } from '../../ui/strings/index.ts';
import type { BookCard } from '../book.ts';
import { say } from './board/say.ts';
import strings from './strings/card.ts';

addStrings('sea-of-glory-1805', strings);

export const card: BookCard = {
  get blurb() {
    return say('blurb');
  },
  get length() {
    return say('length');
  },
};
