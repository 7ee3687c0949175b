import type { GameEvent, MatchConfig, Modifier, Options } from '@weathergauge/engine';
import { anyOffer, configure, isRefusal, playOn, seededDice, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { OWN, pool } from './ch02-pool.ts';
import { add, sea } from '../test/drill.fixture.ts';
import type { ConvoyEvent } from '../model/events.ts';
import { ruleset } from '../index.ts';

const OPTIONS: readonly Options[] = [{}, { sizePerStep: true, shortRange: 2 }, { reroll: 'whole' }];

const sum = (parts: readonly Modifier[]): number => parts.reduce((dice, { by }) => dice + by, 0);

function laid(scenario: string, options: Options): MatchConfig {
  const config = configure(ruleset, { scenario, options });
  if (isRefusal(config)) throw new Error(config.reason);
  return config;
}

test('2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 2.12, 2.13, 2.14, 2.20, 4.2 in whole games every shot throws as many dice as its parts add up to, by clauses of the book', () => {
  const clauses = new Set(ruleset.clauses.map(({ id }) => id));
  const seen = new Map<string, Set<string>>();
  for (const [i, { id }] of ruleset.scenarios.entries()) {
    const dice = seededDice(`parts ${id}`);
    const options = OPTIONS[i % OPTIONS.length] ?? {};
    const s = ruleset.setup(laid(id, options), dice, silent);
    const look = (event: GameEvent) => {
      const e = event as ConvoyEvent;
      if (e.type !== 'shot') return;
      if (e.faces.length > 0) expect(sum(e.modifiers)).toBe(e.faces.length);
      else expect(e.modifiers).toEqual([]);
      for (const part of e.modifiers) {
        expect(clauses).toContain(part.clause);
        const said = ruleset.words.modifier?.(ruleset.view(s, 'spectator'), e, part) ?? '';
        expect(said).toMatch(/^[a-z0-9][a-z -]+ ([+−]\d+|±0)$/);
        seen.set(part.what, (seen.get(part.what) ?? new Set()).add(said));
      }
    };
    playOn(ruleset, s, { choose: seat => anyOffer(ruleset, s, seat, dice) }, dice, look);
  }
  expect([...seen.keys()].toSorted()).toEqual(
    [
      'bigger',
      'chaser',
      'fewest',
      'guns',
      'hardened',
      'in-haste',
      'no-crew',
      'no-guns',
      'no-sail',
      'raking',
      'scurvy',
      'short-range',
      'smaller',
    ].toSorted(),
  );
  expect(seen.get('guns')).toContain('1 gun +2');
});

test('R22 the parts of one broadside, in words', () => {
  const s = sea();
  add(s, 0, 5, 5, 'E', { size: 'large', quality: 'battle-hardened' }, { sail: 0 });
  const target = add(s, 1, 5, 6, 'W', { size: 'medium' });
  const ship = s.ships[0] ?? target;
  const parts: Modifier[] = [];
  expect(pool(s, ship, target, OWN, parts)).toBe(sum(parts));
  expect(pool(s, ship, target, OWN)).toBe(sum(parts));
  expect(parts.map(({ clause, by }) => [clause, by])).toEqual([
    ['2.4', 2 * ship.gun],
    ['2.5', 2],
    ['2.6', 3],
    ['2.7', 2],
    ['2.12', -2],
  ]);
});
