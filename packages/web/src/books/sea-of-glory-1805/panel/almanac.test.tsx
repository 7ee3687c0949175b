import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { drawBy } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { startStrings } from '../../../ui/strings/index.ts';
import { momentsOf } from '../board/drill.fixture.ts';
import { say } from '../board/say.ts';
import { book } from '../index.tsx';
import { affairsOf } from './affairs.ts';
import { cupRows, dueRows, manpowerTracks, turnBoxes } from './almanac.ts';

const views: GloryView[] = [];

beforeAll(() => {
  startStrings();
  drawBy(null);
  for (const scenario of ['campaign', 'trafalgar', 'west-indies'])
    for (const { position, others } of momentsOf(scenario, `almanac ${scenario}`, 700, 40))
      views.push(position.view as GloryView, ...others);
});

describe('the turn track', () => {
  test('has the turns of the scenario, one of them now, and marks only what is still to come', () => {
    for (const view of views) {
      const boxes = turnBoxes(view, say);
      expect(boxes).toHaveLength(view.lastTurn - view.firstTurn + 1);
      expect(boxes.filter(({ when }) => when === 'now').map(({ turn }) => turn)).toEqual([view.turn]);
      for (const { when, due } of boxes) expect(when === 'past' && due.length > 0).toBe(false);
    }
  });

  test('15.1 names the events of the calendar in a campaign', () => {
    const view = views.find(({ scenario, turn }) => scenario === 'campaign' && turn === 1);
    if (view === undefined) throw new Error('no view');
    const due = turnBoxes(view, say).flatMap(box => box.due);
    expect(due).toContain('Lord Barham comes to the Admiralty');
    expect(due).toContain('Napoleon marches east');
  });
});

test('what falls due in a turn is one sentence, and begins as one', () => {
  const due = views.flatMap(view => dueRows(turnBoxes(view, say)));
  expect(due.map(({ words }) => words)).toContain('Frigates come back');
  for (const { words } of due) expect(words).toMatch(/^\p{Lu}/u);
});

test('21.1 an objective that is taken, and whose value one may not see, says so', () => {
  const [view] = views;
  if (view === undefined) throw new Error('no view');
  const { napoleon, napoleonTaken } = view;
  const taken = napoleonTaken.map(() => 1);
  const of = (values: readonly number[]) =>
    affairsOf({ ...view, napoleonTaken: taken, napoleon: [...values] }, say)
      .find(({ key }) => key === 'napoleon')
      ?.lines.join('; ');
  expect(of(napoleon.map(() => 0))).toMatch(/Naples: taken, its worth not known/);
  expect(of(napoleon.map(() => 7))).toMatch(/Naples: taken, worth 7/);
});

describe('the cup', () => {
  test('6.0 holds with the chits that were drawn as many as were put into it', () => {
    for (const view of views) {
      const rows = cupRows(view, say);
      const left = rows.reduce((sum, row) => sum + row.left, 0);
      expect(left).toBe(view.cup.reduce((sum, count) => sum + count, 0));
      expect(rows.reduce((sum, row) => sum + row.of, 0)).toBe(left + view.drawn.length);
    }
  });
});

test('5.2.1 manpower stands in a box of its track, and Trafalgar has none', () => {
  for (const view of views) for (const { boxes, at } of manpowerTracks(view)) expect(boxes[at]).toBeGreaterThan(0);
  expect(views.filter(({ scenario }) => scenario === 'trafalgar').flatMap(manpowerTracks)).toEqual([]);
});

test('all of it is said in words', () => {
  for (const view of views)
    expect(renderToStaticMarkup(book.strip?.(view))).not.toMatch(/sea-of-glory-1805\.|\{\{|undefined|NaN/);
});
