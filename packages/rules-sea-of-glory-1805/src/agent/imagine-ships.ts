/** Where the enemy's ships and admirals may be: in the blocks that are seen, as many as were reported, and the others at home. */

import type { Rng } from '@weathergauge/engine';
import { carriesShips } from './imagine-blocks.ts';
import type { PortBond } from './imagine-bonds.ts';
import { namedIn } from './imagine-bonds.ts';
import { noteManned } from '../chapters/ch05-manpower.ts';
import type { Admiral, Port, Ship } from '../model/data/figures.ts';
import { ADMIRALS, PORTS, SHIPS } from '../model/data/figures.ts';
import { tidings } from '../model/ledger.ts';
import { lowestOfRange } from '../model/lookups.ts';
import { berthPort, isInPort, NORTH_SEA_BOX, ordinaryIn, readyIn, REMOVED } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { countShips, isFriendly, sideOfBlock, sideOfShip, watersOf } from '../model/state.ts';
import { ALLIED, BREST, BRITISH, DAMAGED, PORTSMOUTH, SOUND, WRECKED } from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';

/** In a hundred ships of which nothing is known. */
const DAMAGED_IN_HUNDRED = 12;
const RANGE = 5;

export function dealShips(s: Campaign, seen: GloryView, enemy: number, bonds: readonly PortBond[], rng: Rng): void {
  const prizes = prizesOf(s, seen, enemy);
  for (const ship of prizes) s.berths[ship] = REMOVED;
  const pool = shuffled(unknownShips(s, seen, enemy), rng);
  for (const ship of pool) s.damage[ship] = rng.below(100) < DAMAGED_IN_HUNDRED ? DAMAGED : SOUND;
  const fleets = s.blocks.filter(
    ({ id, tag, place }) => sideOfBlock(id) === enemy && tag > 0 && carriesShips(id) && !isInPort(place),
  );
  manTheLine(s, seen, enemy, fleets, pool);
  const hidden = fleets.filter(({ tag }) => !isInLine(seen, enemy, tag));
  keepNamed(s, seen, bonds, hidden, pool);
  stowPrizes(s, seen, enemy, hidden, bonds, prizes);
  keepPorts(s, bonds, wantedBy(s, hidden), pool, rng);
  manFleets(s, seen, hidden, pool, rng);
  const refuge = refugeOf(s, seen, hidden, rng);
  for (const ship of pool) s.berths[ship] = atHome(s, seen, ship, bonds, rng, refuge);
  // 5.2.2 Who has had a crew: by where they are imagined.
  if (enemy === ALLIED && !s.articles.trafalgar) {
    s.manned = [];
    noteManned(s);
  }
  dealAdmirals(s, seen, enemy, rng);
}

/** 17.9 Whether all of a fleet's ships lie open on the battle board. */
function isInLine(seen: GloryView, enemy: number, tag: number): boolean {
  if ((seen.battle?.lines[enemy]?.length ?? 0) === 0) return false;
  return seen.battle?.engaged[enemy]?.includes(tag) ?? false;
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

/** 20.1 Prizes that do not lie on the battle board: with a fleet that may have so many, or in a minor port. */
function stowPrizes(
  s: Campaign,
  seen: GloryView,
  enemy: number,
  fleets: readonly Block[],
  bonds: readonly PortBond[],
  prizes: readonly number[],
): void {
  for (const ship of prizes) {
    s.damage[ship] = WRECKED;
    if (s.berths[ship] !== REMOVED) continue;
    const fleet = fleets.find(
      ({ id, tag, low }) => !isEngaged(seen, enemy, tag) && (low === 0 || countShips(s, id) < low + RANGE - 1),
    );
    s.berths[ship] = fleet?.id ?? readyIn(harbourFor(s, enemy, bonds));
  }
}

function harbourFor(s: Readonly<Campaign>, side: number, bonds: readonly PortBond[]): number {
  let harbour = homeOf(s, -1, side);
  for (let port = 0; port < PORTS.length; port++) {
    if (!isFriendly(s, port, side) || bonds.some(bond => bond.port === port)) continue;
    if (!isMajorPort(port)) return port;
    harbour = port;
  }
  return harbour;
}

/** random-7 Ships that were named, where they have not been seen elsewhere since. */
function keepNamed(
  s: Campaign,
  seen: GloryView,
  bonds: readonly PortBond[],
  fleets: readonly Block[],
  pool: number[],
): void {
  const keep = (ships: readonly number[], berth: number): void => {
    for (const ship of ships) {
      const at = pool.indexOf(ship);
      if (at < 0) continue;
      pool.splice(at, 1);
      s.berths[ship] = berth;
    }
  };
  for (const { port, names, idle } of bonds) {
    if (names !== null) keep(names, readyIn(port));
    keep(idle, ordinaryIn(port));
  }
  for (const { id, tag, low } of fleets) {
    const names = low > 0 ? namedIn(seen, tag) : [];
    if (lowestOfRange(names.length) === low) keep(names, id);
  }
}

/** How many ships fleets still need for what is known of them: none sails without ships. */
function wantedBy(s: Readonly<Campaign>, fleets: readonly Block[]): number {
  let wanted = 0;
  for (const { id, low } of fleets) wanted += Math.max(0, Math.max(1, low) - countShips(s, id));
  return wanted;
}

/** 13.5 As many as were counted; more than the least only of those that nobody else needs. */
function keepPorts(s: Campaign, bonds: readonly PortBond[], wanted: number, pool: number[], rng: Rng): void {
  let spare = pool.length - wanted;
  for (const { port, ready, ordinary } of bonds) {
    spare -= Math.max(0, ready[0] - countShips(s, readyIn(port)));
    spare -= Math.max(0, ordinary[0] - countShips(s, ordinaryIn(port)));
  }
  for (const { port, ready, ordinary } of bonds) {
    spare -= fill(s, readyIn(port), ready, spare, pool, rng);
    spare -= fill(s, ordinaryIn(port), ordinary, spare, pool, rng);
  }
}

/** Returns how many more than the least. */
function fill(
  s: Campaign,
  berth: number,
  [low, high]: readonly [number, number],
  spare: number,
  pool: number[],
  rng: Rng,
): number {
  const more = rng.below(Math.max(0, Math.min(high - low, RANGE - 1, spare)) + 1);
  for (let i = countShips(s, berth); i < low + more && pool.length > 0; i++) {
    const home = pool.findIndex(ship => (SHIPS[ship] as Ship).port === berthPort(berth));
    s.berths[pool.splice(home, 1)[0] as number] = berth;
  }
  return more;
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

/** As many ships as were reported, or as fleets have; those of which something is known first. */
function manFleets(s: Campaign, seen: GloryView, fleets: readonly Block[], pool: number[], rng: Rng): void {
  for (const { id, low } of fleets) {
    if (countShips(s, id) === 0) give(s, pool, id);
    for (let i = countShips(s, id); i < low && pool.length > 0; i++) give(s, pool, id);
  }
  manBattleFleet(s, seen, fleets, pool, rng);
  for (const { id, low, tag } of fleets) {
    if (isEngaged(seen, sideOfBlock(id), tag)) continue;
    const wanted = low > 0 ? low + rng.below(RANGE) : 3 + rng.below(8);
    if (low > 0 && lowestOfRange(namedIn(seen, tag).length) === low) continue;
    for (let i = countShips(s, id); i < wanted && pool.length > 0; i++) give(s, pool, id);
  }
}

function isEngaged(seen: GloryView, side: number, tag: number): boolean {
  return seen.battle?.engaged[side]?.includes(tag) ?? false;
}

/** 17.2 What was announced of all that are engaged, before their lines are formed. */
function manBattleFleet(s: Campaign, seen: GloryView, fleets: readonly Block[], pool: number[], rng: Rng): void {
  const engaged = fleets.filter(({ id, tag }) => isEngaged(seen, sideOfBlock(id), tag));
  const told = seen.ledger.findLast(({ what, place }) => what === BATTLE_FLEET && place === seen.battle?.place);
  if (engaged.length === 0 || told === undefined) return;
  let ships = 0;
  for (const { id } of engaged) ships += countShips(s, id);
  const wanted = told.a + rng.below(RANGE);
  for (let i = 0; ships < wanted && pool.length > 0; i++, ships++)
    give(s, pool, (engaged[i % engaged.length] as Block).id);
}

const BATTLE_FLEET = tidings.indexOf('battle-fleet');

/** Her own port, with a crew or without; another one where there are no more than were counted. */
function atHome(
  s: Readonly<Campaign>,
  seen: GloryView,
  ship: number,
  bonds: readonly PortBond[],
  rng: Rng,
  refuge: number,
): number {
  const { port, start } = SHIPS[ship] as Ship;
  const side = sideOfShip(ship);
  if (refuge !== REMOVED && !isInPlay(s, port)) return refuge;
  const home = isInPlay(s, port) ? homeOf(s, port, side) : lastStirred(s, seen, bonds, side);
  const isManned = start !== 1 || rng.below(36) < s.turn;
  const bond = bonds.find(each => each.port === home);
  const [ready, ordinary] = [readyIn(home), ordinaryIn(home)];
  if (bond === undefined) return isManned || !isMajorPort(home) ? ready : ordinary;
  if (countShips(s, ready) < bond.ready[1]) return ready;
  if (isMajorPort(home) && countShips(s, ordinary) < bond.ordinary[1]) return ordinary;
  for (let other = 0; other < PORTS.length; other++) {
    if (isInPlay(s, other) && isFriendly(s, other, side) && !bonds.some(each => each.port === other))
      return readyIn(other);
  }
  // Ships leave play in secret, too.
  return refuge;
}

/** 24.1 In Trafalgar nobody leaves play in secret: whoever is not in port is in a fleet of which nothing is known, if there is one. */
function refugeOf(s: Readonly<Campaign>, seen: GloryView, fleets: readonly Block[], rng: Rng): number {
  const unknown = fleets.filter(({ id, tag, low }) => low === 0 && !isEngaged(seen, sideOfBlock(id), tag));
  return s.articles.trafalgar ? (unknown[rng.below(Math.max(1, unknown.length))]?.id ?? REMOVED) : REMOVED;
}

/** 24.1 Trafalgar is played in the Atlantic: nobody lies in Toulon or in Cartagena. */
function isInPlay(s: Readonly<Campaign>, port: number): boolean {
  return port < 0 || !s.articles.trafalgar || watersOf(s).open[(PORTS[port] as Port).hex] === 1;
}

/** Where ships that have no home there will have gone: into the port out of which, or into which, somebody was seen to sail last. */
function lastStirred(s: Readonly<Campaign>, { stirred }: GloryView, bonds: readonly PortBond[], side: number): number {
  let best = side === BRITISH ? PORTSMOUTH : BREST;
  let last = 0;
  for (let port = 0; port < PORTS.length; port++) {
    const row = stirred[port] ?? 0;
    if (row <= last || !isInPlay(s, port) || !isFriendly(s, port, side)) continue;
    if (bonds.some(bond => bond.port === port)) continue;
    last = row;
    best = port;
  }
  return best;
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
    const fights = seen.battle?.commanders[enemy] === admiral;
    // 20.5 None is left to him where all his ships have been sent into a port.
    const fleet = fights ? blockTagged(s, enemy, seen.battle.engaged[enemy]?.[0] ?? 0) : undefined;
    s.admirals[admiral] = fleet?.id ?? berthOf(s, enemy, homeOf(s, port, enemy), block, rng);
  }
}

function blockTagged(s: Readonly<Campaign>, side: number, tag: number): Block | undefined {
  return s.blocks.find(block => tag > 0 && block.tag === tag && sideOfBlock(block.id) === side);
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
