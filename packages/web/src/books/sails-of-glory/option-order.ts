/** The order of options in the lobby: the level first, then rules grouped by subject. */

import type { OptionOrder } from '../book.ts';
import { say } from './panel/say.ts';

const GROUPS = {
  battle: ['automaton', 'turns', 'placing', 'byEye', 'start', 'backs', 'reinforcements', 'swap', 'twice', 'twoIslands'],
  crew: ['grog', 'gunnersLacking', 'sailorsLacking', 'flagship'],
  gunnery: ['continuousFire', 'firstBroadside', 'forcedAim', 'doubleShot', 'aimingHigh'],
  hazards: ['boarding', 'entanglement', 'surrenderedShips', 'explosion', 'sinking', 'spreadingFires'],
  wind: ['wind', 'windDirection', 'windStrength'],
  field: ['points', 'table', 'reefs', 'islands', 'shoals', 'batteries', 'shore', 'danger'],
} as const;

export const FIRST = ['level'] as const;
export const GROUPED: readonly string[] = Object.values(GROUPS).flat();

export function optionOrder(): OptionOrder {
  return {
    first: FIRST,
    groups: Object.entries(GROUPS).map(([key, options]) => ({ title: say(`optionGroups.${key}`), options })),
  };
}
