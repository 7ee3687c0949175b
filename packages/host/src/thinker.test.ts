import { describe, expect, test, vi } from 'vitest';
import { asked, battle, boats, hosted, library, matchOf, must } from '../test/games.ts';
import type { Question, Thinker, ThinkProgress } from './index.ts';
import { cancellable, hostGame, levels, libraryOf, readMind, thinkHere } from './index.ts';

const FIFTY = { do: 'load', charges: 3 };

/** A clock that goes on a little each time it is asked: the same on every machine. */
function patience(step: number): () => number {
  let now = 0;
  return () => (now += step);
}

describe.each([boats, battle])('$ruleset', game => {
  test.each([...levels, 'random', 'greedy:2', 'search:300'])(
    'a %s answers with something that is offered',
    async level => {
      const { state } = await matchOf(game);
      const { who, offers } = must(asked(await hosted(game)));
      const seat = who === 0 ? 0 : 1;
      const question: Question = { ruleset: game.ruleset, pack: null, state, seat, level, share: 1, seed: 'thinker' };
      const progress: ThinkProgress[] = [];
      const text = await thinkHere(library, patience(5)).think(question, one => progress.push(one)).answer;
      const texts = offers.map(offer => offer.text);
      expect(texts).toContain(text);
      for (const { best, share } of progress) {
        expect(texts).toContain(best);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      if (['captain', 'commodore', 'admiral'].includes(level))
        expect(progress[0]).toMatchObject({ iterations: 0, share: 0 });
      expect(await thinkHere(library, patience(5)).think(question, () => {}).answer).toBe(text);
    },
  );
});

test('a thinker plays by the data pack of the game', async () => {
  const pack = { guns: 50 };
  const { ruleset, state } = await matchOf(boats);
  const packed = { ...ruleset, pack: { data: pack, fingerprint: 'fifty guns' } };
  const questions: Question[] = [];
  const thinker = thinkHere(
    libraryOf({
      skirmish: async () => ({
        ruleset,
        dataPacks: { printed: {}, validate: () => [], rulesetFrom: () => ({ ...packed, offers: () => [FIFTY] }) },
      }),
    }),
    patience(5),
  );
  const noted: Thinker = {
    think(question, onProgress) {
      questions.push(question);
      return thinker.think(question, onProgress);
    },
  };
  const seats = [{ kind: 'agent', level: 'random' }, { kind: 'human' }] as const;
  hostGame({ ...(await matchOf(boats)), ruleset: packed }, seats, { thinker: noted }).start();
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  expect(questions[0]).toMatchObject({ ruleset: 'skirmish', pack });
  const question: Question = { ruleset: 'skirmish', pack, state, seat: 0, level: 'random', share: 1, seed: 'x' };
  expect(await thinker.think(question, () => {}).answer).toBe(ruleset.vocabulary.print(FIFTY));
});

test('a name that is neither a level nor an agent is refused', () => {
  expect(readMind('oracle')).toMatchObject({ refused: 'bad-config' });
});

describe('a search that cannot be talked to', () => {
  function searching() {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let listen: (progress: ThinkProgress) => void = () => {};
    const terminate = vi.fn<(reason: string) => void>();
    const onProgress = vi.fn<(progress: ThinkProgress) => void>();
    const thinking = cancellable({
      ask(hear) {
        listen = hear;
        return promise;
      },
      onProgress,
      terminate,
    });
    const report = (best: string) => listen({ iterations: 1, share: 0.1, best, value: 0 });
    return { thinking, report, resolve, reject, terminate, onProgress };
  }

  test('answers when it has come to an end, and is left alone', async () => {
    const { thinking, report, resolve, terminate, onProgress } = searching();
    report('a');
    resolve('b');
    expect(await thinking.answer).toBe('b');
    thinking.stop();
    thinking.cancel();
    expect(terminate).not.toHaveBeenCalled();
    expect(onProgress).toHaveBeenCalledTimes(1);
  });

  test('stopped, is terminated and its best so far is taken', async () => {
    const { thinking, report, terminate } = searching();
    report('a');
    report('b');
    thinking.stop();
    expect(await thinking.answer).toBe('b');
    expect(terminate).toHaveBeenCalledExactlyOnceWith('stopped');
  });

  test('stopped before its first report, is terminated after it', async () => {
    const { thinking, report, terminate, onProgress } = searching();
    thinking.stop();
    expect(terminate).not.toHaveBeenCalled();
    report('a');
    expect(await thinking.answer).toBe('a');
    expect(terminate).toHaveBeenCalledOnce();
    expect(onProgress).not.toHaveBeenCalled();
  });

  test('cancelled, is terminated and its answer is no answer', async () => {
    const { thinking, report, terminate, onProgress } = searching();
    thinking.cancel();
    await expect(thinking.answer).rejects.toThrow('cancelled');
    report('a');
    thinking.stop();
    expect(onProgress).not.toHaveBeenCalled();
    expect(terminate).toHaveBeenCalledExactlyOnceWith('cancelled');
  });

  test('that fails, fails', async () => {
    const { thinking, reject } = searching();
    reject(new Error('no network'));
    await expect(thinking.answer).rejects.toThrow('no network');
  });
});
