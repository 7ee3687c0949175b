import type { Seat } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { agent, answerAs, asked, battle, boats, granted, heard, hosted, human, must } from '../test/games.ts';

const pauses = () => {
  const by: Seat[] = [];
  return { by, deps: { onPause: (seat: Seat) => void by.push(seat) } };
};

describe('an agent that plays for somebody who is not there', () => {
  test('answers for her until she is back; to everybody else she is still a person', async () => {
    const here = await hosted(battle, 'absent', {});
    here.start();
    const seat = must(asked(here)).who as Seat;
    const told = heard(here, seat === 0 ? 1 : 0);
    here.standIn(seat, 'midshipman');
    await expect.poll(() => told.length).toBeGreaterThan(0);
    expect(here.seats[seat]).toEqual(human);
    here.standIn(seat, null);
    const { length } = told;
    for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve));
    expect(told).toHaveLength(length);
    here.close();
  });

  test('replies for her where no orders lie sealed, and is silent where they do', async () => {
    const { deps, by } = pauses();
    const paused = await hosted(battle, 'absent', deps);
    paused.standIn(1, 'midshipman');
    granted(paused.chair(0).askPause());
    expect(by).toEqual([0]);

    const sealed = await hosted(boats, 'absent', deps);
    for (let i = 0; i < 50 && !must(asked(sealed)).sealed; i++) {
      const { who, offers } = must(asked(sealed));
      granted(answerAs(sealed, who, must(offers[0]).text));
    }
    expect(must(asked(sealed)).sealed).toBe(true);
    sealed.standIn(1, 'midshipman');
    granted(sealed.chair(0).askPause());
    expect(by).toEqual([0]);
    expect(sealed.chair(0).request()).toMatchObject({ kind: 'pause', waiting: [1] });
  });
});

describe('a pause', () => {
  test('is there once all people agree, and refused where there are no clocks', async () => {
    const { deps, by } = pauses();
    const here = await hosted(battle, 'pause', deps);
    granted(here.chair(1).askPause());
    expect(here.chair(0).request()).toMatchObject({ kind: 'pause', by: 1, waiting: [0] });
    expect(by).toEqual([]);
    const told = heard(here, 1);
    granted(here.chair(0).reply('agree'));
    expect(by).toEqual([1]);
    expect(told.at(-1)?.request).toBeNull();
    const plain = await hosted(battle, 'pause', {});
    expect(plain.chair(0).askPause()).toMatchObject({ refused: 'bad-config' });
    expect(here.chair('spectator').askPause()).toMatchObject({ refused: 'not-pending' });
  });

  test('no agent answers in it', async () => {
    const here = await hosted({ ...battle, seats: [agent, agent] }, 'pause', {});
    const told = heard(here, 'spectator');
    here.pause('paused');
    here.start();
    for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve));
    expect(told).toEqual([]);
    here.pause('going on');
    await expect.poll(() => told.length).toBeGreaterThan(0);
    here.close();
  });
});
