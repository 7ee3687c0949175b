/** Captions of events that have no motion of their own: dice, losses, cards and the turn of things. */

import type { SeaEvent, SeaView } from '@weathergauge/rules-captains-sea';
import { ANGLED, CROSSING, DECK } from '@weathergauge/rules-captains-sea/geometry';
import { say } from './say.ts';

export interface Aside {
  readonly text: string;
  readonly ship: number | null;
}

export function asideOf(view: SeaView, e: SeaEvent): Aside | null {
  switch (e.type) {
    case 'turn':
      return { text: say('turnNow', { turn: e.turn }), ship: null };
    case 'defence':
      return { text: say('defence', { faces: list(e.faces), count: e.hits }), ship: e.ship };
    case 'harm':
      return lossesOf(e) === '' ? null : { text: lossesOf(e), ship: e.ship };
    case 'burst':
      return e.sections === 0 ? null : { text: say('gunBursts'), ship: e.ship };
    case 'morale':
      return { text: say('moraleNow', { morale: say(`morale.${e.level}`) }), ship: e.ship };
    case 'tack':
      return { text: say(e.done ? 'tacked' : 'missedStays', { face: e.face }), ship: e.ship };
    case 'grapple':
      return { text: say(e.holds ? 'grapplesHold' : 'grapplesFail', { total: e.total }), ship: e.target };
    case 'boarding':
      return { text: say('boarders'), ship: e.target };
    case 'melee':
      return { text: say('melee', { ours: e.hits, theirs: e.answerHits }), ship: e.target };
    case 'disengage':
      return { text: say(e.free ? 'cutsFree' : 'heldFast', { total: e.total }), ship: e.ship };
    case 'strain-check':
      return { text: say(e.lost === 0 ? 'strainHolds' : 'strainFails', { face: e.face, count: e.lost }), ship: e.ship };
    case 'contact':
      return { text: say(e.kind === CROSSING ? 'crossing' : e.kind === ANGLED ? 'angled' : 'alongside'), ship: e.ship };
    case 'fire-out':
      return { text: say('fireOut'), ship: e.ship };
    case 'sails':
      return { text: say(e.sails === 1 ? 'mediumSail' : 'fightingSail'), ship: e.ship };
    case 'repair':
      return e.mended ? { text: say('mended'), ship: e.ship } : null;
    case 'recentred':
      return { text: say('recentred'), ship: null };
    case 'initiative':
      return e.side < 0 ? null : { text: say('initiativeTo', { side: nameOfSide(view, e.side) }), ship: null };
    case 'card-played':
    case 'card-spent':
      return { text: DECK[e.card]?.name ?? '', ship: e.ship < 0 ? null : e.ship };
    case 'play-now':
      return { text: DECK[e.card]?.name ?? '', ship: null };
    default:
      return null;
  }
}

/** All her ships. */
export function nameOfSide(view: SeaView, side: number): string {
  return view.ships
    .filter(ship => ship.side === side)
    .map(({ name }) => name)
    .join(', ');
}

function list(faces: readonly number[]): string {
  return faces.length === 0 ? '–' : faces.join(' ');
}

function lossesOf({ hull, rigging, crew }: Extract<SeaEvent, { type: 'harm' }>): string {
  const boxes = hull.reduce((sum, lost) => sum + lost, 0);
  return [
    ...(boxes > 0 ? [say('lost.hull', { count: boxes })] : []),
    ...(rigging > 0 ? [say('lost.rigging', { count: rigging })] : []),
    ...(crew > 0 ? [say('lost.crew', { count: crew })] : []),
  ].join(', ');
}
