/** C1–C6, R40, R44 The clauses that are cited for what a scenario gives: the first wind, a second battle, points, and the end. */

import { BLOCKADE, DUCKS, ENEMY_IN_SIGHT, FREE_BATTLE, OUTPOST, SHALLOW_WATERS, SUPPLIES } from '../book/scenarios.ts';
import type { Articles, Sails } from '../model/state.ts';
import { AS_WRITTEN } from '../model/state.ts';
import { FROM_THE_FRENCH } from './setup.ts';

type ByScenario = Readonly<Record<string, string>>;

const WIND: ByScenario = {
  [SHALLOW_WATERS]: 'C2.5',
  [BLOCKADE]: 'C3.2',
  [OUTPOST]: 'C4.2',
  [SUPPLIES]: 'C5.2',
  [DUCKS]: 'C6.2',
};

/** That of the host's choice, if there is one, else that of the scenario. */
export function windClause({ scenario, start, layout }: Readonly<Articles>): string {
  if (layout.wind === FROM_THE_FRENCH) return 'C1.10';
  if (layout.wind !== AS_WRITTEN) return 'O18.1';
  if (scenario === ENEMY_IN_SIGHT && start === 'adjacent') return 'R75';
  return WIND[scenario] ?? 'B1.16';
}

const TWICE: ByScenario = { [BLOCKADE]: 'C3.9', [OUTPOST]: 'C4.16', [SUPPLIES]: 'C5.14' };

export function legClause({ scenario }: Readonly<Articles>): string {
  return TWICE[scenario] ?? 'C3.9';
}

/** By what is counted: around the outpost, and where supplies are brought. */
const POINTS: Readonly<Record<string, ByScenario>> = {
  building: { [OUTPOST]: 'C4.11' },
  'building damaged': { [OUTPOST]: 'C4.11' },
  'building untouched': { [OUTPOST]: 'C4.11' },
  ship: { [OUTPOST]: 'C4.12', [SUPPLIES]: 'C5.11' },
  'ship aground': { [OUTPOST]: 'C4.13', [SUPPLIES]: 'C5.12' },
  supplies: { [SUPPLIES]: 'C5.8' },
  'no supplies': { [SUPPLIES]: 'C5.10' },
};

export function pointsClause({ scenario }: Readonly<Articles>, why: string): string {
  return POINTS[why]?.[scenario] ?? clauseOf(scenario);
}

const VICTORY: ByScenario = {
  [ENEMY_IN_SIGHT]: 'C1.6',
  [SHALLOW_WATERS]: 'C2.9',
  [BLOCKADE]: 'C3.6',
  [OUTPOST]: 'C4.15',
  [SUPPLIES]: 'C5.13',
  [DUCKS]: 'C6.6',
  [FREE_BATTLE]: 'R44',
};
const clauseOf = (scenario: string): string => VICTORY[scenario] ?? 'B10.1';

/** The clause that has ended the battle; who has won by it may stand in another. */
export function endingClause({ articles, over }: Readonly<Sails>): string {
  const { scenario, twice } = articles;
  if (over === 'turns') return 'R40';
  switch (scenario) {
    case BLOCKADE:
      if (twice) return 'C3.9';
      return over === 'escaped' ? 'C3.6' : over === 'aground' ? 'R87' : 'C3.7';
    case SHALLOW_WATERS:
      return over === 'aground' ? 'C2.10' : 'C2.9';
    case OUTPOST:
      return 'C4.10';
    case SUPPLIES:
      return 'C5.7';
    case DUCKS:
      return clauseOf(scenario);
    default:
      return over === 'aground' ? 'R76' : clauseOf(scenario);
  }
}
