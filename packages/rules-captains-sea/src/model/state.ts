/** The table is made and copied here. One factory literal per record keeps the shapes constant; clone copies field by field. */

import type { Seat } from '@weathergauge/engine';
import { cloneFrames } from '@weathergauge/engine';
import type { ShipCard } from './data/figures.ts';
import { SHIPS } from './data/figures.ts';
import { cloneDraft } from './drafts.ts';
import type { Articles, Attack, Contact, Sea, Ship, Side } from './table.ts';
import { MEDIUM } from './table.ts';
import { EVERY_ROLL, HANDY, hulls, qualities, strengths, TASKS } from './terms.ts';

export * from './reading.ts';
export * from './table.ts';

export function newShip(id: number, display: number, side: Side, seat: Seat): Ship {
  const card = SHIPS[display] as ShipCard;
  const boxes = card.boxes.length;
  return {
    id,
    display,
    name: card.name,
    side,
    seat,
    hull: hulls.indexOf(card.hull),
    strength: strengths.indexOf(card.strength),
    quality: qualities.indexOf(card.quality) - 1,
    french: card.nation === 'french' ? 1 : 0,
    col: 1,
    row: 1,
    heading: 1,
    fate: '',
    morale: HANDY,
    crew: card.crew,
    reds: 0,
    rigging: card.rigging,
    fullRigging: card.rigging,
    sails: MEDIUM,
    onFire: 0,
    guns: [boxes, boxes, boxes, boxes],
    load: [1, 1, 1, 1],
    due: [0, 0, 0, 0],
    late: [0, 0, 0, 0],
    known: [0, 0, 0, 0],
    chasers: [0, 0],
    fired: 0,
    tasks: Array.from({ length: TASKS }, () => 0),
    before: Array.from({ length: TASKS }, () => 0),
    speed: 0,
    stilled: 0,
    through: 0,
    block: 0,
    cost: 0,
    spent: 0,
    ready: 0,
    strain: 0,
    declared: 0,
    last: 0,
    wore: 0,
    sure: 0,
    grappled: -1,
    freed: 0,
  };
}

export function newSea(articles: Articles, sides: readonly number[], windTo: number, deck: readonly number[]): Sea {
  return {
    stack: [],
    articles,
    turn: 0,
    impulse: 0,
    windTo,
    ships: [],
    contacts: [],
    sides: sides.slice(),
    initiative: 0,
    held: 0,
    shaken: [0, 0],
    deck: deck.slice(),
    discards: deck.map(() => 0),
    hands: sides.map(() => []),
    orders: sides.map(() => EVERY_ROLL),
    smoke: [],
    calm: 0,
    gust: 0,
    squall: 0,
    attacks: [],
    plus: [0, 0, 0],
    keen: [0, 0, 0],
    played: [0, 0, 0],
    faces: [],
    checks: [],
    front: [0, 0, 0],
    support: [0, 0, 0],
    granted: [0, 0],
    cut: 0,
    striking: 0,
    over: '',
  };
}

function four(list: readonly number[]): number[] {
  return [list[0] as number, list[1] as number, list[2] as number, list[3] as number];
}

function cloneShip(ship: Readonly<Ship>): Ship {
  return {
    id: ship.id,
    display: ship.display,
    name: ship.name,
    side: ship.side,
    seat: ship.seat,
    hull: ship.hull,
    strength: ship.strength,
    quality: ship.quality,
    french: ship.french,
    col: ship.col,
    row: ship.row,
    heading: ship.heading,
    fate: ship.fate,
    morale: ship.morale,
    crew: ship.crew,
    reds: ship.reds,
    rigging: ship.rigging,
    fullRigging: ship.fullRigging,
    sails: ship.sails,
    onFire: ship.onFire,
    guns: four(ship.guns),
    load: four(ship.load),
    due: four(ship.due),
    late: four(ship.late),
    known: four(ship.known),
    chasers: [ship.chasers[0] as number, ship.chasers[1] as number],
    fired: ship.fired,
    tasks: ship.tasks.slice(),
    before: ship.before.slice(),
    speed: ship.speed,
    stilled: ship.stilled,
    through: ship.through,
    block: ship.block,
    cost: ship.cost,
    spent: ship.spent,
    ready: ship.ready,
    strain: ship.strain,
    declared: ship.declared,
    last: ship.last,
    wore: ship.wore,
    sure: ship.sure,
    grappled: ship.grappled,
    freed: ship.freed,
  };
}

function cloneAttack(attack: Readonly<Attack>): Attack {
  return { ...attack };
}

function cloneContact(contact: Readonly<Contact>): Contact {
  return { ...contact };
}

function copies<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const made: T[] = [];
  for (let i = 0; i < list.length; i++) made.push(copy(list[i] as T));
  return made;
}

function plain(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice();
}

export function clone(s: Readonly<Sea>): Sea {
  return {
    stack: cloneFrames(s.stack, cloneDraft),
    articles: s.articles,
    turn: s.turn,
    impulse: s.impulse,
    windTo: s.windTo,
    ships: copies(s.ships, cloneShip),
    contacts: copies(s.contacts, cloneContact),
    sides: s.sides.slice(),
    initiative: s.initiative,
    held: s.held,
    shaken: s.shaken.slice(),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    hands: copies(s.hands, plain as (hand: number[]) => number[]),
    orders: s.orders.slice(),
    smoke: plain(s.smoke),
    calm: s.calm,
    gust: s.gust,
    squall: s.squall,
    attacks: copies(s.attacks, cloneAttack),
    plus: s.plus.slice(),
    keen: s.keen.slice(),
    played: s.played.slice(),
    faces: plain(s.faces),
    checks: plain(s.checks),
    front: s.front.slice(),
    support: s.support.slice(),
    granted: s.granted.slice(),
    cut: s.cut,
    striking: s.striking,
    over: s.over,
  };
}
