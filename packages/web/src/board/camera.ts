/** Which part of the chart is shown by itself: what is asked, whom it concerns, and as much round them as can be made out. */

import type { DiscsAt, Shown, Transform } from './framing.ts';
import { closest, cornersOf, frame, grown, roomFor, scaleFor } from './framing.ts';
import { afloat, piecesOf } from './pieces.ts';
import type { Disc, Rect } from './rect.ts';
import { holds, meets } from './rect.ts';
import type { Box, Scene, ScenePiece, Spot } from './scene.ts';

/** What is asked about, for a view of it. */
export interface Offered {
  /** Handles, and the ships that they are about. */
  readonly offers: DiscsAt;
  readonly foes: readonly ScenePiece[];
}

/** What the camera works with; measured anew at every call. */
export interface Room {
  /** The sheet with the sea around it. */
  readonly chart: Box;
  scene(): Scene;
  /** Pieces with their badges, as they would be drawn at a scale. */
  discs(scale: number, pieces: readonly ScenePiece[]): readonly Disc[];
  /** What no panel covers, less some sea room, in pixels of the board. */
  space(): Rect;
  /** Rose and buttons, where they lie in the free space rather than beside it. */
  obstacles(): Rect[];
  /** Scales between which to choose. */
  limits(): readonly [least: number, most: number];
  isNarrow(): boolean;
}

export interface Camera {
  /** Length of the longest hull. */
  longest(): number;
  /** The whole sheet where ships can be made out on it, or none is there yet; else what matters on it. */
  atStart(offered: Offered | null): Transform;
  wholeSheet(offered: Offered | null): Transform;
  part(box: Box): Transform;
  /** The offers as large as may be, with all ships or at least the nearest enemies where these can be made out as well. */
  framed(offered: Offered): Framed;
  /** A view that serves a decision better than the one there is; null where that is good enough. */
  better(offered: Offered, now: Transform, closesIn: 'closes in' | 'stays'): Transform | null;
  /** Those who fight, as large as may be; null where they are seen well enough, or there is no room for them. */
  closeUp(fighters: DiscsAt, now: Transform): Transform | null;
}

interface Framed extends Transform {
  readonly hasFoes: boolean;
  readonly hasGoals: boolean;
}

/** A decision about ships smaller than this is looked at more closely; on a phone there is less to be had. */
const LEGIBLE = 20;
const NARROW_LEGIBLE = 14;
/** The same for ships on bases and for blocks, whose print needs more room. */
const NARROW_PRINT_LEGIBLE = 22;
/** To keep an enemy or the goal in sight they may be smaller still. */
const WITH_FOES = 0.75;
/** All ships are shown rather than some, where they do not have to be drawn smaller than this share for it. */
const WORTH = 0.8;
/** A view drawn back this far from the size that a scene asks for is looked at anew. */
const DRAWN_BACK = 0.7;
/** Ships of this size, in pixels, can be told apart at a glance. */
const READABLE_SHIP = 28;
/** Ships are large enough, in pixels: nothing is gained by more. */
const LARGE_SHIP = 64;
/** What is asked about is looked at closely for a gain of this factor, and not for a smaller one. */
const CLOSES_IN = 1.5;
/** The same for ships that can hardly be made out. */
const NOTICED = 1.15;
const CUT_FOR = 1.25;
/** Round ships and places that are shown, as a share of the sheet. */
const SEA_ROOM = 0.05;
/** Round those who fight, in pixels: for the smoke, and for what is told beside them. */
const SMOKE_ROOM = 36;
/** A ship in a fight is drawn no longer than this, in pixels. */
const FIGHTING_SHIP = 130;

export function cameraOf(room: Room): Camera {
  const { chart } = room;

  function longest(): number {
    const { ships, blocks = [] } = room.scene();
    return Math.max(
      0,
      // Of the hulls: a model is smaller than its base.
      ...ships.map(ship => ship.base?.model.length ?? ship.length),
      ...blocks.map(({ length }) => length),
    );
  }

  /** The scale at which the longest ship has the size that her scene asks for; 0 where it asks for none. */
  const asksFor = (): number => (longest() === 0 ? 0 : (room.scene().closeUp ?? 0) / longest());

  function legible(): number {
    if (!room.isNarrow()) return LEGIBLE;
    const { ships, blocks = [] } = room.scene();
    const isPrinted = blocks.length > 0 || ships.some(ship => ship.base !== undefined);
    return isPrinted ? NARROW_PRINT_LEGIBLE : NARROW_LEGIBLE;
  }

  /** Where ships have to get to. */
  function goals(): readonly Spot[] {
    return room
      .scene()
      .areas.filter(area => area.kind === 'exit')
      .flatMap(area => cornersOf(area.outline));
  }

  function part(box: Box): Transform {
    const inside = roomFor(box, room.space(), room.obstacles());
    const [least, most] = room.limits();
    const k = Math.min(most, Math.max(least, scaleFor(box, inside)));
    const cx = box.x - chart.x + box.width / 2;
    const cy = box.y - chart.y + box.height / 2;
    return { k, x: (inside.left + inside.right) / 2 - cx * k, y: (inside.top + inside.bottom) / 2 - cy * k };
  }

  /** A box, with room for what would not be seen when it is shown. */
  function withRoom(box: Box, offered: Offered | null): Box {
    const to = part(box);
    const all = [...room.discs(to.k, afloat(room.scene())), ...(offered?.offers(to.k) ?? [])];
    return grown(
      box,
      all.map(one => onScreen(one, to)),
      room.space(),
      to.k,
    );
  }

  /** With the badges and handles that stick out of it. */
  function wholeSheet(offered: Offered | null): Transform {
    // Twice, because badges and handles keep their size: on the smaller scale of the first result they stick out farther.
    return part(withRoom(withRoom(room.scene().bounds, offered), offered));
  }

  /** All ships and where they have to get to, with sea room. */
  function withShips(): Transform {
    const { bounds } = room.scene();
    const about = Math.max(bounds.width, bounds.height) * SEA_ROOM;
    const shown = framing(scale => [
      ...room.discs(scale, afloat(room.scene())),
      ...[...goals(), ...afloat(room.scene()).map(ship => ship.pose)].map(spot => disc(spot, scale, about * scale)),
    ]);
    return shown === null ? part(bounds) : toTransform(shown);
  }

  function atStart(offered: Offered | null): Transform {
    const whole = wholeSheet(offered);
    if (piecesOf(room.scene()).length === 0 || longest() * whole.k >= READABLE_SHIP) return whole;
    const fought = withShips();
    // For a small gain in size the whole sheet is shown rather than most of it.
    return fought.k < whole.k * CUT_FOR ? whole : fought;
  }

  function onScreen({ x, y, r }: Disc, to: Transform): Disc {
    return { x: x - chart.x * to.k + to.x, y: y - chart.y * to.k + to.y, r };
  }

  /** Whether everything is on the screen, clear of panels, rose and buttons. */
  function sees(discs: readonly Disc[], now: Transform): boolean {
    const free = room.space();
    const hidden = room.obstacles();
    return discs.every(one => {
      const at = onScreen(one, now);
      return holds(free, at) && !hidden.some(rect => meets(at, rect));
    });
  }

  function framing(discsAt: DiscsAt, nearestWished = Number.POSITIVE_INFINITY): Shown | null {
    const { bounds } = room.scene();
    const space = room.space();
    const [least, most] = room.limits();
    const nearest = Math.min(most, nearestWished, closest(bounds, space, asksFor()));
    return frame(discsAt, { bounds, space, obstacles: room.obstacles(), least, most: Math.max(least, nearest) });
  }

  function toTransform({ scale, x, y }: Shown): Transform {
    return { k: scale, x: x + chart.x * scale, y: y + chart.y * scale };
  }

  function framed(offered: Offered): Framed {
    const { offers, foes } = offered;
    const whole: Framed = { ...wholeSheet(offered), hasFoes: true, hasGoals: true };
    const alone = framing(offers);
    if (alone === null) return { ...whole, hasFoes: false };
    const size = longest();
    const spots = goals();
    const all = afloat(room.scene());
    const wider = (others: readonly ScenePiece[], far: readonly Spot[], smallest: number): Framed | null => {
      const shown = framing(scale => [
        ...offers(scale),
        ...room.discs(scale, others),
        ...far.map(spot => disc(spot, scale, 0)),
      ]);
      if (shown === null || shown.scale < Math.min(smallest / size, alone.scale * WORTH)) return null;
      return { ...toTransform(shown), hasFoes: true, hasGoals: far.length > 0 };
    };
    const small = legible() * WITH_FOES;
    const withGoals = (): Framed | null =>
      spots.length === 0 ? null : (wider(all, spots, small) ?? wider(foes, spots, small));
    const best =
      (size === 0 ? null : (withGoals() ?? wider(all, [], legible()) ?? wider(foes, [], small))) ??
      ({ ...toTransform(alone), hasFoes: false, hasGoals: false } as const);
    // As in `atStart`: for a small gain in size the whole sheet is shown.
    return best.k < whole.k * CUT_FOR ? whole : best;
  }

  function better(offered: Offered, now: Transform, closesIn: 'closes in' | 'stays'): Transform | null {
    const isSeen = sees(offered.offers(now.k), now);
    const isFoeHidden = !sees(room.discs(now.k, offered.foes), now);
    const isGoalHidden = !sees(
      goals().map(spot => disc(spot, now.k, 0)),
      now,
    );
    // With no ship on the sheet yet there is nothing to be told apart.
    const size = longest() * now.k;
    const isTiny = size > 0 && (size < legible() || now.k < asksFor() * DRAWN_BACK);
    const mayCloseIn = closesIn === 'closes in' && size > 0 && size < LARGE_SHIP;
    if (isSeen && !isFoeHidden && !isGoalHidden && !isTiny && !mayCloseIn) return null;
    const next = framed(offered);
    const isNews = !isSeen || (isFoeHidden && next.hasFoes) || (isGoalHidden && next.hasGoals);
    const isGain = next.k >= now.k * (isTiny ? NOTICED : CLOSES_IN) && (isTiny || mayCloseIn);
    return isNews || isGain ? next : null;
  }

  function closeUp(fighters: DiscsAt, now: Transform): Transform | null {
    const size = longest();
    const shown = framing(
      scale => fighters(scale).map(({ x, y, r }) => ({ x, y, r: r + SMOKE_ROOM })),
      size === 0 ? undefined : Math.max(FIGHTING_SHIP / size, asksFor()),
    );
    if (shown === null || (sees(fighters(now.k), now) && shown.scale < now.k * CLOSES_IN)) return null;
    return toTransform(shown);
  }

  return { longest, atStart, wholeSheet, part, framed, better, closeUp };
}

function disc({ x, y }: Spot, scale: number, r: number): Disc {
  return { x: x * scale, y: y * scale, r };
}
