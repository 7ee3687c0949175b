/** The tutorial of Age of Sail. */

import { BATTLE, MINE, SEED } from './battle.ts';
import { addStrings } from '../../../ui/strings/index.ts';
import type { Tutorial } from '../../tutorial.ts';
import { nearsEdge } from './helm.ts';
import { lessons } from './lessons.ts';
import { wordsFor } from './say.ts';
import { endingOf, shipAt } from './questions.ts';
import strings from './strings.ts';

addStrings('age-of-sail', { guide: strings });

export const tutorial: Tutorial = {
  ruleset: 'age-of-sail',
  // Older pages had no other tutorial and kept its progress under this key: it must still be found.
  savedAs: 'weathergauge.guide',
  battle: BATTLE,
  seed: SEED,
  lessons,
  words: wordsFor,
  praise: (t, lesson) => t(`age-of-sail.guide.praise.${lesson}`),
  isGlad(position) {
    const ending = endingOf(position);
    return ending === null || ending === 'prize' || ending === 'won';
  },
  warning(t, position) {
    const mine = shipAt(position, MINE);
    return mine !== null && nearsEdge(position, mine) ? { words: t('guide.edge'), clause: 'R55' } : null;
  },
};
