/** Boarding in its three stages: the grapple, the fight, the result. */

import type { Context } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import { ask, procedure, step, when } from './builders.ts';
import { successes } from '../model/abilities.ts';
import { fightPool, grapplePool, mayBoard } from './ch06-pools.ts';
import { takePossession } from './ch09-captured.ts';
import { tell } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { ownerOf, shipOf } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';
import { markers } from '../model/vocabulary.ts';

const STORM: readonly ConvoyAction[] = [{ do: 'storm' }, { do: 'cast-off' }];

interface Boarding {
  [local: string]: number;
  /** After a counter-boarding the two have changed places. */
  ship: number;
  target: number;
  /** 1 while the winner of the grapple may go over, 2 once she does. */
  stage: number;
}
const attempt: Boarding = { ship: 0, target: 0, stage: 0 };

/** 5.5, R62 It ends the boarder's move, whatever comes of it. */
export const boarding = procedure('boarding', attempt, [
  step('grapple', grapple),
  when(
    (_s, l) => l.stage === 1,
    [
      // 6.2, R37 The winner may board, or let it be.
      ask('storm', {
        by: (s, l) => ownerOf(s, l.ship),
        clause: '6.2',
        about: (_s, l) => ({ ship: l.ship, target: l.target }),
        offers: () => STORM,
        presumed: () => STORM[0] ?? null,
        take: (_s, l, a, context) => {
          l.stage = a.do === 'storm' ? 2 : 0;
          if (l.stage === 0)
            tell(context, { type: 'cast-off', to: 'all', clause: '6.2', ship: l.ship, target: l.target });
        },
      }),
      when((_s, l) => l.stage === 2, [step('fight', fight)]),
    ],
  ),
]);

/** 6.1, 6.2, R37 Strictly more successes win the grapple, 9.4 of a prize too; 10.5, R44 a struck ship is had for one, without a fight. */
function grapple(s: Convoy, l: Boarding, context: Context): void {
  const ship = shipOf(s, l.ship);
  const target = shipOf(s, l.target);
  const struck = target.condition === 'struck';
  const faces = rollPool(context.dice, grapplePool(ship, target), 6, 'grapple');
  const answer = struck ? [] : rollPool(context.dice, grapplePool(target, ship), 6, 'fend off');
  const lead = successes(faces) - successes(answer);
  const won = lead > 0;
  const clause = struck ? '10.5' : '6.2';
  tell(context, { type: 'grapple', to: 'all', clause, ship: ship.id, target: target.id, faces, answer, won });
  if (won && struck) takePossession(target, ship, '10.4', context);
  else if (won) l.stage = 1;
  else if (lead < 0 && s.articles.counterBoarding && mayBoard(target)) {
    // R37 The other reading: a target that wins the grapple may board in her turn.
    l.ship = target.id;
    l.target = ship.id;
    l.stage = 1;
  }
}

/** 6.3, 6.4, 6.5, R39 More successes win; a draw is the defender's. */
function fight(s: Convoy, l: Boarding, context: Context): void {
  const ship = shipOf(s, l.ship);
  const target = shipOf(s, l.target);
  const faces = rollPool(context.dice, fightPool(ship, target), 6, 'fight');
  const answer = rollPool(context.dice, fightPool(target, ship), 6, 'defence');
  const won = successes(faces) > successes(answer);
  tell(context, { type: 'fight', to: 'all', clause: '6.4', ship: ship.id, target: target.id, faces, answer, won });
  if (won) {
    takePossession(target, ship, '6.6', context); // 6.7
    tire(ship, context); // 6.8
  } else {
    repulse(ship, target, context);
  }
}

/** 6.9, 6.10, R41, R42 One crew of the boarder, then fatigue on both, and both pause. */
function repulse(ship: Ship, target: Ship, context: Context): void {
  if (ship.crew > 0) ship.crew--;
  tell(context, { type: 'repulsed', to: 'all', clause: '6.9', ship: ship.id, by: target.id });
  tire(ship, context);
  tire(target, context);
  ship.paused = 1;
  target.paused = 1;
}

/** 6.8, R40 Fatigue takes a crew, or else a gun, or else a sail; from a ship with nothing left, nothing. */
function tire(ship: Ship, context: Context): void {
  for (const marker of markers) {
    if (ship[marker] === 0) continue;
    ship[marker]--;
    tell(context, { type: 'tired', to: 'all', clause: '6.8', ship: ship.id, marker });
    return;
  }
}
