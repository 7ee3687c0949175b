/** 23.0 How to win: points, ends, and what counts when a campaign is over. */

import type { Context, Ending, Result, Seat } from '@weathergauge/engine';
import { settledBySides } from '@weathergauge/engine';
import { isUntouched, takeNapoleon } from './ch21-objectives.ts';
import { revealRaid } from './ch22-markers.ts';
import { ISLAND_POINTS } from '../book/openings.ts';
import { DIRECTIVES, OBJECTIVE_OF_PORT, OBJECTIVES, SHIP_PRIZE, SHIP_SUNK } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { NOWHERE, REMOVED, SUNK, TAKEN } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { admiralsIn, isPrize, SHOWN_RAID, shipsIn, sideOfBlock, sideOfShip, TRUE_RAID } from '../model/state.ts';
import { leavingTag, putBlock } from '../model/tags.ts';
import type { Over } from '../model/terms.ts';
import { ALLIED, BRITISH, GOLD, IN_HAVANA, IN_WEST_INDIES, WEST_INDIES_WATERS } from '../model/terms.ts';

/** 23.1, R11, R94 Enemy ships sunk or taken, as their counters say; prizes that have not reached a major port count as sunk. */
export function shipPoints(s: Readonly<Campaign>, side: number): number {
  let points = 0;
  for (let ship = 0; ship < s.berths.length; ship++) {
    if (sideOfShip(ship) === side) continue;
    const berth = s.berths[ship];
    if (berth === TAKEN) points += SHIP_PRIZE[ship] as number;
    else if (berth === SUNK || isPrize(s, ship)) points += SHIP_SUNK[ship] as number;
  }
  return points;
}

/** 23.1 Objectives, directives and failed duties in the Allied VP box. */
function alliedPoints(s: Readonly<Campaign>): number {
  let points = s.failures + s.directivesScored * DIRECTIVES.points;
  for (let area = 0; area < s.napoleon.length; area++) {
    if (s.napoleonTaken[area] === 1) points += s.napoleon[area] as number;
    if (s.pittTaken[area] === 1) points += s.pitt[area] as number;
  }
  return points;
}

/** 23.1 Pitt's objectives of areas that were neither raided nor invaded. */
function britishPoints(s: Readonly<Campaign>): number {
  let points = 0;
  for (let area = 0; area < s.pitt.length; area++) if (isKept(s, area)) points += s.pitt[area] as number;
  return points;
}

const isKept = (s: Readonly<Campaign>, area: number): boolean => s.pittTaken[area] === 0 && isUntouched(s, area);

/** R102 In the West Indies campaign, for each British port there that was not raided. */
function islandPoints(s: Readonly<Campaign>): number {
  if (s.articles.waters !== WEST_INDIES_WATERS) return 0;
  let held = 0;
  for (let port = 0; port < s.raids.length; port++) {
    const isThere = OBJECTIVE_OF_PORT[port] === IN_WEST_INDIES;
    if (isThere && s.raids[port] !== TRUE_RAID && s.raids[port] !== SHOWN_RAID) held++;
  }
  return held * ISLAND_POINTS;
}

const algiersPoints = (s: Readonly<Campaign>, side: number): number =>
  s.algiers === side + 1 ? OBJECTIVES.algiers : 0;

/** 24.3 Ships are worth nothing in Trafalgar: only the objectives count. */
export function objectivesScored(s: Readonly<Campaign>): number {
  return s.trafalgar.filter(taken => taken === 1).length;
}

/** British and Allied points as they truly stand: face-down markers and hidden raids are in them. */
export function scores(s: Readonly<Campaign>): [number, number] {
  if (s.articles.trafalgar) return [0, objectivesScored(s)];
  return [
    britishPoints(s) + islandPoints(s) + shipPoints(s, BRITISH) + algiersPoints(s, BRITISH),
    alliedPoints(s) + shipPoints(s, ALLIED) + algiersPoints(s, ALLIED),
  ];
}

/** 23.1 Where points come from. */
type PointsFrom =
  | 'pitt-kept'
  | 'pitt-taken'
  | 'napoleon'
  | 'directives'
  | 'duties'
  | 'islands'
  | 'algiers'
  | 'sunk'
  | 'prizes';

/** One line of the account at the end: British and Allied points, and the objectives they are for. */
export interface Account {
  readonly from: PointsFrom;
  readonly points: readonly [number, number];
  readonly areas: readonly number[];
}

/** 23.1 What the scores are made of; lines without points are left out. Trafalgar counts objectives and no points (24.3). */
export function account(s: Readonly<Campaign>): readonly Account[] {
  if (s.articles.trafalgar) return [];
  const areas = s.pitt.map((_, area) => area);
  const kept = areas.filter(area => s.pitt[area] !== 0 && isKept(s, area));
  const lost = areas.filter(area => s.pittTaken[area] === 1);
  const won = areas.filter(area => s.napoleonTaken[area] === 1);
  const worth = (values: readonly number[], of: readonly number[]): number =>
    of.reduce((sum, area) => sum + (values[area] as number), 0);
  const both = (of: (side: number) => number): [number, number] => [of(BRITISH), of(ALLIED)];
  const lines: readonly Account[] = [
    { from: 'pitt-kept', points: [worth(s.pitt, kept), 0], areas: kept },
    { from: 'pitt-taken', points: [0, worth(s.pitt, lost)], areas: lost },
    { from: 'napoleon', points: [0, worth(s.napoleon, won)], areas: won },
    { from: 'directives', points: [0, s.directivesScored * DIRECTIVES.points], areas: [] },
    { from: 'duties', points: [0, s.failures], areas: [] },
    { from: 'islands', points: [islandPoints(s), 0], areas: [] },
    { from: 'algiers', points: both(side => algiersPoints(s, side)), areas: [] },
    { from: 'sunk', points: both(side => shipPoints(s, side) - prizePoints(s, side)), areas: [] },
    { from: 'prizes', points: both(side => prizePoints(s, side)), areas: [] },
  ];
  return lines.filter(({ points }) => points.some(count => count !== 0));
}

/** R11 Of the points for ships, those for prizes that were brought into a major port. */
function prizePoints(s: Readonly<Campaign>, side: number): number {
  return s.berths.reduce(
    (sum, berth, ship) => (berth === TAKEN && sideOfShip(ship) !== side ? sum + (SHIP_PRIZE[ship] as number) : sum),
    0,
  );
}

const CLAUSES: Readonly<Record<Exclude<Over, ''>, string>> = {
  channel: '23.2',
  points: '23.1',
  objectives: '24.3',
  time: '24.3',
};

/** R109 Wherever the game was, nothing of it is left to be done. Only steps and open answers may end it, no lane. */
export function endGame(s: Campaign, reason: Exclude<Over, ''>, context: Context): void {
  if (s.over !== '') return;
  s.over = reason;
  s.stack.length = 0;
  tell(context, { type: 'over', reason, scores: scores(s), clause: CLAUSES[reason] });
}

/** 23.1, R94 After the last turn hidden markers are turned, and points are counted. Duties have been judged before. */
export function endOfTurn(s: Campaign, context: Context): void {
  if (s.turn < s.articles.lastTurn) return;
  if (s.articles.trafalgar) {
    endGame(s, 'time', context);
    return;
  }
  for (let port = 0; port < s.raids.length; port++) revealRaid(s, port, context);
  endGame(s, 'points', context);
}

/** 23.2 Who has crossed the Channel wins, whatever the points. R108 Nobody wins a tie. */
function winner(s: Readonly<Campaign>): number {
  if (s.over === 'channel' || s.over === 'objectives') return ALLIED;
  if (s.over === 'time') return BRITISH;
  const [british, allied] = scores(s);
  if (british === allied) return -1;
  return british > allied ? BRITISH : ALLIED;
}

export function result(s: Readonly<Campaign>): Result | null {
  if (s.over === '') return null;
  const won = winner(s);
  return { winners: won < 0 ? [] : [won as Seat], scores: scores(s), reason: s.over, clause: CLAUSES[s.over] };
}

/** What each side has to show for itself when a game ends otherwise. */
export function settled(s: Readonly<Campaign>, ending: Ending): Result {
  return settledBySides(ending, [BRITISH, ALLIED], scores(s));
}

/** R102 In the West Indies campaign a block that enters E01 has gone home: with prizes (R114), or with the Gold. */
export function goHome(s: Campaign, block: Block, context: Context): void {
  const { id } = block;
  const tag = leavingTag(s, block);
  for (const ship of shipsIn(s, id)) s.berths[ship] = isPrize(s, ship) ? TAKEN : REMOVED;
  const admirals = admiralsIn(s, id);
  for (const admiral of admirals) s.admirals[admiral] = REMOVED;
  putBlock(s, block, NOWHERE, context.dice);
  tell(context, { type: 'gone-home', side: sideOfBlock(id), tag, clause: 'R102' });
  for (const admiral of admirals) tell(context, { type: 'admiral-gone', admiral, clause: 'R102' });
  if (id === GOLD) takeNapoleon(s, IN_HAVANA, context);
}
