/** Captain's Sea on the board: a sea of squares, 25 by 19. */

import type { SeaView } from '@weathergauge/rules-captains-sea';
import { drawBy } from '@weathergauge/rules-captains-sea/geometry';
import { addStrings } from '../../ui/strings/index.ts';
import type { BookUi } from '../book.ts';
import { marks } from './board/marks.ts';
import { motions } from './board/motions.ts';
import { overlay } from './board/overlay.ts';
import { forces, scene } from './board/scene.ts';
import { Display } from './panel/Display.tsx';
import strings from './strings/captains-sea.ts';

addStrings('captains-sea', strings);

export const book: BookUi = {
  id: 'captains-sea',
  drawBy,
  scene: view => scene(view as SeaView),
  forces: view => forces(view as SeaView),
  marks,
  overlay,
  motions: (before, happenings) => motions(before as SeaView, happenings),
  sheet: (view, ship) => <Display view={view as SeaView} ship={ship} />,
  tellsWind: true,
};
