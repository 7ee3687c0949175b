/** What a captain would be laughed at for. Nothing here is a rule. */

import type { Decision, FollyBook } from '@weathergauge/engine';
import { hunts, runsHome, turnsHome } from './homeward.ts';
import { fightChance } from './position.ts';
import { FORLORN, NEAR, shuns } from './tact.ts';
import { distance } from '../model/chart.ts';
import type { ConvoyEvent } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { CONVOY, isActive, RAIDERS } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';

type Made = Decision<Convoy, ConvoyAction, ConvoyEvent>;

export const follyBook: FollyBook<Convoy, ConvoyAction, ConvoyEvent> = {
  names: {
    'guns held':
      'ends a move or lets somebody pass with guns that bear, where fire would gain more than the answer to it costs',
    'prize given up': 'hauls down the flag of a prize, or of a ship that has a crew',
    'flag hauled down':
      'strikes before the dice that might give her a marker back, without which she would strike anyway',
    'lay idle': 'a sound warship ends a turn where she began it and headed as she did, with nobody within three hexes',
    'won and cast off': 'grapples and lets go, though the fight would have been even or better',
    'grappled in vain': 'grapples where the fight would be lost in two cases of three, and lets go',
    'stormed the stronger': 'boards a crew against whom the fight is lost in two cases of three',
    'let go': 'grapples, holds, and lets go, whatever the fight would be like',
    'waited for prey':
      'a sound raider with only merchants left to hunt ends a turn where she began it, headed as she was, with none alongside',
    'merchant did not run':
      'a merchant that could be home in time ends a turn no nearer to the exit, with the wind fair and no raider near',
  },
  find: decision => [
    ...guns(decision),
    ...flags(decision),
    ...boarding(decision),
    ...idleMerchants(decision),
    ...idlers(decision),
    ...waiters(decision),
  ],
};

/** Fire that would cost more by the answer to it may well be held. */
function guns({ answer, before }: Made): string[] {
  return (answer.do === 'hold-fire' || answer.do === 'stop') && shuns(before, 0, answer) ? ['guns held'] : [];
}

function flags({ answer, before }: Made): string[] {
  if (answer.do !== 'haul-down') return [];
  const { flag, side, crew } = before.ships[answer.ship] as Ship;
  return [flag !== side || crew > 0 ? 'prize given up' : 'flag hauled down'];
}

/** Looked at as the turn of her side ends. */
function idlers({ events, after, turnBegan }: Made): string[] {
  if (!events.some(({ type }) => type === 'turn')) return [];
  const isIdle = (began: Ship): boolean => {
    if (began.side !== turnBegan.active || !isActive(began) || began.kind !== 'warship' || began.captured === 1)
      return false;
    if (began.crew === 0 || began.sail === 0 || began.paused > 0 || began.aground > 0) return false;
    const ended = after.ships[began.id] as Ship;
    if (ended.at !== began.at || ended.facing !== began.facing || ended.side !== began.side || ended.paused > 0)
      return false;
    const others = turnBegan.ships.filter(({ side, condition }) => side !== began.side && condition === 'sailing');
    return others.length > 0 && others.every(({ at }) => distance(at, began.at) > NEAR);
  };
  return turnBegan.ships.filter(isIdle).map(() => 'lay idle');
}

/** Looked at as the raiders' turn ends. Who has given or taken shot, boarded or mended has done something. */
function waiters({ events, after, turnBegan }: Made): string[] {
  if (turnBegan.active !== RAIDERS || !events.some(({ type }) => type === 'turn')) return [];
  if (after.ships.some(({ side, kind, condition }) => side === CONVOY && kind === 'warship' && condition === 'sailing'))
    return [];
  const waits = (began: Ship): boolean => {
    if (began.side !== RAIDERS || !isActive(began) || began.kind !== 'warship' || began.captured === 1) return false;
    const ended = after.ships[began.id] as Ship;
    if (began.crew === 0 || began.sail === 0 || began.aground > 0 || began.paused > 0) return false;
    const isAsShe = (key: 'at' | 'facing' | 'crew' | 'gun' | 'sail' | 'paused'): boolean => ended[key] === began[key];
    if (!(['at', 'facing', 'crew', 'gun', 'sail', 'paused'] as const).every(isAsShe)) return false;
    const prey = after.ships.filter(other => hunts(began, other));
    return prey.length > 0 && prey.every(({ at }) => distance(at, began.at) > 1);
  };
  return turnBegan.ships.filter(waits).map(() => 'waited for prey');
}

const EVEN = 0.5;

function boarding({ answer, before }: Made): string[] {
  if (answer.do !== 'cast-off' && answer.do !== 'storm') return [];
  const vars = before.stack.at(-1)?.vars ?? {};
  const [ship, target] = [before.ships[vars['ship'] as number], before.ships[vars['target'] as number]];
  if (ship === undefined || target === undefined) return [];
  const chance = fightChance(ship, target);
  if (answer.do === 'storm') return chance < FORLORN && target.condition === 'sailing' ? ['stormed the stronger'] : [];
  return ['let go', ...(chance >= EVEN ? ['won and cast off'] : chance < FORLORN ? ['grappled in vain'] : [])];
}

/**
 * Looked at as the convoy's turn ends. A merchant that was held, or is on the ground, could not run, and one with a raider close by
 * may have had to dodge.
 */
function idleMerchants({ events, before: { windTo }, after, turnBegan }: Made): string[] {
  if (turnBegan.active !== CONVOY || !events.some(({ type }) => type === 'turn' || type === 'over')) return [];
  const isIdle = (began: Ship): boolean => {
    const ended = after.ships[began.id] as Ship;
    // Whoever has just been retaken has not had her turn.
    if (ended.side !== CONVOY || ended.condition !== 'sailing' || ended.aground > 0) return false;
    const then = { ...turnBegan, windTo };
    if (!runsHome(then, began)) return false;
    const way = turnsHome(then, windTo, began, began.at, began.facing);
    return turnsHome(after, windTo, ended, ended.at, ended.facing) >= way;
  };
  return turnBegan.ships.filter(isIdle).map(() => 'merchant did not run');
}
