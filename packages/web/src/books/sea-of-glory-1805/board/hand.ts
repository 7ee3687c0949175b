/**
 * A block that is moved by hand: to any hex that its points reach by the cheapest way, or to a place on offer. Where a goal binds
 * it (9.3), only the rules know which steps are lawful, so it is dragged along the offers alone.
 */

import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import type { Underway } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import {
  ALLIED,
  directionTo,
  isAtSea,
  NO_GOAL,
  placeWords,
  portAt,
  portOf,
  PORTS,
  prospectOf,
  reachable,
  trackFrom,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { distance } from '../../../board/geometry.ts';
import type { Overlay, Pose, Spot } from '../../../board/scene.ts';
import type { OfferView, Position, Preview } from '../../../client/protocol.ts';
import type { End } from '../../fans.ts';
import { fanHand } from '../../fans.ts';
import { boxRound } from '../../sides.ts';
import type { Draft, Hand, Way } from '../../hand.ts';
import { chartOf, hexSpot } from './chart.ts';
import { SIZE } from './layout.ts';
import { placeOf, startOf } from './marks.ts';
import { oddsWords, overlay as overlayOf, underway } from './overlay.ts';
import { poseAt } from './places.ts';
import { say } from './say.ts';

const COURSE = 'giving.course';
const CHOICE = 'giving.order';

interface Landfall extends End {
  readonly path: readonly Pose[];
  readonly words: string;
  readonly name: string;
}

/** The block whose course is asked for, or each that may be ordered now. */
export function hands(position: Position): readonly Hand[] {
  const view = position.view as GloryView;
  const { ask } = position.prompt ?? {};
  if (ask === COURSE) return handOf(position, underway(position), []);
  if (ask !== CHOICE) return [];
  return position.offers.flatMap(({ action, text }) => {
    const order = action as GloryAction;
    const block = order.do === 'sail' ? view.blocks.find(({ id }) => id === order.block) : undefined;
    if (block === undefined) return [];
    const { id, place, spent } = block;
    const hex = isAtSea(place) ? place : -1;
    const left = view.activation.allowance - spent;
    return handOf(position, { block: id, port: portOf(place), hex, left }, [text]);
  });
}

/** `before` is what chooses the block; nothing where its course is asked for already. */
function handOf(position: Position, under: Underway, before: readonly string[]): readonly Hand[] {
  const view = position.view as GloryView;
  const start = startOf(chartOf(view.waters), view, under.block);
  if (start === null) return [];
  const isAsked = before.length === 0;
  const offered = isAsked ? position.offers.flatMap(offer => offeredEnd(position, under, start, offer)) : [];
  const ends = [...hexEnds(position, under, start, before), ...offered];
  if (ends.length === 0) return [];
  const fan = fanHand({
    ship: under.block,
    start,
    ends,
    off: (to: Spot, end: Landfall | null) => distance(to, end?.pose ?? start),
    labels: { far: say('hand.points'), course: say('hand.course') },
    farWords: points => say('hand.spent', { points, left: under.left }),
    isNamed: true,
    courseWords: end => end?.name ?? say('hand.stays'),
  });

  function wayOf(draft: Draft, preview: Preview): Way | null {
    const end = fan.endOf(draft);
    // What was asked on the way, such as for fog, is answered first.
    if (end === undefined || preview.taken < draft.orders.length) return null;
    return { pose: end.pose, path: end.path, words: `${end.name}: ${end.words}`, danger: '' };
  }

  return [
    {
      ...fan,
      isBlock: true,
      reach: boxRound(isAsked ? [start, ...ends.map(({ pose }) => pose)] : [start], SIZE),
      wayOf,
      overlay: (): Overlay => overlayOf(position, null, under.block),
      covers: ({ action }) => (action as GloryAction).do === 'steer' && ends.length > offered.length,
    },
  ];
}

/** 9.4, 9.6 Every hex within what is left, and the answers that lead there step by step. */
function hexEnds(
  { offers, view: seen }: Position,
  under: Underway,
  start: Pose,
  before: readonly string[],
): readonly Landfall[] {
  const view = seen as GloryView;
  const putsOut = under.hex < 0;
  const first = putsOut ? 'put-out to=sea' : 'steer ';
  if (isBoundTo(view, under.block)) return [];
  if (before.length === 0 && !offers.some(({ text }) => text.startsWith(first))) return [];
  const from = putsOut ? (PORTS[under.port]?.hex ?? -1) : under.hex;
  const out = putsOut ? prospectOf(view, under, { do: 'put-out', to: 'sea' }) : null;
  return reachable(view, under).map(({ hex, cost, course }): Landfall => {
    const steps = course.map((at, i) => `steer direction=${directionTo(course[i - 1] ?? from, at, view.waters)}`);
    // A course on a track, or with nothing left, ends by itself; off a port it may still go in.
    const isOver = trackFrom(hex) !== -1 || (cost === under.left && portAt(hex) < 0);
    const ways = (putsOut ? [from, ...course] : course).map(at => poseAt(hexSpot(at)));
    return {
      pose: poseAt(hexSpot(hex)),
      far: cost,
      orders: [...before, ...(putsOut ? [first] : []), ...steps, ...(isOver ? [] : ['heave-to'])],
      snap: '',
      path: [start, ...ways],
      words: oddsWords({ cost, seen: out?.seen ?? -1 }, under),
      name: placeWords(hex),
    };
  });
}

/** 9.3 Whether a goal may forbid some of the hexes in reach: an Allied fleet of the campaign. */
function isBoundTo(view: GloryView, id: number): boolean {
  return view.who === ALLIED && view.blocks.find(block => block.id === id)?.goal !== NO_GOAL;
}

/** A port, a zone or a hex that a single answer leads to within this move. */
function offeredEnd(position: Position, under: Underway, start: Pose, offer: OfferView): readonly Landfall[] {
  const action = offer.action as GloryAction;
  if (!['steer', 'make-for', 'enter', 'put-out'].includes(action.do)) return [];
  if (action.do === 'steer' && !isBoundTo(position.view as GloryView, under.block)) return [];
  const prospect = prospectOf(position.view as GloryView, under, action);
  const place = placeOf(position, offer);
  // A course that leads farther than this move is in the list, with its mark.
  if (place === null || place.kind === 'ship' || (action.do === 'make-for' && (prospect?.cost ?? -1) < 0)) return [];
  const pose = place.kind === 'ghost' ? place.pose : poseAt(place);
  return [
    {
      pose,
      far: Math.max(0, prospect?.cost ?? 0),
      orders: [offer.text],
      snap: '',
      path: [start, pose],
      words: prospect === null ? '' : oddsWords(prospect, under),
      name: offer.words,
    },
  ];
}
