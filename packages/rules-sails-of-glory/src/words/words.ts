/** Data into English: prompts and answers; what happened and the table are in files of their own. */

import type { Prompt, Seat, Words } from '@weathergauge/engine';
import { SHIPS, TERRAIN } from '../model/data/figures.ts';
import type { SailsEvent } from '../model/events.ts';
import { fireOrdered } from '../model/mat.ts';
import type { SailsView } from '../model/view.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { broadsides } from '../model/vocabulary.ts';
import { board } from './board.ts';
import { briefing } from './briefing.ts';
import { ended, happened, madeUpBy } from './events.ts';
import { cardName, cardNumber } from '../model/names.ts';
import { arcName, BOARDS, gunsOf, isWorks, orderName, ownGuns, plural, shipName, sideName } from './names.ts';
import { facts, tallyWords, standing } from './standing.ts';
import { warning } from './warning.ts';

export const words: Words<SailsAction, SailsView, SailsEvent> = {
  prompt: asked,
  action: answer,
  warning,
  event: happened,
  modifier: madeUpBy,
  // P1 Of a game lost to the automaton the reason is `defeat`; what ended it stands in the view.
  result: (v, { reason }) => ended(v, v.over || reason, v.scores),
  tally: tallyWords,
  seat: seatName,
  briefing,
  board,
  standing,
  facts,
};

function seatName(v: SailsView, seat: Seat): string {
  const side = v.sides[seat] ?? 0;
  const mates = v.sides.filter(each => each === side).length;
  if (mates < 2) return sideName(side);
  const before = v.sides.filter((each, other) => each === side && other < seat).length;
  return `${sideName(side)}, ${['first', 'second', 'third', 'fourth'][before] ?? ''} captain`;
}

function asked(v: SailsView, p: Prompt): string {
  const about = (key: string): number => p.about[key] ?? 0;
  const ship = shipName(v, about('ship'));
  switch (p.ask) {
    case 'planning.next':
      return 'Which ship do you plan for next?';
    case 'planning.grog':
      return `Grog for the men of ${ship}?`;
    case 'planning.helm':
      return v.level === 0 ? `How does ${ship} sail?` : `How will ${ship} sail next turn?`;
    case 'planning.order':
      return `Crew of ${ship}: ${plural(about('slots'), 'action', 'actions')} left. Which?`;
    case 'planning.seal':
      return 'All is planned. Seal the orders?';
    case 'gunnery.fire':
      return 'Which guns and muskets fire?';
    case 'mustering.ship':
      return `Which ship joins your squadron? ${pointsLeft(about('points'))}.`;
    case 'reloading.load':
      return `With what does ${ship} reload ${ownGuns(v, about('ship'), broadsides[about('side')] ?? '')}?`;
    case 'fitting-out.load':
      return `With what does ${ship} load ${ownGuns(v, about('ship'), broadsides[about('side')] ?? '')}?`;
    case 'fitting-out.seal':
      return 'All is ready. Seal it?';
    case 'repairs.mend':
      return `The carpenters of ${ship} are ready. What do they repair?`;
    case 'action-phase.buckets':
      return `Whose fire do the buckets of ${ship} fight?`;
    default: {
      const [place = '', name = ''] = p.ask.split('.');
      const what = place === 'terrain' ? pieceName(about('what'), about('battery')) : ship;
      return ASKED[name]?.(what) ?? 'What is to be done?';
    }
  }
}

/** B1.1 The one ship that every captain may have can cost more than there was. */
function pointsLeft(points: number): string {
  return points < 0
    ? `You are ${plural(-points, 'point', 'points')} over`
    : `${plural(points, 'point is', 'points are')} left`;
}

/** Asks whose words do not depend on where they are asked, by name. */
const ASKED: Readonly<Record<string, (what: string) => string>> = {
  column: what => `In which column does ${what} lie?`,
  row: what => `In which row does ${what} lie?`,
  bearing: what => `Where around the middle does ${what} lie?`,
  heading: what => `Which way does ${what} head?`,
  flag: () => 'Which ship flies your flag?',
  sails: what => `Under which sails does ${what} begin?`,
  first: what => `How does ${what} sail in the first turn?`,
  choose: what => `Does ${what} board?`,
  grapple: what => `Whom does ${what} grapple?`,
  assault: what => `Whom do the boarders of ${what} fight?`,
};

function pieceName(terrain: number, battery: number): string {
  return battery === 1 ? 'the battery' : `the ${TERRAIN[terrain]?.kind ?? 'element'}`;
}

function answer(v: SailsView, a: SailsAction): string {
  const name = (id: number): string => shipName(v, id);
  switch (a.do) {
    case 'muster': {
      const card = SHIPS[a.card];
      return card === undefined ? `ship card ${a.card}` : `${card.name}, ${plural(card.points, 'point', 'points')}`;
    }
    case 'enough-ships':
      return 'no more ships';
    case 'column':
      return `column ${a.at + 1}`;
    case 'row':
      return `row ${a.at + 1}`;
    case 'bearing':
      return `bearing ${a.point * 22.5}°`;
    case 'heading':
      return `heading ${a.point * 22.5}°`;
    case 'flag':
      return name(a.ship);
    case 'load':
      return `${shotName(a.shot)} in ${gunsOf(v, a.ship, a.side)}`;
    case 'set-sails':
      return `${a.setting} sails on ${name(a.ship)}`;
    case 'take-up':
      return name(a.ship);
    case 'helm':
      return helm(v, a.ship, a.card);
    case 'order':
      return orderName(v, a.ship, a.action);
    case 'orders-done':
      return 'no further actions';
    case 'grog':
      return 'serve grog';
    case 'no-grog':
      return 'not now';
    case 'seal':
      return 'seal the orders';
    case 'repair-box':
      return `clear box ${a.box + 1} of her hull`;
    case 'mend':
      return MENDS[a.what];
    case 'buckets':
      return a.target === a.ship ? 'her own fire' : `the fire on ${name(a.target)}`;
    case 'board':
      return `${name(a.ship)} boards`;
    case 'blank':
      return `${name(a.ship)} stays clear`;
    case 'grapple':
      return `grapple ${name(a.target)}`;
    case 'assault':
      return `fight ${name(a.target)}`;
    case 'fire': {
      const high = a.aim === 'high' ? ', aiming high' : '';
      const guns = isWorks(v, a.ship) ? 'guns' : `${BOARDS[a.side]} guns`;
      return `${name(a.ship)}: ${guns} at ${name(a.target)}, ${arcName(v, a.ship, a.arc)}, ${shotName(a.shot)}${high}`;
    }
    case 'discharge':
      return `empty ${gunsOf(v, a.ship, a.side)}`;
    case 'muskets':
      return `${name(a.ship)}: muskets at ${name(a.target)}`;
    case 'cease':
      return v.ships.some(ship => fireOrdered(ship).length > 0) ? 'that is all: fire' : 'hold all fire';
    case 'reload':
      return `${shotName(a.shot)} in ${gunsOf(v, a.ship, a.side)}`;
    case 'leave-empty':
      return `leave ${gunsOf(v, a.ship, a.side)} empty`;
  }
}

const MENDS = {
  leak: 'stop a leak',
  rudder: 'mend the rudder',
  mast: 'raise a jury mast',
  nothing: 'nothing',
} as const;

function helm(v: SailsView, id: number, card: number): string {
  const deck = v.ships[id]?.deck ?? 0;
  return `${cardName(deck, card)} (${cardNumber(deck, card)})`;
}

function shotName(shot: string): string {
  return shot === 'double' ? 'double shot' : shot;
}
