/** A clock and a stage without a page, for tests of what plays motions. */

import type { Clock, Stage } from './animate.ts';
import type { Motion, Pose, Spot } from './scene.ts';

/** A clock that is turned by hand. */
export function handClock(): Clock & { turn(ms: number): void } {
  let time = 0;
  let last = 0;
  const waiting = new Map<number, () => void>();
  return {
    now: () => time,
    request(callback) {
      waiting.set(++last, callback);
      return last;
    },
    cancel: handle => void waiting.delete(handle),
    turn(ms) {
      time += ms;
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback();
    },
  };
}

export function bareStage(): Stage & {
  poses: Map<number, Pose>;
  effects: string[];
  rings: number[];
  heard: string[];
  from: number;
  /** By the place of each wind. */
  turned: Map<number, number>;
  drifts: Spot[];
} {
  const stage = {
    poses: new Map<number, Pose>(),
    effects: [] as string[],
    rings: [] as number[],
    heard: [] as string[],
    from: 0,
    turned: new Map<number, number>(),
    drifts: [] as Spot[],
    place: (ship: number, pose: Pose) => void stage.poses.set(ship, pose),
    wind: (from: number, which: number) => {
      stage.from = from;
      stage.turned.set(which, from);
    },
    drift: (by: Spot) => void stage.drifts.push(by),
    effect: (motion: Motion) => void stage.effects.push(motion.kind),
    highlight: (ship: number) => void stage.rings.push(ship),
    hear: (group: readonly Motion[], speed: number) =>
      void stage.heard.push(`${group.map(motion => motion.kind).join('+')} at ${speed}`),
  };
  return stage;
}
