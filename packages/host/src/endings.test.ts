import { parseLog, verify } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { agent, answerAs, boats, granted, heard, hosted, human, library, must, play } from '../test/games.ts';
import type { Game } from './index.ts';
import { readerOf, restoredMatch } from './index.ts';

/** The log of a game that is over holds its key and verifies. */
function proven(here: Game): void {
  const { log, key, over } = here.save();
  expect({ key, over }).toEqual({ key: null, over: true });
  expect(verify(skirmish, granted(parseLog(log)))).toMatchObject({ ok: true, keyed: true });
}

describe('a seat that resigns', () => {
  test('ends the game for all, whoever’s turn it is, and all are told how', async () => {
    const here = await hosted(boats);
    play(here, 4);
    const [mine, theirs, watched] = ([0, 1, 'spectator'] as const).map(who => heard(here, who));
    granted(here.chair(1).resign());
    for (const turns of [mine, theirs, watched]) {
      expect(turns).toHaveLength(1);
      expect(must(turns?.[0]).position).toMatchObject({
        pending: [],
        offers: [],
        prompt: null,
        sealed: false,
        undo: { right: 'none' },
        result: { winners: [0], reason: 'resigned', words: 'Boat 2 resigns.' },
      });
    }
    proven(here);
    expect(here.save().headline).toBe('Boat 2 resigns.');
    expect(here.chair(0).resign()).toMatchObject({ refused: 'over' });
    expect(here.chair(0).offerDraw()).toMatchObject({ refused: 'over' });
    expect(answerAs(here, 0, 'load charges=0')).toMatchObject({ refused: 'over' });
    expect(here.chair('spectator').resign()).toMatchObject({ refused: 'not-pending' });
  });

  test('leaves a log that is read to its end', async () => {
    const here = await hosted(boats);
    play(here, 4);
    granted(here.chair(0).resign());
    const reader = readerOf(granted(await restoredMatch(library, here.save().log, null)));
    const { position } = reader.look(1, Number.NaN);
    expect(position.result).toMatchObject({ winners: [1], words: 'Boat 1 resigns.' });
    expect(reader.look(1, position.now - 1).position.result).toBeNull();
    expect(reader.curve().at(-1)).toBe(-1);
    expect(here.chair(0).look(here.chair(0).look().position.now - 1).position.result).toBeNull();
  });

  test('answers an open request by it', async () => {
    const here = await hosted(boats);
    granted(here.chair(0).offerDraw());
    granted(here.chair(1).resign());
    expect(here.chair(0).look()).toMatchObject({ request: null, position: { result: { winners: [0] } } });
  });
});

describe('a draw', () => {
  test('needs every other person, and is declined by one', async () => {
    const here = await hosted(boats);
    const told = heard(here, 1);
    granted(here.chair(0).offerDraw());
    expect(told.at(-1)?.request).toMatchObject({ kind: 'draw', by: 0, of: 0, waiting: [1] });
    granted(here.chair(1).reply('decline'));
    expect(told.at(-1)?.request).toMatchObject({ declined: 1 });
    expect(here.isOver()).toBe(false);
    granted(here.chair(0).offerDraw());
    granted(here.chair(1).reply('agree'));
    expect(must(told.at(-1))).toMatchObject({
      request: null,
      position: { result: { winners: [], reason: 'agreed', words: 'All agree to a draw.' } },
    });
    proven(here);
  });

  test('is accepted by an agent that is not ahead, and declined by one that is', async () => {
    const outcomes = new Set<string>();
    for (let seed = 0; seed < 20 && outcomes.size < 2; seed++) {
      const here = await hosted({ ...boats, seats: [human, agent] }, `draw ${seed}`);
      for (const seat of [0, 1] as const) granted(answerAs(here, seat, 'load charges=1'));
      const told = heard(here, 0);
      const { hits } = here.chair(0).look().position.view as { readonly hits: readonly [number, number] };
      granted(here.chair(0).offerDraw());
      if (hits[0] > hits[1]) {
        expect(here.isOver()).toBe(false);
        expect(told.at(-1)?.request).toMatchObject({ declined: 1 });
        outcomes.add('declined');
      } else if (hits[0] < hits[1]) {
        expect(here.isOver()).toBe(true);
        outcomes.add('accepted');
      }
    }
    expect(outcomes).toEqual(new Set(['declined', 'accepted']));
  });
});
