import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from './settings.ts';
import { validSettings } from './settings.ts';

const usual: Settings = {
  theme: 'auto',
  speed: 1,
  privacyScreen: 'sealed-only',
  briefing: true,
  sound: false,
  volume: 0.6,
  strokes: false,
  chosen: null,
  set: () => {},
};

test('what was kept is taken up again', () => {
  const kept = {
    theme: 'night',
    speed: 2,
    privacyScreen: 'always',
    briefing: false,
    sound: true,
    volume: 0.3,
    strokes: true,
    chosen: { book: 'convoy', scenario: 'H1' },
  };
  expect(validSettings(kept, usual)).toEqual({ ...usual, ...kept });
});

test.each([
  null,
  'night',
  7,
  {},
  { theme: 'dusk', speed: 3, privacyScreen: 'no', briefing: 'no', sound: 1, volume: 7 },
  { volume: 0 },
  { chosen: 'convoy' },
  { chosen: { book: 'convoy' } },
  { chosen: { book: 1, scenario: 'H1' } },
])('what is not understood falls back to what is usual: %j', kept => {
  expect(validSettings(kept, usual)).toEqual(usual);
});

test('the cover was a switch once: on is what is usual now, off still means off', () => {
  expect(validSettings({ privacyScreen: true }, usual).privacyScreen).toBe('sealed-only');
  expect(validSettings({ privacyScreen: false }, usual).privacyScreen).toBe('never');
});

/** What anybody could have put there: other kinds, near misses, and what a prototype has. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  '',
  'Night',
  'constructor',
  '__proto__',
  7,
  -1,
  0.1,
  1.01,
  1e308,
  Number.NaN,
  [],
  ['night'],
  {},
  { toString: 'night' },
  'x'.repeat(100_000),
];
const KEPT = { theme: 'night', speed: 2, privacyScreen: 'always', sound: true, volume: 0.3, strokes: true } as const;
const FIELDS = Object.keys(KEPT) as readonly (keyof typeof KEPT)[];
const isAllowed = (field: string, value: unknown): boolean => field === 'volume' && value === 0.1;

describe('one field that is spoilt', () => {
  test.each(FIELDS)('%s has what is usual, and the others what was kept', field => {
    for (const value of ODD.filter(odd => !isAllowed(field, odd))) {
      const spoilt = { ...KEPT, [field]: value };
      expect(validSettings(spoilt, usual)).toEqual({ ...usual, ...KEPT, [field]: usual[field] });
    }
  });

  test('a setting that there is not is not taken, nor one by the name of a prototype', () => {
    const kept = JSON.parse('{"__proto__":{"theme":"night"},"constructor":7,"set":"me","more":1}') as unknown;
    expect(validSettings(kept, usual)).toEqual(usual);
    expect(Object.keys(validSettings({ ...KEPT, more: 1 }, usual)).toSorted()).toEqual(Object.keys(usual).toSorted());
  });
});

describe('what lies in the storage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
    vi.restoreAllMocks();
  });

  test.each([
    '',
    'night',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"state":null,"version":1}',
    '{"state":[],"version":1}',
    '{"state":"night","version":1}',
    '{"state":{"theme":7,"speed":"__proto__","set":0},"version":1}',
    '{"state":{"theme":"night"},"version":99}',
    `{"state":${'['.repeat(100_000)}`,
    `{"state":{"theme":${'['.repeat(50_000)}${']'.repeat(50_000)}},"version":1}`,
  ])('and cannot be read leaves what is usual, and can be set anew (%$)', async text => {
    let stored: string | null = text;
    const localStorage = {
      getItem: () => stored,
      setItem: (_: string, value: string) => void (stored = value),
      removeItem: () => void (stored = null),
    };
    vi.stubGlobal('window', { localStorage });
    // Of another version: said to developers.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.resetModules();
    const { useSettings } = await import('./settings.ts');
    const { set, ...shown } = useSettings.getState();
    expect(shown).toEqual({
      theme: 'auto',
      speed: 1,
      privacyScreen: 'sealed-only',
      briefing: true,
      sound: false,
      volume: 0.6,
      strokes: false,
      chosen: null,
    });
    set({ speed: 4 });
    expect(useSettings.getState().speed).toBe(4);
    expect(JSON.parse(stored ?? '')).toMatchObject({ state: { speed: 4 }, version: 1 });
  });
});
