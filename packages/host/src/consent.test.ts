import type { Seat } from '@weathergauge/engine';
import { parseLog } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { agent, answerAs, asked, battle, boats, granted, heard, hosted, human, must, play } from '../test/games.ts';
import type { Game } from './index.ts';

/** Plays on until somebody who is asked could take back only by consent. */
function untilConsent(here: Game): Seat {
  for (let i = 0; i < 200; i++) {
    const { who, undo, sealed } = must(asked(here));
    if (undo.right === 'consent' && !sealed) return who as Seat;
    play(here, 1, `${i}`);
  }
  throw new Error('it never came to that');
}

describe('taking back alone', () => {
  test('everybody who saw the answer is told what no longer stands, and the past keeps it', async () => {
    const here = await hosted(battle, 'undo', {});
    const first = must(asked(here));
    const seat = first.who as Seat;
    const other = seat === 0 ? 1 : 0;
    const told = heard(here, other);
    granted(answerAs(here, seat, must(first.offers[0]).text));
    const done = here.chair(seat).look().position;
    expect(done.undo).toEqual({ right: 'alone', of: seat });
    granted(here.chair(seat).undo());
    const undone = here.chair(seat).look().position;
    expect(undone).toMatchObject({ view: first.view, at: 2, undo: { right: 'none', of: null } });
    expect(undone.offers).toEqual(first.offers);
    expect(told).toHaveLength(2);
    expect(told[1]).toMatchObject({ backTo: 0, happenings: [], position: { at: 2 } });
    expect(
      here
        .chair(seat)
        .history()
        .every(({ at }) => at === 0),
    ).toBe(true);
    expect(here.chair(seat).look(1).position.view).toEqual(done.view);
    expect(here.chair(seat).undo()).toMatchObject({ refused: 'no-undo' });
  });
});

test('who answers and takes back without end is stopped before the log is too long to be read', async () => {
  const here = await hosted({ ...battle, seats: [human, agent] }, 'undo');
  const { who, offers } = must(asked(here));
  const chair = here.chair(who);
  const answered = () => granted(chair.answer(must(offers[0]).text, chair.look().position.at));
  let taken = 0;
  for (answered(); chair.undo() === null && taken < 2_000; answered()) taken++;
  expect(taken).toBe(800);
  expect(chair.undo()).toMatchObject({ refused: 'no-undo', reason: expect.stringContaining('no room') });
  expect(parseLog(here.save().log)).toHaveProperty('entries');
});

describe('taking back by consent', () => {
  test('every other person is asked, nobody can answer meanwhile, and one refusal ends it', async () => {
    const here = await hosted(battle, 'consent');
    const by = untilConsent(here);
    const other = by === 0 ? 1 : 0;
    const { of } = here.chair(by).look().position.undo;
    const told = heard(here, other);
    const watched = heard(here, 'spectator');
    const saved = here.save();
    expect(here.chair(by).undo()).toMatchObject({ refused: 'no-undo' });
    granted(here.chair(by).askUndo());
    const open = { kind: 'undo', by, of, agreed: [by], waiting: [other], declined: null };
    expect(told.at(-1)?.request).toEqual(open);
    expect(here.chair(by).look().request).toEqual(open);
    expect(here.chair(by).askUndo()).toMatchObject({ refused: 'not-pending' });
    expect(here.chair(by).reply('agree')).toMatchObject({ refused: 'not-pending' });
    expect(() => play(here, 1)).toThrow('agree or decline');
    granted(here.chair(other).reply('decline'));
    expect(told.at(-1)?.request).toMatchObject({ waiting: [], declined: other });
    expect(here.chair(other).look().request).toBeNull();
    expect(here.chair(other).reply('agree')).toMatchObject({ refused: 'not-pending' });
    expect(here.save()).toEqual(saved);
    expect(watched).toEqual([]);
  });

  test('whoever has asked may think better of it', async () => {
    const here = await hosted(battle, 'consent');
    const by = untilConsent(here);
    granted(here.chair(by).askUndo());
    granted(here.chair(by).reply('decline'));
    expect(here.chair(by).look().request).toBeNull();
    play(here, 1);
  });

  test('who was told no three times, or has thought better of it, asks again when something has happened: she cannot stop the game by asking', async () => {
    const here = await hosted(battle, 'consent');
    const by = untilConsent(here);
    const other = by === 0 ? 1 : 0;
    for (const ask of ['askUndo', 'offerDraw'] as const) {
      for (let times = 0; times < 3; times++) {
        granted(here.chair(by)[ask]());
        granted(here.chair(ask === 'askUndo' ? other : by).reply('decline'));
      }
      expect(here.chair(by)[ask](), ask).toMatchObject({
        refused: 'not-pending',
        reason: expect.stringContaining('declined'),
      });
      expect(here.chair(by).look().request).toBeNull();
    }
    play(here, 1);
    granted(here.chair(by).offerDraw());
  });

  test('when all agree it is done, and all are told what no longer stands', async () => {
    const here = await hosted(battle, 'consent');
    const by = untilConsent(here);
    const other = by === 0 ? 1 : 0;
    const of = must(here.chair(by).look().position.undo.of);
    const told = heard(here, other);
    granted(here.chair(by).askUndo());
    granted(here.chair(other).reply('agree'));
    const turn = must(told.at(-1));
    expect(turn).toMatchObject({ happenings: [], request: null });
    expect(turn.backTo).not.toBeNull();
    expect(
      here
        .chair(other)
        .history()
        .every(({ at }) => at <= must(turn.backTo)),
    ).toBe(true);
    expect(must(asked(here)).who).toBe(of);
    const log = parseLog(here.save().log);
    expect(log).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ kind: 'undo', seat: of })]),
    });
  });

  test('agents agree at once', async () => {
    const here = await hosted({ ...boats, seats: [human, agent] }, 'agents');
    granted(answerAs(here, 0, 'load charges=1'));
    // Not started, the agent does not think: its seat is answered for here.
    granted(answerAs(here, 1, 'load charges=1'));
    const drawn = here.save().log.match(/\d\/6/g)?.length;
    expect(here.chair(0).look().position.undo).toEqual({ right: 'consent', of: 0 });
    granted(here.chair(0).askUndo());
    expect(here.chair(0).look().request).toBeNull();
    expect(here.chair(0).look().position.view).toMatchObject({ round: 0, mine: -1 });
    // The throws stay in the log: they are not thrown again.
    expect(here.save().log.match(/\d\/6/g)?.length).toBe(drawn);
  });

  test('nobody is named whose order is still sealed', async () => {
    const here = await hosted(boats);
    granted(answerAs(here, 0, 'load charges=1'));
    expect(here.chair(1).look().position.undo).toEqual({ right: 'none', of: null });
    expect(here.chair(1).askUndo()).toMatchObject({ refused: 'no-undo' });
  });
});
