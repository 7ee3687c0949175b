import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../client/protocol.ts';
import { GROUPED, FIRST } from '../option-order.ts';
import { asks, positionOf, shipOf, viewOf } from './mat.fixture.ts';
import { plannedCard } from '@weathergauge/rules-sails-of-glory/geometry';
import { firingShips, stageOf } from './offers.ts';

describe('fire orders', () => {
  test('each offer but the word to cease is found once, under its ship and broadside', async () => {
    const { offers } = await positionOf({ level: 'basic' }, asks('fire'));
    const found = firingShips(offers).flatMap(({ ship, batteries }) =>
      batteries.flatMap(battery => battery.offers.map(({ at, action }) => ({ at, ship: action.ship === ship }))),
    );
    expect(found.every(({ ship }) => ship)).toBe(true);
    expect(found.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(
      offers.flatMap((offer, i) => (offer.action.do === 'cease' ? [] : [i])),
    );
  });

  test('S8.5 guns that can only be emptied come after those that can hit something', async () => {
    const idle = ({ action }: { action: object }): boolean => 'do' in action && action.do === 'discharge';
    const { offers } = await positionOf({ level: 'standard' }, ({ offers: asked }) => {
      const found = firingShips(asked)[0]?.batteries ?? [];
      return (
        found.length > 1 && found.some(one => one.offers.every(idle)) && !found.every(one => one.offers.every(idle))
      );
    });
    for (const { batteries } of firingShips(offers)) {
      const order = batteries.map(one => one.offers.every(idle));
      expect(order).toEqual(order.toSorted((a, b) => Number(a) - Number(b)));
    }
  });
});

describe('planning', () => {
  test('the ship that is asked about is up, the others open; one with a card is done', async () => {
    const first = await positionOf({ level: 'basic' }, asks('helm'));
    const up = first.prompt?.about['ship'] ?? -1;
    const stages = (position: Position): readonly string[] =>
      viewOf(position)
        .ships.filter(ship => ship.own !== null)
        .map(ship => stageOf(viewOf(position), ship, position.offers));
    expect(stages(first).filter(stage => stage === 'up')).toHaveLength(1);
    expect(stageOf(viewOf(first), shipOf(first, up), first.offers)).toBe('up');
    const last = await positionOf({ level: 'basic' }, asks('seal'));
    expect(new Set(stages(last))).toEqual(new Set(['done']));
    expect(plannedCard(viewOf(last), shipOf(last, up).own)).toBeGreaterThan(0);
  });

  test('others’ ships are never said to have a plan', async () => {
    const position = await positionOf({ level: 'standard' }, asks('seal'));
    for (const ship of viewOf(position).ships)
      if (ship.own === null) expect(plannedCard(viewOf(position), ship.own)).toBe(0);
  });
});

test('every option of the book has its place in the lobby', () => {
  const placed = new Set<string>([...FIRST, ...GROUPED]);
  expect(Object.keys(ruleset.options).filter(name => !placed.has(name))).toEqual([]);
  expect([...placed].filter(name => ruleset.options[name] === undefined)).toEqual([]);
});
