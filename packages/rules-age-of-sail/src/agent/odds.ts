/** The chance to win that people are shown: what counts in a battle, fleet A less fleet B. `fitted` says how much. Nothing here is a rule. */

import type { OddsModel, OddsRow } from '@weathergauge/engine';
import { forSide, weightsOf } from '@weathergauge/engine';
import { fitted } from './fitted.ts';
import { boardingChance } from './evaluate.ts';
import { scenarios } from '../book/scenarios.ts';
import { mastFactor } from '../chapters/ch2-sailing.ts';
import { bandOf, bearing, rakesFrom } from '../chapters/ch4-bearing.ts';
import { fightingDice } from '../chapters/ch4-boarding.ts';
import { decksToFire } from '../chapters/ch4-gunnery.ts';
import { areFouled } from '../chapters/ch4-grapnels.ts';
import { cells } from '../chapters/ch3-ships.ts';
import { cellsLost, scores } from '../chapters/ch5-victory.ts';
import { afloat, isUnmanned } from '../model/conditions.ts';
import { BANDS, HULL_REACH, LONGEST_SHOT, PRIZE_POINTS } from '../model/data/tables.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { enemies, sideOf } from '../model/state.ts';

const FEATURES: readonly OddsRow[] = [
  ['short lead', 800],
  ['long lead', 800],
  ['lead by the time left', 500],
  ['lead by the ships and the time left', 300],
  ['late lead', 800],
  ['share of the decks', 800],
  ['share of the decks, time left', 800],
  ['decks', 30],
  ['hull', 50],
  ['share of the hull, time left', 300],
  ['masts', 30],
  ['ships', 100],
  ['crippled ships', -200],
  ['fires', -400],
  ['grown fires', -300],
  ['held fast', -100],
  ['guns that bear', 100],
  ['guns about to fire', 200],
  ['boarding', 100],
  ['boarding, by the ships', 100],
  ['boarding, squashed', 500],
  ['entangled and stronger', 200],
  ['prospects', 500],
  ['turn to move', 0],
  ['moves first', 0],
  ['moves first, time left', 0],
  ['side', 0],
];

/** What the features do not say of a beginning, as long as it matters: most at first, or most in the middle. */
const OPENINGS: readonly OddsRow[] = scenarios.flatMap(({ id }) => [
  [id, 0],
  [`${id}, half way`, 0],
]);
const rows: readonly OddsRow[] = [...FEATURES, ...OPENINGS];

/** Points at which a lead has half of its effect. */
const SHORT = 5;
const LONG = 20;
const POINTS = 10;
/** Hits of a deck at close range that bears, and how often it does. */
const HITS_A_DECK = 0.3;

interface Force {
  decks: number;
  hull: number;
  masts: number;
  ships: number;
  crippled: number;
  fires: number;
  grown: number;
  held: number;
  bearing: number;
  ready: number;
}

function force(): Force {
  return { decks: 0, hull: 0, masts: 0, ships: 0, crippled: 0, fires: 0, grown: 0, held: 0, bearing: 0, ready: 0 };
}

export const odds: OddsModel<AgeOfSail> = {
  rows,
  fitted,
  weights: weightsOf(rows, fitted),
  features: (s, seat) => forSide(featuresOf(s), sideOf(s, seat) === 0),
  progress: s => Math.max(0, Math.min(1, 1 - leftOf(s) / (s.articles.rounds + 1))),
};

/** Rounds to come, and half of this one where the second side is about to move. */
function leftOf(s: Readonly<AgeOfSail>): number {
  return s.articles.rounds - s.round + (s.active === s.first ? 1 : 0.5);
}

function featuresOf(s: Readonly<AgeOfSail>): number[] {
  const sides = [force(), force()] as const;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (afloat(ship)) addShip(s, ship, sides[sideOf(s, ship.seat)]);
  }
  const [a, b] = sides;
  const [first, second] = scores(s);
  const lead = first - second;
  const left = leftOf(s);
  const share = left / (s.articles.rounds + 1);
  const decks = shareOf(a.decks, b.decks);
  const boarding = boardingIn(s);
  const ships = Math.max(1, s.ships.length);
  const turn = s.active === 0 ? 1 : -1;
  const mover = s.first === 0 ? 1 : -1;
  const prospects = lead + HITS_A_DECK * Math.min(left, 8) * (a.decks - b.decks) + boarding.points;
  const found = [
    squashed(lead, SHORT),
    squashed(lead, LONG),
    lead / POINTS / Math.sqrt(left + 1),
    lead / Math.sqrt(left + 1) / ships,
    squashed(lead, 2) * (1 - share) * (1 - share),
    decks,
    decks * share,
    (a.decks - b.decks) / 3,
    (a.hull - b.hull) / 3,
    shareOf(a.hull, b.hull) * share,
    a.masts - b.masts,
    a.ships - b.ships,
    a.crippled - b.crippled,
    a.fires - b.fires,
    a.grown - b.grown,
    (a.held - b.held) * share,
    a.bearing - b.bearing,
    a.ready - b.ready,
    boarding.points / POINTS,
    boarding.points / POINTS / ships,
    squashed(boarding.points, POINTS),
    boarding.stronger,
    squashed(prospects, LONG),
    turn,
    mover,
    mover * share,
    share,
  ];
  for (let i = 0; i < scenarios.length; i++) {
    const isIt = scenarios[i]?.id === s.articles.scenario;
    found.push(isIt ? share : 0, isIt ? share * (1 - share) : 0);
  }
  return found;
}

function addShip(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, own: Force): void {
  const decks = fightingDice(ship);
  own.decks += isUnmanned(ship) ? 0 : ship.port + ship.starboard;
  own.hull += ship.hull;
  own.masts += mastFactor(ship);
  if (decks > 0) own.ships++;
  if (ship.hull <= 1 || decks <= 1) own.crippled++;
  if (ship.fire > 0) own.fires++;
  if (ship.fire > 1) own.grown++;
  if (ship.condition === 'anchored' || ship.condition === 'weighing' || ship.condition === 'aground') own.held++;
  let bears = 0;
  let ready = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (!enemies(s, ship, other) || !afloat(other)) continue;
    const dx = other.x - ship.x;
    const dy = other.y - ship.y;
    if (dx * dx + dy * dy > LONGEST_SHOT * LONGEST_SHOT) continue;
    const board = bearing(ship, other);
    const band = BANDS[bandOf(dx, dy)];
    if (board === null || band === undefined) continue;
    const perDeck = ((7 - band.hull) / 6) * (rakesFrom(ship, other) ? 2 : 1);
    bears = Math.max(bears, perDeck * ship[board]);
    ready = Math.max(ready, perDeck * decksToFire(ship, board));
  }
  own.bearing += bears;
  own.ready += ready;
}

/** Points that fleet A may hope for from fights hand to hand, and by how much it is the stronger in them. */
function boardingIn(s: Readonly<AgeOfSail>): { readonly points: number; readonly stronger: number } {
  let points = 0;
  let stronger = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (sideOf(s, ship.seat) !== 0 || !afloat(ship)) continue;
    for (let j = 0; j < s.ships.length; j++) {
      const other = s.ships[j] as Ship;
      if (sideOf(s, other.seat) !== 1 || !afloat(other)) continue;
      const near = areFouled(ship, other) ? 1 : nearly(ship, other);
      if (near === 0) continue;
      const { win, lose } = boardingChance(ship, other);
      points += near * (win * stake(other) - lose * stake(ship));
      stronger += near * (win - lose);
    }
  }
  return { points, stronger };
}

/** Hulls that touch will be entangled in the combat step; those within a length may be. */
const MAY_TOUCH = 0.3;

function nearly(ship: Readonly<Ship>, other: Readonly<Ship>): number {
  return Math.abs(ship.x - other.x) < HULL_REACH && Math.abs(ship.y - other.y) < HULL_REACH ? MAY_TOUCH : 0;
}

/** What changes hands with her: the cells not yet scored, and the points for a prize. */
function stake(ship: Readonly<Ship>): number {
  return cells(ship) - cellsLost(ship) + PRIZE_POINTS;
}

function squashed(lead: number, half: number): number {
  return lead / (Math.abs(lead) + half);
}

function shareOf(a: number, b: number): number {
  return a + b === 0 ? 0 : (a - b) / (a + b);
}
