/** `weathergauge lab calibrate`: compares the chances that a book shows with how new games end. */

import { packOf } from '@weathergauge/engine';
import type { Balance, Calibration } from '@weathergauge/lab';
import { calibrationOf, reliabilitySvg, samplePositions, setupsOf } from '@weathergauge/lab';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { badUsage, quote } from './failure.ts';
import { writeNew } from './files.ts';
import { say } from './io.ts';
import { PLAYED, playedBy } from './lab-fit.ts';
import { columns, QUALITY_HEAD, qualityRow } from './lab-words.ts';
import { chooseBook } from './library.ts';
import { gameBar } from './progress.ts';

export const labCalibrate: Command = {
  name: 'lab calibrate',
  summary: 'Measures whether the chances that a rulebook shows come true',
  words: [{ name: 'ruleset[/scenario]', summary: 'What to play: all of its scenarios, or one' }],
  flags: {
    ...PLAYED,
    svg: { kind: 'text', hint: 'FILE', summary: 'Draws the reliability table into a new file' },
    json: { kind: 'switch', summary: 'As one JSON object' },
  },
  async run(line, io, library) {
    const text = must(line.word('ruleset[/scenario]'));
    const { id, book, ruleset, scenario } = await chooseBook(library, text);
    const setups = setupsOf(ruleset, scenario);
    if (setups.length === 0)
      throw badUsage(`nothing is fitted on ${quote(text)}: \`weathergauge list\` names scenarios`);
    const played = playedBy(line);
    const bar = gameBar(io, played.games * setups.length);
    const sampling = { module: book.module, pack: packOf(ruleset), setups, ...played, onGames: bar.advance };
    const positions = await samplePositions(sampling).finally(bar.stop);
    const found = calibrationOf(positions, setups);
    const svg = line.text('svg');
    if (svg !== undefined) writeNew(svg, reliabilitySvg(`${text}, ${found.games} games`, found.all));
    if (line.on('json')) say(io, JSON.stringify({ ruleset: id, seed: played.seed, worlds: played.worlds, ...found }));
    else io.out(calibrationText(found));
  },
};

const QUARTERS = ['first quarter', 'second', 'third', 'last quarter'];

function calibrationText({ games, all, quarters, setups, pools }: Calibration): string {
  const rows = [
    [...QUALITY_HEAD, 'in the last quarter', 'first seat'],
    [...qualityRow(`all, ${games} games`, all), (quarters.at(-1)?.skill ?? 0).toFixed(2), ''],
    ...quarters.map((one, i) => [...qualityRow(QUARTERS[i] ?? '', one), '', '']),
    ...pools.map(one => [...qualityRow(one.name, one), one.lastQuarter.toFixed(2), '']),
    ...setups.map(one => [...qualityRow(one.name, one), one.lastQuarter.toFixed(2), balanceText(one.balance)]),
  ];
  const deciles = all.deciles.map(({ told, won, positions }) => [told.toFixed(3), won.toFixed(3), `${positions}`]);
  return `${columns(rows)}\n${columns([['told', 'came', 'positions'], ...deciles])}`;
}

function balanceText({ won, drawn, lost, rate, low, high }: Balance): string {
  const [score, from, to] = [rate, low, high].map(share => (100 * share).toFixed(0));
  return `+${won} =${drawn} -${lost}  ${score} % [${from}, ${to}]`;
}
