/** What a rulebook says at the edge (`Words`): that there are words for everything, and that its facts are ones. */

import type { AnyRuleset, BoardPart, EventFacts, GameEvent, Seat, Standing, Viewer } from '@weathergauge/engine';
import { eventsFor } from '@weathergauge/engine';
import type { Findings } from './findings.ts';
import { SHOWN, unplain } from './plain.ts';
import type { AnyPlan, Case } from './plan.ts';
import { type Moment, seatsOf, viewersOf } from './play.ts';

type Say = (what: string) => void;

/** All that is said of a state to one viewer. */
export function inspectTable(ruleset: AnyRuleset, the: Case, s: object, who: Viewer, view: unknown, say: Say): void {
  const { words } = ruleset;
  inspectBoard(words.board(view), say);
  inspectStanding(words.standing(view), seatsOf(the), say);
  for (const seat of seatsOf(the)) inspectWord(words.seat(view, seat), 'name of a seat', say);
  const result = ruleset.result(s);
  if (result !== null) inspectWord(words.result(view, result), 'result', say);
  if (who === 'spectator') return;
  for (const name of Object.keys(ruleset.tally(s, who)))
    inspectWord(words.tally(view, name).words, `count ${name}`, say);
}

function inspectBoard(parts: readonly BoardPart[], say: Say): void {
  for (const odd of unplain(parts, SHOWN, 'board')) say(odd);
  const said = parts.flatMap(part => (part.kind === 'text' ? part.phrases : []));
  inspectWord(said.join('\n'), 'board', say);
  if (parts.some(part => part.kind === 'chart' && part.lines.length === 0)) say('the board has a chart without a line');
}

function inspectStanding(standing: Standing, seats: readonly Seat[], say: Say): void {
  for (const odd of unplain(standing, SHOWN, 'standing')) say(odd);
  const { headline, turn, clock, sides } = standing;
  inspectWord(headline, 'headline', say);
  if (turn !== null) inspectWord(turn.words, 'turn', say);
  if (turn !== null && !isCount(turn.at)) say(`the turn is ${turn.at}`);
  if (clock !== null && !(clock.at >= 0 && clock.at <= clock.of)) say(`the clock is ${clock.at} of ${clock.of}`);
  for (const side of sides) {
    inspectWord(side.name, 'name of a side', say);
    inspectWord(side.short, 'short name of a side', say);
  }
  if (new Set(sides.map(({ name }) => name)).size < sides.length) say('two sides have one name');
  const sided = sides.flatMap(side => side.seats).toSorted((a, b) => a - b);
  if (sided.join() !== seats.join()) say(`the sides have the seats ${sided.join()}, not each of ${seats.join()} once`);
}

/** What events say, for everyone who hears them. */
export function inspectEventWords(
  ruleset: AnyRuleset,
  the: Case,
  events: readonly GameEvent[],
  m: Moment,
  found: Findings,
): void {
  for (const who of viewersOf(the)) {
    const view = ruleset.view(m.s, who);
    for (const event of eventsFor(events, who)) {
      const text = ruleset.words.event(view, event);
      // That sealed orders are opened may go without words: what was in them is told by itself.
      if (event.type !== 'revealed' || text !== '')
        inspectWord(text, `event ${event.type}`, what => found.add(m.where, what));
    }
  }
}

/** Cheap enough for every event. */
export function inspectFacts(facts: EventFacts, ships: number, say: Say): void {
  for (const odd of unplain(facts, SHOWN, 'facts')) say(odd);
  if (facts.ship !== null) inspectShip(facts.ship, ships, say);
  if (facts.turn !== null && !isCount(facts.turn)) say(`begins turn ${facts.turn}`);
  for (const { faces, needed } of facts.dice) {
    if (faces.length === 0 || !faces.every(isCount)) say(`has the dice [${faces.join()}]`);
    if (needed !== null && !isCount(needed)) say(`has dice that need ${needed}`);
  }
}

/** As many as the plan says; any number where it does not. */
export function shipCount(plan: AnyPlan, s: object): number {
  return plan.ships?.(s) ?? Number.POSITIVE_INFINITY;
}

export function inspectShip(ship: number, ships: number, say: Say): void {
  if (!Number.isSafeInteger(ship) || ship < 0 || ship >= ships) say(`is about ship ${ship}, which is not there`);
}

function isCount(n: number): boolean {
  return Number.isSafeInteger(n) && n > 0;
}

/** Words that betray a missing case. */
export function inspectWord(text: string, what: string, say: Say): void {
  if (typeof text !== 'string' || text.trim() === '') say(`no words for the ${what}`);
  else if (/\bundefined\b|\bNaN\b|\[object /.test(text)) say(`the words for the ${what} are broken: ${text}`);
}
