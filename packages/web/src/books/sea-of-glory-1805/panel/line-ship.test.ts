import { expect, test } from 'vitest';
import { damageOf } from '../../../board/damage.ts';
import { lineShip } from './LineShip.tsx';

const looks = (damage: number) => damageOf(lineShip({ ship: 4, damage }));

test('a sound ship, a damaged one and a wreck are told apart by masts, holes and list', () => {
  expect(looks(0)).toMatchObject({ masts: ['whole', 'whole', 'whole'], holes: { port: 0, starboard: 0 }, list: 0 });
  expect(looks(1)).toMatchObject({ masts: ['whole', 'torn', 'gone'], list: 0 });
  expect(looks(1).holes.port).toBeGreaterThan(0);
  expect(looks(2).masts).toEqual(['gone', 'gone', 'gone']);
  expect(looks(2).holes.port).toBeGreaterThan(looks(1).holes.port);
  expect(looks(2).list).toBeGreaterThan(0);
});
