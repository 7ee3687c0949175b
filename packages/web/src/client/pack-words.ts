/** Why a file is no data pack to play by, and what can be done, as one line. */

import type { TFunction } from 'i18next';
import type { PackProblem } from './pack-file.ts';
import { wholeSentence } from '../ui/sentence.ts';

export function wordsFor({ problem, name, reason }: PackProblem, t: TFunction): string {
  return t('pack.refused', { why: t(`pack.problem.${problem}`, { name, reason: wholeSentence(reason) }) });
}
