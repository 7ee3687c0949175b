import { expect, test } from 'vitest';
import { busHere, LONGEST_NEWS } from './bus.ts';
import { coalesce } from './coalesce.ts';

test('what is published is heard by those who have subscribed to its topic, until they end it', async () => {
  const bus = busHere();
  const heard: string[] = [];
  const end = bus.subscribe('table', ({ id }) => heard.push(id));
  bus.publish('table', { id: 'a' });
  expect(heard).toEqual([]);
  await expect.poll(() => heard).toEqual(['a']);
  end();
  bus.publish('table', { id: 'b' });
  await new Promise(resolve => setImmediate(resolve));
  expect(heard).toEqual(['a']);
});

test('news that a larger server could not carry is refused on a small one too', () => {
  expect(() => busHere().publish('table', { id: 'x'.repeat(LONGEST_NEWS) })).toThrow('too long');
});

test('work for one key is done one after another, and once more for all who ask meanwhile', async () => {
  let running = 0;
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const ask = coalesce(async key => {
    expect(++running).toBe(1);
    await new Promise<void>(resolve => void ends.push(resolve));
    running--;
    done.push(key);
  });
  ask('a');
  ask('a');
  ask('a');
  ends.shift()?.();
  await expect.poll(() => ends.length).toBe(1);
  ends.shift()?.();
  await expect.poll(() => done).toEqual(['a', 'a']);
  expect(ends).toEqual([]);
});
