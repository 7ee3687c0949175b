/** What others keep hidden, changed at will: the testkit tries that nobody else can tell, and that agents cannot either. */

import type { Rng, Seat } from '@weathergauge/engine';
import { DIRECTIVES, SHIPS } from '../model/data/figures.ts';
import { isAtSea, isBlock, isInZone } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { FALSE_RAID, NOTHING_KNOWN, otherSide, sideOfBlock, sideOfShip, TRUE_RAID } from '../model/state.ts';
import { ALLIED, BRITISH, CLOSEST_PORT, DAMAGED, SOUND } from '../model/terms.ts';

export function changeSecrets(s: Campaign, seat: Seat, rng: Rng): void {
  const enemy = otherSide(seat);
  // 23.1 At the end everything is turned up.
  if (s.over !== '') return;
  swapValues(enemy === ALLIED ? s.napoleon : s.pitt, rng);
  // R33 Before the first turn nothing else is hidden but what lies in the lanes.
  if (s.begun === 0) return;
  swapShips(s, enemy, rng);
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (sideOfShip(ship) !== enemy || s.battle.on === 1 || (s.damage[ship] as number) > DAMAGED) continue;
    if (isBlock(s.berths[ship] as number)) s.damage[ship] = rng.below(2) === 0 ? SOUND : DAMAGED;
  }
  s.standBy[enemy] = rng.below(2) * s.turn;
  for (const block of s.blocks) if (sideOfBlock(block.id) === enemy) block.order = rng.below(2) * block.order;
  if (mayChangePlaces(s, enemy)) swapBlocks(s, enemy, rng);
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

/** Nobody is on the way or fighting: no number of a block is in use but where it stands. */
function mayChangePlaces(s: Readonly<Campaign>, enemy: number): boolean {
  const { activation, battle, search, attempts } = s;
  if (battle.on === 1 || attempts.length > 0 || activation.side === enemy || activation.fought.length > 0) return false;
  const isNamed = s.stack.some(({ vars, lanes }) => 'block' in vars || 'target' in vars || lanes.length > 1);
  return !isNamed && search.target < 0 && s.gale.tolls.length === 0;
}

/** Which block is which: two blanks at sea change places, whatever they are, if nothing has been seen of either. */
function swapBlocks(s: Campaign, enemy: number, rng: Rng): void {
  const out = s.blocks.filter(
    ({ id, place, known, goal }) =>
      sideOfBlock(id) === enemy &&
      known === NOTHING_KNOWN &&
      goal !== CLOSEST_PORT &&
      (isAtSea(place) || isInZone(place)),
  );
  if (out.length < 2) return;
  const [a, b] = [out[rng.below(out.length)] as Block, out[rng.below(out.length)] as Block];
  const { place, tag, began } = a;
  Object.assign(a, { place: b.place, tag: b.tag, began: b.began });
  Object.assign(b, { place, tag, began });
}

/** 5.12 Two chits on their faces change ports. */
function swapProvisions(s: Campaign, rng: Rng): void {
  const ports = s.provisions.flatMap((chit, port) => (chit > 0 && s.provisionsShown[port] === 0 ? [port] : []));
  if (ports.length < 2) return;
  const [a, b] = [ports[rng.below(ports.length)] as number, ports[rng.below(ports.length)] as number];
  const held = s.provisions[a] as number;
  s.provisions[a] = s.provisions[b] as number;
  s.provisions[b] = held;
}

function changeAllied(s: Campaign, rng: Rng): void {
  s.searchOrder = rng.below(3);
  swapProvisions(s, rng);
  s.conseil = s.conseil.map(goal => (goal < 0 ? goal : rng.below(CLOSEST_PORT)));
  // 22.2 Trafalgar has counted what its markers say.
  if (!s.articles.trafalgar)
    s.raids = s.raids.map(truth => (truth === FALSE_RAID || truth === TRUE_RAID ? FALSE_RAID + rng.below(2) : truth));
  if (s.directiveShown === 0 && s.directive >= 0) s.directive = rng.below(DIRECTIVES.areas.length);
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
