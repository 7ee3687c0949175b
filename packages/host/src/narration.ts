/** Events in the rulebook's words, as one viewer is told them. */

import type { AnyRuleset, GameEvent, Viewer } from '@weathergauge/engine';
import { endingWords, eventsFor, isEnded, noFacts } from '@weathergauge/engine';
import type { Happening } from './protocol.ts';

/** What `who` is told of these events; `state` is the one after them. */
export function narrate(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  who: Viewer,
  events: readonly GameEvent[],
  at: number,
): readonly Happening[] {
  const heard = eventsFor(events, who);
  if (heard.length === 0) return [];
  const view = ruleset.view(state, who);
  return heard.map(event => inWords(ruleset, view, event, at));
}

function inWords(ruleset: AnyRuleset, view: unknown, event: GameEvent, at: number): Happening {
  if (isEnded(event)) return { at, event, words: endingWords(ruleset, view, event), facts: noFacts };
  const { words } = ruleset;
  const stroke = words.stroke?.(view, event) ?? null;
  const saidBy = words.saidBy?.(event) ?? [];
  const plain: Happening = {
    at,
    event,
    words: words.event(view, event),
    facts: words.facts(event),
    ...(saidBy.length === 0 ? {} : { saidBy }),
  };
  const told: Happening = stroke === null ? plain : { ...plain, stroke };
  if (words.modifier === undefined || event.modifiers === undefined || event.modifiers.length === 0) return told;
  const modifiers = event.modifiers.map(part => ({
    words: words.modifier?.(view, event, part) ?? part.what,
    clause: part.clause,
  }));
  return { ...told, modifiers };
}
