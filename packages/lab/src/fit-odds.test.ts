import { expect, test } from 'vitest';
import { calibrationOf } from './calibration.ts';
import { fitOdds, shownOf } from './fit-odds.ts';
import { module, ruleset } from './judged-boats.fixture.ts';
import { samplePositions, setupsOf } from './positions.ts';
import { reliabilitySvg } from './reliability-svg.ts';

const rows = ruleset.odds?.rows ?? [];
const setups = setupsOf(ruleset, 'boats');
const sampling = { module, setups, games: 240, seed: 'fit', worlds: 2 };
const HELD = 50;
const positions = await samplePositions({ ...sampling, workers: 2 });

test('positions are the same whatever the number of threads, and told for the side of seat 0', async () => {
  const some = await samplePositions({ ...sampling, games: 12, workers: 1 });
  expect(await samplePositions({ ...sampling, games: 12, workers: 2 })).toEqual(some);
  expect(new Set(some.map(({ kind }) => kind))).toEqual(new Set(['true', 'imagined']));
  for (const { told, x, share } of some) {
    // Only a lead is worth something by the weights before.
    if (x[0] === 0) continue;
    expect(told > 0.5).toBe((x[0] ?? 0) > 0);
    expect(share).toBeLessThan(1);
  }
  // Whoever does not know it all is shown what she imagines.
  const shown = shownOf(some);
  expect(shown.length).toBeLessThan(some.length);
  expect(shown.some(({ kind }) => kind === 'imagined')).toBe(true);
});

test('a fit finds what decides games, leaves the rest alone, and is better than what was told before', () => {
  const fit = fitOdds(rows, positions, [], HELD);
  const [lead = 0, noise = 0] = fit.weights;
  expect(fit.weights.every(Number.isSafeInteger)).toBe(true);
  expect(lead).toBeGreaterThan(500);
  expect(Math.abs(noise)).toBeLessThan(lead / 2);
  expect(fit.keptOut.skill).toBeGreaterThan(fit.before.skill);
  expect(fit.keptOut.positions).toBeLessThan(positions.length / 2);
});

test('positions of earlier fits count', () => {
  const earlier = Array.from({ length: 4000 }, (_, i) => ({ x: [i % 2 === 0 ? 1 : -1, 0], won: 0.5 }));
  expect(fitOdds(rows, positions, earlier, HELD).weights[0]).toBeLessThan(
    fitOdds(rows, positions, [], HELD).weights[0] ?? 0,
  );
});

test('a calibration counts every position that is shown once: in all, by quarter and by set-up', () => {
  const found = calibrationOf(positions, setups);
  expect(found.games).toBe(240);
  expect(found.all.positions).toBe(shownOf(positions).length);
  expect(found.quarters.reduce((sum, one) => sum + one.positions, 0)).toBe(found.all.positions);
  expect(found.setups.map(({ name, positions: count }) => [name, count])).toEqual([['boats', found.all.positions]]);
  expect(found.quarters[3]?.skill).toBeGreaterThan(found.quarters[0]?.skill ?? 1);
  expect(found.setups[0]?.lastQuarter).toBe(found.quarters[3]?.skill);
  const { won = 0, drawn = 0, lost = 0, rate = 0, low = 1, high = 0 } = found.setups[0]?.balance ?? {};
  expect(won + drawn + lost).toBe(240);
  expect(rate).toBe((won + drawn / 2) / 240);
  expect(low < rate && rate < high).toBe(true);
});

test('set-ups that say the same of an option are judged together, where scenarios share it', () => {
  const [boats] = setups;
  if (boats === undefined) throw new Error('no set-up');
  const elsewhere = { ...boats, config: { ...boats.config, scenario: 'elsewhere' } };
  const [high, low] = [{ level: 'high' }, { level: 'low' }];
  const named = [
    { ...boats, said: high },
    { ...elsewhere, said: high },
    { ...boats, said: low },
  ];
  const dealt = positions.map(one => ({ ...one, setup: one.game % 3 }));
  const { pools, setups: each } = calibrationOf(dealt, named);
  expect(pools.map(({ name }) => name)).toEqual(['level high']);
  expect(pools[0]?.positions).toBe((each[0]?.positions ?? 0) + (each[1]?.positions ?? 0));
});

test('the drawing has a dot for every decile and no bare sign of markup', () => {
  const { all } = calibrationOf(positions, setups);
  const svg = reliabilitySvg('one < two & three', all);
  expect(svg.match(/<circle/g)).toHaveLength(all.deciles.length);
  expect(svg).toContain('one &lt; two &amp; three');
  expect(svg.startsWith('<svg xmlns=')).toBe(true);
});
