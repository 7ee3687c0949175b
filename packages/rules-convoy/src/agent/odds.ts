/** The chance to win that people are shown: what counts, the convoy less the raiders. `fitted` says how much. Nothing here is a rule. */

import type { OddsModel, OddsRow } from '@weathergauge/engine';
import { forSide, weightsOf } from '@weathergauge/engine';
import { fitted } from './fitted.ts';
import { captureChance } from './position.ts';
import { passage, voyage } from './tables.ts';
import { scenarios } from '../book/scenarios.ts';
import { scores } from '../chapters/ch05-victory.ts';
import { prizeOf } from '../model/abilities.ts';
import { distance } from '../model/chart.ts';
import { EXITED, STILL_SAILING } from '../model/data/tables.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { CONVOY, isActive, markersLeft, RAIDERS } from '../model/state.ts';

const FEATURES: readonly OddsRow[] = [
  ['lead', 1000],
  ['long lead', 1000],
  ['late lead', 1500],
  ['lead by the ships and the time left', 300],
  ['merchants home', 300],
  ['merchants taken', -300],
  ['to be had from merchants still out', 200],
  ['merchants in time', 300],
  ['merchants late', -100],
  ['merchants in danger', -500],
  ['merchants about to be boarded', -500],
  ['expected lead', 1000],
  ['expected lead by the ships', 300],
  ['share of the strength', 800],
  ['share of the strength, time left', 800],
  ['crew', 50],
  ['guns', 50],
  ['sails', 30],
  ['warships', 100],
  ['crippled warships', -200],
  ['warships taken or lost', -200],
  ['boarding of warships', 200],
  ['prizes in danger', 200],
  ['adrift', 200],
  ['held fast', -100],
  ['wind dice, time left', 200],
  ['turn to move', 0],
  ['time left', 0],
];

/** What the features do not say of a beginning: for good, as long as time is left, and most in the middle. */
const OPENINGS: readonly OddsRow[] = scenarios.flatMap(({ id }) => [
  [id, 0],
  [`${id}, time left`, 0],
  [`${id}, half way`, 0],
]);
const rows: readonly OddsRow[] = [...FEATURES, ...OPENINGS];

/** Points at which a lead has half of its effect. */
const SHORT = 2;
const LONG = 6;
const POINTS = 5;
/** Spaces of the clock that a turn of each side takes, more or less. */
const SPACES_A_ROUND = 8;
/** Turns over which a voyage may go astray, and a hunter is to be feared. */
const ASTRAY = 3;
const NEAR = 2;

export const odds: OddsModel<Convoy> = {
  rows,
  fitted,
  weights: weightsOf(rows, fitted),
  features: (s, seat) => forSide(featuresOf(s), s.articles.sides[seat] === CONVOY),
  progress: s => Math.min(1, s.clock / s.articles.loop),
};

interface Squadron {
  strength: number;
  crew: number;
  gun: number;
  sail: number;
  warships: number;
  crippled: number;
  lost: number;
  held: number;
  boarding: number;
}

function squadron(): Squadron {
  return { strength: 0, crew: 0, gun: 0, sail: 0, warships: 0, crippled: 0, lost: 0, held: 0, boarding: 0 };
}

/** Merchants that sail for the convoy still, in points. */
interface Cargo {
  home: number;
  taken: number;
  open: number;
  inTime: number;
  late: number;
  danger: number;
  close: number;
  /** What is expected of them beyond what they count now. */
  gain: number;
}

function featuresOf(s: Readonly<Convoy>): number[] {
  const left = Math.max(0, s.articles.loop - s.clock) / s.articles.loop;
  const turns = (left * s.articles.loop) / SPACES_A_ROUND;
  const sides = [squadron(), squadron()] as const;
  const cargo: Cargo = { home: 0, taken: 0, open: 0, inTime: 0, late: 0, danger: 0, close: 0, gain: 0 };
  let prizes = 0;
  let adrift = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.kind === 'merchant') {
      addMerchant(s, ship, turns, cargo);
      if (ship.side === RAIDERS && ship.condition === 'sailing') prizes += prizeOf(ship) * feared(s, ship).danger;
    } else addWarship(s, ship, sides);
    if (ship.condition === 'struck') adrift += prizeOf(ship) * nearer(s, ship);
  }
  const [a, b] = sides;
  const [convoy, raiders] = scores(s);
  const lead = convoy - raiders;
  const ships = Math.max(1, s.ships.length);
  const share = shareOf(a.strength, b.strength);
  const found = [
    squashed(lead, SHORT),
    squashed(lead, LONG),
    squashed(lead, 1) * (1 - left) * (1 - left),
    lead / ships / Math.sqrt(turns + 1),
    cargo.home / POINTS,
    cargo.taken / POINTS,
    (cargo.open / POINTS) * left,
    cargo.inTime / POINTS,
    cargo.late / POINTS,
    cargo.danger / POINTS,
    cargo.close / POINTS,
    squashed(lead + cargo.gain, LONG),
    squashed(lead + cargo.gain, ships),
    share,
    share * left,
    (a.crew - b.crew) / POINTS,
    (a.gun - b.gun) / POINTS,
    (a.sail - b.sail) / POINTS,
    a.warships - b.warships,
    a.crippled - b.crippled,
    a.lost - b.lost,
    a.boarding - b.boarding,
    prizes / POINTS,
    adrift / POINTS,
    a.held - b.held,
    (left * ((s.stock[CONVOY] as number) - (s.stock[RAIDERS] as number))) / POINTS,
    s.active === CONVOY ? 1 : -1,
    left,
  ];
  for (let i = 0; i < scenarios.length; i++) {
    const isIt = scenarios[i]?.id === s.articles.scenario;
    found.push(isIt ? 1 : 0, isIt ? left : 0, isIt ? left * (1 - left) : 0);
  }
  return found;
}

function addMerchant(s: Readonly<Convoy>, ship: Readonly<Ship>, turns: number, cargo: Cargo): void {
  if (ship.flag !== CONVOY) return;
  const home = EXITED[ship.size] as number;
  if (ship.condition === 'exited') {
    cargo.home += home;
    return;
  }
  if (ship.side === RAIDERS) cargo.taken += prizeOf(ship);
  if (ship.side !== CONVOY || ship.condition !== 'sailing') return;
  const still = STILL_SAILING[ship.size] as number;
  const slow = ship.sail === 0 ? 1.3 : 1;
  const eta =
    voyage(s.chart, s.windTo, ship.size, ship.at, ship.facing) * slow + (ship.aground > 0 ? 1 : 0) + ship.paused;
  const inTime = Math.max(0, Math.min(1, 0.5 + (turns - eta) / (2 * ASTRAY)));
  const { danger, close } = feared(s, ship);
  const exposed = Math.min(1, Math.min(eta, turns) / (2 * ASTRAY));
  cargo.open += home - still;
  cargo.inTime += (home - still) * inTime;
  cargo.late += Math.min(2, Math.max(0, eta - turns) / ASTRAY);
  cargo.danger += (prizeOf(ship) + still) * danger * exposed;
  cargo.close += (prizeOf(ship) + still) * close;
  cargo.gain += (home - still) * inTime * (1 - danger) - (prizeOf(ship) + still) * danger * exposed;
}

/** What a merchant or a prize has to fear from warships of the other side: by and by, and at once. */
function feared(s: Readonly<Convoy>, prey: Readonly<Ship>): { readonly danger: number; readonly close: number } {
  let safety = 1;
  let close = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const hunter = s.ships[i] as Ship;
    if (!isActive(hunter) || hunter.side === prey.side || hunter.crew === 0) continue;
    const taken = captureChance(hunter, prey);
    const hexes = distance(hunter.at, prey.at);
    const way = hexes === 0 ? 0 : passage(hunter.size, hunter.at, prey.at, s.windTo, hexes - 1);
    safety *= 1 - Math.min(0.9, 1.5 * taken) * (NEAR / (NEAR + way));
    if (hexes <= NEAR) close = Math.max(close, taken);
  }
  return { danger: 1 - safety, close };
}

function addWarship(s: Readonly<Convoy>, ship: Readonly<Ship>, sides: readonly [Squadron, Squadron]): void {
  const home = sides[ship.flag as 0 | 1] as Squadron | undefined;
  if (home !== undefined && (ship.side !== ship.flag || ship.condition !== 'sailing') && ship.condition !== 'unplaced')
    home.lost += prizeOf(ship) / POINTS;
  const own = sides[ship.side as 0 | 1] as Squadron | undefined;
  if (own === undefined || ship.captured === 1 || !(ship.condition === 'sailing' || ship.condition === 'unplaced'))
    return;
  own.warships++;
  own.crew += ship.crew;
  own.gun += ship.gun;
  own.sail += ship.sail;
  own.strength += markersLeft(ship) * (2 + ship.size) * (4 + ship.quality);
  if (ship.crew === 0 || ship.gun === 0 || markersLeft(ship) <= 2) own.crippled++;
  if (ship.aground > 0 || ship.paused > 0) own.held++;
  if (ship.condition !== 'sailing') return;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (other.side === ship.side || !isActive(other) || ship.crew === 0) continue;
    if (distance(ship.at, other.at) <= NEAR) own.boarding += captureChance(ship, other);
  }
}

/** From -1 to 1: how much nearer the convoy's warships are to a ship that nobody holds. */
function nearer(s: Readonly<Convoy>, prize: Readonly<Ship>): number {
  const near = [0, 0];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isActive(ship) || ship.crew === 0) continue;
    const side = ship.side as 0 | 1;
    const hexes = distance(ship.at, prize.at);
    const way = hexes === 0 ? 0 : passage(ship.size, ship.at, prize.at, s.windTo, hexes - 1);
    near[side] = Math.max(near[side] as number, 1 / (1 + way));
  }
  return shareOf(near[CONVOY] as number, near[RAIDERS] as number);
}

function squashed(lead: number, half: number): number {
  return lead / (Math.abs(lead) + half);
}

function shareOf(a: number, b: number): number {
  return a + b === 0 ? 0 : (a - b) / (a + b);
}
