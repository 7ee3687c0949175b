/** Hosted games to try the host on. */

import type { Match, Refusal, Seat, Viewer } from '@weathergauge/engine';
import { isRefusal, seededRng } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { ruleset as ageOfSail } from '@weathergauge/rules-age-of-sail';
import { ruleset as convoy } from '@weathergauge/rules-convoy';
import { ruleset as sailsOfGlory } from '@weathergauge/rules-sails-of-glory';
import type { Game, GameDeps, NewGame, Position, SeatPlan, Thinker, Turn } from '../src/index.ts';
import { hostGame, libraryOf, newMatch, thinkHere } from '../src/index.ts';

export const library = libraryOf({
  skirmish: async () => ({ ruleset: skirmish }),
  'age-of-sail': async () => ({ ruleset: ageOfSail }),
  convoy: async () => ({ ruleset: convoy }),
  'sails-of-glory': async () => ({ ruleset: sailsOfGlory }),
  unwritten: async () => ({}),
});

export const human: SeatPlan = { kind: 'human' };
export const agent: SeatPlan = { kind: 'agent', level: 'midshipman' };
export const people: readonly SeatPlan[] = [human, human];

const game = (ruleset: string, scenario: string, options: NewGame['options'] = {}): NewGame => ({
  ruleset,
  scenario,
  seats: people,
  options,
});
export const boats = game('skirmish', 'boats');
export const battle = game('age-of-sail', 'line-of-battle', { exchange: true });
export const crossing = game('convoy', 'H1');
export const duel = game('sails-of-glory', 'enemy-in-sight');

export function granted<T>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome;
}

export function must<T>(x: T | null | undefined): T {
  if (x === null || x === undefined) throw new Error('there is nothing');
  return x;
}

export const quick: Thinker = thinkHere(library, () => performance.now());

export async function matchOf(wished: NewGame, seed = 'test'): Promise<Match> {
  return granted(await newMatch(library, wished, seed));
}

export async function hosted(wished: NewGame, seed = 'test', deps: Partial<GameDeps> = {}): Promise<Game> {
  return hostGame(await matchOf(wished, seed), wished.seats, { thinker: quick, ...deps });
}

/** The position of somebody who is asked now; null when the game is over. */
export function asked(hostedGame: Game): Position | null {
  for (const [seat] of hostedGame.seats.entries()) {
    const { position } = hostedGame.chair(seat as Seat).look();
    if (position.prompt !== null) return position;
  }
  return null;
}

export function answerAs(hostedGame: Game, who: Viewer, text: string): Refusal | null {
  const chair = hostedGame.chair(who);
  return chair.answer(text, chair.look().position.at);
}

/** Answers at random for whoever is asked, `answers` times or to the end. */
export function play(hostedGame: Game, answers = Number.POSITIVE_INFINITY, seed = 'chance'): void {
  const rng = seededRng(seed);
  for (let i = 0; i < answers; i++) {
    const position = asked(hostedGame);
    if (position === null) return;
    const offer = must(position.offers[rng.below(position.offers.length)]);
    granted(hostedGame.chair(position.who).answer(offer.text, position.at));
  }
}

/** Collects what a viewer is told. */
export function heard(hostedGame: Game, who: Viewer): Turn[] {
  const turns: Turn[] = [];
  hostedGame.chair(who).listen(turn => turns.push(turn));
  return turns;
}
