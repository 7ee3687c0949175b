import { expect, test } from 'vitest';
import { isReordered } from './said.ts';

test('the same answers in another order are no other order', () => {
  const given = ['order fire-left', 'order musketry', 'orders-done'];
  expect(isReordered(given, ['order musketry', 'order fire-left', 'orders-done'])).toBe(true);
  expect(isReordered(given, ['order fire-left', 'order fire-left', 'orders-done'])).toBe(false);
  expect(isReordered(given, ['order musketry', 'order fire-left'])).toBe(false);
});
