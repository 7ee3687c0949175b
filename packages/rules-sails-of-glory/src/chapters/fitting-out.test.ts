import { view } from '../model/view.ts';
import { expect, test } from 'vitest';
import { planning } from './b2-planning.ts';
import { add, E, lanes, N, sea, W } from '../test/drill.fixture.ts';
import { fittingOut } from './fitting-out.ts';
import type { Sails } from '../model/state.ts';
import { BACKING, BATTLE, clone, NOBODY } from '../model/state.ts';
import type { Level } from '../model/vocabulary.ts';

function duel(level: Level, doubleShot = false): Sails {
  const s = sea({ level, turn: 0, articles: { doubleShot } });
  add(s, 0, 'terpsichore', 300, 200, E);
  add(s, 1, 'courageuse', 900, 700, W);
  return s;
}

test('B1.15 in the Basic rules there is nothing to choose: both sides hold ball', () => {
  const s = duel('basic');
  expect(lanes(fittingOut, [0, 1], s).ended()).toBe(true);
  expect(s.ships.map(ship => ship.shot)).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('S1.1, S1.2, S1.3 each side is loaded with ball, chain or grape; double shot has its own rule', () => {
  expect(lanes(fittingOut, [0], duel('standard')).offers()).toEqual([
    'load ship=0 side=left shot=ball',
    'load ship=0 side=left shot=chain',
    'load ship=0 side=left shot=grape',
  ]);
  expect(lanes(fittingOut, [0], duel('standard', true)).offers()).toContain('load ship=0 side=left shot=double');
});

test('S1.4 left and right may differ, and nobody is told', () => {
  const s = duel('standard');
  const d = lanes(fittingOut, [0, 1], s).sayAs(
    0,
    'load ship=0 side=left shot=grape',
    'load ship=0 side=right shot=chain',
  );
  expect(view(s, 0).ships[0]?.own?.shot).toEqual([3, 2]);
  expect(d.events).toEqual([]);
});

test('S1.5, R15 a first card is chosen before the game, any blue one; planning then adds the second', () => {
  const s = duel('standard');
  const d = lanes(fittingOut, [0], s).say('load ship=0 side=left shot=ball', 'load ship=0 side=right shot=ball');
  expect(d.offers()).toHaveLength(13);
  d.say('helm ship=0 card=25', 'seal');
  expect(d.ended()).toBe(true);
  s.turn = 1;
  lanes(planning, [0], s).say('helm ship=0 card=1', 'seal');
  expect([s.ships[0]?.first, s.ships[0]?.second]).toEqual([25, 1]);
});

test('A1.1, A1.4 in the Advanced rules she also begins under full, battle or backing sails', () => {
  const s = duel('advanced');
  const d = lanes(fittingOut, [0], s).say('load ship=0 side=left shot=ball', 'load ship=0 side=right shot=ball');
  expect(d.offers()).toEqual([
    'set-sails ship=0 setting=backing',
    'set-sails ship=0 setting=battle',
    'set-sails ship=0 setting=full',
  ]);
  d.say('set-sails ship=0 setting=backing', 'helm ship=0 card=1', 'seal');
  expect(s.ships[0]).toMatchObject({ sails: BACKING, first: 1 });
});

test('S1.4 a battery is loaded, and ships at anchor get no card', () => {
  const s = sea({ level: 'advanced', turn: 0, articles: { automatic: 1 } });
  add(s, 0, 'defence', 300, 200, E, { anchored: 1 });
  add(s, 0, 'fort', 100, 100, N);
  add(s, 0, 'building', 100, 200, N);
  add(s, NOBODY, 'genereux', 700, 200, E);
  const d = lanes(fittingOut, [0], s).say(
    'load ship=0 side=left shot=ball',
    'load ship=0 side=right shot=ball',
    'load ship=1 side=left shot=chain',
    'seal',
  );
  expect(d.ended()).toBe(true);
});

test('R30 what is fitted out under seal is on no ship before all are opened', () => {
  const s = duel('advanced');
  const before = clone(s);
  lanes(fittingOut, [0, 1], s).sayAs(
    0,
    'load ship=0 side=left shot=chain',
    'load ship=0 side=right shot=grape',
    'set-sails ship=0 setting=full',
    'helm ship=0 card=3',
  );
  expect(s.ships).toEqual(before.ships);
  expect(s.ships[0]?.sails).toBe(BATTLE);
});
