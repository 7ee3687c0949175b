/**
 * Data packs: every printed figure of a rulebook as one plain JSON object that a host may replace. A ruleset is made from
 * a pack and carries it, so games by different packs can be played side by side in one process.
 */

import type { Action, AnyRuleset, GameEvent, Refusal, Ruleset } from './contract.ts';
import { refusal } from './contract.ts';
import { hashText } from './hash.ts';
import { dataTextFault } from './outside-text.ts';

/** What the module of a rulebook with replaceable figures exports as `dataPacks`, beside `ruleset`. */
export interface DataPacks {
  /** The pack that `ruleset` is made from. */
  readonly printed: object;
  /** What is wrong with another pack, in plain words with a path; empty when it can be used. */
  validate(pack: unknown): readonly string[];
  /** The rulebook with another pack. This computes all its figures: make it once and keep it. */
  rulesetFrom(pack: unknown): AnyRuleset | Refusal;
}

/** What the module of a rulebook exports. The command line, threads and the page import it. */
export interface RulebookModule {
  readonly ruleset: AnyRuleset;
  readonly dataPacks?: DataPacks;
}

/** The ruleset of a module with a pack; null stands for the printed one. */
export function rulesetBy({ ruleset, dataPacks }: RulebookModule, pack: unknown): AnyRuleset | Refusal {
  if (pack === null) return ruleset;
  return (
    dataPacks?.rulesetFrom(pack) ?? refusal('bad-config', `${ruleset.id} has no figures that a pack could replace`)
  );
}

/** The pack that another thread needs to make the same ruleset (`rulesetBy`); null for the printed one. */
export function packOf({ pack }: AnyRuleset): object | null {
  return pack === undefined || pack.fingerprint === '' ? null : pack.data;
}

/** The name in logs of a ruleset's pack: '' for the printed one. */
export function packName({ pack }: AnyRuleset): string {
  return pack?.fingerprint ?? '';
}

export function fingerprint(pack: unknown): string {
  return hashText(JSON.stringify(pack));
}

/** How a rulebook derives the figures that its functions read from a pack. */
export interface PackReader<P extends object, F> {
  readonly printed: P;
  validate(pack: unknown): readonly string[];
  /** Computes everything that the rules need from a valid pack. At first the figures of the printed one are in use. */
  figuresOf(pack: P): F;
  /** Makes these the figures that the rules read, and returns the previous ones. */
  use(figures: F): F;
}

/**
 * `rules` reads whatever figures are in use. A ruleset made here puts its own figures in use while one of its functions runs. That is
 * safe because each runs to its end without waiting. It costs one comparison a call; passing the figures as arguments would change every
 * function of the book.
 */
export function withPacks<S extends object, A extends Action, V, E extends GameEvent, P extends object, F>(
  rules: Ruleset<S, A, V, E>,
  { printed, validate: faultsOf, figuresOf, use }: PackReader<P, F>,
): { readonly ruleset: Ruleset<S, A, V, E>; readonly dataPacks: DataPacks } {
  const made = (data: P, name: string): Ruleset<S, A, V, E> => {
    const figures = figuresOf(data);
    const words = bound(rules.words, figures, use);
    const odds = rules.odds === undefined ? {} : { odds: bound(rules.odds, figures, use) };
    return { ...bound(rules, figures, use), words, ...odds, pack: { data, fingerprint: name } };
  };
  // Unprintable text is checked first, because messages about other faults might quote it.
  const validate = (pack: unknown): readonly string[] => {
    const fault = dataTextFault(pack, 'pack');
    return fault === null ? faultsOf(pack) : [fault];
  };
  const rulesetFrom = (pack: unknown): AnyRuleset | Refusal => {
    const [first] = validate(pack);
    if (first !== undefined) return refusal('bad-config', `the data pack for ${rules.id} cannot be used: ${first}`);
    const name = fingerprint(pack);
    return made(pack as P, name === fingerprint(printed) ? '' : name);
  };
  return { ruleset: made(printed, ''), dataPacks: { printed, validate, rulesetFrom } };
}

/**
 * `part`, with these figures in use while one of its functions runs. The previous ones are put back afterwards, so that an `emit` or a
 * `Dice` may use another game in the middle of an `apply`.
 */
function bound<T extends object, F>(part: T, figures: F, use: (figures: F) => F): T {
  // Five parameters, because no function has more, and rest parameters would allocate an array at every call.
  const bind =
    (run: Method): Method =>
    (a, b, c, d, e) => {
      const before = use(figures);
      try {
        return run(a, b, c, d, e);
      } finally {
        use(before);
      }
    };
  const members = Object.entries(part) as [string, unknown][];
  return Object.fromEntries(
    members.map(([name, member]) => [name, typeof member === 'function' ? bind(member as Method) : member]),
  ) as T;
}

type Method = (a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => unknown;
