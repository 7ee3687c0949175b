import type { AgeOfSailAction, AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../client/protocol.ts';
import { bestHelm, nearsEdge, pointsOff, sightOf, touches } from './helm.ts';
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
  const offers = actions.map(action => ({ text: '', words: '', action }));
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

test('guns bear over 90 degrees to each side', () => {
  const ship = { x: 0, y: 0, heading: 0 };
  expect(sightOf(ship, { x: 60, y: 0, heading: 0 })).toEqual({ far: 60, bears: true });
  expect(sightOf(ship, { x: 0, y: -60, heading: 0 }).bears).toBe(false);
  expect(sightOf(ship, { x: -50, y: -40, heading: 0 }).bears).toBe(true);
  expect(sightOf(ship, { x: -40, y: 50, heading: 0 }).bears).toBe(false);
});

test('hulls touch side by side within a centimetre, and bow to stern within four', () => {
  const ship = { x: 0, y: 0, heading: 0 };
  expect(touches({ x: 9, y: 0, heading: 0 }, ship)).toBe(true);
  expect(touches({ x: 11, y: 0, heading: 0 }, ship)).toBe(false);
  expect(touches({ x: 0, y: 39, heading: 0 }, ship)).toBe(true);
  expect(touches({ x: 0, y: 41, heading: 0 }, ship)).toBe(false);
});

test('points off the wind', () => {
  const { view } = table([0, 0, 0], [0, 0, 0]);
  expect([0, 45, 90, 180, 270, 315, -45].map(heading => pointsOff(view, heading))).toEqual([0, 1, 2, 4, 2, 1, 1]);
});

test('suggested offers are reached by their number alone', () => {
  expect(rulesFor([])).toBe('');
  expect(rulesFor([3])).toContain('.guide [data-offer="3"].play-offer-take');
});
