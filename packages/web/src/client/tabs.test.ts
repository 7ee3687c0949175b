import { afterEach, describe, expect, test, vi } from 'vitest';
import { tabsBy } from './tabs.ts';
import type { Loss, TabsDeps, Tabs, Told } from './tabs.ts';

const channels: BroadcastChannel[] = [];
let lastId = 0;

afterEach(() => {
  for (const channel of channels) channel.close();
  channels.length = 0;
  vi.useRealTimers();
});

function tab(locks: TabsDeps['locks'] = navigator.locks): Tabs {
  const channel = new BroadcastChannel('tabs-test');
  channels.push(channel);
  return tabsBy({ locks, channel });
}

/** Locks are shared by all tests of this process. */
const newGame = (): string => `tabs-test-${++lastId}`;

for (const [kind, locks] of [
  ['with locks', navigator.locks],
  ['without locks', undefined],
] as const)
  describe(kind, () => {
    test('the second tab has a game only after the first has kept what it knew', async () => {
      const game = newGame();
      const told: string[] = [];
      const [first, second] = [tab(locks), tab(locks)];
      await first.take(game, async how => {
        told.push(how);
        await new Promise(resolve => setTimeout(resolve, 20));
        expect(first.isLost(game), 'it may still write').toBe(false);
        told.push('kept');
      });
      expect(first.isLost(game)).toBe(false);
      await second.take(game, async () => {});
      expect(told).toEqual(['asked', 'kept']);
      expect([first.isLost(game), second.isLost(game)]).toEqual([true, false]);
    });

    test('whoever has lost it is told where it stands and what happens, and nobody else is', async () => {
      const game = newGame();
      const heard: string[] = [];
      const [first, second, third] = [tab(locks), tab(locks), tab(locks)];
      const told = (words: string): Told => ({
        part: 'whole',
        position: { scenario: words } as never,
        happenings: [],
        backTo: null,
      });
      const said = ({ position }: Told): string => position.scenario;
      await first.take(game, async () => first.follow(game, one => heard.push(said(one))));
      first.tell(game, () => told('told to nobody'));
      third.follow(newGame(), () => heard.push('another game'));
      await second.take(game, async () => {});
      second.lead(game, () => told('whole'));
      await expect.poll(() => heard).toEqual(['whole']);
      second.tell(game, () => told('since'));
      await expect.poll(() => heard).toEqual(['whole', 'since']);
      await first.take(game, async () => {});
      second.tell(game, () => told('of what it has lost'));
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(heard).toEqual(['whole', 'since']);
    });

    test('it can be taken back, and another game disturbs nobody', async () => {
      const game = newGame();
      const lost: string[] = [];
      const [first, second] = [tab(locks), tab(locks)];
      await first.take(game, async () => void lost.push('first'));
      await second.take(newGame(), async () => void lost.push('second, of another'));
      expect(lost).toEqual([]);
      await second.take(game, async () => void lost.push('second'));
      await first.take(game, async () => void lost.push('first again'));
      expect(lost).toEqual(['first', 'second']);
      expect([first.isLost(game), second.isLost(game)]).toEqual([false, true]);
    });
  });

test('what is released is free once the last of it is written', async () => {
  const game = newGame();
  const [first, second] = [tab(), tab()];
  const onLost = vi.fn<(how: Loss) => Promise<void>>(async () => {});
  await first.take(game, onLost);
  const { promise: written, resolve } = Promise.withResolvers<void>();
  first.release(written);
  let has = false;
  const taken = second.take(game, async () => {}).then(() => (has = true));
  await new Promise(done => setTimeout(done, 50));
  expect(has).toBe(false);
  resolve();
  await taken;
  expect(onLost).not.toHaveBeenCalled();
});

test('a tab that does not answer is robbed, and may not write any more', async () => {
  const game = newGame();
  const deaf: TabsDeps = { locks: navigator.locks, channel: { postMessage() {}, addEventListener() {} } };
  const first = tabsBy(deaf);
  const onLost = vi.fn<(how: Loss) => Promise<void>>(async () => {});
  await first.take(game, onLost);
  await tab().take(game, async () => {});
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith('robbed'));
  expect(first.isLost(game)).toBe(true);
});
