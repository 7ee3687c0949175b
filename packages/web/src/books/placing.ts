/** A ship that is laid out by hand: the berths that the rules offer, as places on the chart and headings at each of them. */

import { bearing, distance } from '../board/geometry.ts';
import type { Overlay, Pose, ShipBase, Spot } from '../board/scene.ts';
import type { Branch, OfferView } from '../client/protocol.ts';
import { boxRound, signed } from './sides.ts';
import type { Draft, Hand, Scale } from './hand.ts';
import { rowsFrom } from './rows.ts';
import { sayIn } from '../ui/strings/index.ts';

const say = sayIn('play');

export interface Berth {
  readonly pose: Pose;
  /** The same for all headings of a place. */
  readonly place: string;
  readonly orders: readonly string[];
}

export interface Placing {
  readonly ship: number;
  readonly question: string;
  readonly berths: readonly Berth[];
  readonly size: { readonly length: number; readonly beam: number };
  readonly masts: readonly number[];
  readonly base?: ShipBase;
  /** Towards which she heads at first. */
  readonly middle: Spot;
  /** The shaded water round a place: corners x, y, x, y … */
  outline(at: Spot): readonly number[];
  overlay(at: Pose): Overlay;
  covers(offer: OfferView): boolean;
  /** A block has no heading; its words are of the place. */
  readonly isBlock?: true;
  /** Words of the book: for the heading, and the two figures. */
  heading(pose: Pose): string;
  readonly labels: { readonly place: string; readonly heading: string };
}

/** The last answers of all rows, with what they are asked about: those on offer now, and those at the ends of the branches. */
export function lastAnswers(
  offers: readonly OfferView[],
  about: Branch['about'],
  branches: readonly Branch[],
  isLast: (text: string) => boolean,
): readonly {
  readonly orders: readonly string[];
  readonly text: string;
  readonly about: NonNullable<Branch['about']>;
}[] {
  const now = offers.flatMap(({ text }) => (isLast(text) ? [{ orders: [text], text, about: about ?? {} }] : []));
  const later = rowsFrom(branches, -1).flatMap(({ orders, last }) =>
    last.offers.flatMap(text => (isLast(text) ? [{ orders: [...orders, text], text, about: last.about ?? {} }] : [])),
  );
  return [...now, ...later];
}

/** A value of an answer's canonical text. */
export function valueIn(text: string, key: string): string {
  return new RegExp(`\\b${key}=(\\S+)`).exec(text)?.[1] ?? '';
}

interface Place {
  readonly at: Spot;
  /** By heading. */
  readonly berths: readonly Berth[];
}

/** Null where there is no berth. */
export function placingHand(placing: Placing): Hand | null {
  const { ship, middle, size, masts, base, labels } = placing;
  const places = placesOf(placing.berths);
  const centre = mean(places.map(({ at }) => at));
  const drafts = new Map<readonly string[], Draft>();
  const poses = new Map<readonly string[], Pose>();
  places.forEach(({ berths }, i) =>
    berths.forEach(({ orders, pose }, j) => {
      drafts.set(orders, { ship, figures: [i, j], orders, snap: '' });
      poses.set(orders, pose);
    }),
  );

  /** The berth of a place whose heading is nearest to one. */
  function headed({ berths }: Place, heading: number): Draft | undefined {
    const best = nearest(berths, ({ pose }) => Math.abs(signed(pose.heading - heading)));
    return best === undefined ? undefined : drafts.get(best.orders);
  }
  const poseOf = ({ orders }: Draft): Pose => poses.get(orders) ?? { ...centre, heading: 0 };

  const begun = nearest(places, ({ at }) => distance(at, centre));
  const first = begun === undefined ? undefined : headed(begun, bearing(begun.at, middle));
  if (first === undefined) return null;

  function steer([place = 0, heading = 0]: readonly number[]): Draft {
    const found = places[Math.max(0, Math.min(places.length - 1, Math.round(place)))];
    // Headings go round.
    const count = Math.max(1, found?.berths.length ?? 1);
    const berth = found?.berths[((Math.round(heading) % count) + count) % count];
    return (berth === undefined ? undefined : drafts.get(berth.orders)) ?? (first as Draft);
  }

  function aim(to: Spot, _near: number, from?: Draft | null): Draft {
    const found = nearest(places, ({ at }) => distance(at, to));
    return (
      (found === undefined ? undefined : headed(found, poseOf(from ?? (first as Draft)).heading)) ?? (first as Draft)
    );
  }

  function turn(to: Spot, from: Draft): Draft {
    const place = places[from.figures[0] ?? 0];
    return (place === undefined ? undefined : headed(place, bearing(place.at, to))) ?? from;
  }

  function scales(figures: readonly number[]): readonly Scale[] {
    const draft = steer(figures);
    const [place = 0] = draft.figures;
    const where: Scale = {
      id: 'place',
      label: labels.place,
      least: 0,
      most: places.length - 1,
      step: 1,
      words: placing.isBlock
        ? placing.heading(poseOf(draft))
        : whereabouts(centre, places[place]?.at ?? centre, size.length),
      keys: 'along',
    };
    if (placing.isBlock) return [{ ...where, isNamed: true }];
    return [
      where,
      {
        id: 'heading',
        label: labels.heading,
        least: 0,
        most: (places[place]?.berths.length ?? 1) - 1,
        step: 1,
        words: unlabelled(placing.heading(poseOf(draft)), labels.heading),
        keys: 'across',
      },
    ];
  }

  return {
    ship,
    ...(placing.isBlock ? { isBlock: true } : {}),
    placing: {
      first,
      question: placing.question,
      size,
      masts,
      ...(base === undefined ? {} : { base }),
      isFixed: places.every(place => place.berths.length === 1),
      ...(placing.isBlock ? { isBlock: true } : {}),
      turn,
    },
    rest: first,
    reach: boxRound(
      places.map(({ at }) => at),
      size.length,
    ),
    ground: places.map(({ at }) => placing.outline(at)),
    scales,
    aim,
    steer,
    wayOf: draft => {
      const pose = poseOf(draft);
      return { pose, path: [pose], words: placing.heading(pose), danger: '' };
    },
    overlay: at => placing.overlay(at),
    covers: offer => placing.covers(offer),
  };
}

/** “heading 90°” beside the word Heading is 90°. */
function unlabelled(words: string, label: string): string {
  const isSaid = words.toLowerCase().startsWith(`${label.toLowerCase()} `);
  return isSaid ? words.slice(label.length + 1) : words;
}

const POINTS = 16;

/** How many of her lengths off the middle of all berths, and on which side. */
function whereabouts(middle: Spot, at: Spot, length: number): string {
  const count = Math.round((distance(middle, at) / length) * 2) / 2;
  if (count === 0) return say('berth.middle');
  const point = Math.round((bearing(middle, at) / 360) * POINTS + POINTS) % POINTS;
  // Half a length is one length in words, too.
  const plural = count < 1 ? 1 : count;
  return say('berth.off', { count: plural, lengths: halves(count), point: say(`berth.point.${point}`) });
}

function halves(count: number): string {
  const whole = Math.floor(count);
  return `${whole === 0 ? '' : whole}${whole < count ? '½' : ''}`;
}

/** Column by column, as one reads a chart. */
function placesOf(berths: readonly Berth[]): readonly Place[] {
  const byPlace = Map.groupBy(berths, ({ place }) => place);
  return [...byPlace.values()]
    .map(list => ({
      at: mean(list.map(({ pose }) => pose)),
      berths: list.toSorted((a, b) => a.pose.heading - b.pose.heading),
    }))
    .toSorted((a, b) => (Math.abs(a.at.x - b.at.x) > 1 ? a.at.x - b.at.x : a.at.y - b.at.y));
}

function nearest<T>(list: readonly T[], off: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (best, one) => (best === undefined || off(one) < off(best) ? one : best),
    undefined,
  );
}

function mean(spots: readonly Spot[]): Spot {
  const of = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: of(spots.map(({ x }) => x)), y: of(spots.map(({ y }) => y)) };
}

/** The corners of a square round a place. */
export function squareRound({ x, y }: Spot, half: number): readonly number[] {
  return [x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half];
}
