/** The battle of the tutorial: two ships a side by the Basic rules, with chosen draws and an easy enemy. */

import type { NewGame } from '../../../client/protocol.ts';

/** The seat of the pupil, who has the British ships. */
export const MINE = 0;

export const BATTLE: NewGame = {
  ruleset: 'sails-of-glory',
  scenario: 'enemy-in-sight',
  seats: [{ kind: 'human' }, { kind: 'agent', level: 'midshipman' }],
  options: { level: 'basic', placing: false, turns: 24 },
};

/** With these draws the advice leads to a battle that is won (`tutorial.test.ts`). */
export const SEED = 'defence 13';
