/** Moves a ship by mouse or finger. A press on her that goes nowhere stays a click. */

import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { distance } from './geometry.ts';
import { piecesOf } from './pieces.ts';
import type { HandProps } from './props.ts';
import type { Scene, Spot } from './scene.ts';
import { turningHandle } from './turning.ts';
import type { View } from './view.ts';

/** Pixels before a press becomes a drag. */
const SHAKE = 6;
/** A hand takes hold of what is so near, in pixels, however small it is drawn. */
const GRASP = 24;
/** What is so near to a fingertip, in pixels, draws it. */
const NEAR = 9;

interface Parts {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: RefObject<View | null>;
  readonly scale: RefObject<number>;
  readonly scene: RefObject<Scene>;
}

interface Held {
  readonly ship: number;
  readonly pointer: number;
  /** By the handle at her bow. */
  readonly isTurned: boolean;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

export function useHand({ root, view, scale, scene }: Parts, hand: HandProps | null): void {
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  const isThere = hand !== null && hand.ships.length > 0;
  useEffect(() => {
    const board = root.current;
    if (board === null || !isThere) return;
    let held: Held | null = null;
    let wasMoved = false;

    const release = (): void => {
      held = null;
      board.classList.remove('is-steered');
    };
    const down = (event: PointerEvent): void => {
      wasMoved = false;
      const at = view.current?.placeAt(event.clientX, event.clientY);
      if (event.button !== 0 || held !== null || at === undefined || isControl(event.target)) return;
      const grasp = GRASP / scale.current;
      const isTurned = isOnHandle(latest.current, at, scale.current);
      const ship = isTurned ? (latest.current?.ghost?.ship ?? null) : shipAt(latest.current, scene.current, at, grasp);
      if (ship === null) return;
      held = { ship, pointer: event.pointerId, isTurned, x: event.clientX, y: event.clientY, moved: false };
      // Before the press comes to the chart: it is not to be panned.
      board.classList.add('is-steered');
    };
    const move = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.pointer) return;
      if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) <= SHAKE) return;
      if (!held.moved) board.setPointerCapture(held.pointer);
      held.moved = true;
      wasMoved = true;
      const to = view.current?.placeAt(event.clientX, event.clientY);
      if (to === undefined) return;
      if (held.isTurned) latest.current?.onTurn(to);
      else latest.current?.onAim(held.ship, to, NEAR / scale.current);
    };
    // Else the browser takes a finger that is lifted in motion for a fling, and swallows the tap that follows.
    const touch = (event: TouchEvent): void => {
      if (held !== null && event.cancelable) event.preventDefault();
    };
    const up = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.pointer) return;
      const { moved } = held;
      release();
      if (moved) latest.current?.onLetGo();
    };
    const cancel = (event: PointerEvent): void => {
      if (event.pointerId !== held?.pointer) return;
      release();
      latest.current?.onDrop();
    };
    // What was pressed is clicked wherever the hand lets go.
    const click = (event: MouseEvent): void => {
      if (!wasMoved) return;
      wasMoved = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || held === null) return;
      event.stopPropagation();
      release();
      latest.current?.onDrop();
    };
    board.addEventListener('pointerdown', down, true);
    board.addEventListener('pointermove', move);
    board.addEventListener('touchmove', touch, { passive: false });
    board.addEventListener('pointerup', up);
    board.addEventListener('pointercancel', cancel);
    board.addEventListener('click', click, true);
    addEventListener('keydown', escape, true);
    return () => {
      release();
      board.removeEventListener('pointerdown', down, true);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('touchmove', touch);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointercancel', cancel);
      board.removeEventListener('click', click, true);
      removeEventListener('keydown', escape, true);
    };
  }, [isThere, root, view, scale, scene]);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.board-controls') !== null;
}

function isOnHandle(hand: HandProps | null, at: Spot, scale: number): boolean {
  const handle = hand?.ghost === null || hand === null ? null : turningHandle(hand.ghost, scale);
  return handle !== null && distance(handle, at) <= GRASP / scale;
}

/** Her hull, or her ghost, which can be taken up again. */
function shipAt(hand: HandProps | null, scene: Scene, at: Spot, grasp: number): number | null {
  if (hand === null) return null;
  const { ghost } = hand;
  if (ghost?.placing !== undefined && distance(ghost.pose, at) <= Math.max(grasp, ghost.placing.size.length / 2))
    return ghost.ship;
  let nearest: { readonly ship: number; readonly off: number } | null = null;
  for (const ship of piecesOf(scene)) {
    if (!hand.ships.includes(ship.id)) continue;
    const places = hand.ghost?.ship === ship.id ? [ship.pose, hand.ghost.pose] : [ship.pose];
    for (const place of places) {
      const off = distance(place, at);
      if (off <= Math.max(grasp, ship.length / 2) && (nearest === null || off < nearest.off))
        nearest = { ship: ship.id, off };
    }
  }
  return nearest?.ship ?? null;
}
