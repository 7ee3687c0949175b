import type { Campaign, GloryChronicle, GloryEvent } from '@weathergauge/rules-sea-of-glory-1805';
import { ruleset } from '@weathergauge/rules-sea-of-glory-1805';
import { drawBy, FIRST_ALLIED, inPort, inZone, LOOSE, NOWHERE } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { anyOffer, configure, isRefusal, openMatch, playMatch, seededDice } from '@weathergauge/engine';
import { readerOf } from '@weathergauge/host';
import { beforeAll, describe, expect, test } from 'vitest';
import { startStrings } from '../../../ui/strings/index.ts';
import { book } from '../index.tsx';
import { legsBetween } from './tracks.ts';

beforeAll(() => {
  startStrings();
  drawBy(null);
});

function pageOf(places: Readonly<Record<number, number>>): GloryChronicle {
  const at = Array.from({ length: 44 }, (_, block) => places[block] ?? NOWHERE);
  return { turn: 1, drawn: 1, places: at, ships: at.map(() => 0), admirals: [] };
}

function moved(side: number, from: number, path: readonly number[], place: number): GloryEvent {
  return { type: 'moved', side, tag: 1, from, path, place } as GloryEvent;
}

describe('the way of a block', () => {
  const brest = 3;

  test('is what was seen to move from where it stood to where it came', () => {
    const [leg] = legsBetween(pageOf({ 0: 10 }), pageOf({ 0: 13 }), [
      moved(0, 10, [11, 12], 12),
      moved(1, 12, [40], 40),
      moved(0, 12, [13], 13),
    ]);
    expect(leg).toEqual({ block: 0, places: [10, 11, 12, 13] });
  });

  test('of two that stood together each goes its own', () => {
    const legs = legsBetween(pageOf({ 0: 10, 1: 10 }), pageOf({ 0: 20, 1: 12 }), [
      moved(0, 10, [11, 12], 12),
      moved(0, 10, [19, 20], 20),
    ]);
    expect(legs).toEqual([
      { block: 0, places: [10, 19, 20] },
      { block: 1, places: [10, 11, 12] },
    ]);
  });

  test('begins and ends in port where the block stands off the map there', () => {
    const home = inPort(brest);
    const off = inZone(brest, LOOSE);
    const out = legsBetween(pageOf({}), pageOf({ [FIRST_ALLIED]: off }), [moved(1, home, [], off)]);
    expect(out).toEqual([{ block: FIRST_ALLIED, places: [home, off] }]);
    const back = legsBetween(pageOf({ [FIRST_ALLIED]: off }), pageOf({}), [moved(1, off, [], home)]);
    expect(back).toEqual([{ block: FIRST_ALLIED, places: [off, home] }]);
  });

  test('is not drawn where nobody saw it sail', () => {
    expect(legsBetween(pageOf({ 0: 10 }), pageOf({ 0: 30 }), [])).toEqual([]);
    expect(legsBetween(pageOf({}), pageOf({ 0: 30 }), [])).toEqual([]);
  });
});

describe('a campaign in hindsight', () => {
  test('shows every block of both sides face up, ways that grow, and those of one side alone', async () => {
    const config = configure(ruleset, { scenario: 'trafalgar' });
    if (isRefusal(config)) throw new Error(config.reason);
    const match = openMatch(ruleset, config, seededDice('hindsight'));
    const answers = seededDice('answers');
    playMatch(match, { choose: seat => anyOffer(ruleset, match.state as Campaign, seat, answers), most: 5000 });
    const reader = readerOf(match);
    const { view } = reader.look('spectator', Number.NaN).position;
    const hindsight = await book.hindsight?.();
    const moments = hindsight?.open(view, reader.chronicle(), reader.history('spectator')) ?? [];
    expect(moments.length).toBeGreaterThan(20);
    const last = moments.at(-1)?.scene([0, 1]);
    expect(last?.blocks?.every(({ face }) => face !== null)).toBe(true);
    expect(new Set(last?.blocks?.map(({ side }) => side))).toEqual(new Set([0, 1]));
    expect(new Set(last?.tracks?.map(({ side }) => side))).toEqual(new Set([0, 1]));
    expect(
      moments
        .at(-1)
        ?.scene([0])
        .tracks?.every(({ side }) => side === 0),
    ).toBe(true);
    const stretches = (at: number): Set<string> =>
      new Set(
        (moments[at]?.scene([0, 1]).tracks ?? []).flatMap(({ side, paths }) =>
          paths.map(path => `${side} ${JSON.stringify(path.toSorted((a, b) => a.x - b.x || a.y - b.y))}`),
        ),
      );
    const looks = moments.map((_, at) => at).filter(at => at % 10 === 0 || at === moments.length - 1);
    const grown = looks.map(stretches);
    grown.forEach((now, i) => expect([...(grown[i - 1] ?? [])].filter(stretch => !now.has(stretch))).toEqual([]));
    expect(grown.at(-1)?.size).toBeGreaterThan(5 * (grown[0]?.size ?? 0));
    expect(JSON.stringify(moments.map(({ date, words }) => [date, words]))).not.toMatch(/hindsight\.|\{\{|undefined/);
  });
});
