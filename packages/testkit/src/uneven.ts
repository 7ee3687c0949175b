/** What a book says of uneven set-ups must be of set-ups that can be played, uneven, and even with their handicap. */

import type { AnyRuleset, Options } from '@weathergauge/engine';
import { configure, isEven, isRefusal } from '@weathergauge/engine';

/** Fewer games than these tell little: one in twenty is off by ten points. */
const LEAST_GAMES = 100;

export function unevenProblems(ruleset: AnyRuleset): readonly string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { scenario, options = {}, score, games, handicap } of ruleset.uneven ?? []) {
    const name = `${scenario} ${JSON.stringify(options)}`;
    const refused = (wished: Options): void => {
      const config = configure(ruleset, { scenario, options: wished });
      if (isRefusal(config)) problems.push(`${name}: ${config.reason}`);
    };
    refused(options);
    if (seen.has(name)) problems.push(`${name} is named twice`);
    seen.add(name);
    if (isEven(score) || score < 0 || score > 100) problems.push(`${name} is said to be uneven with ${score} %`);
    if (games < LEAST_GAMES) problems.push(`${name}: ${games} games tell little`);
    if (handicap === undefined) continue;
    refused({ ...options, ...handicap.options });
    if (handicap.balance === undefined) continue;
    if (!isEven(handicap.balance.score)) problems.push(`${name} is not even with its handicap`);
    if (handicap.balance.games < LEAST_GAMES)
      problems.push(`${name}: ${handicap.balance.games} games with the handicap tell little`);
  }
  return problems;
}
