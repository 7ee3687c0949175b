/** Sentences that the terminal makes out of a rulebook's words and counts. */

import type { AnyRuleset } from '@weathergauge/engine';
import { isDefeat, packName } from '@weathergauge/engine';
import type { ForecastView, Position } from '@weathergauge/host';

/** Who has won and by what, then why and how it ended, in the words that the page has for it as well. */
export function resultText(seatNames: readonly string[], result: NonNullable<Position['result']>): string {
  const { winners, scores, words, clause } = result;
  const names = winners.map(seat => seatNames[seat] ?? '');
  const lost = isDefeat(result) ? 'A defeat' : 'A draw';
  const who = names.length === 0 ? lost : `Won by ${names.join(' and ')}`;
  // The winner's score is read first, as one would say it.
  const told = winners.length === 1 && winners[0] === 1 && scores.length === 2 ? scores.toReversed() : scores;
  return `${who}, ${told.length === 1 ? `score ${told[0]}` : told.join(' to ')}. ${words}${clause === '' ? '' : ` (${clause})`}`;
}

/** Which data pack a game is played by, for the end of a phrase; nothing for the printed one. */
export function byPack(ruleset: AnyRuleset): string {
  const name = packName(ruleset);
  return name === '' ? '' : `, by data pack #${name}`;
}

/** The most changes of one count that a line lists. */
const MOST_CHANGES = 8;
/** Below it an error would be written as 0. */
const SMALL_ERROR = 0.005;

export function forecastText({ exact, outcomes, changes, value }: ForecastView): string {
  const lines = [
    `${exact ? 'Exact' : 'Sampled'} odds over ${outcomes} outcome${outcomes === 1 ? '' : 's'}; value ${signed(value)}`,
  ];
  for (const { words, mean, error, distribution } of changes) {
    const likely = distribution.toSorted((a, b) => b.probability - a.probability).slice(0, MOST_CHANGES);
    const odds = likely
      .toSorted((a, b) => a.change - b.change)
      .map(({ change, probability }) => `${change > 0 ? '+' : ''}${change}: ${(100 * probability).toFixed(1)} %`);
    const rest = distribution.length > likely.length ? ', …' : '';
    const about = error < SMALL_ERROR ? signed(mean) : `${signed(mean)} ± ${error.toFixed(2)}`;
    lines.push(`  ${words}: ${about} on average (${odds.join(', ')}${rest})`);
  }
  if (lines.length === 1) lines.push('  nothing that is counted changes before the next decision');
  return lines.join('\n');
}

function signed(x: number): string {
  const text = x.toFixed(2);
  return x > 0 ? `+${text}` : text;
}
