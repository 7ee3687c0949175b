/** A ship sailed by hand from hex to hex: the rules have tried out every way that she has, and the hand picks one of them. */

import type { ConvoyAction, ConvoyEvent, ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import { columnOf, extraHexOn, hasPlace, rowOf } from '@weathergauge/rules-convoy/geometry';
import { bearing, distance } from '../../../board/geometry.ts';
import { hexOutline } from '../../../board/grid.ts';
import type { Box, Pose, Spot } from '../../../board/scene.ts';
import type { Branch, Position, Preview } from '../../../client/protocol.ts';
import { ghostOf } from '../../ghost.ts';
import type { Draft, Hand, Scale, Way } from '../../hand.ts';
import type { Row } from '../../rows.ts';
import { rowsFrom } from '../../rows.ts';
import { motions } from './motions.ts';
import { ghosted } from './overlay.ts';
import { berthHand, isPlacing, TO_BERTHS } from './placing.ts';
import { say } from './say.ts';
import { facingName } from './scene.ts';
import { ahead, facingOf, HEX, poseOf, SIZE } from './units.ts';

const COVERED = new Set<ConvoyAction['do']>(['ahead', 'turn', 'spin', 'press']);
/** From the centre of a hex, in hexes: a hand so far off it points the way that she is to head. */
const POINTS = 0.22;

export function branching(position: Position): readonly string[] {
  if (isPlacing(position)) return TO_BERTHS;
  const { offers } = position;
  const verbs = offers.map(({ action }) => (action as ConvoyAction).do);
  return verbs.some(verb => COVERED.has(verb) || verb === 'activate') ? ['activate', ...COVERED] : [];
}

/** Every ship that may be sailed now: the one whose orders are asked for, or each that may be activated without dice. */
export function hands(position: Position, branches: readonly Branch[]): readonly Hand[] {
  if (isPlacing(position)) {
    const hand = berthHand(position, branches);
    return hand === null ? [] : [hand];
  }
  const view = position.view as ConvoyView;
  const asked = view.ships[position.prompt?.about.ship ?? -1];
  if (asked !== undefined) {
    const hand = handOf(position, asked, rowsFrom(branches, -1));
    return hand === null ? [] : [hand];
  }
  return position.offers.flatMap(({ action, text }) => {
    const order = action as ConvoyAction;
    const ship = order.do === 'activate' ? view.ships[order.ship] : undefined;
    const root = branches.findIndex(branch => branch.from < 0 && branch.text === text);
    const hand = ship === undefined || root < 0 ? null : handOf(position, ship, rowsFrom(branches, root));
    return hand === null ? [] : [hand];
  });
}

/** A place at which she may end her move, or at which her guns or boarders have a say. */
interface End {
  readonly pose: Pose;
  readonly hexes: number;
  readonly turns: number;
  readonly draft: Draft;
  readonly row: Row;
  /** A die decides whether she gets there. */
  readonly isPressed: boolean;
}

function handOf(position: Position, ship: ShipView, rows: readonly Row[]): Hand | null {
  if (!hasPlace(ship)) return null;
  const view = position.view as ConvoyView;
  const start = poseOf(ship);
  const ends = rows.flatMap(row => endOf(position, ship, row) ?? []);
  if (ends.length === 0) return null;
  // By hexes sailed; those of as many hexes from port to starboard.
  const counts = [...new Set([0, ...ends.map(({ hexes }) => hexes)])].toSorted((a, b) => a - b);
  const fans = counts.map(count =>
    fanOf(
      start,
      ends.filter(end => end.hexes === count),
    ),
  );
  const rest: Draft = { ship: ship.id, figures: [0, 0], orders: [], snap: '' };
  const drafts = new Map<Draft, End>();
  fans.forEach(({ list }, i) =>
    list.forEach(([course, end]) => drafts.set({ ...end.draft, figures: [i, course] }, end)),
  );

  const endOfDraft = ({ orders }: Draft): End | undefined => ends.find(({ draft }) => draft.orders === orders);

  function steer([count = 0, course = 0]: readonly number[]): Draft {
    const i = Math.max(0, Math.min(fans.length - 1, Math.round(count)));
    const { least, most } = fans[i] ?? NO_FAN;
    const j = Math.max(least, Math.min(most, Math.round(course)));
    return [...drafts.keys()].find(({ figures }) => figures[0] === i && figures[1] === j) ?? rest;
  }

  function aim(to: Spot): Draft {
    let best: Draft = rest;
    let least = badness(to, { pose: start, turns: 0, isPressed: false });
    for (const [draft, end] of drafts) {
      const off = badness(to, end);
      if (off < least) [best, least] = [draft, off];
    }
    return best;
  }

  function scales(figures: readonly number[]): readonly Scale[] {
    const draft = steer(figures);
    const [count = 0, course = 0] = draft.figures;
    const { least, most } = fans[count] ?? NO_FAN;
    const end = endOfDraft(draft);
    return [
      {
        id: 'hexes',
        label: say('hand.ahead'),
        least: 0,
        most: fans.length - 1,
        step: 1,
        words: say('hexes', { count: counts[count] ?? 0 }),
        keys: 'along',
      },
      {
        id: 'course',
        label: say('hand.course'),
        least,
        most,
        step: 1,
        words: say(course === 0 ? 'hand.straight' : 'heading', {
          facing: facingName(end === undefined ? ship.facing : facingOf(end.pose.heading)),
        }),
        keys: 'across',
      },
    ];
  }

  function wayOf(draft: Draft, preview: Preview): Way | null {
    const end = endOfDraft(draft);
    if (end === undefined) return null;
    const shown = ghost(position, preview.events as readonly ConvoyEvent[], ship);
    const path = end.isPressed ? [...(shown?.path ?? [start]), end.pose] : (shown?.path ?? [end.pose]);
    return {
      pose: path.at(-1) ?? end.pose,
      path,
      words: wordsOf(end, ship),
      danger: dangerAt(end.row, view, ship),
    };
  }

  return {
    ship: ship.id,
    rest,
    reach: reachOf([start, ...ends.map(({ pose }) => pose)]),
    ground: groundOf(ends),
    scales,
    aim,
    steer,
    wayOf,
    overlay: at => ghosted(view, ship, at),
    covers: ({ action }) => COVERED.has((action as ConvoyAction).do),
  };
}

/** Ways of as many hexes, by the course that the figures name: 0 is straight on, less is to port. */
interface Fan {
  readonly list: readonly (readonly [course: number, end: End])[];
  readonly least: number;
  readonly most: number;
}

const NO_FAN: Fan = { list: [], least: 0, most: 0 };

function fanOf(start: Pose, ends: readonly End[]): Fan {
  const side = ({ pose }: End): number =>
    distance(pose, start) < 1 ? 0 : signed(bearing(start, pose) - start.heading);
  // A place farther to starboard, or the same place and a heading farther to starboard.
  const key = (end: End): number => side(end) * 1000 + signed(end.pose.heading - start.heading);
  const list = ends.toSorted((a, b) => key(a) - key(b));
  const nearest = Math.min(...list.map(end => Math.abs(key(end))));
  // Where nothing is sailed, straight on is to stay, which is no end.
  const isSailed = ends.some(({ hexes }) => hexes > 0);
  const toPort = list.filter(end => key(end) < (isSailed ? -nearest : 0)).length;
  const courses = list.map((end, i): Fan['list'][number] => [i - toPort + (isSailed || i < toPort ? 0 : 1), end]);
  return { list: courses, least: Math.min(0, courses[0]?.[0] ?? 0), most: Math.max(0, courses.at(-1)?.[0] ?? 0) };
}

function signed(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function endOf(position: Position, ship: ShipView, row: Row): End | null {
  const { orders, events, last } = row;
  if (last.text.startsWith('activate')) return null;
  const isPressed = last.text === 'press';
  const told = events as readonly ConvoyEvent[];
  const reached = ghost(position, told, ship)?.pose ?? poseOf(ship);
  const bears = last.offers.find(text => text.startsWith('fire '));
  const boards = last.offers.find(text => text.startsWith('board '));
  const mayStop = last.offers.includes('stop');
  const isDecision = bears !== undefined || boards !== undefined;
  if (last.about !== null && !mayStop && !isDecision) return null;
  const target = Number(/target=(\d+)/.exec(bears ?? boards ?? '')?.[1] ?? -1);
  const name = (position.view as ConvoyView).ships[target]?.name ?? '';
  return {
    pose: isPressed ? ahead(reached) : reached,
    hexes: told.filter(({ type }) => type === 'sailed' || type === 'exited').length + (isPressed ? 1 : 0),
    turns: told.filter(({ type }) => type === 'turned').length,
    row,
    isPressed,
    draft: {
      ship: ship.id,
      figures: [],
      // Whoever has guns to fire is asked on.
      orders: mayStop && !isDecision ? [...orders, 'stop'] : orders,
      snap: name === '' ? '' : say(bears === undefined ? 'hand.alongside' : 'hand.bears', { ship: name }),
    },
  };
}

function ghost(position: Position, preview: readonly ConvoyEvent[], ship: ShipView): ReturnType<typeof ghostOf> {
  return ghostOf((before, told) => motions(before as ConvoyView, told), position, { preview }, ship.id);
}

/** How ill a place fits a hand: first the hex, then the way that the hand points from its centre, then the fewest turns. */
function badness(to: Spot, { pose, turns, isPressed }: Pick<End, 'pose' | 'turns' | 'isPressed'>): number {
  const off = distance(to, pose) / HEX;
  const turned = off < POINTS ? 0 : Math.abs(signed(bearing(pose, to) - pose.heading)) / 1800;
  return off + turned + turns / 100 + (isPressed ? 0.02 : 0);
}

function wordsOf({ hexes, isPressed, row, pose }: End, ship: ShipView): string {
  if (isPressed) return say('hand.press', { face: extraHexOn(ship) });
  if ((row.events as readonly ConvoyEvent[]).some(({ type }) => type === 'exited')) return say('hand.exits');
  const left = say('hand.left', { count: row.last.about?.['left'] ?? 0 });
  return `${say('hexes', { count: hexes })}, ${left} · ${facingName(facingOf(pose.heading))}`;
}

/** Dice that may stop her, and guns that wait for her. */
function dangerAt({ last, events }: Row, view: ConvoyView, { side }: ShipView): string {
  if (last.text === 'press') return '';
  if (!last.complete) {
    const at = (events as readonly ConvoyEvent[]).findLast(event => event.type === 'sailed');
    const inFog = at?.type === 'sailed' && view.fog.includes(at.at);
    return say(inFog ? 'hand.fog' : 'hand.shoal');
  }
  return last.asks.some(seat => view.sides[seat] !== side) ? say('hand.waited') : '';
}

/** The hexes in which she may end. */
function groundOf(ends: readonly End[]): readonly (readonly number[])[] {
  const hexes = new Set(
    ends.flatMap(({ row, isPressed }) => {
      const at = (row.events as readonly ConvoyEvent[]).findLast(event => event.type === 'sailed');
      return at?.type === 'sailed' && !isPressed ? [at.at] : [];
    }),
  );
  return [...hexes].map(at => hexOutline(SIZE, columnOf(at), rowOf(at)));
}

function reachOf(poses: readonly Spot[]): Box {
  const xs = poses.map(({ x }) => x);
  const ys = poses.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE];
  return { x, y, width: Math.max(...xs) + SIZE - x, height: Math.max(...ys) + SIZE - y };
}
