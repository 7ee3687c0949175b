import type { Adviser, Hint } from '@weathergauge/host';
import { expect, test } from 'vitest';
import { agent, boats, carryOn, fixture, human, reach, state } from './store.fixture.ts';

const FOUND: Hint = { text: 'load charges=3', ordered: 'load 3', beside: null };

interface Desk extends Adviser {
  readonly compared: (string | null)[];
  cancels: number;
  tell(share: number): void;
  finish(): void;
}

function desk(): Desk {
  let running: PromiseWithResolvers<Hint> | null = null;
  let tell = (_share: number): void => {};
  const here: Desk = {
    compared: [],
    cancels: 0,
    advise({ compared }, onProgress) {
      const mine = Promise.withResolvers<Hint>();
      running = mine;
      here.compared.push(compared);
      tell = onProgress;
      onProgress(0.5);
      return { hint: mine.promise, cancel: () => (here.cancels++, mine.reject(new Error('cancelled'))) };
    },
    tell: share => tell(share),
    finish: () => running?.resolve(FOUND),
  };
  return here;
}

async function asked(adviser: Adviser, ...seats: Parameters<typeof boats>) {
  const here = fixture(undefined, undefined, undefined, undefined, adviser);
  await state(here).open(boats(...seats), 'hint');
  if ((await reach(here, 'asking', 'handing-over')).status === 'handing-over') state(here).takeSeat();
  await reach(here, 'asking');
  return here;
}

test('a hint is thought over, beside the offer that is looked at, and is shown', async () => {
  const adviser = desk();
  const here = await asked(adviser, human, agent);
  const done = state(here).askHint(1);
  await expect.poll(() => state(here).hint).toMatchObject({ at: 0, share: 0.5, found: null });
  adviser.finish();
  await done;
  expect(adviser.compared).toEqual([state(here).position?.offers[1]?.text]);
  adviser.tell(0.7);
  await new Promise(resolve => setTimeout(resolve, 0));
  expect(state(here).hint, 'not even by a late report').toEqual({ at: 0, share: 1, found: FOUND });
});

test('it can be given up, and nothing of it is shown afterwards', async () => {
  const adviser = desk();
  const here = await asked(adviser, human, agent);
  const done = state(here).askHint(null);
  await expect.poll(() => adviser.compared).toEqual([null]);
  state(here).dropHint();
  await done;
  expect([state(here).hint, adviser.cancels]).toEqual([null, 1]);
  await carryOn(here);
  await reach(here, 'asking');
  expect(state(here).hint).toBeNull();
});

test('in a game with another person nobody is advised, and it is said why', async () => {
  const adviser = desk();
  const here = await asked(adviser, human, human);
  await state(here).askHint(null);
  expect([state(here).hint, adviser.compared]).toEqual([null, []]);
  expect(state(here).trouble).toMatch(/against agents alone/);
});
