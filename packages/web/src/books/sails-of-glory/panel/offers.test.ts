import { seededRng } from '@weathergauge/engine';
import type { SailsEvent } from '@weathergauge/rules-sails-of-glory';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { RULER } from '@weathergauge/rules-sails-of-glory/figures';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../client/protocol.ts';
import { GROUPED, FIRST } from '../articles.ts';
import { asks, playedThrough, positionOf, shipOf, viewOf } from './mat.fixture.ts';
import { firingShips, plannedCard, stageOf, volleyOf, worthOf } from './offers.ts';

type Fire = Parameters<typeof worthOf>[1];

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

  test.each(['basic', 'standard'])('%s: a shot is said to be worth what the target then draws', async level => {
    let checked = 0;
    for (const seed of ['a', 'b', 'c']) {
      const rng = seededRng(`worth/${seed}`);
      const said = new Map<string, ReturnType<typeof worthOf>>();
      const name = (turn: number, ship: number, side: string): string => `${turn} ${ship} ${side}`;
      const happenings = await playedThrough({ level }, seed, position => {
        const { offers } = position;
        const fires = offers.flatMap(({ action }, i) => (action.do === 'fire' ? [i] : []));
        const at = fires[rng.below(Math.max(1, fires.length))];
        if (at === undefined) return rng.below(offers.length);
        const action = offers[at]?.action as Extract<Fire, { do: 'fire' }>;
        said.set(name(viewOf(position).turn, action.ship, action.side), worthOf(viewOf(position), action));
        return at;
      });
      let turn = 0;
      for (const { event } of happenings) {
        const e = event as SailsEvent;
        if (e.type === 'turn') turn = e.turn;
        if (e.type !== 'fired' || e.target < 0) continue;
        expect(said.get(name(turn, e.ship, e.side))).toMatchObject({
          counters: e.counters,
          band: e.range <= RULER.half ? 'short' : 'long',
        });
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  test('a sealed volley is read back as it was packed', () => {
    expect(volleyOf(0)).toBeNull();
    expect(volleyOf(1 + (3 + 1) * 64 + 1 * 16 + 2 * 2)).toEqual({ target: 3, arc: 1, shot: 2 });
    expect(volleyOf(1 + 1 * 16 + 1 * 2)?.target).toBe(-1);
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
    expect(plannedCard(viewOf(last), shipOf(last, up))).toBeGreaterThan(0);
  });

  test('others’ ships are never said to have a plan', async () => {
    const position = await positionOf({ level: 'standard' }, asks('seal'));
    for (const ship of viewOf(position).ships)
      if (ship.own === null) expect(plannedCard(viewOf(position), ship)).toBe(0);
  });
});

test('every article of the book has its place in the lobby', () => {
  const placed = new Set<string>([...FIRST, ...GROUPED]);
  expect(Object.keys(ruleset.options).filter(name => !placed.has(name))).toEqual([]);
  expect([...placed].filter(name => ruleset.options[name] === undefined)).toEqual([]);
});
