/** For positions in the middle of a game: blocks are put where a test wants them, with ships from ports and from other blocks. */

import type { Dice } from '@weathergauge/engine';
import { CHOOSE } from '../chapters/ch09-stages.ts';
import { blockNamed } from './drill.fixture.ts';
import { WIND_MOVE } from '../model/activation.ts';
import { SHIPS } from '../model/data/figures.ts';
import { gathering, isBlock, isInPort, isOrdinary, isReady, NOWHERE, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, countShips, isConvoy, isFleet, isOnMap, sideOfBlock, sideOfShip } from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import { BREST, BRITISH, CLOSEST_PORT, GOLD, NO_GOAL, PLYMOUTH, SOUND } from '../model/terms.ts';

/** On a stage it does not matter how the tags of those that stay behind are dealt. */
const ANY_TAGS: Dice = { draw: () => 0 };

/** Chits of the initiative: raids and invasions come with the first of them. */
const INITIATIVE: readonly number[] = [13, 14];

/** Before the first order of a side's half of a wind activation, when nothing is under way and raids are still to come. */
export function isQuiet(s: Readonly<Campaign>, side: number, area: number): boolean {
  const top = s.stack.at(-1);
  const asked = top?.lanes[0]?.stack.at(-1);
  const { kind, open } = s.activation;
  if (s.begun === 0 || s.battle.on === 1 || top?.proc !== 'half' || asked?.proc !== 'giving') return false;
  if (asked.vars['stage'] !== CHOOSE || asked.vars['given'] !== 0 || open.length > 0 || kind !== WIND_MOVE)
    return false;
  if (s.drawn.some(chit => INITIATIVE.includes(chit))) return false;
  return s.activation.side === side && s.activation.area === area;
}

export interface Station {
  readonly ships?: number;
  readonly nation?: number;
  readonly damage?: number;
  readonly admiral?: number;
  readonly goal?: number;
}

/** Puts blocks on stage one by one; those that were put there keep their ships. */
export function stage(s: Campaign) {
  const placed = new Set<number>();
  const isFree = (ship: number): boolean => {
    const berth = s.berths[ship] as number;
    return isReady(berth) || isOrdinary(berth) || (isBlock(berth) && !placed.has(berth));
  };
  const man = (id: number, count: number, nation: number, damage: number): void => {
    const ships = SHIPS.flatMap((card, ship) => {
      const isOurs = sideOfShip(ship) === sideOfBlock(id) && (nation < 0 || card.nation === nation);
      return isOurs && isFree(ship) ? [ship] : [];
    });
    // Those in ports first: fleets that are out stay out if they can.
    ships.sort((a, b) => Number(isBlock(s.berths[a] as number)) - Number(isBlock(s.berths[b] as number)));
    for (const ship of ships.slice(0, count)) {
      s.berths[ship] = id;
      s.damage[ship] = damage;
    }
  };
  return {
    /** A block in a place, as if it had been there since the last activation. */
    put(
      name: string,
      place: number,
      { ships = 0, nation = -1, damage = SOUND, admiral = -1, goal }: Station = {},
    ): Block {
      const block = blockOf(s, blockNamed(name));
      for (let ship = 0; ship < s.berths.length; ship++)
        if (s.berths[ship] === block.id) s.berths[ship] = readyIn(homeOf(block.id));
      placed.add(block.id);
      putBlock(s, block, place, ANY_TAGS);
      man(block.id, ships, nation, damage);
      if (admiral >= 0) s.admirals[admiral] = block.id;
      const side = sideOfBlock(block.id);
      const active = s.activation.side === side ? 1 : 0;
      const own = side === BRITISH ? NO_GOAL : CLOSEST_PORT;
      Object.assign(block, { goal: goal ?? own, arrived: 1, order: 0, station: NOWHERE, returns: 0 });
      Object.assign(block, { active, began: place, spent: 0, under: 0, sortied: 0 });
      return block;
    },
    /** Takes off what was left without ships. */
    tidy(): void {
      for (const block of s.blocks) {
        const isEmpty = (isFleet(block.id) || isConvoy(block.id)) && countShips(s, block.id) === 0;
        if (!isEmpty || !isOnMap(block.place) || isInPort(block.place)) continue;
        for (let i = 0; i < s.admirals.length; i++)
          if (s.admirals[i] === block.id) s.admirals[i] = readyIn(homeOf(block.id));
        putBlock(s, block, isConvoy(block.id) && block.id !== GOLD ? gathering(0) : NOWHERE, ANY_TAGS);
      }
    },
  };
}

const homeOf = (id: number): number => (sideOfBlock(id) === BRITISH ? PLYMOUTH : BREST);
