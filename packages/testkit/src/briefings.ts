/** Point 14: before the first order of every scenario each seat is told who it is, how it wins, what to watch and what the wind does. */

import type { AnyRuleset, Briefing } from '@weathergauge/engine';
import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { seatsOf } from './play.ts';

const LEAST = 60;
const MOST = 400;
const SENTENCES = 5;
const PARTS = ['you', 'win', 'watch', 'wind'] as const satisfies readonly (keyof Briefing)[];

/** Of every scenario with every number of seats. */
export function briefingProblems(ruleset: AnyRuleset): readonly string[] {
  const problems: string[] = [];
  for (const { id, minSeats, maxSeats } of ruleset.scenarios) {
    for (let seats = minSeats; seats <= maxSeats; seats++) {
      const config = configure(ruleset, { scenario: id, seats });
      if (isRefusal(config)) {
        problems.push(`${id} with ${seats} seats: ${config.reason}`);
        continue;
      }
      const s = ruleset.setup(config, seededDice('briefings'), silent);
      for (const seat of seatsOf({ own: true, name: id, config })) {
        const briefing = ruleset.words.briefing(ruleset.view(s, seat), seat);
        for (const odd of oddities(briefing)) problems.push(`${id}, seat ${seat} of ${seats}: ${odd}`);
      }
    }
  }
  return problems;
}

function oddities(briefing: Briefing): readonly string[] {
  const odd: string[] = [];
  for (const part of PARTS) {
    if (!/^[A-Z].*[.]$/.test(briefing[part])) odd.push(`"${part}" is no sentence: ${briefing[part]}`);
  }
  const text = PARTS.map(part => briefing[part]).join(' ');
  if (/\bundefined\b|\bNaN\b|\[object | {2}/.test(text)) odd.push(`the briefing is broken: ${text}`);
  if (text.length < LEAST || text.length > MOST)
    odd.push(`the briefing has ${text.length} characters, not ${LEAST} to ${MOST}: ${text}`);
  const sentences = text.split(/[.!?](?= |$)/).length - 1;
  if (sentences > SENTENCES) odd.push(`the briefing has ${sentences} sentences, not ${SENTENCES} at most: ${text}`);
  return odd;
}
