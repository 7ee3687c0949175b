import { expect, test } from 'vitest';
import type { Settings } from './settings.ts';
import { soundSettings } from './settings.ts';

const usual: Settings = { theme: 'auto', speed: 1, privacyScreen: true, sound: false, set: () => {} };

test('what was kept is taken up again', () => {
  const kept = { theme: 'night', speed: 2, privacyScreen: false, sound: true };
  expect(soundSettings(kept, usual)).toEqual({ ...usual, ...kept });
});

test.each([null, 'night', 7, {}, { theme: 'dusk', speed: 3, privacyScreen: 'no', sound: 1 }])(
  'what is not understood falls back to what is usual: %j',
  kept => {
    expect(soundSettings(kept, usual)).toEqual(usual);
  },
);
