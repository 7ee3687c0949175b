/** Which ship is steered where the question is about none: the one that is ringed on the chart. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BookUi } from '../../books/book.ts';
import type { Draft, Hand } from '../../books/hand.ts';
import type { Position } from '../../client/protocol.ts';
import type { GameState } from '../../client/store.ts';
import { useHand } from './use-hand.ts';

const POSITION = {} as Position;

function handOf(ship: number): Hand {
  const rest: Draft = { ship, figures: [], orders: [], snap: '' };
  return { ship, rest, reach: { x: 0, y: 0, width: 1, height: 1 } } as Hand;
}

/** What is ringed, and whose figures are shown, while another ship is still selected from the question before. */
function steeredOf(
  hands: readonly Hand[],
  before: number,
): { readonly ringed: number; readonly steered: number | null } {
  let ringed = before;
  let steered: number | null = null;
  const book = { hands: () => hands } as unknown as BookUi;
  const onShip = (ship: number): void => {
    ringed = ship;
  };
  function Probe() {
    steered = useHand({} as GameState, book, POSITION, ringed, onShip, () => {}).hand?.ship ?? null;
    return null;
  }
  renderToStaticMarkup(<Probe />);
  return { ringed, steered };
}

test('the only ship that can be moved is ringed, though another was asked about last', () => {
  expect(steeredOf([handOf(0)], 1)).toEqual({ ringed: 0, steered: 0 });
});

test('where any of several can be moved, none is taken up before she is chosen', () => {
  expect(steeredOf([handOf(0), handOf(2)], 1)).toEqual({ ringed: 1, steered: null });
  expect(steeredOf([handOf(0), handOf(2)], 2)).toEqual({ ringed: 2, steered: 2 });
});
