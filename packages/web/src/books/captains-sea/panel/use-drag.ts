/** Dragging a man from one place to another, by mouse or finger. Nothing but the marked places can be dropped on. */

import type { MouseEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';

/** Pixels before a press becomes a drag. */
const SLACK = 6;

export interface Dragged {
  /** Task that the man comes from, -1 for those at none, and which of the men there he is. */
  readonly from: number;
  readonly nth: number;
  readonly dx: number;
  readonly dy: number;
  /** The task under the pointer; null where he cannot be dropped. */
  readonly over: number | null;
}

export interface Drag {
  readonly dragged: Dragged | null;
  readonly handlers: (
    from: number,
    nth: number,
  ) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** `drop` is told the task under the pointer, read off `data-task` (-1 for those at none). */
export function useDrag(drop: (from: number, to: number) => void): Drag {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = (): void => {
    start.current = null;
    setDragged(null);
  };
  return {
    dragged,
    handlers: (from, nth) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        wasDragged.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove({ clientX, clientY }) {
        if (start.current === null) return;
        const dx = clientX - start.current.x;
        const dy = clientY - start.current.y;
        if (dragged === null && Math.hypot(dx, dy) <= SLACK) return;
        wasDragged.current = true;
        setDragged({ from, nth, dx, dy, over: taskAt(clientX, clientY) });
      },
      onPointerUp(event) {
        const to = dragged === null ? null : taskAt(event.clientX, event.clientY);
        stop();
        if (to !== null && to !== from) drop(from, to);
      },
      onPointerCancel: stop,
      // The pointer is held by what was pressed, so that this is clicked wherever the man is dropped.
      onClickCapture(event) {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
}

function taskAt(x: number, y: number): number | null {
  const place = document
    .elementsFromPoint(x, y)
    .map(element => element.closest('[data-task]'))
    .find(found => found !== null);
  return place === undefined ? null : Number(place.getAttribute('data-task'));
}
