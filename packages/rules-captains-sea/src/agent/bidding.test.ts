import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { openBid } from '../chapters/ch19-bidding.ts';
import { drill, laidOut } from '../test/drill.fixture.ts';

const MOST = 20;
/** The second captain threw the higher die, and bids so many points for the Constellation. */
function bidding(points: number) {
  const s = laidOut('constellation-insurgente', { bid: 'open' });
  const d = drill(openBid, {}, s, 2, 6);
  d.say(`bid side=0 points=${points}`);
  return { s, d };
}

test('an open bid is worth most that is about what the ship is worth', () => {
  const worth = Array.from({ length: MOST + 1 }, (_, points) => evaluate(bidding(points).s, 1));
  const best = worth.indexOf(Math.max(...worth));
  expect(best).toBeGreaterThan(0);
  for (let points = 1; points <= best; points++)
    expect(worth[points] as number).toBeGreaterThanOrEqual(worth[points - 1] as number);
});

test('what a bid is worth to the one it is not worth to the other', () => {
  const { s } = bidding(3);
  expect(evaluate(s, 0)).toBe(-evaluate(s, 1));
});

test('a ship that is offered too cheap is outbid, not left', () => {
  const left = bidding(0);
  left.d.say('take-other');
  const outbid = bidding(0);
  outbid.d.say('bid side=0 points=2');
  expect(evaluate(outbid.s, 0)).toBeGreaterThan(evaluate(left.s, 0));
});
