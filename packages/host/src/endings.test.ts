import type { Seat } from '@weathergauge/engine';
import { parseLog, verify } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import {
  agent,
  answerAs,
  battle,
  boats,
  crossing,
  duel,
  granted,
  heard,
  hosted,
  human,
  library,
  matchOf,
  must,
  play,
} from '../test/games.ts';
import { agreesToDraw } from './draws.ts';
import type { Game } from './index.ts';
import { readerOf, restoredMatch } from './index.ts';

/** The log of a game that is over holds its key and verifies. */
function proven(here: Game): void {
  const { log, key, over } = here.save();
  expect({ key, over }).toEqual({ key: null, over: true });
  expect(verify(skirmish, granted(parseLog(log)))).toMatchObject({ good: true, dice: { verdict: 'unclaimed' } });
}

describe('a seat that resigns', () => {
  test('ends the game for all, whoever’s turn it is, and all are told how', async () => {
    const here = await hosted(boats);
    play(here, 4);
    const [mine, theirs, watched] = ([0, 1, 'spectator'] as const).map(who => heard(here, who));
    granted(here.chair(1).resign());
    for (const turns of [mine, theirs, watched]) {
      expect(turns).toHaveLength(1);
      expect(must(turns?.[0]).happenings.map(({ words, event }) => [words, event.type])).toEqual([
        ['Resigned: Boat 2.', 'ended'],
      ]);
      expect(must(turns?.[0]).position).toMatchObject({
        pending: [],
        offers: [],
        prompt: null,
        sealed: false,
        undo: { right: 'none' },
        result: { winners: [0], reason: 'resigned', words: 'Resigned: Boat 2.' },
      });
    }
    proven(here);
    expect(here.save().headline).toBe('Resigned: Boat 2.');
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
    expect(position.result).toMatchObject({ winners: [1], words: 'Resigned: Boat 1.' });
    expect(reader.look(1, position.now - 1).position.result).toBeNull();
    expect(reader.curve().at(-1)).toBe(-1);
    expect(reader.look(1, position.now).happenings.map(({ words }) => words)).toEqual(['Resigned: Boat 1.']);
    expect(here.chair(0).look(here.chair(0).look().position.now - 1).position.result).toBeNull();
  });

  test('answers an open request by it', async () => {
    const here = await hosted(boats);
    granted(here.chair(0).offerDraw());
    granted(here.chair(1).resign());
    expect(here.chair(0).look()).toMatchObject({ request: null, position: { result: { winners: [0] } } });
  });
});

describe('a seat whose time has run out', () => {
  test('has lost by an entry of the host’s, and everybody is told once', async () => {
    let saves = 0;
    const here = await hosted(boats, 'clock', { onChange: () => saves++ });
    play(here, 4);
    saves = 0;
    const told = ([0, 1, 'spectator'] as const).map(who => heard(here, who));
    granted(here.runOutOfTime(1));
    for (const turns of told) {
      expect(turns).toHaveLength(1);
      expect(must(turns[0])).toMatchObject({
        happenings: [{ words: 'Out of time: Boat 2.' }],
        position: {
          pending: [],
          result: { winners: [0], reason: 'out-of-time', words: 'Out of time: Boat 2.' },
        },
      });
    }
    expect(saves).toBe(1);
    expect(here.save().log).toMatch(/\n5 end by seat 1: out-of-time /);
    proven(here);
    expect(here.runOutOfTime(0)).toMatchObject({ refused: 'over' });
  });

  test('need not be the one that is asked, and ends an open request', async () => {
    const here = await hosted(boats);
    expect(here.runOutOfTime(7 as Seat)).toMatchObject({ refused: 'not-pending' });
    granted(here.chair(0).offerDraw());
    granted(here.runOutOfTime(0));
    expect(here.chair(1).look()).toMatchObject({ request: null, position: { result: { winners: [1] } } });
  });

  test('cannot be said by a viewer', async () => {
    const here = await hosted(boats);
    for (const who of [0, 1, 'spectator'] as const) expect(here.chair(who)).not.toHaveProperty('runOutOfTime');
  });
});

describe.each<[string, (here: Game) => unknown, string]>([
  ['resignation', here => here.chair(1).resign(), 'Resigned: Boat 2.'],
  ['time run out', here => here.runOutOfTime(0), 'Out of time: Boat 1.'],
  ['agreement', here => (here.chair(0).offerDraw(), here.chair(1).reply('agree')), 'All agree to a draw.'],
])('an ending by %s', (_name, end, words) => {
  test.each(['looked back at before', 'not looked back at'])('is the last line of every log shown, %s', async when => {
    const here = await hosted(boats);
    play(here, 4);
    if (when === 'looked back at before') here.chair(0).history();
    expect(end(here)).toBeNull();
    const restored = readerOf(granted(await restoredMatch(library, here.save().log, null)));
    for (const who of [0, 1, 'spectator'] as const) {
      const chair = here.chair(who);
      const { now } = chair.look().position;
      expect(chair.history().at(-1)).toMatchObject({ at: now, words });
      expect(chair.look(now).happenings).toMatchObject([{ at: now, words }]);
      for (const reader of [restored, granted(here.reader())]) {
        expect(reader.history(who).filter(told => told.words === words)).toHaveLength(1);
        expect(reader.pages(who).at(-1)).toMatchObject({ answer: null, happenings: [{ words }] });
      }
    }
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

  test.each([crossing, duel, battle])(
    'is answered in $ruleset by what the agent knows, and by nothing else',
    async game => {
      const match = await matchOf({ ...game, seats: [human, agent] });
      const { ruleset } = match;
      // Without a model of its own what agents maximise is shown, and that can be given here.
      const { odds: _shown, ...plain } = ruleset;
      const judged = (worth: number) => agreesToDraw({ ...match, ruleset: { ...plain, evaluate: () => worth } }, 1);
      expect([judged(-0.2), judged(0), judged(0.2)]).toEqual([true, true, false]);
      const looked: object[] = [];
      const evaluate = (state: object) => (looked.push(state), 0);
      agreesToDraw({ ...match, ruleset: { ...plain, evaluate } }, 1);
      expect(looked.length).toBeGreaterThan(1);
      expect(looked).not.toContain(match.state);
      for (const world of looked) expect(ruleset.view(world, 1)).toEqual(ruleset.view(match.state, 1));
    },
  );

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
