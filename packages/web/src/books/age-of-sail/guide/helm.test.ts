import type { AgeOfSailAction, AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../client/protocol.ts';
import { legsOf } from '@weathergauge/rules-age-of-sail/geometry';
import { bestHelm, nearsEdge } from './helm.ts';
import { rulesFor } from '../../../screens/guide/highlight.ts';

/** A table of 60 cm, wind 5 from the north; places in centimetres from the south-west corner. */
function table(mine: readonly [number, number, number], hers: readonly [number, number, number]) {
  const ships = [mine, hers].map(([x, y, heading], id) => ({
    id,
    x: x * 1000,
    y: y * 1000,
    heading,
    navy: 'england',
    fore: 1,
    main: 1,
    mizzen: 1,
  }));
  const view = { width: 60000, height: 60000, windFrom: 0, windSpeed: 5, ships } as unknown as AgeOfSailView;
  const actions: readonly AgeOfSailAction[] = [
    { do: 'run', mm: 50 },
    { do: 'run', mm: 10 },
    { do: 'turn', to: 'port' },
    { do: 'turn', to: 'starboard' },
    { do: 'tack', to: 'port' },
    { do: 'tack', to: 'starboard' },
  ];
  // What the rules would tell of each order on open water.
  const [own] = view.ships;
  const offers = actions.map(action => {
    const legs =
      own === undefined || (action.do !== 'run' && action.do !== 'turn' && action.do !== 'tack')
        ? []
        : legsOf(own, action);
    const told = legs.map(leg => ({ type: 'sailed', ship: 0, ...leg }));
    const gone = legs.some(({ x, y }) => Math.min(x, y, 60000 - x, 60000 - y) < 0);
    const preview = gone ? [...told, { type: 'withdrew', ship: 0 }] : told;
    return { text: '', words: '', action, preview, complete: true, warning: '' };
  });
  const position = { view, offers, prompt: { about: { used: 0 } } } as unknown as Position;
  const advice = (aim: 'broadside' | 'contact'): unknown => {
    const [a, b] = view.ships;
    const best = a === undefined || b === undefined ? null : bestHelm(position, a, b, aim);
    return best === null ? null : actions[best];
  };
  const warns = (): boolean => view.ships[0] !== undefined && nearsEdge(position, view.ships[0]);
  return { view, advice, warns };
}

describe('advice to the helm', () => {
  test('right ahead on a free course: run on', () => {
    expect(table([20, 30, 2], [40, 30, 0]).advice('contact')).toEqual({ do: 'run', mm: 50 });
  });

  test('abaft the beam: turn to her', () => {
    expect(table([30, 30, 2], [30, 10, 2]).advice('contact')).toEqual({ do: 'turn', to: 'starboard' });
  });

  test('never into the eye of the wind, and never off the table', () => {
    expect(table([30, 10, 7], [50, 30, 2]).advice('contact')).toMatchObject({ do: 'tack', to: 'starboard' });
    expect(table([56, 30, 2], [56, 10, 2]).advice('contact')).toEqual({ do: 'turn', to: 'starboard' });
  });
});

test('the edge of the chart is warned of when her longest run crosses it', () => {
  expect(table([56, 30, 2], [10, 10, 2]).warns()).toBe(true);
  expect(table([54, 30, 2], [10, 10, 2]).warns()).toBe(false);
  expect(table([56, 30, 0], [10, 10, 2]).warns()).toBe(false);
});

test('suggested offers are reached by their number alone', () => {
  expect(rulesFor([])).toBe('');
  expect(rulesFor([3])).toContain('.guide [data-offer="3"].play-offer-take');
});
