/** Words outside of components. */

import { sayIn } from '../../../ui/strings/index.ts';

export const say = sayIn('age-of-sail');

export function centimetres(mm: number): string {
  return (mm / 10).toFixed(mm % 10 === 0 ? 0 : 1);
}
