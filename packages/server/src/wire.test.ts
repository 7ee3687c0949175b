/** A short form of `npm run wire`: what every frame holds, and what nobody may send. */

import type { AnyRuleset } from '@weathergauge/engine';
import { configure, isRefusal, openMatch, seededDice, seededRng } from '@weathergauge/engine';
import { ruleset as ageOfSail } from '@weathergauge/rules-age-of-sail';
import { ruleset as captainsSea } from '@weathergauge/rules-captains-sea';
import { ruleset as convoy } from '@weathergauge/rules-convoy';
import { ruleset as sailsOfGlory } from '@weathergauge/rules-sails-of-glory';
import { ruleset as seaOfGlory } from '@weathergauge/rules-sea-of-glory-1805';
import { expect, test } from 'vitest';
import { describedRoutes, knownRoutes } from '../test/every-route.ts';
import { forge } from '../test/forged.ts';
import { served } from '../test/served.ts';
import { differencesIn, heldIn, momentOf, quotesAny, scan } from '../test/wire-scan.ts';

const PATIENCE = 120_000;

test.each<[string, AnyRuleset, Record<string, string>]>([
  ['Sails of Glory', sailsOfGlory, { level: 'advanced' }],
  ['Captain’s Sea', captainsSea, {}],
  ['1805', { ...seaOfGlory, scenarios: seaOfGlory.scenarios.filter(({ id }) => id === 'trafalgar') }, {}],
])(
  '%s: no frame of a whole game holds what its reader may not know',
  async (_title, ruleset, options) => {
    const server = await served();
    const place = { servers: [server], store: server.store };
    const found = await scan({ ...place, ruleset, games: 1, seed: 'short', options: [options], curious: 60 });
    expect(found).toMatchObject({ games: 1, secrets: [] });
    expect(found.hidden).toBeGreaterThan(20);
    expect(found.frames).toBeGreaterThan(found.answers);
    expect(found.asked).toBeGreaterThan(2);
  },
  PATIENCE,
);

test('Age of Sail: nor of an exchange, in which volleys are sealed', async () => {
  const server = await served();
  const place = { servers: [server], store: server.store };
  const ruleset: AnyRuleset = {
    ...ageOfSail,
    scenarios: ageOfSail.scenarios.filter(({ id }) => id === 'line-of-battle'),
  };
  const found = await scan({ ...place, ruleset, games: 3, seed: 'short', options: [{ exchange: true }], curious: 20 });
  expect(found).toMatchObject({ games: 3, secrets: [] });
  expect(found.compared).toBeGreaterThan(100);
});

test('a frame that holds a secret is found', () => {
  expect(
    heldIn(
      ['{"a":1}', '{"secret":"5a5a"}'],
      [
        ['the secret', '5a5a'],
        ['nothing', 'none'],
      ],
    ),
  ).toEqual(['the secret']);
  expect(quotesAny(['{"a":"5a5a"}'], ['5a5a', 'longer'])).toBe(true);
  expect(quotesAny(['{"a":"5a5a5"}', '{"ab":5,"cd":6}'], ['5a5a', 'none'])).toBe(false);
  const config = configure(captainsSea, { scenario: 'constitution-java' });
  if (isRefusal(config)) throw new Error(config.reason);
  const ruleset: AnyRuleset = captainsSea;
  const match = openMatch(captainsSea, config, seededDice('leaky'));
  const compare = (view: unknown): string[] =>
    differencesIn(
      momentOf(match, seededRng('r')),
      'spectator',
      { view, prompt: null, offers: [] },
      { compared: 0, hidden: 0 },
    );
  expect(compare(ruleset.view(match.state, 'spectator'))).toEqual([]);
  expect(compare(ruleset.view(match.state, 0))).toContain('the view follows what is hidden');
});

test(
  'of messages by the wrong hand, at the wrong place or of the wrong words none is taken',
  async () => {
    const server = await served();
    const forged = await forge({
      servers: [server],
      store: server.store,
      ruleset: convoy,
      scenario: 'H1',
      messages: 1_000,
      seed: 'short',
    });
    expect(forged.accepted).toEqual([]);
    expect(Object.keys(forged.kinds).length).toBe(27);
    expect(forged.overHttp).toBeGreaterThan(100);
    expect(forged.honest).toBeGreaterThan(10);
  },
  PATIENCE,
);

test('every address of the API is known to those who forge', async () => {
  const { address } = await served();
  expect(await describedRoutes(address)).toEqual(knownRoutes());
});
