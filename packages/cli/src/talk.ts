/** Sentences that the terminal makes out of a rulebook's words and counts. */

import type { AnyRuleset, Briefing } from '@weathergauge/engine';
import { isDefeat, packName } from '@weathergauge/engine';
import type { ForecastView, Hint, OfferView, Position } from '@weathergauge/host';
import { shown } from './io.ts';

/** What can be typed at a prompt. */
export const HELP = [
  'A number answers; Enter alone takes the only offer.',
  '?N             the odds of offer N',
  'hint [N]       what the Captain would do, and what differs from offer N or the next best',
  'briefing       who you are, how you win, what to watch, what the wind does',
  'undo           takes back your last answer',
  'draw           offers a draw to the others',
  'resign         gives the game up',
  'rules CLAUSE   what a clause says, such as: rules 2.1',
  'save [FILE]    writes a save, to go on with later: it holds everything, so keep it to yourself',
  'log FILE       writes the log as far as nothing lies face down: it may be shared',
  'quit           leaves the table',
].join('\n');

/** Who has won and by how much, then why and how it ended, in the same words as the page. */
export function resultText(seatNames: readonly string[], result: NonNullable<Position['result']>): string {
  const { winners, scores, words, clause } = result;
  const names = winners.map(seat => seatNames[seat] ?? '');
  const lost = isDefeat(result) ? 'A defeat' : 'A draw';
  const who = names.length === 0 ? lost : `Victory: ${names.join(' and ')}`;
  // The winner's score comes first, as people say it.
  const told = winners.length === 1 && winners[0] === 1 && scores.length === 2 ? scores.toReversed() : scores;
  const score = told.length === 1 ? `, score ${told[0]}` : isByPoints(result) ? `, ${told.join(' to ')}` : '';
  return `${who}${score}. ${words}${clause === '' ? '' : ` (${clause})`}`;
}

/** Whether the scores decided: a battle can also be won otherwise, and scores would then be misleading. */
function isByPoints({ winners, scores }: Pick<NonNullable<Position['result']>, 'winners' | 'scores'>): boolean {
  if (winners.length === 0) return true;
  const won = Math.max(...winners.map(seat => scores[seat] ?? 0));
  return scores.every((score, seat) => score <= won || winners.some(winner => winner === seat));
}

/** The data pack of a game, for the end of a phrase; '' for the printed one. */
export function byPack(ruleset: AnyRuleset): string {
  const name = packName(ruleset);
  return name === '' ? '' : `, by data pack #${name}`;
}

/** The most changes of one count that a line lists. */
const MOST_CHANGES = 8;
const ONE_OF = { dice: 'die', counters: 'counter', cards: 'card', chits: 'chit' } as const;
/** Smaller errors would be printed as 0. */
const SMALL_ERROR = 0.005;

function chanceText(told: ForecastView['told']): string {
  if (told.kind === 'even') return 'about even';
  return told.kind === 'range' ? `${told.low} to ${told.high} %` : `about ${told.percent} %`;
}

export function forecastText({
  exact,
  outcomes,
  thrown,
  any,
  anyError,
  isAmongOthers,
  changes,
  told,
}: ForecastView): string {
  const over = `${exact ? 'Exact' : 'Sampled'} odds over ${outcomes} outcome${outcomes === 1 ? '' : 's'}`;
  const lines = [`${over}; your chances after it: ${chanceText(told)}`];
  if (thrown !== null) {
    const { least, most, what } = thrown;
    const many = `${least === most ? most : `${least} to ${most}`} ${most === 1 ? ONE_OF[what] : what}`;
    const share = `${(100 * any).toFixed(1)} %${anyError < SMALL_ERROR / 10 ? '' : ` ± ${(100 * anyError).toFixed(1)}`}`;
    const others = isAmongOthers ? ' (with all that is thrown whatever you order)' : '';
    lines.push(`  ${many}: ${share} that something comes of it${others}`);
  }
  for (const { words, mean, error, distribution } of changes) {
    const likely = distribution.toSorted((a, b) => b.probability - a.probability).slice(0, MOST_CHANGES);
    const odds = likely
      .toSorted((a, b) => a.change - b.change)
      .map(({ change, probability }) => `${change > 0 ? '+' : ''}${change}: ${(100 * probability).toFixed(1)} %`);
    const rest = distribution.length > likely.length ? ', …' : '';
    const about = error < SMALL_ERROR ? signed(mean) : `${signed(mean)} ± ${error.toFixed(2)}`;
    lines.push(`  ${words}: ${about} on average (${odds.join(', ')}${rest})`);
  }
  if (changes.length === 0) lines.push('  nothing that is counted changes before the next decision');
  return lines.join('\n');
}

export function hintText({ ordered, beside }: Hint): string {
  const lines = [`The Captain would: ${ordered}`];
  if (beside === null) return `${lines[0]}\n  There is nothing else worth a thought.`;
  const { kind, figures, told } = beside;
  lines.push(
    `  ${kind === 'looked-at' ? 'Rather than' : 'Next best'}: ${beside.ordered}`,
    '  By the end of the turn, on average:',
  );
  for (const { words, changes } of figures) lines.push(`  ${words}: ${signed(changes[0])}, not ${signed(changes[1])}`);
  const [hinted, other] = [chanceText(told[0]), chanceText(told[1])];
  lines.push(`  your chances: ${hinted === other ? `${hinted} with either` : `${hinted}, not ${other}`}`);
  return lines.join('\n');
}

function signed(x: number): string {
  const text = x.toFixed(2);
  return x > 0 ? `+${text}` : text;
}

const RED = '\u001b[31m';
const PLAIN = '\u001b[39m';

/** The numbered list of offers, with a mark at those with a warning: in red if there are colours. */
export function offersText(offers: readonly OfferView[], colour: 'colour' | 'plain'): string {
  return offers
    .map(({ words, warning }, i) => {
      const line = shown(`${String(i + 1).padStart(4)}  ${words}`);
      if (warning === '') return `${line}\n`;
      const warned = shown(`! ${warning}`);
      return `${line}  ${colour === 'colour' ? `${RED}${warned}${PLAIN}` : warned}\n`;
    })
    .join('');
}

export function briefingText({ you, win, watch, wind }: Briefing): string {
  return [you, win, watch, wind].map(line => `  ${line}`).join('\n');
}
