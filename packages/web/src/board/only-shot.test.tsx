import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { layBadges } from './badges.ts';
import { layHandles } from './handles.ts';
import { digitOf, Marks } from './Marks.tsx';
import type { Mark } from './scene.ts';
import { aScene, aShip } from './scene.fixture.ts';

const ignore = (): void => undefined;

/** What stands on the handles of shots at ships 1, 2 …, and of one that ends the move. */
function signs(targets: readonly number[]): { readonly digits: string[]; readonly crosses: number } {
  const scene = aScene({ ships: [0, 1, 2].map(id => aShip(id, { x: 100 + id * 150, y: 200, heading: 0 })) });
  const marks: Mark[] = [
    ...targets.map(
      (ship, offer): Mark => ({ offer, at: { kind: 'ship', ship, from: 0, tone: 'attack' }, label: 'Fire' }),
    ),
    { offer: targets.length, at: { kind: 'ship', ship: 0, tone: 'choose' }, label: 'End her move' },
  ];
  const markup = renderToStaticMarkup(
    <Marks
      scene={scene}
      marks={marks}
      active={null}
      selectedShip={null}
      handles={layHandles(marks, scene, 1, layBadges(scene, 1))}
      aside={new Set()}
      keyOf={digitOf}
      onActive={ignore}
      onTake={ignore}
      onSelectShip={ignore}
    />,
  );
  return {
    digits: [...markup.matchAll(/class="mark-digit"[^>]*>(\d+)</g)].map(([, digit]) => digit ?? ''),
    crosses: markup.match(/class="mark-line" r="5.6"/g)?.length ?? 0,
  };
}

test('shots at several ships have the numbers that they have in the list', () => {
  expect(signs([1, 2])).toEqual({ digits: ['1', '2', '3'], crosses: 0 });
  expect(signs([1, 1])).toEqual({ digits: ['1', '2', '3'], crosses: 0 });
});

test('the only shot has a cross', () => {
  expect(signs([1])).toEqual({ digits: ['2'], crosses: 1 });
});
