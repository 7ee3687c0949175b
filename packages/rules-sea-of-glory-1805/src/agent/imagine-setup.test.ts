import type { Rng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { layOut } from '../chapters/ch03-setup.ts';
import { SHIPS } from '../model/data/figures.ts';
import { REMOVED } from '../model/places.ts';
import { clone, sideOfShip } from '../model/state.ts';
import { ALLIED, BRITISH } from '../model/terms.ts';

function counting(): Rng {
  let next = 0;
  return { below: n => next++ % n };
}

test('R33 before the first turn both know where ships and blocks are set up', () => {
  const s = layOut({ scenario: 'campaign', seats: 2, options: {} });
  const imagined = clone(s);
  imagine(imagined, BRITISH, counting());
  expect([imagined.berths, imagined.blocks]).toEqual([s.berths, s.blocks]);
  // Later it is no longer sure.
  s.begun = 1;
  const later = clone(s);
  imagine(later, BRITISH, counting());
  expect(later.berths).not.toEqual(s.berths);
});

test('R33 nobody imagines a ship that the order of battle of the scenario does not have', () => {
  const s = layOut({ scenario: 'trafalgar', seats: 2, options: {} });
  s.begun = 1;
  imagine(s, BRITISH, counting());
  const strangers = SHIPS.flatMap(({ trafalgar }, ship) =>
    trafalgar === 0 && sideOfShip(ship) === ALLIED ? [s.berths[ship]] : [],
  );
  expect(new Set(strangers)).toEqual(new Set([REMOVED]));
});
