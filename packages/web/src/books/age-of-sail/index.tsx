/** The Age of Sail on the board: an open table of millimetres. */

import type { AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import { addStrings } from '../../ui/strings/index.ts';
import type { BookUi } from '../book.ts';
import { branching } from './board/placing.ts';
import { hands } from './board/hand.ts';
import { marks } from './board/marks.ts';
import { motions } from './board/motions.ts';
import { overlay } from './board/overlay.ts';
import { RecordCard } from './panel/RecordCard.tsx';
import { say } from './board/say.ts';
import { forces, scene } from './board/scene.ts';
import strings from './strings/age-of-sail.ts';

addStrings('age-of-sail', strings);

export const book: BookUi = {
  id: 'age-of-sail',
  scene: view => scene(view as AgeOfSailView),
  forces: view => forces(view as AgeOfSailView),
  marks,
  hands,
  branching,
  setUp: ['lay-out'],
  overlay,
  motions: (before, happenings) => motions(before as AgeOfSailView, happenings),
  sheet: (view, ship) => <RecordCard view={view as AgeOfSailView} ship={ship} />,
  lost: view =>
    (view as AgeOfSailView).ships
      .filter(ship => ship.condition === 'withdrawn')
      .map(({ id, name }) => ({ id, name, fate: say('condition.withdrawn') })),
};
