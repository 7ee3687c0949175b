/** Turns events into the rulebook's words, as one viewer is told them. */

import type { AnyRuleset, GameEvent, Viewer } from '@weathergauge/engine';
import { endingWords, eventsFor, isEnded, noFacts } from '@weathergauge/engine';
import type { Happening, Scene } from './protocol.ts';

/** The scene that these events make for `who`; `state` is the one after them. Null if `who` may know none of them. */
export function sceneOf(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  who: Viewer,
  events: readonly GameEvent[],
  at: number,
): Scene | null {
  const heard = eventsFor(events, who);
  return heard.length === 0 ? null : { at, view: ruleset.view(state, who), events: heard };
}

/** The same with a view that has been made already, because making views is expensive. */
export function sceneSeen(view: unknown, who: Viewer, events: readonly GameEvent[], at: number): Scene | null {
  const heard = eventsFor(events, who);
  return heard.length === 0 ? null : { at, view, events: heard };
}

/** The happenings of these events for `who`; `state` is the one after them. */
export function narrate(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  who: Viewer,
  events: readonly GameEvent[],
  at: number,
): readonly Happening[] {
  const scene = sceneOf(ruleset, state, who, events, at);
  return scene === null ? [] : tellScene(ruleset, scene);
}

/** A scene in words. */
export function tellScene(ruleset: AnyRuleset, { at, view, events }: Scene): readonly Happening[] {
  return events.map(event => inWords(ruleset, view, event, at));
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
