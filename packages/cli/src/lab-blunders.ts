/** `weathergauge lab blunders`: counts silly answers (follies) of agents in whole games. */

import type { AnyFollyBook } from '@weathergauge/engine';
import { isRefusal, packOf } from '@weathergauge/engine';
import type { Blunders } from '@weathergauge/lab';
import { readContender, setupsOf, watchBlunders } from '@weathergauge/lab';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { badUsage, quote } from './failure.ts';
import { say } from './io.ts';
import { PLAYED, playedBy } from './lab-fit.ts';
import { columns } from './lab-words.ts';
import { chooseBook, folliesOf } from './library.ts';
import { gameBar } from './progress.ts';

const { games, seed, workers } = PLAYED;

export const labBlunders: Command = {
  name: 'lab blunders',
  summary: 'Counts what agents do that a player would laugh at, in whole games',
  words: [{ name: 'ruleset[/scenario]', summary: 'What to play: all of its scenarios, or one' }],
  flags: {
    games,
    seed,
    workers,
    agent: { kind: 'text', hint: 'NAME', summary: 'Who plays every seat; greedy when nothing is said' },
    json: { kind: 'switch', summary: 'As one JSON object' },
  },
  async run(line, io, library) {
    const { id, book, ruleset, scenario } = await chooseBook(library, must(line.word('ruleset[/scenario]')));
    const follies = folliesOf(book);
    if (follies === undefined) throw badUsage(`no follies are known of ${quote(id)}`);
    const { follyBook } = (await import(follies)) as { readonly follyBook: AnyFollyBook };
    const setups = setupsOf(ruleset, scenario);
    if (setups.length === 0) throw badUsage(`${id} has no scenario ${quote(scenario ?? '')}`);
    const agent = line.text('agent') ?? 'greedy';
    const known = readContender(agent);
    if (isRefusal(known)) throw badUsage(known.reason);
    const played = playedBy(line);
    const bar = gameBar(io, played.games * setups.length);
    const watch = { follies, setups, agent, module: book.module, pack: packOf(ruleset), ...played };
    const found = await watchBlunders({ ...watch, onGames: bar.advance }).finally(bar.stop);
    const each = setups.map(({ name }, i) => ({ name, games: played.games, blunders: found[i] ?? {} }));
    if (line.on('json')) say(io, JSON.stringify({ ruleset: id, seed: played.seed, agent, setups: each }));
    else io.out(tableOf(follyBook, each));
  },
};

interface Watched {
  readonly name: string;
  readonly games: number;
  readonly blunders: Blunders;
}

const gamesOf = (some: readonly Watched[]): number => some.reduce((sum, one) => sum + one.games, 0);

/** How often a game has each folly, for each set-up and over all. */
function tableOf({ names }: AnyFollyBook, watched: readonly Watched[]): string {
  const kinds = Object.keys(names);
  const rates = (some: readonly Watched[]): string[] =>
    kinds.map(kind => {
      const times = some.reduce((sum, { blunders }) => sum + (blunders[kind] ?? 0), 0);
      return (times / gamesOf(some)).toFixed(2);
    });
  const rows = [
    ['a game', ...kinds],
    ...watched.map(one => [one.name, ...rates([one])]),
    [`all, ${gamesOf(watched)} games`, ...rates(watched)],
  ];
  return `${columns(rows)}\n${kinds.map(kind => `${kind}: ${names[kind] ?? ''}\n`).join('')}`;
}
