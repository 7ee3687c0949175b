/** 11.0 Firing: announced one after the other, the non-initiative captain first, and resolved as one. */

import type { Refused } from '@weathergauge/engine';
import { isHeard, roll } from '@weathergauge/engine';
import { ask, call, forEach, procedure, repeat, step, when } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { D6, openThrow } from './ch01-dice.ts';
import { reckon } from './ch01-morale.ts';
import { chooseLoads } from './ch10-reloading.ts';
import { broadside, chasers } from './ch11-attack.ts';
import { prospect } from './ch11-dice.ts';
import { loseMen } from './ch11-harm.ts';
import { AT, MARKSMEN } from '../model/deck.ts';
import type { Prospect } from '../model/events.ts';
import { tell } from '../model/events.ts';
import { range as distance } from '../model/geometry-core.ts';
import type { Line } from '../model/gunnery.ts';
import { chaserDice, EITHER_SIDE, FARTHEST } from '../model/gunnery.ts';
import { addSmoke, canFire, carronadeDice, defenceDice, lineOf, longDice, visibility } from '../model/lines.ts';
import { reloadTime } from '../model/loading.ts';
import type { Attack, Sea, Ship } from '../model/state.ts';
import { clockOf, enemiesOf, JUST_LIT, nonInitiativeFirst, sameSquare, shipOf, TO_CHOOSE } from '../model/state.ts';
import type { Aim, SeaAction } from '../model/vocabulary.ts';
import { aims, broadsides } from '../model/vocabulary.ts';

/** 11.4.1, 11.4.2 What a ship may fire at whom, sections and heights; and her chasers where no broadside bears (11.9). */
export function fireOffers(s: Readonly<Sea>, ship: Readonly<Ship>): SeaAction[] {
  const offers: SeaAction[] = [];
  for (const target of enemiesOf(s, ship)) {
    const line = lineOf(s, ship, shipOf(s, target));
    if (line.from >= 0) addBroadsides(ship, target, line, offers);
    else if (line.chaser >= 0 && ship.chasers[line.chaser] === 0 && chaserDice(ship, line.chaser) > 0)
      offers.push({ do: 'chase', ship: ship.id, target });
  }
  return offers;
}

function addBroadsides(ship: Readonly<Ship>, target: number, line: Line, offers: SeaAction[]): void {
  const fore = canFire(ship, line.from * 2, line.range);
  const aft = canFire(ship, line.from * 2 + 1, line.range);
  const add = (guns: 'both' | 'fore' | 'aft'): void => {
    for (const aim of aims) offers.push({ do: 'fire', ship: ship.id, target, guns, aim });
  };
  if (fore && aft) add('both');
  if (fore) add('fore');
  if (aft) add('aft');
}

function whyNotThatFire(s: Readonly<Sea>, ship: Readonly<Ship>, answer: SeaAction): Refused | null {
  if (answer.do !== 'fire' && answer.do !== 'chase') return null;
  if (!enemiesOf(s, ship).includes(answer.target)) return { reason: 'that is no enemy in the fight', clause: '11.4.2' };
  const line = lineOf(s, ship, shipOf(s, answer.target));
  if (answer.do === 'chase')
    return line.from >= 0
      ? { reason: 'a broadside bears on that ship: chasers are for where none does', clause: '11.9' }
      : { reason: 'none of her chasers that is loaded bears on that ship', clause: '11.9' };
  const target = shipOf(s, answer.target);
  if (line.from < 0 && sameSquare(ship, target))
    return { reason: 'ships cross, and only the one with the initiative may fire', clause: '9.2.2' };
  if (distance(ship, target) > FARTHEST) return { reason: 'that ship is out of range', clause: '11.2' };
  if (distance(ship, target) > visibility(s))
    return s.squall === s.turn
      ? { reason: 'nobody sees so far in this squall', clause: 'P05' }
      : { reason: 'nobody sees so far at night', clause: '20.0' };
  if (line.from < 0) return { reason: 'that ship lies in no arc of her broadsides', clause: '11.1' };
  return { reason: 'those guns are not loaded and manned, or do not reach so far', clause: '11.4.1' };
}

/** R23 The load is shown as fire is announced. 11.3 Sections that aim alike and hold the same shot are one attack. Dice and morale are those of this moment (11.0). */
function announce(s: Sea, ship: Ship, target: number, line: Line, section: number, aim: Aim): void {
  const shot = ship.load[section] as number;
  const height = aims.indexOf(aim);
  const long = longDice(ship, section, line.range);
  const carronades = carronadeDice(ship, section, line.range);
  ship.due[section] = TO_CHOOSE;
  ship.known[section] = 0;
  ship.fired |= 1 << section;
  const same = s.attacks.find(
    each =>
      each.ship === ship.id && each.target === target && each.mask > 0 && each.aim === height && each.shot === shot,
  );
  if (same) {
    same.mask |= 1 << section;
    same.long += long;
    same.carronades += carronades;
    return;
  }
  s.attacks.push({
    ship: ship.id,
    target,
    mask: 1 << section,
    chaser: -1,
    aim: height,
    shot,
    rake: line.rake,
    from: line.from,
    side: line.side,
    range: line.range,
    long,
    carronades,
    morale: ship.morale,
    share: 0,
    hits: 0,
  });
}

function announceChasers(s: Sea, ship: Ship, target: number, line: Line): void {
  ship.chasers[line.chaser] = clockOf(s) + reloadTime(ship);
  s.attacks.push({
    ship: ship.id,
    target,
    mask: 0,
    chaser: line.chaser,
    aim: 0,
    shot: 1,
    rake: 0,
    from: -1,
    side: -1,
    range: line.range,
    long: chaserDice(ship, line.chaser),
    carronades: 0,
    morale: ship.morale,
    share: 0,
    hits: 0,
  });
}

/** The attacks that these sections have a part in, or those of the chasers. */
function prospects(s: Readonly<Sea>, ship: number, target: number, sections: number): Prospect[] {
  const isOfThese = (attack: Readonly<Attack>): boolean =>
    attack.ship === ship && attack.target === target && (sections === 0 || (attack.mask & sections) !== 0);
  return s.attacks.filter(isOfThese).map(attack => prospect(s, attack));
}

export const announcing = procedure('announcing', { ship: 0, more: 1 }, [
  repeat(
    (s, l) => l.more === 1 && fireOffers(s, shipOf(s, l.ship)).length > 0,
    [
      ask('fire', {
        by: (s, l) => shipOf(s, l.ship).seat,
        offers: (s, l) => [{ do: 'cease', ship: l.ship }, ...fireOffers(s, shipOf(s, l.ship))],
        whyNot: (s, l, answer) => whyNotThatFire(s, shipOf(s, l.ship), answer),
        take(s, l, answer, context) {
          if (answer.do !== 'fire' && answer.do !== 'chase') {
            l.more = 0;
            return;
          }
          const ship = shipOf(s, l.ship);
          const line = lineOf(s, ship, shipOf(s, answer.target));
          const { rake, range } = line;
          let sections = 0;
          const shown: number[] = [];
          if (answer.do === 'chase') announceChasers(s, ship, answer.target, line);
          else
            for (let i = 0; i < 2; i++) {
              if (answer.guns === (i === 0 ? 'aft' : 'fore')) continue;
              sections |= 1 << (line.from * 2 + i);
              shown.push(ship.load[line.from * 2 + i] as number);
              announce(s, ship, answer.target, line, line.from * 2 + i, answer.aim);
            }
          const aim = answer.do === 'fire' ? aims.indexOf(answer.aim) : 0;
          tell(context, {
            type: 'announced',
            ship: l.ship,
            target: answer.target,
            sections,
            aim,
            shots: shown,
            rake,
            range,
            attacks: isHeard(context) ? prospects(s, l.ship, answer.target, sections) : [],
            clause: '11.0',
          });
        },
        // What has been announced is thrown for when nobody fires any more.
        presumed: (s, l) => (s.attacks.length > 0 ? { do: 'cease', ship: l.ship } : null),
        clause: '11.0',
        about: (_s, l) => ({ ship: l.ship }),
      }),
      // R8
      when(
        s => s.attacks.some(({ side }) => side === EITHER_SIDE),
        [
          ask('hit-side', {
            by: (s, l) => shipOf(s, l.ship).seat,
            offers: () => broadsides.map(side => ({ do: 'hit-side' as const, side })),
            take(s, _l, answer) {
              if (answer.do !== 'hit-side') return;
              for (const attack of s.attacks)
                if (attack.side === EITHER_SIDE) attack.side = broadsides.indexOf(answer.side);
            },
            presumed: () => ({ do: 'hit-side', side: 'port' }),
            clause: '11.4.10',
            about: (_s, l) => ({ ship: l.ship }),
          }),
        ],
      ),
    ],
  ),
]);

/** 11.4.2, R67 The first of two broadside attacks by one ship on one target; -1 when this one is alone or the second. */
function twinOf(s: Readonly<Sea>, at: number): number {
  const { ship, target, mask } = s.attacks[at] as Attack;
  if (mask === 0) return -1;
  return s.attacks.findIndex((other, i) => i > at && other.ship === ship && other.target === target && other.mask > 0);
}

/** 11.4.2, R16 Two attacks share the defence dice; an odd one goes where the defender likes. */
export const sharing = procedure('sharing', { attack: 0, twin: 0, odd: 0 }, [
  forEach('attack', s => s.attacks.map((_, i) => i).filter(i => twinOf(s, i) >= 0), [
    step('halve', (s, l) => {
      l.twin = twinOf(s, l.attack);
      const one = s.attacks[l.attack] as Attack;
      l.odd = defenceDice(s, one) % 2;
      one.share = 1;
      (s.attacks[l.twin] as Attack).share = 1;
    }),
    when(
      (_s, l) => l.odd === 1,
      [
        ask('odd-die', {
          by: (s, l) => shipOf(s, (s.attacks[l.attack] as Attack).target).seat,
          offers: (_s, l) => [
            { do: 'odd-die', attack: l.attack },
            { do: 'odd-die', attack: l.twin },
          ],
          take(s, _l, answer) {
            if (answer.do === 'odd-die') (s.attacks[answer.attack] as Attack).share = 2;
          },
          presumed: (_s, l) => ({ do: 'odd-die', attack: l.attack }),
          clause: '11.4.2',
          about: (s, l) => ({ ship: (s.attacks[l.attack] as Attack).target }),
        }),
      ],
    ),
  ]),
]);

/** 11.6 All fire being done, in the order of the attacks: what a ship leaves that fired forward and aft apart is told in one. */
function smoke(s: Sea, context: Parameters<typeof tell>[0]): void {
  let told = -1;
  for (const { ship } of s.attacks) {
    if (ship === told) continue;
    told = ship;
    let markers = 0;
    for (const attack of s.attacks) if (attack.ship === ship) markers += smokeOf(attack);
    if (markers === 0) continue;
    const { col, row } = shipOf(s, ship);
    addSmoke(s, col, row, markers);
    tell(context, { type: 'smoke', ship, markers, col, row, clause: '11.6' });
  }
}

/** 11.6 Two Smoke-2 markers for each section of an attack of three dice or more, else one. */
function smokeOf({ mask, long, carronades }: Readonly<Attack>): number {
  let count = 0;
  for (let bits = mask; bits > 0; bits >>= 1) count += bits & 1;
  return count * (long + carronades >= 3 ? 2 : 1);
}

/** H32 */
const marksmen = procedure('marksmen', { ship: 0, target: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (_s, { ship, target }) => ({ moment: AT.marksmen, ship, target, dice: 1 })),
  step('roll', (s, l, context) => {
    const face = roll(context.dice, D6, 'marksmen');
    const hit = face + (s.plus[l.ship] as number) >= 4;
    tell(context, { type: 'marksmen', ship: l.ship, target: l.target, face, hit, clause: 'H32' });
    if (hit) loseMen(s, shipOf(s, l.target), 1, context, 'H32');
  }),
  call(reckon),
]);

/** Ships of different captains that have just fired. */
function firers(s: Readonly<Sea>): number[] {
  const list: number[] = [];
  for (const id of nonInitiativeFirst(s)) {
    if (!s.attacks.some(({ ship }) => ship === id)) continue;
    if (!list.some(other => shipOf(s, other).seat === shipOf(s, id).seat)) list.push(id);
  }
  return list;
}

/** 8.0 Step 3. */
export const firing = procedure('firing', { ship: 0, attack: 0, target: 0 }, [
  forEach('ship', nonInitiativeFirst, [call(announcing, (_s, { ship }) => ({ ship }))]),
  when(
    s => s.attacks.length > 0,
    [
      call(sharing),
      forEach('attack', s => s.attacks.map((_, i) => i), [
        when((s, l) => (s.attacks[l.attack] as Attack).mask > 0, [call(broadside, (_s, { attack }) => ({ attack }))]),
        when((s, l) => (s.attacks[l.attack] as Attack).mask === 0, [call(chasers, (_s, { attack }) => ({ attack }))]),
      ]),
      step('smoke', (s, _l, context) => {
        smoke(s, context);
        // R60
        for (const ship of s.ships) if (ship.onFire === JUST_LIT) ship.onFire = 1;
      }),
      call(chooseLoads),
      forEach('ship', firers, [
        step('begin', openThrow),
        call(cardWindow, (_s, { ship }) => ({ moment: AT['after-fire'], ship, target: ship })),
        forEach('target', s => s.ships.map(({ id }) => id).filter(id => hasPlayed(s, id, MARKSMEN)), [
          call(marksmen, (_s, { ship, target }) => ({ ship, target })),
        ]),
      ]),
      step('done', s => {
        s.attacks = [];
      }),
    ],
  ),
]);
