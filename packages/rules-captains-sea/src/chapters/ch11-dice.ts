/** 11.4.5–11.4.11 The three throws of an attack: to hit, to cancel hits, and for their effects; each with all that modifies it. */

import type { Context, Modifier } from '@weathergauge/engine';
import { isHeard, rollPool } from '@weathergauge/engine';
import { hasPlayed } from './ch01-cards.ts';
import { countFrom, D6, throwDice } from './ch01-dice.ts';
import { BROADSIDE, noteCheck } from './ch01-morale.ts';
import { CLEARED } from './ch01-playing.ts';
import { loseMen, loseRigging } from './ch11-harm.ts';
import { DAMAGE, MORALE_DICE } from '../model/data/figures.ts';
import {
  BANK_OF_SMOKE,
  CLEAR_AIR,
  DOWN_ROLL,
  GRAPE,
  LAID_JUST_SO,
  LIE_FLAT,
  PREVENTER_STAYS,
  SMASHERS,
  UP_ROLL,
} from '../model/deck.ts';
import type { Prospect } from '../model/events.ts';
import { tell } from '../model/events.ts';
import { windwardSide } from '../model/geometry-core.ts';
import { LONG_RANGE, NEEDED, STERN_RAKED } from '../model/gunnery.ts';
import { addSmoke, defenceDice, firesOf, shareOf, smokeBetween } from '../model/lines.ts';
import type { Attack, Sea, Ship } from '../model/state.ts';
import { FIGHTING, moraleModifier, shipOf } from '../model/state.ts';
import { CHAIN, DOUBLE, FRAGILE, FIRM, HANDY, HIGH, LOW, STERN_RAKE, UNFIT } from '../model/vocabulary.ts';

/** 11.9 */
export const CHASERS_NEED = 6;

/** 3.2, 11.4.7, R1 Fragile: every natural 1 again. Firm: half of the natural 6s again, rounded up. Returns the new faces. */
export function rerolled(faces: number[], strength: number, context: Context): number[] {
  const again: number[] = [];
  let left = 0;
  const from = strength === FRAGILE ? 1 : 6;
  if (strength !== FRAGILE && strength !== FIRM) return again;
  for (let i = 0; i < faces.length; i++) if (faces[i] === from) left++;
  if (strength === FIRM) left = Math.ceil(left / 2);
  if (left === 0) return again;
  again.push(...rollPool(context.dice, left, D6, strength === FRAGILE ? 'fragile' : 'firm'));
  // From the last one on: dice with a card on them come first and are the last to be thrown again.
  for (let i = faces.length - 1, k = 0; i >= 0 && k < again.length; i--)
    if (faces[i] === from) faces[i] = again[k++] as number;
  return again;
}

/** 11.4.5 */
function shotModifier(shot: number): number {
  return shot === DOUBLE ? 1 : shot === CHAIN ? -1 : 0;
}

/** 11.4.4, 11.4.5 with Laid Just So (H19) and Smashers (H23). */
export function toHit(s: Sea, attack: Attack, context: Context): void {
  const target = shipOf(s, attack.target);
  const smashers = hasPlayed(s, attack.ship, SMASHERS) ? 2 : 0;
  const laid = hasPlayed(s, attack.ship, LAID_JUST_SO) ? 4 : 0;
  const dice = attack.long + attack.carronades + smashers;
  const plus = Math.min(dice, (s.plus[attack.ship] as number) + laid);
  const modifier = moraleModifier(attack.morale) + shotModifier(attack.shot);
  const first = throwDice(context.dice, dice, plus, 'to hit');
  const faces = first.slice();
  const again = s.articles.literalRerolls ? [] : rerolled(faces, target.strength, context);
  attack.hits = countFrom(faces, plus, NEEDED - modifier);
  const modifiers = isHeard(context) ? toHitModifiers(attack, smashers, plus, target, again.length) : [];
  // 11.6 Smoke goes by the dice that were rolled.
  attack.carronades += smashers;
  const { ship, hits } = attack;
  tell(context, {
    type: 'to-hit',
    ship,
    target: attack.target,
    faces: first,
    again,
    needed: Math.max(1, NEEDED - modifier),
    hits,
    clause: '11.4.5',
    modifiers,
  });
}

/** 11.4.4 */
function dicePoints(attack: Readonly<Attack>): Modifier[] {
  return [
    { what: 'long-guns', by: attack.long, clause: '11.4.4' },
    { what: 'carronades', by: attack.carronades, clause: '11.2' },
  ];
}

/** 11.4.5 What is added to each die. */
function aimPoints(attack: Readonly<Attack>): Modifier[] {
  const list: Modifier[] = [];
  if (moraleModifier(attack.morale) !== 0)
    list.push({ what: 'morale', by: moraleModifier(attack.morale), clause: '11.4.5' });
  if (shotModifier(attack.shot) !== 0)
    list.push({
      what: attack.shot === DOUBLE ? 'double-shot' : 'chain-shot',
      by: shotModifier(attack.shot),
      clause: '11.4.5',
    });
  return list;
}

function toHitModifiers(
  attack: Readonly<Attack>,
  smashers: number,
  plus: number,
  target: Readonly<Ship>,
  again: number,
): Modifier[] {
  const list = dicePoints(attack);
  if (smashers > 0) list.push({ what: 'smashers', by: smashers, clause: 'H23' });
  list.push(...aimPoints(attack));
  if (plus > 0) list.push({ what: 'cards', by: plus, clause: '1.7.3' });
  if (again > 0) list.push({ what: target.strength === FRAGILE ? 'fragile' : 'firm', by: again, clause: 'R1' });
  return list;
}

/** 11.4.6 */
function shelterPoints(attack: Readonly<Attack>, smoke: number, onFire: number): Modifier[] {
  const list: Modifier[] = [{ what: 'range', by: Math.ceil(attack.range / 2), clause: '11.4.6' }];
  if (smoke > 0) list.push({ what: 'smoke', by: smoke, clause: '11.4.6' });
  if (onFire > 0) list.push({ what: 'on-fire', by: onFire, clause: '11.4.6' });
  return list;
}

function farModifier(attack: Readonly<Attack>): number {
  return attack.range >= LONG_RANGE ? 1 : 0;
}

/** 11.4.6, 11.4.7, R11 with Lie Flat (H24), Bank of Smoke (H25) and Clear Air (H26). */
export function defend(s: Sea, attack: Attack, context: Context): void {
  const target = shipOf(s, attack.target);
  const ship = shipOf(s, attack.ship);
  // H25 Before the dice are counted.
  for (const placed of [ship, target])
    if (hasPlayed(s, placed.id, BANK_OF_SMOKE)) addSmoke(s, placed.col, placed.row, 1);
  const smoke = smokeBetween(s, ship, target);
  const cleared = hasPlayed(s, attack.ship, CLEAR_AIR) ? Math.min(CLEARED, smoke) : 0;
  const whole = defenceDice(s, attack) - cleared;
  const shared = shareOf(whole, attack);
  const flat = hasPlayed(s, attack.target, LIE_FLAT) ? 3 : 0;
  const dice = shared + flat;
  const plus = Math.min(dice, s.plus[attack.target] as number);
  const far = farModifier(attack);
  const first = throwDice(context.dice, dice, plus, 'defence');
  const faces = first.slice();
  const again = s.articles.literalRerolls ? rerolled(faces, target.strength, context) : [];
  const cancelled = Math.min(attack.hits, countFrom(faces, plus, NEEDED - far));
  attack.hits -= cancelled;
  const modifiers: Modifier[] = [];
  if (isHeard(context)) {
    modifiers.push(...shelterPoints(attack, smoke - cleared, firesOf(ship, target)));
    if (shared !== whole) modifiers.push({ what: 'split-aim', by: shared - whole, clause: '11.4.2' });
    if (flat > 0) modifiers.push({ what: 'lie-flat', by: flat, clause: 'H24' });
    if (far > 0) modifiers.push({ what: 'far', by: far, clause: '11.4.7' });
    if (plus > 0) modifiers.push({ what: 'cards', by: plus, clause: '1.7.3' });
    if (again.length > 0)
      modifiers.push({ what: target.strength === FRAGILE ? 'fragile' : 'firm', by: again.length, clause: '11.4.7' });
  }
  tell(context, {
    type: 'defence',
    ship: attack.target,
    by: attack.ship,
    faces: first,
    again,
    needed: NEEDED - far,
    cancelled,
    hits: attack.hits,
    clause: '11.4.7',
    modifiers,
  });
}

/** 11.4.8 By height and morale: the rulebook's figures, or those of the player aid card 1.10. */
export function heightModifier(aim: number, morale: number, newModifiers: Sea['articles']['newModifiers']): number {
  const grade = morale === HANDY ? 2 : morale <= UNFIT ? 0 : 1;
  const by = newModifiers ? grade - 1 : grade;
  return aim === HIGH ? by : by === 0 ? 0 : -by;
}

/** 11.4.8, R40 +1 from the broadside that the wind comes over, −1 from the other; nothing before the wind or in irons. */
export function windModifier(s: Readonly<Sea>, attack: Readonly<Attack>): number {
  const windward = windwardSide(shipOf(s, attack.ship).heading, s.windTo);
  if (windward < 0) return 0;
  return attack.from === windward ? 1 : -1;
}

function effectPoints(attack: Readonly<Attack>, wind: number, height: number): Modifier[] {
  return [
    { what: wind > 0 ? 'windward' : 'leeward', by: wind, clause: '11.4.8' },
    { what: attack.aim === HIGH ? 'aimed-high' : 'aimed-low', by: height, clause: '11.4.8' },
  ].filter(({ by }) => by !== 0);
}

/** 11.4.4–11.4.8 What an attack comes to as things stand, before any card is played for it; 11.9 of chasers, which nothing adds to. */
export function prospect(s: Readonly<Sea>, attack: Readonly<Attack>): Prospect {
  const { mask: sections, shot } = attack;
  if (sections === 0) {
    const dice = [{ what: 'chasers', by: attack.long, clause: '11.9' }];
    return { sections, shot, dice, toHit: [], needed: CHASERS_NEED, defence: [], cancels: 0, damage: [] };
  }
  const [ship, target] = [shipOf(s, attack.ship), shipOf(s, attack.target)];
  const aimed = aimPoints(attack);
  const height = heightModifier(attack.aim, attack.morale, s.articles.newModifiers);
  return {
    sections,
    shot,
    dice: dicePoints(attack).filter(({ by }) => by > 0),
    toHit: aimed,
    needed: Math.max(
      1,
      aimed.reduce((needed, { by }) => needed - by, NEEDED),
    ),
    defence: shelterPoints(attack, smokeBetween(s, ship, target), firesOf(ship, target)),
    cancels: NEEDED - farModifier(attack),
    damage: effectPoints(attack, windModifier(s, attack), height),
  };
}

/** 11.4.8–11.4.11, H20, H21 Rigging and crew hits are applied here; hull hits are returned, for they may ask for a choice. */
export function resolveDamage(s: Sea, attack: Attack, context: Context): { hull: number; total: number } {
  const target = shipOf(s, attack.target);
  const plain = throwDice(context.dice, 2, s.plus[attack.ship] as number, 'damage');
  const [coloured] = throwDice(context.dice, 1, 0, 'damage and morale');
  const keen = (coloured as number) + (s.keen[attack.ship] as number);
  const height = heightModifier(attack.aim, attack.morale, s.articles.newModifiers);
  const wind = windModifier(s, attack);
  const cards = (hasPlayed(s, attack.ship, UP_ROLL) ? 3 : 0) - (hasPlayed(s, attack.ship, DOWN_ROLL) ? 3 : 0);
  const bought = Math.min(2, s.plus[attack.ship] as number);
  const total = (plain[0] as number) + (plain[1] as number) + bought + keen + height + wind + cards;
  const row = DAMAGE[Math.max(0, Math.min(21, total))] as readonly number[];
  const cell = row[Math.min(12, attack.hits) - 1] as number;
  const { hull, rigging, crew } = adjusted(s, attack, target, cell);
  if (isHeard(context)) {
    const modifiers = effectPoints(attack, wind, height);
    const add = (what: string, by: number, clause: string): void => {
      if (by !== 0) modifiers.push({ what, by, clause });
    };
    add('cards', cards + bought + (s.keen[attack.ship] as number), '1.7.3');
    add('hull-adjusted', hull - Math.floor(cell / 10_000), '11.4.9');
    add('rigging-adjusted', rigging - (Math.floor(cell / 100) % 100), '11.4.9');
    tell(context, {
      type: 'damage',
      ship: attack.target,
      by: attack.ship,
      faces: [...plain, coloured as number],
      total,
      hits: attack.hits,
      hull,
      rigging,
      crew,
      clause: '11.4.8',
      modifiers,
    });
  }
  loseRigging(target, rigging, context, '11.4.10');
  loseMen(s, target, crew, context, '11.4.10');
  // 11.4.11, R58 By her morale before any check of this broadside.
  const die = Math.max(1, Math.min(6, keen + moraleModifier(target.morale)));
  const dice = (MORALE_DICE[Math.min(12, attack.hits)] as readonly number[])[die] as number;
  noteCheck(s, target.id, dice, 0, BROADSIDE);
  return { hull, total };
}

/** 11.4.9, R9, R42 and the cards that change hits into others (H22, H36). */
function adjusted(s: Readonly<Sea>, attack: Readonly<Attack>, target: Readonly<Ship>, cell: number) {
  let hull = Math.floor(cell / 10_000);
  let rigging = Math.floor(cell / 100) % 100;
  let crew = cell % 100;
  if (attack.aim === HIGH && target.sails === FIGHTING) rigging = Math.ceil(rigging / 2);
  if (attack.shot === CHAIN) {
    if (attack.aim === HIGH) rigging++;
    hull = 0;
  } else if (attack.aim === LOW && attack.rake === STERN_RAKE) {
    hull = Math.ceil(hull * STERN_RAKED);
  }
  if (hasPlayed(s, attack.ship, GRAPE)) {
    const changed = Math.min(2, hull);
    hull -= changed;
    crew += changed;
  }
  if (hasPlayed(s, attack.target, PREVENTER_STAYS)) rigging = Math.max(0, rigging - 2);
  return { hull, rigging, crew };
}
