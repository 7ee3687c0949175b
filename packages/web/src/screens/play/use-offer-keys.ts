/** Keyboard shortcuts for offers, active wherever the focus is except in text fields and controls that use the key. */

import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isTyping } from '../../board/board-keys.ts';
import { toggleSound } from '../../ui/settings.ts';
import type { Command } from './keys.ts';
import { commandOf, stepOffer, typeDigit } from './keys.ts';

/** How long a second digit is waited for, in ms. */
const PATIENCE = 900;

export interface KeyHandlers {
  readonly offers: number;
  readonly active: number | null;
  readonly list: RefObject<HTMLElement | null>;
  take(offer: number): void;
  clear(): void;
  undo(): void;
  /** Null while there is nothing to skip. */
  readonly skip: (() => void) | null;
  menu(): void;
  textBoard(): void;
  /** Shows what others did last, or takes it away. */
  showAgain(): void;
  /** Null where nobody is advised. */
  readonly hint: (() => void) | null;
}

export function useOfferKeys(handlers: KeyHandlers, enabled: boolean): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!enabled) return;
    let typed = '';
    let timer = 0;
    const forget = (): string => {
      clearTimeout(timer);
      const before = typed;
      typed = '';
      return before;
    };
    const onDigit = (digit: string): void => {
      const { offers, take } = latest.current;
      const { digits, take: offer } = typeDigit(forget(), digit, offers);
      if (offer !== null) return take(offer);
      if (digits === '') return;
      typed = digits;
      // It is seen which one waits; Enter need not wait.
      focusOffer(latest.current, Number(digits) - 1);
      timer = setTimeout(() => {
        const number = Number(forget());
        if (latest.current.take === take) take(number - 1);
      }, PATIENCE);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isTyping(event.target)) return;
      const command = commandOf(event, latest.current.offers);
      if (command?.kind === 'digit') onDigit(command.digit);
      else if (command === null || !carryOut(command, event, latest.current)) return;
      event.preventDefault();
    };
    // Before the board, which has a use of its own for 0; whatever else is pressed ends a number.
    const onNext = (event: KeyboardEvent): void => {
      if (typed === '' || event.repeat) return;
      const command = isTyping(event.target) ? null : commandOf(event, latest.current.offers);
      if (command?.kind !== 'digit') return void forget();
      event.preventDefault();
      event.stopPropagation();
      onDigit(command.digit);
    };
    addEventListener('keydown', onNext, true);
    addEventListener('keydown', onKeyDown);
    return () => {
      forget();
      removeEventListener('keydown', onNext, true);
      removeEventListener('keydown', onKeyDown);
    };
  }, [enabled]);
}

/** Carries out the command; true if the key was used. */
function carryOut(command: Exclude<Command, { kind: 'digit' }>, event: KeyboardEvent, on: KeyHandlers): boolean {
  switch (command.kind) {
    case 'move':
      if (ownsArrows(event.target)) return false;
      return focusOffer(on, stepOffer(on.active, command.by, on.offers));
    case 'first':
    case 'last':
      if (ownsArrows(event.target)) return false;
      return focusOffer(on, on.offers === 0 ? null : command.kind === 'first' ? 0 : on.offers - 1);
    case 'clear':
      on.list.current?.focus({ preventScroll: true });
      on.clear();
      return true;
    case 'undo':
      on.undo();
      return true;
    case 'skip':
      // On a button the space bar presses it.
      if (on.skip === null || (event.target instanceof Element && event.target.closest('button, a, summary') !== null))
        return false;
      on.skip();
      return true;
    case 'menu':
      on.menu();
      return true;
    case 'text-board':
      on.textBoard();
      return true;
    case 'last-moves':
      on.showAgain();
      return true;
    case 'hint':
      if (on.hint === null) return false;
      on.hint();
      return true;
    case 'sound':
      toggleSound();
      return true;
  }
}

function focusOffer(on: KeyHandlers, offer: number | null): boolean {
  const button =
    offer === null ? null : (on.list.current?.querySelector<HTMLElement>(`[data-offer="${offer}"]`) ?? null);
  button?.focus();
  return button !== null;
}

/** Tabs, sliders and what scrolls use the arrow keys themselves. */
function ownsArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="tablist"], input, .play-log, .play-rulelist, .play-text-board') !== null
  );
}
