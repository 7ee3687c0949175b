import { expect, test } from 'vitest';
import { DAY, face, HOUR, MINUTE, momentWords, SECOND, spanWords } from './clock-words.ts';

test('a clock shows a second until it is over, and hours where there are some', () => {
  expect(face(5 * MINUTE)).toBe('5:00');
  expect(face(59_001)).toBe('1:00');
  expect(face(1)).toBe('0:01');
  expect(face(0)).toBe('0:00');
  expect(face(-3)).toBe('0:00');
  expect(face(HOUR + 2 * MINUTE + 3 * SECOND)).toBe('1:02:03');
});

test('what is left is said in its two largest units', () => {
  expect(spanWords(2 * DAY, 'en')).toBe('2 days');
  expect(spanWords(DAY + 5 * HOUR + 3 * MINUTE, 'en')).toBe('1 day, 5 hours');
  expect(spanWords(90 * SECOND, 'en')).toBe('1 minute, 30 seconds');
  expect(spanWords(0, 'en')).toBe('0 seconds');
});

test('a deadline is told by the hour, by the day or by the date, whichever is needed', () => {
  const now = new Date(2026, 10, 18, 9).getTime();
  expect(momentWords(now + 3 * HOUR, now, 'en-GB')).toBe('12:00');
  expect(momentWords(now + 2 * DAY, now, 'en-GB')).toContain('Friday');
  expect(momentWords(now + 10 * DAY, now, 'en-GB')).toContain('28 November');
});
