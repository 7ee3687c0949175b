/** `weathergauge lab balance`: how even the set-ups of a book are between agents of equal strength, with its handicaps and without. */

import type { AnyRuleset, MatchConfig } from '@weathergauge/engine';
import { configure, isEven, isRefusal, packOf } from '@weathergauge/engine';
import type { SimulationTotals } from '@weathergauge/lab';
import { setupsOf, simulate, wilson } from '@weathergauge/lab';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { badUsage, quote, refused } from './failure.ts';
import { say } from './io.ts';
import { PLAYED, playedBy } from './lab-fit.ts';
import { columns } from './lab-words.ts';
import { chooseBook } from './library.ts';
import { gameBar } from './progress.ts';

const { games, seed, workers } = PLAYED;
const PERCENT = 100;

export const labBalance: Command = {
  name: 'lab balance',
  summary: 'Measures how often each side of every set-up wins between equal agents, with its handicap and without',
  words: [{ name: 'ruleset[/scenario]', summary: 'What to play: all of its scenarios, or one' }],
  flags: { games, seed, workers, json: { kind: 'switch', summary: 'As one JSON object' } },
  async run(line, io, library) {
    const { id, book, ruleset, scenario } = await chooseBook(library, must(line.word('ruleset[/scenario]')));
    const setups = [...setupsOf(ruleset, scenario), ...handicapsOf(ruleset, scenario)];
    if (setups.length === 0) throw badUsage(`${id} has no scenario ${quote(scenario ?? '')}`);
    const played = playedBy(line);
    const bar = gameBar(io, played.games * setups.length);
    const found: Found[] = [];
    try {
      for (const { name, config } of setups) {
        const agents = Array.from({ length: config.seats }, () => 'greedy');
        const whole = { module: book.module, pack: packOf(ruleset), config, agents, onGames: bar.advance };
        found.push(scored(name, await simulate({ ...whole, ...played, seed: `${played.seed}/${name}` })));
      }
    } finally {
      bar.stop();
    }
    if (line.on('json'))
      say(io, JSON.stringify({ ruleset: id, seed: played.seed, games: played.games, setups: found }));
    else io.out(tableOf(found));
  },
};

interface Found {
  readonly name: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Of the first seat, in per cent, with the 95 % interval. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

/** The uneven set-ups with the handicaps that the book offers. */
function handicapsOf(
  ruleset: AnyRuleset,
  only: string | undefined,
): readonly { readonly name: string; readonly config: MatchConfig }[] {
  return (ruleset.uneven ?? []).flatMap(({ scenario, options, handicap }) => {
    if (handicap === undefined || (only !== undefined && scenario !== only)) return [];
    const wished = { ...options, ...handicap.options };
    const config = configure(ruleset, { scenario, options: wished });
    if (isRefusal(config)) throw refused(config);
    return [{ name: `${scenario} ${JSON.stringify(wished)} (handicap)`, config }];
  });
}

function scored(name: string, { finished, wins, draws }: SimulationTotals): Found {
  const won = wins[0] ?? 0;
  const rate = (won + draws / 2) / Math.max(1, finished);
  const { low, high } = wilson(rate, finished);
  const percent = (share: number): number => Number((PERCENT * share).toFixed(1));
  // In a game against the rules alone, those that the rules won.
  const lost = finished - won - draws;
  return { name, won, drawn: draws, lost, score: percent(rate), low: percent(low), high: percent(high) };
}

function tableOf(found: readonly Found[]): string {
  const rows = found.map(({ name, won, drawn, lost, score, low, high }) => [
    name,
    `+${won} =${drawn} -${lost}`,
    `${score.toFixed(1)} %`,
    `[${low.toFixed(1)}, ${high.toFixed(1)}]`,
    isEven(score) ? '' : 'uneven',
  ]);
  return columns([['set-up', 'first seat', 'score', '95 %', ''], ...rows]);
}
