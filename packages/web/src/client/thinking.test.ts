import { expect, test } from 'vitest';
import type { ThinkProgress } from './protocol.ts';
import { startThinking } from './thinking.ts';

function thought() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const heard: string[] = [];
  const ended: string[] = [];
  let say: (progress: ThinkProgress) => void = () => {};
  const thinking = startThinking({
    ask(listen) {
      say = listen;
      return promise;
    },
    onProgress: ({ best }) => heard.push(best),
    dismiss: reason => ended.push(reason),
  });
  return {
    thinking,
    resolve,
    reject,
    heard,
    ended,
    say: (best: string) => say({ best, iterations: 1, share: 0, value: 0 }),
  };
}

test('left alone, it gives its own answer', async () => {
  const { thinking, resolve, say, heard, ended } = thought();
  say('a');
  resolve('b');
  expect(await thinking.answer).toBe('b');
  thinking.stop();
  thinking.cancel();
  expect({ heard, ended }).toEqual({ heard: ['a'], ended: [] });
});

test('stopped, it gives the last best that was heard of', async () => {
  const { thinking, say, heard, ended } = thought();
  say('a');
  say('b');
  thinking.stop();
  say('c');
  expect(await thinking.answer).toBe('b');
  expect({ heard, ended }).toEqual({ heard: ['a', 'b'], ended: ['stopped'] });
});

test('stopped before a word, it gives its first', async () => {
  const { thinking, say, ended } = thought();
  thinking.stop();
  expect(ended).toEqual([]);
  say('a');
  expect(await thinking.answer).toBe('a');
  expect(ended).toEqual(['stopped']);
});

test('cancelled or broken, it rejects', async () => {
  const one = thought();
  one.thinking.cancel();
  one.say('a');
  await expect(one.thinking.answer).rejects.toThrow('cancelled');
  expect(one.ended).toEqual(['cancelled']);
  const other = thought();
  other.reject(new Error('no worker'));
  await expect(other.thinking.answer).rejects.toThrow('no worker');
});
