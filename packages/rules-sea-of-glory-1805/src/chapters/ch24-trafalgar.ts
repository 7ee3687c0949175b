/** 24.0, 24.3 The four objectives of the Trafalgar scenario. Its positions are laid out in ch03, fleets that come later in ch24-arrivals. */

import type { Context } from '@weathergauge/engine';
import { revealRaid } from './ch22-markers.ts';
import { endGame, objectivesScored } from './ch23-victory.ts';
import { PLACES, TRAFALGAR } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { inPort } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { countShips, sideOfBlock } from '../model/state.ts';
import { ALLIED, BANTRY_BAY, BREST, NORTH_SEA } from '../model/terms.ts';

/** 24.1 The four objectives, as numbers in `s.trafalgar`. */
export const RAID_NORTH_SEA = 0;
export const RAID_BANTRY_BAY = 1;
export const ENTER_BREST = 2;
export const ENTER_1222 = 3;

/** R97 A raid counts when it succeeds and is not told; the second objective ends the game (R109). */
export function scoreObjective(s: Campaign, objective: number, context: Context): void {
  if (s.trafalgar[objective] === 1) return;
  s.trafalgar[objective] = 1;
  const isOpen = objective === ENTER_BREST || objective === ENTER_1222;
  if (isOpen) tell(context, { type: 'objective-scored', objective, clause: '24.3' });
  if (objectivesScored(s) < TRAFALGAR.objectives) return;
  for (const port of [BANTRY_BAY, NORTH_SEA]) revealRaid(s, port, context);
  endGame(s, 'objectives', context);
}

/** 24.3 A hex that need only be entered: who sails on through it has been there. */
export function isObjective(s: Readonly<Campaign>, hex: number): boolean {
  return s.articles.trafalgar && hex === PLACES.straitsEast;
}

/**
 * 24.3, R96 An Allied block enters a port or a hex at sea: with thirty ships it may have won. To be called while her ships are still
 * aboard.
 */
export function enterTrafalgar(s: Campaign, block: Readonly<Block>, place: number, context: Context): void {
  if (!s.articles.trafalgar || sideOfBlock(block.id) !== ALLIED) return;
  const isBrest = place === inPort(BREST) && s.turn < TRAFALGAR.brestBefore;
  const isStraits = place === PLACES.straitsEast && s.turn > TRAFALGAR.hexAfter;
  if (!isBrest && !isStraits) return;
  if (countShips(s, block.id) >= TRAFALGAR.ships) scoreObjective(s, isBrest ? ENTER_BREST : ENTER_1222, context);
}
