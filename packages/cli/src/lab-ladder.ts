/** `weathergauge lab ladder`: how far the levels of agents are apart. */

import type { Level } from '@weathergauge/agents';
import { isLevel, levels } from '@weathergauge/agents';
import type { MatchScore } from '@weathergauge/lab';
import { distance } from '@weathergauge/lab';
import type { Command } from './command.ts';
import { badUsage, quote } from './failure.ts';
import { say } from './io.ts';
import { MATCH_FLAGS, scoreText, tableFor } from './lab-match.ts';

interface Rung {
  readonly upper: Level;
  readonly lower: Level;
  readonly score: MatchScore;
}

const WIDEST = Math.max(...levels.map(level => level.length));

export const labLadder: Command = {
  name: 'lab ladder',
  summary: 'Plays every level of agents against the one below',
  words: [{ name: 'ruleset/scenario', summary: 'What to play; a rulebook alone means all its scenarios in turn' }],
  flags: {
    ...MATCH_FLAGS,
    levels: {
      kind: 'text',
      hint: 'a,b',
      summary: 'Only these, in this order, each against the one before; all when nothing is said',
    },
  },
  async run(line, io, library) {
    const climbed = readLevels(line.text('levels'));
    const table = await tableFor(line, io, library, climbed.length - 1);
    const { title, games, timeScale, cores } = table;
    const isText = !line.on('json');
    if (isText) {
      say(io, `${title}: ${games} games a rung, ${timeScale} of the time for a move, ${cores} cores for the Admiral`);
    }
    const rungs: Rung[] = [];
    for (const [i, upper] of climbed.entries()) {
      const lower = climbed[i - 1];
      if (lower === undefined) continue;
      const score = await table.play(upper, lower);
      rungs.push({ upper, lower, score });
      if (isText) say(io, `  ${upper.padEnd(WIDEST)} v ${lower.padEnd(WIDEST)}  ${scoreText(score)}`);
    }
    if (isText) return;
    const told = rungs.map(({ upper, lower, score }) => ({ upper, lower, ...score, distance: distance(score) }));
    say(io, JSON.stringify({ title, timeScale, cores, rungs: told }));
  },
};

function readLevels(text: string | undefined): readonly Level[] {
  if (text === undefined) return levels;
  const named = text.split(',').map(name => {
    if (isLevel(name)) return name;
    throw badUsage(`${quote(name)} is no level: say ${levels.join(', ')}`);
  });
  if (named.length < 2) throw badUsage('--levels needs at least two');
  return named;
}
