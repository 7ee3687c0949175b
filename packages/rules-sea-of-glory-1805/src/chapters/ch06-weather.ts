/** 6.6–6.9 Foul weather. */

import { procedure } from './builders.ts';

/** `kind` is 0 for a random chit, 1 for that of zone 1, 2 for that of zone 6. */
export const foulWeather = procedure('foul-weather', { kind: 0 }, []);
