/** The chance to win that people are shown: by what the seat knows, and without likings. */

import type { OddsModel, OddsRow } from '@weathergauge/engine';
import { forSide, weightsOf } from '@weathergauge/engine';
import { withFights } from './evaluate.ts';
import { features } from './features.ts';
import { fitted } from './fitted.ts';
import { boxesLeft } from './gunnery.ts';
import { OPENINGS, ROWS } from './weights.ts';
import type { Sea, Ship } from '../model/state.ts';
import { cardOf, isAfloat } from '../model/state.ts';

const rows: readonly OddsRow[] = ROWS.map(([name, prior]) => [name, prior]);

export const odds: OddsModel<Sea> = {
  rows,
  fitted,
  weights: weightsOf(rows, fitted),
  setups: [
    ...OPENINGS.map(scenario => ({ scenario })),
    { scenario: 'free', options: { first: 'congress', second: 'congress' } },
    { scenario: 'free', options: { first: 'macedonian', second: 'macedonian', wind: 2 } },
    { scenario: 'free', options: { first: 'president', second: 'shannon', wind: 2 } },
  ],
  features: (s, seat) => forSide(features(s, seat), s.sides[seat] === 0),
  decided: (s, seat, chance) => (s.sides[seat] === 0 ? withFights(s, chance) : -withFights(s, -chance)),
  progress,
};

/** A ship that has lost this share of hull, crew and rigging seldom fights on. */
const BEATEN = 0.5;

function progress(s: Readonly<Sea>): number {
  const [left, full] = [
    [0, 0],
    [0, 0],
  ];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const card = cardOf(ship);
    const at = ship.side;
    full[at] = (full[at] as number) + 4 * card.boxes.length + card.crew + ship.fullRigging;
    if (isAfloat(ship)) left[at] = (left[at] as number) + boxesLeft(ship) + ship.crew + ship.rigging;
  }
  const worse = Math.min((left[0] as number) / (full[0] as number), (left[1] as number) / (full[1] as number));
  return Math.min(1, (1 - worse) / BEATEN);
}
