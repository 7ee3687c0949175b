/** What must hold of every position, whatever has happened. */

import { SHIPS } from '../model/data/figures.ts';
import { isAtSea, isBlock, isInPort, isInZone, isOnTrack, NOWHERE } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, countShips, isFleet, isFog, isFrigate, isSeen, sideOfBlock, watersOf } from '../model/state.ts';
import { ALLIED, BRITISH, FIRST_ALLIED } from '../model/terms.ts';

export function brokenInvariants(s: Readonly<Campaign>): string[] {
  const wrong: string[] = [];
  // Fleets are being stationed.
  if (s.begun === 0) return wrong;
  const fleeing = inFlight(s);
  for (const block of s.blocks) checkBlock(s, block, what => wrong.push(`block ${block.id} ${what}`));
  for (const side of [BRITISH, ALLIED]) {
    const tags = s.blocks.filter(({ id, tag }) => tag > 0 && sideOfBlock(id) === side).map(({ tag }) => tag);
    if (new Set(tags).size !== tags.length) wrong.push(`two blocks of side ${side} have one tag`);
  }
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const berth = s.berths[ship] as number;
    if (isBlock(berth) && berth !== fleeing && blockOf(s, berth).place === NOWHERE)
      wrong.push(`ship ${ship} sails in a block that is nowhere`);
    if (isBlock(berth) && (isFog(berth) || isFrigate(berth))) wrong.push(`ship ${ship} sails in block ${berth}`);
    const damage = s.damage[ship] as number;
    if (damage < 0 || damage > 2) wrong.push(`ship ${ship} has damage ${damage}`);
  }
  for (let admiral = 0; admiral < s.admirals.length; admiral++) {
    const berth = s.admirals[admiral] as number;
    if (isBlock(berth) && berth !== fleeing && blockOf(s, berth).place === NOWHERE)
      wrong.push(`admiral ${admiral} is in a block that is nowhere`);
    if (isBlock(berth) && berth < FIRST_ALLIED !== admiral < 9) wrong.push(`admiral ${admiral} serves the enemy`);
  }
  return wrong;
}

/** 22.3.1 The block of a fleet that has left a fallen port and not said how far it goes: it is nowhere until then. */
function inFlight({ stack }: Readonly<Campaign>): number {
  const frame = stack.find(({ proc }) => proc === 'flight');
  return frame === undefined ? -1 : Number(frame.vars['block']);
}

function checkBlock(s: Readonly<Campaign>, block: Readonly<Block>, say: (what: string) => void): void {
  const { id, place, tag } = block;
  if (isSeen(s, block) !== tag > 0) say(`stands at ${place} with tag ${tag}`);
  const outside = isAtSea(place) || isInZone(place) || isOnTrack(place);
  if (outside && isFleet(id) && countShips(s, id) === 0) say(`is a fleet without ships at ${place}`);
  // R61 Where blocks in port stand on the map it may bluff there.
  if (isFog(id) && isInPort(place) && s.articles.portsOffMap) say('is Fog of War in a port');
  if (isAtSea(place) && watersOf(s).open[place] !== 1) say(`is out of the waters at ${place}`);
}
