/** 9.0 The sealed lane in which a side gives one order: which block goes and how far, or that it has done. */

import type { Seat } from '@weathergauge/engine';
import { ask, lane, repeat, step, when } from './builders.ts';
import { carryOffers, formOffers, muster, musterOffers, surePlan } from './ch07-splitting.ts';
import { chooseOffers, isFogPossible } from './ch09-choices.ts';
import { whyNotThatCourse, whyNotThatOrder } from './ch09-refusals.ts';
import { atCourse, courseStage, leavingGoals, takeCourse } from './ch09-pilot.ts';
import {
  CARRY,
  CHOOSE,
  COURSE_TO,
  FOG,
  FORM,
  GIVEN,
  GIVING,
  type Giving,
  GOAL,
  MUSTER,
  NEW_GOAL,
} from './ch09-stages.ts';
import { sortieGoals } from './ch11-ports.ts';
import type { Order } from '../model/activation.ts';
import { cloneOrder } from '../model/activation.ts';
import { newOrders, type Orders } from '../model/drafts.ts';
import { isInZone, NOWHERE, portOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf } from '../model/state.ts';
import {
  ALLIED,
  COURSE,
  NO_GOAL,
  PLYMOUTH,
  PORTSMOUTH,
  searchOrders,
  STATION,
  type GloryAction,
} from '../model/vocabulary.ts';

/** Nobody needs more; and no game may be kept from going on by a player who never has done. */
const MOST_ANSWERS = 120;

/**
 * R137 A block that is moved by hand is no longer under its old standing order: sent into the patrol zone that it kept or made for, it keeps
 * that part from now on. Heaving to is no move, and an Allied fleet with a goal still makes for it, unless it is given another.
 */
function takeHelm(s: Campaign, { block: id, end, goal, fog }: Readonly<Order>): void {
  const block = blockOf(s, id);
  if (block.order === 0 || fog === 1 || end === block.place) return;
  if (block.order === COURSE && block.station === NOWHERE && goal === NO_GOAL) return;
  const isKept = isInZone(end) && portOf(end) === portOf(block.station);
  block.order = isKept ? STATION : 0;
  block.station = isKept ? end : NOWHERE;
}

function join(s: Campaign, seat: Seat, draft: Orders): void {
  s.activation.order = cloneOrder(draft.order);
  s.activation.joining = draft.joining;
  s.standBy[seat] = draft.standBy;
  if (seat === ALLIED) s.searchOrder = draft.searchOrder;
  if (draft.order.kind === 'sail') takeHelm(s, draft.order);
  for (let i = 0; i < draft.standing.length; i += 3) {
    const block = blockOf(s, draft.standing[i] as number);
    block.order = draft.standing[i + 1] as number;
    block.station = draft.standing[i + 2] as number;
  }
}

/** 9.1 A single block in the middle of its move is asked for at once. */
function begin(s: Readonly<Campaign>, l: Giving, draft: Orders): void {
  const { open } = s.activation;
  if (open.length !== 1) return;
  draft.order.kind = 'sail';
  draft.order.block = open[0] as number;
  atCourse(s, l, draft);
}

function takeChoice(s: Readonly<Campaign>, l: Giving, answer: GloryAction, draft: Orders): void {
  const { order } = draft;
  switch (answer.do) {
    case 'done':
    case 'done-and-join':
    case 'stand-by':
      order.kind = 'done';
      draft.joining = answer.do === 'done-and-join' ? 1 : 0;
      if (answer.do === 'stand-by') draft.standBy = s.turn;
      l.stage = GIVEN;
      break;
    case 'heave-to':
      l.stage = GIVEN;
      break;
    case 'search-orders':
      draft.searchOrder = searchOrders.indexOf(answer.order);
      break;
    case 'sail':
      order.kind = 'sail';
      order.block = answer.block;
      if (isFogPossible(s, answer.block)) l.stage = FOG;
      else atCourse(s, l, draft);
      break;
    case 'sortie':
      order.kind = 'sortie';
      order.port = answer.port;
      l.stage = l.seat === ALLIED && !s.articles.trafalgar ? GOAL : CARRY;
      pickCarrier(s, l, draft);
      break;
    case 'split':
      order.kind = 'split';
      order.block = answer.block;
      l.stage = MUSTER;
      break;
    case 'relocate':
      order.kind = 'relocate';
      order.block = answer.block;
      order.port = answer.port;
      l.stage = MUSTER;
      break;
    case 'along-coast':
      order.kind = 'along-coast';
      order.port = answer.port;
      order.end = answer.port === PLYMOUTH ? PORTSMOUTH : PLYMOUTH;
      l.stage = MUSTER;
      break;
    case 'masts':
      order.kind = 'masts';
      order.port = answer.port;
      order.fog = answer.from === 'port' ? 1 : 0;
      l.stage = GIVEN;
      break;
    case 'lift-fog':
      order.kind = 'lift-fog';
      order.block = answer.block;
      l.stage = GIVEN;
      break;
    case 'north-sea':
      order.kind = 'north-sea';
      l.stage = GIVEN;
      break;
    case 'declare-done':
      order.kind = 'declare';
      order.goal = answer.duty;
      l.stage = GIVEN;
      break;
    default:
      break;
  }
}

/** 11.1 Where only one block could carry the sortie, nobody is asked for it. */
function pickCarrier(s: Readonly<Campaign>, l: Giving, draft: Orders): void {
  if (l.stage !== CARRY) return;
  const carriers = carryOffers(s, draft.order, l.seat);
  if (carriers.length > 1) return;
  draft.order.carrier = carriers[0] ?? -1;
  l.stage = MUSTER;
}

function takeForm(s: Readonly<Campaign>, l: Giving, answer: GloryAction, draft: Orders): void {
  const { order } = draft;
  if (answer.do === 'muster') muster(s, order, answer.plan);
  if (answer.do === 'take') order.ships.push(answer.ship);
  if (answer.do === 'leave') order.ships = order.ships.filter(ship => ship !== answer.ship);
  if (answer.do === 'embark') order.admirals.push(answer.admiral);
  if (answer.do === 'disembark') order.admirals = order.admirals.filter(man => man !== answer.admiral);
  if (answer.do !== 'formed') return;
  if (order.kind === 'sortie') atCourse(s, l, draft);
  else l.stage = GIVEN;
}

function offersOfForm(s: Readonly<Campaign>, l: Readonly<Giving>, draft: Readonly<Orders>): GloryAction[] {
  const offers = formOffers(s, draft.order);
  if (l.given < MOST_ANSWERS) return offers;
  return offers[0]?.do === 'formed' ? [offers[0]] : [{ do: 'muster', plan: surePlan(draft.order) }];
}

const by = (_s: Readonly<Campaign>, l: Readonly<Giving>): Seat => l.seat as Seat;
const goalAnswers = (goals: readonly number[]): GloryAction[] =>
  goals.map(destination => ({ do: 'goal' as const, destination }));
const aboutBlock = (_s: Readonly<Campaign>, l: Readonly<Giving>, { order }: Readonly<Orders>) => ({
  block: order.block,
  port: order.port,
  hex: l.at,
  left: l.left,
});

export const giving = lane('giving', GIVING, { draft: (s, seat) => newOrders(s.standBy[seat], s.searchOrder), join }, [
  step('begin', (s, l, _context, draft) => begin(s, l, draft)),
  repeat(
    (_s, l) => l.stage !== GIVEN,
    [
      when(
        (_s, l) => l.stage === CHOOSE,
        [
          ask('order', {
            by,
            offers: (s, l, draft) => chooseOffers(s, l.seat, draft, l.given >= MOST_ANSWERS ? 'bound' : 'free'),
            take(s, l, answer, _context, draft) {
              l.given++;
              takeChoice(s, l, answer, draft);
            },
            clause: '9.0',
            whyNot: (s, l, answer) => whyNotThatOrder(s, l.seat, answer),
            hides: 'which block is meant, and standing orders',
            unasked(s, l, draft) {
              if (s.standBy[l.seat] === s.turn && s.activation.open.length === 0) return 'ordered';
              return chooseOffers(s, l.seat, draft, 'free').length === 1 ? 'nothing-else' : null;
            },
          }),
        ],
      ),
      when(
        (_s, l) => l.stage === GOAL,
        [
          ask('goal', {
            by,
            offers: (s, _l, draft) => goalAnswers(sortieGoals(s, draft.order.port)),
            take(s, l, answer, _context, draft) {
              if (answer.do === 'goal') draft.order.goal = answer.destination;
              l.stage = CARRY;
              pickCarrier(s, l, draft);
            },
            clause: '11.1',
            about: aboutBlock,
            hides: 'the goal',
          }),
        ],
      ),
      when(
        (_s, l) => l.stage === CARRY,
        [
          ask('carrier', {
            by,
            offers: (s, l, draft) =>
              carryOffers(s, draft.order, l.seat).map(block => ({ do: 'carry' as const, block })),
            take(_s, l, answer, _context, draft) {
              if (answer.do === 'carry') draft.order.carrier = answer.block;
              l.stage = MUSTER;
            },
            clause: '11.1',
            about: aboutBlock,
            hides: 'which block it is',
          }),
        ],
      ),
      when(
        (_s, l) => l.stage === MUSTER,
        [
          ask('muster', {
            by,
            offers: (_s, _l, draft) => musterOffers(draft.order),
            take(s, l, answer, _context, draft) {
              if (answer.do === 'muster') muster(s, draft.order, answer.plan);
              l.stage = FORM;
            },
            clause: '7.6',
            about: aboutBlock,
            hides: 'ships and admirals',
          }),
        ],
      ),
      when(
        (_s, l) => l.stage === FORM,
        [
          ask('ships', {
            by,
            offers: offersOfForm,
            take(s, l, answer, _context, draft) {
              l.given++;
              takeForm(s, l, answer, draft);
            },
            clause: '7.6',
            about: aboutBlock,
            hides: 'ships and admirals',
          }),
        ],
      ),
      when(
        (_s, l) => l.stage === FOG,
        [
          ask('fog', {
            by,
            offers: () => [
              { do: 'fog', make: 'no' },
              { do: 'fog', make: 'yes' },
            ],
            take(s, l, answer, _context, draft) {
              draft.order.fog = answer.do === 'fog' && answer.make === 'yes' ? 1 : 0;
              if (draft.order.fog === 1) l.stage = GIVEN;
              else atCourse(s, l, draft);
            },
            clause: '7.8',
            about: aboutBlock,
          }),
        ],
      ),
      when(
        (_s, l) => l.stage === NEW_GOAL,
        [
          ask('new-goal', {
            by,
            offers: (s, _l, draft) => goalAnswers(leavingGoals(s, blockOf(s, draft.order.block))),
            take(_s, l, answer, _context, draft) {
              draft.order.goal = answer.do === 'goal' ? answer.destination : NO_GOAL;
              l.stage = COURSE_TO;
            },
            clause: '10.3',
            about: aboutBlock,
            hides: 'the goal',
          }),
        ],
      ),
      when(
        (_s, l) => l.stage === COURSE_TO,
        [
          ask('course', {
            by,
            offers: courseStage,
            take(s, l, answer, _context, draft) {
              l.given++;
              takeCourse(s, l, answer, draft);
            },
            clause: '9.1',
            about: aboutBlock,
            whyNot: (s, _l, answer, draft) => whyNotThatCourse(s, draft.order.block, answer),
            hides: 'standing orders',
          }),
        ],
      ),
    ],
  ),
]);
