import { expect, test } from 'vitest';
import type { Typed } from './keys.ts';
import { commandOf, keyOfOffer, stepOffer, typeDigit } from './keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('offers are numbered, so that no key looks like the letter of a ship', () => {
  expect(Array.from({ length: 12 }, (_, i) => keyOfOffer(i)).join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
});

test('every offer can be typed, and is taken as soon as it is clear which', () => {
  for (const offers of [3, 9, 10, 19, 31, 120]) {
    for (let offer = 0; offer < offers; offer++) {
      let typed: Typed = { digits: '', take: null };
      for (const digit of keyOfOffer(offer)) typed = typeDigit(typed.digits, digit, offers);
      // What is left waiting is the number itself, and is taken when nothing follows.
      expect(typed).toEqual(
        (offer + 1) * 10 <= offers ? { digits: keyOfOffer(offer), take: null } : { digits: '', take: offer },
      );
    }
  }
});

test('nine offers wait for no second digit, and a number that nothing has takes nothing', () => {
  expect(typeDigit('', '1', 9)).toEqual({ digits: '', take: 0 });
  expect(typeDigit('', '1', 10)).toEqual({ digits: '1', take: null });
  expect(typeDigit('', '0', 10)).toEqual({ digits: '', take: null });
  expect(typeDigit('1', '8', 12)).toEqual({ digits: '', take: null });
  expect(typeDigit('', '7', 3)).toEqual({ digits: '', take: null });
  expect(commandOf(press('4'), 0)).toBeNull();
  expect(commandOf(press('b'), 30)).toBeNull();
});

test('with Ctrl, Alt or Meta held the browser keeps its keys', () => {
  expect(commandOf(press('1', { ctrlKey: true }), 3)).toBeNull();
  expect(commandOf(press('u', { metaKey: true }), 3)).toBeNull();
  expect(commandOf(press('ArrowLeft', { altKey: true }), 3)).toBeNull();
});

test('U undoes whatever is offered', () => {
  expect(commandOf(press('u'), 0)).toEqual({ kind: 'undo' });
  expect(commandOf(press('U'), 40)).toEqual({ kind: 'undo' });
});

test('S switches sound on and off whatever is offered', () => {
  expect(commandOf(press('s'), 40)).toEqual({ kind: 'sound' });
  expect(commandOf(press('s', { ctrlKey: true }), 40)).toBeNull();
});

test('steps go round the ends of the list', () => {
  expect(stepOffer(null, 1, 3)).toBe(0);
  expect(stepOffer(null, -1, 3)).toBe(2);
  expect(stepOffer(2, 1, 3)).toBe(0);
  expect(stepOffer(0, -1, 3)).toBe(2);
  expect(stepOffer(null, 1, 0)).toBeNull();
});
