/** What happened, in a sentence each. */

import type { Modifier } from '@weathergauge/engine';
import type { SailsEvent } from '../model/events.ts';
import { cardName, faceName, letterName } from '../model/names.ts';
import { BUILDING } from '../model/state.ts';
import { strengths } from '../model/terms.ts';
import type { SailsView } from '../model/view.ts';
import { endedBecause } from './endings.ts';
import {
  arcName,
  COMPASS,
  isWorks,
  listed,
  orderName,
  ownerOf,
  ownGuns,
  plural,
  shipName,
  sideName,
  signed,
  withMinus,
} from './names.ts';

type Of<T extends SailsEvent['type']> = Extract<SailsEvent, { type: T }>;

export function happened(v: SailsView, e: SailsEvent): string {
  const name = (id: number): string => shipName(v, id);
  const card = (ship: number, number: number): string => cardName(v.ships[ship]?.deck ?? 0, number);
  switch (e.type) {
    case 'revealed':
      return ''; // What was sealed follows, line by line.
    case 'mustered':
      return `${name(e.ship)} joins.`;
    case 'placed':
      return `${name(e.ship)} takes her station.`;
    case 'terrain':
      return `${PLACED[v.land[e.land]?.kind ?? 'reef']} is placed.`;
    case 'flag-hoisted':
      return `${name(e.ship)} flies the flag.`;
    case 'leg':
      return `The first battle is over, ${e.scores.map(withMinus).join(' to ')}. For the second the sides change parts.`;
    case 'turn':
      return `Turn ${e.turn}.`;
    case 'wind-counter':
      return `Wind ${e.gauge}: ${CHANGES[e.gauge][e.drawn] ?? 'no change'} is drawn.`;
    case 'wind':
      return `A ${strengths[e.strength]} wind blows from ${COMPASS[e.from]}.`;
    case 'entangle-test':
      return `${name(e.ship)} and ${name(e.other)} ${e.clause === 'O4.9' ? 'hack at their rigging' : 'touch'}: ${e.happens ? 'crew' : 'no crew'} is drawn.`;
    case 'entangled':
      return `${name(e.ship)} and ${name(e.other)} are entangled.`;
    case 'disentangled':
      return `${name(e.ship)} and ${name(e.other)} come free.`;
    case 'grog':
      return `Grog on ${name(e.ship)}: the men take heart.`;
    case 'orders':
      return e.actions.length === 0
        ? `${name(e.ship)} has no orders.`
        : `Orders of ${name(e.ship)}: ${listed(e.actions.map(action => orderName(v, e.ship, action)))}.`;
    case 'fumbled':
      return e.lost
        ? `Raw hands on ${name(e.ship)} fail to ${orderName(v, e.ship, e.action)}.`
        : `Raw hands on ${name(e.ship)} manage to ${orderName(v, e.ship, e.action)}.`;
    case 'sails':
      return `${name(e.ship)} ${SET[e.setting]}.`;
    case 'pumped':
      return `${name(e.ship)} pumps a box dry.`;
    case 'dousing':
      return e.stage === 1 ? `${name(e.ship)} musters a fire party.` : `${name(e.ship)} fights the fire.`;
    case 'doused':
      return `A fire on ${name(e.ship)} is out.`;
    case 'buckets':
      return `${name(e.ship)} throws water over ${name(e.target)}.`;
    case 'mending':
      return e.what === 'nothing' ? `${name(e.ship)} repairs nothing.` : `${name(e.ship)} works at the ${e.what}.`;
    case 'mended':
      return e.what === 'hull'
        ? `${name(e.ship)} clears box ${e.box + 1} of ${ownerOf(v, e.ship)} hull.`
        : `${name(e.ship)} ${MENDED[e.what]}.`;
    case 'card-drawn':
      return `${name(e.ship)} draws: ${card(e.ship, e.card)}.`;
    case 'shuffled-back':
      return `${name(e.ship)} shuffles back ${plural(e.cards.length, 'card', 'cards')}.`;
    case 'card-replaced':
      return e.why === 'aback'
        ? `${name(e.ship)} is ${card(e.ship, e.by)}; her order was: ${card(e.ship, e.card)}.`
        : `${name(e.ship)}: ${card(e.ship, e.card)} becomes ${card(e.ship, e.by)} (${REPLACED[e.why]}).`;
    case 'sailed':
      return `${name(e.ship)}: ${card(e.ship, e.card)}${e.slid ? ', as far as she can' : ''}.`;
    case 'lay-still':
      return `${name(e.ship)} does not move: ${STILL[e.why]}.`;
    case 'move-order':
      return `They move in turn: ${e.ships.map(name).join(', ')}.`;
    case 'collided':
      // B4.14 As well of one who was blocked before she moved at all.
      return `${name(e.ship)} fetches up against ${name(e.other)}.`;
    case 'struck-ground':
      return `${name(e.ship)} ${GROUND[e.what]}.`;
    case 'aground':
      return `${name(e.ship)} is hard aground.`;
    case 'exited':
      return `${name(e.ship)} leaves the table.`;
    case 'gale-test':
      return `${name(e.ship)} under full sails in a high wind: ${e.torn ? 'a sail goes' : 'they hold'}.`;
    case 'fired':
      return fired(v, e);
    case 'musketry':
      return `${name(e.ship)} fires muskets at ${name(e.target)}: ${plural(e.counters, 'counter', 'counters')}.`;
    case 'drew':
      return `${name(e.ship)} draws ${letterName(e.letter)} (${CAUSES[e.cause]}): ${e.faces.map(faceName).join(', ') || 'none left'}.`;
    case 'damaged':
      return damaged(v, e);
    case 'special':
      return `${name(e.ship)}: ${SPECIALS[e.what]}.`;
    case 'burning':
      return `Fire eats ${plural(e.boxes, 'box', 'boxes')} of ${name(e.ship)}.`;
    case 'flooding':
      return `Water fills ${plural(e.boxes, 'box', 'boxes')} of ${name(e.ship)}.`;
    case 'magazine-test':
      return `The magazine of ${name(e.ship)}: ${e.explodes ? 'the fire reaches it' : 'it is safe for now'}.`;
    case 'founder-test':
      return `The hull of ${name(e.ship)}: ${e.sinks ? 'it gives way' : 'it holds'}.`;
    case 'lost':
      return `${name(e.ship)} ${isWorks(v, e.ship) ? 'is silenced' : (FATES[e.fate] ?? 'is out of the battle')}.`;
    case 'flagship-lost':
      return `The flagship ${name(e.ship)} is lost.`;
    case 'morale':
      return e.crew > 0
        ? `${name(e.ship)} loses heart: ${plural(e.crew, 'crew box', 'crew boxes')}.`
        : `${name(e.ship)} takes heart: ${plural(-e.crew, 'crew box', 'crew boxes')} back.`;
    case 'boarding-choice':
      return `${name(e.ship)} ${e.boards ? 'sends boarders' : 'keeps her men on board'}.`;
    case 'grapple-declared':
      return `${name(e.ship)} throws grapnels at ${name(e.target)}.`;
    case 'grapple-test':
      return `The grapnels of ${name(e.ship)} ${e.holds ? 'hold' : 'do not hold'} ${name(e.target)}.`;
    case 'grappled':
      return `${name(e.ship)} and ${name(e.other)} are grappled.`;
    case 'boarding-tie':
      return `Both crews are spent: chance has ${name(e.yields)} yield.`;
    case 'reloading':
      return e.ready
        ? `${name(e.ship)} has ${ownGuns(v, e.ship, e.side)} loaded.`
        : `${name(e.ship)} is loading ${ownGuns(v, e.ship, e.side)}.`;
    case 'automaton':
      return `${name(e.ship)}, by ${ownerOf(v, e.ship)} standing orders: ${listed(e.actions.map(action => orderName(v, e.ship, action))) || 'nothing'}.`;
    case 'scored':
      return `${sideName(e.side)} ${signed(e.points)}: ${SCORED[e.why] ?? e.why}.`;
    case 'over':
      return ended(v, e.reason, e.scores);
  }
}

/** `scores` by side. */
export function ended(v: SailsView, reason: string, scores: readonly number[]): string {
  return `The battle is over: ${endedBecause(v, reason)}. ${sideName(0)} ${withMinus(scores[0] ?? 0)}, ${sideName(1)} ${withMinus(scores[1] ?? 0)}.`;
}

function fired(v: SailsView, e: Of<'fired'>): string {
  const ship = shipName(v, e.ship);
  const guns = ownGuns(v, e.ship, e.side);
  if (e.target < 0) return `${ship} empties ${guns}.`;
  const shot = e.shot === 'double' ? 'double shot' : e.shot;
  const high = e.aim === 'high' ? ', aiming high' : '';
  const mm = Math.round(e.range / 100);
  const how = e.modifiers.map(({ what }) => HOW[what]?.(ownerOf(v, e.ship)) ?? '').join('');
  return `${ship} fires ${guns} (${arcName(v, e.ship, e.arc)}, ${shot}${high}) at ${shipName(v, e.target)}, ${mm} mm off${how}: ${plural(e.counters, 'counter', 'counters')}.`;
}

function damaged(v: SailsView, e: Of<'damaged'>): string {
  if (v.ships[e.ship]?.base === BUILDING)
    return `${shipName(v, e.ship)}: ${plural(e.hull[0] ?? 0, 'point', 'points')} of damage to its walls, ${e.crew === 0 ? 'none' : e.crew} of its garrison lost.`;
  const covered = e.hull.filter(box => box !== 0).length;
  return `${shipName(v, e.ship)}: ${covered} of ${e.hull.length} hull boxes covered, ${e.crew === 0 ? 'no crew' : plural(e.crew, 'crew box', 'crew boxes')} lost.`;
}

/** What besides her guns has made a broadside what it was. Double shot is named among the shot. */
const HOW: Readonly<Record<string, (owner: string) => string>> = {
  'rake-bow': () => ', raking her through the bow',
  'rake-stern': () => ', raking her through the stern',
  'first-broadside': owner => `, ${owner} first broadside`,
  continuous: () => ', in continuous fire',
};
/** A9.1 What a setting looks like as it is taken. */
const SET = {
  struck: 'strikes her sails',
  backing: 'backs her sails',
  battle: 'is under battle sails',
  full: 'sets full sails',
} as const;
const SCORED: Readonly<Record<string, string>> = {
  building: 'the building has fallen',
  'building damaged': 'the building is damaged',
  'building untouched': 'the building is untouched',
  ship: 'an enemy ship is out of the battle',
  'ship aground': 'an enemy ship is aground',
  supplies: 'supplies are landed',
  'no supplies': 'no supplies have been landed',
};
const PLACED = { reef: 'A reef', shoal: 'A shoal', island: 'An island', coast: 'A coast' } as const;
const CHANGES = {
  direction: ['no change', 'clockwise', 'counter-clockwise'],
  strength: ['no change', 'an increase', 'a decrease'],
} as const;
const REPLACED = { veer: 'beyond her veer', blocked: 'no room ahead' } as const;
const STILL = {
  entangled: 'entangled',
  grappled: 'grappled',
  struck: 'her sails are struck',
  'no-card': 'she gathers way',
  blocked: 'the way is blocked',
} as const;
const GROUND = { reef: 'strikes the rocks', shoal: 'runs onto the sand', ashore: 'runs onto the land' } as const;
const CAUSES = {
  artillery: 'artillery',
  musketry: 'musketry',
  collision: 'collision',
  reef: 'rocks',
  ashore: 'land',
  boarding: 'boarding',
  surprise: 'surprised',
  explosion: 'explosion',
  'aimed-high': 'aimed high',
} as const;
const SPECIALS = {
  fire: 'fire on board',
  leak: 'a leak',
  rudder: 'the rudder is damaged',
  mast: 'a mast goes by the board',
  sail: 'a sail is torn',
  'mast-of-sails': 'so much sail is gone that a mast goes too',
  'mast-of-rudder': 'the rudder is hit again, and a mast with it',
} as const;
const MENDED = {
  leak: 'has stopped a leak',
  rudder: 'has mended her rudder',
  mast: 'has a jury mast up',
  nothing: 'has mended nothing',
} as const;
const FATES: Readonly<Record<string, string>> = {
  surrendered: 'strikes her colours',
  exited: 'is off the table, and out of the battle',
  exploded: 'blows up',
  sunk: 'sinks',
};
const PARTS: Readonly<Record<string, string>> = {
  firepower: 'firepower',
  'rake-bow': 'raked through the bow',
  'rake-stern': 'raked through the stern',
  'first-broadside': 'first broadside',
  continuous: 'continuous fire',
  'double-shot': 'double shot',
};

export function madeUpBy(_v: SailsView, _e: SailsEvent, { what, by }: Modifier): string {
  return `${PARTS[what] ?? what} ${signed(by)}`;
}
