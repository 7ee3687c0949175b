/** Adds the rulebook's words to a turn: in the host, or in the page of a player whose game is on a server. */

import type { AnyRuleset, MatchConfig } from '@weathergauge/engine';
import { tellScene } from './narration.ts';
import { wordedPosition } from './position.ts';
import type { PlainTurn, Turn } from './protocol.ts';

export function wordedTurn(
  ruleset: AnyRuleset,
  config: Pick<MatchConfig, 'scenario' | 'seats'>,
  { scenes, position, backTo, request }: PlainTurn,
): Turn {
  return {
    happenings: scenes.flatMap(scene => tellScene(ruleset, scene)),
    position: wordedPosition(ruleset, config, position),
    backTo,
    request,
  };
}
