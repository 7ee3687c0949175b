/** 11.4 The firing procedure of one attack, step by step, and 11.9 chasers. */

import { ask, call, procedure, step, when } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { countFrom, lowest, openThrow, throwDice } from './ch01-dice.ts';
import { reckon } from './ch01-morale.ts';
import { dividedHits, loseBox, loseHull, loseRigging, struckSections } from './ch11-harm.ts';
import { CHASERS_NEED, defend, resolveDamage, toHit } from './ch11-dice.ts';
import { AT, PREVENTER_STAYS } from '../model/deck.ts';
import { FIRE_HIGH, FIRE_LOW } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { defenceDice, shareOf } from '../model/lines.ts';
import type { Attack, Sea } from '../model/state.ts';
import { JUST_LIT, shipOf } from '../model/state.ts';
import { DOUBLE, sections } from '../model/vocabulary.ts';

const VOLLEY = { attack: 0, ship: 0, target: 0, dice: 0, hull: 0, total: 0 };
type Volley = typeof VOLLEY;

const attackOf = (s: Readonly<Sea>, l: Readonly<Volley>): Attack => s.attacks[l.attack] as Attack;

/** 11.5 Dice of the check for fire: the top line for totals of 11 and more, the bottom line below. */
export function fireDice(hits: number, total: number): number {
  return (total >= 11 ? FIRE_HIGH : FIRE_LOW)[Math.min(12, hits) - 1] ?? 0;
}

/** 11.4.9 Each section that fired double shot may burst a gun. R49 Whether or not anything was hit. */
const bursting = procedure('bursting', { ship: 0, mask: 0, dice: 0 }, [
  step('begin', (s, l) => {
    openThrow(s);
    l.dice = 0;
    for (let bits = l.mask; bits > 0; bits >>= 1) l.dice += bits & 1;
  }),
  call(cardWindow, (_s, { ship, dice }) => ({ moment: AT.burst, ship, target: ship, dice })),
  step('roll', (s, l, context) => {
    const plus = s.plus[l.ship] as number;
    const faces: number[] = [];
    let burst = 0;
    for (let section = 0; section < 4; section++) {
      if ((l.mask & (1 << section)) === 0) continue;
      const spared = faces.length < plus ? 1 : 0;
      const [face] = throwDice(context.dice, 1, 0, 'double shot');
      faces.push(face as number);
      if ((face as number) + spared <= 2) burst |= 1 << section;
    }
    tell(context, { type: 'burst', ship: l.ship, faces, sections: burst, clause: '11.4.9' });
    for (let section = 0; section < 4; section++)
      if ((burst & (1 << section)) !== 0) loseBox(s, shipOf(s, l.ship), section, context, '11.4.9');
  }),
]);

/** 11.5, R64 */
const catchingFire = procedure('catching-fire', { ship: 0, dice: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (_s, { ship, dice }) => ({ moment: AT['fire-check'], ship, target: ship, dice })),
  step('roll', (s, l, context) => {
    const plus = s.plus[l.ship] as number;
    const faces = throwDice(context.dice, l.dice, plus, 'fire');
    const caught = lowest(faces, plus) <= 1;
    if (caught) shipOf(s, l.ship).onFire = s.articles.firesWait === true ? JUST_LIT : 1;
    tell(context, { type: 'fire-check', ship: l.ship, faces, caught, clause: '11.5' });
  }),
]);

/** 11.4.10 Hull hits, with the odd one where the defender likes. */
export const holing = procedure('holing', { ship: 0, rake: 0, side: 0, hull: 0, one: 0, two: 0, odd: 0 }, [
  step('divide', (s, l) => {
    const [one, two, odd] = dividedHits(shipOf(s, l.ship), struckSections(l.rake, l.side), l.hull);
    Object.assign(l, { one, two, odd });
  }),
  when(
    (_s, l) => l.odd === 1,
    [
      ask('odd-hit', {
        by: (s, l) => shipOf(s, l.ship).seat,
        offers: (_s, l) =>
          struckSections(l.rake, l.side).map(section => ({
            do: 'odd-hit' as const,
            ship: l.ship,
            section: sections[section] as (typeof sections)[number],
          })),
        take(_s, l, answer) {
          if (answer.do !== 'odd-hit') return;
          if (sections.indexOf(answer.section) === struckSections(l.rake, l.side)[0]) l.one++;
          else l.two++;
        },
        presumed: (_s, l) => ({
          do: 'odd-hit',
          ship: l.ship,
          section: sections[struckSections(l.rake, l.side)[0]] as (typeof sections)[number],
        }),
        clause: '11.4.10',
        about: (_s, l) => ({ ship: l.ship, hull: l.hull }),
      }),
    ],
  ),
  step('apply', (s, l, context) =>
    loseHull(s, shipOf(s, l.ship), struckSections(l.rake, l.side), [l.one, l.two], l.rake, context),
  ),
]);

/** 11.4 Steps 3 to 11, then 11.5. Smoke (11.6) and the next load (11.7) wait until all fire is done. */
export const broadside = procedure('broadside', VOLLEY, [
  step('begin', (s, l, context) => {
    const attack = attackOf(s, l);
    l.ship = attack.ship;
    l.target = attack.target;
    l.dice = attack.long + attack.carronades;
    openThrow(s);
    const { ship, target, mask, aim, shot, rake, range } = attack;
    tell(context, { type: 'fire', ship, target, sections: mask, aim, shot, rake, range, clause: '11.4.2' });
  }),
  call(cardWindow, (_s, { ship, target, dice, attack }) => ({
    moment: AT['to-hit'],
    ship,
    target,
    dice,
    about: attack,
  })),
  step('to-hit', (s, l, context) => toHit(s, attackOf(s, l), context)),
  when(
    (s, l) => attackOf(s, l).hits > 0,
    [
      step('begin-defence', (s, l) => {
        openThrow(s);
        l.dice = shareOf(defenceDice(s, attackOf(s, l)), attackOf(s, l));
      }),
      // The target throws: she is the ship of this window.
      call(cardWindow, (_s, { ship, target, dice, attack }) => ({
        moment: AT.defence,
        ship: target,
        target: ship,
        dice,
        about: attack,
      })),
      step('defence', (s, l, context) => defend(s, attackOf(s, l), context)),
    ],
  ),
  when(
    (s, l) => attackOf(s, l).hits > 0,
    [
      step('begin-damage', openThrow),
      call(cardWindow, (_s, { ship, target, attack }) => ({
        moment: AT.damage,
        ship,
        target,
        dice: 3,
        about: attack,
      })),
      step('damage', (s, l, context) => {
        const { hull, total } = resolveDamage(s, attackOf(s, l), context);
        l.hull = hull;
        l.total = total;
      }),
    ],
  ),
  when(
    (s, l) => attackOf(s, l).shot === DOUBLE,
    [call(bursting, (s, l: Readonly<Volley>) => ({ ship: l.ship, mask: attackOf(s, l).mask }))],
  ),
  when(
    (_s, l) => l.hull > 0,
    [
      call(holing, (s, l: Readonly<Volley>) => ({
        ship: l.target,
        rake: attackOf(s, l).rake,
        side: attackOf(s, l).side,
        hull: l.hull,
      })),
    ],
  ),
  // 11.4.11 is among the checks, R58 in the order in which they were noted.
  call(reckon),
  when(
    (s, l) => attackOf(s, l).hits > 0 && shipOf(s, l.target).onFire === 0 && fireDice(attackOf(s, l).hits, l.total) > 0,
    [
      call(catchingFire, (s, l: Readonly<Volley>) => ({
        ship: l.target,
        dice: fireDice(attackOf(s, l).hits, l.total),
      })),
    ],
  ),
]);

/** 11.9 A 6 hits, nothing is added, nothing cancels, and all goes into the rigging. */
export const chasers = procedure('chasers', { attack: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (s, { attack }) => {
    const { ship, target, long } = s.attacks[attack] as Attack;
    return { moment: AT.chasers, ship, target, dice: long, about: attack };
  }),
  step('roll', (s, l, context) => {
    const { ship, target, chaser, long } = s.attacks[l.attack] as Attack;
    const plus = s.plus[ship] as number;
    const faces = throwDice(context.dice, long, plus, 'chasers');
    const hits = countFrom(faces, plus, CHASERS_NEED);
    tell(context, { type: 'chasers', ship, target, end: chaser, faces, hits, clause: '11.9' });
    const saved = hasPlayed(s, target, PREVENTER_STAYS) ? 2 : 0;
    loseRigging(shipOf(s, target), Math.max(0, hits - saved), context, '11.9');
  }),
]);
