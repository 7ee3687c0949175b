/**
 * Twin games: at some moment of a campaign one thing that a side hides is another in a copy, and both go on with the same dice and the
 * same answers. What the other side and a spectator get must be equal in every byte, until an event tells them otherwise.
 */

import type { Dice, GameEvent, Rng, Seat, Viewer } from '@weathergauge/engine';
import { eventsFor, seededDice } from '@weathergauge/engine';
import { ruleset } from '../index.ts';
import { SHIPS } from '../model/data/figures.ts';
import { isBlock, isReady, isAtSea, isInZone, NOWHERE } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import {
  FALSE_RAID,
  isFleet,
  isFog,
  isFrigate,
  otherSide,
  sideOfBlock,
  sideOfShip,
  TRUE_RAID,
} from '../model/state.ts';
import { liesFlat } from '../model/tags.ts';
import { ALLIED, BRITISH, CLOSEST_PORT, SOUND } from '../model/terms.ts';

/** Changes one thing that a side hides, and says whether it could. */
type Change = (s: Campaign, hider: Seat, rng: Rng) => boolean;

const anyOf = <T>(list: readonly T[], rng: Rng): T | undefined => list[rng.below(Math.max(1, list.length))];

function swap(list: number[], a: number, b: number): void {
  const held = list[a] as number;
  list[a] = list[b] as number;
  list[b] = held;
}

/** Two ships of a nation change places: in two blocks, or one of them in a port. */
const composition: Change = (s, hider, rng) => {
  const ships = SHIPS.flatMap((_, ship) => {
    const berth = s.berths[ship] as number;
    const isOwn = sideOfShip(ship) === hider && s.damage[ship] === SOUND;
    return isOwn && (isReady(berth) || (isBlock(berth) && sideOfBlock(berth) === hider)) ? [ship] : [];
  });
  const one = anyOf(ships, rng);
  if (one === undefined) return false;
  const others = ships.filter(ship => s.berths[ship] !== s.berths[one] && SHIPS[ship]?.nation === SHIPS[one]?.nation);
  const other = anyOf(others, rng);
  if (other === undefined) return false;
  swap(s.berths, one, other);
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
}

const isPlain = (a: Block, b: Block): boolean => a.known === 0 && b.known === 0;

const whichIsWhich: Change = (s, hider, rng) => {
  const pair = anyOf(together(s, hider, isPlain), rng);
  if (pair !== undefined) exchange(pair);
  return pair !== undefined;
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

export interface Secret {
  readonly change: Change;
  /** Events by which a table learns of it, all with their clauses; any other difference is a leak. */
  readonly shows: readonly string[];
}

export const secrets = {
  composition: {
    change: composition,
    shows: [
      'masts',
      'sighted',
      'fleet-size',
      'pennant',
      'lines-formed',
      'spies-report',
      'foundered',
      'rockets',
      'fate',
    ],
  },
  whichIsWhich: {
    change: whichIsWhich,
    shows: [
      'search',
      'sighted',
      'fog-lifted',
      'battle',
      'moved',
      'raid',
      'taken-off',
      'frigate-away',
      'pennant',
      'fleet-size',
      'declares',
      'spies-report',
      'foundered',
    ],
  },
  destination: { change: destination, shows: ['moved', 'declares'] },
  provisions: { change: provisions, shows: ['provisions-shown', 'provisions-exposed'] },
  directive: { change: directive, shows: ['directive-shown', 'directive-scored', 'objective', 'raid-shown'] },
  raids: { change: raids, shows: ['raid-shown', 'directive-scored', 'objective', 'provisions-exposed'] },
  fogOrFleet: {
    change: fogOrFleet,
    shows: [
      'search',
      'sighted',
      'fog-lifted',
      'battle',
      'moved',
      'raid',
      'taken-off',
      'foundered',
      'appeared',
      'declares',
    ],
  },
} as const satisfies Record<string, Secret>;

/** Each reason for a throw has dice of its own: a hidden throw more does not shift the open ones. */
function diceByReason(label: string): Dice {
  const known = new Map<string, Dice>();
  return {
    draw(sides, why) {
      let dice = known.get(why);
      if (dice === undefined) known.set(why, (dice = seededDice(`${label} ${why}`)));
      return dice.draw(sides, why);
    },
  };
}

interface Game {
  readonly s: Campaign;
  readonly dice: Dice;
  told: GameEvent[];
}

const viewersOf = (hider: Seat): readonly Viewer[] => [otherSide(hider) as Seat, 'spectator'];

/** All that a viewer gets: view, words, result, and what it is asked. */
function shownTo({ s }: Game, who: Viewer): string {
  const view = ruleset.view(s, who);
  const { words } = ruleset;
  const seen: unknown[] = [view, words.board(view), words.standing(view), ruleset.result(s)];
  if (who !== 'spectator') {
    const isPending = ruleset.pending(s).includes(who);
    seen.push(isPending, ruleset.sealed(s, who), ruleset.tally(s, who));
    if (isPending) seen.push(ruleset.prompt(s, who), ruleset.offers(s, who));
  }
  return JSON.stringify(seen);
}

/** The first events in which two games differ for a viewer; none where all are alike. */
function firstTold([a, b]: readonly [Game, Game], who: Viewer): readonly GameEvent[] {
  const [mine, theirs] = [eventsFor(a.told, who), eventsFor(b.told, who)];
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++)
    if (JSON.stringify(mine[i]) !== JSON.stringify(theirs[i]))
      return [mine[i], theirs[i]].filter(event => event !== undefined);
  return [];
}

export interface Twinned {
  /** Whether there was something of the kind to change. */
  readonly isMade: boolean;
  /** Answers for which nobody could tell the twins apart. */
  readonly alike: number;
  readonly leak: string;
}

const NOT_MADE: Twinned = { isMade: false, alike: 0, leak: '' };

/** Whether somebody is in the middle of an order: it rests on what would be changed. */
function isOrdering({ stack }: Readonly<Campaign>): boolean {
  return stack.at(-1)?.lanes.some(lane => (lane.stack.at(-1)?.vars['given'] ?? 0) > 0) ?? false;
}

/** Twins from this state, followed for so many answers. */
export function twin(s: Campaign, secret: Secret, label: string, follow: number): Twinned {
  const rng = seededDice(`twin ${label}`);
  const make = (): Game => ({ s: ruleset.clone(s), dice: diceByReason(label), told: [] });
  const games: readonly [Game, Game] = [make(), make()];
  if (s.battle.on === 1 || s.begun === 0 || isOrdering(s)) return NOT_MADE;
  const first = rng.below(2) as Seat;
  const hider = [first, otherSide(first) as Seat].find(side => secret.change(games[1].s, side, rng));
  if (hider === undefined) return NOT_MADE;
  for (let at = 0; ; at++) {
    const leak = compare(games, secret, hider);
    if (leak !== null) return { isMade: true, alike: at, leak };
    if (at === follow || !answerAlike(games, rng)) return { isMade: true, alike: at, leak: '' };
  }
}

/** Null where all is alike; '' where a clause has shown it; otherwise what leaks. */
function compare(games: readonly [Game, Game], { shows }: Secret, hider: Seat): string | null {
  for (const who of viewersOf(hider)) {
    const told = firstTold(games, who);
    if (told.length > 0)
      return told.some(({ type }) => shows.includes(type)) ? '' : `${who} hears otherwise: ${JSON.stringify(told)}`;
    const [a, b] = [shownTo(games[0], who), shownTo(games[1], who)];
    if (a !== b) return `${who} is shown otherwise: ${difference(a, b)}`;
  }
  for (const game of games) game.told = [];
  return null;
}

const AROUND = 120;

function difference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return `${a.slice(Math.max(0, i - AROUND), i + AROUND)} | ${b.slice(Math.max(0, i - AROUND), i + AROUND)}`;
}

/** One answer that both games offer, by the same seat; false where there is none. */
function answerAlike([a, b]: readonly [Game, Game], rng: Rng): boolean {
  const pending = ruleset.pending(a.s).filter(seat => ruleset.pending(b.s).includes(seat));
  const seat = anyOf(pending, rng);
  if (seat === undefined) return false;
  const there = new Set(ruleset.offers(b.s, seat).map(offer => ruleset.vocabulary.print(offer)));
  const common = ruleset.offers(a.s, seat).filter(offer => there.has(ruleset.vocabulary.print(offer)));
  const choice = anyOf(common, rng);
  if (choice === undefined) return false;
  for (const game of [a, b]) ruleset.apply(game.s, seat, choice, game.dice, event => void game.told.push(event));
  // 23.1 The end uncovers all. And where orders under seal are complete in one game only, the next answers are others.
  return ruleset.result(a.s) === null && hasOpened(a) === hasOpened(b);
}

const hasOpened = ({ told }: Game): boolean => told.some(({ type }) => type === 'revealed');
