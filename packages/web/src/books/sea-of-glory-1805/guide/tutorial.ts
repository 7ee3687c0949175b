/** The tutorial of 1805: Sea of Glory: a first campaign, on the Trafalgar scenario. */

import { addStrings } from '../../../ui/strings/index.ts';
import type { Tutorial } from '../../tutorial.ts';
import { BATTLE, SEED } from './battle.ts';
import { asideIds, asideOf, lessons } from './lessons.ts';
import { endingOf, objectives } from './questions.ts';
import strings from './strings.ts';

addStrings('sea-of-glory-1805', { guide: strings });

const ASIDES: ReadonlySet<string> = new Set(asideIds);

export const tutorial: Tutorial = {
  ruleset: 'sea-of-glory-1805',
  battle: BATTLE,
  seed: SEED,
  lessons,
  aside: asideOf,
  words(t, lesson, position) {
    const ending = lesson === 'end' ? endingOf(position) : null;
    const room = ending === null ? (ASIDES.has(lesson) ? 'asides' : 'lessons') : 'endings';
    const key = `sea-of-glory-1805.guide.${room}.${ending ?? lesson}`;
    const values = { objectives: objectives(position) };
    return { title: t(`${key}.title`), text: t(`${key}.text`, values), goal: t(`${key}.goal`) };
  },
  praise: (t, lesson) => t(`sea-of-glory-1805.guide.praise.${lesson}`),
  isGlad: position => endingOf(position) !== 'lost',
  warning: () => null,
};
