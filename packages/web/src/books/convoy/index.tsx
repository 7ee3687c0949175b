/** Convoy on the board: fifteen hexes by ten. */

import type { ConvoyView } from '@weathergauge/rules-convoy';
import { addStrings } from '../../ui/strings/index.ts';
import type { BookUi } from '../book.ts';
import { branching, hands } from './board/hand.ts';
import { marks } from './board/marks.ts';
import { motions } from './board/motions.ts';
import { overlay } from './board/overlay.ts';
import { say } from './board/say.ts';
import { forces, scene } from './board/scene.ts';
import { ShipPaper } from './panel/ShipPaper.tsx';
import strings from './strings/convoy.ts';

addStrings('convoy', strings);

export const book: BookUi = {
  id: 'convoy',
  scene: view => scene(view as ConvoyView),
  forces: view => forces(view as ConvoyView),
  marks,
  hands,
  branching,
  setUp: ['loading', 'commissioning', 'laying-out', 'fitting-out'],
  overlay,
  motions: (before, happenings) => motions(before as ConvoyView, happenings),
  sheet: (view, ship) => <ShipPaper view={view as ConvoyView} ship={ship} />,
  lost: view =>
    (view as ConvoyView).ships
      .filter(ship => ship.condition === 'exited')
      .map(({ id, name }) => ({ id, name, fate: say('condition.exited') })),
};
