/** A ship steered by hand: so far ahead, so many points round, and so far again. */

import type { AgeOfSailAction, AgeOfSailEvent, AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import type { Lying } from '@weathergauge/rules-age-of-sail/geometry';
import {
  allowance,
  intoWind,
  LEAST_RUN_MM,
  legsOf,
  onTable,
  STROKES,
  TURN_MM,
} from '@weathergauge/rules-age-of-sail/geometry';
import { distance, offset } from '../../../board/geometry.ts';
import type { Box, Spot } from '../../../board/scene.ts';
import type { Branch, OfferView, Position, Preview } from '../../../client/protocol.ts';
import { ghostOf } from '../../ghost.ts';
import type { Draft, Hand, Scale, Way } from '../../hand.ts';
import { motions } from './motions.ts';
import { gunArcs } from './overlay.ts';
import { berthHand } from './placing.ts';
import { centimetres, say } from './say.ts';
import type { Sights } from './sights.ts';
import { sightsOn } from './sights.ts';
import { degrees, millimetres, poseOf } from './units.ts';

/** Millimetres to which a hand is true; a slider or Shift goes to the single one. */
const GRAIN = 5;
const STRIDE = 10;
const MM_IN_CM = 10;
/** As many points are turned at one place. */
const MOST_POINTS = 3;
/** A turn must bring her so much nearer to the hand, in mm, to be made. */
const PER_POINT = 4;
const COVERED = new Set<AgeOfSailAction['do']>(['run', 'turn', 'tack', 'pivot']);

/** Millimetres ahead, points to starboard (to port below 0), millimetres ahead again. */
type Figures = readonly [first: number, points: number, second: number];

/** Every ship that may be steered now: the one at whose helm orders are given, or each that may sail next. */
export function hands(position: Position, branches: readonly Branch[]): readonly Hand[] {
  const berthed = berthHand(position, branches);
  if (berthed !== null) return [berthed];
  const view = position.view as AgeOfSailView;
  const { about } = position.prompt ?? {};
  const steered = view.ships[about?.ship ?? -1];
  if (position.offers.some(({ action }) => isSteering(action as AgeOfSailAction)) && steered !== undefined)
    return [handOf(position, steered, about?.['used'] ?? 0, [])];
  return position.offers.flatMap(({ action, text }) => {
    const order = action as AgeOfSailAction;
    const ship = order.do === 'sail' ? view.ships[order.ship] : undefined;
    return ship === undefined || intoWind(view, ship.heading) ? [] : [handOf(position, ship, 0, [text])];
  });
}

function isSteering({ do: verb }: AgeOfSailAction): boolean {
  return verb === 'run' || verb === 'turn' || verb === 'tack';
}

/** What a course of so many points round looks like on open water. */
interface Bend {
  readonly points: number;
  readonly orders: readonly string[];
  /** From where the bend begins to where it ends. */
  readonly by: Spot;
  readonly heading: number;
  /** R5 The most of her path that may be behind her where the bend begins: each of its turns must fit the heading before it. */
  readonly latest: number;
}

function handOf(position: Position, ship: ShipView, used: number, prefix: readonly string[]): Hand {
  const view = position.view as AgeOfSailView;
  const start = poseOf(view, ship);
  const bends = bendsOf(view, ship, used);
  const foes = view.ships.filter(other => other.side !== ship.side && onTable(other));
  const sights = sightsOn(foes);
  const straight = allowance(view, ship, ship.heading) - used;
  const strokes = prefix.length > 0 ? [straight, ...STROKES] : strokesOn(position.offers, straight);
  const wakes = position.offers.flatMap(offer => wakeOf(position, ship, offer));

  const leastPoints = Math.min(...bends.map(bend => bend.points));
  const mostPoints = Math.max(...bends.map(bend => bend.points));
  /** Straight on where she cannot end on that heading. */
  function bendOf(points: number): Bend {
    const within = Math.max(leastPoints, Math.min(mostPoints, points));
    return bends.find(bend => bend.points === within) ?? (bends[0] as Bend);
  }
  /** How far she can go before a bend, and after it. */
  const mostFirst = (bend: Bend): number => (bend.points === 0 ? straight : Math.max(0, bend.latest - used));
  const mostSecond = (bend: Bend, first: number): number =>
    bend.points === 0
      ? 0
      : Math.max(0, allowance(view, ship, bend.heading) - used - first - Math.abs(bend.points) * TURN_MM);

  function bounded([first = 0, points = 0, second = 0]: readonly number[]): Figures {
    const bend = bendOf(Math.round(points));
    const ahead = clamp(Math.round(first), mostFirst(bend));
    return [ahead, bend.points, clamp(Math.round(second), mostSecond(bend, ahead))];
  }

  function draft(figures: Figures, snap: string): Draft {
    const [first, points, second] = figures;
    const bend = bendOf(points);
    const whole = first + Math.abs(points) * TURN_MM + second;
    if (used + whole < LEAST_RUN_MM || whole === 0) return { ship: ship.id, figures, orders: [], snap: '' };
    const isFull = isSpent(figures);
    return {
      ship: ship.id,
      figures,
      snap,
      orders: [
        ...prefix,
        ...runs(first, strokes),
        ...bend.orders,
        ...runs(second, [mostSecond(bend, first), ...STROKES]),
        ...(isFull ? [] : ['end']),
      ],
    };
  }

  function isSpent([first, points, second]: Figures): boolean {
    return points === 0 ? first === straight : second === mostSecond(bendOf(points), first);
  }

  function steer(wished: readonly number[]): Draft {
    const figures = bounded(wished);
    return draft(figures, isSpent(figures) ? say('hand.full') : '');
  }
  const farthest = ([first = 0, points = 0]: readonly number[]): Figures => bounded([first, points, straight]);

  /** The lengths of the two runs that lead to a place round a bend, and how far from it they end. */
  function towards(to: Spot, bend: Bend): { readonly figures: Figures; readonly off: number } {
    const ahead = offset({ x: 0, y: 0, heading: start.heading }, 1);
    const after = offset({ x: 0, y: 0, heading: degrees(bend.heading) }, 1);
    const way = { x: to.x - start.x - bend.by.x, y: to.y - start.y - bend.by.y };
    const cross = ahead.x * after.y - ahead.y * after.x;
    const wished = bend.points === 0 || cross === 0 ? dot(way, ahead) : (way.x * after.y - way.y * after.x) / cross;
    const first = clamp(wished, mostFirst(bend));
    const rest = { x: way.x - first * ahead.x, y: way.y - first * ahead.y };
    const second = clamp(dot(rest, after), mostSecond(bend, first));
    const off = Math.hypot(rest.x - second * after.x, rest.y - second * after.y);
    return { figures: [grained(first, mostFirst(bend)), bend.points, second], off };
  }

  function aim(to: Spot, near: number): Draft {
    if (distance(to, start) < LEAST_RUN_MM) return steer([0, 0, 0]);
    const wake = wakes.find(({ at }) => distance(at, to) <= 2 * near);
    if (wake !== undefined)
      return { ship: ship.id, figures: [0, 0, 0], orders: [wake.order], snap: say('hand.wake', { ship: wake.leader }) };
    let best: { readonly figures: Figures; readonly cost: number } | null = null;
    for (const bend of bends) {
      const { figures, off } = towards(to, bend);
      const cost = off + Math.abs(bend.points) * PER_POINT;
      if (best === null || cost < best.cost) best = { figures, cost };
    }
    return drawn(best?.figures ?? [0, 0, 0], sights, near);
  }

  /** Lets what is worth seeing draw the last run to its own length. */
  function drawn([first, points, second]: Figures, see: Sights, near: number): Draft {
    const bend = bendOf(points);
    const most = points === 0 ? straight : mostSecond(bend, first);
    const length = points === 0 ? first : second;
    const from: Lying = points === 0 ? ship : endOf(ship, first, bend);
    // Just out of range and just in range lie a millimetre apart: the nearest draws.
    const found = see(from, most)
      .filter(({ mm }) => Math.abs(mm - length) <= Math.max(near, GRAIN / 2))
      .toSorted((a, b) => Math.abs(a.mm - length) - Math.abs(b.mm - length))[0];
    const mm = found?.mm ?? grained(length, most);
    return draft(bounded(points === 0 ? [mm, 0, 0] : [first, points, mm]), found?.words ?? '');
  }

  function scales(figures: readonly number[]): readonly Scale[] {
    const [first, points, second] = bounded(figures);
    const bend = bendOf(points);
    const run = (id: string, value: number, most: number, keys?: 'along'): Scale => ({
      id,
      label: say(`hand.${id}`),
      least: 0,
      most,
      step: 1,
      stride: STRIDE,
      words: say('cm', { length: centimetres(value) }),
      typed: { value: value / MM_IN_CM, most: most / MM_IN_CM, step: 1 / MM_IN_CM, figureOf: cm => cm * MM_IN_CM },
      ...(keys === undefined ? {} : { keys }),
    });
    return [
      run('first', first, mostFirst(bend), ...(points === 0 ? (['along'] as const) : [])),
      {
        id: 'points',
        label: say('hand.points'),
        least: leastPoints,
        most: mostPoints,
        step: 1,
        words: say(points === 0 ? 'hand.straight' : points < 0 ? 'hand.port' : 'hand.starboard', {
          count: Math.abs(points),
        }),
        keys: 'across',
      },
      ...(points === 0 ? [] : [run('second', second, mostSecond(bend, first), 'along')]),
    ];
  }

  function wayOf({ orders }: Draft, preview: Preview): Way | null {
    const shown = ghostOf(
      (before, told) => motions(before as AgeOfSailView, told),
      position,
      { preview: preview.events },
      ship.id,
    );
    if (shown === null) return null;
    const events = preview.events as readonly AgeOfSailEvent[];
    const sailed = events.reduce((sum, e) => (e.type === 'sailed' && e.ship === ship.id ? sum + e.mm : sum), 0);
    const after = (preview.view as AgeOfSailView).ships[ship.id] ?? ship;
    const left = Math.max(0, allowance(view, ship, after.heading) - used - sailed);
    return {
      pose: shown.pose,
      path: shown.path,
      words: say('hand.way', { length: centimetres(sailed), left: centimetres(left) }),
      danger: dangerIn(events, preview.complete || preview.taken === orders.length),
    };
  }

  /** Where she would lie at most, round each bend that begins at once. */
  function endOfBend(bend: Bend): Spot {
    const by = bend.points === 0 ? straight : mostSecond(bend, 0);
    return offset({ x: start.x + bend.by.x, y: start.y + bend.by.y, heading: degrees(bend.heading) }, by);
  }

  return {
    ship: ship.id,
    rest: steer([0, 0, 0]),
    reach: reachOf(
      view,
      start,
      bends.map(bend => endOfBend(bend)),
    ),
    scales,
    aim,
    steer,
    farthest,
    wayOf,
    overlay: at => gunArcs(ship, at),
    covers: ({ action }) => COVERED.has((action as AgeOfSailAction).do),
  };
}

/** Where she would come to lie in a leader's wake, where that is on offer. */
function wakeOf(
  position: Position,
  ship: ShipView,
  offer: OfferView,
): { readonly at: Spot; readonly order: string; readonly leader: string }[] {
  const order = offer.action as AgeOfSailAction;
  if (order.do !== 'follow') return [];
  const ghost = ghostOf((before, told) => motions(before as AgeOfSailView, told), position, offer, ship.id);
  const leader = (position.view as AgeOfSailView).ships[order.leader]?.name ?? '';
  return ghost === null ? [] : [{ at: ghost.pose, order: offer.text, leader }];
}

/** Straight on first, then the smallest turns. Nobody stops with her bow in the wind's eye: there she tacks. */
function bendsOf(view: AgeOfSailView, ship: ShipView, used: number): readonly Bend[] {
  const bends: Bend[] = [{ points: 0, orders: [], by: { x: 0, y: 0 }, heading: ship.heading, latest: Infinity }];
  const start = poseOf(view, ship);
  for (let points = 1; points <= MOST_POINTS; points++)
    for (const to of ['starboard', 'port'] as const) {
      const orders: string[] = [];
      let at: Lying = ship;
      let turned = 0;
      let latest = Infinity;
      while (turned < points) {
        const [leg] = legsOf(at, { do: 'turn', to });
        const tacks = leg === undefined || intoWind(view, leg.heading);
        const legs = legsOf(at, { do: tacks ? 'tack' : 'turn', to });
        orders.push(`${tacks ? 'tack' : 'turn'} to=${to}`);
        turned += legs.length;
        latest = Math.min(latest, allowance(view, ship, at.heading) - turned * TURN_MM);
        at = legs.at(-1) ?? at;
      }
      const end = poseOf(view, at);
      if (turned === points && latest >= used)
        bends.push({
          points: to === 'port' ? -points : points,
          orders,
          by: { x: end.x - start.x, y: end.y - start.y },
          heading: at.heading,
          latest,
        });
    }
  return bends;
}

/** The least box round all of it, on the table. */
function reachOf({ width, height }: AgeOfSailView, start: Spot, ends: readonly Spot[]): Box {
  const xs = [start, ...ends].map(({ x }) => Math.max(0, Math.min(millimetres(width), x)));
  const ys = [start, ...ends].map(({ y }) => Math.max(0, Math.min(millimetres(height), y)));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function endOf(ship: Lying, first: number, { points }: Bend): Lying {
  let at: Lying = legsOf(ship, { do: 'run', mm: first }).at(-1) ?? ship;
  for (let i = 0; i < Math.abs(points); i++)
    at = legsOf(at, { do: 'turn', to: points < 0 ? 'port' : 'starboard' }).at(-1) ?? at;
  return at;
}

/** R6 The strokes that a straight run may still be made of: in the middle of one they only grow shorter. */
function strokesOn(offers: readonly OfferView[], left: number): readonly number[] {
  const offered = new Set(
    offers.flatMap(({ action }) => {
      const order = action as AgeOfSailAction;
      return order.do === 'run' ? [order.mm] : [];
    }),
  );
  const longest = Math.max(0, ...offered);
  return offered.has(left) ? [left, ...STROKES] : STROKES.filter(mm => mm <= longest);
}

function runs(mm: number, strokes: readonly number[]): readonly string[] {
  const orders: string[] = [];
  let rest = mm;
  for (const stroke of strokes.filter(each => each > 0))
    for (; rest >= stroke; rest -= stroke) orders.push(`run mm=${stroke}`);
  return orders;
}

function dangerIn(events: readonly AgeOfSailEvent[], whole: boolean): string {
  for (const event of events) {
    if (event.type === 'withdrew') return say('hand.leaves');
    if (event.type === 'touched') return say(event.fouled ? 'hand.fouls' : 'hand.rams');
    if (event.type === 'stopped-by-land') return say('hand.land');
  }
  return whole ? '' : say('hand.shoal');
}

function grained(mm: number, most: number): number {
  return mm > most - GRAIN ? most : Math.round(mm / GRAIN) * GRAIN;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function dot(a: Spot, b: Spot): number {
  return a.x * b.x + a.y * b.y;
}
