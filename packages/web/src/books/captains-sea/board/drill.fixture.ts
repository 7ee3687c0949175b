import type { Options } from '@weathergauge/engine';
import type { SeaAction, SeaEvent, SeaView } from '@weathergauge/rules-captains-sea';
import { ruleset } from '@weathergauge/rules-captains-sea';
import type { RandomMoment } from '../../random-play.fixture.ts';
import { playGame } from '../../random-play.fixture.ts';

export type Moment = RandomMoment<SeaAction, SeaView, SeaEvent>;

/**
 * Captains at random linger over their crews, strike before the first shot, and never come to blows: these neither shuffle men nor
 * strike before they are boarded, and board where they can.
 */
function likes(offers: readonly SeaAction[]): readonly SeaAction[] {
  const bold = offers.filter(({ do: verb }) => ['grapple', 'board', 'press-on'].includes(verb));
  if (bold.length > 0) return bold;
  const crews = offers.some(({ do: verb }) => verb === 'done');
  return offers.filter(({ do: verb }) => verb !== 'adjust' && !(crews && verb === 'strike'));
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
