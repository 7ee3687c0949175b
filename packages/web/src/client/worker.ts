/**
 * Both workers of the page, by name: the session, and the agents in a thread of their own, who may be stopped in the middle
 * of a thought. They share this file so that the engine and the rulebooks are fetched once.
 */

import { expose } from 'comlink';
import { builtLibrary } from './library.ts';
import { createSession } from './session.ts';
import { createThinker } from './thinker.ts';

/** The name that `client.ts` gives the second worker. */
const THINKER = 'thinker';

const library = builtLibrary();
expose(self.name === THINKER ? createThinker(library, () => performance.now()) : createSession(library));
