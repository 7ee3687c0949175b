import { expect, test } from 'vitest';
import type { Settings } from './settings.ts';
import { validSettings } from './settings.ts';

const usual: Settings = {
  theme: 'auto',
  speed: 1,
  privacyScreen: 'sealed-only',
  sound: false,
  volume: 0.6,
  set: () => {},
};

test('what was kept is taken up again', () => {
  const kept = { theme: 'night', speed: 2, privacyScreen: 'always', sound: true, volume: 0.3 };
  expect(validSettings(kept, usual)).toEqual({ ...usual, ...kept });
});

test.each([null, 'night', 7, {}, { theme: 'dusk', speed: 3, privacyScreen: 'no', sound: 1, volume: 7 }, { volume: 0 }])(
  'what is not understood falls back to what is usual: %j',
  kept => {
    expect(validSettings(kept, usual)).toEqual(usual);
  },
);

test('the cover was a switch once: on is what is usual now, off still means off', () => {
  expect(validSettings({ privacyScreen: true }, usual).privacyScreen).toBe('sealed-only');
  expect(validSettings({ privacyScreen: false }, usual).privacyScreen).toBe('never');
});
