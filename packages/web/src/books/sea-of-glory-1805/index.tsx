/** 1805: Sea of Glory on the board: the chart of the campaign, with the West Indies in its corner. */

import type { GloryEvent, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { drawBy, shipName, SUNK } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { addStrings } from '../../ui/strings/index.ts';
import type { BookUi } from '../book.ts';
import { acts } from './board/battle-acts.ts';
import { shipOfPiece } from './board/battle-sea.ts';
import { exchange } from './board/exchange.ts';
import { hands } from './board/hand.ts';
import { focusOf, marks } from './board/marks.ts';
import { motions } from './board/motions.ts';
import { overlay } from './board/overlay.ts';
import { forces, scene } from './board/scene.ts';
import { say } from './board/say.ts';
import { isStationing, stationHand, TO_SEA } from './board/stationing.ts';
import { Almanac } from './panel/Almanac.tsx';
import { BattleBoard } from './panel/BattleBoard.tsx';
import { FleetCard } from './panel/FleetCard.tsx';
import { LineCard } from './panel/LineCard.tsx';
import { Muster } from './panel/Muster.tsx';
import { musterOf } from './panel/muster.ts';
import { Points } from './panel/Points.tsx';
import { Staff } from './panel/Staff.tsx';
import strings from './strings/sea-of-glory.ts';

addStrings('sea-of-glory-1805', strings);

export const book: BookUi = {
  id: 'sea-of-glory-1805',
  drawBy,
  scene: view => scene(view as GloryView),
  forces: view => forces(view as GloryView),
  marks,
  hands(position, branches) {
    if (!isStationing(position)) return hands(position);
    const hand = stationHand(position, branches);
    return hand === null ? [] : [hand];
  },
  branching: position => (isStationing(position) ? TO_SEA : []),
  // Frigates are left to the staff, and Villeneuve to his own judgement.
  setUp: ['stationing'],
  focus: focusOf,
  overlay,
  motions: (before, happenings) => motions(before as GloryView, happenings),
  acts: (before, happenings) => acts(before as GloryView, happenings),
  sheet(view, piece) {
    const ship = shipOfPiece(piece);
    return ship === null ? (
      <FleetCard view={view as GloryView} piece={piece} />
    ) : (
      <LineCard view={view as GloryView} ship={ship} />
    );
  },
  tellsWind: true,
  exchange: event => exchange(event as GloryEvent),
  panel(position, act) {
    // What has not landed yet is not told.
    const view = act.shown as GloryView;
    if (view.battle !== null) return <BattleBoard view={view} offers={position.offers} act={act} />;
    const board = musterOf(position, say);
    return board === null ? null : <Muster board={board} offers={position.offers} act={act} />;
  },
  strip: view => <Almanac view={view as GloryView} />,
  /** A game that was given up or agreed uncovers nothing. */
  points: view => ((view as GloryView).over === '' ? null : <Points view={view as GloryView} />),
  hindsight: () => import('./board/hindsight.ts'),
  lost: view =>
    (view as GloryView).lost.map(({ ship, berth }) => ({
      id: ship,
      name: shipName(ship),
      fate: say(berth === SUNK ? 'fate.sunk' : 'fate.taken'),
    })),
  paper: {
    get title() {
      return say('staff.title');
    },
    body: (view, onShip) => <Staff view={view as GloryView} onBlock={onShip} />,
  },
};
