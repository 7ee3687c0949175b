/** The battle of the second tutorial: the same ships as in the first, by the Advanced rules, with chosen draws and an easy enemy. */

import type { NewGame } from '../../../../client/protocol.ts';

export const BATTLE: NewGame = {
  ruleset: 'sails-of-glory',
  scenario: 'enemy-in-sight',
  seats: [{ kind: 'human' }, { kind: 'agent', level: 'midshipman' }],
  options: { level: 'advanced', placing: false, turns: 24 },
};

/** Draws by which every lesson has its occasion (`tutorial.test.ts`, which also tries the advice with others). */
export const SEED = 'crew 619';
