/**
 * All of the table that a game can change, as a row of integers for the digests of its log. What is laid out before the first
 * entry and stays so is left out: `articles`, and what ships have from their displays.
 */

import { flattenFrames, flattenIntegers, flattenText, flattenValue } from '@weathergauge/engine';
import type { Draft } from './drafts.ts';
import type { Attack, Contact, Sea, Ship } from './table.ts';

export function flatten(s: Readonly<Sea>, row: Int32Array, from: number): number {
  let at = flattenFrames(s.stack, row, from, flattenDraft);
  row[at++] = s.turn;
  row[at++] = s.impulse;
  row[at++] = s.windTo;
  row[at++] = s.initiative;
  row[at++] = s.held;
  row[at++] = s.calm;
  row[at++] = s.gust;
  row[at++] = s.squall;
  row[at++] = s.cut;
  row[at++] = s.striking;
  for (let i = 0; i < s.ships.length; i++) at = flattenShip(s.ships[i] as Ship, row, at);
  row[at++] = s.contacts.length;
  for (let i = 0; i < s.contacts.length; i++) at = flattenContact(s.contacts[i] as Contact, row, at);
  row[at++] = s.attacks.length;
  for (let i = 0; i < s.attacks.length; i++) at = flattenAttack(s.attacks[i] as Attack, row, at);
  for (let i = 0; i < s.hands.length; i++) at = flattenIntegers(s.hands[i] as number[], row, at);
  at = flattenIntegers(s.sides, row, at);
  at = flattenIntegers(s.shaken, row, at);
  at = flattenIntegers(s.deck, row, at);
  at = flattenIntegers(s.discards, row, at);
  at = flattenIntegers(s.orders, row, at);
  at = flattenIntegers(s.smoke, row, at);
  at = flattenIntegers(s.plus, row, at);
  at = flattenIntegers(s.keen, row, at);
  at = flattenIntegers(s.played, row, at);
  at = flattenIntegers(s.faces, row, at);
  at = flattenIntegers(s.checks, row, at);
  at = flattenIntegers(s.front, row, at);
  at = flattenIntegers(s.support, row, at);
  at = flattenIntegers(s.granted, row, at);
  return flattenText(s.over, row, at);
}

/** Crews are placed in many small sealed answers: what is written there has a place of its own. */
function flattenDraft(draft: Draft, row: Int32Array, from: number): number {
  if (draft.kind !== 'musters') return flattenValue(draft, row, from);
  let at = flattenText(draft.kind, row, from);
  row[at++] = draft.order;
  for (let i = 0; i < draft.ships.length; i++) {
    const muster = draft.ships[i] ?? null;
    row[at++] = muster === null ? NOT_OURS : muster.strikes;
    if (muster !== null) at = flattenIntegers(muster.tasks, row, at);
  }
  return at;
}

const NOT_OURS = -1;

function flattenShip(ship: Readonly<Ship>, row: Int32Array, from: number): number {
  let at = flattenShipNumbers(ship, row, from);
  at = flattenIntegers(ship.guns, row, at);
  at = flattenIntegers(ship.load, row, at);
  at = flattenIntegers(ship.due, row, at);
  at = flattenIntegers(ship.late, row, at);
  at = flattenIntegers(ship.known, row, at);
  at = flattenIntegers(ship.chasers, row, at);
  at = flattenIntegers(ship.tasks, row, at);
  at = flattenIntegers(ship.before, row, at);
  return flattenText(ship.fate, row, at);
}

function flattenShipNumbers(ship: Readonly<Ship>, row: Int32Array, at: number): number {
  row[at] = ship.side;
  row[at + 1] = ship.seat;
  row[at + 2] = ship.col;
  row[at + 3] = ship.row;
  row[at + 4] = ship.heading;
  row[at + 5] = ship.morale;
  row[at + 6] = ship.crew;
  row[at + 7] = ship.reds;
  row[at + 8] = ship.rigging;
  row[at + 9] = ship.sails;
  row[at + 10] = ship.onFire;
  row[at + 11] = ship.fired;
  row[at + 12] = ship.speed;
  row[at + 13] = ship.stilled;
  row[at + 14] = ship.through;
  row[at + 15] = ship.block;
  row[at + 16] = ship.cost;
  row[at + 17] = ship.spent;
  row[at + 18] = ship.ready;
  row[at + 19] = ship.strain;
  row[at + 20] = ship.declared;
  row[at + 21] = ship.last;
  row[at + 22] = ship.wore;
  row[at + 23] = ship.sure;
  row[at + 24] = ship.grappled;
  row[at + 25] = ship.freed;
  return at + 26;
}

function flattenContact(contact: Readonly<Contact>, row: Int32Array, at: number): number {
  row[at] = contact.a;
  row[at + 1] = contact.b;
  row[at + 2] = contact.kind;
  row[at + 3] = contact.aSide;
  row[at + 4] = contact.bSide;
  row[at + 5] = contact.raker;
  row[at + 6] = contact.rake;
  return at + 7;
}

function flattenAttack(attack: Readonly<Attack>, row: Int32Array, at: number): number {
  row[at] = attack.ship;
  row[at + 1] = attack.target;
  row[at + 2] = attack.mask;
  row[at + 3] = attack.chaser;
  row[at + 4] = attack.aim;
  row[at + 5] = attack.shot;
  row[at + 6] = attack.rake;
  row[at + 7] = attack.from;
  row[at + 8] = attack.side;
  row[at + 9] = attack.range;
  row[at + 10] = attack.long;
  row[at + 11] = attack.carronades;
  row[at + 12] = attack.morale;
  row[at + 13] = attack.share;
  row[at + 14] = attack.hits;
  return at + 15;
}
