import { expect, test } from 'vitest';
import { shown } from './io.ts';

test('text moves no cursor and turns no line, wherever it comes from', () => {
  expect(shown('Vic\u001b[2Jtory\u009b\r\b\u202e\u2067\n')).toBe('Vic\uFFFD[2Jtory\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\n');
  expect(shown('« Île » – 74 ⚓\n  two lines')).toBe('« Île » – 74 ⚓\n  two lines');
});
