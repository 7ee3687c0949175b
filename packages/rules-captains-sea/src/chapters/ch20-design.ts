/** 20.0, 21.4 From a scenario card, or from a pairing of one's own (20.1), to articles and ships on the map. */

import type { MatchConfig, Seat } from '@weathergauge/engine';
import type { ScenarioCard, Station } from '../book/scenario-cards.ts';
import { CARDS, FREE } from '../book/scenario-cards.ts';
import type { ShipCard } from '../model/data/figures.ts';
import { COPIES, SHIPS, SQUARES } from '../model/data/figures.ts';
import { DX, DY, isDownwind, turned } from '../model/geometry-core.ts';
import type { Articles, Sea, Side } from '../model/state.ts';
import { newSea, newShip, TO_CHOOSE } from '../model/state.ts';
import { FAIR, hulls, qualities } from '../model/vocabulary.ts';

const CARDS_AT_START = 3;

export function layOut(config: MatchConfig): Sea {
  const card = CARDS.find(each => each.id === config.scenario) ?? pairing(config);
  const byShip = config.seats > 2;
  const sides = byShip ? card.stations.map(({ side }) => side) : [0, 1];
  const s = newSea(articlesOf(config, card), sides, card.windTo, COPIES);
  for (const [id, station] of card.stations.entries()) deploy(s, id, station, byShip ? id : station.side);
  return s;
}

function deploy(s: Sea, id: number, station: Station, seat: number): void {
  const ship = newShip(id, displayOf(station.ship), station.side, seat as Seat);
  Object.assign(ship, placeOf(station.at), { heading: station.heading });
  ship.rigging -= station.rigging ?? 0;
  ship.fullRigging = ship.rigging;
  if (station.hull) ship.hull = hulls.indexOf(station.hull);
  if (station.morale) ship.morale = FAIR;
  if (station.surprised) ship.due = [TO_CHOOSE, TO_CHOOSE, TO_CHOOSE, TO_CHOOSE];
  s.ships.push(ship);
}

export function displayOf(id: string): number {
  return SHIPS.findIndex(ship => ship.id === id);
}

type Square = Station['at'];
/** 20.1 Where the two ships of a pairing begin. R53 Side by side, in the middle of the map, where a short fight is wanted. */
const BEGINNINGS: Readonly<Record<string, readonly [Square, Square]>> = {
  meeting: ['A', 'B'],
  chase: ['C', 'D'],
  close: [
    [12, 10],
    [13, 11],
  ],
};

function placeOf(at: Square): { col: number; row: number } {
  const [col, row] = typeof at === 'string' ? SQUARES[at] : at;
  return { col, row };
}

/** 20.1 One ship in A and the other in B, or the hunter in C and the prey in D; a consort two squares astern. */
function pairing({ options }: MatchConfig): ScenarioCard {
  const chase = options['engagement'] === 'chase';
  const windTo = Number(options['wind']);
  const ahead = Number(options['headingFirst']);
  const heading = chase ? ahead : Number(options['headingSecond']);
  const [one, two] = BEGINNINGS[String(options['engagement'])] as readonly [Square, Square];
  const stations: Station[] = [
    { ship: String(options['first']), side: 0, at: one, heading: ahead },
    { ship: String(options['second']), side: 1, at: two, heading },
  ];
  const [first, second] = [placeOf(one), placeOf(two)];
  if (options['consort'] !== 'none') {
    const astern = turned(heading, 4);
    const at = [second.col + 2 * (DX[astern] as number), second.row + 2 * (DY[astern] as number)] as const;
    stations.push({ ship: String(options['consort']), side: 1, at, heading });
  }
  // R47 Whoever lies to leeward is without the weather gauge; abreast nobody is.
  const leeward = chase ? -1 : isDownwind(first, second, windTo) ? 1 : isDownwind(second, first, windTo) ? 0 : -1;
  const loser = options['loser'] === 'first' ? 0 : options['loser'] === 'second' ? 1 : -1;
  const kind = chase ? 'chase' : 'meeting';
  return { id: FREE, title: '', date: '', kind, windTo, stations, leeward, loser, story: '' };
}

function articlesOf({ options, seats, edition }: MatchConfig, card: ScenarioCard): Articles {
  const strengths = ([0, 1] as const).map(side => strengthOf(card, side));
  const [first, second] = strengths as [Strength, Strength];
  return {
    scenario: card.id,
    seats,
    newModifiers: options['modifiers'] === 'v1.10',
    literalRerolls: options['rerolls'] === 'literal',
    relativity: options['relativity'] === 'zero' ? 'zero' : 'fractional',
    bid: options['bid'] === 'secret' ? 'secret' : options['bid'] === 'open' ? 'open' : 'none',
    turns: Number(options['turns']),
    multipliers: multipliers(first, second, card.leeward, card.loser),
    bonuses: bonuses(first, second),
    cards: card.cards ?? [CARDS_AT_START, CARDS_AT_START],
    night: card.night ?? 0,
    wedges: card.stations.findIndex(station => station.wedges),
    surprised: card.stations.findIndex(station => station.surprised),
    ...(edition === undefined ? { firesWait: true } : {}),
  };
}

/** 20.1, 21.3 Firepower, crew rating and damage capacity of a side: those of its ships added together. */
export interface Strength {
  readonly firepower: number;
  readonly crew: number;
  readonly capacity: number;
}

function strengthOf(card: ScenarioCard, side: Side): Strength {
  const ships = card.stations
    .filter(station => station.side === side)
    .map(station => SHIPS[displayOf(station.ship)] as ShipCard);
  const sum = (of: (ship: ShipCard) => number): number => ships.reduce((total, ship) => total + of(ship), 0);
  return {
    firepower: sum(ship => ship.firepower),
    crew: sum(ship => qualities.indexOf(ship.quality) + 1),
    capacity: sum(ship => ship.capacity),
  };
}

/** 20.1 Twice the victory point multipliers: the weaker side has what it falls short of, the other one. */
export function multipliers(first: Strength, second: Strength, leeward: number, loser: number): [number, number] {
  const short = (own: Strength, other: Strength, side: number): number =>
    2 * Math.max(0, other.firepower - own.firepower) +
    2 * Math.max(0, other.crew - own.crew) +
    (leeward === side ? 1 : 0) +
    (loser === side ? 1 : 0);
  const one = short(first, second, 0);
  const two = short(second, first, 1);
  const least = Math.min(one, two);
  return [one - least + 2, two - least + 2];
}

/** 20.1 The side that can bear less has the difference. */
export function bonuses(first: Strength, second: Strength): [number, number] {
  const gap = second.capacity - first.capacity;
  return [Math.max(0, gap), Math.max(0, -gap)];
}
