/** 11.2 Ships and blocks that come into a port. Apart from ch11-ports, which battles must not know: sorties bring events (15.1). */

import type { Context } from '@weathergauge/engine';
import { takeNapoleon } from './ch21-objectives.ts';
import { enterTrafalgar } from './ch24-trafalgar.ts';
import { tell } from '../model/events.ts';
import { inPort, NOWHERE, ordinaryIn, readyIn, REMOVED, TAKEN } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { isConvoy, isFleet, isFrigate, isMajor, isPrize, sideOfBlock } from '../model/state.ts';
import { forget, leavingTag, putBlock, stir } from '../model/tags.ts';
import { CADIZ, CARTAGENA, DAMAGED, FERROL, GOLD, IN_HAVANA, NO_GOAL, WRECKED } from '../model/terms.ts';

/** 2.6, R41 A ship into a port's boxes. R11: prizes are scored in a major port. R98: wrecks leave play in Trafalgar. */
export function moorShip(s: Campaign, ship: number, port: number): void {
  const wasPrize = isPrize(s, ship);
  if (wasPrize && isMajor(port)) {
    s.berths[ship] = TAKEN;
  } else if (s.damage[ship] === WRECKED && s.articles.trafalgar) {
    s.berths[ship] = REMOVED;
  } else if (s.damage[ship] === WRECKED && isMajor(port)) {
    s.berths[ship] = ordinaryIn(port);
    s.damage[ship] = DAMAGED;
  } else {
    s.berths[ship] = readyIn(port);
  }
  s.activation.landed.push(ship);
}

/**
 * 11.2, R42 A block enters a port: ships and admirals go to its boxes, and a fleet's block is free again. By the option of 3.0 that block
 * leaves the map; otherwise it stands in the port until it is needed (7.1). Frigates and convoys stay blocks. R61: so does Fog of War.
 */
export function enterPort(s: Campaign, block: Block, port: number, context: Context): void {
  const from = block.place;
  const side = sideOfBlock(block.id);
  const tag = leavingTag(s, block);
  enterTrafalgar(s, block, inPort(port), context);
  for (let ship = 0; ship < s.berths.length; ship++) if (s.berths[ship] === block.id) moorShip(s, ship, port);
  for (let i = 0; i < s.admirals.length; i++) if (s.admirals[i] === block.id) s.admirals[i] = readyIn(port);
  const stays = isFrigate(block.id) || isConvoy(block.id) || !s.articles.portsOffMap;
  putBlock(s, block, stays ? inPort(port) : NOWHERE, context.dice);
  if (!stays) stir(s, inPort(port));
  // R31 Her ships have left a fleet that was seen.
  if (isFleet(block.id)) forget(block);
  block.order = 0;
  block.goal = NO_GOAL;
  tell(context, { type: 'moved', side, tag, from, place: inPort(port), path: [], clause: '11.2' });
  if (block.id === GOLD) landGold(s, block, port, context);
}

/** 7.3 In a port of Spain it scores the objective of Havana and leaves play. */
function landGold(s: Campaign, block: Block, port: number, context: Context): void {
  if (port !== FERROL && port !== CADIZ && port !== CARTAGENA) return;
  putBlock(s, block, NOWHERE, context.dice);
  tell(context, { type: 'gold', port, clause: '7.3' });
  takeNapoleon(s, IN_HAVANA, context);
}
