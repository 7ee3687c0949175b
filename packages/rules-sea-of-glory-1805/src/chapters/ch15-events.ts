/** 15.0 Events: those of the calendar, and two dice on the first Initiative Chit. */

import type { Context } from '@weathergauge/engine';
import { MOST_TIES, roll } from '@weathergauge/engine';
import { call, procedure, step, when } from './builders.ts';
import { isServing, removeAdmiral, takeOver } from './ch08-admirals.ts';
import { endInvasionPlans, expeditionsReport } from './ch15-duties.ts';
import { haveFencibles, isAtTop, lordBarham, manpowerToTop, raiseManpower, spanishDraft } from './ch15-manpower.ts';
import { privateers, spies } from './ch15-random.ts';
import { newOrders, showDirective } from './ch21-objectives.ts';
import { EVENT_NUMBERS, RANDOM_EVENTS } from '../model/data/figures.ts';
import type { RandomEvent } from '../model/data/numbers-of-battle.ts';
import { CORNWALLIS, GARDNER, MISSIESSY, NEAPOLITAN_MONARCHY, randomEvents } from '../model/data/numbers-of-battle.ts';
import { tell } from '../model/events.ts';
import { turnAt } from '../model/lookups.ts';
import { ASIDE } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import {
  ALL_WATERS,
  BRITISH,
  FRENCH,
  LORD_BARHAM,
  NAPLES,
  NAPOLEON_MARCHES,
  SPANISH,
  SPANISH_DRAFT,
} from '../model/terms.ts';

const D6 = 6;

/** 15.1, R38 In step 1 of administration, before manpower is spent. Rosily-Mesros comes with the reinforcements. */
function eventsOfTheTurn(s: Campaign, context: Context): void {
  const { event } = turnAt(s.turn);
  if (event !== LORD_BARHAM && event !== NAPOLEON_MARCHES && event !== SPANISH_DRAFT) return;
  tell(context, { type: 'automatic-event', event, clause: '15.1' });
  if (event === LORD_BARHAM) lordBarham(s, context);
  else if (event === NAPOLEON_MARCHES) endInvasionPlans(s);
  else spanishDraft(s, '15.1', context);
}

export const automaticEvents = procedure('automatic-events', {}, [
  step('events', (s, _l, context) => {
    // 24.2 Neither manpower nor invasions in Trafalgar.
    if (!s.articles.trafalgar) eventsOfTheTurn(s, context);
  }),
]);

// --- Random events ---

/** R18 First Gardner for Cornwallis. Then Cornwallis returns if Gardner still serves, and Allemand takes over from Missiessy. */
function admiralFallsIll(s: Campaign, context: Context): void {
  s.illness++;
  if (s.illness === 1 && isServing(s, CORNWALLIS)) {
    tell(context, { type: 'fell-ill', admiral: CORNWALLIS, clause: 'random-11' });
    removeAdmiral(s, CORNWALLIS, context);
    s.admirals[CORNWALLIS] = ASIDE;
  }
  if (s.illness !== 2) return;
  if (isServing(s, GARDNER) && s.admirals[CORNWALLIS] === ASIDE) {
    const berth = s.admirals[GARDNER] as number;
    s.admirals[GARDNER] = ASIDE;
    tell(context, { type: 'recovered', admiral: CORNWALLIS, clause: 'random-11' });
    takeOver(s, CORNWALLIS, berth, context);
  }
  if (!isServing(s, MISSIESSY)) return;
  tell(context, { type: 'fell-ill', admiral: MISSIESSY, clause: 'random-11' });
  removeAdmiral(s, MISSIESSY, context);
}

/** R52 After Oct III, once Naples is French, or where it is not on the map (R101), St. Cyr threatens nobody. */
function isTooLate(s: Readonly<Campaign>): boolean {
  if (s.articles.waters !== ALL_WATERS) return true;
  return s.turn > EVENT_NUMBERS.lastNeapolitanTurn || s.invaded[NAPLES] === 1;
}

/** admiralty-naples The special chit is laid openly six turns ahead. */
function stCyr(s: Campaign, context: Context): void {
  const due = s.turn + EVENT_NUMBERS.turnsAhead;
  s.stCyr = 1;
  s.duties.push({ event: NEAPOLITAN_MONARCHY, due, state: 0, shown: 1 });
  tell(context, { type: 'duty-set', event: NEAPOLITAN_MONARCHY, due, clause: 'random-11' });
  expeditionsReport(s, context);
}

interface Effect {
  /** R19 Whether it has no effect any more, by what both players know. */
  readonly isSpent: (s: Readonly<Campaign>) => boolean;
  readonly happen: (s: Campaign, context: Context) => void;
}

const never = (): boolean => false;
const nothing = (): void => {};

/**
 * random-2, random-3, random-4 (fever), random-5 (the directive lies open), random-6, random-8 (another directive), random-9,
 * random-11 and random-12. Spies and privateers ask questions: their procedures follow.
 */
const EFFECTS: Readonly<Record<RandomEvent, Effect>> = {
  'dutch-navy': {
    isSpent: s => isAtTop(s, FRENCH),
    happen: (s, context) => manpowerToTop(s, FRENCH, 'random-2', context),
  },
  'lord-barham': { isSpent: s => s.barham === 1, happen: lordBarham },
  'yellow-jack': {
    isSpent: s => s.fever === 1,
    happen(s, context) {
      s.fever = 1;
      tell(context, { type: 'yellow-jack', clause: 'random-4' });
    },
  },
  'bonaparte-intrigues': { isSpent: s => s.directiveShown === 1, happen: showDirective },
  'spanish-surge': {
    isSpent: s => isAtTop(s, SPANISH),
    happen: (s, context) => raiseManpower(s, SPANISH, 'random-6', context),
  },
  'spy-networks': { isSpent: never, happen: nothing },
  // R104 Nobody is told whether there is another to draw.
  'new-orders': { isSpent: never, happen: newOrders },
  'french-surge': {
    isSpent: s => isAtTop(s, FRENCH),
    happen: (s, context) => raiseManpower(s, FRENCH, 'random-9', context),
  },
  privateers: { isSpent: never, happen: nothing },
  'st-cyr': { isSpent: s => s.stCyr === 1, happen: stCyr },
  'admiral-falls-ill': { isSpent: s => s.illness >= 2, happen: admiralFallsIll },
  'sea-fencibles': { isSpent: haveFencibles, happen: (s, context) => raiseManpower(s, BRITISH, 'random-12', context) },
};

const effectOf = (event: number): Effect => EFFECTS[randomEvents[event] as RandomEvent];

/** Of two events at one number, the second once the first has been. */
function eventAt(s: Readonly<Campaign>, total: number): number {
  const [first, second] = RANDOM_EVENTS[total] as readonly number[];
  return second !== undefined && effectOf(first as number).isSpent(s) ? second : (first as number);
}

/** 15.0 One throw. Returns the event, -1 if nothing comes of it (R19, R52). */
function throwEvent(s: Campaign, context: Context): number {
  const faces = [roll(context.dice, D6, 'random event'), roll(context.dice, D6, 'random event')] as const;
  const event = eventAt(s, faces[0] + faces[1]);
  const isLost = effectOf(event).isSpent(s) || (randomEvents[event] === 'st-cyr' && isTooLate(s));
  tell(context, { type: 'random-event', faces, event, spent: isLost ? 1 : 0, clause: '15.0' });
  if (!isLost) return event;
  if (randomEvents[event] === 'st-cyr') s.stCyr = 1;
  return -1;
}

export const randomEvent = procedure('random-event', { event: -1 }, [
  // 24.2
  when(
    s => !s.articles.trafalgar,
    [
      step('throw', (s, l, context) => {
        l.event = throwEvent(s, context);
        // R19 By option they are thrown again; but dice that always fall alike must come to an end.
        for (let i = 1; l.event < 0 && s.articles.eventsAgain && i < MOST_TIES; i++) l.event = throwEvent(s, context);
        if (l.event >= 0) effectOf(l.event).happen(s, context);
      }),
      when((_s, l) => randomEvents[l.event] === 'spy-networks', [call(spies)]),
      when((_s, l) => randomEvents[l.event] === 'privateers', [call(privateers)]),
    ],
  ),
]);
