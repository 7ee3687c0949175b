/**
 * The motion queue: plays motions one after another, or several at once, on a stage. Time comes from a given clock, so that
 * tests can control it.
 * However it ends (played out, skipped, speed 0, reduced motion), every ship is left at the end of her path.
 */

import { poseAt, turnBetween } from './geometry.ts';
import type { Motion, Pose, Spot } from './scene.ts';

/** What a queue can do to the picture. */
export interface Stage {
  place(ship: number, pose: Pose): void;
  /** `wind`: its place among those of the scene. */
  wind(from: number, wind: number): void;
  /** What lies in the sea is shown so far from where the scene has it. */
  drift(by: Spot): void;
  /** Smoke, flashes, captions: started once, they run by themselves for about `ms`. */
  effect(motion: Motion, ms: number): void;
  /** With reduced motion: a ring round the ship that acted, for a moment. */
  highlight(ship: number): void;
  /** For the sound: motions that begin together, and the speed; 0 when all are over at once. Skipped ones are not reported. */
  hear(group: readonly Motion[], speed: number): void;
}

export interface Clock {
  now(): number;
  request(callback: () => void): number;
  cancel(handle: number): void;
}

export const frames: Clock = {
  now: () => performance.now(),
  request: callback => requestAnimationFrame(callback),
  cancel: handle => cancelAnimationFrame(handle),
};

export interface Playing {
  /** Ends all that is left at once. */
  skip(): void;
  /** Stops where it is; nothing is reported any more. */
  cancel(): void;
  setSpeed(speed: number): void;
}

export interface Manner {
  /** 1 is normal, 0 skips. */
  readonly speed: number;
  readonly reduced: boolean;
  /** Where each wind comes from as it begins. */
  readonly winds: readonly number[];
}

/** How long a highlight stays before the next scene, in ms. */
const GLANCE = 420;

export function play(
  motions: readonly Motion[],
  stage: Stage,
  clock: Clock,
  manner: Manner,
  onDone: () => void,
): Playing {
  const groups = together(motions);
  /** The group under way, and ms of normal time into it. */
  let at = 0;
  let into = 0;
  let begun = false;
  /** Those of its motions that are over. */
  const ended = new Set<Motion>();
  let speed = manner.speed;
  const winds = [...manner.winds];
  let drifted: Spot = { x: 0, y: 0 };
  let last = clock.now();
  let handle = 0;
  let over = false;

  function end(): void {
    over = true;
    clock.cancel(handle);
    onDone();
  }

  function settle(motion: Motion): void {
    const final = finalOf(motion);
    if (final !== null) stage.place(final.ship, final.pose);
    if (motion.kind === 'wind') {
      winds[motion.wind ?? 0] = motion.from;
      stage.wind(motion.from, motion.wind ?? 0);
    }
    if (motion.kind === 'drift') {
      drifted = { x: drifted.x + motion.by.x, y: drifted.y + motion.by.y };
      stage.drift(drifted);
    }
  }

  function skip(): void {
    if (over) return;
    for (; at < groups.length; at++)
      for (const motion of groups[at] as readonly Motion[]) if (!ended.has(motion)) settle(motion);
    end();
  }

  function show(motion: Motion, t: number): void {
    if (motion.kind === 'sail' && motion.path.length > 0) stage.place(motion.ship, poseAt(motion.path, ease(t)));
    if (motion.kind === 'wind') {
      const from = winds[motion.wind ?? 0] ?? motion.from;
      stage.wind(from + turnBetween(from, motion.from) * ease(t), motion.wind ?? 0);
    }
    if (motion.kind === 'drift')
      stage.drift({ x: drifted.x + motion.by.x * ease(t), y: drifted.y + motion.by.y * ease(t) });
  }

  function frame(): void {
    if (over) return;
    const now = clock.now();
    into += (now - last) * speed;
    last = now;
    while (at < groups.length) {
      const group = groups[at] as readonly Motion[];
      if (!begun) {
        begun = true;
        for (const motion of group) stage.effect(motion, motion.ms / Math.max(speed, 0.01));
        stage.hear(group, speed);
      }
      for (const motion of group) advance(motion);
      const longest = Math.max(...group.map(motion => motion.ms));
      if (into < longest) {
        handle = clock.request(frame);
        return;
      }
      ended.clear();
      into -= longest;
      begun = false;
      at++;
    }
    end();
  }

  function advance(motion: Motion): void {
    if (into < motion.ms) show(motion, into / motion.ms);
    else if (!ended.has(motion)) {
      ended.add(motion);
      settle(motion);
    }
  }

  function glance(): void {
    const actors = new Set(
      motions.flatMap(motion =>
        'ship' in motion && motion.ship !== null && motion.kind !== 'place' ? [motion.ship] : [],
      ),
    );
    for (const motion of motions) settle(motion);
    // Captions of one ship would cover each other: only the last of each is shown.
    const captions = new Map(motions.flatMap(motion => (motion.kind === 'caption' ? [[motion.ship, motion]] : [])));
    for (const motion of captions.values()) stage.effect(motion, GLANCE);
    for (const ship of actors) stage.highlight(ship);
    at = groups.length;
    const isSeen = actors.size > 0 || motions.some(motion => motion.kind === 'caption');
    const until = clock.now() + (isSeen ? GLANCE : 0);
    const wait = (): void => {
      if (over) return;
      if (clock.now() >= until) end();
      else handle = clock.request(wait);
    };
    wait();
  }

  if (speed <= 0 || manner.reduced) stage.hear(motions, 0);
  if (speed <= 0 || motions.length === 0) skip();
  else if (manner.reduced) glance();
  else frame();

  return {
    skip,
    cancel() {
      over = true;
      clock.cancel(handle);
    },
    setSpeed(next) {
      if (next <= 0) skip();
      else speed = next;
    },
  };
}

/** Motions that begin at the same moment. */
export function together(motions: readonly Motion[]): readonly (readonly Motion[])[] {
  const groups: Motion[][] = [];
  for (const motion of motions) {
    const last = groups[groups.length - 1];
    if (motion.with === true && last !== undefined) last.push(motion);
    else groups.push([motion]);
  }
  return groups;
}

/** Where a motion leaves its ship; null when it moves none. */
export function finalOf(motion: Motion): { readonly ship: number; readonly pose: Pose } | null {
  if (motion.kind === 'place') return { ship: motion.ship, pose: motion.pose };
  if (motion.kind !== 'sail') return null;
  const pose = motion.path[motion.path.length - 1];
  return pose === undefined ? null : { ship: motion.ship, pose };
}

/** Slow at both ends: a mix of a straight line and a cosine curve. */
function ease(t: number): number {
  const soft = (1 - Math.cos(Math.PI * t)) / 2;
  return 0.4 * t + 0.6 * soft;
}
