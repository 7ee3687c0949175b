/** `weathergauge verify`: does a log replay, entry by entry, hash by hash, die by die? */

import type { AnyRuleset, Refusal, Result } from '@weathergauge/engine';
import { isRefusal, verify } from '@weathergauge/engine';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { DATA_FLAG, withData } from './data.ts';
import { failedCheck, quote } from './failure.ts';
import { say } from './io.ts';
import { readLog } from './logs.ts';
import { byPack } from './talk.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Checks that a log replays exactly as it was written',
  words: [{ name: 'file', summary: 'A game log' }],
  flags: { data: DATA_FLAG },
  async run(line, io, library) {
    const path = must(line.word('file'));
    const opened = await readLog(path, await withData(library, line.text('data')));
    if (isRefusal(opened)) throw forged(path, opened);
    const { ruleset, log } = opened;
    const verdict = verify(ruleset, log);
    if (isRefusal(verdict)) throw forged(path, verdict);
    const dice = verdict.keyed
      ? 'every draw is from the committed key'
      : log.commitment === ''
        ? 'the dice were not committed to'
        : 'the dice key is not yet revealed';
    say(
      io,
      `${path}: good. ${verdict.entries} entries${byPack(ruleset)}; ${dice}; ${outcome(ruleset, verdict.result)}.`,
    );
  },
};

const forged = (path: string, { reason }: Refusal) => failedCheck(`${quote(path)} does not verify: ${reason}`);

/** Who won, without a view: seats by number. */
function outcome(ruleset: AnyRuleset, result: Result | null): string {
  if (result === null) return 'the game is not over';
  const { winners, scores, reason, clause } = result;
  const who = winners.length === 0 ? 'a draw' : `won by seat ${winners.join(' and ')}`;
  return `${who}, ${scores.join(' to ')} (${reason}${clause === '' ? '' : `, ${ruleset.id} ${clause}`})`;
}
