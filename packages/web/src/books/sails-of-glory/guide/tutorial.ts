/** The tutorial of Sails of Glory, by the Basic rules. */

import { addStrings } from '../../../ui/strings/index.ts';
import type { Tutorial } from '../../tutorial.ts';
import { nearsEdge } from './advice.ts';
import { BATTLE, SEED } from './battle.ts';
import { lessons } from './lessons.ts';
import { endingOf, viewOf } from './questions.ts';
import strings from './strings.ts';

addStrings('sails-of-glory', { guide: strings });

export const tutorial: Tutorial = {
  ruleset: 'sails-of-glory',
  battle: BATTLE,
  seed: SEED,
  lessons,
  words(t, lesson, position) {
    const ending = lesson === 'end' ? endingOf(position) : null;
    const key = ending === null ? `sails-of-glory.guide.lessons.${lesson}` : `sails-of-glory.guide.endings.${ending}`;
    const view = viewOf(position);
    const names = (mine: boolean): string =>
      view.ships
        .filter(ship => (ship.own !== null) === mine)
        .map(ship => ship.name)
        .join(t('sails-of-glory.guide.and'));
    const values = { mine: names(true), hers: names(false) };
    return { title: t(`${key}.title`), text: t(`${key}.text`, values), goal: t(`${key}.goal`, values) };
  },
  praise: (t, lesson) => t(`sails-of-glory.guide.praise.${lesson}`),
  isGlad: position => endingOf(position) !== 'lost',
  warning: (t, position) => (nearsEdge(position) ? { words: t('guide.edge'), clause: 'B3.11' } : null),
};
