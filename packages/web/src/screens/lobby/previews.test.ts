import { expect, test } from 'vitest';
import type { NewGame } from '../../client/protocol.ts';
import type { Preview } from './previews.ts';
import { createPreviews } from './previews.ts';

const preview = { seatNames: [] } as unknown as Preview;
const game = (scenario: string): string =>
  JSON.stringify({ ruleset: 'x', scenario, seats: [], options: {} } satisfies NewGame);

/** Lays a table when it is told to. */
function slow() {
  const laid: string[] = [];
  let done = Promise.withResolvers<Preview>();
  const previews = createPreviews(({ scenario }) => {
    laid.push(scenario);
    done = Promise.withResolvers();
    return done.promise;
  });
  return { laid, previews, finish: () => done.resolve(preview), break: () => done.reject(new Error('no network')) };
}

test('one after the other, what is in haste first, and each once', async () => {
  const { laid, previews, finish } = slow();
  const first = previews.ask(game('a'), false);
  const [b, c, d] = [previews.ask(game('b'), false), previews.ask(game('c'), false), previews.ask(game('d'), true)];
  // Somebody has chosen it meanwhile.
  expect(previews.ask(game('c'), true)).toBe(c);
  for (const [count, each] of [first, c, d, b].entries()) {
    await expect.poll(() => laid.length).toBe(count + 1);
    finish();
    expect(await each).toBe(preview);
  }
  expect(laid).toEqual(['a', 'c', 'd', 'b']);
  await previews.ask(game('b'), true);
  expect(laid).toHaveLength(4);
});

test('called off, nothing that waits is laid out; asked again, it is', async () => {
  const { laid, previews, finish } = slow();
  const [running, waiting] = [previews.ask(game('a'), true), previews.ask(game('b'), false)];
  previews.callOff();
  expect(await waiting).toBeNull();
  expect([previews.has(game('a')), previews.has(game('b'))]).toEqual([true, false]);
  finish();
  expect(await running).toBe(preview);
  expect(laid).toEqual(['a']);
  const again = previews.ask(game('b'), false);
  finish();
  expect(await again).toBe(preview);
});

test('what failed is tried again when somebody asks again', async () => {
  const { laid, previews, finish, break: fail } = slow();
  const [failing, next] = [previews.ask(game('a'), true), previews.ask(game('b'), true)];
  fail();
  await expect(failing).rejects.toThrow('no network');
  await expect.poll(() => laid).toEqual(['a', 'b']);
  finish();
  await next;
  const again = previews.ask(game('a'), true);
  finish();
  expect(await again).toBe(preview);
});
