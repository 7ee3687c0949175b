import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { SceneShip } from '../../board/scene.ts';
import { aScene, aShip } from '../../board/scene.fixture.ts';
import type { BookUi } from '../../books/book.ts';
import { startStrings } from '../../ui/strings/index.ts';
import { ShipPanel } from './ShipPanel.tsx';

beforeAll(startStrings);

function states(...ships: readonly Partial<SceneShip>[]): readonly string[] {
  const scene = aScene({ ships: ships.map((ship, id) => aShip(id, { x: 0, y: 0, heading: 0 }, ship)) });
  const page = renderToStaticMarkup(
    <ShipPanel scene={scene} book={{ id: '' } as BookUi} view={null} selected={null} onSelect={() => {}} />,
  );
  return [...page.matchAll(/play-shipstate">([^<]*)</g)].map(([, said = '']) => said);
}

test('a ship at anchor or aground is told with what she has lost, for she fights on', () => {
  expect(
    states(
      {},
      { damage: 0.25 },
      { condition: 'anchored' },
      { condition: 'anchored', damage: 0.25 },
      { condition: 'aground', fire: 1, damage: 0.5 },
      { condition: 'captured', damage: 0.9 },
    ),
  ).toEqual(['sound', '25 % lost', 'at anchor', 'at anchor, 25 % lost', 'aground, on fire', 'captured']);
});
