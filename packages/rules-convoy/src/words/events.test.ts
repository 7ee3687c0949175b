import { expect, test } from 'vitest';
import type { ConvoyEvent } from '../model/events.ts';
import { view } from '../model/view.ts';
import { sea } from '../test/drill.fixture.ts';
import { happened } from './events.ts';

const ALL = { to: 'all', clause: '1' } as const;
const told = (event: ConvoyEvent): string => happened(view(sea(), 0), event);

test('a wind and a die for her life say what they mean', () => {
  expect(told({ ...ALL, type: 'wind', towards: 0 })).toMatch(/^The wind now blows towards [NSEW]+\.$/);
  expect(told({ ...ALL, type: 'death-roll', ship: 1, face: 3 })).toMatch(/ rolls for her life: 3, burns on 1\.$/);
});

test('R23 a pool that is thrown again as a whole tells of no first throw', () => {
  const shot = { ...ALL, type: 'shot', ship: 1, target: 2, battery: 'port', how: 'own', raking: false } as const;
  const rest = { hits: 1, modifiers: [] };
  expect(told({ ...shot, ...rest, faces: [6, 2], again: [5] })).toMatch(/: 1 hit \(6 2, again 5\)\.$/);
  expect(told({ ...shot, ...rest, faces: [], again: [5, 6] })).toMatch(/: 1 hit \(again 5 6\)\.$/);
  expect(told({ ...shot, hits: 0, modifiers: [], faces: [], again: [] })).toMatch(/: no hit \(nothing\)\.$/);
});
