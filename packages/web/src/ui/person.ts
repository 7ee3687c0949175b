/** The name of somebody whom the server knows; those who have left have none. */

import type { Person } from '@weathergauge/wire/types';
import { addStrings } from './strings/index.ts';

addStrings('person', { former: 'a former player' });

/** As the server calls whoever has left. */
const SOMEBODY = 'somebody';

export const shownName = ({ id, name }: Person, t: (key: string) => string): string =>
  id === SOMEBODY ? t('person.former') : name;
