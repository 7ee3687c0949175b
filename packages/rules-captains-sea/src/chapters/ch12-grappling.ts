/** 12.0 Grappling, at the end of an impulse, between ships in one square. */

import type { Context, Modifier } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, call, forEach, procedure, step, when } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { D6, openThrow } from './ch01-dice.ts';
import { alongside, enter, forgetContacts } from './ch09-stacking.ts';
import type { Boarder } from '../model/boarding.ts';
import { BOARDING_NEEDS, grappleParts } from '../model/boarding.ts';
import { AT, AXES, GRAPNELS } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import { headingGap, turned } from '../model/geometry-core.ts';
import type { Sea, Ship } from '../model/state.ts';
import {
  afloat,
  contactBetween,
  enemiesOf,
  initiativeFirst,
  isAfloat,
  meleeCrew,
  sameSquare,
  shipOf,
} from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { PARALLEL, STARBOARD } from '../model/vocabulary.ts';

/** Enemies she could throw grapnels at. */
export function inReach(s: Readonly<Sea>, ship: Readonly<Ship>): number[] {
  if (!isAfloat(ship) || ship.grappled >= 0) return [];
  return enemiesOf(s, ship).filter(id => sameSquare(ship, shipOf(s, id)) && shipOf(s, id).grappled < 0);
}

/** 12.0 What is added to the die, cards apart. */
export function grappleModifiers(ship: Readonly<Ship>, target: Readonly<Ship>): Modifier[] {
  return grappleParts(boarder(ship), boarder(target));
}

function boarder(ship: Readonly<Ship>): Boarder {
  const { heading, morale, quality, french } = ship;
  return { heading, morale, quality, french, melee: meleeCrew(ship) };
}

/** 12.0, R18 Aligned to the initiative ship: the same heading, or the opposite one. Further impulses are ignored. */
export function lash(s: Sea, one: Ship, two: Ship, context: Context): void {
  const [lead, other] = one.side === s.initiative ? [one, two] : [two, one];
  const contact = contactBetween(s, lead.id, other.id);
  const facing = contact === undefined ? STARBOARD : contact.a === lead.id ? contact.aSide : contact.bSide;
  const from = other.heading;
  other.heading = headingGap(lead.heading, other.heading) < 2 ? lead.heading : turned(lead.heading, 4);
  forgetContacts(s, lead.id);
  forgetContacts(s, other.id);
  if (other.heading !== from)
    tell(context, { type: 'turned', ship: other.id, from, heading: other.heading, clause: 'R18' });
  enter(s, alongside(PARALLEL, other, lead, facing < 0 ? STARBOARD : facing), context);
  for (const ship of [lead, other]) {
    ship.grappled = ship === lead ? other.id : lead.id;
    ship.stilled = 1;
    ship.through = 0;
    ship.block = 0;
    ship.cost = 0;
    ship.spent = 0;
    ship.ready = 0;
    ship.strain = 0;
    ship.declared = 0;
  }
  // R50 Where others are still sailing, the impulses go on for them.
  if (afloat(s).length === 2) s.cut = 1;
}

/** 12.0, H33, H34 */
function throwGrapnels(s: Sea, l: { ship: number; target: number }, context: Context): void {
  const [ship, target] = [shipOf(s, l.ship), shipOf(s, l.target)];
  const face = roll(context.dice, D6, 'grapple');
  const modifiers = grappleModifiers(ship, target);
  if (hasPlayed(s, l.ship, GRAPNELS)) modifiers.push({ what: 'grapnels', by: 2, clause: 'H33' });
  if (hasPlayed(s, l.target, AXES)) modifiers.push({ what: 'axes', by: -3, clause: 'H34' });
  if ((s.plus[l.ship] as number) > 0) modifiers.push({ what: 'cards', by: 1, clause: '1.7.3' });
  const total = modifiers.reduce((sum, { by }) => sum + by, face);
  const holds = total >= BOARDING_NEEDS;
  tell(context, { type: 'grapple', ship: l.ship, target: l.target, face, total, holds, clause: '12.0', modifiers });
  if (holds) lash(s, ship, target, context);
}

/** 8.0 Step 4. */
export const grappling = procedure('grappling', { ship: 0, target: -1 }, [
  forEach('ship', s => initiativeFirst(s).filter(id => inReach(s, shipOf(s, id)).length > 0), [
    // The one before may have taken hold.
    when(
      (s, l) => inReach(s, shipOf(s, l.ship)).length > 0,
      [
        ask('grapple', {
          by: (s, l) => shipOf(s, l.ship).seat,
          offers: (s, l): SeaAction[] => [
            { do: 'no-grapple', ship: l.ship },
            ...inReach(s, shipOf(s, l.ship)).map(target => ({ do: 'grapple' as const, ship: l.ship, target })),
          ],
          take(_s, l, answer) {
            l.target = answer.do === 'grapple' ? answer.target : -1;
          },
          clause: '12.0',
          about: (_s, l) => ({ ship: l.ship }),
        }),
        when(
          (_s, l) => l.target >= 0,
          [
            step('begin', openThrow),
            call(cardWindow, (_s, { ship, target }) => ({ moment: AT.grapple, ship, target, dice: 1 })),
            step('roll', throwGrapnels),
          ],
        ),
      ],
    ),
  ]),
]);
