/** The game turn: planning, actions, movement, combat, reloading; and the whole game around it. */

import type { Context } from '@weathergauge/engine';
import { actionPhase, finishActions } from './a3-actions.ts';
import { openPlans, planning } from './b2-planning.ts';
import { movement } from './b3-movement.ts';
import { noteFitness } from './b7-ship-log.ts';
import { gunnery } from './b5-gunnery.ts';
import { resolveFire } from './b5-volleys.ts';
import { reloadGuns, reloading } from './b9-reloading.ts';
import { layingOut } from './c1-laying-out.ts';
import { endingClause } from './c2-citations.ts';
import { judge, scores, takeStock } from './c2-victory.ts';
import { call, procedure, repeat, step, together, when } from './builders.ts';
import { tell } from '../model/events.ts';
import { boardingAttacks, declareBoarding } from './o10-boarding.ts';
import { burnAndFlood } from './o14-hazards.ts';
import { shiftWind } from './o18-wind.ts';
import { entangle } from './o4-entanglement.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, everySeat, STANDARD } from '../model/state.ts';

/**
 * B1.18, A1.5 The phases of a turn, the action phase in the Advanced rules alone. B1.19 All do each of them together, and none
 * begins before the last is finished: R30 what players choose at the same time is sealed in lanes and opened together.
 */
export const gameTurn = procedure('turn', {}, [
  step('begin', beginTurn),
  when(s => s.articles.level === ADVANCED, [step('fires and leaks', firesAndLeaks)]), // A10
  when(
    s => s.over === '',
    [
      step('wind', (s, _l, context) => shiftWind(s, context)), // O18, O19
      step('entanglement', (s, _l, context) => entangle(s, context)), // O4.1, O12.1 before boarding
      when(s => s.articles.boarding && s.articles.level < ADVANCED, [call(declareBoarding)]), // O10
      together(everySeat, planning), // B2, S2, A2
      step('open plans', (s, _l, context) => {
        s.revealed = 1;
        openPlans(s, context);
      }),
      when(s => s.articles.level === ADVANCED, [call(actionPhase)]), // A3
      call(movement), // B3
      together(everySeat, gunnery), // B5, B6
      step('fire', (s, _l, context) => resolveFire(s, context)), // B5–B8
      when(s => s.grappled.length > 0, [call(boardingAttacks)]), // O10
      when(s => s.articles.level >= STANDARD, [together(everySeat, reloading)]), // S8, A6
      step('reload', (s, _l, context) => reloadGuns(s, context)), // B9
      step('end of turn', endTurn),
    ],
  ),
]);

/** What lasts for one turn only is wiped. */
function beginTurn(s: Sails, _l: object, context: Context): void {
  s.turn++;
  s.revealed = 0;
  noteFitness(s);
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    ship.muskets = -1;
    ship.buckets = -1;
    ship.parley = 0;
    ship.grapple = -1;
    ship.settled = 0;
    for (let side = 0; side < ship.volley.length; side++) ship.volley[side] = 0;
  }
  tell(context, { type: 'turn', to: 'all', clause: 'B2.1', turn: s.turn });
}

/** Whoever is left when the last enemy has burnt out or sunk has won, and sails no more. */
function firesAndLeaks(s: Sails, _l: object, context: Context): void {
  burnAndFlood(s, context);
  s.over = judge(s, '', context);
}

function endTurn(s: Sails, _l: object, context: Context): void {
  if (s.articles.level === ADVANCED) finishActions(s, context); // A7, A8
  s.over = takeStock(s, context);
}

export const game = procedure('game', {}, [
  call(layingOut), // B1, S1, A1, C
  repeat(s => s.over === '', [call(gameTurn)]),
  when(
    s => s.articles.twice && s.leg === 0, // C3–C5
    [call(layingOut), repeat(s => s.over === '', [call(gameTurn)])],
  ),
  step('over', (s, _l, context) => {
    tell(context, { type: 'over', to: 'all', clause: endingClause(s), scores: scores(s), reason: s.over });
  }),
]);
