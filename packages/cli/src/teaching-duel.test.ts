import type { AnyRuleset, GameEvent } from '@weathergauge/engine';
import { configure, isRefusal } from '@weathergauge/engine';
import { greedy } from '@weathergauge/agents';
import { playGame } from '@weathergauge/lab';
import { ruleset } from '@weathergauge/rules-age-of-sail';
import { expect, test } from 'vitest';

const GAMES = 40;

/** Whether a gun was fired before the first boarding; null where nobody boarded. */
function gunsSpeakFirst(book: AnyRuleset, label: string): boolean | null {
  const config = configure(book, { scenario: 'single-combat' });
  if (isRefusal(config)) throw new Error(config.reason);
  const told: GameEvent['type'][] = [];
  playGame(book, config, [greedy(), greedy()], label, { events: event => told.push(event.type) });
  const boarded = told.indexOf('boarding');
  if (boarded < 0) return null;
  const fired = told.indexOf('volley');
  return fired >= 0 && fired < boarded;
}

test('the teaching duel teaches gunnery: guns speak before a boarding can end it', { timeout: 120_000 }, () => {
  const found = Array.from({ length: GAMES }, (_, i) => gunsSpeakFirst(ruleset, `duel ${i}`));
  const boarded = found.filter(first => first !== null);
  expect(boarded.length, 'boardings').toBeGreaterThan(5);
  expect(boarded.filter(first => !first).length, 'boardings before any shot').toBeLessThanOrEqual(1);
});
