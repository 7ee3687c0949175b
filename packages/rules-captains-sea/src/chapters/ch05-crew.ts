/** 5.0, 5.1 Crew assignment, sealed: a plan to begin with, then task by task as each captain likes. */

import type { Context, Seat } from '@weathergauge/engine';
import { ask, forEach, lane, procedure, repeat, step, together, when } from './builders.ts';
import { surrender } from './ch18-ending.ts';
import type { Muster, Musters } from '../model/drafts.ts';
import { recordOf } from '../model/drafts.ts';
import { placesFor } from '../model/display.ts';
import { tell } from '../model/events.ts';
import type { Sea, Ship } from '../model/state.ts';
import { afloat, assigned, cardOf, meleeCrew, seatsAfloat, shipOf } from '../model/state.ts';
import type { CrewPlan, SeaAction, Task } from '../model/vocabulary.ts';
import {
  GUNNERY,
  HULL_REPAIR,
  plans,
  RIG_REPAIR,
  SAILING,
  standingOrders,
  TASKS,
  tasks,
  UNFIT,
} from '../model/vocabulary.ts';

/** 5.1.1–5.1.5 The most crew points that a task can take now; a ship that was not cleared for action mans no guns at first. */
export function mostFor(s: Readonly<Sea>, ship: Readonly<Ship>, task: number): number {
  if (task >= GUNNERY && s.articles.surprised === ship.id && s.turn === 1) return 0;
  return placesFor(task, ship, cardOf(ship));
}

/** 5.0 Never more than there are, and never more than a task takes: from the first task on, as far as the crew goes. */
function fitted(s: Readonly<Sea>, ship: Readonly<Ship>, wish: readonly number[]): number[] {
  const fit: number[] = [];
  let left = ship.crew;
  for (let task = 0; task < TASKS; task++) {
    const points = Math.min(left, mostFor(s, ship, task), wish[task] as number);
    fit.push(points);
    left -= points;
  }
  return fit;
}

const ALL = 99;
const wish = (changes: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: TASKS }, (_, task) => changes[task] ?? 0);
const WISHES: Readonly<Record<Exclude<CrewPlan, 'as-before'>, readonly number[]>> = {
  'port-guns': wish({ [SAILING]: 1, [GUNNERY]: ALL, [GUNNERY + 1]: ALL }),
  'starboard-guns': wish({ [SAILING]: 1, [GUNNERY + 2]: ALL, [GUNNERY + 3]: ALL }),
  'both-sides': wish({ [GUNNERY]: ALL, [GUNNERY + 1]: ALL, [GUNNERY + 2]: ALL, [GUNNERY + 3]: ALL }),
  repairs: wish({
    [RIG_REPAIR]: 2,
    [HULL_REPAIR]: 2,
    [HULL_REPAIR + 1]: 2,
    [HULL_REPAIR + 2]: 2,
    [HULL_REPAIR + 3]: 2,
  }),
  boarders: wish({ [SAILING]: 1 }),
  nobody: wish({}),
};

export function planned(s: Readonly<Sea>, ship: Readonly<Ship>, plan: CrewPlan): number[] {
  return fitted(s, ship, plan === 'as-before' ? ship.before : WISHES[plan]);
}

/** 5.0 What a task may be given, with all others as they are. */
function countsFor(s: Readonly<Sea>, ship: Readonly<Ship>, muster: Readonly<Muster>, task: number): SeaAction[] {
  const now = muster.tasks[task] as number;
  const most = Math.min(mostFor(s, ship, task), ship.crew - assigned(muster.tasks) + now);
  const offers: SeaAction[] = [];
  for (let points = 0; points <= most; points++)
    offers.push({ do: 'crew', ship: ship.id, task: tasks[task] as Task, points });
  return offers;
}

/** `given` counts the orders for this ship. */
const MUSTERING = { seat: 0, ship: 0, task: -1, busy: 0, given: 0 };
type Mustering = typeof MUSTERING;

/** Nobody needs more; and no game may be kept from going on by a captain who never has done. */
const MOST_ORDERS = 30;

/** Adjust a task, change the standing order (R26), haul down the colours (18.0), or be done. */
function orderOffers(s: Readonly<Sea>, l: Readonly<Mustering>, draft: Readonly<Musters>): SeaAction[] {
  const ship = shipOf(s, l.ship);
  const offers: SeaAction[] = [{ do: 'done', ship: l.ship }];
  if (l.given >= MOST_ORDERS) return offers;
  for (let task = 0; task < TASKS; task++)
    if (mostFor(s, ship, task) > 0) offers.push({ do: 'adjust', ship: l.ship, task: tasks[task] as Task });
  for (const [i, order] of standingOrders.entries()) if (draft.order !== i) offers.push({ do: 'standing', order });
  // R52 Once a turn, before anything else is ordered; as long as he likes when the crew is in no heart to fight.
  if (l.given === 0 || ship.morale <= UNFIT) offers.push({ do: 'strike', ship: l.ship });
  return offers;
}

export const mustering = lane(
  'mustering',
  MUSTERING,
  {
    draft: (s: Readonly<Sea>, seat: Seat): Musters => ({
      kind: 'musters',
      ships: s.ships.map(ship =>
        ship.seat === seat && ship.fate === '' ? { tasks: planned(s, ship, 'nobody'), strikes: 0 } : null,
      ),
      order: s.orders[seat] as number,
    }),
    join(s: Sea, seat, draft: Musters) {
      s.orders[seat] = draft.order;
      for (let i = 0; i < draft.ships.length; i++) {
        const muster = draft.ships[i];
        if (!muster) continue;
        shipOf(s, i).tasks = muster.tasks.slice();
        if (muster.strikes === 1) s.striking |= 1 << i;
      }
    },
  },
  [
    forEach('ship', (s, l) => afloat(s).filter(id => shipOf(s, id).seat === l.seat), [
      ask('plan', {
        by: (_s, l) => l.seat as Seat,
        offers: (_s, l) => plans.map(plan => ({ do: 'plan' as const, ship: l.ship, plan })),
        take(s, l, answer, _context, draft) {
          if (answer.do === 'plan') recordOf(draft, l.ship).tasks = planned(s, shipOf(s, l.ship), answer.plan);
        },
        clause: '5.0',
        about: (s, l) => ({ ship: l.ship, crew: shipOf(s, l.ship).crew }),
      }),
      step('begin', (_s, l) => {
        l.busy = 1;
        l.given = 0;
      }),
      repeat(
        (_s, l) => l.busy === 1,
        [
          ask('orders', {
            by: (_s, l) => l.seat as Seat,
            offers: orderOffers,
            take(_s, l, answer, _context, draft) {
              l.given++;
              l.task = answer.do === 'adjust' ? tasks.indexOf(answer.task) : -1;
              if (answer.do === 'standing') draft.order = standingOrders.indexOf(answer.order);
              if (answer.do === 'strike') recordOf(draft, l.ship).strikes = 1;
              if (answer.do === 'done' || answer.do === 'strike') l.busy = 0;
            },
            clause: '5.1',
            about: (s, l, draft) => ({
              ship: l.ship,
              left: shipOf(s, l.ship).crew - assigned(recordOf(draft, l.ship).tasks),
            }),
            hides: 'the standing order',
          }),
          when(
            (_s, l) => l.task >= 0,
            [
              ask('count', {
                by: (_s, l) => l.seat as Seat,
                offers: (s, l, draft) => countsFor(s, shipOf(s, l.ship), recordOf(draft, l.ship), l.task),
                take(_s, l, answer, _context, draft) {
                  if (answer.do === 'crew') recordOf(draft, l.ship).tasks[l.task] = answer.points;
                },
                clause: '5.1',
                about: (_s, l) => ({ ship: l.ship, task: l.task }),
                whyNot: (s, l, answer) => {
                  if (answer.do !== 'crew') return null;
                  if (tasks.indexOf(answer.task) !== l.task)
                    return { reason: 'another task is asked about now', clause: '5.1' };
                  return answer.points > mostFor(s, shipOf(s, l.ship), l.task)
                    ? { reason: 'the task has no more boxes for crew', clause: '5.0' }
                    : { reason: 'she has no more crew to give', clause: '5.0' };
                },
              }),
            ],
          ),
        ],
      ),
    ]),
  ],
);

/** 5.1.6 Whoever is at no task is kept for melee. */
function showCrews(s: Sea, context: Context): void {
  for (const id of afloat(s)) {
    const ship = shipOf(s, id);
    ship.before = ship.tasks.slice();
    tell(context, { type: 'crew', ship: id, tasks: ship.tasks.slice(), melee: meleeCrew(ship), clause: '5.1.6' });
  }
}

/** 5.0 */
export const assignCrew = procedure('assign-crew', {}, [
  together(seatsAfloat, mustering),
  step('strike-willingly', (s, _l, context) => {
    const ships = s.ships.filter(({ id }) => (s.striking & (1 << id)) !== 0);
    s.striking = 0;
    surrender(s, ships, context);
  }),
  step('show', (s, _l, context) => showCrews(s, context)),
]);
