/** The battle that the guide is fought in: a real one, but with chosen dice, an easy enemy and a short way to her. */

import type { NewGame } from '../../../client/protocol.ts';

export const MINE = 0;
export const HERS = 1;

/** She lies dead to windward, so that a newcomer meets the wind first and the guns after it. */
export const BATTLE: NewGame = {
  ruleset: 'age-of-sail',
  scenario: 'single-combat',
  seats: [{ kind: 'human' }, { kind: 'agent', level: 'midshipman' }],
  options: {
    navyB: 'privateers',
    edges: 'south-north',
    headingA: 'E',
    headingB: 'S',
    windFrom: 'N',
    windSpeed: 5,
    anchored: 'B',
    first: 'A',
    rounds: 12,
  },
};

/** With these dice the suggested course leads to a broadside that tells and to a boarding that is won (`tutorial.test.ts`). */
export const SEED = 'first-battle-2';
