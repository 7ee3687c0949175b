/** Game turn sequence: wind, ships one at a time, clock; and the whole game around it. */

import type { Context, Refused, Seat } from '@weathergauge/engine';
import { rollOff } from '@weathergauge/engine';
import { ask, call, forEach, procedure, repeat, step, when } from './builders.ts';
import { sail } from './ch01-sailing.ts';
import { windChange } from './ch03-wind.ts';
import { ending, scores } from './ch05-victory.ts';
import { recovery } from './ch08-recovery.ts';
import { mayHaulDown, mustStrike, strike } from './ch10-struck.ts';
import { refloat } from './ch12-shallows.ts';
import { CLOCK_STEPS } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import { fittingOut } from './fitting-out.ts';
import { mustering } from './mustering.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { CONVOY, enemyOf, RAIDERS, seatsOf, shipOf, speaker } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';
import { MOST_SHIPS } from '../model/vocabulary.ts';

const ACTIVATE: readonly ConvoyAction[] = Array.from({ length: MOST_SHIPS }, (_, ship) => ({ do: 'activate', ship }));
const HAUL_DOWN: readonly ConvoyAction[] = ACTIVATE.map((_, ship) => ({ do: 'haul-down', ship }));
const CLOCK: readonly ConvoyAction[] = CLOCK_STEPS.map(spaces => ({ do: 'clock', spaces }));

/** 5.2-5.5, R52 One ship, fully: recovery, strike check, move and gunnery, boarding. */
export const activation = procedure('activation', { ship: 0, idle: 0 }, [
  step('begin', (s, l) => {
    shipOf(s, l.ship).moved = 1;
  }),
  call(recovery, (_s, l) => ({ ship: l.ship })), // 5.3
  step('fit to act', fitToAct),
  when((_s, l) => l.idle === 0, [call(sail, (_s, l) => ({ ship: l.ship }))]), // 5.4, 5.5
]);

/** R32 Strikes; R42 or only pauses; R47 or lies aground. */
function fitToAct(s: Convoy, l: { ship: number; idle: number }, context: Context): void {
  const ship = shipOf(s, l.ship);
  l.idle = 1;
  if (mustStrike(ship)) {
    strike(ship, false, context);
  } else if (ship.paused === 1) {
    ship.paused = 0;
    tell(context, { type: 'paused', to: 'all', clause: 'R42', ship: ship.id });
  } else if (ship.aground === 0) {
    l.idle = 0;
  }
}

/** 5.2, R52 Each own ship once, in any order; R63 seat by seat where a side has two. */
export const activations = procedure('activations', { seat: 0, ship: -1 }, [
  forEach('seat', s => seatsOf(s, s.active), [
    repeat(
      (s, l) => hasShipToMove(s, l.seat),
      [
        step('only one', (s, l) => {
          l.ship = onlyOrder(s, l.seat);
        }),
        when(
          (_s, l) => l.ship < 0,
          [
            ask('next', {
              by: (_s, l) => l.seat as Seat,
              clause: '5.2',
              offers: (s, l) => orders(s, l.seat),
              whyNot: (s, l, a) => whyNotNext(s, l.seat, a),
              take: (s, l, a, context) => {
                if (a.do === 'activate') l.ship = a.ship;
                if (a.do === 'haul-down') strike(shipOf(s, a.ship), true, context);
              },
            }),
          ],
        ),
        when((_s, l) => l.ship >= 0, [call(activation, (_s, l) => ({ ship: l.ship }))]),
      ],
    ),
  ]),
]);

function whyNotNext(s: Readonly<Convoy>, seat: number, a: ConvoyAction): Refused | null {
  if (a.do !== 'activate' && a.do !== 'haul-down') return null;
  const ship = s.ships[a.ship];
  if (ship === undefined || ship.seat !== seat) return { reason: 'that ship is not under your orders', clause: 'R63' };
  if (ship.condition !== 'sailing') return { reason: 'she is out of the fight', clause: 'R52' };
  if (ship.moved === 1) return { reason: 'she has acted in this turn', clause: 'R52' };
  return { reason: 'she has men, guns and sails to fight on with', clause: 'R61' };
}

function toMove(ship: Readonly<Ship>, seat: number): boolean {
  return ship.seat === seat && ship.moved === 0 && ship.condition === 'sailing';
}

function hasShipToMove(s: Readonly<Convoy>, seat: number): boolean {
  for (let i = 0; i < s.ships.length; i++) if (toMove(s.ships[i] as Ship, seat)) return true;
  return false;
}

/** R58 The last ship left needs no choosing, unless she might strike instead. */
function onlyOrder(s: Readonly<Convoy>, seat: number): number {
  let only = -1;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!toMove(ship, seat)) continue;
    if (only >= 0 || mayHaulDown(s, ship)) return -1;
    only = i;
  }
  return only;
}

function orders(s: Readonly<Convoy>, seat: number): ConvoyAction[] {
  const offers: ConvoyAction[] = [];
  for (let i = 0; i < s.ships.length; i++)
    if (toMove(s.ships[i] as Ship, seat)) offers.push(ACTIVATE[i] as ConvoyAction);
  for (let i = 0; i < s.ships.length; i++)
    if (toMove(s.ships[i] as Ship, seat) && mayHaulDown(s, s.ships[i] as Ship))
      offers.push(HAUL_DOWN[i] as ConvoyAction);
  return offers;
}

/** 5.1-5.6 One side's turn. */
export const playerTurn = procedure('player-turn', {}, [
  step('begin', beginTurn),
  call(windChange), // 5.1
  call(activations), // 5.2
  step('refloat', (s, _l, context) => refloat(s, context)), // 12.5
  ask('clock', {
    by: s => speaker(s, s.active),
    clause: '5.6',
    about: s => ({ clock: s.clock, loop: s.articles.loop }),
    offers: () => CLOCK,
    take: moveClock,
  }),
]);

/** R25, R60 Own batteries are loaded again, and every broadside may react once more. */
function beginTurn(s: Convoy, _l: object, context: Context): void {
  s.turn++;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    ship.reacted = 0;
    if (ship.side !== s.active) continue;
    ship.fired = 0;
    ship.moved = 0;
    if (ship.aground === 1) ship.aground = 2; // R47
  }
  tell(context, { type: 'turn', to: 'all', clause: 'R52', side: s.active, turn: s.turn });
}

/** 2.21, 5.6, R49 The player chooses. */
function moveClock(s: Convoy, _l: object, a: ConvoyAction, context: Context): void {
  if (a.do !== 'clock') return;
  s.clock += a.spaces;
  tell(context, { type: 'clock', to: 'all', clause: '5.6', side: s.active, spaces: a.spaces, clock: s.clock });
  s.over = ending(s); // 5.7, 5.8, R51
}

/** R52 The convoy moves first, or the raiders, or whom the dice choose; ties are thrown again, but not for ever. */
function firstMover(s: Convoy, _l: object, context: Context): void {
  s.active = s.articles.first === 'raiders' ? RAIDERS : CONVOY;
  if (s.articles.first !== 'dice') return;
  const { faces, winner } = rollOff(context.dice, 6, 'first mover');
  s.active = winner === 0 ? CONVOY : RAIDERS;
  tell(context, { type: 'first-mover', to: 'all', clause: 'R52', faces, side: s.active });
}

export const game = procedure('game', {}, [
  when(s => s.articles.cargo >= 0, [call(mustering)]), // R64
  when(s => s.articles.fitting, [call(fittingOut)]), // R54
  step('first', firstMover),
  repeat(
    s => s.over === '',
    [
      call(playerTurn),
      step('next', s => {
        s.active = enemyOf(s.active);
      }),
    ],
  ),
  step('over', (s, _l, context) => {
    tell(context, { type: 'over', to: 'all', clause: 'R55', scores: scores(s), reason: s.over });
  }),
]);
