/**
 * Duels that one ship wins much more often between equal agents: `weathergauge lab calibrate captains-sea --games 400 --seed k1`, 2026-11-18.
 * 19.0 The book has a remedy of its own, the bid for ships; it is for two captains with a ship each.
 */

import type { Uneven } from '@weathergauge/engine';

const bid = { options: { bid: 'open' } };

export const uneven: readonly Uneven[] = [
  { scenario: 'constellation-insurgente', score: 94, games: 400, handicap: bid },
  { scenario: 'congress-galatea', score: 66, games: 400, handicap: bid },
  { scenario: 'congress-curlew', score: 15, games: 400, handicap: bid },
  { scenario: 'chesapeake-shannon', score: 38, games: 400, handicap: bid },
  { scenario: 'president-endymion', score: 37, games: 400, handicap: bid },
  { scenario: 'chesapeake-leopard', score: 7, games: 400, handicap: bid },
  { scenario: 'constitution-cyane-levant', score: 70, games: 400 },
  { scenario: 'free', options: { first: 'congress', second: 'congress' }, score: 63, games: 400, handicap: bid },
  {
    scenario: 'free',
    options: { first: 'macedonian', second: 'macedonian', wind: 2 },
    score: 37,
    games: 400,
    handicap: bid,
  },
  {
    scenario: 'free',
    options: { first: 'president', second: 'shannon', wind: 2 },
    score: 30,
    games: 400,
    handicap: bid,
  },
];
