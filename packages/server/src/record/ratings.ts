/** Ratings: how good somebody is at a book, by the games that count (openskill, the model of Plackett and Luce). */

import { ordinal, rate, rating } from 'openskill';
import type { RatedOrWhy } from '@weathergauge/wire';
import type { Outcome } from '../games/outcome.ts';

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Below this many games a rating is provisional; and the number of different opponents that the list of the best requires. */
export const SETTLED = 10;
export const LEAST_MET = 3;
/** Answers that every player must have given for a game to be rated. */
export const LEAST_ANSWERS = 6;
/** Most rated games of the same two people in one book within a day, because more could be arranged. */
export const MOST_A_DAY = 3;

const BASE = 1000;
const SCALE = 40;

export const newSkill = (): Skill => rating();

/** The rating as it is shown: a lower bound, which rises as more is known of a player; everybody begins at 1000. */
export const shown = (skill: Skill): number => Math.round(BASE + SCALE * ordinal(skill));

/** Whether a game is rated, as far as the game alone decides. `players`: the person in each seat, null for agents. */
export function counts(players: readonly (string | null)[], { sides, answers }: Outcome): RatedOrWhy {
  if (players.includes(null)) return 'agents';
  const isAlone = new Set(players).size < players.length || new Set(sides).size < 2;
  if (isAlone) return 'alone';
  return answers.some(given => given < LEAST_ANSWERS) ? 'short' : 'yes';
}

/** The skill of each seat after a game. Those who play on one side win and lose together. */
export function afterGame(before: readonly Skill[], { sides, results }: Outcome): Skill[] {
  const all = [...new Set(sides)];
  const seatsOf = all.map(side => before.flatMap((_, seat) => (sides[seat] === side ? [seat] : [])));
  const teams = seatsOf.map(seats => seats.flatMap(seat => before[seat] ?? []));
  const rank = seatsOf.map(seats => (results[seats[0] ?? 0] === 'lost' ? 2 : 1));
  const rated = rate(
    teams.map(team => team.map(({ mu, sigma }) => ({ mu, sigma }))),
    { rank },
  );
  const after = before.slice();
  for (const [team, seats] of seatsOf.entries())
    for (const [i, seat] of seats.entries()) after[seat] = rated[team]?.[i] ?? after[seat] ?? newSkill();
  return after;
}
