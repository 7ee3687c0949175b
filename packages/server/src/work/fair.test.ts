import type { Question, Thinker } from '@weathergauge/host';
import { expect, test } from 'vitest';
import { fairly } from './fair.ts';

/** Thinks until it is told to answer. */
function slow() {
  const open: { seed: string; answer: (text: string) => void }[] = [];
  const pool: Thinker = {
    think({ seed }) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      promise.catch(() => {});
      open.push({ seed, answer: resolve });
      return { answer: promise, stop: () => resolve('best'), cancel: () => reject(new Error('cancelled')) };
    },
  };
  return { open, pool, asked: () => open.map(({ seed }) => seed) };
}

const asking = (seed: string): Question => ({
  ruleset: 'convoy',
  pack: null,
  state: {},
  seat: 0,
  level: 'master',
  share: 1,
  seed,
});
const silent = (): void => {};

test('whoever has many agents thinking keeps nobody else waiting', async () => {
  const { open, pool, asked } = slow();
  const fair = fairly(pool, 2, 1);
  const anne = fair.for('anne');
  for (let i = 0; i < 5; i++) anne.think(asking(`anne ${i}`), silent);
  expect(asked()).toEqual(['anne 0']);
  const mary = fair.for('mary').think(asking('mary 0'), silent);
  expect(asked()).toEqual(['anne 0', 'mary 0']);
  const john = fair.for('john').think(asking('john 0'), silent);
  open[1]?.answer('mary’s');
  expect(await mary.answer).toBe('mary’s');
  await expect.poll(asked).toEqual(['anne 0', 'mary 0', 'john 0']);
  open[0]?.answer('anne’s');
  await expect.poll(asked).toEqual(['anne 0', 'mary 0', 'john 0', 'anne 1']);
  john.cancel();
  await expect(john.answer).rejects.toThrow('cancelled');
  expect(fair.waiting()).toBe(3);
});

test('a question that waits can be cancelled, and leaves nothing behind', async () => {
  const { open, pool, asked } = slow();
  const fair = fairly(pool, 1, 1);
  fair.for('anne').think(asking('anne'), silent);
  const mary = fair.for('mary').think(asking('mary'), silent);
  mary.cancel();
  await expect(mary.answer).rejects.toThrow('cancelled');
  expect(fair.waiting()).toBe(0);
  open[0]?.answer('x');
  fair.for('john').think(asking('john'), silent);
  await expect.poll(asked).toEqual(['anne', 'john']);
});

test('an agent that is told to stop before its turn answers with its first best', async () => {
  const { open, pool } = slow();
  const fair = fairly(pool, 1, 1);
  fair.for('anne').think(asking('anne'), silent);
  const mary = fair.for('mary').think(asking('mary'), silent);
  mary.stop();
  open[0]?.answer('x');
  expect(await mary.answer).toBe('best');
});

test('a pool that cannot begin refuses one question and goes on with the next', async () => {
  let broken = true;
  const { open, pool } = slow();
  const fair = fairly(
    {
      think(question, onProgress) {
        if (broken) throw new Error('no thread');
        return pool.think(question, onProgress);
      },
    },
    1,
    1,
  );
  await expect(fair.for('anne').think(asking('anne'), silent).answer).rejects.toThrow('no thread');
  broken = false;
  const again = fair.for('anne').think(asking('anne'), silent);
  open[0]?.answer('x');
  expect(await again.answer).toBe('x');
});
