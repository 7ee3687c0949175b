import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Motion, Scene } from '../../board/scene.ts';
import { aScene } from '../../board/scene.fixture.ts';
import type { BookUi } from '../../books/book.ts';
import type { Happening, Position } from '../../client/protocol.ts';
import type { GameState, GameStatus, Shown } from '../../client/store.ts';
import { blank } from '../../client/store/core.ts';
import type { ShownScene } from './use-shown-scene.ts';
import { useShownScene } from './use-shown-scene.ts';

const VOLLEY: Motion = { kind: 'volley', ship: 0, target: 1, side: 'port', guns: 3, hits: 2, ms: 1000 };

/** A book of which nothing but its scene and its motions is asked. */
const bookOf = (motions: readonly Motion[]): BookUi =>
  ({
    scene: (view: unknown): Scene => aScene({ focus: view as Scene['focus'] & object }),
    motions: () => motions,
  }) as unknown as BookUi;

const standing = (at: number): Position => ({ at, view: { x: at, y: 0, width: 1, height: 1 } }) as unknown as Position;
const line = (at: number): Happening => ({ at, words: `entry ${at}` }) as unknown as Happening;
const earlier = line(1);
const shot = line(2);

function shownOf(status: GameStatus, book: BookUi): ShownScene {
  const isOver = status === 'asking';
  const before = isOver ? null : standing(1);
  return shownBy(
    { status, position: standing(2), before, fresh: isOver ? [] : [shot], happenings: [earlier, shot] },
    book,
  );
}

function shownBy(shown: Partial<Shown>, book: BookUi): ShownScene {
  let found: ShownScene | null = null;
  const game = { ...blank, ...shown, settle: () => {}, runOn: () => {} } as unknown as GameState;
  function Probe() {
    found = useShownScene(game, book);
    return null;
  }
  renderToStaticMarkup(<Probe />);
  return found as unknown as ShownScene;
}

test('while the shot flies, chart, papers, round and log are those from before it', () => {
  const shown = shownOf('moving', bookOf([VOLLEY]));
  expect(shown).toMatchObject({ moving: true, motions: [VOLLEY], position: { at: 1 }, scene: { focus: { x: 1 } } });
  expect(shown.told).toEqual([earlier]);
});

test('when it has landed they are the new ones', () => {
  const shown = shownOf('asking', bookOf([VOLLEY]));
  expect(shown).toMatchObject({ moving: false, motions: [], position: { at: 2 }, scene: { focus: { x: 2 } } });
  expect(shown.told).toEqual([earlier, shot]);
});

test('what nobody sees move changes at once', () => {
  const shown = shownOf('moving', bookOf([]));
  expect(shown).toMatchObject({ moving: false, position: { at: 2 }, scene: { focus: { x: 2 } } });
  expect(shown.told).toEqual([earlier, shot]);
});

test('a replay has its whole log, but its figures wait for the shot too', () => {
  const shown = shownOf('replaying', bookOf([VOLLEY]));
  expect(shown.position?.at).toBe(1);
  expect(shown.told).toEqual([earlier, shot]);
});

test('while ships that moved earlier still move, chart, figures and log are those from before the first of them', () => {
  const sail = (ship: number): Motion => ({ kind: 'sail', ship, path: [{ x: ship, y: 0, heading: 0 }], ms: 500 });
  const book = {
    ...bookOf([]),
    motions: (_: unknown, [first]: readonly Happening[]) => (first === undefined ? [] : [sail(first.at)]),
  } as BookUi;
  const moved = line(3);
  const shown = shownBy(
    {
      status: 'moving',
      position: standing(3),
      before: standing(2),
      fresh: [moved],
      earlier: [{ before: standing(1), fresh: [shot] }],
      happenings: [earlier, shot, moved],
    },
    book,
  );
  expect(shown).toMatchObject({ moving: true, position: { at: 1 }, scene: { focus: { x: 1 } }, unseen: 2 });
  expect(shown.motions).toEqual([sail(2), sail(3)]);
  expect(shown.told).toEqual([earlier]);
});

test('where a book changes the scene in the midst of a step, chart and figures are those of the act that plays', () => {
  const book = {
    ...bookOf([VOLLEY]),
    acts: (view: unknown, [first]: readonly Happening[]) => [
      { view, happenings: [] },
      { view: { x: 7, y: 0, width: 1, height: 1 }, happenings: first === undefined ? [] : [first] },
    ],
    motions: (_: unknown, { length }: readonly Happening[]) => (length === 0 ? [] : [VOLLEY]),
  } as BookUi;
  const shown = shownOf('moving', book);
  expect(shown).toMatchObject({ moving: true, motions: [VOLLEY], scene: { focus: { x: 7 } }, unseen: 1 });
  expect(shown.position).toMatchObject({ at: 1, view: { x: 7 } });
  expect(shown.told).toEqual([earlier]);
});
