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

const FACES = 6;

/** 15.0 Steps 5–7, R37 Hits that men in front make on average, cards apart: support lifts the dice that want least first. */
export function expectedMeleeHits(front: number, support: number, modifier: number): number {
  return hitsWanting(0, FACES, front, support, modifier);
}

/** Of dice that want this or more, with so many faces left that they may show. */
function hitsWanting(points: number, faces: number, dice: number, support: number, modifier: number): number {
  if (dice === 0 || points > support || faces === 0) return 0;
  // A die wants nothing on every face that is high enough, and on each one below a point more.
  const face = BOARDING_NEEDS - modifier - points;
  const now = points === 0 ? Math.max(0, Math.min(FACES, FACES + 1 - face)) : face >= 1 && face <= FACES ? 1 : 0;
  const share = now / faces;
  let expected = 0;
  let ways = 1;
  for (let lifted = 0; lifted <= dice; lifted++) {
    const chance = ways * share ** lifted * (1 - share) ** (dice - lifted);
    ways = (ways * (dice - lifted)) / (lifted + 1);
    if (chance === 0) continue;
    const most = points === 0 ? lifted : Math.min(lifted, Math.floor(support / points));
    const rest =
      most < lifted ? 0 : hitsWanting(points + 1, faces - now, dice - lifted, support - lifted * points, modifier);
    expected += chance * (most + rest);
  }
  return expected;
}
