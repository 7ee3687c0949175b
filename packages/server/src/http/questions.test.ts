/** Questions by a clock that the test sets: each takes as long as it says. */

import { afterEach, expect, test, vi } from 'vitest';
import { questions } from './questions.ts';

afterEach(() => void vi.useRealTimers());

/** `ask` resolves with the moment at which the question was answered. */
function asked(perSecond: number) {
  let at = 0;
  const all = questions(perSecond, () => at);
  const ask = (address: string, milliseconds: number): Promise<number | null> =>
    all.inTurn(address, spend =>
      spend(() => {
        at += milliseconds;
        return at;
      }),
    );
  const pass = async (milliseconds: number): Promise<void> => {
    at += milliseconds;
    await vi.advanceTimersByTimeAsync(milliseconds);
    await new Promise(resolve => setImmediate(resolve));
  };
  return { ask, pass, all, now: () => at };
}

test('who has asked for more than her share waits until it is made up for, and nobody else does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { ask, pass } = asked(250);
  const heard: string[] = [];
  const hear = (who: string, milliseconds: number): void =>
    void ask(who, milliseconds).then(moment => heard.push(`${who} ${moment === null ? 'refused' : 'told'}`));
  hear('flood', 3_000);
  await pass(1);
  hear('flood', 1);
  hear('other', 1);
  await pass(1);
  expect(heard, 'one long question is answered, and the next waits').toEqual(['flood told', 'other told']);
  // 1,000 ms were hers, 3,000 are spent, in which 750 came in: the rest is made up for in five seconds.
  await pass(4_900);
  expect(heard).toHaveLength(2);
  await pass(200);
  expect(heard).toEqual(['flood told', 'other told', 'flood told']);
});

test('of what is asked of the store alone all the time counts that it takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { all, pass } = asked(250);
  const slow = all.ofStore('one', () => pass(3_000));
  await slow;
  const heard: string[] = [];
  void all.ofStore('one', async () => heard.push('told'));
  await pass(4_900);
  expect(heard).toEqual([]);
  await pass(200);
  expect(heard).toEqual(['told']);
});

test('questions of one address are answered one after another, and of too many the last are refused', async () => {
  const { all } = asked(250);
  let isOpen = 0;
  const work = async (): Promise<string> => {
    expect(++isOpen).toBe(1);
    await new Promise(resolve => setImmediate(resolve));
    isOpen--;
    return 'told';
  };
  const answers = await Promise.all(Array.from({ length: 310 }, () => all.inTurn('flood', work)));
  expect(answers.filter(answer => answer === 'told')).toHaveLength(300);
  expect(answers.filter(answer => answer === null)).toHaveLength(10);
  expect(await all.inTurn('flood', work)).toBe('told');
});

test('a question that fails stops none of those that wait behind it', async () => {
  const { all } = asked(250);
  const failing = all.inTurn('one', () => Promise.reject(new Error('lost at sea')));
  const next = all.inTurn('one', () => 'told');
  await expect(failing).rejects.toThrow('lost at sea');
  expect(await next).toBe('told');
});
