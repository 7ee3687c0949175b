/**
 * Pan and zoom. While a gesture lasts, one CSS transform moves the whole chart and React sleeps; when it ends, the chart is
 * given its true size, so that the browser draws every line anew and crisp.
 */

import { select } from 'd3-selection';
import type { D3ZoomEvent, ZoomBehavior } from 'd3-zoom';
import { zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { BEYOND } from './Sea.tsx';
import type { Mark, Pose, Scene } from './scene.ts';

type Box = Scene['bounds'];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** On the screen, in pixels from the board's own corner. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface View {
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** The whole sheet. */
  fit(): void;
  /** Where the ships are. */
  fitShips(): void;
  /** Brings places into view where they are not, or are too small to be told apart; never against the user's own choice. */
  look(places: readonly Spot[]): void;
  destroy(): void;
}

/** The sheet and the sea around it: what the svg elements show. */
export function chartOf(bounds: Box): Box {
  const margin = Math.max(bounds.width, bounds.height) * BEYOND;
  return {
    x: bounds.x - margin,
    y: bounds.y - margin,
    width: bounds.width + 2 * margin,
    height: bounds.height + 2 * margin,
  };
}

const MOST = 0.72;
/** Sea room round what is shown, and the least share of the sheet that is. */
const ROOM = 0.09;
const LEAST = 0.34;

/** The smallest box round some places with sea room, within the sheet. */
export function boxRound(places: readonly Spot[], b: Box): Box {
  if (places.length === 0) return b;
  const size = Math.max(b.width, b.height);
  const [left, right] = span(
    places.map(p => p.x),
    b.x,
    b.width,
    size,
  );
  const [top, bottom] = span(
    places.map(p => p.y),
    b.y,
    b.height,
    size,
  );
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  // Nearly the whole sheet: then the whole of it, with its frame.
  return box.width > b.width * MOST && box.height > b.height * MOST ? b : box;
}

/** From the first place to the last with room on either side, wide enough to see where one is, and on the sheet. */
function span(at: readonly number[], start: number, long: number, size: number): [number, number] {
  const first = Math.min(...at) - size * ROOM;
  const last = Math.max(...at) + size * ROOM;
  const lacks = Math.max(0, Math.min(long, size * LEAST) - (last - first)) / 2;
  return [Math.max(start, first - lacks), Math.min(start + long, last + lacks)];
}

/** Where offers stand, so that they can be brought into view. */
export function placesOf(marks: readonly Mark[], scene: Scene): Spot[] {
  const shipAt = (id: number | undefined): Pose[] => scene.ships.filter(ship => ship.id === id).map(ship => ship.pose);
  return marks.flatMap(({ at }): readonly Spot[] => {
    switch (at.kind) {
      case 'ghost':
        return [at.pose, ...shipAt(at.ship)];
      case 'ship':
        return [...shipAt(at.ship), ...shipAt(at.from)];
      case 'spot':
        return [at];
    }
  });
}

const LEAST_ROOM = 80;

/** Pixels a unit at which a box fills a place. */
export function scaleFor(box: Box, { left, top, right, bottom }: Rect): number {
  return Math.min(Math.max(LEAST_ROOM, right - left) / box.width, Math.max(LEAST_ROOM, bottom - top) / box.height);
}

/** What is left of the space beside or between the obstacles, whichever shows the box larger. */
export function roomFor(box: Box, space: Rect, obstacles: readonly Rect[]): Rect {
  if (obstacles.length === 0) return space;
  const middle = (space.top + space.bottom) / 2;
  const isHigh = (rect: Rect): boolean => rect.top + rect.bottom < 2 * middle;
  const beside = { ...space, right: Math.min(space.right, ...obstacles.map(rect => rect.left)) };
  const between = {
    ...space,
    top: Math.max(space.top, ...obstacles.filter(isHigh).map(rect => rect.bottom)),
    bottom: Math.min(space.bottom, ...obstacles.filter(rect => !isHigh(rect)).map(rect => rect.top)),
  };
  return scaleFor(box, beside) >= scaleFor(box, between) ? beside : between;
}

function within(x: number, y: number, rect: Rect): boolean {
  return x > rect.left && x < rect.right && y > rect.top && y < rect.bottom;
}

/** Corners of an outline that is written x, y, x, y … */
function cornersOf(outline: readonly number[]): Spot[] {
  return outline.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: outline[i + 1] ?? 0 }] : []));
}

interface Parts {
  readonly root: HTMLElement;
  readonly world: HTMLElement;
  /** Lies over what no panel covers. */
  readonly free: HTMLElement;
  readonly sheets: readonly SVGSVGElement[];
  scene(): Scene;
  /** The scale that everything is now drawn for, in pixels a unit. */
  onScale(scale: number): void;
}

/** A ship is never drawn longer than this, in pixels. */
const LARGEST_SHIP = 340;
/** A decision about ships smaller than this is looked at more closely. */
const SMALLEST_SHIP = 20;
/** Ships of this size, in pixels, can be told apart at a glance. */
const READABLE_SHIP = 28;
const GLIDE_MS = 220;
/** Ships smaller than this on the screen lose their finest lines. */
const DETAIL_FROM = 46;
const NAMES_FROM = 64;
/** Sea room within the free space; less on a phone, which has none to spare. */
const EDGE = 30;
const NARROW_EDGE = 14;
const NARROW = 600;
/** How much further out than the whole sheet one may go. */
const FURTHEST = 0.8;

export function startView(parts: Parts): View {
  const { root, world, sheets } = parts;
  const chart = chartOf(parts.scene().bounds);
  let drawn = 0;
  let touched = false;
  let gliding = 0;
  let rootSize = '';
  /** What the view shows by itself until the user moves it. */
  let wanted = startBox;
  let offered: readonly Spot[] = [];
  const shipPlaces = (): Pose[] =>
    parts
      .scene()
      .ships.filter(ship => ship.condition !== 'wreck')
      .map(ship => ship.pose);
  /** Where it is to be fought, and where one is to get to. */
  const startPlaces = (): Spot[] => [
    ...shipPlaces(),
    ...parts
      .scene()
      .areas.filter(area => area.kind === 'exit')
      .flatMap(area => cornersOf(area.outline)),
  ];
  const longest = (): number => Math.max(0, ...parts.scene().ships.map(ship => ship.length));
  /** The whole sheet where ships can be made out on it; else what matters on it. */
  function startBox(): Box {
    const { bounds } = parts.scene();
    const whole = scaleFor(bounds, roomFor(bounds, space(), obstacles()));
    return longest() * whole >= READABLE_SHIP ? bounds : boxRound(startPlaces(), bounds);
  }
  const width = (): number => root.clientWidth;
  const height = (): number => root.clientHeight;

  function show(): void {
    const { x, y, k } = zoomTransform(root);
    const stretch = drawn === 0 ? 1 : k / drawn;
    world.style.transform =
      stretch === 1 ? `translate(${Math.round(x)}px,${Math.round(y)}px)` : `translate(${x}px,${y}px) scale(${stretch})`;
  }

  function draw(): void {
    const { k } = zoomTransform(root);
    if (k !== drawn) {
      drawn = k;
      for (const sheet of sheets) {
        sheet.style.width = `${chart.width * k}px`;
        sheet.style.height = `${chart.height * k}px`;
        sheet.style.setProperty('--u', String(1 / k));
      }
      const ship = longest() * k;
      root.dataset['detail'] = ship >= NAMES_FROM ? 'names' : ship >= DETAIL_FROM ? 'fine' : 'coarse';
      parts.onScale(k);
    }
    show();
  }

  const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>()
    .clickDistance(5)
    .filter((event: MouseEvent) => !event.button && !(event.target as Element).closest('.board-controls'))
    .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent !== null) {
        touched = true;
        root.classList.add('is-held');
      }
    })
    .on('zoom', show)
    .on('end', () => {
      root.classList.remove('is-held');
      if (gliding === 0) draw();
    });
  const selection = select(root);
  selection.call(behaviour).on('dblclick.zoom', null);

  /** The free space in pixels of the board, with some sea room. */
  function space(): Rect {
    const edge = width() < NARROW ? NARROW_EDGE : EDGE;
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = parts.free;
    return {
      left: left + edge,
      top: top + edge,
      right: left + offsetWidth - edge,
      bottom: top + offsetHeight - edge,
    };
  }

  /** Rose and buttons, where they lie in the free space rather than beside it. */
  function obstacles(): Rect[] {
    const origin = root.getBoundingClientRect();
    const free = parts.free.getBoundingClientRect();
    return [...root.querySelectorAll('.rose, .board-controls')]
      .map(element => element.getBoundingClientRect())
      .filter(r => r.left < free.right && r.right > free.left && r.top < free.bottom && r.bottom > free.top)
      .map(r => ({
        left: r.left - origin.left,
        top: r.top - origin.top,
        right: r.right - origin.left,
        bottom: r.bottom - origin.top,
      }));
  }

  function limits(): void {
    const { bounds } = parts.scene();
    const inside = roomFor(bounds, space(), obstacles());
    const whole = scaleFor(bounds, inside) * FURTHEST;
    const most = longest() > 0 ? LARGEST_SHIP / longest() : whole * 10;
    behaviour.scaleExtent([whole, Math.max(most, whole * 3)]);
    const roam = Math.max(bounds.width, bounds.height) * 0.3;
    const x = bounds.x - chart.x;
    const y = bounds.y - chart.y;
    // Of the free space, or the first touch would pull the sheet back under the panels.
    behaviour.extent([
      [inside.left, inside.top],
      [inside.right, inside.bottom],
    ]);
    behaviour.translateExtent([
      [x - roam, y - roam],
      [x + bounds.width + roam, y + bounds.height + roam],
    ]);
  }

  function target(box: Box): { k: number; x: number; y: number } {
    const inside = roomFor(box, space(), obstacles());
    const [least, most] = behaviour.scaleExtent();
    const k = Math.min(most, Math.max(least, scaleFor(box, inside)));
    const cx = box.x - chart.x + box.width / 2;
    const cy = box.y - chart.y + box.height / 2;
    return { k, x: (inside.left + inside.right) / 2 - cx * k, y: (inside.top + inside.bottom) / 2 - cy * k };
  }

  function set(to: { k: number; x: number; y: number }): void {
    selection.call(behaviour.transform, zoomIdentity.translate(to.x, to.y).scale(to.k));
  }

  /** There in a breath, or at once for those who want no motion. */
  function glide(to: { k: number; x: number; y: number }): void {
    cancelAnimationFrame(gliding);
    const from = zoomTransform(root);
    if (drawn === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      gliding = 0;
      set(to);
      return;
    }
    const began = performance.now();
    const step = (): void => {
      const t = Math.min(1, (performance.now() - began) / GLIDE_MS);
      const soft = t * t * (3 - 2 * t);
      const k = from.k * (to.k / from.k) ** soft;
      // The place under the middle of the screen moves in a straight line.
      const mx = width() / 2;
      const my = height() / 2;
      const cx = (mx - from.x) / from.k + ((mx - to.x) / to.k - (mx - from.x) / from.k) * soft;
      const cy = (my - from.y) / from.k + ((my - to.y) / to.k - (my - from.y) / from.k) * soft;
      gliding = t < 1 ? requestAnimationFrame(step) : 0;
      set({ k, x: mx - cx * k, y: my - cy * k });
    };
    gliding = requestAnimationFrame(step);
  }

  /** Whether every place is on the screen, clear of panels, rose and buttons. */
  function sees(places: readonly Spot[]): boolean {
    const { k, x, y } = zoomTransform(root);
    const free = space();
    const hidden = obstacles();
    return places.every(place => {
      const px = (place.x - chart.x) * k + x;
      const py = (place.y - chart.y) * k + y;
      return within(px, py, free) && !hidden.some(rect => within(px, py, rect));
    });
  }

  function look(): void {
    if (offered.length === 0) return;
    // With no ship on the sheet yet there is nothing to be told apart.
    const isTiny = longest() > 0 && longest() * drawn < SMALLEST_SHIP;
    if (sees(offered) && !isTiny) return;
    const places = offered;
    wanted = () => boxRound(places, parts.scene().bounds);
    glide(target(wanted()));
  }

  /** The board or the space between its panels has another size. */
  function resized(): void {
    if (width() === 0 || height() === 0) return;
    limits();
    const size = `${width()} ${height()}`;
    const sameBoard = size === rootSize;
    rootSize = size;
    if (touched && drawn !== 0) draw();
    else if (sameBoard) glide(target(wanted()));
    else {
      set(target(wanted()));
      look();
    }
  }
  const observer = new ResizeObserver(resized);
  observer.observe(root);
  observer.observe(parts.free);
  resized();

  return {
    zoomBy(factor) {
      touched = true;
      const from = zoomTransform(root);
      const [least, most] = behaviour.scaleExtent();
      const k = Math.min(most, Math.max(least, from.k * factor));
      const mx = width() / 2;
      const my = height() / 2;
      glide({ k, x: mx - ((mx - from.x) / from.k) * k, y: my - ((my - from.y) / from.k) * k });
    },
    panBy(dx, dy) {
      touched = true;
      const { k } = zoomTransform(root);
      selection.call(behaviour.translateBy, dx / k, dy / k);
    },
    fit() {
      touched = false;
      wanted = () => parts.scene().bounds;
      glide(target(wanted()));
    },
    fitShips() {
      touched = false;
      wanted = () => boxRound(shipPlaces(), parts.scene().bounds);
      glide(target(wanted()));
    },
    look(places) {
      offered = places;
      if (!touched && drawn !== 0) look();
    },
    destroy() {
      cancelAnimationFrame(gliding);
      observer.disconnect();
      selection.on('.zoom', null);
    },
  };
}
