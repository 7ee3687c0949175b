import { isRefusal, parseLog } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import type { Fixture } from './store.fixture.ts';
import { agent, battle, boats, carryOn, fixture, human, reach, state } from './store.fixture.ts';
import type { GameState } from '../store.ts';

/** Plays on until something can be taken back only by consent; gives the table before and after the answer in question. */
async function untilAsked(here: Fixture, sealed = false): Promise<{ before: GameState; now: GameState }> {
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

async function drawsOf(here: Fixture): Promise<number> {
  const log = parseLog((await here.session.save()).log);
  if (isRefusal(log)) throw new Error(log.reason);
  return log.entries.reduce((n, entry) => n + (entry.kind === 'answer' ? entry.draws.length : 0), 0);
}

describe('against an agent', () => {
  test('behind its answers a person thinks it over, and the agent agrees', async () => {
    const here = fixture();
    await state(here).open(boats(human, agent), 'consent');
    expect(await reach(here, 'asking')).toMatchObject({ canUndo: false, canAskUndo: false });
    const { before, now } = await untilAsked(here);
    expect(now).toMatchObject({ canUndo: false, question: null });
    state(here).askUndo();
    expect(state(here).question).toEqual({ kind: 'undo', of: 0, by: 0, asked: 0, others: [] });
    // Nothing else is done meanwhile.
    await carryOn(here);
    await state(here).undo();
    expect(state(here).position).toBe(now.position);
    await state(here).answerQuestion(false);
    expect(state(here)).toMatchObject({ question: null, trouble: null, status: 'asking', canAskUndo: true });

    const drawn = await drawsOf(here);
    state(here).askUndo();
    await state(here).answerQuestion(true);
    const back = await reach(here, 'asking');
    expect(back.position?.offers).toEqual(before.position?.offers);
    expect(back).toMatchObject({ question: null, trouble: null, position: { who: 0 } });
    // The throws stay in the log: they are not thrown again.
    expect(await drawsOf(here)).toBe(drawn);
    await carryOn(here);
    await reach(here, 'asking', 'over');
  });

  test('without a question an answer to one is for nobody', async () => {
    const here = fixture();
    await state(here).open(boats(human, agent), 'consent');
    await reach(here, 'asking');
    const { position } = state(here);
    state(here).askUndo();
    await state(here).answerQuestion(true);
    expect(state(here)).toMatchObject({ status: 'asking', question: null, position });
  });
});

describe('hot-seat', () => {
  test('at an open table the others are asked over the board, and one refusal is enough', async () => {
    const here = fixture();
    await state(here).open(battle(human, human), 'consent');
    const { before, now } = await untilAsked(here);
    const by = now.position?.who === 0 ? 0 : 1;
    const other = by === 0 ? 1 : 0;
    state(here).askUndo();
    expect(state(here).question).toMatchObject({ by, asked: by, others: [other] });
    await state(here).answerQuestion(true);
    expect(state(here)).toMatchObject({ status: 'asking', question: { by, asked: other, others: [] } });
    await state(here).answerQuestion(false);
    expect(state(here)).toMatchObject({ status: 'asking', question: null, trouble: 'undoDeclined' });
    expect(state(here).position).toBe(now.position);

    state(here).askUndo();
    await state(here).answerQuestion(true);
    await state(here).answerQuestion(true);
    const back = await reach(here, 'asking');
    expect(back.position?.view).toEqual(before.position?.view);
    expect(back.position?.who).toBe(before.position?.who);
  });

  test('where the board is covered the question is all that is shown', async () => {
    const here = fixture();
    here.privacy = 'always';
    await state(here).open(battle(human, human), 'consent');
    const { before, now } = await untilAsked(here);
    const by = now.position?.who === 0 ? 0 : 1;
    const other = by === 0 ? 1 : 0;
    state(here).askUndo();
    await state(here).answerQuestion(true);
    const covered = state(here);
    expect(covered).toMatchObject({ status: 'handing-over', nextSeat: other, question: { by, asked: other } });
    expect(covered).toMatchObject({ happenings: [], fresh: [], before: null, canAskUndo: false });
    expect(covered.position).toMatchObject({ who: 'spectator', offers: [] });
    // The device is not taken by the way.
    covered.takeSeat();
    expect(state(here)).toMatchObject({ status: 'handing-over', question: { asked: other } });
    await state(here).answerQuestion(false);
    expect(state(here)).toMatchObject({ status: 'handing-over', nextSeat: by, question: null, happenings: [] });
    state(here).takeSeat();
    const refused = await reach(here, 'asking');
    expect(refused).toMatchObject({ trouble: 'undoDeclined', canAskUndo: true });
    expect(refused.position).toEqual(now.position);

    state(here).askUndo();
    const of = state(here).question?.of;
    await state(here).answerQuestion(true);
    await state(here).answerQuestion(true);
    const granted = await reach(here, 'asking', 'handing-over');
    if (of !== other) {
      expect(granted).toMatchObject({ status: 'handing-over', nextSeat: of, question: null, happenings: [] });
      granted.takeSeat();
    }
    const back = await reach(here, 'asking');
    expect(back).toMatchObject({ trouble: null, position: { who: before.position?.who } });
    expect(back.position?.view).toEqual(before.position?.view);
  });

  test('sealed orders stay covered, and nobody is named whose order is still sealed', async () => {
    const here = fixture();
    await state(here).open(boats(human, human), 'consent');
    const first = await reach(here, 'handing-over');
    first.takeSeat();
    await reach(here, 'asking');
    await state(here).answer(0);
    (await reach(here, 'handing-over')).takeSeat();
    const second = await reach(here, 'asking');
    // The other has sealed an order; this one has answered nothing yet.
    expect(second.position?.undo).toEqual({ right: 'none', of: null });
    expect(second).toMatchObject({ canUndo: false, canAskUndo: false });
    await state(here).answer(0);
    const { now } = await untilAsked(here, true);
    state(here).askUndo();
    expect(state(here).question?.of).toBe(now.position?.who);
    await state(here).answerQuestion(true);
    expect(state(here)).toMatchObject({ status: 'handing-over', question: { others: [] }, happenings: [] });
    await state(here).answerQuestion(true);
    const taken = await reach(here, 'asking', 'handing-over');
    if (taken.status === 'handing-over') taken.takeSeat();
    expect(await reach(here, 'asking')).toMatchObject({ trouble: null, question: null });
  });
});

describe('other endings', () => {
  test('whoever has the device resigns, and the game is over', async () => {
    const here = fixture();
    await state(here).open(boats(human, agent), 'resign');
    await reach(here, 'asking');
    await state(here).resign();
    const { position } = await reach(here, 'over');
    expect(position?.result).toMatchObject({ winners: [1], words: 'Resigned: Boat 1.' });
  });

  test('at a shared screen the other is asked on the cover whether it is a draw', async () => {
    const here = fixture();
    here.privacy = 'always';
    await state(here).open(battle(human, human), 'draw');
    (await reach(here, 'handing-over')).takeSeat();
    const { position } = await reach(here, 'asking');
    const by = position?.who === 0 ? 0 : 1;
    const other = by === 0 ? 1 : 0;
    state(here).offerDraw();
    expect(state(here).question).toMatchObject({ kind: 'draw', by, asked: by, others: [other] });
    await state(here).answerQuestion(true);
    expect(state(here)).toMatchObject({ status: 'handing-over', nextSeat: other, question: { kind: 'draw' } });
    await state(here).answerQuestion(false);
    state(here).takeSeat();
    expect(await reach(here, 'asking')).toMatchObject({
      trouble: 'drawDeclined',
      declined: 'drawDeclined',
      question: null,
    });
    state(here).offerDraw();
    await state(here).answerQuestion(true);
    await state(here).answerQuestion(true);
    expect((await reach(here, 'over')).position?.result).toMatchObject({ winners: [], reason: 'agreed' });
  });
});
