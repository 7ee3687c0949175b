/** `weathergauge lab duel`: is one agent better than another? */

import { distance } from '@weathergauge/lab';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { say } from './io.ts';
import { MATCH_FLAGS, scoreText, tableFor } from './lab-match.ts';

export const labDuel: Command = {
  name: 'lab duel',
  summary: 'Plays one agent against another, each on both sides of the same luck',
  words: [
    { name: 'ruleset/scenario', summary: 'What to play; a rulebook alone means all its scenarios in turn' },
    {
      name: 'first',
      summary:
        'A level, or an agent such as greedy:8, captain{"overlooks":20} or search:100ms{"turns":3}; its time is CPU time',
    },
    { name: 'second', summary: 'Likewise' },
  ],
  flags: MATCH_FLAGS,
  async run(line, io, library) {
    const table = await tableFor(line, io, library, 1);
    const first = must(line.word('first'));
    const second = must(line.word('second'));
    const score = await table.play(first, second);
    const { title, timeScale, cores } = table;
    if (line.on('json')) say(io, JSON.stringify({ title, timeScale, cores, first, second, ...score, ...eloOf(score) }));
    else say(io, `${title}: ${first} v ${second}, ${score.games} games: ${scoreText(score)}`);
  },
};

/** Beside the interval of the score. */
function eloOf(score: Parameters<typeof distance>[0]): object {
  const { elo, low, high } = distance(score);
  return { elo, eloLow: low, eloHigh: high };
}
