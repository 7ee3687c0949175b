/** 5.10, 5.11 The Admiralty: chits drawn, turned up and judged. */

import type { Context } from '@weathergauge/engine';
import { drawFromBag } from '@weathergauge/engine';
import { call, forEach, procedure, step, when } from './builders.ts';
import { detachment, leopardAndChesapeake, rockets } from './ch15-chits.ts';
import { ALGIERS_ALLIED, declare, expeditionsReport, FAILED, isFulfilled, OPEN } from './ch15-duties.ts';
import { aftermathOfInvasion } from './ch22-conquest.ts';
import { invadedOverland } from './ch22-raids.ts';
import type { AdmiraltyText } from '../model/data/figures.ts';
import { ADMIRALTY_EVENTS, EVENT_NUMBERS } from '../model/data/figures.ts';
import {
  BARBARY_COAST,
  LEOPARD_CHESAPEAKE,
  NEAPOLITAN_MONARCHY,
  SIDNEY_SMITH,
} from '../model/data/numbers-of-battle.ts';
import { only, tell } from '../model/events.ts';
import { turnAt } from '../model/lookups.ts';
import type { Campaign, Duty } from '../model/state.ts';
import { ALLIED, BRITISH, NAPLES } from '../model/terms.ts';

function dutyAt(s: Readonly<Campaign>, i: number): Duty {
  return s.duties[i] as Duty;
}

/** Duties whose day has come, by their place in the list. */
function dueNow(s: Readonly<Campaign>): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.duties.length; i++) {
    const { due, state } = dutyAt(s, i);
    if (state === OPEN && due <= s.turn) found.push(i);
  }
  return found;
}

/** 5.10 */
function turnUp(duty: Duty, context: Context): void {
  if (duty.shown === 1) return;
  duty.shown = 1;
  tell(context, { type: 'duty-shown', event: duty.event, due: duty.due, clause: '5.10' });
}

/** 5.11 Six turns ahead, on its face. R20 A day after the last turn never comes. */
function drawChit(s: Campaign, context: Context): void {
  const event = drawFromBag(s.admiralty, context.dice, 'admiralty');
  if (event < 0) return;
  const due = s.turn + EVENT_NUMBERS.turnsAhead;
  s.duties.push({ event, due, state: OPEN, shown: 0 });
  tell(context, { type: 'admiralty-drawn', due, clause: '5.11' });
  tell(context, { type: 'admiralty-orders', event, due, clause: '5.11' }, only(BRITISH));
}

/** Steps 10 and 11 of the administration phase. */
export const admiralty = procedure('admiralty', { duty: 0, event: 0 }, [
  forEach('duty', dueNow, [
    step('turn-up', (s, l, context) => {
      const duty = dutyAt(s, l.duty);
      l.event = duty.shown === 1 ? -1 : duty.event;
      turnUp(duty, context);
    }),
    when((_s, l) => l.event === LEOPARD_CHESAPEAKE, [call(leopardAndChesapeake, (_s, { duty }) => ({ duty }))]),
    when((_s, l) => l.event === SIDNEY_SMITH, [call(rockets, (_s, { duty }) => ({ duty }))]),
  ]),
  step('draw', (s, _l, context) => {
    if (turnAt(s.turn).ensign === 1) drawChit(s, context);
    expeditionsReport(s, context);
  }),
]);

/** 5.10, 23.1 The chit goes into the Allied VP box. */
function fail(s: Campaign, duty: Duty, context: Context): void {
  const points = (ADMIRALTY_EVENTS[duty.event] as AdmiraltyText).failure;
  duty.state = FAILED;
  s.failures += points;
  tell(context, { type: 'duty-failed', event: duty.event, points, clause: '5.10' });
  if (duty.event === BARBARY_COAST) {
    s.algiers = ALGIERS_ALLIED;
    tell(context, { type: 'algiers', side: ALLIED, clause: 'admiralty-barbary' });
  }
  if (duty.event === NEAPOLITAN_MONARCHY) invadedOverland(s, context);
}

/** R50 At the end of a turn: what is due in it has been done, is done now, or has failed. */
export const judgement = procedure('judgement', { duty: 0, fallen: 0 }, [
  forEach('duty', dueNow, [
    step('judge', (s, l, context) => {
      const duty = dutyAt(s, l.duty);
      l.fallen = s.invaded[NAPLES] === 1 ? 1 : 0;
      if (isFulfilled(s, duty.event)) declare(s, duty.event, context);
      else fail(s, duty, context);
    }),
    // 22.3.1, 22.3.3
    when((s, l) => l.fallen === 0 && s.invaded[NAPLES] === 1, [call(aftermathOfInvasion, () => ({ port: NAPLES }))]),
    when(s => s.detached > 0, [call(detachment)]),
  ]),
]);
