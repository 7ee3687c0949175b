/** Sails of Glory in the lobby. */

import type { BookCard } from '../book.ts';
import { articles } from './articles.ts';
import { say } from './panel/say.ts';

export const card: BookCard = {
  get blurb() {
    return say('blurb');
  },
  get length() {
    return say('length');
  },
  shownWith: { placing: false },
  get articles() {
    return articles();
  },
};
