/** All rows of answers that a seat could give from here, tried out on an imagined state. A page uses them to find the way to a place. */

import type { Action, Match, Seat } from '@weathergauge/engine';
import { imagined, seen, tryOut } from '@weathergauge/engine';
import { asksOn, imaginingSeed, piecesAsked } from './preview.ts';
import type { Branch } from './protocol.ts';

/** Limit on the number of branches, because the worker takes no answers meanwhile. */
export const MOST_BRANCHES = 1_500;

/** The shortest first. Only answers with one of these verbs are followed. */
export function branchesOf(match: Match, seat: Seat, verbs: readonly string[]): Branch[] {
  const { ruleset, state } = match;
  const { vocabulary } = ruleset;
  if (!ruleset.pending(state).includes(seat)) return [];
  const isGone = new Set(verbs);
  const branches: Branch[] = [];
  const worlds: object[] = [];
  const root = imagined(ruleset, state, seat, imaginingSeed(seat, seen(match, seat)));

  function grow(world: object, from: number, offers: readonly Action[]): void {
    for (const action of offers) {
      if (!isGone.has(action.do) || branches.length >= MOST_BRANCHES) continue;
      const before = piecesAsked(ruleset, world, seat);
      const trial = tryOut(ruleset, ruleset.clone(world), seat, action);
      const goesOn = trial.complete && asksOn(ruleset, trial.state, seat, before);
      branches.push({
        from,
        text: vocabulary.print(action),
        events: trial.events,
        complete: trial.complete,
        asks: trial.complete && ruleset.result(trial.state) === null ? ruleset.pending(trial.state) : [],
        about: goesOn ? ruleset.prompt(trial.state, seat).about : null,
        offers: goesOn ? ruleset.offers(trial.state, seat).map(offer => vocabulary.print(offer)) : [],
      });
      worlds.push(trial.state);
    }
  }

  grow(root, -1, ruleset.offers(root, seat));
  for (let i = 0; i < branches.length && branches.length < MOST_BRANCHES; i++) {
    const world = worlds[i];
    if (world !== undefined && branches[i]?.about !== null) grow(world, i, ruleset.offers(world, seat));
  }
  return branches;
}
