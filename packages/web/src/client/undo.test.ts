import { isRefusal, parseLog } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import type { Hall } from './hall.fixture.ts';
import { agent, battle, boats, carryOn, hall, human, reach, state } from './hall.fixture.ts';
import type { TableState } from './table.ts';

/** Plays on until something can be taken back only by consent; gives the table before and after the answer in question. */
async function untilAsked(here: Hall, sealed = false): Promise<{ before: TableState; now: TableState }> {
  let before = state(here);
  for (let i = 0; i < 200; i++) {
    const now = await reach(here, 'asking', 'handing-over', 'over');
    if (now.status === 'over') break;
    if (now.status === 'handing-over') {
      now.takeSeat();
      await reach(here, 'asking', 'over');
      continue;
    }
    if (now.canAskUndo && (now.position?.sealed === true || !sealed)) return { before, now };
    before = now;
    await carryOn(here);
  }
  throw new Error('it never came to that');
}

async function drawsOf(here: Hall): Promise<number> {
  const log = parseLog((await here.session.save()).log);
  if (isRefusal(log)) throw new Error(log.reason);
  return log.entries.reduce((n, entry) => n + (entry.kind === 'answer' ? entry.draws.length : 0), 0);
}

describe('against an agent', () => {
  test('behind its answers a person thinks it over, and the agent agrees', async () => {
    const here = hall();
    await state(here).open(boats(human, agent), 'plea');
    expect(await reach(here, 'asking')).toMatchObject({ canUndo: false, canAskUndo: false });
    const { before, now } = await untilAsked(here);
    expect(now).toMatchObject({ canUndo: false, plea: null });
    state(here).askUndo();
    expect(state(here).plea).toEqual({ of: 0, by: 0, asked: 0, others: [] });
    // Nothing else is done meanwhile.
    await carryOn(here);
    await state(here).undo();
    expect(state(here).position).toBe(now.position);
    await state(here).answerPlea(false);
    expect(state(here)).toMatchObject({ plea: null, trouble: null, status: 'asking', canAskUndo: true });

    const drawn = await drawsOf(here);
    state(here).askUndo();
    await state(here).answerPlea(true);
    const back = await reach(here, 'asking');
    expect(back.position?.offers).toEqual(before.position?.offers);
    expect(back).toMatchObject({ plea: null, trouble: null, position: { who: 0 } });
    // The throws stay in the log: they are not thrown again.
    expect(await drawsOf(here)).toBe(drawn);
    await carryOn(here);
    await reach(here, 'asking', 'over');
  });

  test('without a plea an answer to one is for nobody', async () => {
    const here = hall();
    await state(here).open(boats(human, agent), 'plea');
    await reach(here, 'asking');
    const { position } = state(here);
    state(here).askUndo();
    await state(here).answerPlea(true);
    expect(state(here)).toMatchObject({ status: 'asking', plea: null, position });
  });
});

describe('hot-seat', () => {
  test('at an open table the others are asked over the board, and one refusal is enough', async () => {
    const here = hall();
    await state(here).open(battle(human, human), 'plea');
    const { before, now } = await untilAsked(here);
    const by = now.position?.who === 0 ? 0 : 1;
    const other = by === 0 ? 1 : 0;
    state(here).askUndo();
    expect(state(here).plea).toMatchObject({ by, asked: by, others: [other] });
    await state(here).answerPlea(true);
    expect(state(here)).toMatchObject({ status: 'asking', plea: { by, asked: other, others: [] } });
    await state(here).answerPlea(false);
    expect(state(here)).toMatchObject({ status: 'asking', plea: null, trouble: 'undoDeclined' });
    expect(state(here).position).toBe(now.position);

    state(here).askUndo();
    await state(here).answerPlea(true);
    await state(here).answerPlea(true);
    const back = await reach(here, 'asking');
    expect(back.position?.view).toEqual(before.position?.view);
    expect(back.position?.who).toBe(before.position?.who);
  });

  test('where the board is covered the question is all that is shown', async () => {
    const here = hall();
    here.privacy = 'always';
    await state(here).open(battle(human, human), 'plea');
    const { before, now } = await untilAsked(here);
    const by = now.position?.who === 0 ? 0 : 1;
    const other = by === 0 ? 1 : 0;
    state(here).askUndo();
    await state(here).answerPlea(true);
    const covered = state(here);
    expect(covered).toMatchObject({ status: 'handing-over', nextSeat: other, plea: { by, asked: other } });
    expect(covered).toMatchObject({ happenings: [], fresh: [], before: null, canAskUndo: false });
    expect(covered.position).toMatchObject({ who: 'spectator', offers: [] });
    // The device is not taken by the way.
    covered.takeSeat();
    expect(state(here)).toMatchObject({ status: 'handing-over', plea: { asked: other } });
    await state(here).answerPlea(false);
    expect(state(here)).toMatchObject({ status: 'handing-over', nextSeat: by, plea: null, happenings: [] });
    state(here).takeSeat();
    const refused = await reach(here, 'asking');
    expect(refused).toMatchObject({ trouble: 'undoDeclined', canAskUndo: true });
    expect(refused.position).toEqual(now.position);

    state(here).askUndo();
    const of = state(here).plea?.of;
    await state(here).answerPlea(true);
    await state(here).answerPlea(true);
    const granted = await reach(here, 'asking', 'handing-over');
    if (of !== other) {
      expect(granted).toMatchObject({ status: 'handing-over', nextSeat: of, plea: null, happenings: [] });
      granted.takeSeat();
    }
    const back = await reach(here, 'asking');
    expect(back).toMatchObject({ trouble: null, position: { who: before.position?.who } });
    expect(back.position?.view).toEqual(before.position?.view);
  });

  test('sealed orders stay covered, and nobody is named whose order is still sealed', async () => {
    const here = hall();
    await state(here).open(boats(human, human), 'plea');
    const first = await reach(here, 'handing-over');
    first.takeSeat();
    await reach(here, 'asking');
    await state(here).answer(0);
    (await reach(here, 'handing-over')).takeSeat();
    const second = await reach(here, 'asking');
    // The other has sealed an order; this one has answered nothing yet.
    expect(second.position?.revocable).toEqual([]);
    expect(second).toMatchObject({ canUndo: false, canAskUndo: false });
    await state(here).answer(0);
    const { now } = await untilAsked(here, true);
    state(here).askUndo();
    expect(state(here).plea?.of).toBe(now.position?.who);
    await state(here).answerPlea(true);
    expect(state(here)).toMatchObject({ status: 'handing-over', plea: { others: [] }, happenings: [] });
    await state(here).answerPlea(true);
    const taken = await reach(here, 'asking', 'handing-over');
    if (taken.status === 'handing-over') taken.takeSeat();
    expect(await reach(here, 'asking')).toMatchObject({ trouble: null, plea: null });
  });
});
