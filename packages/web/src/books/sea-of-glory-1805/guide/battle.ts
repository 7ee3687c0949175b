/** The guided first campaign: the Trafalgar scenario with Villeneuve's side for the pupil, and an easy enemy. */

import type { NewGame } from '../../../client/protocol.ts';

/** The seat of the pupil: only the Allies have destinations, provisions, sorties and Fog of War to learn. */
export const MINE = 1;
export const HERS = 0;

export const BATTLE: NewGame = {
  ruleset: 'sea-of-glory-1805',
  scenario: 'trafalgar',
  seats: [{ kind: 'agent', level: 'midshipman' }, { kind: 'human' }],
  options: {},
};

/** Dice by which every lesson is told, and by which the advice leads to two objectives (`tutorial.test.ts`). */
export const SEED = 'sea of glory 187';
