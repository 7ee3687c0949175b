/** The tutorial of Sails of Glory by the Advanced rules, for those who know the Basic ones. */

import { addStrings } from '../../../../ui/strings/index.ts';
import type { Tutorial } from '../../../tutorial.ts';
import { nearsEdge } from '../advice.ts';
import { endingOf } from '../questions.ts';
import { BATTLE, SEED } from './battle.ts';
import { asideIds, asideOf, lessons } from './lessons.ts';
import strings from './strings.ts';

addStrings('sails-of-glory', { advanced: strings });

const ASIDES: ReadonlySet<string> = new Set(asideIds);

export const tutorial: Tutorial = {
  ruleset: 'sails-of-glory',
  savedAs: 'weathergauge.guide.sails-of-glory.advanced',
  battle: BATTLE,
  seed: SEED,
  lessons,
  aside: asideOf,
  words(t, lesson, position) {
    const ending = lesson === 'end' ? endingOf(position) : null;
    const room = ending === null ? (ASIDES.has(lesson) ? 'asides' : 'lessons') : 'endings';
    const key = `sails-of-glory.advanced.${room}.${ending ?? lesson}`;
    return { title: t(`${key}.title`), text: t(`${key}.text`), goal: t(`${key}.goal`) };
  },
  praise: (t, lesson) => t(`sails-of-glory.advanced.praise.${lesson}`),
  isGlad: position => endingOf(position) !== 'lost',
  warning: (t, position) => (nearsEdge(position) ? { words: t('guide.edge'), clause: 'B3.11' } : null),
};
