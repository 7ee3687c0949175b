import { expect, test } from 'vitest';
import { hitChance } from './gunnery.ts';
import { shots } from '../model/vocabulary.ts';

test('a chance to hit is a chance for every crew, shot and hull', () => {
  for (let morale = 0; morale <= 5; morale++)
    for (let shot = 0; shot < shots.length; shot++)
      for (let strength = 0; strength <= 2; strength++) {
        const chance = hitChance(morale, shot, strength);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
});
