import { describe, expect, test, vi } from 'vitest';
import { granted } from '../../books/hosted.fixture.ts';
import { agent, battle, boats, carryOn, fixture, human, playToEnd, reach, state } from './store.fixture.ts';

describe('replay', () => {
  test('a log is read from its beginning, stepped through, and branched off', async () => {
    const played = fixture();
    void state(played).open(boats(agent, agent), 'replay');
    await reach(played, 'over');
    const { log } = granted(await state(played).exportLog());

    const here = fixture();
    await state(here).read(log);
    const start = state(here);
    expect(start).toMatchObject({ status: 'replaying', id: null, position: { at: 0, who: 'spectator' } });
    const last = start.position?.now ?? 0;
    expect(start.curve).toHaveLength(last + 1);
    expect(start.happenings.length).toBeGreaterThan(0);
    await state(here).goTo(1);
    await state(here).goTo(2);
    expect(state(here).position?.at).toBe(2);
    expect(state(here).fresh.every(({ at }) => at === 2)).toBe(true);
    expect(state(here).fresh.length).toBeGreaterThan(0);
    expect(state(here).before).not.toBeNull();
    state(here).settle();
    expect(state(here)).toMatchObject({ status: 'replaying', fresh: [] });
    await state(here).goTo(last + 5);
    expect(state(here)).toMatchObject({ fresh: [], position: { at: last } });
    await state(here).resumePlay();
    expect(state(here).status).toBe('replaying');
    await Promise.all([state(here).goTo(1), state(here).goTo(3), state(here).goTo(2)]);
    expect(state(here).position?.at).toBe(2);

    await state(here).branch([human]);
    expect(state(here).trouble).toBe('seatsDoNotFit');
    await state(here).branch([human, agent]);
    const branched = await reach(here, 'asking', 'over');
    expect(branched.id).not.toBeNull();
    expect(branched.position?.now).toBeLessThan(last);
    await playToEnd(here);
    await vi.waitFor(async () => expect(await here.saves.load(branched.id ?? '')).toMatchObject({ over: true }));
  });

  test('of the game in hand, and back to it', async () => {
    const here = fixture();
    await state(here).open(battle(human, agent), 'back');
    for (let i = 0; i < 4; i++) {
      await reach(here, 'asking');
      await carryOn(here);
    }
    const now = await reach(here, 'asking');
    await state(here).goTo(1);
    expect(state(here)).toMatchObject({ status: 'replaying', canUndo: false, position: { at: 1, who: 0 } });
    await carryOn(here);
    expect(state(here).position?.now).toBe(now.position?.now);
    await state(here).resumePlay();
    expect(await reach(here, 'asking')).toMatchObject({ position: now.position, canUndo: now.canUndo });
  });

  test('motions that end while the past is looked up do not carry the game on', async () => {
    const here = fixture();
    await state(here).open(battle(human, agent), 'back');
    // On to an answer of the agent: those of a person are seldom followed by somebody else's.
    while (state(here).status !== 'moving' || state(here).position?.pending[0] !== 1) {
      await reach(here, 'asking');
      await carryOn(here);
    }
    const { log } = await here.session.save();
    const looked = state(here).goTo(0);
    state(here).settle();
    await looked;
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(state(here)).toMatchObject({ status: 'replaying', thinking: null, position: { at: 0 } });
    expect((await here.session.save()).log).toBe(log);
    await state(here).resumePlay();
    await reach(here, 'asking');
  });

  test('what an agent answers while the past is looked at is shown when the player comes back', async () => {
    const here = fixture();
    here.held = true;
    await state(here).open(boats(human, agent), 'again');
    await reach(here, 'asking');
    await state(here).answer(0);
    await reach(here, 'thinking');
    await state(here).goTo(0);
    expect(state(here)).toMatchObject({ status: 'replaying', thinking: null, position: { at: 0 } });
    state(here).stopThinking();
    await vi.waitFor(async () => expect((await here.session.save()).log).toContain('fire'));
    expect(state(here)).toMatchObject({ status: 'replaying', position: { at: 0 } });
    here.held = false;
    void state(here).resumePlay();
    expect((await reach(here, 'asking', 'moving')).happenings.map(({ event }) => event.type)).toContain('fired');
    await playToEnd(here);
  });
});
