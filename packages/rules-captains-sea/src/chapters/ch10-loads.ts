/** 2.0, 11.7 The loads that a section can be given. */

import type { SeaAction, Shot } from '../model/vocabulary.ts';
import { sections } from '../model/vocabulary.ts';

const LOADS: readonly Shot[] = ['round', 'chain', 'double'];

export function loadOffers(ship: number, section: number): SeaAction[] {
  return LOADS.map(shot => ({ do: 'load', ship, section: sections[section] as (typeof sections)[number], shot }));
}
