import { expect, test } from 'vitest';
import type { Analysis, AnalysisQuestion, Analyst } from '../protocol.ts';
import type { Fixture } from './store.fixture.ts';
import { agent, boats, fixture, human, playToEnd, reach, state } from './store.fixture.ts';

const FOUND: Analysis = { moves: 3, worst: [], best: [] };

interface Desk extends Analyst {
  readonly asked: AnalysisQuestion[];
  stops: number;
  tell(share: number): void;
  finish(): void;
}

function desk(): Desk {
  let running: PromiseWithResolvers<Analysis> | null = null;
  let tell = (_share: number): void => {};
  const here: Desk = {
    asked: [],
    stops: 0,
    analyse(question, onProgress) {
      here.asked.push(question);
      tell = onProgress;
      running = Promise.withResolvers<Analysis>();
      return running.promise;
    },
    line: ({ seat, instead }) => Promise.resolve(`${seat}: ${instead.join(' ')}`),
    stop() {
      here.stops++;
      running?.reject(new Error('stopped'));
      running = null;
    },
    tell: share => tell(share),
    finish: () => running?.resolve(FOUND),
  };
  return here;
}

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

async function over(analyst: Analyst): Promise<Fixture> {
  const here = fixture(undefined, undefined, undefined, analyst);
  await state(here).open(boats(human, agent), 'analysis');
  await playToEnd(here);
  await expect.poll(() => state(here).curve).not.toBeNull();
  return here;
}

test('what the people here decided is looked through once the game is over, with progress', async () => {
  const analyst = desk();
  const here = fixture(undefined, undefined, undefined, analyst);
  await state(here).open(boats(human, agent), 'analysis');
  await reach(here, 'asking');
  await state(here).analyse();
  expect(analyst.asked, 'never while it is on: the log holds what is hidden').toEqual([]);

  const finished = await over(analyst);
  const done = state(finished).analyse();
  await soon();
  expect(analyst.asked).toMatchObject([{ seats: [0], pack: null }]);
  expect(analyst.asked[0]?.log).toMatch(/^weathergauge log /);
  analyst.tell(0.5);
  await soon();
  expect(state(finished).analysis).toEqual({ how: 'under-way', share: 0.5, found: null });
  analyst.finish();
  await done;
  expect(state(finished).analysis).toEqual({ how: 'done', share: 1, found: FOUND });
});

test('it can be stopped and asked for again, and ends when the game is left', async () => {
  const analyst = desk();
  const here = await over(analyst);
  void state(here).analyse();
  await soon();
  state(here).stopAnalysis();
  await soon();
  expect(state(here).analysis?.how).toBe('stopped');
  void state(here).analyse();
  await soon();
  expect(analyst.asked).toHaveLength(2);
  const { stops } = analyst;
  state(here).leave();
  await soon();
  expect(analyst.stops).toBeGreaterThan(stops);
  expect(state(here).analysis).toBeNull();
});
