/**
 * A captain's own liking, beside the chance to win: he seeks the fight, keeps his guns loaded and his crew where they are of use. It
 * is small, and each captain has his own, so that two equal ships come to blows at all. Nothing here is a rule.
 */

import type { Frame, Lane, Seat } from '@weathergauge/engine';
import { compile, draftOf } from '@weathergauge/engine';
import { chanceToBeTaken, isOpenToBoarders, isPrizeWanted, TO_TAKE_HER } from './boarding.ts';
import { handBeyondUsual, handWorth, momentsLeft } from './cards.ts';
import { crewWorth } from './crew.ts';
import { expectedLead, features } from './features.ts';
import { foresightOf } from './foresight.ts';
import { diceOf, hitChance } from './gunnery.ts';
import { distance, nearestTo, seaRoom } from './sailing.ts';
import { CARD } from './weights.ts';
import { mostFor, mustering } from '../chapters/ch05-crew.ts';
import type { Draft } from '../model/drafts.ts';
import { range } from '../model/geometry-core.ts';
import { LONG_RANGE } from '../model/gunnery.ts';
import type { Sea, Ship } from '../model/state.ts';
import { assigned, isAfloat, MEDIUM, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { DOUBLE, EVERY_ROLL, ROUND } from '../model/vocabulary.ts';

/** So much between a ship that lies out of reach and one alongside: half of it liked, half of it disliked. */
const ZEAL = 160;
const OUT_OF_REACH = 40;
const CLOSE = 3;
/** For each net hit that own guns promise, up to so many. */
const OWN_GUNS = 12;
const MOST_HITS = 5;
/** For crews at their best, and what makes half of it. */
const CREW = 60;
const CREW_HALF_WAY = 400;
/** For each point that the chosen shot promises beyond round shot. */
const LOADS = 2;
/** Guns are loaded for a fight no farther off than this. 11.4.8 Points for each net hit, before the multiplier. */
const LIKELY_RANGE = 8;
const HITS = 1.5;
/** For each card in hand beyond the usual one or two: it will have its moment, while there is time (`momentsLeft`). */
const OWN_CARD = 125;
const USUAL_HAND = 1.75;
/** For lying where she is as good as taken: beyond so great a chance of it. */
const TAKEN = 2000;
const OPEN_FIGHT = 0.6;
/** For lying where she can take the enemy, beyond so great a chance of it. */
const PRIZE = 1000;
const HOPE = 0.3;
/** For each movement point between her and a ship that only waits to be boarded, up to so many. */
const HUNT = 30;
const FAR_OFF = 16;
/** For each of her sections that is a wreck. */
const WRECKED = -20;
const SAILS = 4;
/** What all this comes to on average, so that likings do not colour the chance that people are shown. */
const USUAL = 161;
const ORDER = 4;
/** An order half given is worth a trifle less than the same order given. */
const HALF_GIVEN = 0.02;

/** In thousandths of a logit. */
export function style(s: Readonly<Sea>, seat: Seat, draft: Readonly<Draft> | null): number {
  const order = draft !== null && draft.kind === 'musters' ? draft.order : (s.orders[seat] as number);
  const hand = s.hands[seat] as readonly number[];
  const cards = OWN_CARD * (handWorth(hand.length) - USUAL_HAND) + CARD * handBeyondUsual(hand);
  let liking = ORDER * (order - EVERY_ROLL) + momentsLeft() * cards;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat !== seat || !isAfloat(ship)) continue;
    const far = distance(s, ship);
    liking += ZEAL * (0.5 - Math.min(OUT_OF_REACH, far) / OUT_OF_REACH);
    liking += OWN_GUNS * Math.min(MOST_HITS, foresightOf(i).promise);
    const sails = draft !== null && draft.kind === 'outfits' ? (draft.ships[i]?.sails ?? ship.sails) : ship.sails;
    if (sails === MEDIUM) liking += SAILS;
    liking += seaRoom(s, ship);
    for (let section = 0; section < 4; section++) if (ship.guns[section] === 0) liking += WRECKED;
    const enemy = nearestTo(s, ship);
    const apart = enemy < 0 ? CLOSE : range(foresightOf(ship.id).pose, foresightOf(enemy).pose);
    liking += LOADS * loadsWorth(s, ship, draft, apart);
    if (s.impulse === 0 && s.turn > 0) liking += crewLiking(s, seat, ship, draft);
    else if (enemy >= 0) liking += boardingLiking(s, ship, shipOf(s, enemy), apart);
  }
  return liking - USUAL;
}

/** 12.0 No captain lays his ship alongside an enemy who has kept more men for it than he has; nor does he leave a prize for another turn. */
function boardingLiking(s: Readonly<Sea>, ship: Readonly<Ship>, enemy: Readonly<Ship>, apart: number): number {
  if (ship.grappled >= 0) return 0;
  const wanted = isPrizeWanted(s, ship, enemy, expectedLead());
  const hunted = wanted && isOpenToBoarders(enemy) && ship.crew >= enemy.crew + TO_TAKE_HER;
  const hunt = hunted ? -HUNT * Math.min(FAR_OFF, apart) : 0;
  if (apart > 0) return hunt;
  const danger = Math.max(0, chanceToBeTaken(s, ship, enemy) - OPEN_FIGHT);
  const hope = wanted ? Math.max(0, chanceToBeTaken(s, enemy, ship) - HOPE) : 0;
  return hunt + PRIZE * hope - TAKEN * danger;
}

/** 10.0, 11.4.9 Points more, or fewer, that chosen shot promises than round shot does, at the range to come. */
function loadsWorth(s: Readonly<Sea>, ship: Readonly<Ship>, draft: Readonly<Draft> | null, apart: number): number {
  const outfit = draft !== null && draft.kind === 'outfits' ? draft.ships[ship.id] : null;
  const chosen = draft !== null && draft.kind === 'loads' ? draft.ships[ship.id] : null;
  // Guns that are loaded in the middle of a fight are fired where it is fought.
  const far = chosen && apart >= LONG_RANGE ? apart : Math.min(LIKELY_RANGE, apart);
  const { multipliers } = s.articles;
  const hit = (HITS * multipliers[ship.side]) / 2;
  const burst = (multipliers[1 - ship.side] as number) / 6;
  let worth = 0;
  for (let section = 0; section < 4; section++) {
    const shot = (outfit?.load[section] ?? (chosen?.[section] || ship.load[section])) as number;
    if (shot === ROUND) continue;
    const dice = diceOf(ship, section, far, null);
    const more = hitChance(ship.morale, shot, 1) - hitChance(ship.morale, ROUND, 1);
    worth += dice * more * hit - (shot === DOUBLE ? burst : hit);
    // Two impulses later: so much of a volley is lost.
    const waits = ship.due[section] !== 0 && ship.late[section] === 0;
    if (waits) worth -= 0.2 * dice * hitChance(ship.morale, ROUND, 1) * hit;
  }
  return worth;
}

function crewLiking(s: Readonly<Sea>, seat: Seat, ship: Readonly<Ship>, draft: Readonly<Draft> | null): number {
  const muster = draft !== null && draft.kind === 'musters' ? draft.ships[ship.id] : null;
  const tasks = muster ? muster.tasks : ship.tasks;
  const task = muster ? askedTask(s, seat, ship.id) : -1;
  const worth = task < 0 ? crewWorth(s, ship, tasks) : bestCount(s, ship, tasks, task);
  const shown = Math.max(0, worth + CREW_HALF_WAY / 2);
  return (CREW * shown) / (shown + CREW_HALF_WAY) - (task < 0 ? 0 : HALF_GIVEN);
}

/** Where a captain is asked how many a task shall have: the best he can answer. */
function bestCount(s: Readonly<Sea>, ship: Readonly<Ship>, tasks: readonly number[], task: number): number {
  const tried = tasks.slice();
  const free = ship.crew - assigned(tasks) + (tasks[task] as number);
  let best = Number.NEGATIVE_INFINITY;
  for (let points = Math.min(free, mostFor(s, ship, task)); points >= 0; points--) {
    tried[task] = points;
    best = Math.max(best, crewWorth(s, ship, tried));
  }
  return best;
}

/** 5.0 Whether some other number of crew at a task would serve her better than what has been said; by what `seat` knows. */
export function isWorthAdjusting(s: Readonly<Sea>, seat: Seat, id: number, task: number): boolean {
  const draft = draftOf(s, seat);
  const tasks = draft?.kind === 'musters' ? draft.ships[id]?.tasks : undefined;
  if (tasks === undefined) return true;
  features(s, seat, draft);
  const ship = shipOf(s, id);
  return bestCount(s, ship, tasks, task) > crewWorth(s, ship, tasks);
}

/** Where the procedure asks how many. */
const COUNT = (compile<Sea, SeaAction>(mustering)[mustering.name] ?? []).findIndex(
  op => op.op === 'ask' && op.name === 'count',
);

/** The task whose number this seat is being asked for, -1 if none. */
function askedTask(s: Readonly<Sea>, seat: Seat, ship: number): number {
  const lanes = (s.stack[s.stack.length - 1] as Frame).lanes as readonly Lane[];
  for (let i = 0; i < lanes.length; i++) {
    const lane = lanes[i] as Lane;
    if (lane.seat !== seat) continue;
    const f = lane.stack[lane.stack.length - 1];
    return f !== undefined && f.at === COUNT && f.vars['ship'] === ship ? (f.vars['task'] as number) : -1;
  }
  return -1;
}
