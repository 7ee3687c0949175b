/** A hand that picks one of so many ends of a way: figures name them by how far they lie, and from port to starboard. */

import type { Pose, Spot } from '../board/scene.ts';
import type { Draft, Hand, Scale } from './hand.ts';
import { sideOf } from './sides.ts';

export interface End {
  readonly pose: Pose;
  /** In whatever the book counts ways by: hexes, points. */
  readonly far: number;
  readonly orders: readonly string[];
  /** What would draw a hand there, or ''. */
  readonly snap: string;
}

export interface Fans<E extends End> {
  readonly ship: number;
  readonly start: Pose;
  readonly ends: readonly E[];
  /** How ill an end fits a hand, which feels what lies so near; null is to stay. */
  off(to: Spot, end: E | null, near: number): number;
  readonly labels: { readonly far: string; readonly course: string };
  /** Ends have names, and the figure of a course says nothing. */
  readonly isNamed?: true;
  farWords(far: number): string;
  /** Null where she stays; `course` is 0 straight on. */
  courseWords(end: E | null, course: number): string;
}

export interface FanHand<E extends End> extends Pick<Hand, 'ship' | 'rest' | 'aim' | 'steer' | 'scales'> {
  endOf(draft: Draft): E | undefined;
}

export function fanHand<E extends End>({ ship, start, ends, off, ...words }: Fans<E>): FanHand<E> {
  // By how far it is; those as far from port to starboard.
  const counts = [...new Set([0, ...ends.map(({ far }) => far)])].toSorted((a, b) => a - b);
  const fans = counts.map(count =>
    fanOf(
      start,
      ends.filter(({ far }) => far === count),
    ),
  );
  const rest: Draft = { ship, figures: [0, 0], orders: [], snap: '' };
  const drafts = new Map<Draft, E>();
  fans.forEach(({ list }, i) =>
    list.forEach(([course, end]) => {
      drafts.set({ ship, figures: [i, course], orders: end.orders, snap: end.snap }, end);
    }),
  );
  const endOf = ({ orders }: Draft): E | undefined => ends.find(end => end.orders === orders);

  function steer([count = 0, course = 0]: readonly number[]): Draft {
    const i = Math.max(0, Math.min(fans.length - 1, Math.round(count)));
    const { least, most } = fans[i] ?? NO_FAN;
    const j = Math.max(least, Math.min(most, Math.round(course)));
    return [...drafts.keys()].find(({ figures }) => figures[0] === i && figures[1] === j) ?? rest;
  }

  function aim(to: Spot, near: number): Draft {
    let best: Draft = rest;
    let least = off(to, null, near);
    for (const [draft, end] of drafts) {
      const ill = off(to, end, near);
      if (ill < least) [best, least] = [draft, ill];
    }
    return best;
  }

  function scales(figures: readonly number[]): readonly Scale[] {
    const draft = steer(figures);
    const [count = 0, course = 0] = draft.figures;
    const { least, most } = fans[count] ?? NO_FAN;
    return [
      {
        id: 'far',
        label: words.labels.far,
        least: 0,
        most: fans.length - 1,
        step: 1,
        words: words.farWords(counts[count] ?? 0),
        typed: {
          value: counts[count] ?? 0,
          most: counts.at(-1) ?? 0,
          step: 1,
          // As far as was typed, or the next that is less.
          figureOf: far => counts.findLastIndex(each => each <= far),
        },
        keys: 'along',
      },
      {
        id: 'course',
        label: words.labels.course,
        least,
        most,
        step: 1,
        words: words.courseWords(endOf(draft) ?? null, course),
        ...(words.isNamed === true && { isNamed: true }),
        keys: 'across',
      },
    ];
  }

  return { ship, rest, aim, steer, scales, endOf };
}

/** Ways as far, by the course that the figures name: 0 is straight on, less is to port. */
interface Fan<E> {
  readonly list: readonly (readonly [course: number, end: E])[];
  readonly least: number;
  readonly most: number;
}

const NO_FAN = { list: [], least: 0, most: 0 } as const;

function fanOf<E extends End>(start: Pose, ends: readonly E[]): Fan<E> {
  const key = ({ pose }: E): number => sideOf(start, pose);
  const list = ends.toSorted((a, b) => key(a) - key(b));
  const nearest = Math.min(...list.map(end => Math.abs(key(end))));
  // Where nothing is sailed, straight on is to stay, which is no end.
  const isSailed = ends.some(({ far }) => far > 0);
  const toPort = list.filter(end => key(end) < (isSailed ? -nearest : 0)).length;
  const courses = list.map((end, i): readonly [number, E] => [i - toPort + (isSailed || i < toPort ? 0 : 1), end]);
  return { list: courses, least: Math.min(0, courses[0]?.[0] ?? 0), most: Math.max(0, courses.at(-1)?.[0] ?? 0) };
}
