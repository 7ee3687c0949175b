import type { Options } from '@weathergauge/engine';
import type { SailsAction, SailsEvent, SailsView } from '@weathergauge/rules-sails-of-glory';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import type { RandomMoment } from '../../random-play.fixture.ts';
import { playGame } from '../../random-play.fixture.ts';

export type Moment = RandomMoment<SailsAction, SailsView, SailsEvent>;

export function playAtRandom(
  scenario: string,
  options: Options,
  seed: string,
  see: (moment: Moment) => void,
  longest = 1500,
): void {
  playGame(ruleset, { scenario, options, seed, longest }, see, withGuns);
}

/** A side that may cease fire at random hardly fires at all. */
function withGuns(offers: readonly SailsAction[]): readonly SailsAction[] {
  return offers.length < 2 ? offers : offers.filter(offer => offer.do !== 'cease');
}
