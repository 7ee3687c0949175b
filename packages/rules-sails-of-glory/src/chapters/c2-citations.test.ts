/** Each event of a scenario cites the clause of that scenario. */

import { describe, expect, test } from 'vitest';
import { layingOut } from './c1-laying-out.ts';
import { endingClause } from './c2-citations.ts';
import { takeStock } from './c2-victory.ts';
import type { SailsEvent } from '../model/events.ts';
import { drill, happened } from '../test/drill.fixture.ts';
import { laying, settle } from '../test/laying.fixture.ts';
import { aground, battle, end, none, out } from '../test/stock.fixture.ts';

describe('the first wind', () => {
  const cited = (scenario: string, options = {}, seats = 2): string[] =>
    happened(settle(laying(scenario, options, seats), 'wind'), 'wind').map(({ clause }) => clause);

  test('C2.5, C3.2, C4.2, C5.2, C6.2 is that of the scenario, and B1.16 that of Enemy in Sight', () => {
    expect(cited('enemy-in-sight')).toEqual(['B1.16']);
    expect(cited('in-shallow-waters')).toEqual(['C2.5']);
    expect(cited('force-the-blockade')).toEqual(['C3.2']);
    expect(cited('against-the-outpost')).toEqual(['C4.2']);
    expect(cited('supplies-are-coming')).toEqual(['C5.2']);
    expect(cited('sitting-ducks', {}, 1)).toEqual(['C6.2']);
  });

  test('O18.1, C1.10, R75 or that of the host’s choice', () => {
    expect(cited('enemy-in-sight', { wind: 'N' })).toEqual(['O18.1']);
    expect(cited('sitting-ducks', { wind: 'random' }, 1)).toEqual(['O18.1']);
    expect(cited('enemy-in-sight', { wind: 'french' })).toEqual(['C1.10']);
    expect(cited('enemy-in-sight', { start: 'adjacent' })).toEqual(['R75']);
  });
});

test('R43 a bearing for a reef is asked by the same clause around either island', () => {
  for (const scenario of ['against-the-outpost', 'supplies-are-coming']) {
    const d = settle(laying(scenario), 'reef', one => !one.ended() && one.ask() === 'terrain.bearing');
    expect(d.ask()).toBe('terrain.bearing');
    expect(d.refused('column at=0')).toMatch(/^R43/u);
  }
});

describe('points', () => {
  /** By what is counted, as told when the agreed turns are over. */
  function counted(scenario: string): Readonly<Record<string, string>> {
    const s = battle(scenario, { placing: false });
    out(s, 'Généreux');
    aground(s, 'Courageuse');
    s.turn = s.articles.turns;
    const told: SailsEvent[] = [];
    takeStock(s, { ...none, emit: event => told.push(event as SailsEvent) });
    return Object.fromEntries(told.flatMap(e => (e.type === 'scored' ? [[e.why, e.clause]] : [])));
  }

  test('C4.11, C4.12, C4.13 for the outpost, for ships out, for ships aground', () => {
    expect(counted('against-the-outpost')).toEqual({
      'building untouched': 'C4.11',
      ship: 'C4.12',
      'ship aground': 'C4.13',
    });
  });

  test('C5.10, C5.11, C5.12 for nothing landed, for ships out, for ships aground', () => {
    expect(counted('supplies-are-coming')).toEqual({ 'no supplies': 'C5.10', ship: 'C5.11', 'ship aground': 'C5.12' });
  });
});

test('C3.9, C4.16, C5.14 the second battle begins by the clause of its own scenario', () => {
  const cited = (scenario: string): string[] => {
    const s = battle(scenario, { twice: true, placing: false });
    s.over = 'beaten';
    const dice = Array.from({ length: 60 }, () => 1);
    return happened(settle(drill(layingOut, {}, s, ...dice)), 'leg').map(({ clause }) => clause);
  };
  expect(cited('force-the-blockade')).toEqual(['C3.9']);
  expect(cited('against-the-outpost')).toEqual(['C4.16']);
  expect(cited('supplies-are-coming')).toEqual(['C5.14']);
});

test('R76 where all that are left are aground, it is not the last enemy’s loss that ends a battle among coasts', () => {
  const s = battle('enemy-in-sight', { coasts: 2 });
  aground(s, ...s.ships.map(({ name }) => name));
  // Out of each other’s reach.
  s.ships.forEach((ship, i) =>
    Object.assign(ship, { x: i % 2 === 0 ? 6000 : 84_000, y: i < 2 ? 6000 : 84_000, heading: 16_384 }),
  );
  expect(end(s)[0]).toBe('aground');
  expect(endingClause(s)).toBe('R76');
});
