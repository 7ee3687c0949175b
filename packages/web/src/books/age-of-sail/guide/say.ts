/** The words of a lesson, with the figures of this battle in them. */

import type { TFunction } from 'i18next';
import { decksOf, HULL_CELLS, speedOn } from '../board/figures.ts';
import type { Position } from '../../../client/protocol.ts';
import { HERS, MINE } from './battle.ts';
import type { LessonWords } from '../../course.ts';
import { endingOf, shipAt, viewOf } from './sight.ts';

const CLOSE_HAULED = 1;
const ABEAM = 2;
const MASTS = 3;
const MM_PER_CM = 10;

export function wordsFor(t: TFunction, id: string, position: Position, undo: 'goal' | 'first'): LessonWords {
  const ending = id === 'end' ? endingOf(position) : null;
  const key = ending === null ? `guide.lessons.${id}` : `guide.endings.${ending}`;
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
  const { windSpeed } = viewOf(position);
  const makes = (points: number): number => (mine === null ? 0 : (speedOn(points, mine, windSpeed) ?? 0) / MM_PER_CM);
  return {
    mine: mine?.name ?? '',
    hers: hers?.name ?? '',
    close: makes(CLOSE_HAULED),
    beam: makes(ABEAM),
    cells: hers === null ? 0 : 2 * decksOf(hers.navy) + MASTS + HULL_CELLS,
  };
}
