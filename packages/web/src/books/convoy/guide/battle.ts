/** The first convoy of the tutorial: two merchants and a sloop, against careless raiders. */

import type { NewGame } from '../../../client/protocol.ts';

/** The seat of the pupil, who has the convoy and moves first. */
export const MINE = 0;

export const BATTLE: NewGame = {
  ruleset: 'convoy',
  scenario: 'H1',
  seats: [{ kind: 'human' }, { kind: 'agent', level: 'midshipman' }],
  options: {},
};

/** Dice by which every lesson has its occasion (`tutorial.test.ts`, which also tries the advice with other dice). */
export const SEED = 'day 78';
