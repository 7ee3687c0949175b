import type { Seat } from '@weathergauge/engine';
import { describe, expect, test, vi } from 'vitest';
import { agent, battle, boats, carryOn, fixture, human, playToEnd, reach, state } from './store.fixture.ts';

describe('a person against an agent', () => {
  test('is asked, sees what happens, and comes to the end with a curve and a saved game', async () => {
    const here = fixture();
    await state(here).open(battle(human, agent), 'duel');
    const { position, id } = await reach(here, 'asking');
    expect(position).toMatchObject({ who: 0, pending: [0] });
    expect(position?.offers.length).toBeGreaterThan(0);
    const end = await playToEnd(here);
    expect(end.position?.who).toBe(0);
    const told = end.happenings.map(({ words }) => words);
    await vi.waitFor(() => expect(state(here).curve).not.toBeNull());
    expect(state(here).findings).toMatchObject({ rules: { verdict: 'yes' }, dice: { verdict: 'unclaimed' } });
    const { curve, position: last, happenings } = state(here);
    expect(curve).toHaveLength((last?.now ?? 0) + 1);
    expect(happenings.map(({ words }) => words)).toEqual(told);
    expect(happenings).toEqual(await here.session.historyOf(0));
    await vi.waitFor(async () => expect(await here.saves.load(id ?? '')).toMatchObject({ over: true, key: null }));
  });

  test('each person is to be briefed in a game that begins, and not when it is gone on with', async () => {
    const here = fixture();
    await state(here).open(battle(human, agent), 'duel');
    const { position, id } = await reach(here, 'asking');
    expect(state(here).unbriefed).toEqual([0]);
    expect(position?.briefing?.you).toMatch(/^You /);
    state(here).briefed(0);
    expect(state(here).unbriefed).toEqual([]);
    await carryOn(here);
    await vi.waitFor(async () => expect(await here.saves.load(id ?? '')).not.toBeNull());
    state(here).leave();
    await state(here).open(battle(human, agent), 'duel');
    await reach(here, 'asking');
    expect(state(here).unbriefed).toEqual([0]);
    await state(here).resume(id ?? '');
    await reach(here, 'asking', 'moving');
    expect(state(here).unbriefed).toEqual([]);
  });

  test('a second answer before the first has been shown is not taken, and nothing sticks', async () => {
    const here = fixture();
    await state(here).open(battle(human, agent), 'duel');
    await reach(here, 'asking');
    const before = state(here).position?.now ?? 0;
    await Promise.all([carryOn(here), carryOn(here), carryOn(here)]);
    await reach(here, 'asking');
    expect(state(here).trouble).toBeNull();
    expect(here.calls.filter(name => name === 'answer')).toHaveLength(1);
    expect(state(here).position?.now).toBeGreaterThan(before);
    await playToEnd(here);
  });

  test('motions start from the position before, whose figures stay until then, and hold the game up until they are settled', async () => {
    const here = fixture();
    await state(here).open(battle(human, agent), 'duel');
    await reach(here, 'asking');
    while (state(here).status !== 'moving') {
      await reach(here, 'asking', 'moving');
      const before = state(here).position;
      await carryOn(here);
      if (state(here).status === 'moving') expect(state(here).before).toEqual(before);
    }
    const { fresh, position } = state(here);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.every(({ at }) => at === position?.at)).toBe(true);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(state(here)).toMatchObject({ status: 'moving', fresh });
    state(here).settle();
    expect(state(here).fresh).toEqual([]);
    await reach(here, 'asking', 'thinking');
  });

  test('agents go on beside what still moves, and what moved first is kept until all of it has been seen', async () => {
    const here = fixture();
    await state(here).open(battle(human, agent), 'duel');
    while (state(here).status !== 'moving' || state(here).canUndo || state(here).position?.prompt !== null) {
      if (state(here).status === 'asking') await carryOn(here);
      else await reach(here, 'asking');
      await vi.waitFor(() => expect(['asking', 'moving']).toContain(state(here).status));
      if (state(here).status === 'moving' && state(here).canUndo) state(here).settle();
    }
    const { before, fresh, position } = state(here);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(state(here).position).toBe(position);
    state(here).runOn();
    await vi.waitFor(() => expect(state(here).earlier).toHaveLength(1));
    expect(state(here)).toMatchObject({ status: 'moving', before: position, earlier: [{ before, fresh }] });
    // Nobody has let the next one go on.
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(state(here).earlier).toHaveLength(1);
    state(here).settle();
    expect(state(here)).toMatchObject({ before: null, fresh: [], earlier: [] });
    await reach(here, 'asking', 'over');
  });

  test('no agent goes on while a person may take back what is seen to move', async () => {
    const here = fixture();
    await state(here).open(battle(human, agent), 'duel2');
    // Orders of all kinds, until one of hers is seen while an agent is asked.
    for (let i = 0; state(here).status !== 'moving' || !state(here).canUndo || state(here).position?.prompt; i++) {
      const { position } = await reach(here, 'asking');
      await state(here).answer(i % (position?.offers.length ?? 1));
    }
    const { position } = state(here);
    state(here).runOn();
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(state(here)).toMatchObject({ status: 'moving', position, earlier: [] });
  });

  test('the agent can be stopped and then answers with its best', async () => {
    const here = fixture();
    here.held = true;
    await state(here).open(boats(human, agent), 'stop');
    await reach(here, 'asking');
    // Both seal: nobody has to wait for the agent before she has answered.
    await state(here).answer(0);
    await reach(here, 'thinking');
    await vi.waitFor(() => expect(state(here).thinking?.progress?.share).toBe(0.5));
    expect(state(here)).toMatchObject({ thinking: { seat: 1 }, position: { who: 0 } });
    state(here).stopThinking();
    expect((await reach(here, 'moving')).thinking).toBeNull();
    expect(here.ended).toEqual(['stop']);
  });

  test('the agent’s sealed orders are nowhere in the store', async () => {
    const here = fixture();
    await state(here).open(boats(human, agent), 'sealed');
    await reach(here, 'asking');
    await vi.waitFor(async () => expect((await here.session.save()).log).toContain('seat 1: load'));
    const { position, happenings, fresh } = state(here);
    expect(position).toMatchObject({ at: 0, now: 0, view: { mine: -1 }, pending: [0, 1] });
    expect([...happenings, ...fresh]).toEqual([]);
  });

  test('an answer is taken back, and not twice', async () => {
    const here = fixture();
    await state(here).open(battle(human, human), 'undo');
    const first = await reach(here, 'asking');
    expect(first.canUndo).toBe(false);
    await carryOn(here);
    const { canUndo, position } = await reach(here, 'asking');
    expect({ canUndo, at: position?.at, who: position?.who }).toEqual({
      canUndo: true,
      at: 1,
      who: first.position?.who,
    });
    await state(here).undo();
    const back = await reach(here, 'asking');
    expect(back.position?.view).toEqual(first.position?.view);
    expect(back.canUndo).toBe(false);
    await state(here).undo();
    expect(state(here)).toMatchObject({ status: 'asking' });
    expect(state(here).trouble).not.toBeNull();
  });

  test('what others did is counted from the question before, and from the one before that after an undo', async () => {
    const here = fixture();
    await state(here).open(battle(human, human), 'since');
    const first = (await reach(here, 'asking')).position;
    const seat = first?.who;
    const isHers = (): boolean => state(here).position?.who === seat;
    // Before the first order it is the set-up, unless that is what is asked about.
    expect(state(here).since).toEqual(first?.at === 0 ? null : expect.objectContaining({ at: 0 }));
    const asked: number[] = [];
    for (let i = 0; i < 40 && asked.length < 4; i++) {
      if (isHers()) {
        const { since, position } = state(here);
        if (asked.length > 0) expect(since?.at).toBe(asked.at(-1));
        asked.push(position?.at ?? 0);
      }
      await carryOn(here);
      await reach(here, 'asking');
    }
    expect(asked).toHaveLength(4);
    // Hers was the last order.
    await state(here).undo();
    await reach(here, 'asking');
    expect(isHers()).toBe(true);
    // The last question is asked again.
    expect(state(here).since?.at).toBe(asked.at(-2));
  });

  test('a second click is no second answer, and an offer that is not there is none', async () => {
    const here = fixture();
    await state(here).open(battle(human, human), 'click');
    await reach(here, 'asking');
    await Promise.all([state(here).answer(0), state(here).answer(0), state(here).answer(99)]);
    expect(state(here).position?.now).toBe(1);
  });
});

describe('hot-seat', () => {
  test('sealed orders: the screen is covered and holds nothing of anybody until the seat is taken', async () => {
    const here = fixture();
    await state(here).open(boats(human, human), 'hot');
    expect(await reach(here, 'asking', 'handing-over')).toMatchObject({ status: 'handing-over', nextSeat: 0 });
    state(here).takeSeat();
    expect(await reach(here, 'asking')).toMatchObject({ position: { who: 0 }, nextSeat: null });
    await state(here).answer(3);
    const covered = await reach(here, 'handing-over');
    expect(covered).toMatchObject({ nextSeat: 1, happenings: [], fresh: [], before: null, canUndo: false });
    expect(covered.position).toMatchObject({ who: 'spectator', offers: [], view: { mine: -1 } });
    await state(here).goTo(0);
    await state(here).undo();
    expect(state(here).status).toBe('handing-over');
    state(here).takeSeat();
    const second = await reach(here, 'asking');
    expect(second.position).toMatchObject({ who: 1, view: { mine: -1 } });
    expect(second.happenings).toEqual([]);
    await state(here).answer(0);
    const revealed = state(here);
    expect(revealed.fresh.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['revealed', 'fired']));
    await playToEnd(here);
    expect(state(here).position?.who).toBe('spectator');
  });

  test('whoever has just answered at the same screen may still take it back', async () => {
    const here = fixture();
    await state(here).open({ ...battle(human, human), scenario: 'single-combat' }, 'undo');
    const first = await reach(here, 'asking');
    await carryOn(here);
    const second = await reach(here, 'asking');
    expect(second.position?.who).not.toBe(first.position?.who);
    expect(second.canUndo).toBe(true);
    await state(here).undo();
    const back = await reach(here, 'asking');
    expect(back.position).toMatchObject({ who: first.position?.who, view: first.position?.view });
  });

  test('open games change eyes without a cover', async () => {
    const here = fixture();
    await state(here).open(battle(human, human), 'open');
    const viewers = new Set<unknown>();
    for (let i = 0; i < 30; i++) {
      const { status, position } = await reach(here, 'asking', 'handing-over', 'over');
      if (status === 'over') break;
      viewers.add(position?.who);
      if (status === 'handing-over') {
        expect(position?.sealed).toBe(true);
        state(here).takeSeat();
        await reach(here, 'asking');
      } else expect(position?.pending).toContain(position?.who);
      await carryOn(here);
    }
    expect(viewers).toContain(0);
    expect(viewers).toContain(1);
  });

  test('when set to always, every change of hands is covered, and the next player sees what she missed', async () => {
    const here = fixture();
    here.privacy = 'always';
    await state(here).open(battle(human, human), 'open');
    let holder: Seat | null = null;
    let missed = 0;
    for (let i = 0; i < 60; i++) {
      const { status, nextSeat, position } = await reach(here, 'asking', 'handing-over', 'over');
      if (status === 'over') break;
      if (status === 'handing-over') {
        expect(nextSeat).not.toBe(holder);
        holder = nextSeat;
        state(here).takeSeat();
        const { fresh, before } = await reach(here, 'asking', 'moving', 'over');
        if (fresh.length > 0) missed++;
        if (fresh.length > 0) expect(before).not.toBeNull();
      } else {
        expect(position?.who).toBe(holder);
        await carryOn(here);
      }
    }
    expect(missed).toBeGreaterThan(0);
  });
});

describe('agents only', () => {
  test('play to the end before a spectator', async () => {
    const here = fixture();
    void state(here).open(boats(agent, agent), 'show');
    const end = await reach(here, 'over');
    expect(end.position).toMatchObject({ who: 'spectator' });
    expect(end.position?.result).not.toBeNull();
  });

  test('leaving ends the thought and empties the table', async () => {
    const here = fixture();
    here.held = true;
    void state(here).open(boats(agent, agent), 'leave');
    await reach(here, 'thinking');
    await vi.waitFor(() => expect(state(here).thinking?.progress).not.toBeNull());
    state(here).leave();
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(here.ended).toEqual(['cancel']);
    expect(state(here)).toMatchObject({ status: 'empty', position: null, thinking: null, id: null });
  });
});

describe('one trip', () => {
  test('an answer is one call, and saving it another that nobody waits for', async () => {
    const here = fixture();
    await state(here).open(battle(human, human), 'trip');
    await reach(here, 'asking');
    for (let i = 0; i < 20; i++) {
      here.calls.length = 0;
      await carryOn(here);
      await reach(here, 'asking');
      expect(here.calls.filter(name => name !== 'shown' && name !== 'save')).toEqual(['answer']);
    }
  });

  test('an agent’s answer is told without a single call', async () => {
    const here = fixture();
    void state(here).open(battle(agent, agent), 'trip');
    await reach(here, 'over');
    expect(new Set(here.calls)).toEqual(new Set(['open', 'shown', 'save', 'recorded']));
  });
});

describe('looking ahead', () => {
  test('only the last wish is answered', async () => {
    const here = fixture();
    const asked = vi.spyOn(here.session, 'forecast');
    await state(here).open(boats(human, agent), 'odds');
    await reach(here, 'asking');
    for (const offer of [0, 1, 2, 3]) state(here).lookAhead(offer);
    await vi.waitFor(() => expect(state(here).forecast?.offer).toBe(3));
    expect(asked.mock.calls.length).toBeLessThan(4);
    state(here).lookAhead(null);
    expect(state(here).forecast).toBeNull();
    state(here).lookAhead(3);
    await vi.waitFor(() => expect(state(here).forecast?.offer).toBe(3));
    await carryOn(here);
    expect(state(here).forecast).toBeNull();
  });
});
