/**
 * Point 6, first half: recorded games, with a hash after every entry, that must replay for ever. A rule that changes on
 * purpose raises the edition, and the fixtures are then removed and written anew (`WEATHERGAUGE_UPDATE=1`).
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, AnyRuleset, GameEvent, Match, Play, Seat } from '@weathergauge/engine';
import {
  finish,
  isRefusal,
  keyedDice,
  logOf,
  openMatch,
  parseLog,
  playMatch,
  printLog,
  seededDice,
  verify,
} from '@weathergauge/engine';
import { caseOf } from './cases.ts';
import { recorded } from './files.ts';
import type { AnyPlan, GameChoice } from './plan.ts';
import { pick } from './play.ts';
import { keyFrom, recordings } from './recordings.ts';

const LONGEST = 20_000;

export function fixturesFolder(plan: AnyPlan): string {
  return plan.fixtures ?? join(plan.sources, 'fixtures');
}

export function fixtureName(choice: GameChoice): string {
  const seats = choice.seats === undefined ? '' : `-${choice.seats}-seats`;
  return `${choice.scenario}${seats}-${choice.seed ?? 'fixture'}.log`;
}

export function fixtureProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const problems: string[] = [];
  const folder = fixturesFolder(plan);
  const choices = plan.logs ?? ruleset.scenarios.map(scenario => ({ scenario: scenario.id }));
  for (const choice of choices) {
    const path = join(folder, fixtureName(choice));
    if (recorded(path, () => printLog(logOf(recordGame(ruleset, plan, choice)))) === null)
      problems.push(`${fixtureName(choice)} is missing: run the tests with WEATHERGAUGE_UPDATE=1 to record it`);
  }
  for (const [file, record] of Object.entries(recordings(ruleset, plan))) {
    if (recorded(join(folder, file), () => printLog(logOf(record()))) === null)
      problems.push(`${file} is missing: run the tests with WEATHERGAUGE_UPDATE=1 to record it`);
  }
  // Logs put there by hand, of games that once went wrong, are verified like the others.
  for (const file of existsSync(folder) ? readdirSync(folder).toSorted() : [])
    if (file.endsWith('.log')) problems.push(...verifyText(ruleset, file, readFileSync(join(folder, file), 'utf8')));
  return problems;
}

function verifyText(ruleset: AnyRuleset, file: string, text: string): string[] {
  const log = parseLog(text);
  if (isRefusal(log)) return [`${file}: ${log.reason}`];
  if (printLog(log) !== text) return [`${file}: does not come back from its text`];
  if (log.entries.some(entry => entry.hash === '')) return [`${file}: an entry has no hash`];
  const verdict = verify(ruleset, log);
  return isRefusal(verdict) ? [`${file}: ${verdict.reason}`] : [];
}

interface RecordWatch {
  before(match: Match, seat: Seat, action: Action): void;
  after(match: Match, events: readonly GameEvent[]): void;
}

/** A random game, by keyed dice, that comes out the same wherever and whenever it is recorded. */
export function recordGame(ruleset: AnyRuleset, plan: AnyPlan, choice: GameChoice, watch?: RecordWatch): Match {
  const the = caseOf(ruleset, choice);
  if (typeof the === 'string') throw new Error(the);
  const label = `${ruleset.id} ${the.name} ${choice.seed ?? 'fixture'}`;
  const match = openMatch(ruleset, the.config, keyedDice(keyFrom(label)));
  const rng = seededDice(`answers ${label}`);
  let events: GameEvent[] = [];
  const play: Play<Action> = {
    next: pending => pending[rng.below(pending.length)] as Seat,
    choose(seat) {
      const action = pick(ruleset, 'verbs', match.state, seat, ruleset.offers(match.state, seat), rng);
      watch?.before(match, seat, action);
      events = [];
      return action;
    },
    after: () => watch?.after(match, events),
    most: plan.longest ?? LONGEST,
  };
  playMatch(match, play, event => events.push(event));
  if (!finish(match)) throw new Error(`${label} does not end`);
  return match;
}
