/**
 * The words of a rulebook as sentences: what is wrong with one of them, and random games of which every sentence is read.
 * Style cannot be tested, but slips that machines make can.
 */

import type { AnyRuleset, GameEvent } from '@weathergauge/engine';
import { eventsFor } from '@weathergauge/engine';
import { casesOf } from './cases.ts';
import { effort } from './effort.ts';
import { type Findings, findings } from './findings.ts';
import type { AnyPlan, Case } from './plan.ts';
import { type Moment, playOut, seatsOf, viewersOf } from './play.ts';

/** What a text is: a whole sentence, or a phrase that stands by itself, such as an order on a list. */
export type TextKind = 'sentence' | 'phrase';

/** Words that end in s and are no plurals, as they can follow a number: `column 1 does`, `Frigate 1 joins`. */
const SINGULAR = /^(?:is|as|was|has|its|his|this|plus|.*ss|does|becomes|joins|leaves|keeps|looks|begins|crosses|wins)$/;
const PLURAL = /(?<![\d.,/:+−-])\b1 (\p{Ll}+)/gu;
const IRREGULAR = new Set(['dice', 'men', 'people']);

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\bundefined\b|\bNaN\b|\[object |\bnull\b/, 'a value that is no word'],
  [/([.,;:!?])\s*[.,;:]|\?[!?]|![!?]/, 'doubled punctuation'],
  [/\s[.,;:!?](?:\s|$)|\(\s|\s\)|\(\)/, 'a space or nothing where a word should be'],
  [/\S {2,}\S|^\s|\s$/, 'spaces too many'],
  [/(?<![’'])\b[Aa] (?!one\b|once\b|uni|unan|use|usu|eu)[aeiou]\p{Ll}/u, 'a instead of an'],
  [/\b[Aa]n (?!hour|honest|honour|heir)[bcdfghjklmnpqrstvwxyz]\p{Ll}/u, 'an instead of a'],
  [/\b(\p{Ll}{2,}) \1\b/u, 'a word twice'],
  [/\b\p{Ll}+\p{Lu}\w*|[_{}]|\p{Ll}\.\p{Ll}/u, 'the name of something in the code'],
  [/\b(?:ship|card|seat) \d+\b/, 'a number instead of a name'],
  [/(?:^|[\s(])-\d/, 'a hyphen for a minus'],
];

/** Coordinates are for charts and lists of orders: whoever reads a log has the board before her. */
const COORDINATES = /\d,\d|\d\.\d, \d|\(\d{4}\)/;

const DOUBLED = /[.,;:]\s*[.,;:]/;

/** What is wrong with a text; null for nothing. Numbers of dice are not looked into. */
export function slipIn(text: string, kind: TextKind): string | null {
  for (const [pattern, what] of SLIPS) if (pattern.test(text)) return what;
  for (const [, word = ''] of text.matchAll(PLURAL))
    if (IRREGULAR.has(word) || (word.endsWith('s') && !SINGULAR.test(word))) return `1 ${word}`;
  if (kind === 'phrase') return null;
  if (!/^[^\p{Ll}]/u.test(text)) return 'no capital at its beginning';
  return /[.!?…]$/.test(text) ? null : 'no stop at its end';
}

/** Decisions of the games that are read through, by effort. */
const DECISIONS = 4000;
/** Longer games are left before their end; most come to it. */
const LONGEST = 700;
/** Offers of one list. */
const OFFERS = 24;

/** Slips in what a rulebook says in random games of every scenario: events, prompts, orders, modifiers, standings, results. */
export function sentenceProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  const { cases } = casesOf(ruleset, plan, 0);
  const own = cases.filter(the => the.own);
  const list = [...own, ...cases.filter(the => !the.own)];
  let left = DECISIONS * Math.max(1, effort(plan));
  for (let seed = 0; left > 0 && !found.full(); seed++) {
    const the = list[(seed * STEP) % list.length];
    if (the === undefined) break;
    left -= 1 + readGame(ruleset, plan, the, seed, found);
  }
  return found.problems;
}

/** Cases beside each other are alike: a stride that shares no divisor with most lists comes by all of them. */
const STEP = 37;

function readGame(ruleset: AnyRuleset, plan: AnyPlan, the: Case, seed: number, found: Findings): number {
  const { words } = ruleset;
  const read = (m: Moment, text: string, kind: TextKind, what: string): void => {
    const slip = slipIn(text, kind);
    if (slip !== null) found.add(m.where, `the ${what} has ${slip}: ${text}`, `${what} ${slip}`);
  };
  const tell = (m: Moment, event: GameEvent): void => {
    const who = viewersOf(the).find(each => eventsFor([event], each).length > 0) ?? 'spectator';
    const view = ruleset.view(m.s, who);
    const text = words.event(view, event);
    if (text === '') return;
    read(m, text, 'sentence', `event ${event.type}`);
    if (COORDINATES.test(text)) found.add(m.where, `the event ${event.type} has coordinates: ${text}`);
    for (const part of event.modifiers ?? [])
      read(m, words.modifier?.(view, event, part) ?? '', 'phrase', `modifier ${part.what}`);
  };
  return playOut(ruleset, plan, { the, seed }, found, {
    events: (events, m) => events.forEach(event => tell(m, event)),
    moment(m) {
      if (m.at % OFFERS === 0 || m.pending.length === 0) readStanding(ruleset, the, m, read, found);
      for (const seat of m.pending) {
        const view = ruleset.view(m.s, seat);
        const prompt = ruleset.prompt(m.s, seat);
        read(m, words.prompt(view, prompt), 'sentence', `prompt ${prompt.ask}`);
        for (const offer of m.offers(seat).slice(0, OFFERS))
          read(m, words.action(view, offer), 'phrase', `order ${offer.do}`);
      }
    },
    enough: m => m.at >= LONGEST,
  }).decisions;
}

type Read = (m: Moment, text: string, kind: TextKind, what: string) => void;

function readStanding(ruleset: AnyRuleset, the: Case, m: Moment, read: Read, found: Findings): void {
  const { words } = ruleset;
  const view = ruleset.view(m.s, 0);
  // Read out, what belongs together is joined by commas.
  for (const part of words.board(view))
    if (part.kind === 'text' && DOUBLED.test(part.phrases.join(', ')))
      found.add(m.where, `the board has doubled punctuation: ${part.phrases.join(', ')}`);
  const { headline, turn, sides } = words.standing(view);
  read(m, headline, 'phrase', 'headline');
  if (turn !== null) read(m, turn.words, 'phrase', 'turn');
  for (const { name } of sides) read(m, name, 'phrase', 'name of a side');
  for (const seat of seatsOf(the)) read(m, words.seat(view, seat), 'phrase', 'name of a seat');
  for (const name of Object.keys(ruleset.tally(m.s, 0))) read(m, words.tally(view, name).words, 'phrase', 'count');
  const result = ruleset.result(m.s);
  if (result !== null) read(m, words.result(view, result), 'sentence', 'result');
}
