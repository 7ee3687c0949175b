/** Decisions of Captain's Sea: what is asked now, the broadsides of this impulse, the impulse track and the cards in hand. */

import type { SeaView } from '@weathergauge/rules-captains-sea';
import { moments } from '@weathergauge/rules-captains-sea/geometry';
import type { Position } from '../../../client/protocol.ts';
import type { PanelActs } from '../../book.ts';
import { stepFocus } from '../../OfferButton.tsx';
import { Bidding } from './Bidding.tsx';
import { Grapnels, Melee, MeleeSoFar } from './Boarding.tsx';
import { Broadsides } from './Broadside.tsx';
import { Choices } from './Choices.tsx';
import { ControlPanel, StrainChoice } from './ControlPanel.tsx';
import { Crew } from './Crew.tsx';
import { Firing } from './Firing.tsx';
import { asksForCards, Cards, CardWindow, Hand } from './Hand.tsx';
import { ImpulseTrack } from './ImpulseTrack.tsx';
import { LoadChoice, SailChoice } from './Loads.tsx';
import type { SeaPart } from './part.ts';
import { about, has } from './part.ts';
import type { FirstOrder } from './use-first-order.ts';
import { useFirstOrder } from './use-first-order.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly position: Position;
  readonly act: PanelActs;
}

export function Panel({ position, act }: Props) {
  const say = useSay();
  const view = position.view as SeaView;
  const part: SeaPart = { view, position, offers: position.offers, act, say };
  const order = useFirstOrder(part);
  // While something moves, what the table will hold is still to be seen on the board. The broadsides keep their place among
  // the children: drawn anew, all their steps would be seen to come in again.
  const still = act.moving === 0;
  return (
    <div className="cs-panel forecast-aside" onKeyDown={stepFocus}>
      {still && <Asked {...part} order={order} />}
      {still && view.turn === 0 && part.offers.length === 0 && <p className="cs-note">{say('fittingOut')}</p>}
      <Broadsides {...part} />
      {still && asksAtMelee(part) && <MeleeSoFar {...part} />}
      {still && asksForCards(part) && <Cards {...part} />}
      {still && showsImpulses(part) && <ImpulseTrack view={view} say={say} />}
      {still && !asksForCards(part) && <Hand {...part} />}
    </div>
  );
}

/** While impulses go on, blocks are chosen for them, or nothing is asked. */
function showsImpulses(part: SeaPart): boolean {
  const { view, offers } = part;
  if (has(offers, 'board', 'assault', 'press-on') || asksAtMelee(part)) return false;
  return view.impulse > 0 || offers.length === 0 || has(offers, 'select', 'strain');
}

function asksAtMelee({ position }: SeaPart): boolean {
  return position.prompt?.ask === 'window.card' && moments[about(position, 'moment')] === 'melee';
}

/** The part for what is asked; of a window for cards only its question, so that what it is about can be seen below. */
function Asked({ order, ...part }: SeaPart & { readonly order: FirstOrder }) {
  const { offers } = part;
  if (offers.length === 0) return null;
  if (asksForCards(part)) return <CardWindow {...part} />;
  if (has(offers, 'bid')) return <Bidding {...part} />;
  if (has(offers, 'plan', 'done', 'crew')) return <Crew {...part} order={order} />;
  if (has(offers, 'select')) return <ControlPanel {...part} />;
  if (has(offers, 'strain')) return <StrainChoice {...part} />;
  if (has(offers, 'set-sails')) return <SailChoice {...part} />;
  if (has(offers, 'load')) return <LoadChoice {...part} />;
  if (has(offers, 'cease')) return <Firing {...part} />;
  if (has(offers, 'no-grapple')) return <Grapnels {...part} />;
  if (has(offers, 'board', 'assault', 'press-on')) return <Melee {...part} />;
  return <Choices {...part} />;
}
