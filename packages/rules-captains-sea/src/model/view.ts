/**
 * What a seat or a spectator sees, built up from nothing. Hands, loads, blocks, the value of a strain and standing orders are their
 * owner's alone.
 */

import type { Seat, Viewer } from '@weathergauge/engine';
import { bagSize, draftOf } from '@weathergauge/engine';
import { hitsOn, prizesOf, scores } from '../chapters/ch19-victory.ts';
import { ACTIVATIONS } from './data/figures.ts';
import type { Draft } from './drafts.ts';
import { windPosition } from './geometry-core.ts';
import { choiceCost } from './panel.ts';
import type { Attack, Contact, Over, Sea, Ship, Side } from './state.ts';
import { cardOf, isDismasted, meleeCrew } from './state.ts';
import type { Fate } from './terms.ts';
import { ADVANCE, TACK } from './terms.ts';

export interface ShipView {
  readonly id: number;
  readonly display: string;
  readonly name: string;
  readonly year: number;
  readonly nation: string;
  readonly side: Side;
  readonly seat: Seat;
  readonly hull: number;
  readonly strength: number;
  readonly quality: number;
  readonly col: number;
  readonly row: number;
  readonly heading: number;
  /** 1.2 Wind position, 0 (A) to 7 (H). */
  readonly wind: number;
  readonly fate: Fate;
  readonly morale: number;
  readonly crew: number;
  readonly fullCrew: number;
  /** Red boxes of the crew track: box, number, and whether it has been entered. */
  readonly reds: readonly (readonly [number, number, number])[];
  readonly rigging: number;
  readonly fullRigging: number;
  readonly fightingOnly: number;
  readonly dismasted: boolean;
  readonly sails: number;
  readonly onFire: boolean;
  /** By section: boxes whole and boxes in all, and the dice of each box from box 1 up. */
  readonly guns: readonly number[];
  readonly boxes: readonly (readonly [number, number])[];
  readonly loaded: readonly boolean[];
  /** By section: when its load marker comes up, as impulses of the whole game (turn * 12 + impulse); 0 for none. */
  readonly due: readonly number[];
  /** By section: what everybody knows of the load: 0 nothing, 1 round, 2 special. */
  readonly known: readonly number[];
  readonly chasers: readonly number[];
  readonly tasks: readonly number[];
  readonly melee: number;
  readonly speed: number;
  /** Impulses of this turn in which she has an Activate! marker. */
  readonly activations: readonly number[];
  /** 9.1 That a block lies there, activations spent on it, and whether a straining block lies beside it. */
  readonly hasBlock: boolean;
  readonly spent: number;
  readonly ready: boolean;
  readonly straining: boolean;
  /** 16.0 Its value, once declared; else 0. */
  readonly declared: number;
  readonly last: number;
  readonly noWear: boolean;
  readonly grappled: number;
  readonly freed: number;
  /** 19.0 Hits on her as she stands. */
  readonly hits: number;
  /** What only her owner sees; nobody else has this part at all. */
  readonly own: OwnView | null;
}

export interface OwnView {
  readonly load: readonly number[];
  readonly block: number;
  readonly cost: number;
  readonly strain: number;
  /** Costs of blocks 1 to 5 at this wind position with its markers, 0 where they cannot be chosen. */
  readonly panel: readonly number[];
  /** Crew by task as drafted, while crews are being assigned. */
  readonly tasks: readonly number[];
}

export interface SmokeView {
  readonly col: number;
  readonly row: number;
  readonly twos: number;
  readonly ones: number;
}

export interface SeaView {
  readonly who: Viewer;
  readonly scenario: string;
  readonly turn: number;
  readonly turns: number;
  readonly impulse: number;
  readonly windTo: number;
  readonly sides: readonly number[];
  readonly initiative: Side;
  readonly held: number;
  readonly ships: readonly ShipView[];
  readonly contacts: readonly Contact[];
  /** 11.0 Attacks that have been announced in this impulse. */
  readonly attacks: readonly Attack[];
  readonly smoke: readonly SmokeView[];
  /** Weather of cards that holds this turn or is to come. */
  readonly calm: number;
  readonly gust: number;
  readonly squall: number;
  readonly night: number;
  readonly deck: number;
  readonly discards: readonly number[];
  /** By seat: how many cards. */
  readonly handSizes: readonly number[];
  /** One's own cards, and one's standing order; empty and -1 for spectators. */
  readonly hand: readonly number[];
  readonly order: number;
  /** 19.0 By side: twice the multiplier, points for enemies that struck or were taken, bonus, and points granted by the bid. */
  readonly multipliers: readonly number[];
  readonly prizes: readonly [number, number];
  readonly bonuses: readonly number[];
  readonly granted: readonly number[];
  readonly scores: readonly [number, number];
  readonly over: Over;
}

export function view(s: Readonly<Sea>, who: Viewer): SeaView {
  const draft = draftOf(s, who);
  const ships: ShipView[] = [];
  for (let i = 0; i < s.ships.length; i++) ships.push(shipView(s, s.ships[i] as Ship, who, draft));
  return {
    who,
    scenario: s.articles.scenario,
    turn: s.turn,
    turns: s.articles.turns,
    impulse: s.impulse,
    windTo: s.windTo,
    sides: s.sides.slice(),
    initiative: s.initiative,
    held: s.held,
    ships,
    contacts: s.contacts.map(contact => ({ ...contact })),
    attacks: s.attacks.map(attack => ({ ...attack })),
    smoke: s.smoke.map(smokeView),
    calm: s.calm,
    gust: s.gust,
    squall: s.squall,
    night: s.articles.night,
    deck: bagSize(s.deck),
    discards: s.discards.slice(),
    handSizes: s.hands.map(hand => hand.length),
    hand: who === 'spectator' ? [] : (s.hands[who] as number[]).slice(),
    order: who === 'spectator' ? -1 : draft?.kind === 'musters' ? draft.order : (s.orders[who] as number),
    multipliers: s.articles.multipliers.slice(),
    prizes: [prizesOf(s, 0), prizesOf(s, 1)],
    bonuses: s.articles.bonuses.slice(),
    granted: s.granted.slice(),
    scores: scores(s),
    over: s.over,
  };
}

function smokeView(mark: number): SmokeView {
  const square = Math.floor(mark / 10_000);
  return { col: square & 31, row: square >> 5, twos: Math.floor(mark / 100) % 100, ones: mark % 100 };
}

function impulsesOf(ship: Readonly<Ship>): number[] {
  if (ship.stilled === 1) return [];
  const bits = ACTIVATIONS[ship.speed] as number;
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(impulse => (bits & (1 << impulse)) !== 0);
}

const NUMERALS = ['I', 'II', 'III'] as const;

/** Ships of one name, as in a mirrored duel, are numbered: Congress I, Congress II. */
function nameOf(s: Readonly<Sea>, ship: Readonly<Ship>): string {
  let namesakes = 0;
  let nth = 0;
  for (const other of s.ships) {
    if (other.name !== ship.name) continue;
    if (other.id === ship.id) nth = namesakes;
    namesakes++;
  }
  return namesakes === 1 ? ship.name : `${ship.name} ${NUMERALS[nth] ?? nth + 1}`;
}

function shipView(s: Readonly<Sea>, ship: Readonly<Ship>, who: Viewer, draft: Readonly<Draft> | null): ShipView {
  const card = cardOf(ship);
  const outfit = draft?.kind === 'outfits' ? draft.ships[ship.id] : null;
  return {
    id: ship.id,
    display: card.id,
    name: nameOf(s, ship),
    year: card.year,
    nation: card.nation,
    side: ship.side,
    seat: ship.seat,
    hull: ship.hull,
    strength: ship.strength,
    quality: ship.quality,
    col: ship.col,
    row: ship.row,
    heading: ship.heading,
    wind: windPosition(ship.heading, s.windTo),
    fate: ship.fate,
    morale: ship.morale,
    crew: ship.crew,
    fullCrew: card.crew,
    reds: card.red.map(([box, minus], i) => [box, minus, (ship.reds >> i) & 1] as const),
    rigging: ship.rigging,
    fullRigging: card.rigging,
    fightingOnly: card.fightingOnly,
    dismasted: isDismasted(ship),
    sails: outfit?.sails ?? ship.sails,
    onFire: ship.onFire > 0,
    guns: ship.guns.slice(),
    boxes: card.boxes,
    loaded: ship.due.map((due, section) => due === 0 && (ship.load[section] as number) > 0),
    due: ship.due.map(due => Math.max(0, due)),
    known: ship.known.slice(),
    chasers: ship.chasers.slice(),
    tasks: ship.tasks.slice(),
    melee: meleeCrew(ship),
    speed: ship.speed,
    activations: impulsesOf(ship),
    hasBlock: ship.block > 0,
    spent: ship.spent,
    ready: ship.ready === 1,
    straining: ship.strain > 0,
    declared: ship.declared === 1 ? ship.strain : 0,
    last: ship.last,
    noWear: ship.wore === 1,
    grappled: ship.grappled,
    freed: ship.freed,
    hits: hitsOn(ship),
    own: ship.seat === who ? ownView(s, ship, draft) : null,
  };
}

function ownView(s: Readonly<Sea>, ship: Readonly<Ship>, draft: Readonly<Draft> | null): OwnView {
  const orders = draft?.kind === 'blocks' ? draft.ships[ship.id] : null;
  const loads = draft?.kind === 'loads' ? draft.ships[ship.id] : null;
  const outfit = draft?.kind === 'outfits' ? draft.ships[ship.id] : null;
  const muster = draft?.kind === 'musters' ? draft.ships[ship.id] : null;
  const panel: number[] = [];
  for (let block = ADVANCE; block <= TACK; block++) panel.push(choiceCost(block, ship, s.windTo, orders?.sure ?? 0));
  return {
    load: outfit?.load.slice() ?? ship.load.map((load, section) => loads?.[section] || load),
    block: orders?.block ?? ship.block,
    cost: orders?.cost ?? ship.cost,
    strain: orders?.strain ?? ship.strain,
    panel,
    tasks: (muster?.tasks ?? ship.tasks).slice(),
  };
}
