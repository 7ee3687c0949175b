/** 13.3 British fleets may not simply leave a European Allied port that they blockade. */

import { lowestCounted } from './ch13-blockades.ts';
import { inZone, portOf } from '../model/places.ts';
import { ADMIRALS } from '../model/data/figures.ts';
import { FIREBRAND } from '../model/data/numbers-of-battle.ts';
import type { Block, Campaign } from '../model/state.ts';
import {
  admiralsIn,
  blocksAt,
  countWith,
  isBlockading,
  isFleet,
  isWestIndian,
  shipsIn,
  sideOfBlock,
} from '../model/state.ts';
import { BRITISH, INSHORE, LOOSE, OFF_STATION, SOUND } from '../model/terms.ts';

/** 8.6 Cochrane leaves a blockade, and breaks ranks, with exactly five undamaged ships. */
const FIREBRANDS = 5;

/** 8.6 He commands them if nobody there outranks him: no fleet admiral, and no senior squadron commander. */
export function isFirebrand(s: Readonly<Campaign>, ships: readonly number[], admirals: readonly number[]): boolean {
  if (ships.length !== FIREBRANDS || ships.some(ship => s.damage[ship] !== SOUND)) return false;
  const men = admirals.map(admiral => ADMIRALS[admiral]);
  const cochrane = men.find(man => man?.ability === FIREBRAND);
  return cochrane !== undefined && men.every(man => man?.squadron === 1 && man.seniority >= cochrane.seniority);
}

/** R67 Undamaged ships of all other British fleets in the patrol zone. */
function soundBeside(s: Readonly<Campaign>, block: Readonly<Block>): number {
  const port = portOf(block.place);
  let sound = 0;
  for (const part of [INSHORE, LOOSE, OFF_STATION]) {
    for (const id of blocksAt(s, inZone(port, part), BRITISH)) {
      if (id !== block.id && isFleet(id)) sound += countWith(s, id, SOUND);
    }
  }
  return sound;
}

/** 13.3 Whether a block in a patrol zone may go to sea. R24: freely if no ship was counted. 24.2: in Trafalgar always. */
export function mayLeaveZone(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (s.articles.trafalgar || sideOfBlock(block.id) !== BRITISH || !isFleet(block.id)) return true;
  const port = portOf(block.place);
  if (!isBlockading(s, block) || isWestIndian(port) || countWith(s, block.id, SOUND) === 0) return true;
  const lowest = lowestCounted(s, port);
  if (lowest === 0) return true;
  if (lowest > 0 && soundBeside(s, block) >= lowest) return true;
  return isFirebrand(s, shipsIn(s, block.id), admiralsIn(s, block.id));
}
