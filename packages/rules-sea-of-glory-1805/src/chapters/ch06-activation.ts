/** 6.0 Chits from the cup, until the second Initiative chit. */

import type { Context } from '@weathergauge/engine';
import { drawFromBag } from '@weathergauge/engine';
import { call, procedure, repeat, step, when } from './builders.ts';
import { foulWeather } from './ch06-weather.ts';
import { appointments } from './ch08-admirals.ts';
import { half } from './ch09-movement.ts';
import { barbary } from './ch15-barbary.ts';
import { randomEvent } from './ch15-events.ts';
import { checkBarges } from './ch22-channel.ts';
import { raidsAndInvasions } from './ch22-raids.ts';
import { BONUS_MOVE, NO_ACTIVATION, newActivation, WIND_MOVE } from '../model/activation.ts';
import type { Chit } from '../model/data/figures.ts';
import { CHITS, MOVEMENT } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import type { Campaign } from '../model/state.ts';
import { otherSide } from '../model/state.ts';
import { BONUS_CHIT, INITIATIVE_CHIT, WEATHER_CHIT, WIND_CHIT } from '../model/terms.ts';

function chitOf(s: Readonly<Campaign>): Chit {
  return CHITS[s.activation.chit] as Chit;
}

const isKind =
  (kind: number) =>
  (s: Readonly<Campaign>): boolean =>
    s.over === '' && chitOf(s).kind === kind;

/** 6.5 The one that ends the turn. */
const LAST_INITIATIVE = 2;

export function initiativesDrawn(s: Readonly<Campaign>): number {
  let count = 0;
  for (const chit of s.drawn) if (CHITS[chit]?.kind === INITIATIVE_CHIT) count++;
  return count;
}

const isFirstInitiative = (s: Readonly<Campaign>): boolean => isKind(INITIATIVE_CHIT)(s) && initiativesDrawn(s) === 1;

/** 6.1, 6.3, 6.4 A wind is the prevailing one of its sea from now on; the Last Wind marker goes. */
function drawChit(s: Campaign, context: Context): void {
  const chit = drawFromBag(s.cup, context.dice, 'chit');
  s.drawn.push(chit);
  s.activation = newActivation();
  s.activation.chit = chit;
  const left = s.cup.reduce((sum, count) => sum + count, 0);
  tell(context, { type: 'chit', chit, left, ends: initiativesDrawn(s) === LAST_INITIATIVE, clause: '6.1' });
  const { kind, area, wind, hexes } = chitOf(s);
  if (kind === WIND_CHIT) {
    s.winds[area] = wind;
    s.oldWind[area] = 0;
    s.activation.kind = WIND_MOVE;
    s.activation.area = area;
    s.activation.allowance = MOVEMENT.points;
  }
  if (kind === BONUS_CHIT) {
    s.activation.kind = BONUS_MOVE;
    s.activation.allowance = hexes;
  }
}

/** 6.5 */
function passInitiative(s: Campaign, context: Context): void {
  s.initiative = otherSide(s.initiative);
  tell(context, { type: 'initiative', side: s.initiative, clause: '6.5' });
}

/** 6.2 One chit of four kinds. R8, R9: on the first Initiative chit raids and invasions, Barbary, the random event, then the initiative. */
export const oneChit = procedure('one-chit', {}, [
  step('draw', (s, _l, context) => drawChit(s, context)),
  when(isKind(WIND_CHIT), [
    call(half, s => ({ side: s.initiative })),
    when(s => s.over === '', [call(half, s => ({ side: otherSide(s.initiative) }))]),
  ]),
  when(isKind(BONUS_CHIT), [call(half, s => ({ side: chitOf(s).side }))]),
  when(isKind(WEATHER_CHIT), [call(foulWeather, s => ({ kind: chitOf(s).weather }))]),
  when(isFirstInitiative, [
    call(raidsAndInvasions),
    when(
      s => s.over === '',
      [call(barbary), call(randomEvent), step('pass-initiative', (s, _l, context) => passInitiative(s, context))],
    ),
  ]),
  when(s => s.over === '' && s.vacant.length > 0, [call(appointments)]),
  step('end', (s, _l, context) => {
    s.activation.kind = NO_ACTIVATION;
    checkBarges(s, context);
  }),
]);

/** 6.0 */
export const activationPhase = procedure('activation-phase', {}, [
  repeat(s => s.over === '' && initiativesDrawn(s) < LAST_INITIATIVE, [call(oneChit)]),
]);
