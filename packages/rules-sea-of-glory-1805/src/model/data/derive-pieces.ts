/** From the counters and blocks of a pack: numbers instead of names, and the factors of ships as lists of their own. */

import { turnNamed } from './derive-tables.ts';
import { nations, portNames, SPANISH, sides } from './numbers.ts';
import { abilities, blockKinds, blockStarts, IN_PORT, IN_ZONE, ON_LOOSE, shipStarts } from './numbers-of-battle.ts';
import type { DataPack, PackShip } from './schema.ts';

export interface Ship {
  readonly name: string;
  readonly fullName: string;
  readonly nation: number;
  readonly side: number;
  readonly guns: number;
  readonly attack: number;
  readonly defence: number;
  readonly attackDamaged: number;
  readonly defenceDamaged: number;
  readonly sunk: number;
  readonly prize: number;
  readonly code: string;
  /** Port that she is in, or that her block watches; −1: North Sea Fleet box. */
  readonly port: number;
  /** Block that she begins with, −1: none. */
  readonly block: number;
  readonly start: number;
  readonly damaged: 0 | 1;
  /** Turn of a reinforcement, else 0. */
  readonly arrives: number;
  readonly trafalgar: 0 | 1;
  /** 5.2.2 2: Z2; 3: Z3 or C3, which get no Spanish crews before every Z2; else 0. */
  readonly group: number;
}

export interface Admiral {
  readonly name: string;
  readonly nation: number;
  readonly side: number;
  /** 99: generic. */
  readonly seniority: number;
  readonly seamanship: number;
  readonly command: number;
  /** 8.6 Villeneuve’s command against Nelson; else as `command`. */
  readonly commandFatal: number;
  readonly squadron: 0 | 1;
  readonly generic: 0 | 1;
  readonly ability: number;
  /** As of a ship; 1 if he begins out of play. */
  readonly port: number;
  readonly block: number;
  readonly aside: 0 | 1;
  readonly arrives: number;
  readonly trafalgar: 0 | 1;
}

export interface Block {
  readonly name: string;
  readonly side: number;
  readonly kind: number;
  readonly start: number;
  /** −1: none. */
  readonly port: number;
}

export interface TrafalgarFleet {
  readonly block: number;
  /** `IN_PORT` or `IN_ZONE`; `ON_TRACK`: the box of the track to Europe with die 3. */
  readonly start: number;
  readonly port: number;
  /** 0: from the beginning. */
  readonly arrives: number;
  readonly admirals: readonly number[];
  readonly ships: readonly number[];
}

export interface PieceFigures {
  readonly ships: readonly Ship[];
  readonly shipNation: Uint8Array;
  /** By ship × 2 + (1 if damaged). */
  readonly shipAttack: Uint8Array;
  readonly shipDefence: Uint8Array;
  readonly shipSunk: Uint8Array;
  readonly shipPrize: Uint8Array;
  readonly admirals: readonly Admiral[];
  readonly blocks: readonly Block[];
  readonly trafalgar: {
    readonly first: number;
    readonly last: number;
    /** How many frigate blocks are taken out. */
    readonly frigates: number;
    readonly fleets: readonly TrafalgarFleet[];
    /** 24.3 Ships that a fleet needs at Brest and in 1222, and when. */
    readonly ships: number;
    readonly brestBefore: number;
    readonly hexAfter: number;
    readonly objectives: number;
  };
}

const GENERIC_SENIORITY = 99;

/** 3.0 North Sea Fleet box: no port. */
const PORT_OF_CODE: Readonly<Record<string, (typeof portNames)[number]>> = {
  B: 'Brest',
  C: 'Cartagena',
  F: 'Ferrol',
  I: 'Bantry Bay',
  J: 'Jamaica',
  M: 'Madalenas',
  P: 'Portsmouth',
  R: 'Rochefort',
  S: 'Santo Domingo',
  T: 'Toulon',
  Y: 'Plymouth',
  Z: 'Cadiz',
};
/** Codes of set-up by their first letter; a second says when a ship gets a crew (5.2.2). */
export const setupCodes: readonly string[] = [...Object.keys(PORT_OF_CODE), 'N', 'Z2', 'Z3', 'C3'];

export function derivePieces(pack: DataPack): PieceFigures {
  const blocks = pack.blocks.map(({ name, side, kind, start, port }) => ({
    name,
    side: sides.indexOf(side),
    kind: blockKinds.indexOf(kind),
    start: blockStarts.indexOf(start),
    port: port === undefined ? -1 : portNames.indexOf(port),
  }));
  const ships = pack.ships.map(ship => shipOf(pack, ship, blocks));
  const factors = (of: (ship: Ship) => readonly number[]): Uint8Array => Uint8Array.from(ships.flatMap(of));
  return {
    ships,
    shipNation: factors(({ nation }) => [nation]),
    shipAttack: factors(({ attack, attackDamaged }) => [attack, attackDamaged]),
    shipDefence: factors(({ defence, defenceDamaged }) => [defence, defenceDamaged]),
    shipSunk: factors(({ sunk }) => [sunk]),
    shipPrize: factors(({ prize }) => [prize]),
    admirals: pack.admirals.map(admiral => admiralOf(pack, admiral, blocks)),
    blocks,
    trafalgar: trafalgarOf(pack, ships, blocks),
  };
}

/** The Allies are one side of two nations. */
function sideOf(nation: number): number {
  return nation === 0 ? 0 : 1;
}

function portOf(code: string): number {
  const name = PORT_OF_CODE[code.charAt(0)];
  return name === undefined ? -1 : portNames.indexOf(name);
}

/** The block of a side that begins in a port or watches it. */
function blockAt(blocks: readonly Block[], side: number, port: number): number {
  const starts = [IN_PORT, IN_ZONE, ON_LOOSE];
  return blocks.findIndex(block => block.side === side && block.port === port && starts.includes(block.start));
}

function shipOf(pack: DataPack, ship: PackShip, blocks: readonly Block[]): Ship {
  const { start, damaged, arrives, trafalgar, code, ...rest } = ship;
  const nation = nations.indexOf(ship.nation);
  const port = portOf(code);
  return {
    ...rest,
    nation,
    side: sideOf(nation),
    code,
    port,
    block: start === 'ready' && port !== -1 ? blockAt(blocks, sideOf(nation), port) : -1,
    start: shipStarts.indexOf(start),
    damaged: damaged ? 1 : 0,
    arrives: turnNamed(pack, arrives),
    trafalgar: trafalgar ? 1 : 0,
    group: nation === SPANISH ? Number(code.slice(1)) : 0,
  };
}

function admiralOf(pack: DataPack, admiral: DataPack['admirals'][number], blocks: readonly Block[]): Admiral {
  const { name, seniority, seamanship, command, squadron, ability, code, trafalgar } = admiral;
  const nation = nations.indexOf(admiral.nation);
  const arrives = turnNamed(pack, code);
  const aside = code === 'aside' || arrives > 0;
  const port = aside ? -1 : portOf(code);
  return {
    name,
    nation,
    side: sideOf(nation),
    seniority: seniority ?? GENERIC_SENIORITY,
    seamanship,
    command,
    commandFatal: ability === 'fatalistic' ? pack.fatalisticCommand : command,
    squadron: squadron ? 1 : 0,
    generic: seniority === null ? 1 : 0,
    ability: abilities.indexOf(ability),
    port,
    block: port === -1 ? -1 : blockAt(blocks, sideOf(nation), port),
    aside: aside ? 1 : 0,
    arrives,
    trafalgar: trafalgar ? 1 : 0,
  };
}

function trafalgarOf(pack: DataPack, ships: readonly Ship[], blocks: readonly Block[]): PieceFigures['trafalgar'] {
  const { first, last, frigates, fleets, brestBefore, hexAfter, objectives, ships: needed } = pack.trafalgar;
  return {
    first: turnNamed(pack, first),
    last: turnNamed(pack, last),
    frigates,
    fleets: fleets.map(fleet => {
      const by = fleet.nations.map(nation => nations.indexOf(nation));
      return {
        block: blocks.findIndex(block => block.name === fleet.block && block.side === sideOf(by[0] as number)),
        start: blockStarts.indexOf(fleet.start),
        port: fleet.port === null ? -1 : portNames.indexOf(fleet.port),
        arrives: turnNamed(pack, fleet.arrives),
        admirals: fleet.admirals.map(name => pack.admirals.findIndex(admiral => admiral.name === name)),
        ships: fleet.ships.map(name => ships.findIndex(ship => ship.name === name && by.includes(ship.nation))),
      };
    }),
    ships: needed,
    brestBefore: turnNamed(pack, brestBefore),
    hexAfter: turnNamed(pack, hexAfter),
    objectives,
  };
}
