/** What a captain would be laughed at for. Nothing here is a rule. */

import type { Decision, FollyBook } from '@weathergauge/engine';
import { fightingDice } from '../chapters/ch4-boarding.ts';
import { result } from '../chapters/ch5-victory.ts';
import { hasTarget, isAimedAtNothing, passesOver } from './tact.ts';
import type { AgeOfSailEvent } from '../model/events.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { enemies } from '../model/state.ts';
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
  },
  find: decision => [
    ...gunsHeld(decision),
    ...decision.events.flatMap(event => folliesIn(decision, event)),
    ...creeping(decision),
    ...needless(decision),
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
  if (event.type !== 'withdrew' || fightingDice(before.ships[event.ship] as Ship) === 0) return [];
  // Who ends a battle by it that is not lost has nobody left to fight.
  if (events.some(({ type }) => type === 'over') && !result(after)?.winners.some(winner => winner !== seat)) return [];
  return couldBeSpared(({ type }) => type === 'withdrew') ? ['off the table'] : [];
}

function needless({ answer, offers, before, seat }: Made): string[] {
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
