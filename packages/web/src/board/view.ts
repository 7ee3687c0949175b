/**
 * Pan and zoom. During a gesture one CSS transform moves the whole chart and nothing is rendered; when it ends, the chart is
 * given its true size, so that the browser draws sharp lines again.
 */

import { select } from 'd3-selection';
import type { D3ZoomEvent, ZoomBehavior } from 'd3-zoom';
import { zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { detailOf } from './badges.ts';
import type { Offered } from './camera.ts';
import { cameraOf } from './camera.ts';
import type { DiscsAt, Transform } from './framing.ts';
import { chartOf, onTheWay, roomFor, scaleFor } from './framing.ts';
import { piecesOf } from './pieces.ts';
import type { Disc, Rect } from './rect.ts';
import { shifted } from './rect.ts';
import type { Box, Scene, ScenePiece, Spot } from './scene.ts';
import { isStill } from './still.ts';
import type { Pane } from './tags.ts';

export interface View {
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** The whole sheet. */
  fit(): void;
  /** A part of the sheet, such as one of its seas. */
  show(part: Box): void;
  /** Gives the camera back: from now on it goes to what is decided, until the user moves the view again. */
  giveBack(): void;
  /** Brings offers into view where they are not, or are too small to be told apart; never against the user's own choice. */
  look(offered: Offered | null): void;
  /** Closes in on those who fight; null when something else happens. Never against the user's own choice. */
  attend(fighters: DiscsAt | null): void;
  /** What lies over the board may have changed. */
  measure(): void;
  /** The place on the board under a point of the screen. */
  placeAt(clientX: number, clientY: number): Spot;
  destroy(): void;
}

interface Parts {
  readonly root: HTMLElement;
  readonly world: HTMLElement;
  /** Lies over what no panel covers. */
  readonly free: HTMLElement;
  readonly sheets: readonly SVGSVGElement[];
  scene(): Scene;
  /** Pieces with their badges, as they would be drawn at a scale. */
  discs(scale: number, pieces: readonly ScenePiece[]): readonly Disc[];
  /** The scale that everything is now drawn for, in pixels a unit. */
  onScale(scale: number): void;
  /** Called with the visible part of the board when a pan or zoom has ended. */
  onPane(pane: Pane): void;
  /** Whose the view is: the user's from the first pan or zoom until she gives it back. */
  onHolder(holder: Holder): void;
}

export type Holder = 'camera' | 'user';

/** A ship is never drawn longer than this, in pixels. */
const LARGEST_SHIP = 340;
/** A press that moves no farther, in pixels, is a click. */
const SHAKE = 5;
const GLIDE_MS = 220;
/** From this size on there is room for what is printed on a base. */
const CLOSE_FROM = 86;
/** Sea room within the free space; less on a phone, which has none to spare. */
const EDGE = 30;
const NARROW_EDGE = 14;
/** More of it at the bottom of a narrow board: for the frame and the scale below it. */
const NARROW_FOOT = 6;
const NARROW = 600;
/** How much further out than the whole sheet one may go. */
const FURTHEST = 0.8;

function middleOf({ left, top, right, bottom }: Rect): Spot {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

export function startView(parts: Parts): View {
  const { root, world, sheets } = parts;
  const chart = chartOf(parts.scene().bounds);
  let drawn = 0;
  let holder: Holder = 'camera';
  /** Where the chart lay when the gesture under way began. */
  let held: Transform = zoomIdentity;
  let gliding = 0;
  let rootSize = '';
  let offered: Offered | null = null;
  /** What the view shows by itself until the user moves it; null after she has moved it by hand. */
  let wanted: (() => Transform) | null = atStart;
  /** Closed in on a fight: the next question draws it back. */
  let attending = false;
  const width = (): number => root.clientWidth;
  const height = (): number => root.clientHeight;
  const isNarrow = (): boolean => width() < NARROW;
  const camera = cameraOf({
    chart,
    scene: parts.scene,
    discs: parts.discs,
    space,
    obstacles,
    limits: () => behaviour.scaleExtent(),
    isNarrow,
  });
  const { longest } = camera;
  function atStart(): Transform {
    return camera.atStart(offered);
  }

  /** The user has chosen a view: one that follows the size of the screen, or none. */
  function take(view: (() => Transform) | null): void {
    cancelAnimationFrame(gliding);
    gliding = 0;
    wanted = view;
    attending = false;
    setHolder('user');
  }

  function setHolder(next: Holder): void {
    if (next === holder) return;
    holder = next;
    parts.onHolder(next);
  }

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
      root.dataset['detail'] = detailOf(piecesOf(parts.scene()), k);
      root.classList.toggle('is-close', longest() * k >= CLOSE_FROM);
      parts.onScale(k);
    }
    show();
    parts.onPane(pane());
  }

  function pane(): Pane {
    const { x, y, k } = zoomTransform(root);
    const onChart = (rect: Rect): Rect => shifted(rect, chart.x * k - x, chart.y * k - y);
    return { free: onChart(space()), over: obstacles().map(onChart) };
  }

  const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>()
    .clickDistance(SHAKE)
    .filter(
      (event: MouseEvent) =>
        !event.button &&
        !(event.target as Element).closest('.board-controls') &&
        !root.classList.contains('is-steered'),
    )
    .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      held = event.transform;
      if (event.sourceEvent !== null) root.classList.add('is-held');
    })
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { k, x, y } = event.transform;
      // A press that moves less than SHAKE is a tap and does not count as panning.
      const isMoved = k !== held.k || Math.hypot(x - held.x, y - held.y) > SHAKE;
      if (event.sourceEvent !== null && isMoved) take(null);
      show();
    })
    .on('end', () => {
      root.classList.remove('is-held');
      if (gliding === 0) draw();
    });
  const selection = select(root);
  selection.call(behaviour).on('dblclick.zoom', null);

  /** The free space in pixels of the board, with some sea room. */
  function space(): Rect {
    const [edge, foot] = isNarrow() ? [NARROW_EDGE, NARROW_FOOT] : [EDGE, 0];
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = parts.free;
    return {
      left: left + edge,
      top: top + edge,
      right: left + offsetWidth - edge,
      bottom: top + offsetHeight - edge - foot,
    };
  }

  /** Rose, buttons and whatever else is laid over boards, where they lie in the free space rather than beside it. */
  function obstacles(): Rect[] {
    const origin = root.getBoundingClientRect();
    const free = parts.free.getBoundingClientRect();
    return [...root.querySelectorAll('.rose, .board-controls'), ...document.querySelectorAll('[data-over-board]')]
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
    // The extent is the free space: with the whole board the first gesture would move the sheet back under the panels.
    behaviour.extent([
      [inside.left, inside.top],
      [inside.right, inside.bottom],
    ]);
    behaviour.translateExtent([
      [x - roam, y - roam],
      [x + bounds.width + roam, y + bounds.height + roam],
    ]);
  }

  function set(to: Transform): void {
    selection.call(behaviour.transform, zoomIdentity.translate(to.x, to.y).scale(to.k));
  }

  /** What was on its way to another view stops: it would go on to where it was sent before. */
  function jump(to: Transform): void {
    cancelAnimationFrame(gliding);
    gliding = 0;
    set(to);
  }

  /** Moves the view there in a short transition, or at once with reduced motion. */
  function glide(to: Transform): void {
    if (drawn === 0 || isStill()) return jump(to);
    cancelAnimationFrame(gliding);
    const from = zoomTransform(root);
    const began = performance.now();
    const step = (): void => {
      const t = Math.min(1, (performance.now() - began) / GLIDE_MS);
      const soft = t * t * (3 - 2 * t);
      gliding = t < 1 ? requestAnimationFrame(step) : 0;
      set(onTheWay(from, to, soft, { x: width() / 2, y: height() / 2 }));
    };
    gliding = requestAnimationFrame(step);
  }

  /** Who wants less motion is not moved for a mere gain in size. */
  function look(closesIn: 'closes in' | 'stays' = isStill() ? 'stays' : 'closes in'): void {
    if (offered === null || drawn === 0) return;
    const now = offered;
    const next = attending ? camera.framed(now) : camera.better(now, zoomTransform(root), closesIn);
    attending = false;
    if (next === null) return;
    wanted = () => camera.framed(now);
    glide(next);
  }

  /** The board or the space between its panels has another size. */
  function resized(): void {
    if (width() === 0 || height() === 0) return;
    limits();
    const size = `${width()} ${height()}`;
    const sameBoard = size === rootSize;
    rootSize = size;
    const before = middle;
    middle = middleOf(space());
    if (wanted === null && drawn !== 0) {
      // What was in the middle stays there.
      const { x, y, k } = zoomTransform(root);
      if (!sameBoard) set({ k, x: x + middle.x - before.x, y: y + middle.y - before.y });
      draw();
    } else if (sameBoard || holder === 'user') glide((wanted ?? atStart)());
    else {
      // The space has changed, so the automatic view is chosen anew: nobody follows a ship from the one to the other.
      wanted = atStart;
      jump(atStart());
      look('closes in');
    }
  }
  let middle: Spot = { x: 0, y: 0 };
  const observer = new ResizeObserver(resized);
  observer.observe(root);
  observer.observe(parts.free);
  resized();

  return {
    zoomBy(factor) {
      take(null);
      const from = zoomTransform(root);
      const [least, most] = behaviour.scaleExtent();
      const k = Math.min(most, Math.max(least, from.k * factor));
      const mx = width() / 2;
      const my = height() / 2;
      glide({ k, x: mx - ((mx - from.x) / from.k) * k, y: my - ((my - from.y) / from.k) * k });
    },
    panBy(dx, dy) {
      take(null);
      const { k } = zoomTransform(root);
      selection.call(behaviour.translateBy, dx / k, dy / k);
    },
    fit() {
      take(() => camera.wholeSheet(offered));
      glide(camera.wholeSheet(offered));
    },
    show(part) {
      take(() => camera.part(part));
      glide(camera.part(part));
    },
    giveBack() {
      setHolder('camera');
      attending = false;
      const now = offered;
      wanted = now === null ? atStart : () => camera.framed(now);
      glide(wanted());
    },
    look(next) {
      offered = next;
      if (holder === 'camera') look();
    },
    attend(fighters) {
      if (holder === 'user' || drawn === 0 || isStill()) return;
      const next = fighters === null ? null : camera.closeUp(fighters, zoomTransform(root));
      if (next !== null) {
        attending = true;
        glide(next);
      } else if (fighters === null && attending) {
        attending = false;
        glide((wanted ?? atStart)());
      }
    },
    measure() {
      parts.onPane(pane());
    },
    placeAt(clientX, clientY) {
      const { left, top } = root.getBoundingClientRect();
      const { x, y, k } = zoomTransform(root);
      return { x: (clientX - left - x) / k + chart.x, y: (clientY - top - y) / k + chart.y };
    },
    destroy() {
      cancelAnimationFrame(gliding);
      observer.disconnect();
      selection.on('.zoom', null);
    },
  };
}
