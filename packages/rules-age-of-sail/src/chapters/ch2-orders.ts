/** Chapter 2, Movement: a side's movement step, ship by ship, with repairs and drifting before it. */

import type { Context, Refused, Seat } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, call, forEach, procedure, repeat, step, when } from './builders.ts';
import { helm } from './ch2-helm.ts';
import { drifts, mustSail } from './ch2-sailing.ts';
import { drift } from './ch2-track.ts';
import { bearsOnAnyone, canEngage, engagements, volley, whyNotEngage } from './ch4-gunnery.ts';
import { afloat } from '../model/conditions.ts';
import { NEEDS_SIX } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { fleet, seatsOf, shipOf } from '../model/state.ts';
import type { AgeOfSailAction, Mast } from '../model/vocabulary.ts';
import { masts } from '../model/vocabulary.ts';

/** 2.9, R15 One die a turn for each ship that tries; her people leave guns and grapnels alone for it, hit or miss. */
export const repairs = procedure('repairs', { ship: 0, mended: 0 }, [
  forEach('ship', s => fleet(s, s.active, ship => fallen(ship) > 0 && ship.crew !== 0), [
    ask('try', {
      by: (s, l) => shipOf(s, l.ship).seat,
      clause: '2.9',
      about: (_s, l) => ({ ship: l.ship }),
      offers: (_s, l) => [
        { do: 'leave-masts', ship: l.ship },
        { do: 'repair', ship: l.ship },
      ],
      take: (s, l, a, context) => {
        l.mended = a.do === 'repair' && tryRepair(shipOf(s, l.ship), context) ? 1 : 0;
      },
    }),
    when(
      (s, l) => l.mended === 1 && fallen(shipOf(s, l.ship)) > 1,
      [
        ask('which', {
          by: (s, l) => shipOf(s, l.ship).seat,
          clause: 'R15',
          about: (_s, l) => ({ ship: l.ship }),
          offers: (s, l) => masts.filter(mast => shipOf(s, l.ship)[mast] === 0).map(mast => ({ do: 'rig', mast })),
          presumed: (s, l) => ({ do: 'rig', mast: masts.find(mast => shipOf(s, l.ship)[mast] === 0) ?? 'fore' }),
          take: (s, l, a, context) => {
            if (a.do === 'rig') rig(shipOf(s, l.ship), a.mast, context);
            l.mended = 0;
          },
        }),
      ],
    ),
    when(
      (_s, l) => l.mended === 1,
      [
        step('the one', (s, l, context) => {
          const ship = shipOf(s, l.ship);
          for (const mast of masts) if (ship[mast] === 0) rig(ship, mast, context);
        }),
      ],
    ),
  ]),
]);

function fallen(ship: Readonly<Ship>): number {
  return 3 - ship.fore - ship.main - ship.mizzen;
}

function tryRepair(ship: Ship, context: Context): boolean {
  const face = roll(context.dice, 6, 'repair');
  const mended = face >= NEEDS_SIX;
  ship.repairing = 1;
  tell(context, { type: 'repair', to: 'all', clause: '2.9', ship: ship.id, face, mended });
  return mended;
}

function rig(ship: Ship, mast: Mast, context: Context): void {
  ship[mast] = 1;
  tell(context, { type: 'rigged', to: 'all', clause: 'R15', ship: ship.id, mast });
}

/** 5.8 Moves the active side's ships: R77 first what nobody steers, then R71 each seat's ships in the order it likes. */
export const movement = procedure('movement', { seat: 0, ship: -1, target: -1, done: 0 }, [
  forEach('ship', s => fleet(s, s.active, ship => ship.crew === 0 && drifts(ship)), [
    step('drift', (s, l, context) => {
      const ship = shipOf(s, l.ship);
      ship.moved = 1;
      drift(s, ship, context);
    }),
  ]),
  forEach('seat', s => seatsOf(s, s.active), [
    step('next seat', (_s, l) => {
      l.done = 0;
    }),
    repeat(
      (s, l) => l.done === 0 && hasOrders(s, l.seat as Seat),
      [
        step('nobody yet', (s, l) => {
          l.target = -1;
          l.ship = lastToSail(s, l.seat as Seat);
        }),
        when(
          (_s, l) => l.ship < 0,
          [
            ask('next', {
              by: (_s, l) => l.seat as Seat,
              clause: '5.8',
              offers: (s, l) => orders(s, l.seat as Seat),
              isOffered: (s, l, a) => isOrder(s, l.seat as Seat, a),
              whyNot: (s, l, a) => whyNotThatOrder(s, l.seat as Seat, a),
              take: (s, l, a, context) => {
                if (a.do === 'sail' || a.do === 'engage') l.ship = a.ship;
                if (a.do === 'engage') l.target = a.target;
                if (a.do === 'all-moved') l.done = 1;
                if (a.do === 'weigh') weigh(shipOf(s, a.ship), context);
              },
            }),
          ],
        ),
        when((_s, l) => l.target >= 0, [call(volley, (_s, l) => ({ ship: l.ship, target: l.target }))]),
        when((_s, l) => l.target < 0 && l.ship >= 0, [call(helm, (_s, l) => ({ ship: l.ship }))]),
      ],
    ),
  ]),
]);

function canWeigh(ship: Readonly<Ship>): boolean {
  return ship.condition === 'anchored' && ship.moved === 0 && ship.crew !== 0;
}

function hasOrders(s: Readonly<AgeOfSail>, seat: Seat): boolean {
  return s.ships.some(ship => ship.seat === seat && (mustSail(ship) || canWeigh(ship)));
}

/** R60 The one ship left to sail, when there is nothing else to choose; else -1. */
function lastToSail(s: Readonly<AgeOfSail>, seat: Seat): number {
  let only = -1;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat !== seat) continue;
    if (canWeigh(ship)) return -1;
    if (!mustSail(ship)) continue;
    if (only >= 0) return -1;
    only = i;
  }
  return only >= 0 && othersMayFire(s, seat, only) ? -1 : only;
}

/** Her own guns she may fire under way; another's must have their chance before she masks them. */
function othersMayFire(s: Readonly<AgeOfSail>, seat: Seat, than: number): boolean {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (i !== than && ship.seat === seat && ship.port + ship.starboard > 0 && bearsOnAnyone(s, ship)) return true;
  }
  return false;
}

/** 4.3, R22, R60 Between two ships' moves any ship of the seat may fire. */
function orders(s: Readonly<AgeOfSail>, seat: Seat): readonly AgeOfSailAction[] {
  const offers: AgeOfSailAction[] = [];
  let mustGoOn = false;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat !== seat) continue;
    if (mustSail(ship)) {
      offers.push({ do: 'sail', ship: i });
      mustGoOn = true;
    } else if (canWeigh(ship)) {
      offers.push({ do: 'weigh', ship: i });
    }
  }
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat === seat && afloat(ship)) engagements(s, ship, offers);
  }
  if (!mustGoOn) offers.push({ do: 'all-moved' });
  return offers;
}

function isOrder(s: Readonly<AgeOfSail>, seat: Seat, a: AgeOfSailAction): boolean {
  if (a.do === 'all-moved') return !s.ships.some(ship => ship.seat === seat && mustSail(ship));
  if (a.do !== 'sail' && a.do !== 'weigh' && a.do !== 'engage') return false;
  const ship = s.ships[a.ship];
  if (ship === undefined || ship.seat !== seat) return false;
  if (a.do === 'engage') return a.target < s.ships.length && canEngage(s, ship, shipOf(s, a.target));
  return a.do === 'sail' ? mustSail(ship) : canWeigh(ship);
}

function whyNotThatOrder(s: Readonly<AgeOfSail>, seat: Seat, a: AgeOfSailAction): Refused | null {
  if (a.do === 'all-moved') return { reason: 'every ship free to sail must do so', clause: 'R7' };
  if (a.do !== 'sail' && a.do !== 'weigh' && a.do !== 'engage') return null;
  const ship = s.ships[a.ship];
  if (ship === undefined || ship.seat !== seat) return { reason: 'that ship is not under your orders', clause: 'R71' };
  if (a.do === 'engage') return whyNotEngage(s, a);
  if (ship.moved === 1) return { reason: 'she has made her move', clause: '5.8' };
  if (a.do === 'weigh') return { reason: 'she does not lie at anchor', clause: '2.14' };
  return { reason: 'anchored, aground or entangled, she does not sail', clause: 'R7' };
}

/** 2.14, R16 Raising the anchor is the whole of a move. */
function weigh(ship: Ship, context: Context): void {
  ship.condition = 'weighing';
  ship.moved = 1;
  tell(context, { type: 'weighing', to: 'all', clause: 'R16', ship: ship.id });
}
