/** The Age of Sail in the lobby. */

import { addStrings } from '../../ui/strings/index.ts';
import type { BookCard } from '../book.ts';
import { say } from './board/say.ts';
import strings from './strings/card.ts';

addStrings('age-of-sail', strings);

export const card: BookCard = {
  get blurb() {
    return say('blurb');
  },
  get length() {
    return say('length');
  },
  firstGame: {
    // Three ships a side: enough for a line, few enough to see why one side wins. The player has the first move, which is
    // worth much, and the enemy the weather gauge in return: with equals on both sides that is even (docs/rulebooks).
    game: {
      scenario: 'line-of-battle',
      seats: [{ kind: 'human' }, { kind: 'agent', level: 'lieutenant' }],
      options: { first: 'A', windFrom: 'E' },
    },
    get hint() {
      return say('firstGame');
    },
  },
};
