/**
 * Which sounds belong to motions, and when: plain functions that need no audio. A motion of a kind sounds the same in
 * every rulebook. The times follow the smoke and the balls as `board/effects.ts` draws them.
 */

import type { ScreenPlace } from '../board/props.ts';
import type { Motion } from '../board/scene.ts';
import { VOLLEY } from '../board/timing.ts';

export interface Cue {
  readonly kind: 'gun' | 'musket' | 'crack' | 'blast' | 'pipe' | 'cheer' | 'clash' | 'founder';
  /** Seconds from now. */
  readonly at: number;
  /** 0 to 1, before distance. */
  readonly loud: number;
  /** How far off: 0 is alongside, 1 on the horizon. */
  readonly far: number;
  /** From -1, the left edge of the screen, to 1. */
  readonly across: number;
  /** Varies the sound a little, so that no two guns are alike. */
  readonly seed: number;
}

export type ScreenPlaceOf = (ship: number) => ScreenPlace | null;
type Volley = Extract<Motion, { kind: 'volley' }>;
type Burst = Extract<Motion, { kind: 'burst' }>;
type Place = Pick<Cue, 'far' | 'across'>;

/** Each gun that is counted stands for more than one; more reports than these are one long roar. */
const REPORTS_A_GUN = 1.4;
const MOST_REPORTS = 8;
const SHOTS_A_COUNTER = 3;
const LEAST_SHOTS = 4;
const MOST_SHOTS = 10;
/** More than this at once could not be told apart. */
const MOST_CRACKS = 3;
/** Shares of a volley's time: until the last gun has spoken, and until the first ball strikes. */
const RIPPLE = VOLLEY.ripple;
const STRIKES = VOLLEY.flight + 0.12;
const BETWEEN_HITS = 0.045;
/** Blades and shots that are heard of a fight hand to hand. */
const CLASHES = 5;
const PISTOLS = 3;
/** One gun alone sounds thin beside a broadside. */
const ALONE = { loud: 0.48, far: 0.2 } as const;
/** For a ship that is not on the screen. */
const UNSEEN: Place = { far: 0.6, across: 0 };
/** Share of the screen from which a ship is alongside. */
const LARGE = 0.16;

/** What a group of motions that begin together sounds like; at speed 0 everything has happened in one moment. */
export function cuesOf(
  group: readonly Motion[],
  speed: number,
  placeOnScreen: ScreenPlaceOf,
  seed: number,
): readonly Cue[] {
  const told = speed > 0 ? group : heaviest(group);
  return told
    .flatMap((motion, i) => cuesOfMotion(motion, speed > 0 ? speed : 1, placeOnScreen, seed + i * 101))
    .toSorted((a, b) => a.at - b.at);
}

/** For skipped motions: only the largest volley and the worst damage are heard. */
function heaviest(group: readonly Motion[]): readonly Motion[] {
  const volleys = group.filter(motion => motion.kind === 'volley').toSorted((a, b) => b.guns - a.guns);
  const bursts = group.filter(motion => motion.kind === 'burst').toSorted((a, b) => weight(b.what) - weight(a.what));
  return [...volleys.slice(0, 1), ...bursts.slice(0, 1)];
}

/** The later, the more is heard of it. */
const WEIGHTS: readonly Burst['what'][] = ['fire', 'aground', 'boarding', 'captured', 'strike', 'sink', 'explosion'];

function weight(what: Burst['what']): number {
  return WEIGHTS.indexOf(what);
}

function cuesOfMotion(motion: Motion, speed: number, placeOnScreen: ScreenPlaceOf, seed: number): Cue[] {
  const seconds = motion.ms / 1000 / speed;
  switch (motion.kind) {
    case 'volley':
      return volley(motion, seconds, placeOnScreen, seed);
    case 'burst':
      return burst(motion.what, seconds, placeOf(placeOnScreen(motion.ship)), seed);
    case 'sail':
    case 'place':
    case 'wind':
    case 'drift':
    case 'caption':
      return [];
  }
}

function burst(what: Burst['what'], seconds: number, place: Place, seed: number): Cue[] {
  const cue = (kind: Cue['kind'], loud: number, at = 0, i = 0): Cue => ({ kind, at, loud, ...place, seed: seed + i });
  switch (what) {
    case 'explosion':
      return [cue('blast', 1)];
    case 'aground':
      return [cue('crack', 0.5)];
    // The pipe goes down with the colours, and those who have won cheer.
    case 'strike':
      return [cue('pipe', 0.6), cue('cheer', 0.5, seconds * 0.5, 1)];
    case 'captured':
      return [cue('cheer', 0.6)];
    case 'sink':
      return [cue('founder', 0.8), cue('crack', 0.4, seconds * 0.2, 1)];
    case 'boarding':
      return [
        ...ripple(CLASHES, seconds * 0.8, seed).map((at, i) => cue('clash', 0.42 + 0.1 * (i % 2), at, i)),
        ...ripple(PISTOLS, seconds * 0.7, seed + 7).map((at, i) => cue('musket', 0.4, at, 20 + i)),
      ];
    case 'fire':
      return [];
  }
}

function volley(motion: Volley, seconds: number, placeOnScreen: ScreenPlaceOf, seed: number): Cue[] {
  const from = placeOf(placeOnScreen(motion.ship));
  const to = placeOf(placeOnScreen(motion.target));
  const hits = Math.min(MOST_CRACKS, motion.hits);
  const cracks = Array.from({ length: hits }, (_, i): Cue => {
    const at = seconds * STRIKES + i * BETWEEN_HITS;
    // Musket balls do not break timber.
    const loud = motion.arms === 'muskets' ? 0.2 : 0.6;
    return { kind: 'crack', at, loud, ...to, seed: seed + 50 + i };
  });
  return [...(motion.arms === 'muskets' ? muskets : guns)(motion.guns, seconds, from, seed), ...cracks];
}

function guns(count: number, seconds: number, from: Place, seed: number): Cue[] {
  if (count <= 1)
    return [{ kind: 'gun', at: 0, loud: ALONE.loud, ...from, far: Math.min(1, from.far + ALONE.far), seed }];
  const reports = Math.min(MOST_REPORTS, Math.round(count * REPORTS_A_GUN));
  // They go off from bow to stern, none quite in step or quite alike.
  return ripple(reports, seconds * RIPPLE, seed).map((at, i) => ({
    kind: 'gun',
    at,
    loud: 0.62 + 0.12 * Math.sin(seed + i * 2.3),
    ...from,
    seed: seed + i,
  }));
}

function muskets(count: number, seconds: number, from: Place, seed: number): Cue[] {
  const shots = Math.min(MOST_SHOTS, Math.max(LEAST_SHOTS, count * SHOTS_A_COUNTER));
  return ripple(shots, seconds * RIPPLE, seed).map((at, i) => ({
    kind: 'musket',
    at,
    loud: 0.5 + 0.12 * (i % 3),
    ...from,
    seed: seed + i,
  }));
}

/** Times of `count` shots, the first at 0, at slightly uneven intervals. */
function ripple(count: number, seconds: number, seed: number): readonly number[] {
  const step = seconds / count;
  return Array.from({ length: count }, (_, i) => (i === 0 ? 0 : step * (i + 0.35 * Math.sin(seed * 12.9 + i * 7.7))));
}

/** What is large and in the middle of the screen is near. */
export function placeOf(at: ScreenPlace | null): Place {
  if (at === null) return UNSEEN;
  const { ship, board } = at;
  const x = ((ship.left + ship.width / 2 - board.left) / board.width) * 2 - 1;
  const y = ((ship.top + ship.height / 2 - board.top) / board.height) * 2 - 1;
  const size = Math.max(ship.width, ship.height) / Math.max(board.width, board.height);
  const aside = Math.min(1, Math.hypot(x, y) / 2);
  const small = 1 - Math.min(1, size / LARGE);
  return { far: Math.min(1, 0.55 * aside + 0.5 * small), across: Math.max(-1, Math.min(1, x)) };
}

// --- Never too much at once ---

/** Sounds that may begin within `WINDOW` seconds. */
export const MOST = 16;
export const WINDOW = 1;

/**
 * As many of them as there is room for, when others have begun at those moments. What is left out is left out evenly, so
 * that every ship that fires is heard; explosions go first.
 */
export function admitted(cues: readonly Cue[], begun: readonly number[], now: number): readonly Cue[] {
  const room = Math.max(0, MOST - begun.filter(at => at > now - WINDOW).length);
  if (cues.length <= room) return cues;
  const blasts = cues.filter(cue => cue.kind === 'blast').slice(0, room);
  const others = cues.filter(cue => cue.kind !== 'blast');
  const left = room - blasts.length;
  return [...blasts, ...others.filter((_, i) => everyFew(i, left, others.length))].toSorted((a, b) => a.at - b.at);
}

/** True for `some` of `all` places, evenly. */
function everyFew(i: number, some: number, all: number): boolean {
  return Math.floor(((i + 1) * some) / all) > Math.floor((i * some) / all);
}
