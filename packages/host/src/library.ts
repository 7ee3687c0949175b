/** The rulebooks a host can open. None is loaded before it is asked for. */

import type { AnyRuleset, Refusal, RulebookModule } from '@weathergauge/engine';
import { dataTextFault, isRefusal, refusal, rulesetBy, strongHash } from '@weathergauge/engine';

/** Loads the module of a rulebook; one that is still being written exports no `ruleset`. */
export type RulebookLoader = () => Promise<Partial<RulebookModule>>;

export interface Library {
  /** By a data pack (`packOf` another ruleset of the same book), or by the printed one. */
  open(id: string, pack?: object | null): Promise<AnyRuleset | Refusal>;
}

/**
 * Rulesets by other packs than the printed that are kept, because to make one works out all of its figures. Few, because a
 * server meets strangers' packs: the one that was not asked for the longest goes.
 */
const MOST_KEPT = 16;

export function libraryOf(loaders: Readonly<Record<string, RulebookLoader>>, mostKept = MOST_KEPT): Library {
  /** The least recently used first: a `Map` keeps the order in which keys were set. */
  const kept = new Map<string, AnyRuleset>();

  function byPack(book: RulebookModule, pack: object): AnyRuleset | Refusal {
    // What is nested too deep could not be written as text. Nothing is kept of it: it is refused.
    if (dataTextFault(pack) !== null) return rulesetBy(book, pack);
    // By its text, so that what the caller does with the object afterwards changes no ruleset that others play by. The
    // fingerprint of logs is too short here: two packs with the same one can be searched for.
    const text = JSON.stringify(pack);
    const key = `${book.ruleset.id} ${strongHash(text)}`;
    const ruleset = kept.get(key) ?? rulesetBy(book, JSON.parse(text) as object);
    if (isRefusal(ruleset)) return ruleset;
    kept.delete(key);
    kept.set(key, ruleset);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return ruleset;
  }

  return {
    async open(id, pack = null) {
      const loader = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
      const { ruleset, ...more } = (await loader?.()) ?? {};
      if (ruleset === undefined) {
        return refusal('bad-config', `there is no rulebook "${id.slice(0, LONGEST_ID)}" here`);
      }
      return pack === null ? ruleset : byPack({ ruleset, ...more }, pack);
    },
  };
}

const LONGEST_ID = 40;
