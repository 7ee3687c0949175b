/** The course of Age of Sail. */

import { BATTLE, MINE, SEED } from './battle.ts';
import { addStrings } from '../../../ui/strings/index.ts';
import type { Course } from '../../course.ts';
import { nearsEdge } from './helm.ts';
import { lessons } from './lessons.ts';
import { wordsFor } from './say.ts';
import { endingOf, shipAt } from './sight.ts';
import strings from './strings.ts';

addStrings('age-of-sail', { guide: strings });

export const course: Course = {
  ruleset: 'age-of-sail',
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
