/** Dragging a man from one place to another, by mouse or finger. Nothing but the marked places can be dropped on. */

import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';

/** Pixels before a press becomes a drag. */
const SLACK = 6;

export interface Dragged {
  /** Task that the man comes from, -1 for those at none. */
  readonly from: number;
  readonly dx: number;
  readonly dy: number;
}

export interface Drag {
  readonly dragged: Dragged | null;
  readonly handlers: (from: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** `drop` is told the task under the pointer, read off `data-task` (-1 for those at none). */
export function useDrag(drop: (from: number, to: number) => void): Drag {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = (): void => {
    start.current = null;
    setDragged(null);
  };
  return {
    dragged,
    handlers: from => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (start.current === null) return;
        const dx = event.clientX - start.current.x;
        const dy = event.clientY - start.current.y;
        if (dragged !== null || Math.hypot(dx, dy) > SLACK) setDragged({ from, dx, dy });
      },
      onPointerUp(event) {
        const to = dragged === null ? null : taskAt(event.clientX, event.clientY);
        stop();
        if (to !== null && to !== from) drop(from, to);
      },
      onPointerCancel: stop,
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
