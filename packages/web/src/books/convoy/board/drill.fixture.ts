import type { Options } from '@weathergauge/engine';
import type { ConvoyAction, ConvoyEvent, ConvoyView } from '@weathergauge/rules-convoy';
import { ruleset } from '@weathergauge/rules-convoy';
import type { RandomMoment } from '../../random-play.fixture.ts';
import { playGame } from '../../random-play.fixture.ts';

export type Moment = RandomMoment<ConvoyAction, ConvoyView, ConvoyEvent>;

export function playAtRandom(
  scenario: string,
  options: Options,
  seed: string,
  see: (moment: Moment) => void,
  longest = 4000,
): void {
  playGame(ruleset, { scenario, options, seed, longest }, see);
}
