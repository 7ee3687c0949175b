/** Gunnery: arcs, ranges, the pool of dice and the shot itself. */

import type { Context, Modifier, Procedure, Refused } from '@weathergauge/engine';
import { isHeard, rollPool } from '@weathergauge/engine';
import { ask, call, procedure, step, when } from './builders.ts';
import { placing } from './ch02-hits.ts';
import { chaserDice, OWN, pool, RETURN } from './ch02-pool.ts';
import { mayReturn, mayShoot } from './ch09-captured.ts';
import { sightClear } from './ch11-fog.ts';
import { isChaser, rangeOf } from '../model/abilities.ts';
import { isRaking } from '../model/batteries.ts';
import { arcOf, distance } from '../model/chart.ts';
import { inFog } from '../model/conditions.ts';
import { HIT, LONGEST_SHOT, OPPORTUNITY_RANGE } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { NOBODY, ownerOf, shipOf } from '../model/state.ts';
import type { Battery, ConvoyAction } from '../model/vocabulary.ts';
import { batteries, MOST_SHIPS } from '../model/vocabulary.ts';

const HOW = ['own', 'opportunity', 'return'] as const;

const FIRE: readonly (readonly ConvoyAction[])[] = batteries.map(battery =>
  Array.from({ length: MOST_SHIPS }, (_, target) => ({ do: 'fire', battery, target })),
);
const HOLD_FIRE: ConvoyAction = { do: 'hold-fire' };
export const REACT: readonly ConvoyAction[] = [{ do: 'open-fire' }, HOLD_FIRE];
const AGAIN: readonly ConvoyAction[] = [{ do: 'throw-again' }, { do: 'stand' }];

export interface Shot {
  [local: string]: number;
  ship: number;
  target: number;
  battery: number;
  how: number;
  dice: number;
  hits: number;
  /** 1 while the shooter may throw the pool again, and once the target answers. */
  again: number;
  answer: number;
}
const shot: Shot = { ship: 0, target: 0, battery: 0, how: OWN, dice: 0, hits: 0, again: 0, answer: 0 };

/** One battery at one target, what it hits, and the answer. */
export const shoot: Procedure<Convoy, ConvoyAction, Shot> = procedure('shoot', shot, () => [
  step('fire', fire),
  when(
    (_s, l) => l.again === 1,
    [
      ask('again', {
        by: (s, l) => ownerOf(s, l.ship),
        clause: 'R23',
        about: (_s, l) => ({ ship: l.ship, target: l.target, dice: l.dice, hits: l.hits }),
        offers: () => AGAIN,
        // Worth it where fewer have hit than another throw would on the average.
        presumed: (_s, l) => AGAIN[6 * l.hits < l.dice ? 0 : 1] as ConvoyAction,
        take: (s, l, a, context) => {
          if (a.do === 'throw-again') throwAgain(s, l, context);
        },
      }),
    ],
  ),
  when(
    (_s, l) => l.hits > 0,
    [
      call(placing, (_s, l) => ({ ship: l.ship, target: l.target, hits: l.hits })),
      when(
        (s, l) => l.how !== RETURN && !isChaser(l.battery) && answering(s, shipOf(s, l.target), shipOf(s, l.ship)) >= 0,
        [
          // 2.19, R27 Whoever was hit by a broadside may answer it; there is no answer to an answer.
          ask('return', {
            by: (s, l) => ownerOf(s, l.target),
            clause: '2.19',
            about: (_s, l) => ({ ship: l.target, target: l.ship }),
            offers: () => REACT,
            presumed: () => HOLD_FIRE,
            take: (_s, l, a) => {
              l.answer = a.do === 'open-fire' ? 1 : 0;
            },
          }),
          when(
            (_s, l) => l.answer === 1,
            [
              call(shoot, (s, l) => ({
                ship: l.target,
                target: l.ship,
                battery: answering(s, shipOf(s, l.target), shipOf(s, l.ship)),
                how: RETURN,
              })),
            ],
          ),
        ],
      ),
    ],
  ),
]);

/** R30, 10.3 Enemies under a flag, prizes too; nobody fires at struck or burnt ships. */
function isTarget(ship: Readonly<Ship>, target: Readonly<Ship>): boolean {
  return target.side !== NOBODY && target.side !== ship.side && target.condition === 'sailing';
}

/** R17, R25, R28, R29 The battery that may fire at this target now in her own turn, or -1. */
function firing(s: Readonly<Convoy>, ship: Readonly<Ship>, target: Readonly<Ship>): number {
  if (!isTarget(ship, target)) return -1;
  const range = distance(ship.at, target.at);
  if (range > LONGEST_SHOT) return -1;
  const battery = arcOf(ship.facing, ship.at, target.at);
  if ((ship.fired & (1 << battery)) !== 0 || range > rangeOf(ship, battery)) return -1;
  return sightClear(s, ship.at, target.at) ? battery : -1;
}

/** Why that battery may not fire at that ship now: for refusals only. */
export function whyNotThatShot(
  s: Readonly<Convoy>,
  ship: Readonly<Ship>,
  shotAt: { readonly battery: Battery; readonly target: number },
): Refused {
  const target = s.ships[shotAt.target];
  const battery = batteries.indexOf(shotAt.battery);
  if (ship.captured === 1) return { reason: 'a prize fires only at opportunities', clause: '9.3' };
  if (target?.condition === 'struck') return { reason: 'nobody fires at a ship that has struck', clause: '10.3' };
  if (target === undefined || !isTarget(ship, target))
    return { reason: 'that is no enemy ship in the fight', clause: 'R30' };
  if (arcOf(ship.facing, ship.at, target.at) !== battery)
    return { reason: 'that battery does not bear on her', clause: 'R17' };
  if ((ship.fired & (1 << battery)) !== 0) return { reason: 'that battery has fired in this turn', clause: 'R25' };
  if (distance(ship.at, target.at) > rangeOf(ship, battery))
    return {
      reason: 'she is out of its range',
      clause: isChaser(battery) ? '2.3' : ship.kind === 'merchant' ? '2.2' : '2.1',
    };
  if (inFog(s, ship) || inFog(s, target)) return { reason: 'no shot goes into fog or out of it', clause: '11.2' };
  return { reason: 'land or fog lies between them', clause: 'R29' };
}

/** Adds an offer for every enemy that this ship may fire at now. */
export function shots(s: Readonly<Convoy>, ship: Readonly<Ship>, offers: ConvoyAction[]): void {
  if (!mayShoot(ship)) return;
  for (let i = 0; i < s.ships.length; i++) {
    const battery = firing(s, ship, s.ships[i] as Ship);
    if (battery >= 0) offers.push((FIRE[battery] as readonly ConvoyAction[])[i] as ConvoyAction);
  }
}

export function anyShot(s: Readonly<Convoy>, ship: Readonly<Ship>): boolean {
  if (!mayShoot(ship)) return false;
  for (let i = 0; i < s.ships.length; i++) if (firing(s, ship, s.ships[i] as Ship) >= 0) return true;
  return false;
}

/** R25 The broadside that may react to an enemy within a range, or -1: one reaction of each in a player turn (R60). */
export function reacting(s: Readonly<Convoy>, ship: Readonly<Ship>, target: Readonly<Ship>, range: number): number {
  if (ship.condition !== 'sailing' || ship.aground !== 0 || !isTarget(ship, target)) return -1;
  if (distance(ship.at, target.at) > range) return -1;
  const battery = arcOf(ship.facing, ship.at, target.at);
  if (isChaser(battery) || (ship.reacted & (1 << battery)) !== 0) return -1;
  return sightClear(s, ship.at, target.at) ? battery : -1;
}

/** 2.19, R27 */
function answering(s: Readonly<Convoy>, ship: Readonly<Ship>, target: Readonly<Ship>): number {
  return mayReturn(ship) ? reacting(s, ship, target, rangeOf(ship, 0)) : -1;
}

/** 2.18 */
export function lyingInWait(s: Readonly<Convoy>, ship: Readonly<Ship>, target: Readonly<Ship>): number {
  return reacting(s, ship, target, OPPORTUNITY_RANGE);
}

/** 2.15, 2.16, 2.20 */
function fire(s: Convoy, l: Shot, context: Context): void {
  const ship = shipOf(s, l.ship);
  const target = shipOf(s, l.target);
  if (l.how === OWN) ship.fired |= 1 << l.battery;
  else ship.reacted |= 1 << l.battery;
  const chaser = isChaser(l.battery);
  const modifiers: Modifier[] | null = isHeard(context) ? [] : null;
  l.dice = chaser ? chaserDice(modifiers) : pool(s, ship, target, l.how, modifiers);
  const faces = rollPool(context.dice, l.dice, 6, chaser ? 'chaser' : 'broadside');
  l.hits = sixes(faces);
  let again: readonly number[] = NONE;
  if (!chaser && s.articles.reroll === 'misses' && l.hits < l.dice) {
    again = rollPool(context.dice, l.dice - l.hits, 6, 're-roll'); // R23 Each die that missed, once more.
    l.hits += sixes(again);
  }
  l.again = !chaser && s.articles.reroll === 'whole' && l.hits < l.dice ? 1 : 0;
  const raking = !chaser && l.how === OWN && isRaking(ship, target);
  tellShot(l, raking, faces, again, modifiers ?? UNTOLD, context);
}

const NONE: readonly number[] = [];
const UNTOLD: readonly Modifier[] = [];

/** R23 The other reading: the whole pool again, and the second throw stands. */
function throwAgain(s: Convoy, l: Shot, context: Context): void {
  const again = rollPool(context.dice, l.dice, 6, 're-roll');
  l.hits = sixes(again);
  const raking = l.how === OWN && isRaking(shipOf(s, l.ship), shipOf(s, l.target));
  // The same pool: what made it has been told with the first throw.
  tellShot(l, raking, NONE, again, UNTOLD, context);
}

function tellShot(
  l: Shot,
  raking: boolean,
  faces: readonly number[],
  again: readonly number[],
  modifiers: readonly Modifier[],
  context: Context,
): void {
  tell(context, {
    type: 'shot',
    to: 'all',
    clause: isChaser(l.battery) ? '2.20' : '2.15',
    ship: l.ship,
    target: l.target,
    battery: batteries[l.battery] as Battery,
    how: HOW[l.how] as (typeof HOW)[number],
    raking,
    faces,
    again,
    hits: l.hits,
    modifiers,
  });
}

function sixes(faces: readonly number[]): number {
  let hits = 0;
  for (let i = 0; i < faces.length; i++) if ((faces[i] as number) >= HIT) hits++;
  return hits;
}
