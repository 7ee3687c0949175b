/** Moments of battles worth a picture, played by the engine up to there and opened as a saved game. */

import type { Page } from 'playwright-core';
import type { AnyRuleset, Options, Seat } from '../../packages/engine/src/index.ts';
import { goOnFrom, playedUntil, saveOf, seeds } from '../saved.ts';

const SEEDS = seeds('gallery', 30);

export interface Moment {
  readonly scenario: string;
  readonly options?: Options;
  /** Who is asked: the first seat unless said otherwise. */
  readonly seat?: Seat;
  /** Another person has the other seat, at the same screen. */
  readonly hotSeat?: boolean;
  /** How the agents play on the way: 1 is a midshipman. */
  readonly skill?: number;
  /** Answers that must have been given. */
  readonly after?: number;
  /** What is asked, by its name in the rules. */
  readonly ask: RegExp;
  /** What it is asked about, each by its name in the rules: so many men left, such a ship. */
  readonly about?: Readonly<Record<string, number>>;
  /** What can be ordered then, in words: all of it must have come. */
  readonly offers?: readonly RegExp[];
}

function isOffered(words: readonly string[], wanted: readonly RegExp[]): boolean {
  return wanted.every(one => words.some(word => one.test(word)));
}

/** Opens the first battle that comes to it, for a person against an agent. */
export async function openMoment(page: Page, ruleset: unknown, moment: Moment): Promise<void> {
  const rules = ruleset as AnyRuleset;
  const { seat: asked = 0, after = 0, ask, about = {}, offers = [], hotSeat = false, ...battles } = moment;
  const isMet = (state: object, seat: Seat, answers: number): boolean => {
    if (seat !== asked || answers < after) return false;
    const prompt = rules.prompt(state, seat);
    if (!ask.test(prompt.ask) || Object.entries(about).some(([name, is]) => prompt.about[name] !== is)) return false;
    const view = rules.view(state, seat);
    return isOffered(
      rules.offers(state, seat).map(offer => rules.words.action(view, offer)),
      offers,
    );
  };
  const match = playedUntil(rules, { ...battles, seeds: SEEDS }, isMet);
  await goOnFrom(
    page,
    saveOf(match, seat => hotSeat || seat === asked),
  );
  await page.locator('.play-offers [data-offer], .play-hand input, .play-cover-card').first().waitFor();
}
