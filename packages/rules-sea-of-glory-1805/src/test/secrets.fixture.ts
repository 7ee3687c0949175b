/** What others keep hidden, changed at will: the testkit tries that nobody else can tell, and that agents cannot either. */

import type { Rng, Seat } from '@weathergauge/engine';
import { SHIPS } from '../model/data/figures.ts';
import { isBlock } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { otherSide, sideOfBlock, sideOfShip } from '../model/state.ts';
import { ALLIED, BRITISH, CLOSEST_PORT, DAMAGED, SOUND } from '../model/terms.ts';

export function changeSecrets(s: Campaign, seat: Seat, rng: Rng): void {
  const enemy = otherSide(seat);
  swapValues(enemy === ALLIED ? s.napoleon : s.pitt, rng);
  // R33 Before the first turn nothing else is hidden but what lies in the lanes.
  if (s.begun === 0) return;
  swapShips(s, enemy, rng);
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (sideOfShip(ship) !== enemy || s.battle.on === 1 || (s.damage[ship] as number) > DAMAGED) continue;
    if (isBlock(s.berths[ship] as number)) s.damage[ship] = rng.below(2) === 0 ? SOUND : DAMAGED;
  }
  s.standBy[enemy] = rng.below(2) * s.turn;
  if (enemy === ALLIED) changeAllied(s, rng);
}

/** Compositions: two ships of the same nation change places, as long as neither lies open. */
function swapShips(s: Campaign, enemy: number, rng: Rng): void {
  if (s.battle.on === 1) return;
  const afloat = SHIPS.map((_, ship) => ship).filter(
    ship =>
      sideOfShip(ship) === enemy &&
      isBlock(s.berths[ship] as number) &&
      sideOfBlock(s.berths[ship] as number) === enemy,
  );
  for (let i = 0; i + 1 < afloat.length; i += 2) {
    const [a, b] = [afloat[i] as number, afloat[afloat.length - 1 - rng.below(afloat.length)] as number];
    const held = s.berths[a] as number;
    s.berths[a] = s.berths[b] as number;
    s.berths[b] = held;
  }
}

function changeAllied(s: Campaign, rng: Rng): void {
  s.searchOrder = rng.below(3);
  for (const block of s.blocks) changeGoal(block, rng);
}

function changeGoal(block: Block, rng: Rng): void {
  if (block.goal >= 0 && block.goal < CLOSEST_PORT && sideOfBlock(block.id) !== BRITISH)
    block.goal = rng.below(CLOSEST_PORT);
}

/** 21.1 Values of two areas, where neither has been scored. */
function swapValues(values: number[], rng: Rng): void {
  const areas = values.flatMap((value, area) => (value > 0 ? [area] : []));
  if (areas.length < 2) return;
  const [a, b] = [areas[rng.below(areas.length)] as number, areas[rng.below(areas.length)] as number];
  const held = values[a] as number;
  values[a] = values[b] as number;
  values[b] = held;
}
