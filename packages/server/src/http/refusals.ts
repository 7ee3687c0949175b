/** Why something is not done that was asked over a connection, in words. */

import { refusal } from '@weathergauge/engine';

/** Tables that one connection may look at. */
export const MOST_TABLES = 20;

export const NO_TABLE = refusal('bad-config', 'there is no such table, or it is not open to you');
export const NOT_BEGUN = refusal('not-pending', 'the game has not begun');
export const OVER = refusal('over', 'the game is over');
export const TOO_MANY = refusal('over-budget', `one connection may look at ${MOST_TABLES} tables at once`);
export const NOBODY = refusal(
  'not-pending',
  'it is not known who you are: only people with a name play, by a token that holds',
);
export const CROWDED = refusal('over-budget', 'much is asked from where you are: come back in a few seconds');
export const FAILED = refusal('not-kept', 'something has gone wrong here; nothing has changed: try again in a moment');
export const ONLY_WATCHING = refusal('not-pending', 'a spectator has nothing to say here');
