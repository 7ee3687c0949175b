/** Sails of Glory on the board. */

import type { SailsEvent, SailsView } from '@weathergauge/rules-sails-of-glory';
import { drawBy } from '@weathergauge/rules-sails-of-glory/geometry';
import { addStrings } from '../../ui/strings/index.ts';
import type { BookUi } from '../book.ts';
import { DrawnCounters } from './panel/Counters.tsx';
import { isShip } from './board/units.ts';
import { Mat } from './panel/Mat.tsx';
import { marks } from './board/marks.ts';
import { motions } from './board/motions.ts';
import { branching, hands } from './board/placing.ts';
import { overlay } from './board/overlay.ts';
import { isDrawn, Panel } from './panel/Panel.tsx';
import { say } from './panel/say.ts';
import { forces, scene } from './board/scene.ts';
import strings from './strings/sails-of-glory.ts';
import boardStrings from './strings/sails-of-glory-board.ts';

addStrings('sails-of-glory', strings);
addStrings('sails-of-glory-board', boardStrings);

export const book: BookUi = {
  id: 'sails-of-glory',
  drawBy,
  scene: view => scene(view as SailsView),
  forces: view => forces(view as SailsView),
  marks,
  hands,
  branching,
  setUp: ['mustering', 'terrain', 'berthing', 'laying-out', 'fitting-out'],
  overlay,
  motions: (before, happenings) => motions(before as SailsView, happenings),
  sheet: (view, ship) => <Mat view={view as SailsView} ship={ship} />,
  tellsWind: true,
  lost: view =>
    (view as SailsView).ships
      .filter(ship => isShip(ship) && ship.condition === 'gone')
      .map(({ id, name, fate }) => ({ id, name, fate: say(`fate.${fate || 'gone'}`) })),
  panel: (position, act) => (isDrawn(position.offers) ? <Panel position={position} act={act} /> : null),
  tokens(event) {
    const drawn = event as SailsEvent;
    return drawn.type === 'drew' ? <DrawnCounters letter={drawn.letter} faces={drawn.faces} /> : undefined;
  },
};
