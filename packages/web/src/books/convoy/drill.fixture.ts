/** Real games at random, for tests: every position that is asked about, what was answered, and what came of it. */

import type { Options, Seat } from '@weathergauge/engine';
import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import type { Convoy, ConvoyAction, ConvoyEvent, ConvoyView } from '@weathergauge/rules-convoy';
import { ruleset } from '@weathergauge/rules-convoy';
import type { Happening, Position } from '../../session/protocol.ts';

export interface Moment {
  readonly label: string;
  readonly position: Position;
  readonly before: ConvoyView;
  readonly after: ConvoyView;
  readonly answer: ConvoyAction;
  readonly happenings: readonly (Happening & { readonly event: ConvoyEvent })[];
}

export function playAtRandom(
  scenario: string,
  options: Options,
  seed: string,
  see: (moment: Moment) => void,
  longest = 4000,
): void {
  const config = configure(ruleset, { scenario, options, seats: 2 });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(`dice ${seed}`);
  const choice = seededDice(`choice ${seed}`);
  const s = ruleset.setup(config, dice, () => {});
  for (let entry = 0; entry < longest; entry++) {
    const [seat] = ruleset.pending(s);
    if (seat === undefined) return;
    const position = positionOf(s, seat, scenario, entry);
    const offers = ruleset.offers(s, seat);
    const answer = offers[choice.draw(offers.length, 'choice')] as ConvoyAction;
    const before = position.view as ConvoyView;
    const happenings: (Happening & { readonly event: ConvoyEvent })[] = [];
    ruleset.apply(s, seat, answer, dice, event => happenings.push({ entry, event: event as ConvoyEvent, words: '' }));
    see({
      label: `${scenario} ${seed} ${entry}`,
      position,
      before,
      after: structuredClone(ruleset.view(s, seat)),
      answer,
      happenings,
    });
  }
}

function positionOf(s: Readonly<Convoy>, seat: Seat, scenario: string, entry: number): Position {
  const view = structuredClone(ruleset.view(s, seat));
  const prompt = ruleset.prompt(s, seat);
  return {
    ruleset: ruleset.id,
    scenario,
    who: seat,
    entry,
    entries: entry,
    view,
    board: '',
    seatNames: ['Convoy', 'Raiders'],
    pending: [seat],
    prompt: { ...prompt, words: ruleset.words.prompt(view, prompt) },
    offers: ruleset.offers(s, seat).map(action => ({
      text: ruleset.vocabulary.print(action),
      action,
      words: ruleset.words.action(view, action),
    })),
    sealed: false,
    result: null,
  };
}
