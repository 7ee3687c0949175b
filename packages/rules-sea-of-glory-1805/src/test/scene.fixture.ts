/** A position as a scene: where it is laid, what it brings near, and what is answered in it. */

import type { Action, Rng } from '@weathergauge/engine';
import type { Scene } from '@weathergauge/testkit';
import { isQuiet, stage } from './stage.fixture.ts';
import type { Campaign } from '../model/state.ts';
import { BRITISH, NORTH_ATLANTIC } from '../model/terms.ts';

export type Stage = ReturnType<typeof stage>;
export type Laying = (s: Campaign, on: Stage, rng: Rng) => void;

interface Setting {
  readonly reaches: readonly string[];
  readonly scenario?: string;
  readonly side?: number;
  readonly area?: number;
  readonly when?: (s: Readonly<Campaign>) => boolean;
  readonly prefers?: Scene<Campaign>['prefers'];
  readonly lasts?: number;
}

/** In a side's half in a sea area, where nothing is under way. */
export function scene(
  name: string,
  lay: Laying,
  { reaches, scenario = 'campaign', side = BRITISH, area = NORTH_ATLANTIC, ...rest }: Setting,
): Scene<Campaign> {
  return {
    name,
    reaches,
    game: { scenario, seats: 2 },
    build(s, rng) {
      if (!isQuiet(s, side, area) || rest.when?.(s) === false) return false;
      const on = stage(s);
      lay(s, on, rng);
      on.tidy();
      return true;
    },
    prefers: rest.prefers ?? passes(),
    lasts: rest.lasts ?? 80,
  };
}

/** Nothing is ordered but what is named: so the turn goes on to its Initiative Chit. */
export function passes(...verbs: readonly string[]): (answer: Action) => boolean {
  return ({ do: verb }) => verb === 'stand-by' || verbs.includes(verb);
}

export const anyOf = (rng: Rng, from: number, to: number): number => from + rng.below(to - from + 1);

/** Whoever may fight does, with the signals named; ships are hit at random. */
export function fights(...tactics: readonly string[]): (answer: Action) => boolean {
  return answer => {
    switch (answer.do) {
      case 'done':
        return true;
      case 'battle':
        return answer['choice'] === 'accept';
      case 'search':
      case 'extra-die':
        return answer['choice'] === 'yes';
      case 'signal':
        return tactics.includes(`${answer['tactic']} ${answer['sail']}`);
      default:
        return false;
    }
  };
}
