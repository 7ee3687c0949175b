import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { answerAtRandom, config, KEY, keyedMatch, must, pendingIn, playOut, snapshot } from '../test/games.ts';
import type { AnyRuleset, GameEvent, Seat } from './contract.ts';
import { keyedDice, keyHex, scriptedDice, seededDice, seededRng } from './dice.ts';
import { hashState, hashText, strongHash } from './hash.ts';
import { drawCount, eventsFor, finish, logFor, logOf, openingEvents, openMatch, resultOf, seen } from './match.ts';
import { answer, undo } from './moves.ts';
import { replay } from './replay.ts';
import { draftOf } from './run.ts';
import { type Skirmish, skirmish } from './skirmish.ts';

describe('hashes', () => {
  test('are the first 16 hex digits of SHA-256', () => {
    expect(hashText('abc')).toBe('ba7816bf8f01cfea');
    expect(hashState({ a: [1] })).toBe(hashText('{"a":[1]}'));
    expect(hashText('é')).not.toBe(hashText('e'));
    expect(strongHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('a match', () => {
  test('opens with a commitment to its dice and keeps the key to itself', () => {
    const match = keyedMatch();
    expect(logOf(match).commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(logOf(match).key).toBeNull();
    expect(JSON.stringify(logOf(match))).not.toContain(keyHex(KEY));
    expect(JSON.stringify(match.state)).not.toContain(keyHex(KEY));
    expect(logOf(match).opening.hash).toBe(strongHash(JSON.stringify(match.state)));
  });

  test('takes an action or its canonical text, and logs answer, draws and hash', () => {
    const match = openMatch(skirmish, config(), scriptedDice([5, 2]));
    expect(must(answer(match, 0, { do: 'load', charges: 2 })).events).toMatchObject([{ type: 'loaded', to: [0] }]);
    const { events } = must(answer(match, 1, 'load charges=1'));
    expect(events.map(e => e.type)).toEqual(['loaded', 'revealed', 'fired']);
    expect(logOf(match).entries[1]).toEqual({
      kind: 'answer',
      seat: 1,
      action: 'load charges=1',
      draws: [
        { sides: 6, face: 5, why: 'fire' },
        { sides: 6, face: 2, why: 'fire' },
      ],
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(logOf(match).commitment).toBe('');
  });

  test('the key comes out when the game is over, and not before', () => {
    const match = keyedMatch();
    expect(finish(match)).toBe(false);
    expect(logOf(match).key).toBeNull();
    playOut(match, 'finish');
    expect(finish(match)).toBe(true);
    expect(logOf(match).key).toBe(keyHex(KEY));
  });

  test('what the sender still holds does not reach the game', () => {
    const match = keyedMatch();
    let looks = 0;
    const shifty = {
      do: 'load',
      get charges() {
        return looks++ < 2 ? 1 : 3;
      },
    };
    must(answer(match, 0, shifty));
    expect(logOf(match).entries[0]).toMatchObject({ action: 'load charges=1' });
    expect(draftOf(match.state as Skirmish, 0)).toEqual({ charges: 1 });
  });

  test('save and restore by JSON before every answer gives the same hashes', () => {
    for (let i = 0; i < 20; i++) {
      const rules = i % 2 ? drillRules : skirmish;
      const plain = playOut(keyedMatch(rules), `twin ${i}`);
      const saved = keyedMatch(rules);
      const rng = seededRng(`twin ${i}`);
      while (pendingIn(saved).length > 0) {
        saved.state = JSON.parse(JSON.stringify(saved.state));
        answerAtRandom(saved, rng);
      }
      expect(logOf(saved)).toEqual(logOf(plain));
    }
  });

  test('a clone before every answer gives the same hashes', () => {
    const plain = playOut(keyedMatch(), 'clone');
    const cloned = keyedMatch();
    const rng = seededRng('clone');
    while (pendingIn(cloned).length > 0) {
      cloned.state = skirmish.clone(cloned.state as Parameters<typeof skirmish.clone>[0]);
      answerAtRandom(cloned, rng);
    }
    expect(logOf(cloned)).toEqual(logOf(plain));
  });

  test('the position of keyed dice is the number of draws in the log', () => {
    const dice = keyedDice(KEY);
    const match = playOut(openMatch(skirmish, config(), dice), 'position');
    expect(dice.position()).toBe(drawCount(match));
  });
});

describe('refused answers change nothing', () => {
  const huge = 'x'.repeat(5e6);
  const cases: [string, Seat, unknown, number | undefined, string][] = [
    ['nothing', 0, undefined, undefined, 'malformed'],
    ['null', 0, null, undefined, 'malformed'],
    ['NaN', 0, Number.NaN, undefined, 'malformed'],
    ['an empty text', 0, '', undefined, 'malformed'],
    ['a huge text', 0, huge, undefined, 'malformed'],
    ['a huge field', 0, { do: 'load', charges: huge }, undefined, 'malformed'],
    ['a huge list', 0, Array.from({ length: 1e5 }, () => 0), undefined, 'malformed'],
    ['an unknown verb', 0, { do: 'ram' }, undefined, 'malformed'],
    ['NaN in a field', 0, { do: 'load', charges: Number.NaN }, undefined, 'malformed'],
    ['a number out of range', 0, { do: 'load', charges: 4 }, undefined, 'malformed'],
    ['a field too many', 0, { do: 'load', charges: 1, seat: 1 }, undefined, 'malformed'],
    ['a well-formed answer to another question', 0, 'dare', undefined, 'not-offered'],
    ['a wrong seat', 2, 'load charges=1', undefined, 'not-pending'],
    ['a seat of -1', -1 as Seat, 'load charges=1', undefined, 'not-pending'],
    ['a seat of NaN', Number.NaN as Seat, 'load charges=1', undefined, 'not-pending'],
    ['a seat that is text', '0' as unknown as Seat, 'load charges=1', undefined, 'not-pending'],
    ['a seat of the prototype', 'constructor' as unknown as Seat, 'load charges=1', undefined, 'not-pending'],
    ['an answer from the past', 0, 'load charges=1', -1, 'stale'],
    ['an answer from the future', 0, 'load charges=1', 99, 'stale'],
    ['an answer at NaN', 0, 'load charges=1', Number.NaN, 'stale'],
  ];

  test.each(cases)('%s', (_name, seat, action, at, code) => {
    const match = keyedMatch();
    const before = snapshot(match);
    expect(answer(match, seat, action, at)).toMatchObject({ refused: code });
    expect(snapshot(match)).toBe(before);
    expect(answer(match, 0, 'load charges=1', 0)).not.toHaveProperty('refused');
  });

  test('a second answer under the same seal', () => {
    const match = keyedMatch();
    must(answer(match, 0, 'load charges=1'));
    const before = snapshot(match);
    expect(answer(match, 0, 'load charges=1')).toMatchObject({ refused: 'not-pending' });
    expect(snapshot(match)).toBe(before);
  });

  test('more powder than she has', () => {
    const match = keyedMatch(skirmish, { rounds: 9, counters: false });
    for (let i = 0; i < 4; i++) {
      must(answer(match, 0, `load charges=${i < 2 ? 3 : i === 2 ? 2 : 0}`));
      must(answer(match, 1, 'load charges=0'));
    }
    expect(answer(match, 0, 'load charges=1')).toMatchObject({ refused: 'not-offered', clause: '1' });
  });

  test('anything at all after the end', () => {
    const match = playOut(keyedMatch(), 'end');
    const before = snapshot(match);
    for (const action of ['load charges=1', 'dare', null]) {
      expect(answer(match, 0, action)).toMatchObject({ refused: 'over' });
    }
    expect(snapshot(match)).toBe(before);
    expect(resultOf(match)).toMatchObject({ reason: 'rounds' });
  });
});

describe('what a seat may know', () => {
  test('a sealed order is not in another seat’s log, not even after the join: it may lie face down for turns', () => {
    const match = keyedMatch();
    must(answer(match, 1, 'load charges=3'));
    expect(logFor(match, 0).entries).toEqual([]);
    expect(logFor(match, 'spectator').entries).toEqual([]);
    expect(logFor(match, 1).entries).toMatchObject([{ seat: 1, action: 'load charges=3' }]);
    must(answer(match, 0, 'load charges=0'));
    const seats = ([0, 1, 'spectator'] as const).map(viewer => logFor(match, viewer).entries.map(e => e.seat));
    expect(seats).toEqual([[0], [1], []]);
    expect(logFor(playOut(match, 'joined'), 'spectator').entries.slice(0, 2)).toMatchObject([{ seat: 1 }, { seat: 0 }]);
  });

  test('whether the other has sealed, and what, changes no byte for a seat', () => {
    const bytes = (match: ReturnType<typeof keyedMatch>): string =>
      JSON.stringify([
        logFor(match, 0),
        seen(match, 0),
        skirmish.offers(match.state as never, 0),
        skirmish.prompt(match.state as never, 0),
        skirmish.view(match.state as never, 0),
        answer(match, 0, 'dare'),
        answer(match, 0, 'load charges=1', 1),
      ]);
    const waiting = bytes(keyedMatch());
    for (let charges = 0; charges <= 3; charges++) {
      const match = keyedMatch();
      must(answer(match, 1, { do: 'load', charges }));
      expect(bytes(match)).toBe(waiting);
    }
  });

  test('an answer chosen before the other sealed is not stale', () => {
    const match = keyedMatch();
    const at = seen(match, 0);
    must(answer(match, 1, 'load charges=1'));
    expect(seen(match, 1)).toBe(1);
    expect(answer(match, 0, 'load charges=1', at)).not.toHaveProperty('refused');
    expect(seen(match, 0)).toBe(2);
  });

  test('an answer chosen before the seals were opened is stale, whoever opened them', () => {
    const match = keyedMatch();
    must(answer(match, 0, 'load charges=1'));
    const at = seen(match, 0);
    must(answer(match, 1, 'load charges=1'));
    expect(answer(match, 0, 'load charges=1', at)).toMatchObject({ refused: 'stale' });
  });

  test('while the game is on nobody gets hashes, draws or the key; afterwards everybody gets the whole log', () => {
    const match = keyedMatch();
    const rng = seededRng('hashes');
    while (resultOf(match) === null) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const log = logFor(match, viewer);
        expect(log.key).toBeNull();
        expect(log.opening).toEqual({ draws: [], hash: '' });
        expect(log.entries.every(e => e.hash === '' && (e.kind !== 'answer' || e.draws.length === 0))).toBe(true);
      }
      answerAtRandom(match, rng);
    }
    finish(match);
    for (const viewer of [0, 1, 'spectator'] as const) expect(logFor(match, viewer)).toEqual(logOf(match));
    expect(logOf(match).key).not.toBeNull();
    expect(logFor(must(replay(skirmish, logOf(match), 1)), 0).key).toBeNull();
  });

  test('the log handed out is a copy', () => {
    const match = playOut(keyedMatch(), 'copy');
    const before = snapshot(match);
    logFor(match, 0).entries.length = 0;
    const entry = logFor(match, 0).entries[0];
    if (entry) entry.hash = 'x';
    expect(snapshot(match)).toBe(before);
  });

  test('what a viewer has seen never grows less', () => {
    const match = keyedMatch(drillRules);
    const rng = seededRng('seen');
    const before = [0, 0];
    while (pendingIn(match).length > 0) {
      answerAtRandom(match, rng);
      for (const seat of [0, 1] as const) {
        expect(seen(match, seat)).toBeGreaterThanOrEqual(before[seat] ?? 0);
        const reveals = match.record.reveals;
        if (resultOf(match) === null) expect(logFor(match, seat).entries.length + reveals).toBe(seen(match, seat));
        before[seat] = seen(match, seat);
      }
      if (rng.below(6) === 0) undo(match, rng.below(2) as Seat, rng.below(2) === 0 ? [] : [0, 1]);
    }
  });

  test('what was told at the opening can be told again', () => {
    const told: GameEvent = { type: 'wind', to: 'all', clause: '0' };
    const windy: AnyRuleset = {
      ...(skirmish as AnyRuleset),
      setup: (given, dice, emit) => {
        emit({ ...told, face: dice.draw(8, 'wind') } as GameEvent);
        return skirmish.setup(given, dice, emit);
      },
    };
    const match = playOut(openMatch(windy, config(windy), seededDice('windy')), 'windy');
    const face = (logOf(match).opening.draws[0]?.face ?? 0) - 1;
    expect(openingEvents(match)).toEqual([{ ...told, face }]);
  });

  test('events go to their audience only', () => {
    const all = { type: 'a', to: 'all', clause: '' } as const;
    const one = { type: 'b', to: [1], clause: '' } as const;
    expect(eventsFor([all, one], 1)).toEqual([all, one]);
    expect(eventsFor([all, one], 0)).toEqual([all]);
    expect(eventsFor([all, one], 'spectator')).toEqual([all]);
  });

  test('lanes answered in either order give the same joined state', () => {
    const play = (first: Seat): string => {
      const match = openMatch(skirmish, config(), scriptedDice([3, 3]));
      const second = (1 - first) as Seat;
      must(answer(match, first, { do: 'load', charges: first + 1 }));
      must(answer(match, second, { do: 'load', charges: second + 1 }));
      return hashState(match.state);
    };
    expect(play(0)).toBe(play(1));
  });
});
