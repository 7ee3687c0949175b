/** Random play through the contract alone: pending, offers, apply, with every event received. */

import type { AnyRuleset, Emit, MatchConfig, Rng } from '@weathergauge/engine';
import { recording, seededDice, seededRng } from '@weathergauge/engine';
import type { Draw } from '@weathergauge/engine';

/** Plays whole games and returns how many decisions they took. */
export function playRandomly(ruleset: AnyRuleset, config: MatchConfig, games: number, label: string): number {
  let decisions = 0;
  let heard = 0;
  const emit: Emit = () => {
    heard++;
  };
  for (let game = 0; game < games; game++) {
    const dice = seededDice(`${label}/${game}/dice`);
    const rng = seededRng(`${label}/${game}/answers`);
    const s = ruleset.setup(config, dice, emit);
    decisions += answerToTheEnd(ruleset, s, rng, (seat, answer) => ruleset.apply(s, seat, answer, dice, emit));
  }
  if (heard === 0) throw new Error('no event was heard');
  return decisions;
}

type Take = (seat: 0 | 1 | 2 | 3, answer: ReturnType<AnyRuleset['offers']>[number]) => void;

function answerToTheEnd(ruleset: AnyRuleset, s: object, rng: Rng, take: Take): number {
  for (let decisions = 0; ; decisions++) {
    const seat = ruleset.pending(s)[0];
    if (seat === undefined) return decisions;
    const offers = ruleset.offers(s, seat);
    take(seat, offers[rng.below(offers.length)] as (typeof offers)[number]);
  }
}

/** A game as a list: what was drawn, who answered which offer. Another host can play the very same game from it. */
export interface Script {
  readonly draws: readonly Draw[];
  /** Index of each answer in the list of offers. */
  readonly picks: readonly number[];
}

export function writeScript(ruleset: AnyRuleset, config: MatchConfig, label: string): Script {
  const draws: Draw[] = [];
  const picks: number[] = [];
  const dice = recording(seededDice(`${label}/dice`), draws);
  const rng = seededRng(`${label}/answers`);
  const ignore: Emit = () => {};
  const s = ruleset.setup(config, dice, ignore);
  for (;;) {
    const seat = ruleset.pending(s)[0];
    if (seat === undefined) return { draws, picks };
    const offers = ruleset.offers(s, seat);
    const pick = rng.below(offers.length);
    picks.push(pick);
    ruleset.apply(s, seat, offers[pick] as (typeof offers)[number], dice, ignore);
  }
}

/** Plays scripted games through the contract, offers and events included. */
export function playScripts(
  ruleset: AnyRuleset,
  config: MatchConfig,
  scripts: readonly Script[],
): { decisions: number; last: object } {
  let decisions = 0;
  let last: object = {};
  let heard = 0;
  const emit: Emit = () => {
    heard++;
  };
  for (const script of scripts) {
    let drawn = 0;
    const dice = { draw: () => (script.draws[drawn++] as Draw).face - 1 };
    const s = ruleset.setup(config, dice, emit);
    for (const pick of script.picks) {
      const seat = ruleset.pending(s)[0] ?? 0;
      const offers = ruleset.offers(s, seat);
      ruleset.apply(s, seat, offers[pick] as (typeof offers)[number], dice, emit);
    }
    decisions += script.picks.length;
    last = s;
  }
  if (heard === 0) throw new Error('no event was heard');
  return { decisions, last };
}
