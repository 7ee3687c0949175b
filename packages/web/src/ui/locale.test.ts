import { afterEach, expect, test, vi } from 'vitest';
import { localeOf } from './locale.ts';

afterEach(() => vi.unstubAllGlobals());

test('days and months stand as the reader’s country writes them, and never in a language that the page does not speak', () => {
  const readers = (languages: readonly string[]): string => {
    vi.stubGlobal('navigator', { languages });
    return new Date(2026, 10, 19).toLocaleDateString(localeOf('en'));
  };
  expect(readers(['en-GB', 'en'])).toBe('19/11/2026');
  expect(readers(['de-DE', 'en-US'])).toBe('11/19/2026');
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  expect(localeOf('en')).toBe('en');
});
