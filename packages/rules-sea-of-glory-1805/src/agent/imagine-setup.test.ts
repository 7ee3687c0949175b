import type { Rng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { layOut } from '../chapters/ch03-setup.ts';
import { SHIPS } from '../model/data/figures.ts';
import { berthPort, inPort, isOnTrack, readyIn, REMOVED } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { clone, countShips, sideOfShip } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import { ALLIED, BREST, BRITISH } from '../model/terms.ts';
import { port } from '../test/drill.fixture.ts';

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

/** Trafalgar as the British imagine it once it has begun. */
function trafalgarImagined(prepare: (s: Campaign) => void = () => {}): Campaign {
  const s = layOut({ scenario: 'trafalgar', seats: 2, options: {} });
  s.begun = 1;
  prepare(s);
  imagine(s, BRITISH, counting());
  return s;
}

const alliedBerths = (s: Readonly<Campaign>): readonly number[] =>
  SHIPS.flatMap(({ trafalgar }, ship) =>
    trafalgar === 1 && sideOfShip(ship) === ALLIED ? [s.berths[ship] as number] : [],
  );

test('24.1 in Trafalgar every ship of the enemy is imagined where the scenario is played', () => {
  const berths = alliedBerths(trafalgarImagined());
  expect(berths.filter(berth => berth === REMOVED)).toEqual([]);
  expect(berths.map(berthPort).filter(each => each === port('Toulon') || each === port('Cartagena'))).toEqual([]);
});

test('24.1.1 the fleet that comes from the West Indies has ships, and those that went into Brest are in Brest', () => {
  const isComing = ({ place }: Campaign['blocks'][number]): boolean => isOnTrack(place);
  const begun = trafalgarImagined();
  expect(begun.blocks.filter(isComing).map(({ id }) => countShips(begun, id) > 8)).toEqual([true]);
  const arrived = trafalgarImagined(s => {
    const fleet = s.blocks.find(isComing);
    if (fleet !== undefined) putBlock(s, fleet, inPort(BREST), NO_DICE);
  });
  expect(countShips(arrived, readyIn(BREST))).toBeGreaterThan(8);
});
