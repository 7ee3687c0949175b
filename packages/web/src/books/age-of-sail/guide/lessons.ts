/** The lessons, in the order in which they are told. Each says when it is reached and which orders lead there. */

import type { AgeOfSailAction, AgeOfSailEvent } from '@weathergauge/rules-age-of-sail';
import { BANDS, closeHauled, pointsOff, rangeInMm } from '@weathergauge/rules-age-of-sail/geometry';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { millimetres } from '../board/units.ts';
import { HERS, MINE } from './battle.ts';
import type { Lesson, CoachView } from '../../tutorial.ts';
import type { Aim } from './helm.ts';
import { bestHelm } from './helm.ts';
import {
  actions,
  gunsBear,
  hasBoarded,
  hasFired,
  hasGrappled,
  hasRun,
  hasTacked,
  hasTurned,
  shipAt,
  viewOf,
} from './questions.ts';

export const lessonIds = [
  'wind',
  'run',
  'undo',
  'turn',
  'tack',
  'range',
  'fire',
  'sheet',
  'log',
  'board',
  'end',
] as const;
export type LessonId = (typeof lessonIds)[number];

const nothing = (): readonly number[] => [];

const shooting = (seen: CoachView): boolean => hasFired(seen) || hasGrappled(seen);

export const lessons: readonly Lesson<LessonId>[] = [
  { id: 'wind', clauses: ['1.1', '2.3'], reached: hasRun, suggest: nothing, isTold: true },
  { id: 'run', clauses: ['2.2', '2.6'], reached: hasRun, suggest: running },
  {
    id: 'undo',
    clauses: [],
    reached: seen => seen.undone > 0,
    passed: shooting,
    // While there is something to undo, no order is suggested: the lesson asks for the undo.
    suggest: position => (position.undo.right === 'alone' ? [] : towards('broadside')(position)),
  },
  { id: 'turn', clauses: ['2.11'], reached: hasTurned, passed: shooting, suggest: turning },
  { id: 'tack', clauses: ['2.10', 'R11'], reached: hasTacked, passed: shooting, suggest: tacking },
  {
    id: 'range',
    clauses: ['4.1', '4.5'],
    reached: seen => gunsBear(seen) || hasFired(seen),
    passed: hasGrappled,
    suggest: towards('broadside'),
  },
  { id: 'fire', clauses: ['4.2', '4.4', '4.5'], reached: hasFired, passed: hasBoarded, suggest: towards('broadside') },
  { id: 'sheet', clauses: ['3.2', '4.6', '4.7'], reached: seen => seen.ship === HERS, suggest: nothing },
  {
    id: 'log',
    clauses: [],
    reached: seen => seen.paper === 'log' || seen.paper === 'rules',
    suggest: nothing,
  },
  { id: 'board', clauses: ['4.16', '4.17', '4.18'], reached: hasBoarded, suggest: towards('contact') },
  { id: 'end', clauses: ['5.12', 'R53', 'R54'], reached: () => false, suggest: towards('contact') },
];

/** Half of a good run: enough to see her move, and something left to turn with. */
const HALF_A_RUN = 50;
/** Within the second range band firing is worth it. */
const WORTH_FIRING = millimetres(BANDS[1].reach);

function which({ offers }: Position, test: (action: AgeOfSailAction, offer: OfferView) => boolean): readonly number[] {
  return offers.flatMap((offer, i) => (test(offer.action as AgeOfSailAction, offer) ? [i] : []));
}

function longest(position: Position, most: number): readonly number[] {
  const strokes = actions(position).flatMap((action, i) =>
    action.do === 'run' && action.mm <= most ? [{ i, mm: action.mm }] : [],
  );
  const far = Math.max(...strokes.map(({ mm }) => mm));
  return strokes.filter(({ mm }) => mm === far).map(({ i }) => i);
}

function running(position: Position): readonly number[] {
  const runs = longest(position, HALF_A_RUN);
  return runs.length > 0 ? runs : towards('broadside')(position);
}

function turning(position: Position): readonly number[] {
  const toWind = which(position, (action, offer) => action.do === 'turn' && gains(position, offer));
  const turns = toWind.length > 0 ? toWind : which(position, action => action.do === 'turn');
  return turns.length > 0 ? turns : towards('broadside')(position);
}

function tacking(position: Position): readonly number[] {
  const tacks = which(position, action => action.do === 'tack');
  if (tacks.length > 0) return tacks;
  const ship = shipAt(position, MINE);
  const hauled = ship !== null && closeHauled(viewOf(position), ship.heading);
  // Close hauled already, and not enough of the move left to tack: end the move, the next one begins with the tack.
  const rest = which(position, action => action.do === 'end');
  if (hauled && rest.length > 0) return rest;
  const nearer = which(position, (action, offer) => action.do === 'turn' && gains(position, offer));
  return nearer.length > 0 && !hauled ? nearer : towards('broadside')(position);
}

/** Whether an order brings her nearer to the wind. */
function gains(position: Position, { preview }: OfferView): boolean {
  const ship = shipAt(position, MINE);
  const end = (preview as readonly AgeOfSailEvent[]).findLast(event => event.type === 'sailed' && event.ship === MINE);
  if (ship === null || end?.type !== 'sailed') return false;
  const view = viewOf(position);
  return pointsOff(view, end.heading) < pointsOff(view, ship.heading);
}

/** Orders for closing with her, whatever is asked meanwhile. */
function towards(aim: Aim): (position: Position) => readonly number[] {
  return position => {
    const asked = answerTo(position);
    if (asked.length > 0) return asked;
    const mine = shipAt(position, MINE);
    const hers = shipAt(position, HERS);
    if (mine === null || hers === null) return [];
    const engage = which(position, action => action.do === 'engage');
    const helm = which(position, action => action.do === 'run' || action.do === 'turn' || action.do === 'tack');
    if (engage.length > 0 && (rangeInMm(mine, hers) <= WORTH_FIRING || helm.length === 0)) return engage;
    const best = helm.length === 0 ? null : bestHelm(position, mine, hers, aim);
    if (best !== null) return [best];
    return which(position, action => action.do === 'end' || action.do === 'pivot').slice(0, 1);
  };
}

/** What is asked between the moves: the whole broadside into her hull, hold fast, stand to the guns. */
function answerTo(position: Position): readonly number[] {
  const all = actions(position);
  const first = (test: (action: AgeOfSailAction) => boolean): readonly number[] => which(position, test).slice(0, 1);
  if (all.some(({ do: verb }) => verb === 'volley')) return first(a => a.do === 'volley' && a.aim === 'hull');
  if (all.some(({ do: verb }) => verb === 'hold')) return first(a => a.do === 'hold');
  if (all.some(({ do: verb }) => verb === 'leave-masts')) return first(a => a.do === 'leave-masts');
  if (all.some(({ do: verb }) => verb === 'weigh')) return first(a => a.do === 'weigh');
  if (all.some(({ do: verb }) => verb === 'board')) return first(a => a.do === 'board');
  if (all.some(({ do: verb }) => verb === 'fight')) return first(a => a.do === 'fight');
  if (all.some(({ do: verb }) => verb === 'lose-mast')) return first(a => a.do === 'lose-mast');
  return [];
}
