import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  ALL_WATERS,
  drawBy,
  inPort,
  inZone,
  isAtSea,
  isOnTrack,
  parts,
  portOf,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Box, Spot } from '../../../board/scene.ts';
import { pile } from '../../../board/pieces.ts';
import { CAPTION, captionOf, NAMED, titleStrip } from '../../../board/plates.ts';
import { overlap, rectAround } from '../../../board/rect.ts';
import { isSlipSeen, largestSlip, slipRect } from '../../../board/slip-box.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { book } from '../index.tsx';
import { joinedIn } from './battle-sea.ts';
import { blankId, blankOf, sideOfBlock } from './blocks.ts';
import type { Moment } from './drill.fixture.ts';
import { momentsOf } from './drill.fixture.ts';
import { chartOf } from './chart.ts';
import { windFrom } from './scene.ts';
import { leastScaleOf, SIZE as SLIP_SIZE, slipAt } from './slips.ts';

/** Of the size of letters, below the middle of their line: as far as the foot of a p. */
const DESCENDS = 0.33 + 0.21;
/** Blocks that stand together are drawn a little apart. */
const PILED = 6;
const SCENARIOS = ['trafalgar', 'campaign', 'west-indies'] as const;
const LOOKS = 9;
const LONGEST = 1000;

const moments: Moment[] = [];

beforeAll(() => {
  startStrings();
  drawBy(null);
  for (const scenario of SCENARIOS) moments.push(...momentsOf(scenario, scenario, LONGEST, LOOKS));
});

const views = (): GloryView[] => moments.flatMap(({ position, others }) => [position.view as GloryView, ...others]);

/** Which part of a port's zone a place is; -1 elsewhere. */
const partIn = (place: number): number =>
  portOf(place) < 0 ? -1 : parts.findIndex((_, part) => inZone(portOf(place), part) === place);

function isIn({ x, y, width, height }: Box, spot: Spot): boolean {
  return spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
}

/** Thousands of positions are looked at: a throw is cheaper than as many expectations. */
function must(holds: boolean, label: string): void {
  if (!holds) throw new Error(label);
}

describe('the chart', () => {
  test('has every block that stands on the map, on the sheet and under a name of its own', () => {
    let count = 0;
    for (const view of views().filter(one => joinedIn(one) === null)) {
      const { blocks = [], bounds } = book.scene(view);
      const placed = [...view.blocks, ...view.blanks].filter(
        ({ place }) => isAtSea(place) || (view.waters === ALL_WATERS && (portOf(place) >= 0 || isOnTrack(place))),
      );
      must(blocks.length >= placed.length, `${blocks.length} blocks of ${placed.length}`);
      must(new Set(blocks.map(({ id }) => id)).size === blocks.length, 'ids');
      for (const { pose, name } of blocks) must(isIn(bounds, pose), `${name} is off the sheet`);
      count += blocks.length;
    }
    expect(count).toBeGreaterThan(1000);
  });

  test('shows a face to its owner alone', () => {
    for (const view of views())
      for (const { id, face, side } of book.scene(view).blocks ?? []) {
        must((face === null) === (blankOf(id) !== null), 'blank blocks have no face');
        must(face === null || (side === view.who && sideOfBlock(id) === side), 'a face of the other side');
      }
  });

  test('7.4 marks blank blocks of which something is known, and no others', () => {
    let known = 0;
    for (const view of views()) {
      const { counters = [], blocks = [] } = book.scene(view);
      const marked = counters.filter(({ id }) => id.startsWith('known-')).length;
      const told = view.blanks.filter(
        one => one.known > 0 && blocks.some(({ id }) => id === blankId(one.side, one.tag)),
      );
      must(marked === told.length, `${marked} of ${told.length}`);
      known += marked;
    }
    expect(known).toBeGreaterThan(5);
  });

  test('7.4 what is known of a blank block does not lie on the one that stands over it', () => {
    let piled = 0;
    for (const view of views()) {
      const [own] = view.blocks;
      const [blank] = view.blanks.filter(({ known, place }) => known > 0 && isAtSea(place));
      if (own === undefined || blank === undefined) continue;
      const together = { ...view, blocks: [{ ...own, place: blank.place }], blanks: [blank], draft: null };
      const { counters = [], blocks = [] } = book.scene(together);
      const [sign] = counters.filter(({ id }) => id.startsWith('known-'));
      const [, top] = pile(blocks);
      // While a battle is fought, no block is seen.
      if (sign === undefined || top === undefined) continue;
      piled++;
      const [dx, dy] = [sign.at.x - top.pose.x, sign.at.y - top.pose.y].map(by => Math.abs(by) - top.length / 2);
      must(Math.hypot(Math.max(0, dx ?? 0), Math.max(0, dy ?? 0)) >= sign.size * 0.4, `${sign.label} over ${top.name}`);
    }
    expect(piled).toBeGreaterThan(10);
  });

  test('7.4 what is known of a blank block lies on no name of a cell, and no count, though its neighbours’ cells are full', () => {
    let piled = 0;
    for (const view of views()) {
      const [own, beside] = view.blocks;
      const [blank] = view.blanks.filter(({ known, place }) => known > 0 && partIn(place) > 1);
      if (own === undefined || beside === undefined || blank === undefined) continue;
      const { place } = blank;
      const stands = [
        { ...own, place },
        { ...beside, place: inZone(portOf(place), partIn(place) - 1) },
      ];
      const { counters = [], plates = [] } = book.scene({ ...view, blocks: stands, blanks: [blank], draft: null });
      const [sign] = counters.filter(({ id }) => id.startsWith('known-'));
      if (sign === undefined) continue;
      piled++;
      for (const { x, y, width, height, label } of plates.flatMap(({ cells }) => cells)) {
        const isBelow = sign.at.y > y + height && sign.at.y < y + height * (1 + CAPTION);
        must(Math.abs(sign.at.x - x - width / 2) > width / 2 || !isBelow, `${sign.label} over ${label}`);
      }
    }
    expect(piled).toBeGreaterThan(5);
  });

  test('6.6 chits of the weather hide no block', () => {
    let chits = 0;
    for (const view of views()) {
      const { counters = [], blocks = [] } = book.scene(view);
      for (const { at, size } of counters.filter(({ id }) => id.startsWith('weather-'))) {
        chits++;
        for (const { name, pose, length } of blocks)
          must(Math.hypot(pose.x - at.x, pose.y - at.y) >= (size + length) / 2 - PILED, `weather over ${name}`);
      }
    }
    expect(chits).toBeGreaterThan(20);
  });

  test('2.3 lays out the newest report of each place, under its date, and none for a spectator', () => {
    let slips = 0;
    for (const view of views()) {
      const { slips: shown = [], bounds } = book.scene(view);
      must(view.who !== 'spectator' || shown.length === 0, 'spectators are told nothing');
      must(new Set(shown.map(({ id }) => id)).size === shown.length, 'one for a place');
      for (const { at, side, text } of shown) {
        must(isIn(bounds, at), `${text} is off the sheet`);
        must(side !== view.who, 'tells of the other side');
        must(/, [A-Z][a-z]{2} I+$/.test(text), text);
      }
      slips += shown.length;
    }
    expect(slips).toBeGreaterThan(20);
  });

  test('sends the camera to a battle, and leaves it where it is when nothing is fought', () => {
    for (const view of views()) {
      const { focus, bounds } = book.scene(view);
      // Both lines are a sheet of their own.
      if (view.battle !== null && joinedIn(view) === null)
        must(focus !== undefined && isIn(bounds, focus), `a battle at ${view.battle.place} is looked at`);
      else must(focus === undefined, 'nothing to look at');
    }
    expect(views().some(({ battle }) => battle !== null)).toBe(true);
  });

  test('lies still: plates overlap neither each other nor the sheet’s edge', () => {
    for (const scenario of SCENARIOS) {
      const view = views().find(one => one.scenario === scenario);
      if (view === undefined) throw new Error(scenario);
      const { bounds, plates = [] } = book.scene(view);
      expect(plates.length).toBeGreaterThan(5);
      plates.forEach((plate, i) => {
        const { x, y, width, height } = plate.bounds;
        must(
          isIn(bounds, { x, y }) && isIn(bounds, { x: x + width, y: y + height }),
          `${plate.title} is off the sheet`,
        );
        for (const { title, bounds: other } of plates.slice(i + 1))
          must(
            x + width <= other.x || other.x + other.width <= x || y + height <= other.y || other.y + other.height <= y,
            `${plate.title} overlaps ${title}`,
          );
      });
    }
  });

  test('a slip covers no other plate, however far off the chart is seen from', () => {
    for (const scenario of SCENARIOS) {
      const view = views().find(one => one.scenario === scenario);
      if (view === undefined) throw new Error(scenario);
      const chart = chartOf(view.waters);
      const ports = chart.plates.filter(({ id }) => id.startsWith('port-'));
      for (const { id, title } of ports) {
        const at = slipAt(chart, inPort(Number(id.slice('port-'.length))));
        if (at === null) throw new Error(title);
        const { x, y, width, height } = largestSlip({ at, text: '11–15 sail, Aug III', size: SLIP_SIZE });
        for (const { id: otherId, title: other, bounds } of chart.plates)
          must(
            otherId === id ||
              x + width <= bounds.x ||
              bounds.x + bounds.width <= x ||
              y + height <= bounds.y ||
              bounds.y + bounds.height <= y,
            `what is told of ${title} covers ${other}`,
          );
      }
    }
  });

  test('a slip that is drawn covers no name of a plate or of a cell, however they have grown', () => {
    for (const scenario of SCENARIOS) {
      const view = views().find(one => one.scenario === scenario);
      if (view === undefined) throw new Error(scenario);
      const chart = chartOf(view.waters);
      for (const plate of chart.plates.filter(({ id }) => id.startsWith('port-'))) {
        const place = inPort(Number(plate.id.slice('port-'.length)));
        const at = slipAt(chart, place);
        if (at === null) throw new Error(plate.title);
        for (const scale of [0.2, 0.4, 0.45, 0.6, 0.8, 0.94, 0.95, 1, 1.14, 1.2, 2]) {
          if (!isSlipSeen({ size: SLIP_SIZE, ...leastScaleOf(chart, place) }, scale)) continue;
          const slip = slipRect({ at, text: '11–15 sail, Aug III', size: SLIP_SIZE }, scale);
          must(slip.bottom - slip.top > 10, `at ${scale} nobody can read what is told of ${plate.title}`);
          for (const cell of 1 / scale < NAMED ? plate.cells : []) {
            const { middle, size } = captionOf(cell);
            must(slip.top >= (middle.y + size * DESCENDS) * scale, `at ${scale} on a cell of ${plate.title}`);
          }
          for (const other of chart.plates) {
            const { middle, high, words } = titleStrip(other, scale);
            // Letters do not fill the strip.
            const name = rectAround(middle.x, middle.y, words / 2, high * 0.4);
            must(
              overlap(slip, name) === 0,
              `at ${scale} what is told of ${plate.title} covers the name of ${other.title}`,
            );
          }
        }
      }
    }
  });

  test('says everything in words', () => {
    for (const view of views().filter((_, i) => i % 11 === 0))
      expect(JSON.stringify(book.scene(view))).not.toMatch(/sea-of-glory-1805\.|\{\{|undefined|NaN/);
  });

  test('draws the sheet once: the same objects in every view of the same waters', () => {
    const [first, second] = views().filter(({ scenario }) => scenario === 'campaign');
    expect(book.scene(first).areas).toBe(book.scene(second).areas);
    expect(book.scene(first).plates).toBe(book.scene(second).plates);
  });

  test('9.4 a wind blows from where it is dear to sail', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(windFrom)).toEqual([30, 270, 210, 330, 150, 90, 90]);
  });
});

/** Every offer of these verbs has a mark on the chart. */
const PLACED = new Set([
  'steer',
  'sail',
  'sortie',
  'make-for',
  'enter',
  'put-out',
  'station-block',
  'station-frigate',
  'frigate-at',
  'frigate-to-sea',
]);

describe('marks', () => {
  test('every step, start and harbour has one, on the sheet', () => {
    const seen = new Set<string>();
    for (const { position } of moments) {
      const marked = new Map(book.marks(position).map(mark => [mark.offer, mark.at]));
      const { bounds } = book.scene(position.view);
      position.offers.forEach(({ action, text }, i) => {
        const at = marked.get(i);
        // R102 From the West Indies alone one makes for harbours that are not on the sheet.
        const isAway = action.do === 'make-for' && (position.view as GloryView).waters !== ALL_WATERS;
        if (PLACED.has(action.do) && !isAway) must(at !== undefined, `${text} has no mark`);
        if (at === undefined) return;
        seen.add(action.do);
        if (at.kind === 'spot') must(isIn(bounds, at), `${text} is off the sheet`);
        if (at.kind === 'ghost') must(isIn(bounds, at.pose), `${text} is off the sheet`);
      });
    }
    for (const verb of ['steer', 'sail', 'sortie', 'make-for', 'enter', 'put-out', 'masts'])
      expect([...seen]).toContain(verb);
  });

  test('6.9.1 the camera goes to the fleet or port that a question is about where its answers have no mark', () => {
    const asked = moments.filter(({ position }) => position.offers.some(({ action }) => action.do === 'suffer'));
    expect(asked.length).toBeGreaterThan(0);
    for (const { position } of asked) {
      must(book.marks(position).length === 0, 'ships have no place on the chart');
      const { bounds } = book.scene(position.view);
      const focus = book.focus?.(position) ?? null;
      must(
        focus !== null && isIn(bounds, { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 }),
        'looked at',
      );
    }
  });

  test('what is looked at can be drawn for every offer', () => {
    for (const { position } of moments.filter((_, i) => i % 5 === 0))
      for (const offer of position.offers)
        expect(JSON.stringify(book.overlay(position, offer, null))).not.toMatch(/sea-of-glory-1805\.|\{\{|NaN/);
  });
});

test('12.5 how far in Villeneuve comes is marked at the port that he is bound for', () => {
  const landfall = momentsOf('trafalgar', 'landfall', 200, 1).find(
    ({ position }) => position.view !== null && position.offers.some(({ action }) => action['do'] === 'arrive'),
  );
  if (landfall === undefined) throw new Error('he does not arrive');
  const { position } = landfall;
  const marked = book.marks(position);
  expect(marked).toHaveLength(position.offers.length);
  const xs = marked.flatMap(({ at }) => (at.kind === 'spot' ? [at.x] : []));
  // The parts of one plate lie side by side.
  expect(new Set(xs).size).toBe(marked.length);
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(150);
});
