/** For the panels of all rulebooks. Dragging a man or a ship from one place to another, by mouse or finger. Only marked places can be dropped on. */

import type { MouseEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';

/** Pixels before a press becomes a drag. */
const SLACK = 6;

export interface Dragged {
  /** What is dragged, or where it comes from, as the panel counts; and which of those there it is. */
  readonly from: number;
  readonly nth: number;
  readonly dx: number;
  readonly dy: number;
  /** The place under the pointer; null where nothing can be dropped. */
  readonly over: number | null;
}

export interface Drag {
  readonly dragged: Dragged | null;
  readonly handlers: (
    from: number,
    nth?: number,
  ) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** `drop` is told the place under the pointer: the number in its attribute `place`. */
export function useDrag(place: `data-${string}`, drop: (from: number, to: number) => void): Drag {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = (): void => {
    start.current = null;
    setDragged(null);
  };
  return {
    dragged,
    handlers: (from, nth = 0) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        wasDragged.current = false;
        start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        if (start.current === null) return;
        const { clientX, clientY } = event;
        const dx = clientX - start.current.x;
        const dy = clientY - start.current.y;
        if (dragged === null && Math.hypot(dx, dy) <= SLACK) return;
        wasDragged.current = true;
        // Not before it is a drag: a press that was captured clicks no button within.
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ from, nth, dx, dy, over: placeAt(place, clientX, clientY) });
      },
      onPointerUp(event) {
        const to = dragged === null ? null : placeAt(place, event.clientX, event.clientY);
        stop();
        if (to !== null && to !== from) drop(from, to);
      },
      onPointerCancel: stop,
      // The pointer is held by what was pressed, so that this is clicked wherever something is dropped.
      onClickCapture(event) {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
}

function placeAt(attribute: string, x: number, y: number): number | null {
  const found = document
    .elementsFromPoint(x, y)
    .map(element => element.closest(`[${attribute}]`))
    .find(place => place !== null);
  return found === undefined ? null : Number(found.getAttribute(attribute));
}
