/** How a position looks to an agent. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { mastFactor } from './ch2-sailing.ts';
import { bandOf, bearing, decksToFire } from './ch4-gunnery.ts';
import { rakesFrom } from './ch4-rake.ts';
import { result, scores } from './ch5-victory.ts';
import { BANDS } from './data/tables.ts';
import type { AgeOfSail, Ship } from './state.ts';
import { afloat, sideOf } from './state.ts';

/** Points at which the curve from a lead to certainty is half way. */
const HALF_WAY = 14;
/** A threat in hand is worth less than the shot fired, or nobody would ever fire. */
const OWN_THREAT = 0.8;
const THEIR_THREAT = 0.45;
/** What a ship that can still fight is worth beyond the cells left on her record. */
const FIGHTING_DECK = 0.35;
const SAILING_MAST = 0.25;
/** Chance that a fire of each stage ends in an explosion. */
const BLOWS_UP = [0, 5 / 9, 5 / 6] as const;
/** Points lost for each centimetre between a ship and her nearest enemy, beyond a comfortable pistol shot. */
const PER_CENTIMETRE = 0.03;
const COMFORTABLE = 5000;

export function evaluate(s: Readonly<AgeOfSail>, seat: Seat): number {
  const side = sideOf(s, seat);
  const ended = result(s);
  if (ended) return ended.winners.length === 0 ? 0 : ended.winners.includes(seat) ? 1 : -1;
  const points = scores(s);
  const left = s.articles.rounds - s.round;
  const future = Math.min(1, (left + 1) / 3);
  let lead = points[side] - points[(1 - side) as 0 | 1];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!afloat(ship)) continue;
    const mine = sideOf(s, ship.seat) === side;
    const promise = prospects(s, ship, mine) * future;
    lead += mine ? promise : -promise;
  }
  return lead / (Math.abs(lead) + HALF_WAY);
}

/** What a ship promises her side beyond the score as it stands. */
function prospects(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, mine: boolean): number {
  const decks = ship.crew < 0 ? ship.port + ship.starboard : Math.min(ship.crew, ship.port + ship.starboard);
  let value = decks * FIGHTING_DECK + mastFactor(ship) * SAILING_MAST;
  if (ship.fire > 0) value -= (BLOWS_UP[ship.fire] as number) * (ship.port + ship.starboard + ship.hull + 3);
  if (decks === 0) return value;
  let nearest = Number.MAX_SAFE_INTEGER;
  let threat = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (s.articles.sides[other.seat] === s.articles.sides[ship.seat] || !afloat(other)) continue;
    const dx = other.x - ship.x;
    const dy = other.y - ship.y;
    const d2 = dx * dx + dy * dy;
    if (d2 < nearest) nearest = d2;
    const shot = expectedHits(ship, other, mine);
    if (shot > threat) threat = shot;
  }
  value += threat * (mine ? OWN_THREAT : THEIR_THREAT);
  // Closing is each side's own business: counted for both it would cancel out.
  if (mine && nearest < Number.MAX_SAFE_INTEGER)
    value -= Math.max(0, Math.sqrt(nearest) - COMFORTABLE) * (PER_CENTIMETRE / 1000);
  return value;
}

/** Cells that one volley would take on average; her decks as they will be for her next turn unless it is on now. */
function expectedHits(ship: Readonly<Ship>, target: Readonly<Ship>, mine: boolean): number {
  const band = BANDS[bandOf(target.x - ship.x, target.y - ship.y)];
  if (band === undefined) return 0;
  const board = bearing(ship, target);
  if (board === null) return 0;
  const decks = mine ? decksToFire(ship, board) : ship[board];
  return ((decks * (7 - band.hull)) / 6) * (rakesFrom(ship, target) ? 2 : 1);
}

/** Losses by side, in the book's own units. */
export function tally(s: Readonly<AgeOfSail>): Readonly<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [side, name] of [
    [0, 'A'],
    [1, 'B'],
  ] as const) {
    let decks = 0;
    let hull = 0;
    let masts = 0;
    let fires = 0;
    let lost = 0;
    let taken = 0;
    for (const ship of s.ships) {
      if (sideOf(s, ship.home) !== side) continue;
      decks += ship.port + ship.starboard + ship.given;
      hull += ship.hull;
      masts += ship.fore + ship.main + ship.mizzen;
      if (ship.fire > 0) fires++;
      if (!afloat(ship)) lost++;
      if (sideOf(s, ship.seat) !== side) taken++;
    }
    figures[`${name} decks`] = decks;
    figures[`${name} hull`] = hull;
    figures[`${name} masts`] = masts;
    figures[`${name} fires`] = fires;
    figures[`${name} ships lost`] = lost;
    figures[`${name} ships taken`] = taken;
  }
  const points = scores(s);
  figures['A points'] = points[0];
  figures['B points'] = points[1];
  return figures;
}
