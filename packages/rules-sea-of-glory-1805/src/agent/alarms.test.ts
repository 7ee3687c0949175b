import { expect, test } from 'vitest';
import { isOverrun, nearestYard } from './alarms.ts';
import { postFor } from './posts.ts';
import { inZone } from '../model/places.ts';
import { BRITISH, DAMAGED, INSHORE, MALTA, NAPLES, WRECKED } from '../model/terms.ts';
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

test('14.0 five sail are not posted where sixteen of the enemy have been seen', () => {
  const s = campaign();
  const { id } = fleet(s, 'West Indies', at('W44'), 5);
  const post = postFor(s, id, at('W44'));
  const enemy = fleet(s, 'Toulon', inZone(post, INSHORE), 18);
  expect([isOverrun(s, id, post), postFor(s, id, at('W44'))]).toEqual([false, post]);
  enemy.low = 16;
  expect(isOverrun(s, id, post)).toBe(true);
  expect(postFor(s, id, at('W44'))).not.toBe(post);
  commission(s, id, BRITISH, 9);
  expect([isOverrun(s, id, post), postFor(s, id, at('W44'))]).toEqual([false, post]);
});
