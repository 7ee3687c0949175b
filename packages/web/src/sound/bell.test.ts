import { describe, expect, test } from 'vitest';
import { bellAt, type Moment, type Watch } from './bell.ts';

const calm: Moment = { status: 'asking', round: 1, moving: false, wind: 0.5 };

/** The strokes that are heard at each of some moments, a number of seconds after the one before it. */
function heard(...moments: readonly (Partial<Moment> & { readonly after?: number })[]): string {
  let watch: Watch | null = null;
  let now = 100;
  return moments
    .map(({ after = 0, ...moment }) => {
      now += after;
      const next: ReturnType<typeof bellAt> = bellAt(watch, { ...calm, ...moment }, now);
      watch = next.watch;
      return next.strokes;
    })
    .join('');
}

describe('a new turn', () => {
  test('is struck twice, once', () => {
    expect(heard({ round: 1 }, { round: 2 }, { round: 2 })).toBe('020');
  });

  test('not at the first sight of a game, in whatever turn', () => {
    expect(heard({ status: 'opening', round: null }, { status: 'opening', round: 1 }, { round: 1 })).toBe('000');
    expect(heard({ round: 7 }, { round: 7 }, { status: 'opening', round: null }, { round: 8 })).toBe('0000');
  });

  test('the first begins when the ships are laid out', () => {
    expect(heard({ round: null }, { round: 1 })).toBe('02');
  });

  test('is struck when the last motion of the one before has been seen', () => {
    const seen = heard(
      { round: 1 },
      { round: 2, status: 'moving', moving: true },
      { round: 2, status: 'moving' },
      { round: 2, status: 'thinking' },
    );
    expect(seen).toBe('0002');
  });

  test('in a replay as it is played on, not as it is leafed through', () => {
    const status = 'replaying' as const;
    expect(heard({ status, round: 1 }, { status, round: 2, moving: true }, { status, round: 2 })).toBe('002');
    expect(heard({ status, round: 1 }, { status, round: 6 }, { status, round: 2 })).toBe('000');
  });
});

describe('asked again', () => {
  test('one stroke for somebody who has waited long, none after a moment', () => {
    expect(heard({}, { status: 'thinking', after: 20 }, { after: 6 })).toBe('001');
    expect(heard({}, { status: 'thinking', after: 20 }, { after: 2 })).toBe('000');
  });

  test('watching counts as waiting', () => {
    const seen = heard(
      {},
      { status: 'thinking' },
      { status: 'moving', moving: true, after: 3 },
      { status: 'moving', after: 3 },
      {},
    );
    expect(seen).toBe('00001');
  });

  test('whoever takes the device over has not waited for the bell', () => {
    expect(heard({}, { status: 'moving', moving: true }, { status: 'handing-over', after: 9 }, { after: 30 })).toBe(
      '0000',
    );
  });

  test('two strokes for a new turn are enough', () => {
    expect(heard({}, { status: 'thinking' }, { round: 2, after: 9 })).toBe('002');
    expect(heard({}, { status: 'thinking' }, { status: 'thinking', round: 2, after: 9 }, { round: 2, after: 1 })).toBe(
      '0020',
    );
  });
});
