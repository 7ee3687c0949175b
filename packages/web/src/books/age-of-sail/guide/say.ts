/** The words of a lesson, with the figures of this battle in them. */

import type { TFunction } from 'i18next';
import { allowance, cells, UNIT_MM } from '@weathergauge/rules-age-of-sail/geometry';
import type { Position } from '../../../client/protocol.ts';
import { HERS, MINE } from './battle.ts';
import type { LessonWords } from '../../tutorial.ts';
import { endingOf, shipAt, viewOf } from './questions.ts';

const CLOSE_HAULED = 1;
const ABEAM = 2;
const COMPASS = 8;

export function wordsFor(t: TFunction, id: string, position: Position, undo: 'goal' | 'first'): LessonWords {
  const ending = id === 'end' ? endingOf(position) : null;
  const key = ending === null ? `age-of-sail.guide.lessons.${id}` : `age-of-sail.guide.endings.${ending}`;
  const values = figuresOf(position);
  return {
    title: t(`${key}.title`),
    text: t(`${key}.text`, values),
    goal: t(`${key}.${id === 'undo' ? undo : 'goal'}`, values),
  };
}

function figuresOf(position: Position): Readonly<Record<string, string | number>> {
  const mine = shipAt(position, MINE);
  const hers = shipAt(position, HERS);
  const view = viewOf(position);
  const makes = (points: number): number =>
    mine === null ? 0 : allowance(view, mine, (view.windFrom + points) % COMPASS) / UNIT_MM;
  return {
    mine: mine?.name ?? '',
    hers: hers?.name ?? '',
    close: makes(CLOSE_HAULED),
    beam: makes(ABEAM),
    cells: hers === null ? 0 : cells(hers),
  };
}
