/** Sails of Glory in the lobby. */

import { addStrings } from '../../ui/strings/index.ts';
import type { BookCard } from '../book.ts';
import { optionOrder } from './option-order.ts';
import { say } from './panel/say.ts';
import strings from './strings/card.ts';

addStrings('sails-of-glory', strings);

export const card: BookCard = {
  get blurb() {
    return say('blurb');
  },
  get length() {
    return say('length');
  },
  shownWith: { placing: false },
  furtherGuides: [
    {
      id: 'advanced',
      get title() {
        return say('advancedGuide');
      },
    },
  ],
  get optionOrder() {
    return optionOrder();
  },
};
