import { expect, test } from 'vitest';
import { seamanshipFingerprint } from './fingerprint.ts';

// A sample of thousands of answers of this package. When it changes, old logs may replay differently, and editions must rise.
// Chromium is asked for the same in e2e/same-numbers.test.ts.
const EXPECTED = '91b64dc8ea738dd4';

test('the fingerprint is the committed one, each time', () => {
  expect(seamanshipFingerprint()).toBe(EXPECTED);
  expect(seamanshipFingerprint()).toBe(EXPECTED);
});
