import { ruleset } from '@weathergauge/rules-age-of-sail';
import type { ShipView } from '@weathergauge/rules-age-of-sail';
import { legsOf, LONGEST_SHOT, rangeInMm } from '@weathergauge/rules-age-of-sail/geometry';
import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { beforeAll, expect, test } from 'vitest';
import { startStrings } from '../../../ui/strings/index.ts';
import { book } from '../index.tsx';
import { sightsOn } from './sights.ts';

beforeAll(startStrings);

function duellists(): readonly [ShipView, ShipView] {
  // The board brings its sentences.
  expect(book.id).toBe(ruleset.id);
  const [scenario] = ruleset.scenarios;
  const config = configure(ruleset, { scenario: scenario?.id ?? '', options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  const { ships } = ruleset.view(ruleset.setup(config, seededDice('sights'), silent), 0);
  const [ship, foe] = [ships[0], ships.find(({ side }) => side !== ships[0]?.side)];
  if (ship === undefined || foe === undefined) throw new Error('no duel');
  return [ship, foe];
}

/** Hundredths of a millimetre. */
const MM = 100;
const REACH_MM = LONGEST_SHOT / MM;

test('a run towards an enemy can end just out of range, a millimetre before it is within it; and there is the full run', () => {
  const [ship, foe] = duellists();
  const places = [-300, -100, 0, 100, 300].flatMap(x => [-300, -100, 0, 100, 300].map(y => ({ x, y })));
  let found = 0;
  for (const { x, y } of places) {
    const there = { ...foe, x: ship.x + x * MM, y: ship.y + y * MM };
    const sights = sightsOn([there])(ship, 300);
    expect(sights[0]).toMatchObject({ mm: 300, words: 'full run' });
    for (const { mm, words } of sights) {
      if (!words.startsWith('just out of range of ')) continue;
      found++;
      const at = (run: number) => legsOf(ship, { do: 'run', mm: run }).at(-1) ?? ship;
      expect(rangeInMm(at(mm), there)).toBeGreaterThan(REACH_MM);
      expect(rangeInMm(at(mm + 1), there)).toBeLessThanOrEqual(REACH_MM);
    }
  }
  expect(found).toBeGreaterThan(3);
});
