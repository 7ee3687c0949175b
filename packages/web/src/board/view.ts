/**
 * Pan and zoom. During a gesture one CSS transform moves the whole chart and nothing is rendered; when it ends, the chart is
 * given its true size, so that the browser draws sharp lines again.
 */

import { select } from 'd3-selection';
import type { D3ZoomEvent, ZoomBehavior } from 'd3-zoom';
import { zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { detailOf } from './badges.ts';
import type { DiscsAt, Shown, Transform } from './framing.ts';
import { chartOf, closest, cornersOf, frame, grown, onTheWay, roomFor, scaleFor } from './framing.ts';
import { afloat } from './handles.ts';
import { piecesOf } from './pieces.ts';
import type { Disc, Rect } from './rect.ts';
import { holds, meets, shifted } from './rect.ts';
import type { Box, Scene, ScenePiece, Spot } from './scene.ts';
import type { Pane } from './tags.ts';

/** What is asked about, for a view of it. */
export interface Offered {
  /** Handles, and the ships that they are about. */
  readonly offers: DiscsAt;
  readonly foes: readonly ScenePiece[];
}

export interface View {
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** The whole sheet. */
  fit(): void;
  /** Where the ships are. */
  fitShips(): void;
  /** A part of the sheet, such as one of its seas. */
  show(part: Box): void;
  /** Brings offers into view where they are not, or are too small to be told apart; never against the user's own choice. */
  look(offered: Offered | null): void;
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
}

/** A ship is never drawn longer than this, in pixels. */
const LARGEST_SHIP = 340;
/** A decision about ships smaller than this is looked at more closely; on a phone there is less to be had. */
const LEGIBLE = 20;
const NARROW_LEGIBLE = 14;
/** The same for ships on bases and for blocks, whose print needs more room. */
const NARROW_PRINT_LEGIBLE = 22;
/** To keep an enemy in sight they may be smaller still. */
const WITH_FOES = 0.75;
/** All ships are shown rather than some, where they do not have to be drawn smaller than this share for it. */
const WORTH = 0.8;
/** A view drawn back this far from the size that a scene asks for is looked at anew. */
const DRAWN_BACK = 0.7;
/** The view is not changed for a gain smaller than this factor. */
const NOTICED = 1.15;
/** Ships of this size, in pixels, can be told apart at a glance. */
const READABLE_SHIP = 28;
const CUT_FOR = 1.25;
/** Round ships and places that are shown, as a share of the sheet. */
const SEA_ROOM = 0.05;
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

export function startView(parts: Parts): View {
  const { root, world, sheets } = parts;
  const chart = chartOf(parts.scene().bounds);
  let drawn = 0;
  let touched = false;
  /** Where the chart lay when the gesture under way began. */
  let held: Transform = zoomIdentity;
  let gliding = 0;
  let rootSize = '';
  /** What the view shows by itself until the user moves it. */
  let wanted = atStart;
  let offered: Offered | null = null;
  /** Of the hulls: a model is smaller than its base. */
  const longest = (): number => {
    const { ships, blocks = [] } = parts.scene();
    return Math.max(
      0,
      ...ships.map(ship => ship.base?.model.length ?? ship.length),
      ...blocks.map(({ length }) => length),
    );
  };
  /** The scale at which the longest ship has the size that her scene asks for; 0 where it asks for none. */
  const closeUp = (): number => (longest() === 0 ? 0 : (parts.scene().closeUp ?? 0) / longest());
  /** The whole sheet where ships can be made out on it, or none is there yet; else what matters on it. */
  function atStart(): Transform {
    const whole = wholeSheet();
    if (piecesOf(parts.scene()).length === 0 || longest() * whole.k >= READABLE_SHIP) return whole;
    const fought = withShips(
      parts
        .scene()
        .areas.filter(area => area.kind === 'exit')
        .flatMap(area => cornersOf(area.outline)),
    );
    // For a small gain in size the whole sheet is shown rather than most of it.
    return fought.k < whole.k * CUT_FOR ? whole : fought;
  }
  /** With the badges and handles that stick out of it. */
  function wholeSheet(): Transform {
    // Twice, because badges and handles keep their size: on the smaller scale of the first result they stick out farther.
    return target(withRoom(withRoom(parts.scene().bounds)));
  }
  /** A box, with room for what would not be seen when it is shown. */
  function withRoom(box: Box): Box {
    const to = target(box);
    const all = [...parts.discs(to.k, afloat(parts.scene())), ...(offered?.offers(to.k) ?? [])];
    return grown(
      box,
      all.map(disc => onScreen(disc, to)),
      space(),
      to.k,
    );
  }
  /** All ships and some places, with sea room. */
  function withShips(places: readonly Spot[] = []): Transform {
    const { bounds } = parts.scene();
    const room = Math.max(bounds.width, bounds.height) * SEA_ROOM;
    const shown = framing(scale => [
      ...parts.discs(scale, afloat(parts.scene())),
      ...[...places, ...afloat(parts.scene()).map(ship => ship.pose)].map(({ x, y }) => ({
        x: x * scale,
        y: y * scale,
        r: room * scale,
      })),
    ]);
    return shown === null ? target(bounds) : toTransform(shown);
  }
  const width = (): number => root.clientWidth;
  const height = (): number => root.clientHeight;
  const legible = (): number => {
    if (width() >= NARROW) return LEGIBLE;
    const { ships, blocks = [] } = parts.scene();
    const isPrinted = blocks.length > 0 || ships.some(ship => ship.base !== undefined);
    return isPrinted ? NARROW_PRINT_LEGIBLE : NARROW_LEGIBLE;
  };

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
      if (event.sourceEvent !== null && isMoved) touched = true;
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
    const [edge, foot] = width() < NARROW ? [NARROW_EDGE, NARROW_FOOT] : [EDGE, 0];
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = parts.free;
    return {
      left: left + edge,
      top: top + edge,
      right: left + offsetWidth - edge,
      bottom: top + offsetHeight - edge - foot,
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

  function target(box: Box): Transform {
    const inside = roomFor(box, space(), obstacles());
    const [least, most] = behaviour.scaleExtent();
    const k = Math.min(most, Math.max(least, scaleFor(box, inside)));
    const cx = box.x - chart.x + box.width / 2;
    const cy = box.y - chart.y + box.height / 2;
    return { k, x: (inside.left + inside.right) / 2 - cx * k, y: (inside.top + inside.bottom) / 2 - cy * k };
  }

  function set(to: Transform): void {
    selection.call(behaviour.transform, zoomIdentity.translate(to.x, to.y).scale(to.k));
  }

  /** Moves the view there in a short transition, or at once with reduced motion. */
  function glide(to: Transform): void {
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
      gliding = t < 1 ? requestAnimationFrame(step) : 0;
      set(onTheWay(from, to, soft, { x: width() / 2, y: height() / 2 }));
    };
    gliding = requestAnimationFrame(step);
  }

  /** Whether everything is on the screen, clear of panels, rose and buttons. */
  function sees(discs: readonly Disc[]): boolean {
    const now = zoomTransform(root);
    const free = space();
    const hidden = obstacles();
    return discs.every(disc => {
      const at = onScreen(disc, now);
      return holds(free, at) && !hidden.some(rect => meets(at, rect));
    });
  }

  function onScreen({ x, y, r }: Disc, to: Transform): Disc {
    return { x: x - chart.x * to.k + to.x, y: y - chart.y * to.k + to.y, r };
  }

  function framing(discsAt: DiscsAt): Shown | null {
    const { bounds } = parts.scene();
    const room = space();
    const [least, most] = behaviour.scaleExtent();
    const nearest = Math.min(most, closest(bounds, room, closeUp()));
    return frame(discsAt, { bounds, space: room, obstacles: obstacles(), least, most: nearest });
  }

  function toTransform({ scale, x, y }: Shown): Transform {
    return { k: scale, x: x + chart.x * scale, y: y + chart.y * scale };
  }

  /** The offers as large as may be, with all ships or at least the nearest enemies where these can be made out as well. */
  function framed({ offers, foes }: Offered): Transform & { readonly hasFoes: boolean } {
    const alone = framing(offers);
    if (alone === null) return { ...wholeSheet(), hasFoes: false };
    const size = longest();
    const wider = (others: readonly ScenePiece[], smallest: number): Shown | null => {
      const shown = framing(scale => [...offers(scale), ...parts.discs(scale, others)]);
      return shown !== null && shown.scale >= Math.min(smallest / size, alone.scale * WORTH) ? shown : null;
    };
    const shown = size === 0 ? null : (wider(afloat(parts.scene()), legible()) ?? wider(foes, legible() * WITH_FOES));
    const best = toTransform(shown ?? alone);
    // As in `atStart`: for a small gain in size the whole sheet is shown.
    const whole = wholeSheet();
    return best.k < whole.k * CUT_FOR ? { ...whole, hasFoes: true } : { ...best, hasFoes: shown !== null };
  }

  function look(): void {
    if (offered === null || drawn === 0) return;
    const now = offered;
    const isSeen = sees(now.offers(drawn));
    // With no ship on the sheet yet there is nothing to be told apart.
    const isTiny = longest() > 0 && (longest() * drawn < legible() || drawn < closeUp() * DRAWN_BACK);
    const isFoeHidden = !sees(parts.discs(drawn, now.foes));
    if (isSeen && !isTiny && !isFoeHidden) return;
    const better = framed(now);
    // Offers that are visible and large enough already: the view stays.
    if (isSeen && better.k < drawn * NOTICED && !(isFoeHidden && better.hasFoes)) return;
    wanted = () => framed(now);
    glide(better);
  }

  /** The board or the space between its panels has another size. */
  function resized(): void {
    if (width() === 0 || height() === 0) return;
    limits();
    const size = `${width()} ${height()}`;
    const sameBoard = size === rootSize;
    rootSize = size;
    if (touched && drawn !== 0) draw();
    else if (sameBoard) glide(wanted());
    else {
      // The space has changed, so the automatic view is chosen anew.
      wanted = atStart;
      set(wanted());
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
      wanted = wholeSheet;
      glide(wanted());
    },
    fitShips() {
      touched = false;
      wanted = withShips;
      glide(wanted());
    },
    show(part) {
      touched = false;
      wanted = () => target(part);
      glide(wanted());
    },
    look(next) {
      offered = next;
      if (!touched) look();
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
