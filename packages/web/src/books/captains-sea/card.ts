/** Captain's Sea in the lobby. */

import { addStrings } from '../../ui/strings/index.ts';
import type { BookCard } from '../book.ts';
import { say } from './board/say.ts';
import strings from './strings/card.ts';

addStrings('captains-sea', strings);

export const card: BookCard = {
  get blurb() {
    return say('blurb');
  },
  get length() {
    return say('length');
  },
  optionOrder: {
    first: [],
    groups: [
      {
        get title() {
          return say('pairing');
        },
        options: [
          'first',
          'second',
          'consort',
          'engagement',
          'wind',
          'headingFirst',
          'headingSecond',
          'loser',
          'relativity',
        ],
      },
    ],
  },
};
