/** What larger tables have: blocks, counters, several seas and several winds. */

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { startStrings } from '../ui/strings/index.ts';
import Blocks from './Blocks.tsx';
import ChartWinds from './ChartWinds.tsx';
import { Controls } from './Controls.tsx';
import Counters from './Counters.tsx';
import { distance, offset } from './geometry.ts';
import { rectangle } from './grid.ts';
import { discsOfPieces, foesOf } from './discs.ts';
import { faceOf, layHandles, nearby } from './handles.ts';
import Insets from './Insets.tsx';
import Names from './Names.tsx';
import { Plans } from './Plans.tsx';
import { cellMiddle, layPlate } from './plates.ts';
import Plates from './Plates.tsx';
import { pile, piecesOf } from './pieces.ts';
import { aBlock, aScene, aShip } from './scene.fixture.ts';
import type { Mark, SceneSea, SceneWind } from './scene.ts';
import { areasIn, watersOf } from './seas.ts';
import { windAt } from './winds.ts';
import WindList from './WindList.tsx';
import { WindRose } from './WindRose.tsx';

beforeAll(() => startStrings());

describe('blocks', () => {
  test('in one place are piled about it, each showing an edge, however many', () => {
    for (const count of [2, 3, 12]) {
      const poses = pile(Array.from({ length: count }, (_, i) => aBlock(i, 100, 100))).map(({ pose }) => pose);
      const steps = poses.slice(1).map((pose, i) => distance(pose, poses[i] ?? pose));
      expect(poses.reduce((sum, { x, y }) => sum + x + y, 0) / count).toBeCloseTo(200);
      expect(Math.min(...steps)).toBeGreaterThan(2);
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeLessThan(40);
    }
    expect(pile([aBlock(0, 5, 5), aBlock(1, 90, 5)]).map(({ pose }) => pose.x)).toEqual([5, 90]);
  });

  test('show nothing but flag and badge while they stand face down', () => {
    const blocks = [
      aBlock(1, 0, 0, { face: { label: 'Cornwallis', strength: '20' } }),
      aBlock(2, 90, 0, { side: 1, name: 'A fleet', badge: '7' }),
    ];
    const html = renderToStaticMarkup(
      <svg>
        <Blocks scene={aScene({ blocks })} selected={2} onSelect={() => {}} />
      </svg>,
    );
    expect(html).toContain('Cornwallis');
    expect(html.match(/block-strength/g)).toHaveLength(1);
    expect(html).toMatch(
      /tone-red block-down"[^>]*data-ship="2"[^>]*><g[^>]*aria-pressed="true"[^>]*aria-label="A fleet, "/,
    );
  });

  test('are framed, marked and fought like ships', () => {
    const blocks = [aBlock(5, 100, 100), aBlock(6, 300, 100, { side: 1 })];
    const scene = aScene({ ships: [aShip(0, { x: 900, y: 500, heading: 0 }, { side: 1 })], blocks });
    expect(piecesOf(scene).map(({ id }) => id)).toEqual([0, 5, 6]);
    const marks: Mark[] = [{ offer: 0, label: '', at: { kind: 'ship', ship: 5, tone: 'choose' } }];
    expect(foesOf(marks, scene).map(({ id }) => id)).toEqual([6]);
    const held = discsOfPieces(scene, 1);
    expect(Math.min(...held.map(({ x, r }) => x - r))).toBeLessThanOrEqual(80);
  });

  test('have the handle of an order where they would come to lie, whatever way they face', () => {
    const blocks = [aBlock(5, 100, 100)];
    const to = [
      { x: 160, y: 100, heading: 0 },
      { x: 100, y: 160, heading: 0 },
    ];
    const marks = to.map(
      (pose, offer): Mark => ({ offer, label: '', at: { kind: 'ghost', ship: 5, pose, path: [pose] } }),
    );
    const { at } = layHandles(marks, aScene({ blocks }), 4, new Map());
    to.forEach((pose, i) => expect(distance(at[i] ?? { x: 0, y: 0 }, pose)).toBeLessThan(6));
  });

  test('leave the name of the harbour to be read, with a handle at each of them', () => {
    const laid = layPlate({ x: 100, y: 50 }, 40, ['port', 'inshore', 'loose', 'off station']);
    const plates = [{ id: 'p', title: 'Ferrol', side: 0, ...laid }];
    const blocks = laid.cells.slice(0, 3).map((cell, i) => aBlock(i, cellMiddle(cell).x, cellMiddle(cell).y));
    const marks = blocks.map(
      ({ id }): Mark => ({ offer: id, label: '', at: { kind: 'ship', ship: id, tone: 'choose' } }),
    );
    const { at, gap } = layHandles(marks, aScene({ blocks, plates }), 0.8, new Map());
    const title = { x: laid.bounds.x + laid.bounds.width / 2, y: laid.bounds.y + 0.21 * 40 };
    for (const spot of at) expect(distance(spot, title) * 0.8).toBeGreaterThan(faceOf(gap) + 5);
  });
});

test('a counter says what it is, in the tone of its side', () => {
  const counters = [
    { id: 'c', at: { x: 10, y: 20 }, size: 30, shape: 'round', side: 1, sign: 'C', label: 'A convoy' },
    { id: 'g', at: { x: 60, y: 20 }, size: 30, shape: 'square', side: -1, sign: '≈', label: 'A gale' },
  ] as const;
  const html = renderToStaticMarkup(<Counters sides={aScene().sides} counters={counters} />);
  expect(html).toMatch(/tone-red"[^>]*aria-label="A convoy"/);
  expect(html).toMatch(/tone-none"[^>]*aria-label="A gale"/);
});

describe('seas', () => {
  const sheet = { x: 0, y: 0, width: 1000, height: 600 };
  const grid = { kind: 'flat-hex', size: 20, cells: rectangle(4, 3) } as const;
  const main: SceneSea = { id: 'main', bounds: sheet, grid, label: '' };
  const inset: SceneSea = {
    id: 'inset',
    bounds: { x: 700, y: 50, width: 200, height: 150 },
    grid,
    label: 'West Indies',
  };

  test('the one that is the sheet is told from those that lie on it', () => {
    expect(watersOf(sheet, [main, inset])).toEqual({ main, insets: [inset] });
    expect(watersOf(sheet, [inset])).toEqual({ main: null, insets: [inset] });
  });

  test('land belongs to the inset that it lies in', () => {
    const land = (id: string, x: number, y: number) =>
      ({ id, kind: 'island', outline: [x, y, x + 20, y, x + 20, y + 20], label: '' }) as const;
    const areas = areasIn([inset], [land('a', 100, 100), land('b', 750, 100)]);
    expect(areas.get(null)?.map(({ id }) => id)).toEqual(['a']);
    expect(areas.get('inset')?.map(({ id }) => id)).toEqual(['b']);
  });

  test('an inset has its own frame, name and one path of cells', () => {
    const html = renderToStaticMarkup(
      <svg>
        <Insets seas={[inset]} areas={new Map()} sheet={sheet} />
      </svg>,
    );
    expect(html).toContain('West Indies');
    expect(html.match(/sea-grid/g)).toHaveLength(2);
    expect(html.match(/neatline-band/g)).toHaveLength(1);
  });
});

describe('winds', () => {
  const west: SceneWind = { from: 270, strength: 'Fresh', label: 'West', at: { x: 0, y: 0, radius: 10 } };
  const east: SceneWind = { from: 90, strength: 'Light', label: 'East', at: { x: 500, y: 0, radius: 10 } };
  const at = (x: number) => ({ x, y: 0, heading: 40 });

  test('the nearest of several blows, and without any a ship runs before none', () => {
    expect([windAt([west, east], at(100)), windAt([west, east], at(400))]).toEqual([270, 90]);
    expect(windAt([{ from: 15, strength: '', label: '' }], at(9000))).toBe(15);
    expect(windAt([], at(0))).toBe(220);
  });

  test('one has a rose beside the chart, several a list and their roses on the sheet, none nothing', () => {
    const rose = (winds: readonly SceneWind[]) => renderToStaticMarkup(<WindRose winds={winds} ship={null} />);
    expect(rose([])).toBe('');
    expect(rose([west])).toContain('rose-star');
    const several = renderToStaticMarkup(<WindList winds={[west, east]} />);
    expect(several).not.toContain('rose-star');
    expect(several.match(/data-wind/g)).toHaveLength(2);
    const chart = renderToStaticMarkup(<ChartWinds winds={[west, east]} />);
    expect(chart).toMatch(/translate\(500 0\).*data-wind="1" transform="rotate\(90\)"/);
  });
});

describe('what is printed on the sheet', () => {
  const laid = layPlate({ x: 100, y: 50 }, 40, ['port', 'inshore']);

  test('a plate holds its cells, side by side under its title, and is tied to its place', () => {
    const [first, second] = laid.cells;
    if (first === undefined || second === undefined) throw new Error('two cells');
    expect(second.x - first.x).toBeCloseTo(first.width);
    const { x, y, width, height } = laid.bounds;
    for (const cell of laid.cells) {
      expect(cell.x).toBeGreaterThan(x);
      expect(cell.x + cell.width).toBeLessThan(x + width);
      expect(cell.y).toBeGreaterThan(y);
      expect(cell.y + cell.height).toBeLessThan(y + height);
    }
    expect(cellMiddle(first)).toEqual({ x: first.x + 20, y: first.y + 20 });
    const plate = { id: 'brest', title: 'Brest', side: 1, of: { x: 20, y: 60 }, ...laid };
    const html = renderToStaticMarkup(
      <svg>
        <Plates plates={[plate]} sides={aScene().sides} />
      </svg>,
    );
    expect(html).toMatch(/M20 60L100 60/);
    expect(html).toMatch(/plate tone-red.*Brest.*port.*inshore/);
  });

  test('names of waters are written where they lie', () => {
    const html = renderToStaticMarkup(
      <svg>
        <Names names={[{ at: { x: 7, y: 9 }, text: 'Biscay', size: 12 }]} />
      </svg>,
    );
    expect(html).toMatch(/x="7" y="9"[^>]*>Biscay/);
  });

  test('a course that is laid for a block ends in its outline', () => {
    const pose = { x: 50, y: 60, heading: 0 };
    const html = renderToStaticMarkup(
      <svg>
        <Plans
          plans={[{ ship: 4, pose, path: [{ x: 10, y: 10, heading: 0 }, pose] }]}
          scene={aScene({ blocks: [aBlock(4, 10, 10)] })}
        />
      </svg>,
    );
    expect(html).toMatch(/plan-path.*plan-base/);
    expect(html).not.toContain('plan-hull');
  });

  test('a place among the steps of a course keeps its handle, and the steps make room for it', () => {
    const blocks = [aBlock(1, 100, 100)];
    const here = { x: 100, y: 100, heading: 0 };
    const steps = [0, 60, 120, 180, 240, 300].map((heading, i): Mark => {
      const pose = { ...offset({ ...here, heading }, 14), heading: 0 };
      return { offer: i + 1, label: '', at: { kind: 'ghost', ship: 1, pose, path: [here, pose] } };
    });
    const marks: Mark[] = [{ offer: 0, label: '', at: { kind: 'spot', x: 100, y: 100, radius: 8 } }, ...steps];
    const [stay, ...others] = layHandles(marks, aScene({ blocks }), 1, new Map()).at;
    expect(stay).toMatchObject({ x: 100, y: 100 });
    for (const other of others) expect(distance(other, { x: 100, y: 100 })).toBeGreaterThan(25);
  });

  test('the camera stays with the next step and leaves far goals aside, unless there are no others', () => {
    const step: Mark = { offer: 0, label: '', at: { kind: 'spot', x: 1, y: 1, radius: 5 } };
    const goal: Mark = { offer: 1, label: '', at: { kind: 'spot', x: 900, y: 900, radius: 5, far: true } };
    expect(nearby([step, goal])).toEqual([step]);
    expect(nearby([goal])).toEqual([goal]);
  });

  test('a few parts of the sheet take turns at one button, more of them are a list', () => {
    const sights = ['Channel', 'Biscay', 'Straits', 'Toulon'].map(label => ({ label, bounds: aScene().bounds }));
    const view = { current: null };
    const few = renderToStaticMarkup(<Controls view={view} holder="camera" sights={sights.slice(0, 2)} />);
    expect(few).toContain('Channel');
    expect(few).not.toContain('<select');
    const many = renderToStaticMarkup(<Controls view={view} holder="camera" sights={sights} />);
    for (const { label } of sights) expect(many).toContain(`>${label}</option>`);
    expect(renderToStaticMarkup(<Controls view={view} holder="camera" sights={[]} />)).not.toMatch(
      /<select|Show (?!all|the whole)/,
    );
  });
});
