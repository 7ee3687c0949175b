import type { Seat } from '@weathergauge/engine';
import { expect, test, vi } from 'vitest';
import { agent, answerAs, asked, battle, boats, granted, heard, hosted, human, must, quick } from '../test/games.ts';
import type { Game, GameDeps, Question, Thinker, Thinking, ThinkingNews } from './index.ts';

const against = (game: typeof boats): typeof boats => ({ ...game, seats: [human, agent] });
const alone = (game: typeof boats): typeof boats => ({ ...game, seats: [agent, agent] });
const soon = () => new Promise(resolve => setTimeout(resolve, 10));

/** A thinker whose answers wait until they are let go. */
function slow(): Thinker & { readonly asked: Question[]; readonly ended: string[]; letGo(): void } {
  let go: (() => void)[] = [];
  const questions: Question[] = [];
  const ended: string[] = [];
  return {
    asked: questions,
    ended,
    letGo() {
      for (const each of go) each();
      go = [];
    },
    think(question, onProgress): Thinking {
      questions.push(question);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      promise.catch(() => {});
      const best = quick.think(question, () => {}).answer;
      void best.then(text => onProgress({ iterations: 1, share: 0.5, best: text, value: 0 }));
      go.push(() => void best.then(resolve));
      return {
        answer: promise,
        stop: () => void best.then(text => (ended.push('stop'), resolve(text))),
        cancel: () => (ended.push('cancel'), reject(new Error('cancelled'))),
      };
    },
  };
}

async function started(game: typeof boats, deps: Partial<GameDeps> = {}): Promise<Game> {
  const here = await hosted(game, 'agents', deps);
  here.start();
  return here;
}

test('agents alone play to the end, and each viewer sees it', async () => {
  const here = await hosted(alone(boats), 'show');
  const turns = heard(here, 'spectator');
  here.start();
  await vi.waitFor(() => expect(here.isOver()).toBe(true));
  expect(turns.flatMap(({ happenings }) => happenings)).toEqual(here.chair('spectator').history());
});

test('the same seed gives the same game between agents', async () => {
  const logs = await Promise.all(
    [1, 2].map(async () => {
      const here = await started(alone(battle));
      await vi.waitFor(() => expect(here.isOver()).toBe(true), 20_000);
      return here.save().log;
    }),
  );
  expect(logs[0]).toBe(logs[1]);
});

test('while an agent seals its order a person can seal hers, and the thought goes on', async () => {
  const thinker = slow();
  const here = await started(against(boats), { thinker });
  const turns = heard(here, 0);
  await soon();
  expect(must(asked(here)).who).toBe(0);
  granted(answerAs(here, 0, 'load charges=1'));
  expect(turns).toHaveLength(1);
  expect(thinker.asked).toHaveLength(1);
  expect(thinker.ended).toEqual([]);
  thinker.letGo();
  await vi.waitFor(() => expect(turns.length).toBe(2));
  expect(turns[1]?.happenings.map(({ event }) => event.type)).toContain('fired');
});

test('nothing in what a person is told depends on when the agent seals', async () => {
  const early = await started(against(boats));
  const earlyTurns = heard(early, 0);
  await soon();
  const thinker = slow();
  const late = await started(against(boats), { thinker });
  const lateTurns = heard(late, 0);
  expect(early.chair(0).look()).toEqual(late.chair(0).look());
  granted(answerAs(early, 0, 'load charges=1'));
  granted(answerAs(late, 0, 'load charges=1'));
  await soon();
  while (late.chair(0).look().position.at < early.chair(0).look().position.at) {
    thinker.letGo();
    await soon();
  }
  expect(early.chair(0).history()).toEqual(late.chair(0).history());
  expect(lateTurns.flatMap(turn => turn.happenings)).toEqual(earlyTurns.flatMap(turn => turn.happenings));
});

test('what another seat has sealed does not sway an agent', async () => {
  const questions = await Promise.all(
    ['load charges=0', 'load charges=3'].map(async text => {
      const thinker = slow();
      const here = await hosted(against(boats), 'sway', { thinker });
      granted(answerAs(here, 0, text));
      here.start();
      return thinker.asked;
    }),
  );
  expect(questions[0]).toHaveLength(1);
  expect(questions[0]).toEqual(questions[1]);
});

test('progress is told to the trusted side, and a search that is stopped answers with its best', async () => {
  const thinker = slow();
  const news: ThinkingNews[] = [];
  const here = await started(against(boats), { thinker, onThinking: one => news.push(one) });
  await vi.waitFor(() => expect(news.at(-1)?.progress?.share).toBe(0.5));
  expect(news[0]).toEqual({ seat: 1, progress: null });
  here.stopThinking();
  await vi.waitFor(() => expect(news.at(-1)).toBeNull());
  expect(thinker.ended).toEqual(['stop']);
});

test('an answer waits until those who watch are ready for it', async () => {
  let ready: () => void = () => {};
  const here = await hosted(alone(boats), 'pace', { pace: () => new Promise(resolve => (ready = resolve)) });
  here.start();
  await soon();
  expect(here.save().log).not.toMatch(/^1 /m);
  ready();
  await soon();
  expect(here.save().log).toMatch(/^1 /m);
  expect(here.save().log).not.toMatch(/^2 /m);
});

test('an answer taken back while the agent thinks is no longer thought about', async () => {
  const fight = { ...battle, scenario: 'single-combat', options: {} };
  const first = must(asked(await hosted(fight, 'undo'))).who as Seat;
  const thinker = slow();
  const seats = first === 0 ? [human, agent] : [agent, human];
  const here = await hosted({ ...fight, seats }, 'undo', { thinker });
  here.start();
  const before = must(asked(here));
  granted(answerAs(here, first, must(before.offers.at(-1)).text));
  expect(here.chair(first).look().position.pending).not.toContain(first);
  expect(thinker.asked).toHaveLength(1);
  granted(here.chair(first).undo());
  expect(thinker.ended).toEqual(['cancel']);
  thinker.letGo();
  await soon();
  expect(must(asked(here)).offers).toEqual(before.offers);
  expect(thinker.asked).toHaveLength(1);
});

test('a closed game thinks no more', async () => {
  const thinker = slow();
  const here = await started(alone(boats), { thinker });
  here.close();
  expect(thinker.ended).toEqual(['cancel']);
  thinker.letGo();
  await soon();
  expect(here.save().log).not.toMatch(/^1 /m);
});

test('a thinker that fails is reported, and the game is not lost', async () => {
  const troubles: unknown[] = [];
  const failing: Thinker = {
    think: () => ({ answer: Promise.reject(new Error('no worker')), stop: () => {}, cancel: () => {} }),
  };
  const here = await started(alone(boats), { thinker: failing, onTrouble: error => troubles.push(error) });
  await soon();
  expect(troubles).toHaveLength(1);
  expect(here.isOver()).toBe(false);
});
