import type { Rng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { spies } from '../chapters/ch15-random.ts';
import { inPort, inZone, ordinaryIn, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { shipsIn } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import { ALLIED, BRITISH, CADIZ, FRENCH, INSHORE, SPANISH } from '../model/terms.ts';
import { campaign, commission, drill, fleet } from '../test/drill.fixture.ts';

/** Chance enough for a test: it counts. */
function counting(): Rng {
  let next = 0;
  return { below: n => next++ % n };
}

/** Ships that nobody would think to find in Cadiz, reported by royalist spies. */
function spied(): { readonly s: Campaign; readonly ready: number[]; readonly ordinary: number[] } {
  const s = campaign({ begun: 1 });
  const ready = commission(s, readyIn(CADIZ), ALLIED, 4, 0, FRENCH);
  const ordinary = commission(s, ordinaryIn(CADIZ), ALLIED, 2, 0, SPANISH);
  drill(spies, {}, s, 6).say(`spy on=port which=${CADIZ}`);
  return { s, ready, ordinary };
}

test('random-7 the British player imagines in a port what spies have named there', () => {
  const { s, ready, ordinary } = spied();
  imagine(s, BRITISH, counting());
  expect(shipsIn(s, readyIn(CADIZ))).toEqual(expect.arrayContaining(ready));
  expect(shipsIn(s, ordinaryIn(CADIZ))).toEqual(expect.arrayContaining(ordinary));
});

test('random-7 once a block has come out of it nobody can be sure', () => {
  const { s, ready } = spied();
  const block = fleet(s, 'Cadiz', inPort(CADIZ), 0);
  putBlock(s, block, inZone(CADIZ, INSHORE), NO_DICE);
  imagine(s, BRITISH, counting());
  expect(shipsIn(s, readyIn(CADIZ)).filter(ship => ready.includes(ship))).toEqual([]);
});
