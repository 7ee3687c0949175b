/** The tutorial of Convoy: a first convoy brought home. */

import type { ShipView } from '@weathergauge/rules-convoy';
import { CONVOY } from '@weathergauge/rules-convoy/geometry';
import { addStrings } from '../../../ui/strings/index.ts';
import { facingName } from '../board/scene.ts';
import type { Tutorial } from '../../tutorial.ts';
import { BATTLE, SEED } from './battle.ts';
import { asideIds, asideOf, lessons } from './lessons.ts';
import { endingOf, viewOf } from './questions.ts';
import strings from './strings.ts';

addStrings('convoy', { guide: strings });

const ASIDES: ReadonlySet<string> = new Set(asideIds);

export const tutorial: Tutorial = {
  ruleset: 'convoy',
  battle: BATTLE,
  seed: SEED,
  lessons,
  aside: asideOf,
  words(t, lesson, position) {
    const ending = lesson === 'end' ? endingOf(position) : null;
    const room = ending === null ? (ASIDES.has(lesson) ? 'asides' : 'lessons') : 'endings';
    const key = `convoy.guide.${room}.${ending ?? lesson}`;
    const { ships, stock, loop, windTo } = viewOf(position);
    const names = (kind: ShipView['kind']): string =>
      ships
        .filter(ship => ship.flag === CONVOY && ship.kind === kind)
        .map(({ name }) => name)
        .join(t('convoy.guide.and'));
    const values = {
      merchants: names('merchant'),
      escort: names('warship'),
      stock: stock[CONVOY] ?? 0,
      loop,
      wind: facingName(windTo),
    };
    return { title: t(`${key}.title`), text: t(`${key}.text`, values), goal: t(`${key}.goal`, values) };
  },
  praise: (t, lesson) => t(`convoy.guide.praise.${lesson}`),
  isGlad: position => endingOf(position) !== 'lost',
  warning: () => null,
};
