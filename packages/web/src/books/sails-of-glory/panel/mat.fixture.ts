/** Real positions of real games, for what is drawn from them. */

import type { OptionValue, Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { libraryOf } from '../../../client/library.ts';
import type { Happening, NewGame, Position } from '../../../client/protocol.ts';
import { createSession } from '../../../client/session.ts';

const library = libraryOf({ 'sails-of-glory': async () => ({ ruleset }) });

function granted<T>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome;
}

/** What seat 0 is told in a whole game that is played by `pick`, seat by seat. */
export async function playedThrough(
  options: Readonly<Record<string, OptionValue>>,
  seed: string,
  pick: (position: Position, order: number) => number,
): Promise<readonly Happening[]> {
  const session = createSession(library);
  granted(await session.open(gameOf(options), seed));
  for (let order = 0; order < MOST_ORDERS; order++) {
    const seat = (await session.look(0)).position.pending[0];
    if (seat === undefined) break;
    const { position } = await session.look(seat);
    granted(await session.answer(seat, position.offers[pick(position, order)]?.text ?? '', position.entry));
  }
  return session.history(0);
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
  const session = createSession(library);
  granted(await session.open(gameOf(options), 'mat'));
  for (let order = 0; order < MOST_ORDERS; order++) {
    const { position: mine } = await session.look(0);
    if (mine.prompt !== null && isWanted(mine)) return mine;
    const seat = mine.pending[0];
    if (seat === undefined) break;
    const { position } = await session.look(seat);
    granted(await session.answer(seat, position.offers[pick(position, order)]?.text ?? '', position.entry));
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
