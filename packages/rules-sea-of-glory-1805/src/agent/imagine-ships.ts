/** Where the enemy's ships and admirals may be: in the blocks that are seen, as many as were reported, and the others at home. */

import type { Rng } from '@weathergauge/engine';
import { carriesShips } from './imagine-blocks.ts';
import { keepNamed } from './imagine-spies.ts';
import type { Admiral, Port, Ship } from '../model/data/figures.ts';
import { ADMIRALS, PORTS, SHIPS } from '../model/data/figures.ts';
import { tidings } from '../model/ledger.ts';
import { inPort, isInPort, NORTH_SEA_BOX, ordinaryIn, readyIn, REMOVED } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { isFriendly, sideOfBlock, sideOfShip } from '../model/state.ts';
import { BREST, BRITISH, DAMAGED, PORTSMOUTH, SOUND, WRECKED } from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';

/** In a hundred ships of which nothing is known. */
const DAMAGED_IN_HUNDRED = 12;
const RANGE = 5;

export function dealShips(s: Campaign, seen: GloryView, enemy: number, rng: Rng): void {
  const prizes = prizesOf(s, seen, enemy);
  for (const ship of prizes) s.berths[ship] = REMOVED;
  const pool = shuffled(unknownShips(s, seen, enemy), rng);
  for (const ship of pool) s.damage[ship] = rng.below(100) < DAMAGED_IN_HUNDRED ? DAMAGED : SOUND;
  const fleets = s.blocks.filter(
    ({ id, tag, place }) => sideOfBlock(id) === enemy && tag > 0 && carriesShips(id) && !isInPort(place),
  );
  manTheLine(s, seen, enemy, fleets, pool);
  keepNamed(s, seen, pool);
  keepPorts(s, seen, pool);
  // One for each fleet first: none sails without ships.
  for (const { id } of fleets) if (!s.berths.includes(id)) give(s, pool, id);
  for (const block of fleets) manFleet(s, seen, block, pool, rng);
  for (const ship of pool) s.berths[ship] = atHome(s, ship, rng);
  const away = fleets.find(({ tag }) => !seen.battle?.engaged[enemy]?.includes(tag));
  for (const ship of prizes) {
    // Those in a fleet that fights lie on the battle board.
    if (s.berths[ship] === REMOVED) s.berths[ship] = away?.id ?? REMOVED;
    s.damage[ship] = WRECKED;
  }
  dealAdmirals(s, seen, enemy, rng);
}

/** Ships of the enemy's that lie nowhere in sight. */
function unknownShips(s: Campaign, seen: GloryView, enemy: number): number[] {
  const open = new Set([...seen.ships, ...seen.lost].map(({ ship }) => ship));
  const pool: number[] = [];
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (sideOfShip(ship) !== enemy || open.has(ship)) continue;
    s.berths[ship] = REMOVED;
    if (isInGame(s, ship)) pool.push(ship);
  }
  return pool;
}

/** R33 The orders of battle are known: in a scenario of fewer ships only those marked for it. */
function isInGame(s: Readonly<Campaign>, ship: number): boolean {
  return !s.articles.trafalgar || (SHIPS[ship] as Ship).trafalgar === 1;
}

/** 17.9 What lies open on the battle board sails in the fleets that are engaged. */
function manTheLine(s: Campaign, seen: GloryView, enemy: number, fleets: readonly Block[], pool: number[]): void {
  const line = seen.battle?.lines[enemy] ?? [];
  const engaged = fleets.filter(({ tag }) => seen.battle?.engaged[enemy]?.includes(tag));
  for (const [i, { ship, damage }] of line.entries()) {
    const fleet = engaged[i % Math.max(1, engaged.length)];
    const at = pool.indexOf(ship);
    if (at >= 0) pool.splice(at, 1);
    // The North Sea Fleet fights from its box.
    s.berths[ship] = fleet?.id ?? NORTH_SEA_BOX;
    s.damage[ship] = damage;
  }
}

/** 13.5 Ports whose masts were counted and from which nothing has come out since keep what they had. */
function keepPorts(s: Campaign, seen: GloryView, pool: number[]): void {
  for (let port = 0; port < PORTS.length; port++) {
    const low = countedIn(seen, port);
    for (let i = 0, left = low; i < pool.length && left > 0; i++) {
      const ship = pool[i] as number;
      if ((SHIPS[ship] as Ship).port !== port || !isFriendly(s, port, sideOfShip(ship))) continue;
      pool.splice(i--, 1);
      s.berths[ship] = readyIn(port);
      left--;
    }
  }
}

/** The low end of the last count of a port that still holds, 0 for none. */
export function countedIn(seen: GloryView, port: number): number {
  const masts = tidings.indexOf('masts');
  for (let i = seen.ledger.length - 1; i >= (seen.stirred[port] ?? 0); i--) {
    const row = seen.ledger[i];
    if (row !== undefined && row.what === masts && row.place === inPort(port)) return row.a;
  }
  return 0;
}

function give(s: Campaign, pool: number[], block: number): void {
  const ship = pool.pop() ?? takeFromPort(s, block);
  if (ship >= 0) s.berths[ship] = block;
}

/** When all others have been dealt: a ship that was kept in a port. */
function takeFromPort(s: Readonly<Campaign>, block: number): number {
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const port = (SHIPS[ship] as Ship).port;
    if (port >= 0 && s.berths[ship] === readyIn(port) && sideOfShip(ship) === sideOfBlock(block)) return ship;
  }
  return -1;
}

/** As many ships as were reported, or as fleets have. */
function manFleet(s: Campaign, seen: GloryView, block: Block, pool: number[], rng: Rng): void {
  if (seen.battle?.lines[sideOfBlock(block.id)]?.length) return;
  const wanted = block.low > 0 ? block.low + rng.below(RANGE) : 3 + rng.below(8);
  for (let i = 1; i < wanted && pool.length > 0; i++) give(s, pool, block.id);
}

/** Her own port, with a crew or without. */
function atHome(s: Readonly<Campaign>, ship: number, rng: Rng): number {
  const { port, start } = SHIPS[ship] as Ship;
  const home = homeOf(s, port, sideOfShip(ship));
  const isManned = start !== 1 || rng.below(36) < s.turn;
  return isManned || !isMajorPort(home) ? readyIn(home) : ordinaryIn(home);
}

function isMajorPort(port: number): boolean {
  return (PORTS[port] as Port).class === 0;
}

/** British fleets that watch a port of the enemy's come home to where 6.9.3 would send them. */
function homeOf(s: Readonly<Campaign>, port: number, side: number): number {
  if (isFriendly(s, port, side)) return port;
  const shelter = side === BRITISH && port >= 0 ? (PORTS[port] as Port).relocations[0] : undefined;
  return shelter ?? (side === BRITISH ? PORTSMOUTH : BREST);
}

/** 20.1 One's own ships that are neither on one's display nor lost sail with the enemy. */
function prizesOf(s: Readonly<Campaign>, seen: GloryView, enemy: number): number[] {
  const known = new Set([...seen.ships, ...seen.lost].map(({ ship }) => ship));
  const prizes: number[] = [];
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (sideOfShip(ship) !== enemy && !known.has(ship) && isInGame(s, ship)) prizes.push(ship);
  }
  return prizes;
}

function dealAdmirals(s: Campaign, seen: GloryView, enemy: number, rng: Rng): void {
  for (let admiral = 0; admiral < ADMIRALS.length; admiral++) {
    const { side, generic, port, block } = ADMIRALS[admiral] as Admiral;
    if (side !== enemy || generic === 1 || seen.admirals[admiral] !== -1) continue;
    const commands = seen.battle?.commanders[enemy] === admiral ? seen.battle.engaged[enemy] : undefined;
    if (commands !== undefined) s.admirals[admiral] = blockTagged(s, enemy, commands[0] ?? 0);
    else s.admirals[admiral] = berthOf(s, enemy, homeOf(s, port, enemy), block, rng);
  }
}

function blockTagged(s: Readonly<Campaign>, side: number, tag: number): number {
  const found = s.blocks.find(block => block.tag === tag && sideOfBlock(block.id) === side);
  return tag > 0 && found !== undefined ? found.id : NORTH_SEA_BOX;
}

/** With ships of his own port, wherever they are. */
function berthOf(s: Readonly<Campaign>, of: number, home: number, block: number, rng: Rng): number {
  const berths: number[] = [];
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const { block: began, port, side } = SHIPS[ship] as Ship;
    const berth = s.berths[ship] as number;
    if (side !== of || (began !== block && port !== home) || berth >= s.blocks.length || sideOfBlock(berth) !== of)
      continue;
    if (!berths.includes(berth)) berths.push(berth);
  }
  const at = rng.below(berths.length + 1);
  return berths[at] ?? readyIn(home);
}

function shuffled(list: readonly number[], rng: Rng): number[] {
  const mixed = list.slice();
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = mixed[i] as number;
    mixed[i] = mixed[j] as number;
    mixed[j] = held;
  }
  return mixed;
}
