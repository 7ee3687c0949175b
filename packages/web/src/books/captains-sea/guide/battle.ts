/**
 * The duel of the tutorial: two frigates of a kind a short way apart, with an easy enemy. The pupil has the larger crew, so that she
 * can man a broadside and still keep hands for boarders, as the lessons say.
 */

import type { NewGame } from '../../../client/protocol.ts';

/** The seat of the pupil, and her ship. */
export const MINE = 0;
export const HERS = 1;

export const BATTLE: NewGame = {
  ruleset: 'captains-sea',
  scenario: 'free',
  seats: [{ kind: 'human' }, { kind: 'agent', level: 'midshipman' }],
  options: {
    first: 'congress',
    second: 'macedonian',
    engagement: 'close',
    wind: 5,
    headingFirst: 3,
    headingSecond: 3,
    turns: 12,
  },
};

/**
 * Dice by which the lessons come in their order: in the first turn she has two movement points, enough for a block. How good the
 * advice is was measured with other dice (`tutorial.test.ts`).
 */
export const SEED = 'first duel 16';
