import { expect, test } from 'vitest';
import type { Motion } from './scene.ts';
import { isQuiet, playSideBySide } from './side-by-side.ts';
import { bareStage, handClock } from './stage.fixture.ts';

const calm = { speed: 1, reduced: false, winds: [0] };
const at = (x: number) => ({ x, y: 0, heading: 0 });
const sail = (ship: number, from: number, to: number, ms = 1000): Motion => ({
  kind: 'sail',
  ship,
  path: [at(from), at(to)],
  ms,
});
const VOLLEY: Motion = { kind: 'volley', ship: 1, target: 2, side: 'port', guns: 3, hits: 1, ms: 500 };

function playing(motions: readonly Motion[], manner = calm) {
  const clock = handClock();
  const stage = bareStage();
  const counted = { done: 0 };
  const queue = playSideBySide(motions, stage, clock, manner, () => counted.done++);
  return { clock, stage, queue, counted, x: (ship: number) => stage.poses.get(ship)?.x };
}

test('ships that only move do so at the same time, and the end is told once, after the last', () => {
  const { clock, queue, counted, x } = playing([sail(1, 0, 100)]);
  clock.turn(200);
  queue.add([sail(2, 0, 100)]);
  clock.turn(500);
  expect(x(1)).toBeGreaterThan(50);
  expect(x(2)).toBeCloseTo(50);
  clock.turn(300);
  expect(x(1)).toBe(100);
  expect(counted.done).toBe(0);
  clock.turn(200);
  expect([x(2), counted.done]).toEqual([100, 1]);
});

test('the ways of one ship stay in their order, and do not hold up others', () => {
  const { clock, queue, x } = playing([sail(1, 0, 100)]);
  queue.add([sail(1, 100, 200)]);
  queue.add([sail(2, 0, 100)]);
  clock.turn(500);
  expect(x(1)).toBeCloseTo(50);
  expect(x(2)).toBeCloseTo(50);
  clock.turn(500);
  expect(x(2)).toBe(100);
  clock.turn(500);
  expect(x(1)).toBeCloseTo(150);
});

test('a shot is never seen before the moves that it follows from have ended', () => {
  const { clock, stage, queue, counted, x } = playing([sail(1, 0, 100)]);
  queue.add([sail(1, 100, 200)]);
  queue.add([sail(2, 0, 100, 1700)]);
  queue.add([VOLLEY]);
  queue.add([sail(3, 0, 100)]);
  for (let ms = 0; ms < 2000; ms += 50) {
    expect(stage.effects).not.toContain('volley');
    clock.turn(50);
  }
  expect([x(1), x(2)]).toEqual([200, 100]);
  expect(stage.effects).toContain('volley');
  // Nor does anybody move before it has landed.
  clock.turn(450);
  expect(x(3)).toBeUndefined();
  clock.turn(60);
  clock.turn(1000);
  expect([x(3), counted.done]).toEqual([100, 1]);
});

test('skipped at any moment, every ship lies at the end of her last way, and what had not begun is not heard', () => {
  for (let ms = 0; ms < 2500; ms += 130) {
    const { clock, stage, queue, counted, x } = playing([sail(1, 0, 100)]);
    queue.add([sail(1, 100, 200)]);
    queue.add([sail(2, 0, 100)]);
    queue.add([VOLLEY]);
    for (let i = 0; i < ms; i += 130) clock.turn(130);
    const heard = stage.heard.length;
    queue.skip();
    expect([x(1), x(2), counted.done]).toEqual([200, 100, 1]);
    expect(stage.heard).toHaveLength(heard);
  }
});

test('the speed that is set holds for what begins later', () => {
  const { clock, queue, x } = playing([sail(1, 0, 100)]);
  queue.add([sail(1, 100, 200)]);
  queue.setSpeed(2);
  clock.turn(500);
  clock.turn(250);
  expect(x(1)).toBeCloseTo(150);
});

test('where nothing moves, all of it is over at once, or after a glance', () => {
  expect(playing([sail(1, 0, 100)], { ...calm, speed: 0 }).counted.done).toBe(1);
  const { clock, counted, x } = playing([sail(1, 0, 100)], { ...calm, reduced: true });
  expect([x(1), counted.done]).toEqual([100, 0]);
  clock.turn(500);
  expect(counted.done).toBe(1);
});

test('cancelled, it is silent, and what waits does not begin', () => {
  const { clock, queue, counted, x } = playing([sail(1, 0, 100)]);
  queue.add([sail(1, 100, 200)]);
  queue.cancel();
  clock.turn(5000);
  expect([x(1) ?? 0, counted.done]).toEqual([0, 0]);
});

test('dice, losses and guns are not quiet', () => {
  expect(isQuiet([sail(1, 0, 1), { kind: 'place', ship: 2, pose: at(0), ms: 0 }])).toBe(true);
  expect(isQuiet([sail(1, 0, 1), VOLLEY])).toBe(false);
  expect(isQuiet([{ kind: 'caption', ship: 1, text: '4', ms: 500 }])).toBe(false);
  expect(isQuiet([{ kind: 'burst', ship: 1, what: 'aground', ms: 500 }])).toBe(false);
});
