/** The Age of Sail in the lobby. */

import type { BookCard } from '../book.ts';
import { say } from './board/say.ts';

export const card: BookCard = {
  get blurb() {
    return say('blurb');
  },
  get length() {
    return say('length');
  },
};
