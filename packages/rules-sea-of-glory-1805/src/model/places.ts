/**
 * Where a block can stand, as one integer: a hex at sea, a port or a part of its patrol zone, a box of a transit track, a box
 * of the Expedition track, or nowhere on the map. Where a ship or an admiral can be is a berth: a block, a port, or a box.
 */

import { INSHORE, LOOSE, OFF_STATION, PORT } from './terms.ts';

/** Set aside, out of play, or waiting on the turn track. */
export const NOWHERE = -1;
const PORTS_FROM = 1000;
const PARTS = 4;
const WESTWARD = 2000;
const EASTWARD = 2100;
const EXPEDITIONS = 2300;

/** At sea in a hex (11.3: also in the hex of a patrol zone, under an At Sea marker). */
export function isAtSea(place: number): boolean {
  return place >= 0 && place < PORTS_FROM;
}

export function inPort(port: number): number {
  return PORTS_FROM + port * PARTS + PORT;
}

export function inZone(port: number, part: number): number {
  return PORTS_FROM + port * PARTS + part;
}

function isOfPort(place: number): boolean {
  return place >= PORTS_FROM && place < WESTWARD;
}

/** The port that a place is, or that its patrol zone belongs to; -1 elsewhere. */
export function portOf(place: number): number {
  return isOfPort(place) ? (place - PORTS_FROM) >> 2 : -1;
}

/** PORT, INSHORE, LOOSE or OFF_STATION; -1 for places of no port. */
export function partOf(place: number): number {
  return isOfPort(place) ? (place - PORTS_FROM) & 3 : -1;
}

export function isInPort(place: number): boolean {
  return isOfPort(place) && partOf(place) === PORT;
}

export function isInZone(place: number): boolean {
  const part = partOf(place);
  return part === INSHORE || part === LOOSE || part === OFF_STATION;
}

/** 12.0 Boxes are counted from 0, in the order in which they are sailed. */
export function onWestward(box: number): number {
  return WESTWARD + box;
}

export function onEastward(box: number): number {
  return EASTWARD + box;
}

export function isOnTrack(place: number): boolean {
  return place >= WESTWARD && place < EXPEDITIONS;
}

export function isWestward(place: number): boolean {
  return place >= WESTWARD && place < EASTWARD;
}

export function boxOf(place: number): number {
  return isWestward(place) ? place - WESTWARD : place - EASTWARD;
}

/** 5.2.1 Spaces of the Expedition and Transport track: 0 Start, 4 Ready. */
export function gathering(space: number): number {
  return EXPEDITIONS + space;
}

export function isGathering(place: number): boolean {
  return place >= EXPEDITIONS;
}

export function spaceOf(place: number): number {
  return place - EXPEDITIONS;
}

// --- Berths of ships and admirals: 0 to 43 a block. ---

const READY = 100;
const ORDINARY = 200;
/** 14.7 */
export const NORTH_SEA_BOX = 300;
/** 5.4 On the turn track. */
export const TO_ARRIVE = 400;
/** Set aside until needed. */
export const ASIDE = 410;
/** Out of the game, scored by nobody. */
export const REMOVED = 500;
/** In the VP box of the enemy: sunk, or taken and brought into a major port (23.1). */
export const SUNK = 510;
export const TAKEN = 520;

/** Ready in a port's box. */
export function readyIn(port: number): number {
  return READY + port;
}

/** 2.6 In Ordinary: there, but without a crew. */
export function ordinaryIn(port: number): number {
  return ORDINARY + port;
}

export function isBlock(berth: number): boolean {
  return berth < READY;
}

export function isReady(berth: number): boolean {
  return berth >= READY && berth < ORDINARY;
}

export function isOrdinary(berth: number): boolean {
  return berth >= ORDINARY && berth < NORTH_SEA_BOX;
}

/** The port in whose box a berth is, ready or In Ordinary; -1 elsewhere. */
export function berthPort(berth: number): number {
  if (isReady(berth)) return berth - READY;
  return isOrdinary(berth) ? berth - ORDINARY : -1;
}
