/** Random play through the contract alone: pending, offers, apply, with every event received. */

import type { AnyRuleset, Draw, Emit, MatchConfig, Seat } from '@weathergauge/engine';
import { anyOffer, playOn, recording, seededDice, seededRng } from '@weathergauge/engine';

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
    decisions += playOn(ruleset, s, { choose: seat => anyOffer(ruleset, s, seat, rng) }, dice, emit);
  }
  if (heard === 0) throw new Error('no event was heard');
  return decisions;
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
  const choose = (seat: Seat) => {
    const offers = ruleset.offers(s, seat);
    const pick = rng.below(offers.length);
    picks.push(pick);
    return offers[pick] ?? null;
  };
  playOn(ruleset, s, { choose }, dice, ignore);
  return { draws, picks };
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
    let picked = 0;
    const choose = (seat: Seat) => ruleset.offers(s, seat)[script.picks[picked++] ?? 0] ?? null;
    decisions += playOn(ruleset, s, { choose }, dice, emit);
    last = s;
  }
  if (heard === 0) throw new Error('no event was heard');
  return { decisions, last };
}
