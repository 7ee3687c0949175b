/** What twins differ in: one thing that a side hides, changed behind the other's back, and the clauses by which a table learns of it. */

import type { Rng, Seat } from '@weathergauge/engine';
import { ruleset } from '../index.ts';
import { ADMIRALS, SHIPS } from '../model/data/figures.ts';
import { isBlock, isReady, isAtSea, isInZone, NOWHERE } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import {
  countShips,
  FALSE_RAID,
  isFleet,
  isFog,
  isFrigate,
  sideOfBlock,
  sideOfShip,
  TRUE_RAID,
} from '../model/state.ts';
import { liesFlat } from '../model/tags.ts';
import { ALLIED, BRITISH, CLOSEST_PORT, DAMAGED, FRENCH, SOUND } from '../model/terms.ts';

/** Changes one thing that a side hides; false where there is nothing to change. */
type Change = (s: Campaign, hider: Seat, rng: Rng) => boolean;

const anyOf = <T>(list: readonly T[], rng: Rng): T | undefined => list[rng.below(Math.max(1, list.length))];

function swap(list: number[], a: number, b: number): void {
  const held = list[a] as number;
  list[a] = list[b] as number;
  list[b] = held;
}

/** Ships that only their owner sees: in his blocks, or ready in his ports. */
function unseen(s: Readonly<Campaign>, hider: Seat): number[] {
  return SHIPS.flatMap((_, ship) => {
    const berth = s.berths[ship] as number;
    const isOwn = sideOfShip(ship) === hider && (s.damage[ship] as number) <= DAMAGED;
    return isOwn && (isReady(berth) || (isBlock(berth) && sideOfBlock(berth) === hider)) ? [ship] : [];
  });
}

/** Two ships of a nation change places: in two blocks, or one of them in a port. */
const composition: Change = (s, hider, rng) => {
  const ships = unseen(s, hider).filter(ship => s.damage[ship] === SOUND);
  const one = anyOf(ships, rng);
  if (one === undefined) return false;
  const others = ships.filter(ship => s.berths[ship] !== s.berths[one] && SHIPS[ship]?.nation === SHIPS[one]?.nation);
  const other = anyOf(others, rng);
  if (other === undefined) return false;
  swap(s.berths, one, other);
  return true;
};

/** A ship is in another block or port, where others of her nation are: there is one more, and one less where she was. */
const strength: Change = (s, hider, rng) => {
  const ships = unseen(s, hider);
  const one = anyOf(
    ships.filter(ship => isReady(s.berths[ship] as number) || countShips(s, s.berths[ship] as number) > 1),
    rng,
  );
  if (one === undefined) return false;
  const other = anyOf(
    ships.filter(ship => s.berths[ship] !== s.berths[one] && SHIPS[ship]?.nation === SHIPS[one]?.nation),
    rng,
  );
  if (other === undefined) return false;
  s.berths[one] = s.berths[other] as number;
  return true;
};

function together(s: Readonly<Campaign>, hider: Seat, test: (a: Block, b: Block) => boolean): [Block, Block][] {
  const out = s.blocks.filter(({ id, place, tag }) => sideOfBlock(id) === hider && tag > 0 && place !== NOWHERE);
  return out.flatMap(a =>
    out.flatMap((b): [Block, Block][] => {
      const isPair = a.id < b.id && a.place === b.place && liesFlat(a) === liesFlat(b) && a.active === b.active;
      return isPair && test(a, b) ? [[a, b]] : [];
    }),
  );
}

/** What the other side calls them, and what it knows of each, is exchanged: it cannot tell which is which. */
function exchange([a, b]: [Block, Block]): void {
  [a.tag, b.tag] = [b.tag, a.tag];
  [a.known, b.known] = [b.known, a.known];
  [a.low, b.low] = [b.low, a.low];
  // Its owner has given the same orders to what stands there.
  [a.order, b.order] = [b.order, a.order];
  [a.station, b.station] = [b.station, a.station];
}

const isPlain = (a: Block, b: Block): boolean => a.known === 0 && b.known === 0;

const whichIsWhich: Change = (s, hider, rng) => {
  const pair = anyOf(together(s, hider, isPlain), rng);
  if (pair === undefined) return false;
  exchange(pair);
  return true;
};

const fogOrFleet: Change = (s, hider, rng) => {
  if (hider !== ALLIED) return false;
  const out = s.blocks.filter(
    ({ id, place, tag, known }) =>
      sideOfBlock(id) === ALLIED && tag > 0 && known === 0 && (isAtSea(place) || isInZone(place)) && !isFrigate(id),
  );
  const fogs = out.filter(({ id }) => isFog(id));
  const fog = anyOf(fogs, rng);
  const fleet = anyOf(
    out.filter(block => isFleet(block.id) && !liesFlat(block) && fog !== undefined && block.active === fog.active),
    rng,
  );
  if (fog === undefined || fleet === undefined) return false;
  for (const field of ['place', 'tag', 'began', 'spent', 'under', 'sortied'] as const)
    [fog[field], fleet[field]] = [fleet[field], fog[field]];
  return true;
};

const destination: Change = (s, hider, rng) => {
  if (hider !== ALLIED) return false;
  const bound = s.blocks.filter(({ id, goal, place, order }) => {
    return isFleet(id) && id > 22 && goal >= 0 && goal < CLOSEST_PORT && order === 0 && isAtSea(place);
  });
  const block = anyOf(bound, rng);
  if (block === undefined) return false;
  block.goal = (block.goal + 1 + rng.below(CLOSEST_PORT - 1)) % CLOSEST_PORT;
  return true;
};

/** How a view shows a chit that lies on its face. */
const FACE_DOWN = 3;

const provisions: Change = (s, hider, rng) => {
  if (hider !== ALLIED) return false;
  // random-7 Spies may have told of some that still lie face down.
  const { provisions: seen } = ruleset.view(s, BRITISH);
  const hidden = seen.flatMap((chit, port) => (chit === FACE_DOWN ? [port] : []));
  const one = anyOf(hidden, rng);
  const other = anyOf(
    hidden.filter(port => one !== undefined && s.provisions[port] !== s.provisions[one]),
    rng,
  );
  if (one === undefined || other === undefined) return false;
  swap(s.provisions, one, other);
  return true;
};

const directive: Change = (s, hider, rng) => {
  if (hider !== ALLIED || s.directive < 0 || s.directiveShown === 1) return false;
  const left = s.directives.flatMap((count, area) => (count > 0 ? [area] : []));
  const drawn = anyOf(left, rng);
  if (drawn === undefined) return false;
  s.directives[drawn] = (s.directives[drawn] as number) - 1;
  s.directives[s.directive] = (s.directives[s.directive] as number) + 1;
  s.directive = drawn;
  return true;
};

const raids: Change = (s, hider, rng) => {
  const hidden = s.raids.flatMap((raid, port) => (raid === TRUE_RAID || raid === FALSE_RAID ? [port] : []));
  const port = anyOf(hidden, rng);
  if (hider !== ALLIED || port === undefined) return false;
  s.raids[port] = s.raids[port] === TRUE_RAID ? FALSE_RAID : TRUE_RAID;
  return true;
};

/** A ship that nobody but her owner sees is damaged, or whole again. */
const damage: Change = (s, hider, rng) => {
  const ship = anyOf(unseen(s, hider), rng);
  if (ship === undefined) return false;
  s.damage[ship] = s.damage[ship] === SOUND ? DAMAGED : SOUND;
  return true;
};

/** Two admirals of a nation change places. */
const admirals: Change = (s, hider, rng) => {
  const men = ADMIRALS.flatMap(({ nation }, admiral) => {
    const berth = s.admirals[admiral] as number;
    const isOwn = (nation >= FRENCH ? ALLIED : BRITISH) === hider;
    return isOwn && (isReady(berth) || (isBlock(berth) && sideOfBlock(berth) === hider)) ? [admiral] : [];
  });
  const one = anyOf(men, rng);
  if (one === undefined) return false;
  const others = men.filter(
    man => s.admirals[man] !== s.admirals[one] && ADMIRALS[man]?.nation === ADMIRALS[one]?.nation,
  );
  const other = anyOf(others, rng);
  if (other === undefined) return false;
  swap(s.admirals, one, other);
  return true;
};

/** 21.1 Two markers of objectives that lie face down. */
const values: Change = (s, hider, rng) => {
  const [list, taken] = hider === ALLIED ? [s.napoleon, s.napoleonTaken] : [s.pitt, s.pittTaken];
  const areas = list.flatMap((value, area) => (value > 0 && taken[area] === 0 ? [area] : []));
  const one = anyOf(areas, rng);
  const other = anyOf(
    areas.filter(area => area !== one),
    rng,
  );
  if (one === undefined || other === undefined) return false;
  swap(list, one, other);
  return true;
};

/** 5.11 Another chit of the Admiralty was drawn. */
const duty: Change = (s, hider, rng) => {
  if (hider !== BRITISH) return false;
  const drawn = anyOf(
    s.duties.filter(({ shown, state }) => shown === 0 && state === 0),
    rng,
  );
  const left = anyOf(
    s.admiralty.flatMap((count, event) => (count > 0 ? [event] : [])),
    rng,
  );
  if (drawn === undefined || left === undefined) return false;
  s.admiralty[left] = (s.admiralty[left] as number) - 1;
  s.admiralty[drawn.event] = (s.admiralty[drawn.event] as number) + 1;
  drawn.event = left;
  return true;
};

/** 5.13 A marker of the Conseil that no fleet sails by. */
const conseil: Change = (s, hider, rng) => {
  if (hider !== ALLIED || s.conseil.includes(-1)) return false;
  const isFree = (goal: number): boolean => s.blocks.every(block => block.goal !== goal);
  const box = anyOf(
    s.conseil.flatMap((goal, i) => (isFree(goal) ? [i] : [])),
    rng,
  );
  const goals = Array.from({ length: CLOSEST_PORT }, (_, goal) => goal).filter(goal => !s.conseil.includes(goal));
  const goal = anyOf(goals, rng);
  if (box === undefined || goal === undefined) return false;
  s.conseil[box] = goal;
  return true;
};

export interface Secret {
  readonly change: Change;
  /** Events by which a table learns of it, each with its clause; any other difference is a leak. */
  readonly shows: Readonly<Record<string, string>>;
  /** Events by which it may come out later: what ships and admirals a player has decides what she can order, and what becomes of that. */
  readonly later?: Readonly<Record<string, string>>;
}

/** 22.2 to 22.4 Firepower and command decide what a raid or an invasion comes to, which is shown at its time. */
const SHOWN_BY_RAIDS = {
  'raid-shown': '22.2',
  'directive-scored': '21.4.2',
  invasion: '22.3',
  channel: '22.4',
} as const;

/** What can be counted, and what is named, of ships: in port, at sea, in battle, or when they are lost. */
const SHOWN_BY_SHIPS = {
  'lines-formed': '17.9',
  'spies-report': 'random-7',
  foundered: '6.9.2',
  'ship-lost': '20.1',
  // With her last ship a fleet is gone.
  'taken-off': '7.1',
  gathered: '5.2.1',
  'prize-scored': '22.3.1',
  ...SHOWN_BY_RAIDS,
} as const;
const SHOWN_BY_NUMBERS = {
  ...SHOWN_BY_SHIPS,
  masts: '13.5',
  sighted: '14.0',
  'fleet-size': '17.2',
  // R82 Where all ships of one fleet are wrecked no line is formed, but its dice for fate depend on the status of both.
  'battle-over': '20.1',
  pennant: '8.2',
  appointed: '8.1',
  'admiral-gone': '8.1',
  rockets: 'admiralty-rockets',
  'duty-done': '5.10',
  'duty-failed': '5.10',
  'ships-for-india': '22.3.2',
} as const;

/** What a block is, or where it must go, comes out as it moves, is looked for, fights, or has come for something. */
const SHOWN_BY_BLOCKS = {
  moved: '9.3',
  declares: '9.3',
  search: '14.0',
  sighted: '14.0',
  'fog-lifted': '14.0',
  battle: '14.0',
  foundered: '6.9.2',
  'cargo-lost': '6.8',
  // Only fleets join, split and bring out Fog of War.
  'taken-off': '7.1',
  // What was taken off was an Expedition or the Transport: it stands at Start of its open track again.
  gathered: '5.2.1',
  appeared: '7.6',
  // A fleet that was not seen to come may have gone elsewhere in the one game: it is counted, or fought, there.
  masts: '13.5',
  pennant: '17.1',
  'fleet-size': '17.2',
  'lines-formed': '17.9',
  'ship-lost': '20.1',
} as const;

/** 7.6, 13.3 Ranks and numbers bind who splits and who leaves; R36 who is hurt sails otherwise under standing orders. */
const SHOWN_LATER = { ...SHOWN_BY_NUMBERS, ...SHOWN_BY_BLOCKS } as const;

export const secrets = {
  composition: { change: composition, shows: SHOWN_BY_SHIPS, later: SHOWN_LATER },
  strength: { change: strength, shows: SHOWN_BY_NUMBERS, later: SHOWN_LATER },
  damage: { change: damage, shows: SHOWN_BY_NUMBERS, later: SHOWN_LATER },
  admirals: {
    change: admirals,
    shows: {
      pennant: '17.1',
      appointed: '8.1',
      'admiral-gone': '8.1',
      'admiral-fate': '20.4',
      'admiral-captured': '20.4',
      envoy: 'admiralty-barbary',
      ...SHOWN_BY_RAIDS,
    },
    later: SHOWN_LATER,
  },
  whichIsWhich: {
    change: whichIsWhich,
    shows: {
      ...SHOWN_BY_BLOCKS,
      'frigate-away': '6.8',
      'spies-report': 'random-7',
      privateers: 'random-10',
      'frigate-gone': 'admiralty-chesapeake',
      'duty-done': '5.10',
      ...SHOWN_BY_RAIDS,
    },
  },
  destination: { change: destination, shows: { moved: '9.3', declares: '9.3' } },
  provisions: { change: provisions, shows: { 'provisions-shown': '11.1', 'provisions-exposed': 'random-7' } },
  // 5.13, 21.3 Nothing shows these before the end.
  conseil: { change: conseil, shows: {} },
  values: { change: values, shows: {} },
  duty: { change: duty, shows: { 'duty-shown': '5.10', 'duty-done': '5.10' } },
  directive: {
    change: directive,
    shows: { 'directive-shown': '21.4.5', 'directive-scored': '21.4.2', 'raid-shown': '22.2' },
  },
  // R91 A directive that is done already is set aside: another is drawn, and shown in its time.
  raids: {
    change: raids,
    shows: { 'raid-shown': '22.2', 'directive-scored': '21.4.2', 'directive-shown': '21.4.5' },
  },
  fogOrFleet: { change: fogOrFleet, shows: { ...SHOWN_BY_BLOCKS, ...SHOWN_BY_RAIDS } },
} as const satisfies Record<string, Secret>;
