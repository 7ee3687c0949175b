import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Motion } from '../board/scene.ts';
import type { Moment } from './bell.ts';
import { recorder, type Recorder } from './context.fixture.ts';
import { MOST } from './cues.ts';
import { createPlayer, type Player } from './player.ts';

const broadside: Motion = { kind: 'volley', ship: 0, target: 1, side: 'port', guns: 4, hits: 2, ms: 1000 };
const moment: Moment = { status: 'asking', round: 1, moving: false, wind: 0.3 };
const page = Object.assign(new EventTarget(), { hidden: false });
const nowhere = (): null => null;

let recording: Recorder;
let player: Player;

/** How many sources have been started since the last time. */
function fresh(): number {
  const all = recording.nodes.filter(node => node.started !== null).length;
  const since = all - counted;
  counted = all;
  return since;
}
let counted = 0;

function hide(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  recording = recorder();
  recording.time = 1;
  player = createPlayer(recording.context, 0.6);
  counted = 0;
  fresh();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the player', () => {
  test('a broadside is heard, and twenty in one moment are not louder than fits', () => {
    player.hear([broadside], 1, nowhere);
    const one = fresh();
    expect(one).toBeGreaterThan(20);
    for (let i = 0; i < 20; i++) player.hear([broadside], 1, nowhere);
    expect(fresh()).toBeLessThan(one * (MOST / 9));
    recording.time += 3;
    player.hear([broadside], 1, nowhere);
    expect(fresh()).toBe(one);
  });

  test('switched off, it is silent and asleep; on again, a stroke of the bell tells how loud', () => {
    player.setVolume(0);
    vi.advanceTimersByTime(1000);
    expect(recording.asked.at(-1)).toBe('suspend');
    player.hear([broadside], 1, nowhere);
    player.watch(moment);
    player.watch({ ...moment, round: 2 });
    expect(fresh()).toBe(0);
    player.setVolume(0.8);
    expect(recording.asked.at(-1)).toBe('resume');
    expect(fresh()).toBeGreaterThan(8);
    player.setVolume(0.8);
    player.setVolume(0.9);
    expect(fresh(), 'not at every step of a slider').toBe(0);
  });

  test('a hidden page falls silent, and what it was saying is not said to the end later', () => {
    player.hear([broadside], 1, nowhere);
    const passing = recording.nodes.filter(node => node.kind === 'Gain' && node.connected);
    fresh();
    hide(true);
    expect(recording.asked.at(-1)).toBe('suspend');
    expect(passing.filter(node => !node.connected)).toHaveLength(1);
    player.hear([broadside], 1, nowhere);
    expect(fresh()).toBe(0);
    hide(false);
    expect(recording.asked.at(-1)).toBe('resume');
    player.hear([broadside], 1, nowhere);
    expect(fresh()).toBeGreaterThan(20);
  });

  test('back before it has fallen asleep, it stays awake', () => {
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    hide(false);
    expect(recording.asked).not.toContain('suspend');
  });

  test('the bell is struck for a new turn', () => {
    player.watch(moment);
    expect(fresh()).toBe(0);
    player.watch({ ...moment, round: 2 });
    expect(fresh()).toBeGreaterThan(8);
    player.watch(null);
    player.watch({ ...moment, round: 3 });
    expect(fresh(), 'of another game').toBe(0);
  });
});
