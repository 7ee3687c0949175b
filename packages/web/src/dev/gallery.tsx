/** A page for looking at the board, in development only: gallery.html?scene=fleet&theme=night&marks=1. */

import '../ui/styles/tokens.css';
import '../ui/styles/fonts.css';
import '../ui/styles/base.css';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BookUi } from '../books/book.ts';
import { bookUi } from '../books/index.ts';
import type { Position } from '../client/protocol.ts';
import { startStrings } from '../ui/strings/index.ts';
import { Board } from '../board/Board.tsx';
import { atlas, atlasMarks, atlasMotions, plates, squares } from './gallery-atlas.ts';
import { battle } from './gallery-battle.ts';
import { sailsBattle } from './gallery-sails.ts';
import { broadside, crowd, damaged, fleet, fullCrowd, hexes, sampleMotions, sampleOverlay } from './gallery-scenes.ts';
import type { Mark, Motion, Scene } from '../board/scene.ts';

const query = new URLSearchParams(location.search);
const MOTIONS = new Map<Scene, readonly Motion[]>([
  [atlas, atlasMotions],
  [damaged, broadside],
  [crowd, fullCrowd],
]);
const ARROW_MARKS: readonly Mark[] = [
  { offer: 0, label: 'sail Ship 1', at: { kind: 'ship', ship: 0, tone: 'choose' } },
  { offer: 1, label: 'fire at Ship 2', at: { kind: 'ship', ship: 1, from: 0, tone: 'attack' } },
  { offer: 2, label: 'a spot', at: { kind: 'spot', x: 60, y: 150, radius: 14 } },
];

function MadeUp({ scene }: { readonly scene: Scene }) {
  const [active, setActive] = useState<number | null>(null);
  const [selected, setSelected] = useState<number | null>(query.has('select') ? Number(query.get('select')) : null);
  const [motions, setMotions] = useState<readonly Motion[]>(
    query.has('motions') ? (MOTIONS.get(scene) ?? sampleMotions) : [],
  );
  const marks = useMemo(() => (query.has('marks') ? (scene === atlas ? atlasMarks : ARROW_MARKS) : []), [scene]);
  return (
    <Board
      scene={scene}
      marks={marks}
      overlay={query.has('overlay') ? sampleOverlay : null}
      motions={motions}
      onMotionsDone={() => setMotions(now => (now.length === 0 || query.has('hold') ? now : []))}
      speed={1}
      selectedShip={selected}
      onSelectShip={setSelected}
      activeOffer={active}
      onActiveOffer={setActive}
      onTake={offer => console.info('taken', offer)}
      label="Gallery"
    />
  );
}

function Real({ ui, position, before, fresh }: { readonly ui: BookUi } & ReturnType<typeof battle>) {
  const [active, setActive] = useState<number | null>(query.has('active') ? Number(query.get('active')) : null);
  const [selected, setSelected] = useState<number | null>(query.has('select') ? Number(query.get('select')) : null);
  const [moving, setMoving] = useState(query.has('motions'));
  const scene = useMemo(() => ui.scene(moving ? before : position.view), [ui, moving, before, position]);
  const marks = useMemo(() => (moving ? [] : ui.marks(position)), [ui, moving, position]);
  const motions = useMemo(() => (moving ? ui.motions(before, fresh) : []), [ui, moving, before, fresh]);
  const offer = active === null ? null : (position.offers[active] ?? null);
  const overlay = useMemo(() => ui.overlay(position, offer, selected), [ui, position, offer, selected]);
  return (
    <>
      <Board
        scene={scene}
        marks={marks}
        overlay={overlay}
        motions={motions}
        onMotionsDone={() => setMoving(false)}
        speed={1}
        selectedShip={selected}
        onSelectShip={setSelected}
        activeOffer={active}
        onActiveOffer={setActive}
        onTake={taken => console.info('taken', taken)}
        label="Gallery"
      />
      {selected !== null && query.has('sheet') && (
        <aside
          style={{
            position: 'absolute',
            left: 16,
            top: 16,
            width: 320,
            zIndex: 10,
            padding: 16,
            background: 'var(--panel)',
            border: '1px solid var(--panel-edge)',
            borderRadius: 12,
          }}
        >
          {ui.sheet(position.view, selected)}
        </aside>
      )}
    </>
  );
}

const SCENES: Readonly<Record<string, Scene>> = { fleet, damaged, crowd, hexes, atlas, squares, plates };

async function show(): Promise<void> {
  document.documentElement.dataset['theme'] = query.get('theme') ?? 'day';
  startStrings();
  const place = document.getElementById('root');
  if (place === null) return;
  const made = SCENES[query.get('scene') ?? 'battle'];
  if (made !== undefined) {
    createRoot(place).render(<MadeUp scene={made} />);
    return;
  }
  if (query.get('book') === 'sails-of-glory') {
    createRoot(place).render(<Real ui={await bookUi('sails-of-glory')} {...sailsBattle(query)} />);
    return;
  }
  const given: { position: Position; before: unknown; fresh: ReturnType<typeof battle>['fresh'] } = battle(query);
  createRoot(place).render(<Real ui={await bookUi('age-of-sail')} {...given} />);
}

void show();
