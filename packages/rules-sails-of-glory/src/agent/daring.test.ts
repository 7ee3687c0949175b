import { expect, test } from 'vitest';
import { daring } from './daring.ts';
import { cardOffers } from '../chapters/b2-cards.ts';
import { add, N, sea } from '../test/drill.fixture.ts';

test('how far a captain ventures goes by the card that lies on the mat, before any ship has moved', () => {
  const s = sea({ windFrom: 4 });
  const ship = add(s, 0, 'defence', 400, 200, N);
  add(s, 1, 'defence', 400, 500, N);
  const ventured = cardOffers(s, ship).map(card => {
    ship.first = card;
    return daring(s, 0);
  });
  expect(new Set(ventured).size).toBeGreaterThan(1);
});
