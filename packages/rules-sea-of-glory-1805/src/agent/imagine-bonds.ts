/**
 * What of the ledger still binds: the last that was told of a port, as long as nothing has been seen to go in or out since. A world
 * that is imagined keeps to it. Everything else that was told of blocks goes with their tags, for as long as they can be followed.
 */

import { LAST_RANGE } from '../model/lookups.ts';
import { tidings } from '../model/ledger.ts';
import { inPort } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { isFriendly, isMajor } from '../model/state.ts';
import type { GloryView } from '../model/view.ts';

/** How many ships lie in a port at least and at most, ready and In Ordinary. */
export interface PortBond {
  readonly port: number;
  readonly ready: readonly [number, number];
  readonly ordinary: readonly [number, number];
  /** 13.5 1 when there are frigates, and Expeditions or the Transport; -1 where nothing was said of them. */
  readonly frigates: number;
  readonly convoys: number;
  /** random-7 Ships that were named, and those of them In Ordinary; null where only masts were counted. */
  readonly names: readonly number[] | null;
  readonly idle: readonly number[];
}

const WIDTH = 5;

/** R68 All that a range may mean. */
export function rangeFrom(low: number): readonly [number, number] {
  if (low === 0) return [0, 0];
  return [low, low >= LAST_RANGE ? Number.MAX_SAFE_INTEGER : low + WIDTH - 1];
}

const MASTS = tidings.indexOf('masts');
const SPIES = tidings.indexOf('spies');
const NAMED = tidings.indexOf('spied-ship');
const ROCKETS = tidings.indexOf('rockets');

/** Of the enemy's ports, those of which something is known that is not out of date, by port. */
export function portBonds(s: Readonly<Campaign>, seen: GloryView, enemy: number): PortBond[] {
  const found = new Map<number, PortBond | null>();
  // The last word on a port counts.
  for (let i = seen.ledger.length - 1; i >= 0; i--) {
    const what = seen.ledger[i]?.what;
    if (what !== MASTS && what !== SPIES && what !== ROCKETS) continue;
    const port = portFor(seen, i, enemy, s);
    if (port >= 0 && !found.has(port)) found.set(port, bondOf(seen, i, port));
  }
  return [...found.values()].flatMap(bond => (bond === null ? [] : [bond])).toSorted((a, b) => a.port - b.port);
}

/** The port of the enemy's that a row is about, if it still counts; -1 otherwise. A port that has fallen holds nobody of theirs. */
function portFor(seen: GloryView, i: number, enemy: number, s: Readonly<Campaign>): number {
  const place = seen.ledger[i]?.place ?? -1;
  for (let port = 0; port < seen.stirred.length; port++) {
    if (inPort(port) === place) return i >= (seen.stirred[port] as number) && isFriendly(s, port, enemy) ? port : -1;
  }
  return -1;
}

function bondOf(seen: GloryView, i: number, port: number): PortBond | null {
  const row = seen.ledger[i];
  if (row === undefined) return null;
  const { what, a, b, c, d } = row;
  if (what === MASTS) {
    return { port, ready: rangeFrom(a), ordinary: rangeFrom(b), frigates: c, convoys: d, names: null, idle: [] };
  }
  if (what === SPIES) {
    const [names, idle] = named(seen, i);
    return { port, ready: [a + b + c, a + b + c], ordinary: [d, d], frigates: -1, convoys: -1, names, idle };
  }
  // admiralty-rockets What had been counted before was hit; that none lay ready any more holds until crews are found.
  if (b === 0 || row.turn !== seen.turn || !isMajor(port)) return null;
  return {
    port,
    ready: [0, 0],
    ordinary: [a, Number.MAX_SAFE_INTEGER],
    frigates: -1,
    convoys: -1,
    names: null,
    idle: [],
  };
}

/** The names that follow a report of spies. */
function named(seen: GloryView, report: number): readonly [number[], number[]] {
  const ready: number[] = [];
  const idle: number[] = [];
  for (let i = report + 1; seen.ledger[i]?.what === NAMED; i++) {
    const { a: ship, b: ordinary } = seen.ledger[i] ?? { a: -1, b: 0 };
    (ordinary === 1 ? idle : ready).push(ship);
  }
  return [ready, idle];
}

const FLEET = tidings.indexOf('spied-fleet');

/** random-7 Ships that spies have named in a block which can still be followed; none where there is no such report. */
export function namedIn(seen: GloryView, tag: number): number[] {
  for (let i = seen.ledger.length - 1; i >= 0; i--) {
    const row = seen.ledger[i];
    if (row !== undefined && row.what === FLEET && row.a === tag) return named(seen, i)[0];
  }
  return [];
}
