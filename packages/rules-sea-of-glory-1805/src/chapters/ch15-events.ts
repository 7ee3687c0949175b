/** 15.0 Random and automatic events. */

import { procedure } from './builders.ts';

export const randomEvent = procedure('random-event', {}, []);

export const automaticEvents = procedure('automatic-events', {}, []);
