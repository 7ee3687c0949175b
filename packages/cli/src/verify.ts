/** `weathergauge verify`: says what a log proves. */

import type { Match, Seat } from '@weathergauge/engine';
import { isRefusal, judge, resultOf, resultWords, spendingOf, UNTRUSTED, verdictLines } from '@weathergauge/engine';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { DATA_FLAG, withData } from './data.ts';
import { failedCheck, quote } from './failure.ts';
import { say } from './io.ts';
import { readLog } from './logs.ts';
import { signatures } from './receipts.ts';
import { byPack, resultText } from './talk.ts';
import { threadClock } from './thread-clock.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary:
    'Says what a log proves: played by the rules, dice proven by the key, finished and complete, signed by a server',
  words: [{ name: 'file', summary: 'A game log, or a save' }],
  flags: { data: DATA_FLAG, json: { kind: 'switch', summary: 'As one JSON object' } },
  async run(line, io, library) {
    const path = must(line.word('file'));
    const opened = await readLog(path, await withData(library, line.text('data')));
    if (isRefusal(opened)) throw forged(path, opened);
    const { ruleset, log } = opened;
    const verdict = judge(ruleset, log, spendingOf(UNTRUSTED, threadClock));
    if (isRefusal(verdict)) throw forged(path, verdict);
    const { rules, dice, complete, entries, result, match } = verdict;
    const signed = signatures(log);
    const good = verdict.good && signed.verdict !== 'no';
    if (line.on('json')) say(io, JSON.stringify({ good, rules, dice, complete, signed, entries, result }, null, 2));
    else {
      say(io, `${path}: ${good ? 'good' : 'not good'}. ${entries} entries${byPack(ruleset)}.`);
      for (const each of verdictLines(verdict)) say(io, each);
      if (signed.verdict !== 'unclaimed')
        say(io, `Signed by a server: ${signed.verdict === 'yes' ? 'yes' : 'NO'}, ${signed.reason}.`);
      if (match !== null) say(io, outcome(match));
    }
    const against = [rules, dice, complete, signed].find(finding => finding.verdict === 'no');
    if (against !== undefined) throw forged(path, against);
  },
};

const forged = (path: string, { reason }: { readonly reason: string }) =>
  failedCheck(`${quote(path)} does not verify: ${reason}`);

/** How the game ended or stands, in the words of the page and of `replay`. */
function outcome(match: Match): string {
  const { ruleset, state, config } = match;
  const result = resultOf(match);
  const view = ruleset.view(state, 'spectator');
  const words = resultWords(match, view);
  if (result === null || words === null) return 'The game is not over.';
  const names = Array.from({ length: config.seats }, (_, seat) => ruleset.words.seat(view, seat as Seat));
  return resultText(names, { ...result, words });
}
