import { describe, expect, test } from 'vitest';
import { play } from './animate.ts';
import type { Motion, Pose } from './scene.ts';
import { bareStage, handClock } from './stage.fixture.ts';

const end: Pose = { x: 100, y: 0, heading: 45 };
const motions: readonly Motion[] = [
  { kind: 'sail', ship: 1, path: [{ x: 0, y: 0, heading: 0 }, end], ms: 1000 },
  { kind: 'volley', ship: 1, target: 2, side: 'port', guns: 3, hits: 1, ms: 500 },
  { kind: 'wind', from: 350, ms: 200 },
  {
    kind: 'sail',
    ship: 2,
    path: [
      { x: 9, y: 9, heading: 0 },
      { x: 9, y: 0, heading: 0 },
    ],
    ms: 300,
  },
];
const calm = { speed: 1, reduced: false, winds: [10] };

function ended(stage: ReturnType<typeof bareStage>): void {
  expect(stage.poses.get(1)).toEqual(end);
  expect(stage.poses.get(2)).toEqual({ x: 9, y: 0, heading: 0 });
  expect(stage.from).toBe(350);
}

describe('the motion queue', () => {
  test('plays in order, turns her as she goes, and reports once', () => {
    const clock = handClock();
    const stage = bareStage();
    let done = 0;
    play(motions, stage, clock, calm, () => done++);
    clock.turn(500);
    expect(stage.poses.get(1)?.x).toBeCloseTo(50);
    expect(stage.poses.get(1)?.heading).toBeCloseTo(22.5);
    expect(stage.effects).toEqual(['sail']);
    clock.turn(600);
    expect(stage.poses.get(1)).toEqual(end);
    expect(stage.effects).toEqual(['sail', 'volley']);
    clock.turn(500);
    expect(stage.from % 360).toBeLessThanOrEqual(10);
    for (let i = 0; i < 10; i++) clock.turn(100);
    ended(stage);
    expect(done).toBe(1);
    clock.turn(1000);
    expect(done).toBe(1);
  });

  test('of several winds only the one that is named turns, from where it was', () => {
    const clock = handClock();
    const stage = bareStage();
    play([{ kind: 'wind', wind: 1, from: 120, ms: 200 }], stage, clock, { ...calm, winds: [10, 100] }, () => {});
    clock.turn(100);
    expect(stage.turned.get(1)).toBeCloseTo(110);
    clock.turn(200);
    expect([...stage.turned]).toEqual([[1, 120]]);
  });

  test('what lies in the sea drifts from where it lies to where it goes, once, however it ends', () => {
    const drift = { kind: 'drift', by: { x: 40, y: -20 }, ms: 200 } as const;
    for (const at of [0, 100, 250, 450, 700]) {
      const clock = handClock();
      const stage = bareStage();
      const playing = play([drift, { ...drift, with: true, ms: 100 }, drift], stage, clock, calm, () => {});
      clock.turn(at);
      playing.skip();
      expect(stage.drifts.at(-1)).toEqual({ x: 120, y: -60 });
    }
  });

  test('one long frame plays everything', () => {
    const clock = handClock();
    const stage = bareStage();
    let done = 0;
    play(motions, stage, clock, calm, () => done++);
    clock.turn(60_000);
    ended(stage);
    expect(done).toBe(1);
  });

  test('skipped at any moment, all ends well', () => {
    for (let at = 0; at < 2100; at += 130) {
      const clock = handClock();
      const stage = bareStage();
      let done = 0;
      const playing = play(motions, stage, clock, calm, () => done++);
      clock.turn(at);
      playing.skip();
      playing.skip();
      ended(stage);
      expect(done).toBe(1);
    }
  });

  test('speed 0 skips, at the start or later; twice the speed takes half the time', () => {
    const clock = handClock();
    const stage = bareStage();
    let done = 0;
    play(motions, stage, clock, { ...calm, speed: 0 }, () => done++);
    ended(stage);
    const playing = play(motions, stage, clock, calm, () => done++);
    playing.setSpeed(0);
    expect(done).toBe(2);
    play(motions, stage, clock, { ...calm, speed: 2 }, () => done++);
    for (let i = 0; i < 10; i++) clock.turn(101);
    expect(done).toBe(3);
  });

  test('what begins is told to those who listen, at its speed; what is skipped on the way is not', () => {
    const clock = handClock();
    const stage = bareStage();
    const [sail, volley, wind] = motions as [Motion, Motion, Motion];
    const playing = play(
      [sail, volley, { ...wind, with: true }, volley],
      stage,
      clock,
      { ...calm, speed: 2 },
      () => {},
    );
    expect(stage.heard).toEqual(['sail at 2']);
    clock.turn(550);
    expect(stage.heard).toEqual(['sail at 2', 'volley+wind at 2']);
    playing.skip();
    expect(stage.heard).toHaveLength(2);
  });

  test.each([
    { ...calm, speed: 0 },
    { ...calm, reduced: true },
  ])('where nothing moves, all of it is told in one: %j', manner => {
    const stage = bareStage();
    play(motions, stage, handClock(), manner, () => {});
    expect(stage.heard).toEqual(['sail+volley+wind+sail at 0']);
  });

  test('nothing to play is done at once', () => {
    let done = 0;
    play([], bareStage(), handClock(), calm, () => done++);
    expect(done).toBe(1);
  });

  test('cancelled, it is silent', () => {
    const clock = handClock();
    let done = 0;
    const playing = play(motions, bareStage(), clock, calm, () => done++);
    playing.cancel();
    clock.turn(9000);
    playing.skip();
    expect(done).toBe(0);
  });

  test('for those who want no motion: the ends at once, a ring for a moment', () => {
    const clock = handClock();
    const stage = bareStage();
    let done = 0;
    play(motions, stage, clock, { ...calm, reduced: true }, () => done++);
    ended(stage);
    expect(stage.rings.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(stage.effects).toEqual([]);
    expect(done).toBe(0);
    clock.turn(500);
    expect(done).toBe(1);
  });
});
