/** B5, B6, S8, A5, O5, O7–O9 Giving fire: what each seat may order, sealed until all have done so (R30). */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import {
  arcsOf,
  BALL,
  CHAIN,
  carries,
  DOUBLE,
  GRAPE,
  inMusketShot,
  isFriendNearest,
  isTarget,
  layBroadside,
  rangeIn,
  rangeOf,
} from './b5-laying.ts';
import { firepowerNow, musketryNow } from './b7-damage.ts';
import { ask, lane, repeat } from './builders.ts';
import type { Draft, Fire, Fires } from '../model/drafts.ts';
import { joinDraft, newFires, recordOf } from '../model/drafts.ts';
import { laterOf } from '../model/editions.ts';
import { scratch } from '../model/scratch.ts';
import { bandOf, CENTRAL } from '../model/sight.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, inAction, isShip, LEFT, ordered, STANDARD, shipOf, volleyCode } from '../model/state.ts';
import type { Aim, Arc, Broadside, SailsAction } from '../model/vocabulary.ts';
import { aims, arcs, broadsides, MOST_VESSELS, shots } from '../model/vocabulary.ts';

const CEASE: SailsAction = { do: 'cease' };

const { fire, muskets } = scratch.offers;
const DISCHARGE: readonly (readonly SailsAction[])[] = Array.from({ length: MOST_VESSELS }, (_, ship) =>
  broadsides.map(side => ({ do: 'discharge', ship, side })),
);

function fireOffer(ship: number, side: number, arc: number, target: number, shot: number, high: number): SailsAction {
  const at = ((((ship * 2 + side) * 3 + arc) * MOST_VESSELS + target) * 4 + shot - 1) * 2 + high;
  const known = fire[at];
  if (known !== undefined) return known;
  const offer: SailsAction = {
    do: 'fire',
    ship,
    side: broadsides[side] as Broadside,
    arc: arcs[arc] as Arc,
    target,
    shot: shots[shot - 1] as (typeof shots)[number],
    aim: aims[high] as Aim,
  };
  fire[at] = offer;
  return offer;
}

function musketOffer(ship: number, target: number): SailsAction {
  const at = ship * MOST_VESSELS + target;
  const known = muskets[at];
  if (known !== undefined) return known;
  const offer: SailsAction = { do: 'muskets', ship, target };
  muskets[at] = offer;
  return offer;
}

/** B5.1 Sealed lane of one seat: all its ships in any order, until it ceases fire or nothing is left to order. */
export const gunnery = lane('gunnery', { seat: 0, done: 0 }, { draft: newFires, join: joinDraft }, [
  repeat(
    (s, l, fires) => l.done === 0 && anyFire(s, fires),
    [
      ask('fire', {
        by: (_s, l) => l.seat as Seat,
        clause: 'B5.13',
        offers: (s, _l, fires) => offersOf(s, fires),
        // What has been ordered is fired when nobody orders more; what others order meanwhile does not change it.
        presumed: (s, _l, _fires, asker) => (hasFire(draftOf(s, asker)) ? CEASE : null),
        take: (s, l, answer, _context, fires) => {
          switch (answer.do) {
            case 'fire': {
              const side = broadsides.indexOf(answer.side);
              const shot = shots.indexOf(answer.shot) + 1;
              const code = volleyCode(answer.target, arcs.indexOf(answer.arc), shot, aims.indexOf(answer.aim));
              recordOf(fires, answer.ship).volley[side] = code;
              return;
            }
            case 'discharge': {
              const side = broadsides.indexOf(answer.side);
              const shot = shipOf(s, answer.ship).shot[side] as number;
              recordOf(fires, answer.ship).volley[side] = volleyCode(-1, CENTRAL, shot, 0);
              return;
            }
            case 'muskets':
              recordOf(fires, answer.ship).muskets = answer.target;
              return;
            default:
              l.done = 1; // B5.15
          }
        },
        whyNot,
      }),
    ],
  ),
]);

function hasFire(draft: Readonly<Draft> | null): boolean {
  if (draft?.kind !== 'fires') return false;
  return draft.ships.some(given => given !== null && (given.muskets !== -1 || given.volley.some(code => code !== 0)));
}

function offersOf(s: Readonly<Sails>, fires: Readonly<Fires>): readonly SailsAction[] {
  const offers: SailsAction[] = [CEASE];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const given = fires.ships[i];
    if (!given || !inAction(ship)) continue;
    for (let side = 0; side < ship.volley.length; side++) {
      fireOffers(s, ship, side, offers, given);
      if (mayDischarge(s, ship, side, given))
        offers.push((DISCHARGE[i] as readonly SailsAction[])[side] as SailsAction);
    }
    musketOffers(s, ship, offers, given);
  }
  return offers;
}

/** Could anything but `cease` be offered? What needs no ruler is looked at first. */
function anyFire(s: Readonly<Sails>, fires: Readonly<Fires>): boolean {
  const { ships } = s;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i] as Ship;
    const given = fires.ships[i];
    if (!given || !inAction(ship)) continue;
    for (let side = 0; side < ship.volley.length; side++) if (mayDischarge(s, ship, side, given)) return true;
  }
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i] as Ship;
    const given = fires.ships[i];
    if (!given || !inAction(ship)) continue;
    for (let side = 0; side < ship.volley.length; side++) if (canFire(s, ship, side, given)) return true;
  }
  return musketsBear(s, fires);
}

/** A5.1, A5.2, A5.7, O5.6 The action was planned, and it is no duty (A5.3, A5.6). */
function hasFireOrder(s: Readonly<Sails>, ship: Readonly<Ship>, side: number): boolean {
  return s.articles.level < ADVANCED || ordered(ship, side === LEFT ? 'fire-left' : 'fire-right');
}

/**
 * B5.2, B5.9, B5.12–B5.14, O5.1 Is this broadside free to fire, if it finds a target? Each answers for itself. `given` is the
 * fire that her seat has ordered so far.
 */
export function mayFire(s: Readonly<Sails>, ship: Readonly<Ship>, side: number, given: Readonly<Fire> = ship): boolean {
  if (given.volley[side] !== 0 || ship.spent[side] !== 0) return false;
  return (ship.shot[side] !== 0 || s.articles.continuousFire) && hasFireOrder(s, ship, side);
}

/** S8.5 Guns are emptied to be loaded otherwise, which has no sense where there is one kind of shot. */
function mayDischarge(s: Readonly<Sails>, ship: Readonly<Ship>, side: number, given: Readonly<Fire>): boolean {
  if (s.articles.level < STANDARD || ship.shot[side] === 0) return false;
  if (given.volley[side] !== 0 || ship.spent[side] !== 0 || !hasFireOrder(s, ship, side)) return false;
  return aimBinds(s, ship, side, given) === '';
}

/** O7.1, O7.3, R93 With forced aim guns are not emptied past the target that they can hit, nor with a friend nearest. */
function aimBinds(s: Readonly<Sails>, ship: Readonly<Ship>, side: number, given: Readonly<Fire>): '' | 'O7.1' | 'O7.3' {
  if (!s.articles.forcedAim || laterOf(s).aimBindsEmptying !== true) return '';
  if (isFriendNearest(s, ship, side)) return 'O7.3';
  return canFire(s, ship, side, given) ? 'O7.1' : '';
}

function forcedAim(s: Readonly<Sails>): number {
  return s.articles.forcedAim ? 1 : 0;
}

/** B5.4, B5.5, B5.8, B5.26, T5.11 Adds every shot that this broadside may fire now, by each arc that bears. */
export function fireOffers(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  side: number,
  into: SailsAction[],
  given: Readonly<Fire> = ship,
): void {
  if (!mayFire(s, ship, side, given)) return;
  const targets = layBroadside(s, ship, side, forcedAim(s));
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i] as number;
    for (let arc = 0; arc < arcsOf(ship); arc++) {
      const band = bandOf(rangeIn(target, arc));
      if (band < 0 || firepowerNow(s, ship, arc) === 0) continue;
      const loaded = ship.shot[side] as number;
      if (loaded !== 0) addShot(s, ship.id, side, arc, target, loaded, band, into);
      else addContinuous(s, ship.id, side, arc, target, band, into);
    }
  }
}

/** O5.1, O5.4, O5.5 At Standard and above the shot is chosen now. */
function addContinuous(
  s: Readonly<Sails>,
  ship: number,
  side: number,
  arc: number,
  target: number,
  band: number,
  into: SailsAction[],
): void {
  addShot(s, ship, side, arc, target, BALL, band, into);
  if (s.articles.level < STANDARD) return;
  addShot(s, ship, side, arc, target, CHAIN, band, into);
  addShot(s, ship, side, arc, target, GRAPE, band, into);
}

function addShot(
  s: Readonly<Sails>,
  ship: number,
  side: number,
  arc: number,
  target: number,
  shot: number,
  band: number,
  into: SailsAction[],
): void {
  if (!carries(shot, band)) return;
  into.push(fireOffer(ship, side, arc, target, shot, 0));
  if (mayAimHigh(s, shot)) into.push(fireOffer(ship, side, arc, target, shot, 1));
}

/** O9.2 */
function mayAimHigh(s: Readonly<Sails>, shot: number): boolean {
  return s.articles.aimingHigh && (shot === BALL || shot === DOUBLE);
}

function canFire(s: Readonly<Sails>, ship: Readonly<Ship>, side: number, given: Readonly<Fire>): boolean {
  if (!mayFire(s, ship, side, given)) return false;
  const shot = ship.shot[side] === 0 ? BALL : (ship.shot[side] as number);
  const targets = layBroadside(s, ship, side, forcedAim(s));
  for (let i = 0; i < targets.length; i++) {
    for (let arc = 0; arc < arcsOf(ship); arc++) {
      if (carries(shot, bandOf(rangeIn(targets[i] as number, arc))) && firepowerNow(s, ship, arc) > 0) return true;
    }
  }
  return false;
}

/** B6.2, B6.3, B6.5, A5.5, A5.7 Once, whatever the guns do. */
export function mayUseMuskets(s: Readonly<Sails>, ship: Readonly<Ship>, given: Readonly<Fire> = ship): boolean {
  if (given.muskets !== -1 || musketryNow(s, ship) === 0) return false;
  return s.articles.level < ADVANCED || ordered(ship, 'musketry');
}

function anyMusketTarget(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  for (let i = 0; i < s.ships.length; i++) {
    const target = s.ships[i] as Ship;
    if (isTarget(ship, target) && inMusketShot(s, ship, target)) return true;
  }
  return false;
}

/** Whether muskets that have no target yet could be given one. */
export function musketsBear(s: Readonly<Sails>, fires: Readonly<Fires>): boolean {
  return s.ships.some(ship => {
    const given = fires.ships[ship.id];
    return given && inAction(ship) && mayUseMuskets(s, ship, given) && anyMusketTarget(s, ship);
  });
}

function musketOffers(s: Readonly<Sails>, ship: Readonly<Ship>, into: SailsAction[], given: Readonly<Fire>): void {
  if (!mayUseMuskets(s, ship, given)) return;
  for (let i = 0; i < s.ships.length; i++) {
    const target = s.ships[i] as Ship;
    if (isTarget(ship, target) && inMusketShot(s, ship, target)) into.push(musketOffer(ship.id, i));
  }
}

type Refused = { reason: string; clause: string } | null;

/** Why an order to fire is not on the list. */
function whyNot(s: Readonly<Sails>, _l: object, answer: SailsAction, fires: Readonly<Fires>): Refused {
  if (answer.do !== 'fire' && answer.do !== 'discharge' && answer.do !== 'muskets') return null;
  const ship = s.ships[answer.ship];
  const given = fires.ships[answer.ship];
  if (ship === undefined || !given || !inAction(ship)) {
    return { reason: 'she is not yours to command', clause: 'B5.1' };
  }
  if (answer.do === 'muskets') return whyNoMuskets(s, ship, s.ships[answer.target], given);
  const side = broadsides.indexOf(answer.side);
  if (side >= ship.volley.length) return { reason: 'there are no guns on that side', clause: 'T5.8' };
  if (given.volley[side] !== 0) return { reason: 'that broadside has its orders', clause: 'B5.13' };
  if (!hasFireOrder(s, ship, side)) return { reason: 'no action was planned for these guns', clause: 'A5.7' };
  if (answer.do === 'discharge' && s.articles.level < STANDARD)
    return { reason: 'with one kind of shot guns are not emptied', clause: 'S8.5' };
  if (answer.do === 'discharge' && (ship.shot[side] as number) > 0) {
    const clause = aimBinds(s, ship, side, given);
    if (clause === 'O7.3') return { reason: 'with a friend nearest these guns cannot fire', clause };
    if (clause === 'O7.1') return { reason: 'the nearest ship on that side must be aimed at', clause };
  }
  if (answer.do === 'discharge' || !mayFire(s, ship, side, given))
    return { reason: 'the guns are not loaded', clause: 'B5.9' };
  return whyNoShot(s, ship, side, answer);
}

function whyNoMuskets(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  target: Readonly<Ship> | undefined,
  given: Readonly<Fire>,
): Refused {
  if (given.muskets !== -1) return { reason: 'the muskets have their target', clause: 'B6.2' };
  if (!mayUseMuskets(s, ship, given)) return { reason: 'no action was planned for the muskets', clause: 'A5.7' };
  if (target === undefined || !isTarget(ship, target)) return { reason: 'that is no enemy in action', clause: 'B6.1' };
  return { reason: 'she is out of musket shot', clause: isShip(ship) ? 'B6.1' : 'T5.13' };
}

function whyNoShot(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  side: number,
  answer: Extract<SailsAction, { do: 'fire' }>,
): Refused {
  const target = s.ships[answer.target];
  const arc = arcs.indexOf(answer.arc);
  const shot = shots.indexOf(answer.shot) + 1;
  const loaded = ship.shot[side] as number;
  if (target === undefined || !isTarget(ship, target)) return { reason: 'that is no enemy in action', clause: 'B5.7' };
  if (loaded !== 0 && shot !== loaded) return { reason: 'the guns hold another shot', clause: 'S8.4' };
  if (loaded === 0 && shot === DOUBLE) return { reason: 'double shot needs loaded guns', clause: 'O5.5' };
  const range = arc < arcsOf(ship) ? rangeOf(s, ship, side, arc, target) : -1;
  if (range < 0) return { reason: 'that arc does not bear on her', clause: 'B5.7' };
  if (!layBroadside(s, ship, side, forcedAim(s)).includes(target.id)) {
    return { reason: 'the nearest ship on that side must be aimed at', clause: 'O7.1' };
  }
  if (!carries(shot, bandOf(range))) {
    const clause = shot === CHAIN ? 'S7.3' : shot === GRAPE ? 'S7.4' : 'O8.5';
    return { reason: 'the shot does not carry so far', clause };
  }
  if (answer.aim === 'high' && !mayAimHigh(s, shot)) return { reason: 'that cannot be aimed high', clause: 'O9.2' };
  return { reason: 'no guns are left in that arc', clause: 'B5.20' };
}
