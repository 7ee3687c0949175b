/** A ship sailed by hand from hex to hex: the rules have tried out every way that she has, and the hand picks one of them. */

import type { ConvoyAction, ConvoyEvent, ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import { columnOf, extraHexOn, hasPlace, rowOf } from '@weathergauge/rules-convoy/geometry';
import { bearing, distance } from '../../../board/geometry.ts';
import { hexOutline } from '../../../board/grid.ts';
import type { Spot } from '../../../board/scene.ts';
import type { Branch, Position, Preview } from '../../../client/protocol.ts';
import { ghostOf } from '../../ghost.ts';
import type { End } from '../../fans.ts';
import { fanHand } from '../../fans.ts';
import { boxRound, signed } from '../../sides.ts';
import type { Draft, Hand, Way } from '../../hand.ts';
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
/** Half a hex: a hand that is farther off its centre points into another. */
const INSIDE = 0.5;
/** What matters draws a hand from the next hex, from so far over the line at most. */
const MOST_PULL = 0.35;
/** In the middle of a hex it counts for more than turns that are spared. */
const PREFERRED = 0.09;

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
interface SailedEnd extends End {
  readonly turns: number;
  readonly row: Row;
  /** A die decides whether she gets there. */
  readonly isPressed: boolean;
  /** Guns bear there, boarders reach an enemy, or it is the way out; and nobody warns of it. */
  readonly pulls: boolean;
}

function handOf(position: Position, ship: ShipView, rows: readonly Row[]): Hand | null {
  if (!hasPlace(ship)) return null;
  const view = position.view as ConvoyView;
  const start = poseOf(ship);
  const ends = rows.flatMap(row => endOf(position, ship, hers(row, ship)) ?? []);
  if (ends.length === 0) return null;
  const fan = fanHand({
    ship: ship.id,
    start,
    ends,
    off: (to, end, near) => badness(to, end ?? { pose: start, turns: 0, isPressed: false, pulls: false }, near),
    labels: { far: say('hand.ahead'), course: say('hand.course') },
    farWords: count => say('hexes', { count }),
    courseWords: (end, course) =>
      say(course === 0 ? 'hand.straight' : 'heading', {
        facing: facingName(end === null ? ship.facing : facingOf(end.pose.heading)),
      }),
  });

  function wayOf(draft: Draft, preview: Preview): Way | null {
    const end = fan.endOf(draft);
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
    ...fan,
    reach: boxRound([start, ...ends.map(({ pose }) => pose)], SIZE),
    ground: groundOf(ends),
    wayOf,
    overlay: at => ghosted(view, ship, at),
    covers: ({ action }) => COVERED.has((action as ConvoyAction).do),
  };
}

/** What she does herself: when she has done, the next ship may be under way before anybody is asked. */
function hers(row: Row, { id }: ShipView): Row {
  return {
    ...row,
    events: (row.events as readonly ConvoyEvent[]).filter(event => !('ship' in event) || event.ship === id),
  };
}

function endOf(position: Position, ship: ShipView, row: Row): SailedEnd | null {
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
  const matters = name !== '' || told.some(({ type }) => type === 'exited');
  return {
    pose: isPressed ? ahead(reached) : reached,
    far: told.filter(({ type }) => type === 'sailed' || type === 'exited').length + (isPressed ? 1 : 0),
    turns: told.filter(({ type }) => type === 'turned').length,
    row,
    isPressed,
    pulls: matters && dangerAt(row, position.view as ConvoyView, ship) === '',
    // Whoever has guns to fire is asked on.
    orders: mayStop && !isDecision ? [...orders, 'stop'] : orders,
    snap: name === '' ? '' : say(bears === undefined ? 'hand.alongside' : 'hand.bears', { ship: name }),
  };
}

function ghost(position: Position, preview: readonly ConvoyEvent[], ship: ShipView): ReturnType<typeof ghostOf> {
  return ghostOf((before, told) => motions(before as ConvoyView, told), position, { preview }, ship.id);
}

/** How ill a place fits a hand: first the hex, then the way that the hand points from its centre, then the fewest turns. */
function badness(
  to: Spot,
  { pose, turns, isPressed, pulls }: Pick<SailedEnd, 'pose' | 'turns' | 'isPressed' | 'pulls'>,
  near: number,
): number {
  const off = distance(to, pose) / HEX;
  const turned = off < POINTS ? 0 : Math.abs(signed(bearing(pose, to) - pose.heading)) / 1800;
  return off + turned + turns / 100 + (isPressed ? 0.02 : 0) - (pulls ? pullAt(off, near / HEX) : 0);
}

/** Where the hand points within the hex, it says itself how she is to head. */
function pullAt(off: number, near: number): number {
  if (off < POINTS) return PREFERRED;
  return off < INSIDE ? 0 : Math.min(MOST_PULL, 2 * near);
}

function wordsOf({ far: hexes, isPressed, row, pose }: SailedEnd, ship: ShipView): string {
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
function groundOf(ends: readonly SailedEnd[]): readonly (readonly number[])[] {
  const hexes = new Set(
    ends.flatMap(({ row, isPressed }) => {
      const at = (row.events as readonly ConvoyEvent[]).findLast(event => event.type === 'sailed');
      return at?.type === 'sailed' && !isPressed ? [at.at] : [];
    }),
  );
  return [...hexes].map(at => hexOutline(SIZE, columnOf(at), rowOf(at)));
}
