import { expect, test } from 'vitest';
import { laying } from '../test/laying.fixture.ts';
import { view } from '../model/view.ts';
import { briefing } from './briefing.ts';

const told = (scenario: string, options = {}): string => briefing(view(laying(scenario, options).s, 0), 0).wind;

test('C2.5, R44 no wind is told before it is known', () => {
  expect(told('in-shallow-waters')).toMatch(/^It is known once the sides are drawn/u);
  expect(told('free-battle')).toMatch(/^It is known once the squadrons are mustered/u);
  expect(told('free-battle', { wind: 'S' })).not.toContain('north');
});

test('B2.2, C3.2 else it is told as it blows: fast on the quarter, slower right astern', () => {
  expect(told('force-the-blockade')).toMatch(
    /^It blows from the east: on your quarter it is fast, right astern slower/u,
  );
  expect(told('enemy-in-sight', { wind: 'SW' })).toContain('south-west');
});
