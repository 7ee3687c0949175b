import { expect, test } from 'vitest';
import { configure } from './configure.ts';
import type { AnyRuleset, Dice, MatchConfig } from './contract.ts';
import { isRefusal, silent } from './contract.ts';
import { fingerprint, packName, packOf, rulesetBy, withPacks } from './data-packs.ts';
import { seededDice } from './dice.ts';
import { logOf, openMatch } from './match.ts';
import { replay } from './replay.ts';
import { skirmish } from './skirmish.ts';

interface Guns {
  readonly guns: number;
}

const printed: Guns = { guns: 74 };
const validate = (pack: unknown): readonly string[] =>
  typeof pack === 'object' && pack !== null && 'guns' in pack ? [] : ['guns: missing'];

/** The figures in use, as a rulebook keeps them. */
let inUse = printed;
const use = (figures: Guns): Guns => {
  const before = inUse;
  inUse = figures;
  return before;
};

/** Skirmish with boats whose guns are written on a pack. */
const rules = {
  ...skirmish,
  evaluate: () => inUse.guns,
  words: { ...skirmish.words, seat: () => `${inUse.guns} guns` },
  // Whatever the contract will ask for one day is bound as well.
  broadside: (more: number) => inUse.guns + more,
};
const guns = withPacks(rules, { printed, validate, figuresOf: pack => pack, use });

function by(pack: unknown): AnyRuleset {
  const made = guns.dataPacks.rulesetFrom(pack);
  if (isRefusal(made)) throw new Error(made.reason);
  return made;
}

const config = configure(skirmish, { scenario: 'boats' }) as MatchConfig;
const opened = (ruleset: AnyRuleset, dice: Dice = seededDice('packs')) => openMatch(ruleset, config, dice);

test('a ruleset reads the figures of its own pack, whichever was asked before', () => {
  const [small, large] = [by({ guns: 32 }), by({ guns: 110 })];
  const ours: AnyRuleset = guns.ruleset;
  const { state } = opened(small);
  for (let i = 0; i < 2; i++) {
    expect([small, ours, large].map(each => each.evaluate(state, 0))).toEqual([32, 74, 110]);
    expect([large, small].map(each => each.words.seat(each.view(state, 0), 0))).toEqual(['110 guns', '32 guns']);
  }
  expect((small as typeof small & { broadside(more: number): number }).broadside(5)).toBe(37);
});

test('when a ruleset has answered, the figures that were in use before are in use again', () => {
  const large = by({ guns: 110 });
  const state = opened(large).state;
  large.evaluate(state, 0);
  expect(inUse).toBe(printed);
  const broken: Dice = {
    draw() {
      throw new Error('no dice');
    },
  };
  large.apply(state, 0, { do: 'load', charges: 0 }, broken, silent);
  expect(() => large.apply(state, 1, { do: 'load', charges: 0 }, broken, silent)).toThrow('no dice');
  expect(inUse).toBe(printed);
});

test('dice or listeners that ask another game in the middle of an answer change nothing for the rest of it', () => {
  const [small, large] = [by({ guns: 32 }), by({ guns: 110 })];
  const state = opened(large).state;
  const seen: number[] = [];
  const curious: Dice = {
    draw() {
      seen.push(inUse.guns, small.evaluate(state, 0), inUse.guns);
      return 0;
    },
  };
  for (const seat of [0, 1] as const) large.apply(state, seat, { do: 'load', charges: 0 }, curious, silent);
  expect(seen).toEqual([110, 32, 110, 110, 32, 110]);
});

test('a pack that is not sound is refused, with its first fault', () => {
  expect(guns.dataPacks.rulesetFrom({ masts: 3 })).toMatchObject({
    refused: 'bad-config',
    reason: 'the data pack for skirmish cannot be used: guns: missing',
  });
});

test('a log names the pack of its ruleset, none for the printed one even from a file, and no other replays it', () => {
  const other = by({ guns: 50 });
  expect([guns.ruleset, by({ guns: 74 }), other].map(packName)).toEqual(['', '', fingerprint({ guns: 50 })]);
  expect(packName(other)).toMatch(/^[0-9a-f]{16}$/);
  const log = logOf(opened(other));
  expect(log.pack).toBe(packName(other));
  expect(isRefusal(replay(by({ guns: 50 }), log))).toBe(false);
  expect(replay(guns.ruleset, log)).toMatchObject({
    reason: `the log was played by data pack #${packName(other)} of skirmish, and can be replayed by nothing else`,
  });
  expect(replay(other, logOf(opened(guns.ruleset)))).toMatchObject({
    reason: 'the log was played by the printed figures of skirmish, and can be replayed by nothing else',
  });
});

test('another thread makes the same ruleset from the pack as data', () => {
  const sent = (ruleset: AnyRuleset): unknown => JSON.parse(JSON.stringify(packOf(ruleset)));
  expect(rulesetBy(guns, sent(guns.ruleset))).toBe(guns.ruleset);
  const other = by({ guns: 50 });
  expect(packName(rulesetBy(guns, sent(other)) as AnyRuleset)).toBe(packName(other));
  expect(rulesetBy({ ruleset: skirmish }, { guns: 50 })).toMatchObject({
    reason: 'skirmish has no figures that a pack could replace',
  });
  expect(packOf(skirmish)).toBeNull();
});
