/** Words outside of components. */

import i18next from 'i18next';

export function say(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return i18next.t(`age-of-sail.${key}`, values);
}

export function centimetres(mm: number): string {
  return (mm / 10).toFixed(mm % 10 === 0 ? 0 : 1);
}
