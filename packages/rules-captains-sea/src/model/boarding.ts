/** 12.0, 15.0 What is added to the dice of grapnels and of a melee, cards apart. */

import type { Modifier } from '@weathergauge/engine';
import { headingGap } from './geometry-core.ts';
import { moraleModifier } from './reading.ts';

/** A ship as boarders see her. */
export interface Boarder {
  readonly heading: number;
  readonly morale: number;
  /** 3.3 The modifier of her crew. */
  readonly quality: number;
  /** 5.1.6 Crew kept for melee. */
  readonly melee: number;
  readonly french: number;
}

/** 12.0, 15.0 Least modified die that takes hold, or that is a hit. */
export const BOARDING_NEEDS = 5;

/** 12.0 */
export function grappleParts(ship: Boarder, target: Boarder): Modifier[] {
  const gap = headingGap(ship.heading, target.heading);
  const clause = '12.0';
  return [
    { what: 'own-morale', by: moraleModifier(ship.morale), clause },
    { what: 'enemy-morale', by: 0 - moraleModifier(target.morale), clause },
    { what: 'own-boarders', by: ship.melee, clause },
    { what: 'enemy-boarders', by: 0 - target.melee, clause },
    { what: 'headings', by: gap === 0 ? 0 : gap <= 2 ? -1 : -2, clause },
    { what: 'french', by: ship.french, clause },
  ];
}

/** 15.0 Step 4. */
export function meleeParts(ship: Omit<Boarder, 'heading' | 'melee'>, role: 'attacker' | 'defender'): Modifier[] {
  const clause = '15.0';
  const parts: Modifier[] = [
    { what: 'crew-quality', by: ship.quality, clause },
    { what: 'morale', by: moraleModifier(ship.morale), clause },
  ];
  if (role === 'attacker' && ship.french === 1) parts.push({ what: 'french', by: 1, clause });
  return parts;
}
