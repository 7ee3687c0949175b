/** 19.0 Battle at anchor. */

import { fleetsOf } from '../model/battle-fleets.ts';
import { EASY_SAIL, FULL_SAIL } from '../model/data/numbers-of-battle.ts';
import { partOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf, isExpedition } from '../model/state.ts';
import { AT_ANCHOR, INSHORE, TRANSPORT } from '../model/terms.ts';

/** 19.0 1 while a fleet lies at anchor, before it has weighed. */
export function isAtAnchor(s: Readonly<Campaign>, side: number): boolean {
  return s.battle.anchored[side] === 1;
}

/** 19.0 The leeward side begins at anchor if an inactive Transport or Expedition of its own is Inshore. 1 if it does. */
export function dropAnchor(s: Campaign, leeward: number): number {
  if (leeward === s.battle.active) return 0;
  const isAnchored = fleetsOf(s, leeward).some(
    fleet => (fleet === TRANSPORT || isExpedition(fleet)) && partOf(blockOf(s, fleet).place) === INSHORE,
  );
  if (!isAnchored) return 0;
  s.battle.anchored[leeward as 0 | 1] = 1;
  s.battle.sails[leeward as 0 | 1] = AT_ANCHOR;
  return 1;
}

/** 19.1 In the round after it has weighed a fleet is like any other, at Easy Sail. */
export function standToSea(s: Campaign): void {
  for (const side of [0, 1] as const) {
    if (s.battle.anchored[side] !== 2) continue;
    s.battle.anchored[side] = 0;
    s.battle.sails[side] = EASY_SAIL;
  }
}

/** matrix-6 At anchor, or weighing, a fleet is read as at Easy Sail; its tactic is Form Line already (19.2). */
export function sailOnMatrix(s: Readonly<Campaign>, side: number): number {
  return s.battle.sails[side] === FULL_SAIL ? FULL_SAIL : EASY_SAIL;
}

/** 19.2 */
export function anchorDice(s: Readonly<Campaign>, side: number): number {
  return isAtAnchor(s, side) ? 1 : 0;
}
