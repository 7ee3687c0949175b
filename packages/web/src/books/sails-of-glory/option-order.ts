/** The order of options in the lobby: the level first, then rules grouped by subject. */

import type { OptionOrder } from '../book.ts';
import { say } from './panel/say.ts';

const GROUPS = {
  battle: [
    'automaton',
    'lone',
    'turns',
    'placing',
    'byEye',
    'start',
    'backs',
    'turnedBritish',
    'turnedFrench',
    'reinforcements',
    'swap',
    'twice',
    'twoIslands',
    'leaving',
  ],
  crew: ['grog', 'gunnersLacking', 'sailorsLacking', 'rawBritish', 'rawFrench', 'flagship'],
  gunnery: ['continuousFire', 'firstBroadside', 'forcedAim', 'doubleShot', 'aimingHigh', 'damageAtOnce'],
  hazards: ['boarding', 'entanglement', 'surrenderedShips', 'explosion', 'sinking', 'spreadingFires'],
  wind: ['wind', 'windDirection', 'windStrength', 'startStrength'],
  field: ['points', 'table', 'reefs', 'islands', 'shoals', 'coasts', 'batteries', 'shore', 'danger', 'shortOfRocks'],
} as const;

export const FIRST = ['level'] as const;
export const GROUPED: readonly string[] = Object.values(GROUPS).flat();

export function optionOrder(): OptionOrder {
  return {
    first: FIRST,
    groups: Object.entries(GROUPS).map(([key, options]) => ({ title: say(`optionGroups.${key}`), options })),
  };
}
