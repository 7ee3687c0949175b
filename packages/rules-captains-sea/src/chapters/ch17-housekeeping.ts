/** 17.0 Housekeeping, strictly in the book's order. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, call, forEach, procedure, step, when } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { countFrom, D6, lowest, openThrow, throwDice } from './ch01-dice.ts';
import { moraleCheck, WRECKED } from './ch01-morale.ts';
import { fallingOff } from './ch09-tacking.ts';
import { movedSmoke } from './ch09-stacking.ts';
import { loseRigging } from './ch11-harm.ts';
import { drawing } from './ch17-drawing.ts';
import { letGo, strike } from './ch18-ending.ts';
import { AT, AXES, BUCKET_CHAIN, CARPENTERS, KNOT_AND_SPLICE, NAIL_UP } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import { DX, DY, isInIrons } from '../model/geometry-core.ts';
import type { Sea, Ship } from '../model/state.ts';
import {
  afloat,
  cardOf,
  fightingSailOnly,
  FIGHTING,
  initiativeFirst,
  isAfloat,
  MEDIUM,
  moraleModifier,
  shipOf,
} from '../model/state.ts';
import { FREE_NEEDS } from '../model/throws.ts';
import { HULL_REPAIR, RIG_CHANGE, RIG_REPAIR, STRIKE_CHECK } from '../model/vocabulary.ts';

/** 17.1, H29 5 and more puts the fire out, 2 and less costs a rigging box. */
const fireFighting = procedure('fire-fighting', { ship: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (_s, { ship }) => ({ moment: AT['fire-fighting'], ship, target: ship, dice: 1 })),
  step('roll', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    if (!hasPlayed(s, l.ship, BUCKET_CHAIN)) {
      const face = roll(context.dice, D6, 'fire fighting');
      const total = face + ship.quality + (s.plus[l.ship] as number);
      tell(context, { type: 'fire-fighting', ship: l.ship, face, total, clause: '17.1' });
      if (total <= 2) loseRigging(ship, 1, context, '17.1');
      if (total < 5) return;
    }
    ship.onFire = 0;
    tell(context, { type: 'fire-out', ship: l.ship, clause: '17.1' });
  }),
]);

/** 5.1.3, 5.1.4 Tracks that crew are mending and that have something to mend. */
export function mendable(ship: Readonly<Ship>): number[] {
  const { rigging, boxes } = cardOf(ship);
  const list: number[] = [];
  if ((ship.tasks[RIG_REPAIR] as number) > 0 && ship.rigging < rigging) list.push(RIG_REPAIR);
  for (let section = 0; section < 4; section++)
    if ((ship.tasks[HULL_REPAIR + section] as number) > 0 && (ship.guns[section] as number) < boxes.length)
      list.push(HULL_REPAIR + section);
  return list;
}

/** 17.2, H27, H28 A die for each crew point; one box a track and turn, however many succeed. */
const mending = procedure('mending', { ship: 0, task: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (s, { ship, task }) => ({
    moment: AT.repair,
    ship,
    target: ship,
    dice: shipOf(s, ship).tasks[task] as number,
    about: task,
  })),
  step('roll', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    const card = l.task === RIG_REPAIR ? KNOT_AND_SPLICE : CARPENTERS;
    const plus = s.plus[l.ship] as number;
    const sure = hasPlayed(s, l.ship, card);
    const faces = sure ? [] : throwDice(context.dice, ship.tasks[l.task] as number, plus, 'damage control');
    const mended = sure || countFrom(faces, plus, 5 - ship.quality) > 0;
    tell(context, { type: 'repair', ship: l.ship, task: l.task, faces, mended, clause: '17.2' });
    if (!mended) return;
    if (l.task === RIG_REPAIR) ship.rigging++;
    else ship.guns[l.task - HULL_REPAIR] = (ship.guns[l.task - HULL_REPAIR] as number) + 1;
  }),
]);

/** 17.3 Sections that are completely destroyed. */
function wrecked(ship: Readonly<Ship>): number {
  return ship.guns.filter(boxes => boxes === 0).length;
}

/** 17.4 Markers in Strike Check boxes. */
export function strikeDice(ship: Readonly<Ship>): number {
  return (ship.morale === STRIKE_CHECK ? 1 : 0) + (ship.crew === 0 ? 1 : 0) + (ship.rigging === 0 ? 1 : 0);
}

/** 17.4, H31 A modified 1 or less and she strikes, unless a card prevents it. */
const striking = procedure('striking', { ship: 0, dice: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (_s, { ship, dice }) => ({ moment: AT.strike, ship, target: ship, dice })),
  step('roll', (s, l, context) => {
    const plus = s.plus[l.ship] as number;
    const faces = throwDice(context.dice, l.dice, plus, 'strike');
    const strikes = lowest(faces, plus) + moraleModifier(shipOf(s, l.ship).morale) <= 1;
    tell(context, { type: 'strike-check', ship: l.ship, faces, strikes, clause: '17.4' });
    if (strikes) s.striking |= 1 << l.ship;
  }),
  when(
    (s, l) => (s.striking & (1 << l.ship)) !== 0,
    [
      step('begin-saving', openThrow),
      call(cardWindow, (_s, { ship }) => ({ moment: AT.struck, ship, target: ship })),
      step('nail-up', (s, l) => {
        if (hasPlayed(s, l.ship, NAIL_UP)) s.striking &= ~(1 << l.ship);
      }),
    ],
  ),
]);

/** 17.4 If ships of both sides strike, neither has. */
function haulDown(s: Sea, context: Context): void {
  const list = afloat(s).filter(id => (s.striking & (1 << id)) !== 0);
  s.striking = 0;
  const both = new Set(list.map(id => shipOf(s, id).side)).size > 1;
  for (const id of list) {
    if (both) tell(context, { type: 'strikes-ignored', ship: id, clause: '17.4' });
    else if (s.over === '') strike(s, shipOf(s, id), context);
  }
}

/** 17.5 R39 A die for each crew point, and 3 or more with any of them is enough; then the captain may change. */
const changingSail = procedure('changing-sail', { ship: 0, may: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (s, { ship }) => ({
    moment: AT['sail-change'],
    ship,
    target: ship,
    dice: shipOf(s, ship).tasks[RIG_CHANGE] as number,
  })),
  step('roll', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    const plus = s.plus[l.ship] as number;
    const faces = throwDice(context.dice, ship.tasks[RIG_CHANGE] as number, plus, 'sail change');
    l.may = countFrom(faces, plus, 3 - ship.quality) > 0 ? 1 : 0;
    tell(context, { type: 'sail-roll', ship: l.ship, faces, may: l.may === 1, clause: '17.5' });
  }),
  when(
    (_s, l) => l.may === 1,
    [
      ask('change', {
        by: (s, l) => shipOf(s, l.ship).seat,
        offers: (_s, l) => [
          { do: 'change-sail', ship: l.ship },
          { do: 'keep-sail', ship: l.ship },
        ],
        take(s, l, answer, context) {
          const ship = shipOf(s, l.ship);
          if (answer.do === 'change-sail') setSails(ship, ship.sails === MEDIUM ? FIGHTING : MEDIUM, context);
        },
        clause: '17.5',
        about: (_s, l) => ({ ship: l.ship }),
      }),
    ],
  ),
]);

function setSails(ship: Ship, sails: number, context: Context): void {
  ship.sails = sails;
  tell(context, { type: 'sails', ship: ship.id, sails, clause: '17.5' });
}

/** 17.5, R13 With so much rigging gone she must come down to Fighting Sail, crew or no crew. */
function forceSails(s: Sea, context: Context): void {
  for (const id of afloat(s)) {
    const ship = shipOf(s, id);
    if (ship.sails === MEDIUM && fightingSailOnly(ship)) setSails(ship, FIGHTING, context);
  }
}

/** 17.5 */
const disengaging = procedure('disengaging', { ship: 0, tries: 0 }, [
  ask('disengage', {
    by: (s, l) => shipOf(s, l.ship).seat,
    offers: (_s, l) => [
      { do: 'stay-grappled', ship: l.ship },
      { do: 'disengage', ship: l.ship },
    ],
    take(_s, l, answer) {
      l.tries = answer.do === 'disengage' ? 1 : 0;
    },
    clause: '17.5',
    about: (_s, l) => ({ ship: l.ship }),
  }),
  when(
    (_s, l) => l.tries === 1,
    [
      step('begin', openThrow),
      call(cardWindow, (_s, { ship }) => ({ moment: AT.disengage, ship, target: ship, dice: 1 })),
      step('roll', (s, l, context) => {
        const ship = shipOf(s, l.ship);
        const other = shipOf(s, ship.grappled);
        const face = roll(context.dice, D6, 'disengage');
        const cards = (s.plus[l.ship] as number) + (hasPlayed(s, l.ship, AXES) ? 3 : 0);
        const total = face + ship.quality - other.quality + moraleModifier(ship.morale) + cards;
        const free = total >= FREE_NEEDS;
        tell(context, { type: 'disengage', ship: l.ship, face, total, free, clause: '17.5' });
        if (!free) return;
        letGo(s, ship);
        ship.freed = s.turn + 1;
        other.freed = s.turn + 1;
      }),
    ],
  ),
]);

/** R3 A ship that has lain in irons since the turn began; one whose Tack failed in it (stilled) begins the next turn so. */
function fallsOff(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  return isInIrons(ship.heading, s.windTo) && ship.grappled < 0 && ship.stilled === 0;
}

/** 17.6 Smoke-1 goes, Smoke-2 becomes Smoke-1 and drifts a square with the wind. */
export function driftSmoke(s: Sea, context: Context): void {
  const left: number[] = [];
  for (const mark of s.smoke) {
    const twos = Math.floor(mark / 100) % 100;
    if (twos > 0) left.push(Math.floor(mark / 10_000) * 10_000 + twos);
  }
  const had = s.smoke.length;
  s.smoke = movedSmoke(left, DX[s.windTo] as number, DY[s.windTo] as number);
  if (had > 0) tell(context, { type: 'smoke-drifts', squares: s.smoke.length, clause: '17.6' });
}

export const housekeeping = procedure('housekeeping', { ship: 0, task: 0 }, [
  forEach('ship', s => initiativeFirst(s).filter(id => shipOf(s, id).onFire === 1), [
    call(fireFighting, (_s, { ship }) => ({ ship })),
  ]),
  forEach('ship', initiativeFirst, [
    forEach('task', (s, l) => mendable(shipOf(s, l.ship)), [call(mending, (_s, { ship, task }) => ({ ship, task }))]),
  ]),
  // 17.3, R17 One throw for all sections, and one level at most.
  forEach(
    'ship',
    s => initiativeFirst(s).filter(id => wrecked(shipOf(s, id)) > 0 && shipOf(s, id).morale > STRIKE_CHECK),
    [call(moraleCheck, (s, { ship }) => ({ ship, dice: wrecked(shipOf(s, ship)), cause: WRECKED }))],
  ),
  forEach('ship', s => initiativeFirst(s).filter(id => strikeDice(shipOf(s, id)) > 0), [
    call(striking, (s, { ship }) => ({ ship, dice: strikeDice(shipOf(s, ship)) })),
  ]),
  step('haul-down', (s, _l, context) => haulDown(s, context)),
  forEach(
    'ship',
    s =>
      initiativeFirst(s).filter(
        id => (shipOf(s, id).tasks[RIG_CHANGE] as number) > 0 && !fightingSailOnly(shipOf(s, id)),
      ),
    [call(changingSail, (_s, { ship }) => ({ ship }))],
  ),
  step('force-sails', (s, _l, context) => forceSails(s, context)),
  forEach('ship', s => initiativeFirst(s).filter(id => shipOf(s, id).grappled >= 0), [
    when(
      (s, l) => isAfloat(shipOf(s, l.ship)) && shipOf(s, l.ship).grappled >= 0,
      [call(disengaging, (_s, { ship }) => ({ ship }))],
    ),
  ]),
  forEach('ship', s => initiativeFirst(s).filter(id => fallsOff(s, shipOf(s, id))), [
    call(fallingOff, (_s, { ship }) => ({ ship })),
  ]),
  step('smoke', (s, _l, context) => driftSmoke(s, context)),
  call(drawing),
]);
