/** What must be true of any state of any game: the contract, looked at from outside. */

import type { Action, AnyRuleset, GameEvent, Refusal, Result, Seat } from '@weathergauge/engine';
import { outlook } from '@weathergauge/engine';
import type { Findings } from './findings.ts';
import { inspectFacts, inspectShip, inspectTable, inspectWord, shipCount } from './inspect-words.ts';
import { SHOWN, STATE, unplain } from './plain.ts';
import type { AnyPlan, Case } from './plan.ts';
import { type Moment, seatsOf, textOf, viewersOf } from './play.ts';

type Say = (what: string) => void;

/** Cheap enough for every decision. */
export function inspectLightly(ruleset: AnyRuleset, plan: AnyPlan, the: Case, m: Moment, found: Findings): void {
  const say: Say = what => found.add(m.where, what);
  for (const broken of plan.invariants?.(m.s) ?? []) say(`invariant broken: ${broken}`);

  const result = ruleset.result(m.s);
  if (m.pending.length === 0 && result === null) say('nobody is pending, yet there is no result');
  if (m.pending.length > 0 && result !== null) say('there is a result while seats are pending');
  if (result !== null) inspectResult(ruleset, the, m.s, result, say);

  if (new Set(m.pending).size < m.pending.length) say('a seat is pending twice');
  for (const seat of m.pending) {
    if (!seatsOf(the).includes(seat)) say(`seat ${seat} is pending and is not at the table`);
    const offers = m.offers(seat);
    if (offers.length === 0) say('a pending seat has no offer');
    const texts = offers.map(offer => ruleset.vocabulary.print(offer));
    if (new Set(texts).size < texts.length) say(`an offer is repeated: ${firstRepeated(texts)}`);
    const { clause } = ruleset.prompt(m.s, seat);
    if (!knownClause(ruleset, clause)) say(`the prompt names clause "${clause}", which the index does not have`);
  }
}

/** Everything else; a hundred times slower. */
export function inspectDeeply(ruleset: AnyRuleset, plan: AnyPlan, the: Case, m: Moment, found: Findings): void {
  const say: Say = what => found.add(m.where, what);
  for (const odd of unplain(m.s, STATE, 'state')) say(odd);
  const before = textOf(m.s);
  for (const seat of m.pending) inspectOffers(ruleset, plan, m, seat, say);
  for (const seat of seatsOf(the)) inspectFigures(ruleset, m.s, seat, say);
  inspectOdds(ruleset, the, m, say);
  const told = new Set<string>();
  for (const who of viewersOf(the)) {
    const view = ruleset.view(m.s, who);
    for (const odd of unplain(view, SHOWN, `view for ${who}`)) say(odd);
    // Words are made from the view alone: where two see the same, the same is said to them.
    const text = JSON.stringify(view);
    if (told.has(text)) continue;
    told.add(text);
    inspectTable(ruleset, the, m.s, who, view, say);
  }
  if (textOf(m.s) !== before) say('looking at the state changes it');
}

function inspectOffers(ruleset: AnyRuleset, plan: AnyPlan, m: Moment, seat: Seat, say: Say): void {
  const { vocabulary, words } = ruleset;
  const { s } = m;
  const view = ruleset.view(s, seat);
  const prompt = ruleset.prompt(s, seat);
  for (const odd of unplain(prompt, SHOWN, 'prompt')) say(odd);
  inspectWord(words.prompt(view, prompt), `prompt ${prompt.ask}`, say);
  const { ship } = prompt.about;
  if (ship !== undefined) inspectShip(ship, shipCount(plan, s), what => say(`prompt ${prompt.ask} ${what}`));
  const offers = m.offers(seat);
  for (const offer of offers) {
    const text = vocabulary.print(offer);
    if (!vocabulary.is(offer)) say(`offer "${text}" is not in the vocabulary`);
    const parsed = vocabulary.parse(text);
    if (parsed === null || !vocabulary.same(parsed, offer)) say(`offer "${text}" does not come back from its text`);
    const refused = ruleset.refuse(s, seat, offer);
    if (refused !== null) say(`offer "${text}" is refused: ${refused.reason}`);
    inspectWord(words.action(view, offer), `offer of ${offer.do}`, say);
  }
  const again = ruleset.offers(s, seat);
  if (printed(ruleset, again) !== printed(ruleset, offers)) say('offers asked twice are not the same');
}

function printed(ruleset: AnyRuleset, offers: readonly Action[]): string {
  return offers.map(offer => ruleset.vocabulary.print(offer)).join('\n');
}

/** More would make bold and cautious agents weak ones. */
const DARING = 0.1;

function inspectFigures(ruleset: AnyRuleset, s: object, seat: Seat, say: Say): void {
  const worth = ruleset.evaluate(s, seat);
  if (!(worth >= -1 && worth <= 1)) say(`evaluate gives ${worth}, outside -1 to 1`);
  const daring = ruleset.daring?.(s, seat) ?? 0;
  if (!(Math.abs(daring) <= DARING)) say(`daring is ${daring}, which is not small beside evaluate`);
  const shown = outlook(ruleset, s, seat);
  if (!(shown >= -1 && shown <= 1)) say(`odds gives ${shown}, outside -1 to 1`);
  for (const [name, count] of Object.entries(ruleset.tally(s, seat)))
    if (!Number.isSafeInteger(count)) say(`tally ${name} is ${count}, not an integer`);
}

/** Where everybody knows all, what one side may hope for the other must fear. */
function inspectOdds(ruleset: AnyRuleset, the: Case, { s }: Moment, say: Say): void {
  const { odds } = ruleset;
  if (odds === undefined) return;
  const features = odds.features(s, 0).length;
  if (features < odds.rows.length) say(`the odds have ${features} features for ${odds.rows.length} rows`);
  const progress = odds.progress(s);
  if (!(progress >= 0 && progress <= 1)) say(`the odds find a progress of ${progress}, outside 0 to 1`);
  const seats = seatsOf(the);
  if (seats.some(seat => ruleset.sealed(s, seat)) || (ruleset.faceDown?.(s) ?? []).length > 0) return;
  const first = outlook(ruleset, s, 0);
  const others = ruleset.settled(s, { how: 'resigned', seat: 0 }).winners;
  for (const seat of seats) {
    const own = outlook(ruleset, s, seat);
    if (Math.abs(others.includes(seat) ? first + own : first - own) > ROUNDING)
      say(`the odds of seat 0 and seat ${seat} are ${first} and ${own}`);
  }
}

/** Sums in another order may differ by so much. */
const ROUNDING = 1e-9;

function inspectResult(ruleset: AnyRuleset, the: Case, s: object, result: Result, say: Say): void {
  const seats = seatsOf(the);
  for (const odd of unplain(result, SHOWN, 'result')) say(odd);
  if (result.reason === '') say('the result has no reason');
  if (!knownClause(ruleset, result.clause)) say(`the result names clause "${result.clause}", which the index lacks`);
  if (result.scores.length !== seats.length) say(`the result has ${result.scores.length} scores, not one per seat`);
  if (new Set(result.winners).size < result.winners.length) say('a seat wins twice');
  if (result.winners.some(seat => !seats.includes(seat))) say('a seat wins that is not at the table');
  const losers = seats.filter(seat => !result.winners.includes(seat));
  for (const winner of result.winners)
    for (const loser of losers)
      if (!(ruleset.evaluate(s, winner) > ruleset.evaluate(s, loser))) say('evaluate puts a loser not below a winner');
}

export function inspectEvents(
  ruleset: AnyRuleset,
  the: Case,
  events: readonly GameEvent[],
  ships: number,
  where: string,
  found: Findings,
): void {
  const seats = seatsOf(the);
  for (const event of events) {
    const say: Say = what => found.add(where, `event ${event.type}: ${what}`);
    for (const odd of unplain(event, SHOWN, event.type)) say(odd);
    // The engine's own event is no rule of any book.
    const own = event.type === 'revealed' && event.clause === '';
    if (!own && !knownClause(ruleset, event.clause)) say(`names clause "${event.clause}", which the index lacks`);
    if (event.to !== 'all' && event.to.some(seat => !seats.includes(seat))) say('is told to a seat not at the table');
    inspectFacts(ruleset.words.facts(event), ships, say);
  }
}

const CODES: ReadonlySet<string> = new Set(['over', 'not-pending', 'malformed', 'not-offered', 'stale', 'no-undo']);

/** Whether a refusal says all it should; null when it does. */
export function oddRefusal(ruleset: AnyRuleset, refused: Refusal): string | null {
  if (!CODES.has(refused.refused)) return `has the code "${refused.refused}"`;
  if (refused.reason.trim() === '') return 'has no reason';
  if (refused.clause === '' && refused.refused === 'not-offered') return 'names no clause';
  if (refused.clause !== '' && !knownClause(ruleset, refused.clause)) return `names unknown clause ${refused.clause}`;
  return null;
}

const clauseSets = new WeakMap<object, ReadonlySet<string>>();

function knownClause(ruleset: AnyRuleset, clause: string): boolean {
  let known = clauseSets.get(ruleset.clauses);
  if (!known) clauseSets.set(ruleset.clauses, (known = new Set(ruleset.clauses.map(c => c.id))));
  return known.has(clause);
}

function firstRepeated(texts: readonly string[]): string {
  return texts.find((text, i) => texts.indexOf(text) !== i) ?? '';
}
