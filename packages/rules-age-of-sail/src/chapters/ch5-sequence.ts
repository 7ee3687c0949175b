/** Chapter 5, Game Sequence: the whole game from laying out the fleets to the last round. */

import type { Seat, Context } from '@weathergauge/engine';
import { roll, rollOff } from '@weathergauge/engine';
import { ask, call, forEach, procedure, repeat, step, when } from './builders.ts';
import { venti } from './ch1-wind.ts';
import { movement, repairs } from './ch2-orders.ts';
import { boarding, disentangling } from './ch4-boarding.ts';
import { exchange, lastShots } from './ch4-exchange.ts';
import { fireRemoval, highSeas } from './ch4-fire.ts';
import { scores, silenced } from './ch5-victory.ts';
import { layOut } from './ch5-laying-out.ts';
import { NEEDS_SIX } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { AgeOfSail, Ship, Side } from '../model/state.ts';
import { fleet, seatsOf, shipOf, sideOf } from '../model/state.ts';

/** 5.6, 2.16 A 6 floats her, and she may sail at once; R67 not with nobody aboard. */
const refloating = procedure('refloating', { ship: 0 }, [
  forEach('ship', s => fleet(s, s.active, ship => ship.condition === 'aground' && ship.crew !== 0), [
    step('refloat', (s, l, context) => {
      const ship = shipOf(s, l.ship);
      const face = roll(context.dice, 6, 'refloat');
      const free = face >= NEEDS_SIX;
      if (free) ship.condition = 'sailing';
      tell(context, { type: 'refloat', to: 'all', clause: '2.16', ship: ship.id, face, free });
    }),
  ]),
]);

/** R53, R72 Both sides may agree to end it: the side to move proposes, every seat of the other must accept. */
const parley = procedure('parley', { seat: 0, terms: 0, agreed: 0 }, [
  step('who', (s, l) => {
    l.seat = seatsOf(s, s.active)[0] as number;
  }),
  ask('propose', {
    by: (_s, l) => l.seat as Seat,
    clause: 'R53',
    offers: () => [{ do: 'fight-on' }, { do: 'terms' }],
    take: (_s, l, a, context) => {
      l.terms = a.do === 'terms' ? 1 : 0;
      l.agreed = l.terms;
      if (l.terms === 1) tell(context, { type: 'terms', to: 'all', clause: 'R53', seat: l.seat, agreed: true });
    },
  }),
  when(
    (_s, l) => l.terms === 1,
    [
      forEach(
        'seat',
        s => s.articles.sides.map((_side, seat) => seat).filter(seat => sideOf(s, seat as Seat) !== s.active),
        [
          when(
            (_s, l) => l.agreed === 1,
            [
              ask('answer', {
                by: (_s, l) => l.seat as Seat,
                clause: 'R53',
                offers: () => [{ do: 'fight-on' }, { do: 'agree' }],
                take: (_s, l, a, context) => {
                  l.agreed = a.do === 'agree' ? 1 : 0;
                  tell(context, { type: 'terms', to: 'all', clause: 'R53', seat: l.seat, agreed: l.agreed === 1 });
                },
              }),
            ],
          ),
        ],
      ),
    ],
  ),
  step('settle', (s, l) => {
    if (l.agreed === 1) s.over = 'agreed';
  }),
]);

/** One side's turn, in the book's order. */
const playerTurn = procedure('player-turn', {}, [
  step('begin', beginTurn),
  when(s => s.articles.parley, [call(parley)]), // R53
  when(
    s => s.over === '',
    [
      call(fireRemoval), // 5.4
      call(disentangling), // 5.5
      call(refloating), // 5.6
      call(highSeas), // 5.7
      call(repairs), // 2.9, R15
      call(movement), // 5.8
      when(s => !s.articles.exchange, [call(lastShots)]), // 5.9, R22a
      when(s => s.articles.exchange, [call(exchange)]), // R22c
      call(boarding), // 5.9
      step('silenced', s => {
        if (silenced(s)) s.over = 'silenced'; // R53
      }),
    ],
  ),
]);

function beginTurn(s: AgeOfSail, _l: object, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (sideOf(s, ship.seat) !== s.active) continue;
    ship.moved = 0;
    ship.sailed = 0;
    ship.repairing = 0;
    // R16 The move that raised the anchor has passed.
    if (ship.condition === 'weighing') {
      ship.condition = 'sailing';
      tell(context, { type: 'under-way', to: 'all', clause: 'R16', ship: i });
    }
  }
  tell(context, { type: 'turn', to: 'all', clause: '5.10', side: s.active });
}

/** 5.3, R52 Dice for who moves first, once and for all; ties are thrown again, but not for ever. */
function diceForFirst(s: AgeOfSail, _l: object, context: Context): void {
  const { faces, winner } = rollOff(context.dice, 6, 'first mover');
  s.first = winner;
  tell(context, { type: 'first-mover', to: 'all', clause: '5.3', faces, side: winner });
}

/** 5.10 Both sides have their turn in a round, and round follows round. */
export const game = procedure('game', { turn: 0 }, [
  call(layOut), // 5.2
  when(s => s.articles.first === 'dice', [step('first', diceForFirst)]), // 5.3
  repeat(
    s => s.over === '',
    [
      step('round', (s, _l, context) => {
        s.round++;
        for (const ship of s.ships) {
          ship.firedPort = 0; // 4.2 Each deck once a round.
          ship.firedStarboard = 0;
          ship.served = 0;
        }
        tell(context, { type: 'round', to: 'all', clause: '5.10', round: s.round });
      }),
      forEach('turn', () => [0, 1], [
        when(
          s => s.over === '',
          [
            step('side', (s, l) => {
              s.active = (l.turn === 0 ? s.first : 1 - s.first) as Side;
            }),
            call(playerTurn),
          ],
        ),
      ]),
      step('last round', s => {
        if (s.over === '' && s.round >= s.articles.rounds) s.over = 'rounds'; // R53
      }),
      when(s => s.over === '', [call(venti)]), // 5.11
    ],
  ),
  step('over', (s, _l, context) => {
    tell(context, { type: 'over', to: 'all', clause: '5.12', scores: scores(s), reason: s.over });
  }),
]);
