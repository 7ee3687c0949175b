/**
 * Point 6, second half: one whole game as text, every prompt, answer and event in words, every seat's view at each turn.
 * A reviewer reads in its difference what a change of the rules does to a game.
 */

import { join } from 'node:path';
import type { AnyRuleset, GameEvent, Match } from '@weathergauge/engine';
import { boardText, entryCount, eventsFor, openingEvents } from '@weathergauge/engine';
import { caseOf } from './cases.ts';
import { firstDifference, recorded } from './files.ts';
import { fixturesFolder, recordGame } from './fixtures.ts';
import type { AnyPlan, Case, GoldenChoice } from './plan.ts';
import { viewersOf } from './play.ts';

const LARGEST = 200_000;
const VIEWS_EVERY = 10;

export function goldenProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const now = goldenText(ruleset, plan);
  const file = 'game.golden.txt';
  const then = recorded(join(fixturesFolder(plan), file), () => now);
  if (then === null) return [`${file} is missing: run the tests with WEATHERGAUGE_UPDATE=1 to record it`];
  const problems = now.length > LARGEST ? [`${file} has ${now.length} characters: choose a shorter game`] : [];
  const difference = firstDifference(then, now);
  if (difference !== null) problems.push(`${file} differs at ${difference}`);
  return problems;
}

export function goldenText(ruleset: AnyRuleset, plan: AnyPlan): string {
  const choice = plan.golden ?? { scenario: ruleset.scenarios[0]?.id ?? '' };
  const the = caseOf(ruleset, choice);
  if (typeof the === 'string') throw new Error(the);
  const lines = [`${ruleset.title}, edition ${ruleset.edition}: ${the.name}`];
  let turn: number | undefined;
  const atTurn = (match: Match) => {
    const now = turnOf(choice, match);
    if (now === turn) return;
    turn = now;
    lines.push('', `= ${now}`, ...views(ruleset, the, match));
  };
  const match = recordGame(ruleset, plan, choice, {
    before(m, seat, action) {
      if (entryCount(m) === 0) lines.push(...told(ruleset, the, m, openingEvents(m)));
      atTurn(m);
      const view = ruleset.view(m.state, seat);
      const { words, vocabulary } = ruleset;
      lines.push(
        '',
        `${entryCount(m) + 1} ${words.seat(view, seat)}: ${words.prompt(view, ruleset.prompt(m.state, seat))}`,
        `> ${words.action(view, action)} (${vocabulary.print(action)}), of ${ruleset.offers(m.state, seat).length}`,
      );
    },
    after: (m, events) => void lines.push(...told(ruleset, the, m, events)),
  });
  lines.push('', '= end', ...views(ruleset, the, match), JSON.stringify(ruleset.result(match.state)));
  return `${lines.join('\n')}\n`;
}

function turnOf(choice: GoldenChoice<object>, match: Match): number {
  return choice.turn?.(match.state) ?? Math.floor(entryCount(match) / VIEWS_EVERY);
}

/** Each event once, in the words of the first who hears it, and who that is when not everyone does. */
function told(ruleset: AnyRuleset, the: Case, match: Match, events: readonly GameEvent[]): string[] {
  return events.map(event => {
    const hearer = viewersOf(the).find(who => eventsFor([event], who).length > 0) ?? 'spectator';
    const only = event.to === 'all' ? '' : ` (only to ${event.to.join(', ')})`;
    return `  ${ruleset.words.event(ruleset.view(match.state, hearer), event)}${only}`;
  });
}

function views(ruleset: AnyRuleset, the: Case, match: Match): string[] {
  const shown = viewersOf(the).map(who => ({ who, view: ruleset.view(match.state, who) }));
  const board = boardText(ruleset.words.board(shown.at(-1)?.view));
  return [board, ...shown.map(({ who, view }) => `${who}: ${JSON.stringify(view)}`)];
}
