import type { Seat } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { answerAs, asked, battle, boats, granted, heard, hosted, must, play } from '../test/games.ts';
import type { Game, Position } from './index.ts';

/** Plays at random until somebody may fire. */
async function beforeTheShot(): Promise<{ here: Game; before: Position }> {
  for (let seed = 0; seed < 40; seed++) {
    const here = await hosted({ ...battle, options: {} }, `shot ${seed}`);
    for (let i = 0; i < 400; i++) {
      const before = asked(here);
      if (before === null) break;
      if (before.offers.some(({ action }) => action.do === 'engage')) return { here, before };
      play(here, 1, `to the guns ${seed} ${i}`);
    }
  }
  throw new Error('nobody came within range');
}

test('the forecast of a shot looks through the aim to the dice, which then tell what they were thrown by', async () => {
  const { here, before } = await beforeTheShot();
  const seat = before.who as Seat;
  const chair = here.chair(seat);
  const engage = must(before.offers.find(({ action }) => action.do === 'engage')).text;
  const odds = granted(chair.forecast(engage));
  granted(chair.answer(engage, before.at));
  const aiming = chair.look().position;
  expect(odds.asksOn).toBe(aiming.prompt?.words);
  expect(odds.thrown?.what).toBe('dice');
  expect(odds.isAmongOthers).toBe(false);
  expect(odds.changes.length).toBeGreaterThan(0);
  const aim = must(aiming.offers[0]).text;
  expect(granted(chair.forecast(aim)).asksOn).toBeNull();
  expect(granted(chair.preview([aim])).complete).toBe(false);

  const turns = heard(here, seat);
  granted(chair.answer(aim, aiming.at));
  const { happenings, position } = must(turns[0]);
  const volley = must(happenings.find(({ event }) => event.type === 'volley'));
  expect(volley.modifiers?.map(({ clause }) => clause)).toEqual(expect.arrayContaining(['4.2', '4.5']));
  expect(volley.modifiers?.[0]?.words).toMatch(/deck.*di/);
  expect(happenings.filter(({ event }) => event.type !== 'volley').every(one => !('modifiers' in one))).toBe(true);
  if (position.result === null) expect(position.undo).toEqual({ right: 'consent', of: seat });
});

test('a preview ends at the first die, and before the orders of all are opened', async () => {
  const here = await hosted(boats);
  granted(answerAs(here, 1, 'load charges=3'));
  const preview = granted(here.chair(0).preview(['load charges=1']));
  // The other has sealed already; the preview must not know it.
  expect(preview).toMatchObject({
    complete: true,
    events: [{ type: 'loaded', charges: 1 }],
    view: { mine: 1, round: 0 },
  });
  granted(answerAs(here, 0, 'load charges=1'));
  const daring = asked(here);
  if (daring?.offers[0]?.action.do !== 'dare') return;
  expect(granted(here.chair(daring.who).preview(['dare']))).toMatchObject({ complete: false, events: [] });
});
