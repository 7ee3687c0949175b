/**
 * Which answer a sensible captain would give. It is advice only: what is allowed is in the offers. Manoeuvres are weighed by the
 * hits that either broadside then promises (`prospects.ts`), two blocks ahead, with the enemy sailing on as she heads.
 */

import type { SeaAction, SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import type { Firer } from '@weathergauge/rules-captains-sea/geometry';
import {
  abeam,
  ADVANCE,
  advanceCost,
  BACK_SAIL,
  broadsideDice,
  COLUMNS,
  costOf as blockCost,
  DANGER,
  freeTurns,
  GUNNERY,
  HULL_REPAIR,
  madeIn,
  manoeuvres,
  PORT,
  range,
  RIG_REPAIR,
  ROWS,
  STARBOARD,
  TACK,
  tackedTo,
  tasks,
  WEAR_DOWN,
  WEAR_UP,
  windPosition,
  wornTo,
} from '@weathergauge/rules-captains-sea/geometry';
import type { Position } from '../../../client/protocol.ts';
import { aheadOf } from '../board/ways.ts';
import { HERS, MINE } from './battle.ts';
import { prospects } from './prospects.ts';
import { actions, viewOf } from './questions.ts';

/** Movement points: where carronades count double, and where double shot is soon fired close by. */
const GOOD_RANGE = 3;
const CLOSE_BY = 6;
/** Net hits for which a broadside is worth its smoke and its reload; close by it always is. */
const WORTH_FIRING = 0.4;
/** Hands that are kept for a melee while the enemy is close by. */
const BOARDERS = 6;
/** A card for +1 on one die tells in a throw of so many. */
const FEW_DICE = 2;
/** Squares from the edge at which one thinks of turning. */
const EDGE = 2;

/** Weights against a net hit that is promised. */
const HER_HITS = 1;
const FAR_OFF = 0.5;
/** 12.0, 15.0 In one square a ship may be grappled and boarded, and one melee can lose everything. */
const ALONGSIDE = 9;
const OFF_COURSE = 0.4;
const NEAR_EDGE = 2;
const STRAINED = 1.5;
const IN_IRONS = 4;
/** 7.0 By wind position, A to H: beating she is left behind, and in irons she lies still. */
const SLOW = [0, 0, 0.2, 0.4, 0.4, 1.2, 1.2, IN_IRONS] as const;
const NEXT_BLOCK = 0.6;
const NEVER = 1000;
const ROUND_OFF = 99;
const ALL = 99;
/** Net hits that a load which must not be lost is worth. */
const RELOAD = 1;
/** And a die of the side that is manned, wherever the enemy goes. */
const FRESH_GUNS = 0.25;

/** The best answer to whatever is asked, as a place in the list. */
export function advise(position: Position): readonly number[] {
  const view = viewOf(position);
  const [mine, hers] = [view.ships[MINE], view.ships[HERS]];
  if (position.offers.length === 0 || mine === undefined || hers === undefined) return [];
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, action] of actions(position).entries()) {
    const cost = costOf({ view, mine, hers, dice: position.prompt?.about['dice'] ?? 0 }, action);
    if (cost >= least) continue;
    least = cost;
    best = i;
  }
  return [best];
}

interface Duel {
  readonly view: SeaView;
  readonly mine: ShipView;
  readonly hers: ShipView;
  /** Of the throw that cards are asked for. */
  readonly dice: number;
}

/** Lower is better; what no rule here knows costs nothing, so that the first on the list is taken. */
function costOf(duel: Duel, action: SeaAction): number {
  const { view, mine, hers } = duel;
  switch (action.do) {
    case 'set-sails':
      return action.sails === 'medium' ? 0 : 1;
    case 'load':
      // 10.0 Round shot is ready two impulses sooner; before the first turn there is time for more.
      return action.shot === (view.turn === 0 && range(mine, hers) <= CLOSE_BY ? 'double' : 'round') ? 0 : 1;
    case 'plan':
      return action.plan === planFor(duel) ? 0 : 1;
    case 'standing':
      return action.order === 'danger' && view.order > DANGER ? -1 : 2;
    case 'adjust':
      return tasks.indexOf(action.task) === taskToChange(mine, hers) ? -1 : 2;
    case 'crew':
      return tasks.indexOf(action.task) >= GUNNERY ? Math.abs(action.points - enoughAtGuns(mine)) : -action.points;
    case 'strike':
      return NEVER;
    case 'play':
      return action.ship === MINE ? -1 : 1;
    case 'hasten':
      return -1;
    case 'discard':
      // 1.7.3 One die of many changes little; two cards are kept for what they say.
      return view.hand.length > 2 && duel.dice <= FEW_DICE ? -0.5 : 1;
    case 'select':
      return -blockWorth(duel, manoeuvres.indexOf(action.manoeuvre));
    case 'turn':
    case 'fall-off':
      return -worthOf(duel, { ...mine, heading: action.heading }, hers, 1);
    case 'straight':
      return -worthOf(duel, mine, hers, 1);
    case 'sure-hand':
      return NEVER;
    case 'fire':
      return isWasted(duel) ? 1 : (action.guns === 'both' ? -2 : -1) - (action.aim === 'low' ? 1 : 0);
    case 'chase':
      return -1;
    case 'assault':
      return -action.points;
    case 'grapple':
    case 'board':
    case 'no-board':
      return action.do === 'no-board' ? 0 : 1;
    case 'disengage':
    case 'break-off':
      return -1;
    default:
      return 0;
  }
}

/** 11.4.6 Too far off, or much more smoke than shot. */
function isWasted({ view, mine, hers }: Duel): boolean {
  return range(mine, hers) > CLOSE_BY && prospects(view, mine, mine, hers, 'loaded') < WORTH_FIRING;
}

/** 5.1.5 All guns of the side that will soonest bear. Guns that are being loaded must be manned, or the load is lost (10.0). */
function planFor(duel: Duel): string {
  const [port, starboard] = [sideWorth(duel, PORT), sideWorth(duel, STARBOARD)];
  return starboard >= port ? 'starboard-guns' : 'port-guns';
}

function sideWorth({ view, mine, hers }: Duel, side: number): number {
  const manned = mine.tasks.map((_, task) =>
    task === GUNNERY + 2 * side || task === GUNNERY + 2 * side + 1 ? ALL : 0,
  );
  const ship = { ...mine, tasks: manned };
  const ends = [
    mine,
    ...NEXT.flatMap(block => (blockCost(block, mine.heading, view.windTo) > 0 ? endsOf(view, mine, block) : [])),
  ];
  const promised = ends.map(at => prospects(view, ship, at, hers, 'soon'));
  const loading = [2 * side, 2 * side + 1].filter(section => (mine.due[section] ?? 0) > 0).length;
  const abreast = abeam(mine, hers) * (side === STARBOARD ? 1 : -1) > 0 ? 1 : 0;
  const strength = broadsideDice(ship, side, GOOD_RANGE) * FRESH_GUNS;
  return (promised[0] ?? 0) + Math.max(...promised) + loading * RELOAD + abreast + strength;
}

/** 5.1.3–5.1.6 The task that should have more hands or fewer; -1 where all is well. */
function taskToChange(mine: ShipView, hers: ShipView): number {
  const placed = mine.own?.tasks ?? [];
  const spare = mine.crew - placed.reduce((sum, points) => sum + points, 0);
  if (range(mine, hers) > CLOSE_BY) return spare < 2 ? -1 : toMend(mine, placed);
  // She may come alongside before the turn is over.
  if (spare >= BOARDERS) return -1;
  const sections = [0, 1, 2, 3].filter(section => (placed[GUNNERY + section] ?? 0) > enoughAtGuns(mine));
  return sections[0] === undefined ? -1 : GUNNERY + sections[0];
}

/** 11.4.4 The lowest box of a section with nearly the dice of the highest. */
export function enoughAtGuns({ boxes }: ShipView): number {
  const most = boxes.at(-1)?.[0] ?? 0;
  return boxes.findIndex(([long]) => long === most) + 1;
}

/** What idle hands had better mend; -1 for nothing. */
function toMend(mine: ShipView, placed: readonly number[]): number {
  const sections = [0, 1, 2, 3].filter(
    section =>
      (mine.guns[section] ?? 0) < mine.boxes.length &&
      placed[HULL_REPAIR + section] === 0 &&
      (placed[GUNNERY + section] ?? 0) > 0,
  );
  const [worst] = sections.toSorted((a, b) => (mine.guns[a] ?? 0) - (mine.guns[b] ?? 0));
  if (worst !== undefined) return HULL_REPAIR + worst;
  return mine.rigging < mine.fullRigging && placed[RIG_REPAIR] === 0 ? RIG_REPAIR : -1;
}

/** How good it is to lay this block now: when it is made the enemy has sailed on. */
function blockWorth(duel: Duel, block: number): number {
  const { view, mine, hers } = duel;
  const cost = mine.own?.panel[block - 1] ?? blockCost(block, mine.heading, view.windTo);
  const made = madeIn(mine, view.impulse, cost);
  const then = sailedOn(hers, view.impulse, made === 0 ? ROUND_OFF : made);
  const worth = Math.max(...endsOf(view, mine, block).map(at => worthOf(duel, at, then, 1)));
  return worth - (made === 0 ? STRAINED : 0) - (block === TACK ? IN_IRONS : 0);
}

/** Where a block may bring her; 9.1.1 after an Advance she may turn. */
function endsOf(view: SeaView, from: Firer, block: number): readonly Firer[] {
  const { id, col, row, heading } = from;
  const turnedTo = (to: number): Firer => ({ id, col, row, heading: to });
  switch (block) {
    case ADVANCE: {
      const ahead = aheadOf(from);
      return [ahead, ...freeTurns(heading, view.windTo).map(to => ({ ...ahead, heading: to }))];
    }
    case WEAR_DOWN:
    case WEAR_UP:
      return [turnedTo(wornTo(block, heading, view.windTo))];
    case TACK:
      return [turnedTo(tackedTo(heading, view.windTo))];
    case BACK_SAIL:
    default:
      return [from];
  }
}

/** The enemy after the impulses up to `until`, if she only goes ahead. */
function sailedOn(hers: ShipView, now: number, until: number): Firer {
  const paid = hers.activations.filter(impulse => impulse > now && impulse <= until).length + hers.spent;
  let at: Firer = hers;
  for (let left = paid; left >= advanceCost(hers.heading); left -= advanceCost(hers.heading)) at = aheadOf(at);
  return at;
}

const NEXT = [ADVANCE, WEAR_DOWN, WEAR_UP] as const;

/** Net hits promised and feared, the way to her, and sea room; `blocks` more to come are thought of. */
function worthOf(duel: Duel, at: Firer, then: Firer, blocks: number): number {
  const { view, mine, hers } = duel;
  const now =
    prospects(view, mine, at, then, 'soon') -
    HER_HITS * prospects(view, hers, then, at, 'soon') -
    FAR_OFF * Math.max(0, range(at, then) - GOOD_RANGE) -
    (range(at, then) === 0 ? ALONGSIDE : 0) -
    NEAR_EDGE * Math.max(0, EDGE + 1 - seaRoom(at)) -
    (SLOW[windPosition(at.heading, view.windTo)] ?? 0);
  if (blocks === 0) return now;
  const next = NEXT.filter(block => blockCost(block, at.heading, view.windTo) > 0)
    .flatMap(block => endsOf(view, at, block))
    .map(end => worthOf(duel, end, then, blocks - 1) - OFF_COURSE);
  return now + NEXT_BLOCK * Math.max(now, ...next);
}

function seaRoom({ col, row }: Firer): number {
  return Math.min(col, row, COLUMNS + 1 - col, ROWS + 1 - row);
}
