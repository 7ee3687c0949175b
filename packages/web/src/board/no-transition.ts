/**
 * In place of `d3-transition` (vite.config.ts), which d3-zoom loads for its double click. The board has that switched off and
 * glides by itself (`view.ts`), so there is never a transition to interrupt. Saves 8 kB before the first board.
 */

import { selection } from 'd3-selection';

Object.assign(selection.prototype, {
  interrupt(this: object): object {
    return this;
  },
});

export function interrupt(): void {}
