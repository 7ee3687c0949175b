/** `weathergauge lab tempers`: whether bold agents risk more than steady ones, and cautious ones less. */

import { packOf } from '@weathergauge/engine';
import type { TemperShown } from '@weathergauge/lab';
import { setupsOf, watchTemper } from '@weathergauge/lab';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { badUsage, quote } from './failure.ts';
import { say } from './io.ts';
import { PLAYED, playedBy } from './lab-fit.ts';
import { columns } from './lab-words.ts';
import { chooseBook } from './library.ts';
import { gameBar } from './progress.ts';

const { games, seed, workers } = PLAYED;
const TEMPERS = ['bold', 'cautious'] as const;
const THOUSAND = 1000;

export const labTempers: Command = {
  name: 'lab tempers',
  summary: 'Measures how much farther bold agents venture than steady ones, and how much less cautious ones do',
  words: [{ name: 'ruleset[/scenario]', summary: 'What to play: all of its scenarios for two, or one' }],
  flags: {
    games: { ...games, summary: 'Pairs of games of each set-up' },
    seed,
    workers,
    json: { kind: 'switch', summary: 'As one JSON object' },
  },
  async run(line, io, library) {
    const { id, book, ruleset, scenario } = await chooseBook(library, must(line.word('ruleset[/scenario]')));
    if (ruleset.daring === undefined) throw badUsage(`agents of all tempers fight alike in ${quote(id)}`);
    const setups = setupsOf(ruleset, scenario).filter(({ config }) => config.seats === 2);
    if (setups.length === 0) throw badUsage(`${id} has no scenario ${quote(scenario ?? '')} for two`);
    const played = playedBy(line);
    const bar = gameBar(io, TEMPERS.length * played.games * setups.length);
    const trial = { module: book.module, pack: packOf(ruleset), setups, ...played, onGames: bar.advance };
    const found: (TemperShown & { readonly name: string })[] = [];
    try {
      for (const temper of TEMPERS) found.push({ name: temper, ...(await watchTemper({ ...trial, temper })) });
    } finally {
      bar.stop();
    }
    if (line.on('json')) say(io, JSON.stringify({ ruleset: id, seed: played.seed, tempers: found }));
    else io.out(columns([['thousandths', 'games', 'ventured', 'steady', 'more', '95 %'], ...found.map(rowOf)]));
  },
};

/** Standard errors of a 95 % interval. */
const DEVIATIONS = 1.96;

function rowOf({ name, games: count, temper, steady, more, error }: TemperShown & { readonly name: string }): string[] {
  const told = (value: number): string => (THOUSAND * value).toFixed(2);
  const about = `[${told(more - DEVIATIONS * error)}, ${told(more + DEVIATIONS * error)}]`;
  return [name, `${count}`, told(temper), told(steady), told(more), about];
}
