/** The duel of the tutorial: two frigates of a kind a short way apart, with an easy enemy. The pupil has the faster hull. */

import type { NewGame } from '../../../client/protocol.ts';

/** The seat of the pupil, and her ship. */
export const MINE = 0;
export const HERS = 1;

export const BATTLE: NewGame = {
  ruleset: 'captains-sea',
  scenario: 'free',
  seats: [{ kind: 'human' }, { kind: 'agent', level: 'midshipman' }],
  options: {
    first: 'macedonian',
    second: 'congress',
    engagement: 'close',
    wind: 5,
    headingFirst: 3,
    headingSecond: 3,
    turns: 12,
  },
};

/** With these dice the advice soon leads to broadsides (`tutorial.test.ts`). */
export const SEED = 'dice 3';
