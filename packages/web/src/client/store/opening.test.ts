import { describe, expect, test, vi } from 'vitest';
import { memorySaves } from '../saves.ts';
import { tabsBy } from '../tabs.ts';
import { agent, boats, fixture, human, playToEnd, reach, state } from './store.fixture.ts';

describe('saved games', () => {
  test('go on after a reload, dice and all', async () => {
    const here = fixture();
    await state(here).open(boats(human, agent), 'save');
    const { id } = await reach(here, 'asking');
    await state(here).answer(1);
    const { position } = await reach(here, 'asking');
    await vi.waitFor(async () => expect((await here.saves.load(id ?? ''))?.log).toBe((await here.session.save()).log));
    const [saved] = await here.saves.recent();
    expect(saved).toMatchObject({ id, ruleset: 'skirmish', scenario: 'boats', seats: [human, agent], over: false });
    const later = fixture(here.saves);
    await state(later).resume(id ?? '');
    const resumed = await reach(later, 'asking');
    expect(resumed.position).toEqual(position);
    expect(resumed.happenings).toEqual(state(here).happenings);
    expect(resumed.id).toBe(id);
    await playToEnd(later);
  });

  test('a new game is kept at once, and forgotten if it is left untouched', async () => {
    const here = fixture();
    await state(here).open(boats(human, agent), 'untouched');
    const { id } = await reach(here, 'asking');
    await vi.waitFor(async () => expect(await here.saves.load(id ?? '')).not.toBeNull());
    state(here).leave();
    await vi.waitFor(async () => expect(await here.saves.load(id ?? '')).toBeNull());
  });

  test('a second tab takes a game over where the first one stood, and the first follows it and writes nothing any more', async () => {
    const channels = [new BroadcastChannel('store-test'), new BroadcastChannel('store-test')];
    const [one, two] = channels.map(channel => tabsBy({ locks: navigator.locks, channel }));
    const here = fixture(memorySaves(), undefined, one);
    const there = fixture(here.saves, undefined, two);
    await state(here).open(boats(human, agent), 'two tabs');
    const { id } = await reach(here, 'asking');
    void state(here).answer(1);
    await vi.waitFor(() => expect(here.calls).toContain('answer'));
    await state(there).resume(id ?? '');
    await reach(there, 'asking');
    expect(state(here)).toMatchObject({ status: 'elsewhere', id, position: { prompt: null, offers: [] } });
    expect(state(there).position?.at, 'the answer that was under way is in it').toBeGreaterThan(0);
    await state(there).answer(1);
    await reach(there, 'asking', 'over');
    await vi.waitFor(() => expect(state(here).position?.view).toEqual(state(there).position?.view));
    expect(state(here).happenings).toEqual(state(there).happenings);
    const kept = await vi.waitFor(async () => {
      const saved = await here.saves.load(id ?? '');
      expect(saved?.log).toBe((await there.session.save()).log);
      return saved;
    });
    await state(here).resume(id ?? '');
    await reach(here, 'asking', 'over');
    expect((await here.session.save()).log).toBe(kept?.log);
    expect(state(there).status).toBe('elsewhere');
    state(there).leave();
    state(here).leave();
    for (const channel of channels) channel.close();
  });

  test('one that is gone fails in words', async () => {
    const here = fixture();
    await state(here).resume('nowhere');
    expect(state(here)).toMatchObject({ status: 'failed', trouble: 'noSuchGame' });
    await state(here).read('a love letter');
    expect(state(here).status).toBe('failed');
    expect(state(here).trouble).toMatch(/log/);
  });
});
