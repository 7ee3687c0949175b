/** Words outside of components. */

import i18next from 'i18next';

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export const say: Say = (key, values = {}) => i18next.t(`sea-of-glory-1805.${key}`, values);
