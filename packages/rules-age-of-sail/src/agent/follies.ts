/** What a captain would be laughed at for. Nothing here is a rule. */

import type { Decision, FollyBook } from '@weathergauge/engine';
import { stepX8, stepY8 } from '@weathergauge/seamanship';
import { fightingDice } from '../chapters/ch4-boarding.ts';
import { result } from '../chapters/ch5-victory.ts';
import { hasTarget, isAimedAtNothing, passesOver, shouldPart } from './tact.ts';
import { afloat } from '../model/conditions.ts';
import { LONGEST_SHOT } from '../model/data/tables.ts';
import type { AgeOfSailEvent } from '../model/events.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { enemies, shipOf } from '../model/state.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';

type Made = Decision<AgeOfSail, AgeOfSailAction, AgeOfSailEvent>;

export const follyBook: FollyBook<AgeOfSail, AgeOfSailAction, AgeOfSailEvent> = {
  names: {
    'guns held': 'ceases fire while guns bear that have not fired',
    'friend rammed': 'runs into a friend',
    'off the table': 'leaves the table though she can fight and could have gone elsewhere',
    'crept on': 'runs a few millimetres where a longer run was on offer',
    'fired at nothing': 'aims at a hull of which nothing is left on that side, though masts stand',
    'anchored in battle': 'drops anchor where she could have gone on, or stopped',
    'stayed fast': 'stays fast to a friend, a prize or a stronger crew, though a throw for parting costs nothing',
    'let go': 'hacks at what holds her to an enemy whom she may well take, or to a prize that she cannot man',
    'boarded the stronger': 'runs into an enemy with the stronger crew where she could have gone elsewhere',
    'sailed away': 'goes farther from all enemies for a round and heads on, sound and out of gunshot',
  },
  find: decision => [
    ...gunsHeld(decision),
    ...decision.events.flatMap(event => folliesIn(decision, event)),
    ...creeping(decision),
    ...needless(decision),
    ...sailedAway(decision),
  ],
};

/** Every ship that could still have fired, at somebody who has anything left to lose. */
function gunsHeld({ answer, offers, before }: Made): string[] {
  if (answer.do !== 'cease-fire') return [];
  const able = new Set(offers.flatMap(offer => (offer.do === 'engage' ? [offer.ship] : [])));
  return [...able].filter(id => hasTarget(before, before.ships[id] as Ship)).map(() => 'guns held');
}

/** Only what another order would have spared her: to lie at anchor in mid-battle is no way out. */
function folliesIn({ before, after, seat, offers, events, foresee }: Made, event: AgeOfSailEvent): string[] {
  const isFriends = (e: AgeOfSailEvent): boolean =>
    e.type === 'touched' && !enemies(before, before.ships[e.ship] as Ship, before.ships[e.other] as Ship);
  const couldBeSpared = (isSuch: (e: AgeOfSailEvent) => boolean): boolean =>
    offers.some(offer => isWayOut(offer) && !foresee(offer).some(isSuch));
  if (isFriends(event)) return couldBeSpared(isFriends) ? ['friend rammed'] : [];
  if (event.type === 'touched' && isOutnumbered(before, event))
    return couldBeSpared(e => e.type === 'touched') ? ['boarded the stronger'] : [];
  if (event.type !== 'withdrew' || fightingDice(before.ships[event.ship] as Ship) === 0) return [];
  // Who ends a battle by it that is not lost has nobody left to fight.
  if (events.some(({ type }) => type === 'over') && !result(after)?.winners.some(winner => winner !== seat)) return [];
  return couldBeSpared(({ type }) => type === 'withdrew') ? ['off the table'] : [];
}

function isOutnumbered(
  s: Readonly<AgeOfSail>,
  { ship, other }: { readonly ship: number; readonly other: number },
): boolean {
  return fightingDice(shipOf(s, ship)) < fightingDice(shipOf(s, other));
}

/** Looked at as a round ends: away from where enemies lay as it began and from where they lie now, and not about to turn back. */
function sailedAway({ turnBegan, after, events }: Made): string[] {
  if (turnBegan.round === 0 || !events.some(({ type }) => type === 'round')) return [];
  const found: string[] = [];
  for (const ship of after.ships) {
    const before = shipOf(turnBegan, ship.id);
    if (!isSound(before) || !isSound(ship) || ship.seat !== before.seat) continue;
    const ahead = { ...ship, x: ship.x + stepX8(ship.heading, A_LITTLE), y: ship.y + stepY8(ship.heading, A_LITTLE) };
    const isFarther = [turnBegan, after].every(s => {
      const from = offEnemies(s, before);
      return from > LONGEST_SHOT && offEnemies(s, ship) > from + A_LITTLE && offEnemies(s, ahead) > offEnemies(s, ship);
    });
    if (isFarther) found.push('sailed away');
  }
  return found;
}
const A_LITTLE = 1000;
const SOUND_DECKS = 3;

function isSound(ship: Readonly<Ship>): boolean {
  return ship.condition === 'sailing' && ship.fouled === 0 && fightingDice(ship) >= SOUND_DECKS;
}

/** How far the nearest enemy of `s` lies, a wreck or not, from where she is. */
function offEnemies(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): number {
  const foes = s.ships.filter(other => enemies(s, ship, other) && afloat(other));
  return Math.sqrt(Math.min(...foes.map(({ x, y }) => (x - ship.x) * (x - ship.x) + (y - ship.y) * (y - ship.y))));
}

function needless({ answer, offers, before, seat }: Made): string[] {
  if (answer.do === 'hold' || answer.do === 'cut') {
    const isRight =
      shouldPart(before, shipOf(before, answer.ship), shipOf(before, answer.from)) === (answer.do === 'cut');
    return isRight ? [] : [answer.do === 'cut' ? 'let go' : 'stayed fast'];
  }
  if (answer.do === 'anchor') return passesOver(before, seat, answer) ? ['anchored in battle'] : [];
  if (!offers.some(offer => offer.do === 'volley' && offer.aim === 'masts')) return [];
  return isAimedAtNothing(before, before.stack.at(-1)?.vars ?? {}, answer) ? ['fired at nothing'] : [];
}

const A_FEW_MM = 5;

/** A few millimetres only put it off. */
function isWayOut(offer: AgeOfSailAction): boolean {
  return offer.do !== 'anchor' && offer.do !== 'engage' && !(offer.do === 'run' && offer.mm < A_FEW_MM);
}

function creeping({ answer, offers }: Made): string[] {
  if (answer.do !== 'run' || answer.mm >= A_FEW_MM) return [];
  return offers.some(offer => offer.do === 'run' && offer.mm > answer.mm) ? ['crept on'] : [];
}
