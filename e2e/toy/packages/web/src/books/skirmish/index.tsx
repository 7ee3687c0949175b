/** Skirmish on the board, all of it: two boats side by side, with their powder and their hits. */

import type { SkirmishEvent, SkirmishView } from '@weathergauge/rules-skirmish';
import i18next from 'i18next';
import { NO_FLAG } from '../../board/flag.ts';
import type { Motion, Overlay, Scene, SceneShip } from '../../board/scene.ts';
import { oneSea } from '../../board/scene.ts';
import { addStrings } from '../../ui/strings/index.ts';
import type { BookUi } from '../book.ts';
import strings from './strings/skirmish.ts';

addStrings('skirmish', strings);

const WIDTH = 200;
const HEIGHT = 120;
const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };
const BOATS = [0, 1] as const;

function boat(view: SkirmishView, id: 0 | 1): SceneShip {
  const hits = view.hits[id] ?? 0;
  return {
    id,
    name: i18next.t('skirmish.boat', { number: id + 1 }),
    badge: String(id + 1),
    flag: NO_FLAG,
    side: id,
    pose: { x: WIDTH / 2, y: HEIGHT * (id === 0 ? 0.3 : 0.7), heading: 90 },
    length: 40,
    beam: 12,
    masts: [1],
    damage: Math.min(1, hits / view.rounds),
    guns: { port: 2, starboard: 2, of: 2 },
    fire: 0,
    condition: 'sailing',
    description: i18next.t('skirmish.state', { powder: view.powder[id] ?? 0, hits }),
  };
}

function scene(view: SkirmishView): Scene {
  return {
    ...oneSea(
      { x: 0, y: 0, width: WIDTH, height: HEIGHT },
      { kind: 'plane', step: 20, scale: 40, label: i18next.t('skirmish.scale') },
    ),
    areas: [],
    ships: BOATS.map(id => boat(view, id)),
    sides: [{ tone: 'blue' }, { tone: 'red' }],
    winds: [],
  };
}

/** Broadsides are seen to be fired, with what was thrown for them. */
function motionsOf(event: SkirmishEvent): readonly Motion[] {
  if (event.type !== 'fired') return [];
  const [first = 0, second = 0] = event.dice.map((die, i) => die + (event.charges[i] ?? 0));
  return [
    { kind: 'volley', ship: 0, target: 1, side: 'starboard', guns: 2, hits: first > second ? 1 : 0, ms: 500 },
    { kind: 'volley', ship: 1, target: 0, side: 'port', guns: 2, hits: second > first ? 1 : 0, ms: 500, with: true },
    { kind: 'caption', text: i18next.t('skirmish.fired', { first, second }), ship: null, ms: 800 },
  ];
}

export const book: BookUi = {
  id: 'skirmish',
  scene: view => scene(view as SkirmishView),
  forces: () => BOATS.map(side => ({ side, words: i18next.t('skirmish.boat', { number: side + 1 }) })),
  marks: () => [],
  overlay: () => NOTHING,
  motions: (_before, happenings) => happenings.flatMap(({ event }) => motionsOf(event as SkirmishEvent)),
  sheet: (view, ship) => <p>{boat(view as SkirmishView, ship === 0 ? 0 : 1).description}</p>,
};
