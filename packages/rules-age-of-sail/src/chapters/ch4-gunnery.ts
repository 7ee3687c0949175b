/** Chapter 4, Combat: firing. Who may fire at whom, the volley and what it hits. */

import type { Context, Modifier, Refused } from '@weathergauge/engine';
import { isHeard, rollPool } from '@weathergauge/engine';
import { segmentsWithin, segmentTouchesPolygon } from '@weathergauge/seamanship';
import { ask, call, procedure, step } from './builders.ts';
import { bearing, needed, rakesFrom } from './ch4-bearing.ts';
import { damage } from './ch4-damage.ts';
import { afloat } from '../model/conditions.ts';
import { HALF_BEAM, HALF_KEEL, KEEL_X, KEEL_Y, LONGEST_SHOT } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { AgeOfSail, Area, Ship } from '../model/state.ts';
import { decksReady } from '../model/record.ts';
import { enemies, shipOf } from '../model/state.ts';
import type { AgeOfSailAction, Aim, Board } from '../model/vocabulary.ts';
import { aims } from '../model/vocabulary.ts';

const VOLLEYS: Readonly<Record<Aim, readonly AgeOfSailAction[]>> = {
  hull: [1, 2, 3].map(decks => ({ do: 'volley', aim: 'hull', decks })),
  masts: [1, 2, 3].map(decks => ({ do: 'volley', aim: 'masts', decks })),
};

/** 4.4, R24, R25 A volley: one ship, one moment, one target, one declared aim. Decks may be held back for another. */
export const volley = procedure('volley', { ship: 0, target: 0, aim: 0, decks: 0, hits: 0, sixes: 0 }, [
  ask('aim', {
    by: (s, l) => shipOf(s, l.ship).seat,
    clause: '4.4',
    about: (_s, l) => ({ ship: l.ship, target: l.target }),
    offers: (s, l) => aimOffers(s, l.ship, l.target),
    presumed: (s, l) => aimOffers(s, l.ship, l.target)[0] ?? null,
    whyNot: (s, l, a) => whyNotThatVolley(shipOf(s, l.target), a),
    take: (_s, l, a) => {
      if (a.do !== 'volley') return;
      l.aim = aims.indexOf(a.aim);
      l.decks = a.decks;
    },
  }),
  step('fire', (s, l, context) => {
    const { hits, sixes } = fireVolley(shipOf(s, l.ship), shipOf(s, l.target), aims[l.aim] as Aim, l.decks, context);
    l.hits = hits;
    l.sixes = sixes;
  }),
  call(damage, (_s, l) => ({ ship: l.ship, target: l.target, aim: l.aim, hits: l.hits, sixes: l.sixes })),
]);

function aimOffers(s: Readonly<AgeOfSail>, shipId: number, targetId: number): AgeOfSailAction[] {
  const [ship, target] = [shipOf(s, shipId), shipOf(s, targetId)];
  return volleyOffers(target, decksToFire(ship, bearing(ship, target)));
}

/** The ways to fire at a target with so many decks at most. */
export function volleyOffers(target: Readonly<Ship>, decks: number): AgeOfSailAction[] {
  const offers: AgeOfSailAction[] = [];
  for (let n = decks; n >= 1; n--) {
    offers.push(VOLLEYS.hull[n - 1] as AgeOfSailAction);
    if (target.fore + target.main + target.mizzen > 0) offers.push(VOLLEYS.masts[n - 1] as AgeOfSailAction); // R31
  }
  return offers;
}

function whyNotThatVolley(target: Readonly<Ship>, a: AgeOfSailAction): { reason: string; clause: string } | null {
  if (a.do !== 'volley') return null;
  const bare = target.fore + target.main + target.mizzen === 0;
  if (a.aim === 'masts' && bare) return { reason: 'she has no mast left to aim at', clause: 'R31' };
  return { reason: 'so many decks are not ready on that side', clause: '4.2' };
}

/** Adds an offer for every enemy that this ship may fire at now. */
export function engagements(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, offers: AgeOfSailAction[]): void {
  if (ship.repairing === 1 || ship.port + ship.starboard === 0) return;
  for (let i = 0; i < s.ships.length; i++) {
    if (canEngage(s, ship, s.ships[i] as Ship)) offers.push({ do: 'engage', ship: ship.id, target: i });
  }
}

export function bearsOnAnyone(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): boolean {
  for (let i = 0; i < s.ships.length; i++) if (canEngage(s, ship, s.ships[i] as Ship)) return true;
  return false;
}

/** 4.1, 4.2, R15, R19, R20, R21, R32 May this ship fire at that one now? R33 Being entangled hinders neither. */
export function canEngage(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, target: Readonly<Ship>): boolean {
  const dx = target.x - ship.x;
  const dy = target.y - ship.y;
  if (dx > LONGEST_SHOT || -dx > LONGEST_SHOT || dx * dx + dy * dy > LONGEST_SHOT * LONGEST_SHOT) return false;
  if (!enemies(s, ship, target) || !afloat(target) || !afloat(ship) || ship.repairing === 1) return false;
  const board = bearing(ship, target);
  return board !== null && decksToFire(ship, board) > 0 && sightClear(s, ship, target);
}

/** Why she may not fire at that one now: for refusals only. */
export function whyNotEngage(s: Readonly<AgeOfSail>, a: AgeOfSailAction): Refused | null {
  const ship = a.do === 'engage' ? s.ships[a.ship] : undefined;
  const target = a.do === 'engage' ? s.ships[a.target] : undefined;
  if (a.do !== 'engage' || ship === undefined || target === undefined) return null;
  if (ship.repairing === 1) return { reason: 'her people are at work on her masts', clause: 'R15' };
  const [dx, dy] = [target.x - ship.x, target.y - ship.y];
  if (dx * dx + dy * dy > LONGEST_SHOT * LONGEST_SHOT) return { reason: 'that ship is out of range', clause: '4.5' };
  const board = bearing(ship, target);
  if (board === null) return { reason: 'none of her broadsides bears on that ship', clause: '4.1' };
  if (decksToFire(ship, board) <= 0)
    return decksReady(ship, board) > 0
      ? { reason: 'her prize crew can serve no more decks in this round', clause: 'R69' }
      : { reason: 'no deck on that side is left to fire', clause: '4.2' };
  return sightClear(s, ship, target) ? null : { reason: 'another hull, or land, masks the shot', clause: 'R32' };
}

/**
 * 4.2 Decks on that board that have not fired this round; 4.20, R49, R69 a prize serves no more decks than she has crew
 * for.
 */
export function decksToFire(ship: Readonly<Ship>, board: Board | null): number {
  if (board === null) return 0;
  const ready = decksReady(ship, board);
  return ship.crew < 0 ? ready : Math.min(ready, ship.crew - ship.served);
}

/** R32 Another hull on the line between the centres masks the shot, and so does land (R64). */
function sightClear(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, target: Readonly<Ship>): boolean {
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (
      i === ship.id ||
      i === target.id ||
      !nearLine(ship, target, other.x, other.y, HALF_KEEL + HALF_BEAM) ||
      !afloat(other)
    )
      continue;
    const kx = KEEL_X[other.heading] as number;
    const ky = KEEL_Y[other.heading] as number;
    if (
      segmentsWithin(
        ship.x,
        ship.y,
        target.x,
        target.y,
        other.x - kx,
        other.y - ky,
        other.x + kx,
        other.y + ky,
        HALF_BEAM,
      )
    )
      return false;
  }
  for (let i = 0; i < s.areas.length; i++) {
    const area = s.areas[i] as Area;
    if (area.kind !== 'island' || !nearLine(ship, target, area.x, area.y, area.reach)) continue;
    if (segmentTouchesPolygon(ship.x, ship.y, target.x, target.y, area.outline)) return false;
  }
  return true;
}

/** A quick look: is the place within reach of the box around the line? */
function nearLine(a: Readonly<Ship>, b: Readonly<Ship>, x: number, y: number, reach: number): boolean {
  return (
    x >= (a.x < b.x ? a.x : b.x) - reach &&
    x <= (a.x > b.x ? a.x : b.x) + reach &&
    y >= (a.y < b.y ? a.y : b.y) - reach &&
    y <= (a.y > b.y ? a.y : b.y) + reach
  );
}

/** 4.2, 4.5 One die a deck. The decks are spent whatever they hit. */
export function fireVolley(
  ship: Ship,
  target: Ship,
  aim: Aim,
  decks: number,
  context: Context,
): { hits: number; sixes: number } {
  const board = bearing(ship, target) ?? 'starboard';
  if (board === 'port') ship.firedPort += decks;
  else ship.firedStarboard += decks;
  ship.served += decks;
  const need = needed(ship, target, aim);
  const faces = rollPool(context.dice, decks, 6, 'volley');
  let hits = 0;
  let sixes = 0;
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i] as number;
    if (face >= need) hits++;
    if (face === 6) sixes++;
  }
  const raked = aim === 'hull' && rakesFrom(ship, target);
  tell(context, {
    type: 'volley',
    to: 'all',
    clause: '4.5',
    ship: ship.id,
    target: target.id,
    board,
    aim,
    needed: need,
    faces,
    hits,
    raked,
    modifiers: isHeard(context) ? reckoning(decks, need, raked) : UNTOLD,
  });
  return { hits, sixes };
}

const UNTOLD: readonly Modifier[] = [];
const RAKED: Modifier = { what: 'rake', by: 2, clause: '4.9' };

/** What the dice of a volley were thrown by: this book adds nothing up, it counts decks and reads a table. */
function reckoning(decks: number, need: number, raked: boolean): readonly Modifier[] {
  const thrown: Modifier = { what: 'decks', by: decks, clause: '4.2' };
  const range: Modifier = { what: 'range', by: need, clause: '4.5' };
  return raked ? [thrown, range, RAKED] : [thrown, range];
}
