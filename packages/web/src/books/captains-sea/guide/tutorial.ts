/** The tutorial of Captain's Sea: a duel of two frigates. */

import { addStrings } from '../../../ui/strings/index.ts';
import type { Tutorial } from '../../tutorial.ts';
import { enoughAtGuns } from './advice.ts';
import { BATTLE, HERS, MINE, SEED } from './battle.ts';
import { lessons } from './lessons.ts';
import { endingOf, shipAt } from './questions.ts';
import strings from './strings.ts';

addStrings('captains-sea', { guide: strings });

export const tutorial: Tutorial = {
  ruleset: 'captains-sea',
  battle: BATTLE,
  seed: SEED,
  lessons,
  words(t, lesson, position) {
    const ending = lesson === 'end' ? endingOf(position) : null;
    const key = ending === null ? `captains-sea.guide.lessons.${lesson}` : `captains-sea.guide.endings.${ending}`;
    const mine = shipAt(position, MINE);
    const values = {
      mine: mine?.name ?? '',
      hers: shipAt(position, HERS)?.name ?? '',
      crew: mine?.crew ?? 0,
      speed: mine?.speed ?? 0,
      boxes: mine?.boxes.length ?? 0,
      enough: mine === undefined ? 0 : enoughAtGuns(mine),
    };
    return { title: t(`${key}.title`), text: t(`${key}.text`, values), goal: t(`${key}.goal`, values) };
  },
  praise: (t, lesson) => t(`captains-sea.guide.praise.${lesson}`),
  isGlad: position => endingOf(position) !== 'lost',
  // 9.3 Near the edge the whole battle is moved: nobody has to be warned of it.
  warning: () => null,
};
