/** The rulebooks that a host can open; each is loaded when it is first needed. */

import type { AnyRuleset, Refusal, RulebookModule } from '@weathergauge/engine';
import { dataTextFault, isRefusal, refusal, rulesetBy, strongHash } from '@weathergauge/engine';

/** Loads the module of a rulebook; one that is still being written exports no `ruleset`. */
export type RulebookLoader = () => Promise<Partial<RulebookModule>>;

export interface Library {
  /** The ruleset with this data pack (`packOf` another ruleset of the same book), or with the printed one. */
  open(id: string, pack?: object | null): Promise<AnyRuleset | Refusal>;
}

/**
 * How many rulesets with other packs than the printed are cached. Making one computes all its figures, so they are worth keeping; but a
 * server is sent packs by strangers, so the least recently used is dropped.
 */
const MOST_KEPT = 16;

export function libraryOf(loaders: Readonly<Record<string, RulebookLoader>>, mostKept = MOST_KEPT): Library {
  /** The least recently used first: a `Map` keeps the order in which keys were set. */
  const kept = new Map<string, AnyRuleset>();

  function byPack(book: RulebookModule, pack: object): AnyRuleset | Refusal {
    // Refused without caching: a pack that is nested too deeply cannot be written as text.
    if (dataTextFault(pack) !== null) return rulesetBy(book, pack);
    // Cached by its text, so that later changes of the caller's object do not matter. The fingerprint in logs is too short as a key:
    // somebody could search for two packs with the same one.
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
