/** Real positions of real games, for what is drawn from them. */

import type { OptionValue, Seat } from '@weathergauge/engine';
import type { Game } from '@weathergauge/host';
import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import type { NewGame, Position } from '../../../client/protocol.ts';
import { granted, hosted } from '../../hosted.fixture.ts';

/** The position of the first seat that is asked now. */
function asked(game: Game): Position | undefined {
  return game.seats.map((_, seat) => game.chair(seat as Seat).look().position).find(({ prompt }) => prompt !== null);
}

function gameOf(options: Readonly<Record<string, OptionValue>>): NewGame {
  const seats = [{ kind: 'human' }, { kind: 'human' }] as const;
  return { ruleset: ruleset.id, scenario: 'enemy-in-sight', seats, options: { placing: false, ...options } };
}

/** Plays by `pick` (default: the first offer, but fire where it can) until a position of seat 0 is wanted. */
export async function positionOf(
  options: Readonly<Record<string, OptionValue>>,
  isWanted: (position: Position) => boolean,
  pick: (position: Position, order: number) => number = firstOrFire,
): Promise<Position> {
  const game = await hosted(ruleset, gameOf(options), 'mat');
  for (let order = 0; order < MOST_ORDERS; order++) {
    const mine = game.chair(0).look().position;
    if (mine.prompt !== null && isWanted(mine)) return mine;
    const position = asked(game);
    if (position === undefined) break;
    granted(game.chair(position.who).answer(position.offers[pick(position, order)]?.text ?? '', position.at));
  }
  throw new Error('it never came to that');
}

const MOST_ORDERS = 500;

function firstOrFire({ offers }: Position): number {
  return Math.max(
    0,
    offers.findIndex(({ action }) => action.do === 'fire'),
  );
}

export const asks =
  (verb: string) =>
  ({ offers }: Position): boolean =>
    offers.some(({ action }) => action.do === verb);

export function viewOf(position: Position): SailsView {
  return position.view as SailsView;
}

export function shipOf(position: Position, id: number): ShipView {
  return viewOf(position).ships[id] as ShipView;
}
