import type { Options } from '@weathergauge/engine';
import type { SeaAction, SeaEvent, SeaView } from '@weathergauge/rules-captains-sea';
import { ruleset } from '@weathergauge/rules-captains-sea';
import type { RandomMoment } from '../../random-play.fixture.ts';
import { playGame } from '../../random-play.fixture.ts';

export type Moment = RandomMoment<SeaAction, SeaView, SeaEvent>;

/** Captains at random linger over their crews and never come to blows: these do not shuffle men, and board where they can. */
function likes(offers: readonly SeaAction[]): readonly SeaAction[] {
  const bold = offers.filter(({ do: verb }) => ['grapple', 'board', 'press-on'].includes(verb));
  return bold.length > 0 ? bold : offers.filter(({ do: verb }) => verb !== 'adjust');
}

export function playAtRandom(
  scenario: string,
  options: Options,
  seed: string,
  see: (moment: Moment) => void,
  longest = 1000,
): void {
  playGame(ruleset, { scenario, options, seed, longest }, see, likes);
}
