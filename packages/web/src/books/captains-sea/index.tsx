/** Captain's Sea on the board: a sea of squares, 25 by 19. */

import type { SeaEvent, SeaView } from '@weathergauge/rules-captains-sea';
import { drawBy } from '@weathergauge/rules-captains-sea/geometry';
import { addStrings } from '../../ui/strings/index.ts';
import type { BookUi } from '../book.ts';
import { marks } from './board/marks.ts';
import { motions } from './board/motions.ts';
import { overlay } from './board/overlay.ts';
import { forces, scene } from './board/scene.ts';
import { DisplayCard } from './panel/DisplayCard.tsx';
import { LogTokens } from './panel/LogTokens.tsx';
import { Panel } from './panel/Panel.tsx';
import { Points } from './panel/Points.tsx';
import { stepsOf } from './panel/volleys.ts';
import panelStrings from './strings/captains-sea-panel.ts';
import strings from './strings/captains-sea.ts';

addStrings('captains-sea', strings);
addStrings('captains-sea', panelStrings);

export const book: BookUi = {
  id: 'captains-sea',
  drawBy,
  scene: view => scene(view as SeaView),
  forces: view => forces(view as SeaView),
  marks,
  overlay,
  motions: (before, happenings) => motions(before as SeaView, happenings),
  sheet: (view, ship) => <DisplayCard view={view as SeaView} ship={ship} />,
  tellsWind: true,
  replaysPanel: true,
  panel: (position, act) => <Panel position={position} act={act} />,
  setUp: ['fitting-out'],
  // On the first turn a standing order goes with the plan, and that is nobody else's to choose.
  leaves: ({ view, prompt }) =>
    prompt?.ask.startsWith('mustering.') === true && (view as SeaView).turn > 1 ? ['mustering'] : [],
  exchange({ type }) {
    if (type === 'melee') return 'whole';
    if (type === 'announced') return 'ordered';
    return type === 'fire' || type === 'chasers' ? 'told' : null;
  },
  points: view => <Points view={view as SeaView} />,
  tokens(event, { dice }) {
    const told = event as SeaEvent;
    return stepsOf(told) === null ? undefined : <LogTokens event={told} dice={dice} />;
  },
};
