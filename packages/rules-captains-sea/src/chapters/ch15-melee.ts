/** 15.0 Melee between ships that are grappled. */

import type { Context, Modifier } from '@weathergauge/engine';
import { ask, call, forEach, procedure, repeat, step, when } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { openThrow, throwDice } from './ch01-dice.ts';
import { reckon } from './ch01-morale.ts';
import { loseMen } from './ch11-harm.ts';
import { capture, surrender } from './ch18-ending.ts';
import { BOARDING_NEEDS, meleeParts } from '../model/boarding.ts';
import { AT, BOARDERS } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import type { Sea, Ship } from '../model/state.ts';
import { initiativeFirst, isAfloat, meleeCrew, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';

/** 15.0 Step 4, H35. */
export function meleeModifiers(s: Readonly<Sea>, ship: Readonly<Ship>, role: 'attacker' | 'defender'): Modifier[] {
  const parts = meleeParts(ship, role);
  if (hasPlayed(s, ship.id, BOARDERS)) parts.push({ what: 'boarders', by: 1, clause: 'H35' });
  return parts;
}

const sumOf = (parts: readonly Modifier[]): number => parts.reduce((sum, { by }) => sum + by, 0);

/** 15.0 Steps 5–7, R37 Support makes as many hits as it can: the dice that want least first. */
export function meleeHits(faces: readonly number[], plus: number, modifier: number, support: number): number {
  const wanting = faces
    .map((face, i) => Math.max(0, BOARDING_NEEDS - face - modifier - (i < plus ? 1 : 0)))
    .toSorted((a, b) => a - b);
  let left = support;
  let hits = 0;
  for (const points of wanting) {
    if (points > left) break;
    left -= points;
    hits++;
  }
  return hits;
}

const FIGHT = { ship: 0, target: 0, goesOn: 1 };
type Fight = typeof FIGHT;

/** 15.0 Steps 2 and 3: how many go in front; the others support them. */
function divide(s: Sea, ship: number, points: number): void {
  s.front[ship] = points;
  s.support[ship] = meleeCrew(shipOf(s, ship)) - points;
}

function assaultOffers(s: Readonly<Sea>, ship: number): SeaAction[] {
  const offers: SeaAction[] = [];
  for (let points = meleeCrew(shipOf(s, ship)); points >= 1; points--) offers.push({ do: 'assault', ship, points });
  return offers;
}

function fight(s: Sea, l: Fight, context: Context): void {
  const [attacker, defender] = [shipOf(s, l.ship), shipOf(s, l.target)];
  const dice = (ship: Ship): number[] =>
    throwDice(context.dice, s.front[ship.id] as number, s.plus[ship.id] as number, 'melee');
  const [faces, answer] = [dice(attacker), dice(defender)];
  const parts = meleeModifiers(s, attacker, 'attacker');
  const answerParts = meleeModifiers(s, defender, 'defender');
  const [modifier, answerModifier] = [sumOf(parts), sumOf(answerParts)];
  const hits = meleeHits(faces, s.plus[l.ship] as number, modifier, s.support[l.ship] as number);
  const answerHits = meleeHits(answer, s.plus[l.target] as number, answerModifier, s.support[l.target] as number);
  const about = { ship: l.ship, target: l.target };
  tell(context, {
    type: 'melee',
    ...about,
    faces,
    answer,
    modifier,
    answerModifier,
    support: s.support[l.ship] as number,
    answerSupport: s.support[l.target] as number,
    hits,
    answerHits,
    clause: '15.0',
    modifiers: [...parts, ...answerParts.map(part => ({ ...part, what: `defender-${part.what}` }))],
  });
  const lead = hits - answerHits;
  const loser = lead > 0 ? defender : attacker;
  loseMen(s, loser, Math.min(Math.abs(lead), meleeCrew(loser)), context, '15.0');
}

/** 15.0 Step 8. */
function standing(s: Sea, l: Fight, context: Context): void {
  const [attacker, defender] = [shipOf(s, l.ship), shipOf(s, l.target)];
  if (meleeCrew(defender) === 0) {
    l.goesOn = 0;
    return capture(s, defender, l.ship, context);
  }
  if (meleeCrew(attacker) > 0) return;
  l.goesOn = 0;
  tell(context, { type: 'broken-off', ship: l.ship, target: l.target, clause: '15.0' });
}

export const melee = procedure('melee', FIGHT, [
  step('board', (_s, l, context) => {
    tell(context, { type: 'boarding', ship: l.ship, target: l.target, clause: '15.0' });
  }),
  repeat(
    (_s, l) => l.goesOn === 1,
    [
      ask('assault', {
        by: (s, l) => shipOf(s, l.ship).seat,
        offers: (s, l) => assaultOffers(s, l.ship),
        presumed: (s, l) => assaultOffers(s, l.ship)[0] ?? null,
        take(s, l, answer) {
          if (answer.do === 'assault') divide(s, l.ship, answer.points);
          divide(s, l.target, 0);
        },
        clause: '15.0',
        about: (s, l) => ({ ship: l.ship, target: l.target, points: meleeCrew(shipOf(s, l.ship)) }),
      }),
      when(
        (s, l) => meleeCrew(shipOf(s, l.target)) > 0,
        [
          ask('defence', {
            by: (s, l) => shipOf(s, l.target).seat,
            // 18.0 Here too a captain may haul down his colours.
            offers: (s, l) => [...assaultOffers(s, l.target), { do: 'strike', ship: l.target }],
            presumed: (s, l) => assaultOffers(s, l.target)[0] ?? null,
            take(s, l, answer, context) {
              if (answer.do === 'assault') divide(s, l.target, answer.points);
              if (answer.do !== 'strike') return;
              l.goesOn = 0;
              surrender(s, [shipOf(s, l.target)], context);
            },
            clause: '15.0',
            about: (s, l) => ({
              ship: l.target,
              target: l.ship,
              points: meleeCrew(shipOf(s, l.target)),
              against: s.front[l.ship] as number,
            }),
          }),
        ],
      ),
      when(
        (_s, l) => l.goesOn === 1,
        [
          step('begin', openThrow),
          call(cardWindow, (s, { ship, target }) => ({
            moment: AT.melee,
            ship,
            target,
            dice: s.front[ship] as number,
          })),
          step('fight', fight),
          call(reckon),
          step('standing', standing),
        ],
      ),
      when(
        (_s, l) => l.goesOn === 1,
        [
          ask('press-on', {
            by: (s, l) => shipOf(s, l.ship).seat,
            offers: (_s, l) => [
              { do: 'press-on', ship: l.ship },
              { do: 'break-off', ship: l.ship },
            ],
            presumed: (_s, l) => ({ do: 'press-on', ship: l.ship }),
            take(_s, l, answer, context) {
              if (answer.do === 'press-on') return;
              l.goesOn = 0;
              tell(context, { type: 'broken-off', ship: l.ship, target: l.target, clause: '15.0' });
            },
            clause: '15.0',
            about: (_s, l) => ({ ship: l.ship, target: l.target }),
          }),
        ],
      ),
    ],
  ),
]);

/** 15.0 The initiative captain may board; if he does not, the other may. */
export const boarding = procedure('boarding', { ship: 0, boards: 0, done: 0 }, [
  step('begin', (_s, l) => {
    l.done = 0;
  }),
  forEach('ship', s => initiativeFirst(s).filter(id => shipOf(s, id).grappled >= 0), [
    when(
      (s, l) => {
        const ship = shipOf(s, l.ship);
        const fought = (l.done & (1 << l.ship)) !== 0;
        return !fought && isAfloat(ship) && ship.grappled >= 0 && meleeCrew(ship) > 0;
      },
      [
        ask('board', {
          by: (s, l) => shipOf(s, l.ship).seat,
          offers: (s, l) => [
            { do: 'no-board', ship: l.ship },
            { do: 'board', ship: l.ship, target: shipOf(s, l.ship).grappled },
          ],
          take(s, l, answer) {
            l.boards = answer.do === 'board' ? 1 : 0;
            if (l.boards === 1) l.done |= (1 << l.ship) | (1 << shipOf(s, l.ship).grappled);
          },
          clause: '15.0',
          about: (s, l) => ({ ship: l.ship, target: shipOf(s, l.ship).grappled }),
        }),
        when((_s, l) => l.boards === 1, [call(melee, (s, { ship }) => ({ ship, target: shipOf(s, ship).grappled }))]),
      ],
    ),
  ]),
]);
