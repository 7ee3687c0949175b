/** Whole orders in words, up to the first die, tried on an imagined state. */

import { greedy, seating } from '@weathergauge/agents';
import type { Action, AnyRuleset, GameEvent, Seat } from '@weathergauge/engine';
import { imagined, seededRng, tryOut } from '@weathergauge/engine';
import { textOf } from './lines.ts';
import { narrate } from './narration.ts';
import { asksOn, piecesAsked } from './preview.ts';

export interface Said {
  /** The ship's movement as the log tells it; '' if there was none. */
  readonly moved: string;
  readonly answers: readonly string[];
  /** The same as canonical texts. */
  readonly texts: readonly string[];
  /** The question (`Prompt.ask`) that each of them answers. */
  readonly asked: readonly string[];
}

/** Most answers of one move. */
export const MOST_ANSWERS = 24;
const MOST_SAID = 4;

/** The given answers, and for the rest of the move, up to a limit, those that a quick agent would give. */
export function saidOf(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  seat: Seat,
  row: readonly Action[],
  { seed, most }: { readonly seed: string; readonly most: number },
): Said {
  const world = imagined(ruleset, state, seat, seed);
  let pieces = piecesAsked(ruleset, world, seat);
  let { ship } = ruleset.prompt(world, seat).about;
  const said: string[] = [];
  const texts: string[] = [];
  const asked: string[] = [];
  const events: GameEvent[] = [];
  for (let i = 0; i < most; i++) {
    const given = row[i];
    const isLegal = given !== undefined && ruleset.refuse(world, seat, given) === null;
    const chosen = isLegal ? given : greedy().choose(seating(ruleset, world, seat, seededRng(seed)));
    const view = ruleset.view(world, seat);
    asked.push(ruleset.words.prompt(view, ruleset.prompt(world, seat)));
    said.push(ruleset.words.action(view, chosen));
    texts.push(ruleset.vocabulary.print(chosen));
    const trial = tryOut(ruleset, world, seat, chosen);
    events.push(...trial.events);
    // Whoever chooses a ship orders her move with it.
    if (i === 0 && pieces === '' && trial.complete && isChosen(ruleset, world, seat, chosen)) {
      pieces = piecesAsked(ruleset, world, seat);
      ({ ship } = ruleset.prompt(world, seat).about);
    }
    if (!trial.complete || pieces === '' || !asksOn(ruleset, world, seat, pieces)) break;
  }
  const told = narrate(ruleset, world, seat, events, 0).filter(({ facts }) => facts.ship === ship);
  return { moved: told.some(({ stroke }) => stroke !== undefined) ? textOf(told) : '', answers: said, texts, asked };
}

/** Whether the next question is about the ship or block that an answer has named. */
function isChosen(ruleset: AnyRuleset, state: object, seat: Seat, chosen: Action): boolean {
  if (!asksOn(ruleset, state, seat, '')) return false;
  const { ship, block } = ruleset.prompt(state, seat).about;
  const named: Readonly<Record<string, unknown>> = { ...chosen };
  return (ship !== undefined && named['ship'] === ship) || (block !== undefined && named['block'] === block);
}

interface Apart {
  readonly one: string;
  readonly other: string;
  /** How many answers they have in common at the beginning. */
  readonly same: number;
}

/** Two orders in words, without their common beginning; long ones are cut. */
export function toldApart(one: Said, other: Said): Apart {
  const isToldApart = one.moved !== other.moved;
  const wordsOf = (said: Said): readonly string[] => (isToldApart && said.moved !== '' ? [said.moved] : said.answers);
  const [ones, others] = [wordsOf(one), wordsOf(other)];
  let same = 0;
  while (same < Math.min(ones.length, others.length) - 1 && ones[same] === others[same]) same++;
  return { one: cutShort(ones.slice(same)), other: cutShort(others.slice(same)), same };
}

/** Whether two orders consist of the same answers in another sequence, which usually has the same effect. */
export function isReordered(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');
}

export function cutShort(said: readonly string[]): string {
  const text = said.slice(0, MOST_SAID).join('; ');
  return said.length > MOST_SAID ? `${text} …` : text;
}
