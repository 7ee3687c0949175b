/** Positions of real games at random with what had been told by then, one for each kind of question. */

import type { Options, Seat } from '@weathergauge/engine';
import { configure, eventsFor, isRefusal, playOn, seededDice } from '@weathergauge/engine';
import { positionOf } from '@weathergauge/host';
import type { SeaAction, SeaEvent } from '@weathergauge/rules-captains-sea';
import { ruleset } from '@weathergauge/rules-captains-sea';
import type { Happening, Position } from '../../../client/protocol.ts';
import type { PanelActs } from '../../book.ts';

export interface Seen {
  readonly position: Position;
  readonly told: readonly Happening[];
}

const LONGEST = 700;
/** Captains who hold back at random hardly come to blows. */
const TIMID = new Set(['cease', 'no-grapple', 'no-board', 'strike', 'break-off']);

export function play(scenario: string, seed: string, options: Options = {}): readonly Seen[] {
  const config = configure(ruleset, { scenario, options });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(seed);
  const choice = seededDice(`choice ${seed}`);
  const told: Happening[] = [];
  const found = new Map<string, Seen>();
  const s = ruleset.setup(config, dice, () => {});
  const choose = (seat: Seat): SeaAction => {
    const offers = ruleset.offers(s, seat);
    const { ask, about } = ruleset.prompt(s, seat);
    const key = [ask, about['moment'] ?? '', ...new Set(offers.map(offer => offer.do))].join(' ');
    if (!found.has(key)) {
      const place = { at: told.length, now: told.length };
      found.set(key, { position: positionOf({ ruleset, config }, s, seat, place), told: heard(told, seat) });
    }
    const bold = offers.filter(offer => !TIMID.has(offer.do));
    const list = bold.length === 0 ? offers : bold;
    return list[choice.draw(list.length, 'choice')] as SeaAction;
  };
  playOn(ruleset, s, { choose, after: () => {}, most: LONGEST }, dice, event => {
    const { words } = ruleset;
    const v = ruleset.view(s, 'spectator');
    const e = event as SeaEvent;
    const modifiers = e.modifiers?.map(part => ({ words: words.modifier?.(v, e, part) ?? '', clause: part.clause }));
    told.push({
      at: told.length,
      event: e,
      words: words.event(v, e),
      facts: words.facts(e),
      ...(modifiers === undefined ? {} : { modifiers }),
    });
  });
  return [...found.values()];
}

function heard(told: readonly Happening[], seat: Seat): readonly Happening[] {
  return told.filter(({ event }) => eventsFor([event], seat).length > 0);
}

export function acts(changes: Partial<PanelActs> = {}): PanelActs {
  return {
    active: null,
    onActive() {},
    onTake() {},
    keyOf: () => '',
    warningOf: () => '',
    onShip() {},
    told: [],
    moving: 0,
    shown: null,
    ...changes,
  };
}
