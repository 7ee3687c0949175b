/** What a captain would be laughed at for. Nothing here is a rule. */

import type { Decision, FollyBook } from '@weathergauge/engine';
import { fightChance, hunts } from './position.ts';
import { shuns } from './tact.ts';
import { voyage } from './tables.ts';
import { distance } from '../model/chart.ts';
import type { ConvoyEvent } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { CONVOY } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';

type Made = Decision<Convoy, ConvoyAction, ConvoyEvent>;

export const follyBook: FollyBook<Convoy, ConvoyAction, ConvoyEvent> = {
  names: {
    'guns held':
      'ends a move or lets somebody pass with guns that bear, where fire would gain more than the answer to it costs',
    'prize given up': 'hauls down the flag of a prize, or of a ship that has a crew',
    'won and cast off': 'grapples and lets go, though the fight would have been even or better',
    'grappled in vain': 'grapples where the fight would be lost in two cases of three, and lets go',
    'merchant did not run':
      'a merchant that could be home in time ends a turn no nearer to the exit, with the wind fair and no raider near',
  },
  find: decision => [...guns(decision), ...flags(decision), ...boarding(decision), ...idleMerchants(decision)],
};

/** Fire that would cost more by the answer to it may well be held. */
function guns({ answer, before }: Made): string[] {
  return (answer.do === 'hold-fire' || answer.do === 'stop') && shuns(before, 0, answer) ? ['guns held'] : [];
}

function flags({ answer, before }: Made): string[] {
  if (answer.do !== 'haul-down') return [];
  const { flag, side, crew } = before.ships[answer.ship] as Ship;
  return flag !== side || crew > 0 ? ['prize given up'] : [];
}

const EVEN = 0.5;
const FORLORN = 1 / 3;

function boarding({ answer, before }: Made): string[] {
  if (answer.do !== 'cast-off') return [];
  const vars = before.stack.at(-1)?.vars ?? {};
  const [ship, target] = [before.ships[vars['ship'] as number], before.ships[vars['target'] as number]];
  if (ship === undefined || target === undefined) return [];
  const chance = fightChance(ship, target);
  return chance >= EVEN ? ['won and cast off'] : chance < FORLORN ? ['grappled in vain'] : [];
}

/**
 * Looked at as the convoy's turn ends. A merchant that was held, or is on the ground, could not run, and one with a raider close by
 * may have had to dodge.
 */
function idleMerchants({ events, before, after, turnBegan }: Made): string[] {
  if (turnBegan.active !== CONVOY || !events.some(({ type }) => type === 'turn' || type === 'over')) return [];
  const { chart, windTo } = before;
  const turns = (before.articles.loop - turnBegan.clock) / SPACES_A_ROUND;
  const isIdle = (began: Ship): boolean => {
    const ended = after.ships[began.id] as Ship;
    // Whoever has just been retaken has not had her turn.
    const isOurs = began.kind === 'merchant' && began.flag === CONVOY && began.side === CONVOY && ended.side === CONVOY;
    if (!isOurs || ended.condition !== 'sailing' || ended.aground > 0 || began.aground > 0 || began.paused > 0)
      return false;
    if (turnBegan.ships.some(other => hunts(other, began) && distance(other.at, began.at) <= TO_BE_DODGED))
      return false;
    const way = ({ size, at, facing }: Ship): number => voyage(chart, windTo, size, at, facing);
    return way(began) < Math.min(NO_WAY, turns) && way(ended) >= way(began);
  };
  return turnBegan.ships.filter(isIdle).map(() => 'merchant did not run');
}

/** Hexes. */
const TO_BE_DODGED = 4;
/** Spaces that a side's turn and the answer to it take, more or less. */
const SPACES_A_ROUND = 8;
/** Turns: beyond it the wind is not fair. */
const NO_WAY = 8;
