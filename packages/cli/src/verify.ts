/** `weathergauge verify`: does a log replay, entry by entry, hash by hash, die by die? */

import type { Match, Refusal, Seat } from '@weathergauge/engine';
import { isRefusal, resultOf, resultWords, verify } from '@weathergauge/engine';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { DATA_FLAG, withData } from './data.ts';
import { failedCheck, quote } from './failure.ts';
import { say } from './io.ts';
import { readLog } from './logs.ts';
import { byPack, resultText } from './talk.ts';

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
    say(io, `${path}: good. ${verdict.entries} entries${byPack(ruleset)}; ${dice}. ${outcome(verdict.match)}`);
  },
};

const forged = (path: string, { reason }: Refusal) => failedCheck(`${quote(path)} does not verify: ${reason}`);

/** As all may see it: in the words of the page and of `replay`. */
function outcome(match: Match): string {
  const { ruleset, state, config } = match;
  const result = resultOf(match);
  const view = ruleset.view(state, 'spectator');
  const words = resultWords(match, view);
  if (result === null || words === null) return 'The game is not over.';
  const names = Array.from({ length: config.seats }, (_, seat) => ruleset.words.seat(view, seat as Seat));
  return resultText(names, { ...result, words });
}
