import { expect, test } from 'vitest';
import { nearestYard } from './alarms.ts';
import { BRITISH, DAMAGED, MALTA, NAPLES, WRECKED } from '../model/terms.ts';
import { at, campaign, commission, fleet } from '../test/drill.fixture.ts';

test('R11, R41 damaged ships go to the nearest yard, a fleet with wrecks or prizes to a major port', () => {
  const s = campaign();
  const near = at('2915');
  const { id } = fleet(s, 'Mediterranean', near, 2);
  commission(s, id, BRITISH, 2, DAMAGED);
  expect(nearestYard(s, id, near)).toBe(NAPLES);
  commission(s, id, BRITISH, 1, WRECKED);
  expect(nearestYard(s, id, near)).toBe(MALTA);
});
