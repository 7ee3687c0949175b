/** 20.1 to 20.4 What becomes of ships, cargoes and admirals. */

import type { Context } from '@weathergauge/engine';
import { removeAdmiral } from './ch08-admirals.ts';
import { scatter, unusedFleet } from './ch07-blocks.ts';
import {
  BEFORE,
  battleShips,
  commanderCard,
  countFrom,
  fleetsOf,
  haveBarges,
  isAllWrecked,
  isMajorityWrecked,
  isOfFleets,
  learn,
} from '../model/battle-fleets.ts';
import { ADMIRALS, ADMIRALS_FATE, FATE, FIREPOWER } from '../model/data/figures.ts';
import {
  ALL_WRECKED,
  DRAW,
  GENERAL_WITHDRAWAL,
  MAJORITY_WRECKED,
  NEITHER_VICTORIOUS,
  NELSON_TOUCH,
  PRECIPITOUS,
  VICTORIOUS,
  WITHDREW,
} from '../model/data/numbers-of-battle.ts';
import { tell } from '../model/events.ts';
import { fateDice, firepowerResult } from '../model/lookups.ts';
import { SUNK } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf, isConvoy, isExpedition, otherSide, sideOfShip } from '../model/state.ts';
import { ALLIED, BRITISH, DAMAGED, GOLD, WRECKED } from '../model/terms.ts';

const DIE = 6;
const BOTH: readonly (0 | 1)[] = [BRITISH, ALLIED];

// --- 20.1 Status ---

/** 20.1, fate-5 The worst that applies to a fleet; -1 for nothing. A last order to withdraw counts however the battle ended. */
function worstOf(s: Readonly<Campaign>, side: 0 | 1): number {
  const { left, tactics, windward } = s.battle;
  if (isAllWrecked(s, side)) return ALL_WRECKED;
  if (left[side] === 2) return PRECIPITOUS;
  if (isMajorityWrecked(s, side)) return MAJORITY_WRECKED;
  const isWithdrawing = windward >= 0 && side !== windward && tactics[side] === GENERAL_WITHDRAWAL;
  return left[side] === 1 || isWithdrawing ? WITHDREW : -1;
}

/** 20.1 Nobody has a status after a battle that was denied, or between wrecks. */
export function judgeStatus(s: Campaign, context: Context): void {
  const { battle } = s;
  if (battle.denied === 1) return;
  const areBothWrecked = isAllWrecked(s, BRITISH) && isAllWrecked(s, ALLIED);
  if (battle.fired > 0 || !areBothWrecked) {
    const worst = [worstOf(s, BRITISH), worstOf(s, ALLIED)] as const;
    for (const side of BOTH) {
      const unbeaten = worst[otherSide(side) as 0 | 1] >= 0 ? VICTORIOUS : DRAW;
      battle.status[side] = worst[side] >= 0 ? worst[side] : unbeaten;
    }
  }
  tell(context, { type: 'battle-over', status: battle.status.slice(), rounds: battle.fired, clause: '20.1' });
}

const isBeaten = (s: Readonly<Campaign>, side: 0 | 1): boolean => s.battle.status[side] >= WITHDREW;

/** Fled or all wrecked. */
const isRouted = (s: Readonly<Campaign>, side: 0 | 1): boolean =>
  s.battle.status[side] === PRECIPITOUS || s.battle.status[side] === ALL_WRECKED;

/** 20.1, fate-6 Without a shot only a fleet that came all wrecked throws; the enemy of one that is routed does not, unless routed too. */
export function throwsForFate(s: Readonly<Campaign>, side: 0 | 1): boolean {
  if (s.battle.status[side] < 0) return false;
  if (s.battle.fired === 0) return s.battle.status[side] === ALL_WRECKED;
  return isRouted(s, side) || !isRouted(s, otherSide(side) as 0 | 1);
}

// --- 20.1, 20.3 Fate of ships ---

/** 20.1, R82 Where neither is victorious a fleet throws for that or for its own status, whichever has more dice. */
export function fateDiceOf(s: Readonly<Campaign>, side: 0 | 1): number {
  const { nation } = commanderCard(s, side);
  const own = fateDice(nation, s.battle.status[side]);
  const isNeither = isBeaten(s, BRITISH) && isBeaten(s, ALLIED);
  return isNeither ? Math.max(own, fateDice(nation, NEITHER_VICTORIOUS)) : own;
}

/** 20.3, 8.6 The Nelson Touch: on the Allied throw, after a British victory or draw. */
function touch(s: Readonly<Campaign>, side: number): number {
  const hasNelson = commanderCard(s, BRITISH).ability === NELSON_TOUCH;
  return side === ALLIED && hasNelson && !isBeaten(s, BRITISH) ? FATE.nelson : 0;
}

/** Takes one of these ships, as from a cup. */
function drawShip(pool: number[], context: Context): number {
  const at = pool.length === 1 ? 0 : context.dice.draw(pool.length, 'fate');
  return pool.splice(at, 1)[0] as number;
}

/** R83 A prize that falls to her own side again is one of its wrecks, and no prize. Until a fleet has her she counts as sunk (20.5). */
function loseShip(s: Campaign, side: number, ship: number, taken: number, context: Context): void {
  s.berths[ship] = SUNK;
  if (taken === 1) (s.battle.prizes[otherSide(side)] as number[]).push(ship);
  tell(context, { type: 'ship-lost', side, ship, taken, clause: '20.1' });
}

/** 20.1 So many wrecked ships are lost, by half of them as prizes after a high throw; what remains makes damaged ships wrecks. */
export function fateOfShips(s: Campaign, side: 0 | 1, context: Context): void {
  const harmed = countFrom(s, side, DAMAGED);
  if (harmed === 0) return;
  const faces: number[] = [];
  let total = touch(s, side);
  for (let dice = fateDiceOf(s, side); dice > 0; dice--) {
    const face = context.dice.draw(DIE, 'fate') + 1;
    faces.push(face);
    total += face;
  }
  const result = firepowerResult(harmed, total);
  tell(context, { type: 'fate', side, faces, total, result, clause: '20.1' });
  const ships = battleShips(s, side);
  const wrecked = ships.filter(ship => s.damage[ship] === WRECKED);
  const damaged = ships.filter(ship => s.damage[ship] === DAMAGED);
  const lost = Math.min(result, wrecked.length);
  const sunk = total >= FIREPOWER.prizesFrom ? Math.ceil(lost / 2) : lost;
  for (let i = 0; i < lost; i++) loseShip(s, side, drawShip(wrecked, context), i < sunk ? 0 : 1, context);
  for (let left = Math.min(result - lost, damaged.length); left > 0; left--) {
    const ship = drawShip(damaged, context);
    s.damage[ship] = WRECKED;
    tell(context, { type: 'ship-wrecked', side, ship, clause: '20.1' });
  }
}

/** 20.1, R11 The side that scores a ship is the enemy of her nation; R83 the captor of his own ship scores nothing. */
export function isRetaken(ship: number, captor: number): boolean {
  return sideOfShip(ship) === captor;
}

// --- 20.4 Fate of admirals ---

/** 17.9, R77 Both have seen what became of the ships in the lines: the ledgers have it for those that were harmed and are still there. */
export function noteDamage(s: Campaign): void {
  const { before, formed } = s.battle;
  if (formed === 0) return;
  for (const side of BOTH) {
    const fleets = fleetsOf(s, side);
    for (let i = 0; i < before.length; i += BEFORE) {
      const ship = before[i] as number;
      const damage = s.damage[ship] as number;
      if (damage !== before[i + 2] && isOfFleets(fleets, s.berths[ship] as number))
        learn(s, side, 'ship', ship, damage);
    }
  }
}

/** What became of a fleet as it was before the battle: whether every ship is gone, and whether every one was harmed in it. */
function lossesOf(s: Readonly<Campaign>, berth: number): { readonly isGone: boolean; readonly isHarmed: boolean } {
  const { before } = s.battle;
  let isGone = true;
  let isHarmed = true;
  for (let i = 0; i < before.length; i += BEFORE) {
    if (before[i + 1] !== berth) continue;
    const ship = before[i] as number;
    const hadDamage = before[i + 2] as number;
    if (s.berths[ship] !== berth) continue;
    isGone = false;
    // R127 One that was a wreck before could not be harmed any more.
    if (hadDamage !== WRECKED && (s.damage[ship] as number) <= hadDamage) isHarmed = false;
  }
  return { isGone, isHarmed };
}

/** 20.4 with the errata: +3 for those not in command and for victors, not where all ships of a man's own fleet were harmed. */
function spared(s: Readonly<Campaign>, side: 0 | 1, admiral: number, isHarmed: boolean): number {
  const isSpared = s.battle.commanders[side] !== admiral || s.battle.status[side] === VICTORIOUS;
  return isSpared && !isHarmed ? ADMIRALS_FATE.spared : 0;
}

function fateOfAdmiral(s: Campaign, side: 0 | 1, admiral: number, context: Context): void {
  const { isGone, isHarmed } = lossesOf(s, s.admirals[admiral] as number);
  if (isGone) {
    learn(s, side, 'admiral', admiral, 1);
    tell(context, { type: 'admiral-captured', admiral, clause: '20.4' });
    removeAdmiral(s, admiral, context);
    return;
  }
  if (s.battle.fired === 0) return;
  const faces = [context.dice.draw(DIE, 'admiral') + 1, context.dice.draw(DIE, 'admiral') + 1] as const;
  const pellMell = s.battle.pellMell === 1 ? ADMIRALS_FATE.pellMell : 0;
  const nelson = ADMIRALS[admiral]?.ability === NELSON_TOUCH ? ADMIRALS_FATE.nelson : 0;
  const total = faces[0] + faces[1] + spared(s, side, admiral, isHarmed) + pellMell + nelson;
  const killed = total <= ADMIRALS_FATE.killedOn ? 1 : 0;
  learn(s, side, 'admiral', admiral, killed);
  tell(context, { type: 'admiral-fate', admiral, faces, total, killed, clause: '20.4' });
  if (killed === 1) removeAdmiral(s, admiral, context);
}

/** 20.4 Named admirals who were there, in command or not; those who take over from them throw nothing. */
export function fateOfAdmirals(s: Campaign, context: Context): void {
  for (const side of BOTH) {
    const fleets = fleetsOf(s, side);
    const present: number[] = [];
    for (let admiral = 0; admiral < s.admirals.length; admiral++) {
      if (isOfFleets(fleets, s.admirals[admiral] as number)) present.push(admiral);
    }
    for (const admiral of present) fateOfAdmiral(s, side, admiral, context);
  }
}

// --- 20.2 Cargoes ---

function loseCargo(s: Campaign, side: number, convoy: number, context: Context): void {
  const { place } = blockOf(s, convoy);
  const heir = unusedFleet(s, side);
  const fleets = fleetsOf(s, side);
  const cargo = convoy === GOLD ? 'gold' : isExpedition(convoy) ? 'expedition' : 'transport';
  tell(context, { type: 'cargo-lost', cargo, clause: '20.2' });
  scatter(s, blockOf(s, convoy), context);
  fleets.splice(fleets.indexOf(convoy), 1);
  if (heir < 0 || blockOf(s, heir).place !== place) return;
  fleets.push(heir);
  s.activation.fought.push(heir);
  if (s.activation.moving === convoy) s.activation.moving = heir;
}

/** 20.2, R129 What the beaten side was escorting, also when it withdrew before a shot. */
export function fateOfCargoes(s: Campaign, context: Context): void {
  for (const side of BOTH) {
    if (s.battle.status[otherSide(side) as 0 | 1] !== VICTORIOUS) continue;
    for (const convoy of fleetsOf(s, side).filter(isConvoy)) loseCargo(s, side, convoy, context);
    if (!haveBarges(s, side)) continue;
    s.barges = 2;
    tell(context, { type: 'cargo-lost', cargo: 'barges', clause: '20.2' });
  }
}
