/** A law for every book: the handle of an offer covers no hull, no other handle, and lies on the chart. */

import type { AnyRuleset, MatchConfig } from '@weathergauge/engine';
import { anyOffer, configure, isRefusal, playOn, seededDice } from '@weathergauge/engine';
import { positionOf } from '@weathergauge/host';
import { beforeAll, expect, test } from 'vitest';
import books from 'virtual:rulebooks';
import { hullDiscs, layBadges } from '../board/badges.ts';
import { DOT } from '../board/clear.ts';
import { closest, scaleFor } from '../board/framing.ts';
import { distance } from '../board/geometry.ts';
import { faceOf, layHandles } from '../board/handles.ts';
import { drawnDiscs } from '../board/keeps.ts';
import { afloat, isBlock } from '../board/pieces.ts';
import type { Rect } from '../board/rect.ts';
import type { Mark, Scene } from '../board/scene.ts';
import { windAt } from '../board/winds.ts';
import { builtLibrary } from '../client/library.ts';
import { startStrings } from '../ui/strings/index.ts';
import type { BookUi } from './book.ts';
import { bookUi } from './index.ts';

beforeAll(startStrings);

const LONGEST = 160;
const STRIDE = 8;
/** What panels leave of the board: on a desk, a tablet and a phone. */
const ROOMS: readonly Rect[] = [
  { left: 0, top: 0, right: 760, bottom: 760 },
  { left: 0, top: 0, right: 800, bottom: 560 },
  { left: 0, top: 0, right: 390, bottom: 336 },
];

/** Shares of the handles that may cover something: as near as the view goes by itself, and of the whole sheet in it. */
const MOST = { near: 0.002, far: 0.04 } as const;
/** Share of those for which there is room for a dot only. */
const MOST_DOTS = 0.02;

type Counts = Readonly<Record<keyof typeof MOST, Count>>;

interface Count {
  handles: number;
  covering: number;
  dots: number;
}

test.each(books)('$title: handles are on the chart, and not over a hull or each other', async ({ id, scenarios }) => {
  const ruleset = await builtLibrary().open(id);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  const book = await bookUi(id);
  const counts = { near: { handles: 0, covering: 0, dots: 0 }, far: { handles: 0, covering: 0, dots: 0 } };
  for (const { id: scenario } of scenarios.slice(0, 3)) {
    const config = configure(ruleset, { scenario });
    if (isRefusal(config)) throw new Error(config.reason);
    lookOn(ruleset, book, config, `${id} ${scenario}`, counts);
  }
  for (const how of ['near', 'far'] as const) {
    expect(counts[how].handles).toBeGreaterThan(10);
    expect(counts[how].covering / counts[how].handles, how).toBeLessThanOrEqual(MOST[how]);
    expect(counts[how].dots / counts[how].handles, how).toBeLessThanOrEqual(MOST_DOTS);
  }
});

function lookOn(ruleset: AnyRuleset, book: BookUi, config: MatchConfig, seed: string, counts: Counts): void {
  const dice = seededDice(`dice ${seed}`);
  const rng = seededDice(`answers ${seed}`);
  const s = ruleset.setup(config, dice, () => {});
  let at = 0;
  playOn(
    ruleset,
    s,
    {
      choose(seat) {
        if (at++ % STRIDE === 0) {
          const position = positionOf({ ruleset, config }, s, seat, { at: 0, now: 0 });
          const marks = book.marks(position);
          const scene = book.scene(position.view);
          if (marks.length > 0)
            for (const room of ROOMS) {
              check(marks, scene, scaleFor(scene.bounds, room), counts.far, `${seed} ${at}`);
              check(marks, scene, closest(scene.bounds, room), counts.near, `${seed} ${at}`);
            }
        }
        return anyOffer(ruleset, s, seat, rng);
      },
      most: LONGEST,
    },
    dice,
  );
}

function check(marks: readonly Mark[], scene: Scene, scale: number, count: Count, label: string): void {
  const handles = layHandles(marks, scene, scale, layBadges(scene, scale));
  // Berths seen from afar are dots, each at its own place.
  if (handles.at.every(({ isDot }) => isDot)) return;
  const full = faceOf(handles.gap);
  const spots = handles.at.map(({ x, y, isDot }) => ({ x: x * scale, y: y * scale, r: isDot ? DOT : full }));
  const hulls = afloat(scene).flatMap(piece =>
    isBlock(piece) ? hullDiscs(piece, scale) : drawnDiscs(piece, windAt(scene.winds, piece.pose), scale),
  );
  spots.forEach((spot, i) => {
    count.handles++;
    if (handles.at[i]?.isDot === true) count.dots++;
    const isOverHull = hulls.some(disc => distance(disc, spot) < spot.r + disc.r - 1);
    const isOverOther = spots.some((other, j) => j !== i && distance(other, spot) < other.r + spot.r - 1);
    if (isOverHull || isOverOther) count.covering++;
    // A berth beyond the edge is where it is; what a ship does is marked on the sheet.
    if (marks[i]?.at.kind === 'ghost' && handles.hubs.length === 0) {
      const { x, y, width, height } = scene.bounds;
      expect(spot.x / scale, label).toBeGreaterThanOrEqual(x);
      expect(spot.y / scale, label).toBeGreaterThanOrEqual(y);
      expect(spot.x / scale, label).toBeLessThanOrEqual(x + width);
      expect(spot.y / scale, label).toBeLessThanOrEqual(y + height);
    }
  });
}
