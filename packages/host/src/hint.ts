/**
 * A hint: the best order that a search finds for a seat, and the figures in which it differs from another order. Computed in the calling
 * thread, on a state that the seat has imagined.
 */

import type { Clock, Compared } from '@weathergauge/agents';
import { compareOrders } from '@weathergauge/agents';
import type { Action, AnyRuleset } from '@weathergauge/engine';
import { isRefusal, seededRng, toldChance } from '@weathergauge/engine';
import type { Adviser, HintQuestion } from './adviser.ts';
import type { Chosen } from './choose.ts';
import { choose } from './choose.ts';
import type { Library } from './library.ts';
import type { Hint } from './protocol.ts';
import { HINT_SECONDS } from './protocol.ts';
import { cutShort, MOST_ANSWERS, saidOf, toldApart } from './said.ts';

const SECOND = 1000;
/** The share of the time for the search; the rest compares the two orders. */
const SEARCHED_BY = 0.75;
/** The search of the Captain, without overlooking offers. */
const SEARCH = `search:${SEARCHED_BY * HINT_SECONDS * SECOND}ms`;
const MOST_FIGURES = 3;
/** The least difference that is reported, and how many standard errors it must be. */
const LEAST = 0.1;
const SURE = 2;

/** Where the time is counted by trials, as in tests, another `level` than that of a second and a half. */
export function hintFor(
  ruleset: AnyRuleset,
  question: HintQuestion,
  clock: Clock,
  onProgress: (share: number) => void,
  level = SEARCH,
): Hint {
  const { state, seat, seed } = question;
  const { vocabulary, words } = ruleset;
  const began = clock();
  const chosen = choose(ruleset, { ...question, level, share: 1 }, clock, ({ share }) =>
    onProgress(SEARCHED_BY * share),
  );
  const best = vocabulary.parse(chosen.text) as Action;
  const saying = { seed, most: MOST_ANSWERS };
  const said = saidOf(ruleset, state, seat, [best], saying);
  const compared = comparedWith(ruleset, question, chosen);
  if (compared === null) {
    const ordered = cutShort(said.moved === '' ? said.answers : [said.moved]);
    return { text: chosen.text, ordered, beside: null };
  }
  const spent = (): number => (clock() - began) / (HINT_SECONDS * SECOND);
  const found = compareOrders(ruleset, state, seat, [[best], [compared.action]], seededRng(seed), () => {
    onProgress(Math.min(1, spent()));
    return spent() >= 1;
  });
  const { one, other } = toldApart(said, saidOf(ruleset, state, seat, [compared.action], saying));
  const view = ruleset.view(state, seat);
  return {
    text: chosen.text,
    ordered: one,
    beside: {
      kind: compared.kind,
      ordered: other,
      figures: differing(found).map(({ name, changes }) => ({ words: words.tally(view, name).words, changes })),
      told: [toldChance(ruleset, state, found.chances[0]), toldChance(ruleset, state, found.chances[1])],
    },
  };

  /** The counts that differ most; scores come last, because they only sum up other counts. */
  function differing({ counts }: Compared): Compared['counts'] {
    const weight = ({ name, changes }: Compared['counts'][number]): number =>
      Math.abs(changes[0] - changes[1]) - (words.tally(view, name).isScore ? SECOND : 0);
    return counts
      .filter(({ changes, error }) => Math.abs(changes[0] - changes[1]) >= Math.max(LEAST, SURE * error))
      .toSorted((a, b) => weight(b) - weight(a))
      .slice(0, MOST_FIGURES);
  }
}

/** The given order, or else the next best of the search; null if there is no other. */
function comparedWith(
  ruleset: AnyRuleset,
  { state, seat, compared }: HintQuestion,
  { text, report }: Chosen,
): { readonly kind: 'looked-at' | 'next-best'; readonly action: Action } | null {
  const { parse, print } = ruleset.vocabulary;
  const looked = compared === null || compared === text ? null : parse(compared);
  if (looked !== null && ruleset.refuse(state, seat, looked) === null) return { kind: 'looked-at', action: looked };
  const lines = (report?.lines ?? []).filter(({ action, value }) => value !== null && print(action) !== text);
  const ranked = report?.by === 'value' ? lines.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1)) : lines;
  return ranked[0] === undefined ? null : { kind: 'next-best', action: ranked[0].action };
}

/** Thinks in the calling thread, which is blocked meanwhile: for the terminal and tests. */
export function adviseHere(library: Library, clock: Clock, level?: string): Adviser {
  return {
    advise(question, onProgress) {
      const work = async (): Promise<Hint> => {
        const ruleset = await library.open(question.ruleset, question.pack);
        if (isRefusal(ruleset)) throw new Error(ruleset.reason);
        return hintFor(ruleset, question, clock, onProgress, level);
      };
      return { hint: work(), cancel() {} };
    },
  };
}
