/**
 * 17.6 What a signal promises by the matrix (17.8), against an enemy of whom only flag, size and what lies face up are known. Both sides are
 * sealed, so an agent that looks one decision ahead cannot see it: it chooses among the signals that promise about the most.
 */

import type { Seat } from '@weathergauge/engine';
import { chooser, signalOffers } from '../chapters/ch17-tactics.ts';
import { battleFirepower, commandRating, isCrippled } from '../model/battle-fleets.ts';
import {
  ADMIRALS_CHOICE,
  BREAK_THE_LINE,
  battleTypes,
  EASY_SAIL,
  FULL_SAIL,
  HOT_ACTION,
  LEEWARD_WITHDRAWS,
  leewardTactics,
  PELL_MELL,
  RUNNING_BATTLE,
  WITHERING_FIRE,
  windwardTactics,
} from '../model/data/numbers-of-battle.ts';
import { battleType, firepowerResult, overHundred } from '../model/lookups.ts';
import type { Campaign } from '../model/state.ts';
import { otherSide } from '../model/state.ts';
import type { GloryAction } from '../model/vocabulary.ts';

export type Signal = Extract<GloryAction, { do: 'signal' }>;

const SIDES_OF_DIE = 6;
const MEAN_OF_DIE = 3.5;
const DICE = 2;
const TACTICS = 4;
const SAILS = 2;
/** 17.7 A die for which no ship may be wrecked is worth about half of another. */
const DIE_AT_FULL_SAIL = 0.5;
const HOT_FROM = 3;
/** Of all that lies between the best and the worst signal: who is not further from the best may be chosen. */
const NEAR = 0.2;

/** 17.8.1 to 17.8.5 Dice besides those of every broadside, to windward and to leeward. */
function dice(type: number, isWindward: boolean, round: number): number {
  switch (type) {
    case RUNNING_BATTLE:
      return 1;
    case BREAK_THE_LINE:
      return isWindward ? 1 : 0;
    case HOT_ACTION:
      return round >= HOT_FROM ? 1 : 0;
    case WITHERING_FIRE:
      return isWindward ? 0 : 1;
    case PELL_MELL:
      return isWindward ? 2 : 1;
    default:
      return 0;
  }
}

/** Damage points of a middling throw. */
function points(firepower: number, type: number, more: number): number {
  const guns = type === RUNNING_BATTLE ? Math.ceil(firepower / 2) : firepower;
  return firepowerResult(guns, Math.round(MEAN_OF_DIE * (DICE + more)) + overHundred(guns));
}

interface Lines {
  readonly ours: number;
  readonly theirs: number;
  readonly isWindward: boolean;
  readonly round: number;
  /** 17.8.6 Whether this side chooses where the matrix leaves it to an admiral. */
  readonly isChooser: boolean;
}

/** What the enemy loses of his line by a round, less what this side loses of its own. */
function exchange(type: number, ownSail: number, theirSail: number, lines: Lines): number {
  if (type === LEEWARD_WITHDRAWS) return 0;
  if (type === ADMIRALS_CHOICE) {
    const isForWindward = lines.isChooser === lines.isWindward;
    return exchange(isForWindward ? BREAK_THE_LINE : WITHERING_FIRE, ownSail, theirSail, lines);
  }
  const { ours, theirs, isWindward, round } = lines;
  const own = dice(type, isWindward, round) + (theirSail === FULL_SAIL ? DIE_AT_FULL_SAIL : 0);
  const other = dice(type, !isWindward, round) + (ownSail === FULL_SAIL ? DIE_AT_FULL_SAIL : 0);
  return points(ours, type, own) / theirs - points(theirs, type, other) / ours;
}

/** By the type of battle and both sail states. */
function exchanges(lines: Lines): number[] {
  const table: number[] = [];
  for (let type = 0; type < battleTypes.length; type++)
    for (let own = 0; own < SAILS; own++)
      for (let their = 0; their < SAILS; their++) table.push(exchange(type, own, their, lines));
  return table;
}

/** How likely the enemy will be at each tactic and sail state: as now where his order is not obeyed, else at any of them. */
function presumedMix(s: Readonly<Campaign>, enemy: number): number[] {
  const obeyed = Math.max(0, Math.min(SIDES_OF_DIE, commandRating(s, enemy))) / SIDES_OF_DIE;
  // Until the lines have formed nobody knows what is damaged.
  const sails = s.battle.formed === 1 && isCrippled(s, enemy) ? 1 : SAILS;
  const mix: number[] = [];
  for (let tactic = 0; tactic < TACTICS; tactic++)
    for (let sail = 0; sail < SAILS; sail++) mix.push(sail < sails ? obeyed / (TACTICS * sails) : 0);
  const now =
    (s.battle.tactics[enemy] as number) * SAILS + (s.battle.sails[enemy] === FULL_SAIL ? FULL_SAIL : EASY_SAIL);
  mix[now] = (mix[now] as number) + 1 - obeyed;
  return mix;
}

/** Whether a signal promises less than others do, with so much firepower of the enemy's as is known. */
export function isPoorTactic(s: Readonly<Campaign>, seat: Seat, signal: Signal, theirs: number): boolean {
  const { windward, round } = s.battle;
  const side = seat as 0 | 1;
  if (s.battle.anchored[side] !== 0) return false;
  const enemy = otherSide(seat);
  const isWindward = windward === seat;
  const table = exchanges({
    ours: Math.max(1, battleFirepower(s, seat)),
    theirs: Math.max(1, theirs),
    isWindward,
    round,
    isChooser: chooser(s) === seat,
  });
  const mix = presumedMix(s, enemy);
  const names: readonly string[] = isWindward ? windwardTactics : leewardTactics;
  const worth = ({ tactic, sail }: Signal): number => {
    const own = tactic === 'repeat' ? s.battle.tactics[side] : names.indexOf(tactic);
    const ownSail = sail === 'full' ? FULL_SAIL : EASY_SAIL;
    let sum = 0;
    for (let i = 0; i < mix.length; i++) {
      const [their, theirSail] = [i >> 1, i & 1];
      const type = isWindward ? battleType(own, ownSail, their, theirSail) : battleType(their, theirSail, own, ownSail);
      sum += (mix[i] as number) * (table[(type * SAILS + ownSail) * SAILS + theirSail] as number);
    }
    return sum;
  };
  const all = signalOffers(s, seat).map(offer => worth(offer as Signal));
  const best = Math.max(...all);
  return worth(signal) < best - NEAR * (best - Math.min(...all));
}
