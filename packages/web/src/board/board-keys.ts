/** What a key on the board does: to the ship in hand, or to the view. */

import type { KeyboardEvent } from 'react';
import type { HandKey, HandProps } from './props.ts';
import type { View } from './view.ts';

const ZOOM_STEP = 1.45;
const PAN_STEP = 90;
/** Gives the camera back, wherever the focus is. */
export const CAMERA_KEY = 'c';

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable], dialog') !== null
  );
}

/** What a key does to the ship in hand; null for nothing. */
export function steered(event: KeyboardEvent, hand: HandProps | null, selected: number | null): (() => void) | null {
  const isChosen = selected !== null && hand?.ships.includes(selected) === true;
  if (hand === null || (!isChosen && !hand.isReady)) return null;
  const turn = (keys: HandKey['keys'], by: 1 | -1) => () =>
    hand.onKey({ keys, by, fine: event.shiftKey, held: event.repeat });
  switch (event.key) {
    case 'ArrowLeft':
      return turn('across', -1);
    case 'ArrowRight':
      return turn('across', 1);
    case 'ArrowUp':
      return turn('along', 1);
    case 'ArrowDown':
      return turn('along', -1);
    case 'Enter':
      return !hand.isDrafted || event.target !== event.currentTarget ? null : hand.onOrder;
    case 'Escape':
      return hand.isDrafted ? hand.onDrop : null;
    default:
      return null;
  }
}

export function keyAction(key: string, view: View | null): (() => void) | null {
  if (view === null) return null;
  switch (key) {
    case '+':
    case '=':
      return () => view.zoomBy(ZOOM_STEP);
    case '-':
    case '_':
      return () => view.zoomBy(1 / ZOOM_STEP);
    case '0':
      return () => view.fit();
    case 'ArrowLeft':
      return () => view.panBy(PAN_STEP, 0);
    case 'ArrowRight':
      return () => view.panBy(-PAN_STEP, 0);
    case 'ArrowUp':
      return () => view.panBy(0, PAN_STEP);
    case 'ArrowDown':
      return () => view.panBy(0, -PAN_STEP);
    default:
      return null;
  }
}
