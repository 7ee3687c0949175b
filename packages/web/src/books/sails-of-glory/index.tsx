/** Sails of Glory on the board. */

import type { SailsEvent, SailsView } from '@weathergauge/rules-sails-of-glory';
import type { BookUi } from '../book.ts';
import { tell } from './board-say.ts';
import { DrawnCounters } from './Counters.tsx';
import { isShip } from './figures.ts';
import { Mat } from './Mat.tsx';
import { marks } from './marks.ts';
import { motions } from './motions.ts';
import { overlay } from './overlay.ts';
import { isDrawn, Panel } from './Panel.tsx';
import { say } from './say.ts';
import { scene, sideName } from './scene.ts';

export const book: BookUi = {
  id: 'sails-of-glory',
  scene: view => scene(view as SailsView),
  marks,
  overlay,
  motions: (before, happenings) => motions(before as SailsView, happenings),
  sheet: (view, ship) => <Mat view={view as SailsView} ship={ship} />,
  sideName(view, who) {
    if (who === 'spectator') return tell('spectator');
    return sideName((view as SailsView).sides[who] ?? 0);
  },
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
