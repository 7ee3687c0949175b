/** The course of Sails of Glory, by the Basic rules. */

import type { Course } from '../../course.ts';
import { nearsEdge } from './advice.ts';
import { BATTLE, SEED } from './battle.ts';
import { lessons } from './lessons.ts';
import { endingOf, viewOf } from './sight.ts';

export const course: Course = {
  ruleset: 'sails-of-glory',
  battle: BATTLE,
  seed: SEED,
  lessons,
  words(t, lesson, position) {
    const ending = lesson === 'end' ? endingOf(position) : null;
    const key = ending === null ? `guide.sails-of-glory.lessons.${lesson}` : `guide.sails-of-glory.endings.${ending}`;
    const view = viewOf(position);
    const names = (mine: boolean): string =>
      view.ships
        .filter(ship => (ship.own !== null) === mine)
        .map(ship => ship.name)
        .join(t('guide.sails-of-glory.and'));
    const values = { mine: names(true), hers: names(false) };
    return { title: t(`${key}.title`), text: t(`${key}.text`, values), goal: t(`${key}.goal`, values) };
  },
  praise: (t, lesson) => t(`guide.sails-of-glory.praise.${lesson}`),
  isGlad: position => endingOf(position) !== 'lost',
  warning: (t, position) => (nearsEdge(position) ? { words: t('guide.edge'), clause: 'B3.11' } : null),
};
