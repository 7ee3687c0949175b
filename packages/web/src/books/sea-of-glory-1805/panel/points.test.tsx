import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { ruleset } from '@weathergauge/rules-sea-of-glory-1805';
import { drawBy } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { anyOffer, configure, isRefusal, playOn, seededDice, silent } from '@weathergauge/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { startStrings } from '../../../ui/strings/index.ts';
import { book } from '../index.tsx';

const WORDLESS = /sea-of-glory-1805\.|\{\{|undefined|NaN/;

beforeAll(() => {
  startStrings();
  drawBy(null);
});

/** What both sides and a spectator see after so many random answers. */
function viewsOf(scenario: string, most: number): readonly GloryView[] {
  const config = configure(ruleset, { scenario });
  if (isRefusal(config)) throw new Error(config.reason);
  const [dice, answers] = [seededDice('account dice'), seededDice('account answers')];
  const s = ruleset.setup(config, dice, silent);
  playOn(ruleset, s, { choose: seat => anyOffer(ruleset, s, seat, answers), most }, dice);
  return ([0, 1, 'spectator'] as const).map(who => ruleset.view(s, who));
}

const rows = (view: GloryView): readonly (readonly string[])[] =>
  [...renderToStaticMarkup(<>{book.points?.(view)}</>).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd].*?>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  );

test.each(['campaign', 'west-indies'])(
  '23.1 the lines of the report of %s add up to its points, for everybody',
  scenario => {
    for (const view of viewsOf(scenario, Infinity)) {
      const [, ...lines] = rows(view);
      const total = lines.at(-1);
      expect(lines.length).toBeGreaterThan(2);
      expect(total?.slice(1).map(Number)).toEqual(view.scores);
      for (const side of [1, 2])
        expect(lines.slice(0, -1).reduce((sum, line) => sum + Number(line[side]), 0)).toBe(Number(total?.[side]));
      expect(JSON.stringify(lines)).not.toMatch(WORDLESS);
    }
  },
);

test('24.3 the report of Trafalgar says of all four objectives whether they were reached', () => {
  for (const view of viewsOf('trafalgar', Infinity)) {
    const [, ...lines] = rows(view);
    expect(lines.map(([, outcome]) => outcome === 'reached')).toEqual(view.trafalgar.map(taken => taken === 1));
    expect(lines).toHaveLength(4);
  }
});

test('a game that is not over has no table of points', () => {
  for (const view of viewsOf('trafalgar', 40)) expect(book.points?.(view)).toBeNull();
});
