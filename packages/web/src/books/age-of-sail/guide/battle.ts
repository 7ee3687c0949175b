/** The game of the tutorial: a normal one, but with a chosen seed, an easy enemy and a short way to her. */

import type { NewGame } from '../../../client/protocol.ts';

export const MINE = 0;
export const HERS = 1;

/** The enemy lies dead to windward, so that a newcomer learns about the wind first and about guns after it. */
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

/** With these dice the suggested orders lead to hits by a broadside and to a boarding that is won (`tutorial.test.ts`). */
export const SEED = 'first-battle-165';
