/**
 * What a side or a spectator sees, built up from nothing: one's own display, the map with the enemy's blocks as blank blocks, and the
 * ledger of what one has been told (2.3, 2.5, R28–R30).
 */

import type { Viewer } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import type { Account } from '../chapters/ch23-victory.ts';
import { account, scores } from '../chapters/ch23-victory.ts';
import { SHIPS } from './data/figures.ts';
import type { Draft } from './drafts.ts';
import { cloneDraft } from './drafts.ts';
import type { LedgerRow } from './ledger.ts';
import { rowAt, rowCount } from './ledger.ts';
import {
  ASIDE,
  gathering,
  isAtSea,
  isGathering,
  NORTH_SEA_BOX,
  portOf,
  REMOVED,
  SUNK,
  TAKEN,
  TO_ARRIVE,
  spaceOf,
} from './places.ts';
import type { Block, Campaign, Duty } from './state.ts';
import { FALSE_RAID, isPrize, otherSide, sideOfBlock, sideOfShip, TRUE_RAID } from './state.ts';
import { liesFlat, watcherOf } from './tags.ts';
import type { Over } from './terms.ts';
import type { Uncovered } from './uncovered.ts';
import { uncover } from './uncovered.ts';
import { ALLIED, BRITISH, CRAIG, MOORE, TRANSPORT } from './terms.ts';

/** A block of one's own. */
export type BlockView = Readonly<Block>;

/** A block of the other side: where it stands, and nothing else. */
export interface BlankView {
  readonly side: number;
  readonly tag: number;
  readonly place: number;
  /** R32 On its face. */
  readonly flat: boolean;
  /** What has been seen of it and cannot have been mixed up since: see `known` and `low` of a block. */
  readonly known: number;
  readonly low: number;
}

/** A ship of one's own, a prize one sails, or one that lies open for both. */
export interface ShipView {
  readonly ship: number;
  readonly berth: number;
  readonly damage: number;
}

export interface DutyView {
  /** A number in ADMIRALTY_EVENTS; -1 for what one may not see. */
  readonly event: number;
  readonly due: number;
  readonly state: number;
}

/** 6.0 The activation, as everybody sees it: the block that moves by its tag, with what it has spent. */
export interface ActivationView {
  readonly kind: number;
  readonly chit: number;
  readonly side: number;
  readonly area: number;
  readonly allowance: number;
  readonly moving: number;
  readonly spent: number;
  /** 14.2 The part of a zone, PORT or SEA, that it has declared to make for; -1 for none. */
  readonly declared: number;
}

/** 16–20 The battle board: it lies open, but for signals that are not shown yet. */
export interface BattleView {
  readonly place: number;
  readonly active: number;
  readonly commanders: readonly number[];
  readonly gauge: readonly number[];
  readonly windward: number;
  readonly rounds: number;
  readonly round: number;
  readonly tactics: readonly number[];
  readonly sails: readonly number[];
  /** One's own signal; -1 for none. */
  readonly signal: number;
  readonly shaken: readonly number[];
  readonly anchored: readonly number[];
  readonly type: number;
  readonly notes: number;
  readonly points: readonly number[];
  readonly throws: readonly number[];
  readonly left: readonly number[];
  /** By side: fleets engaged. One's own by number, the enemy's by tag (0 for the North Sea Fleet). */
  readonly engaged: readonly (readonly number[])[];
  /** 17.9 By side: ships in line and wrecks behind it, while it is fired. The enemy's are in no berth (-1). */
  readonly lines: readonly (readonly ShipView[])[];
}

export interface GloryView {
  readonly who: Viewer;
  readonly scenario: string;
  readonly turn: number;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly portsOffMap: boolean;
  /** R22 */
  readonly escortsHome: boolean;
  readonly openObjectives: boolean;
  readonly waters: number;
  readonly initiative: number;
  /** Chits drawn this turn, in order. */
  readonly drawn: readonly number[];
  readonly cup: readonly number[];
  readonly winds: readonly number[];
  readonly weather: readonly number[];
  /** One's own. */
  readonly blocks: readonly BlockView[];
  /** The other side's; of both for a spectator. By side and tag. */
  readonly blanks: readonly BlankView[];
  /** Craig, Moore, Transport: space of their track, -1 when they are not on it. */
  readonly gathering: readonly number[];
  /** 5.3 Turns in which frigates come back, in order. */
  readonly frigatesBack: readonly number[];
  readonly ships: readonly ShipView[];
  /** 23.1 Ships in the VP boxes: sunk or taken, by ship. */
  readonly lost: readonly ShipView[];
  /** By admiral of one's own: his berth; -1 for the other side's. */
  readonly admirals: readonly number[];
  readonly manpower: readonly number[];
  readonly fever: boolean;
  readonly tension: number;
  readonly algiers: number;
  readonly victor: number;
  readonly marched: boolean;
  readonly barges: number;
  readonly duties: readonly DutyView[];
  readonly dutiesLeft: number;
  /** By port that one watches: rows of one's ledger that are older may be out of date, for something was seen to go in or out since. */
  readonly stirred: readonly number[];
  /** By port: 0 none, 1 May Sortie, 2 May Not, 3 face down. */
  readonly provisions: readonly number[];
  /** Drawn and not placed: of the Allied player's own. */
  readonly supplies: readonly number[];
  /** The Allied player's own; empty for others. */
  readonly conseil: readonly number[];
  /** By area: one's own values, or those that lie open; 0 for unknown ones and for none. */
  readonly napoleon: readonly number[];
  readonly pitt: readonly number[];
  readonly napoleonTaken: readonly number[];
  readonly pittTaken: readonly number[];
  /** By port: 0 nothing, 1 a marker on its face (for the Allied player: that says No raid), 2 that says Raided! (his alone), 3 shown. */
  readonly raids: readonly number[];
  readonly invaded: readonly number[];
  /** -1 where one may not see it, or there is none. */
  readonly directive: number;
  readonly directiveShown: boolean;
  readonly directivesScored: number;
  readonly failures: number;
  /** 24.3, R97 By objective: raids are known to the Allied player alone. */
  readonly trafalgar: readonly number[];
  readonly ledger: readonly LedgerRow[];
  readonly searchOrder: number;
  readonly activation: ActivationView;
  readonly battle: BattleView | null;
  /** What this side has written under seal and not handed over yet. */
  readonly draft: Readonly<Draft> | null;
  readonly over: Over;
  /** 23.1 British and Allied points, once all is counted. */
  readonly scores: readonly number[] | null;
  /** 23.1 What these points are for, once it is over; empty before, and in Trafalgar. */
  readonly account: readonly Account[];
  /** What lay hidden, once it is over; null before. */
  readonly uncovered: Uncovered | null;
}

/** 24.3 Of the four objectives: those before it are raids. */
const FIRST_OPEN_OBJECTIVE = 2;

export function view(s: Readonly<Campaign>, who: Viewer): GloryView {
  const side = who === 'spectator' ? -1 : who;
  const allied = side === ALLIED;
  return {
    who,
    scenario: s.articles.scenario,
    turn: s.turn,
    firstTurn: s.articles.firstTurn,
    lastTurn: s.articles.lastTurn,
    portsOffMap: s.articles.portsOffMap,
    escortsHome: s.articles.escortsHome,
    openObjectives: s.articles.openObjectives,
    waters: s.articles.waters,
    initiative: s.initiative,
    drawn: s.drawn.slice(),
    cup: s.cup.slice(),
    winds: s.winds.slice(),
    weather: s.weather.slice(),
    blocks: ownBlocks(s, side),
    blanks: blanks(s, side),
    gathering: [CRAIG, MOORE, TRANSPORT].map(id => spaceOnTrack(s.blocks[id] as Block)),
    frigatesBack: frigatesBack(s),
    ships: shipsFor(s, side),
    lost: s.berths.flatMap((berth, ship) => (berth === SUNK || berth === TAKEN ? [shipView(s, ship)] : [])),
    admirals: s.admirals.map((berth, admiral) => admiralFor(berth, admiral, side)),
    manpower: s.manpower.slice(),
    fever: s.fever === 1,
    tension: s.tension,
    algiers: s.algiers,
    victor: s.victor,
    marched: s.marched === 1,
    barges: s.barges,
    duties: s.duties.map(duty => dutyView(duty, side)),
    dutiesLeft: s.admiralty.reduce((sum, count) => sum + count, 0),
    stirred: side < 0 ? [] : s.stirred.map((rows, port) => (watcherOf(s, port) === side ? rows : 0)),
    provisions: s.provisions.map((chit, port) => (chit === 0 || allied || s.provisionsShown[port] === 1 ? chit : 3)),
    supplies: allied ? s.supplies.slice() : [0, 0],
    conseil: allied ? s.conseil.slice() : [],
    napoleon: allied ? s.napoleon.slice() : shownValues(s, s.napoleon, s.napoleonTaken),
    pitt: side === BRITISH ? s.pitt.slice() : shownValues(s, s.pitt, s.pittTaken),
    napoleonTaken: s.napoleonTaken.slice(),
    pittTaken: s.pittTaken.slice(),
    raids: s.raids.map(truth => (truth === TRUE_RAID && !allied ? FALSE_RAID : truth)),
    invaded: s.invaded.slice(),
    directive: allied || s.directiveShown === 1 ? s.directive : -1,
    directiveShown: s.directiveShown === 1,
    directivesScored: s.directivesScored,
    failures: s.failures,
    trafalgar: s.trafalgar.map((taken, i) => (allied || i >= FIRST_OPEN_OBJECTIVE || s.over !== '' ? taken : 0)),
    ledger: side < 0 ? [] : rowsOf(s.ledgers[side] as number[]),
    searchOrder: allied ? s.searchOrder : 0,
    activation: activationView(s),
    battle: s.battle.on === 1 ? battleView(s, side) : null,
    draft: draftFor(s, who),
    over: s.over,
    scores: s.over === '' ? null : scores(s),
    account: s.over === '' ? [] : account(s),
    uncovered: s.over === '' ? null : uncover(s),
  };
}

/** A copy: what is written later must not change what was shown. */
function draftFor(s: Readonly<Campaign>, who: Viewer): Draft | null {
  const draft = draftOf(s, who);
  return draft === null ? null : cloneDraft(draft);
}

function activationView({ activation, blocks }: Readonly<Campaign>): ActivationView {
  const moving = blocks[activation.moving];
  // What has left the map, or sails on a track, shows nothing any more: what its owner still says of it is sealed, and ends unseen.
  const isShown = moving !== undefined && moving.tag > 0 && (isAtSea(moving.place) || portOf(moving.place) >= 0);
  return {
    kind: activation.kind,
    chit: activation.chit,
    side: activation.side,
    area: activation.area,
    allowance: activation.allowance,
    moving: isShown ? moving.tag : 0,
    declared: activation.declared,
    spent: isShown ? moving.spent : 0,
  };
}

function ownBlocks(s: Readonly<Campaign>, side: number): BlockView[] {
  const own: BlockView[] = [];
  for (let i = 0; i < s.blocks.length; i++) {
    const block = s.blocks[i] as Block;
    if (sideOfBlock(block.id) === side) own.push({ ...block });
  }
  return own;
}

/** 2.3 Blank blocks, in the order of their tags. */
function blanks(s: Readonly<Campaign>, side: number): BlankView[] {
  const seen: BlankView[] = [];
  for (let i = 0; i < s.blocks.length; i++) {
    const block = s.blocks[i] as Block;
    const { id, tag, place } = block;
    // What each side knows of the other is not for spectators.
    const told = side >= 0;
    if (tag > 0 && sideOfBlock(id) !== side)
      seen.push({
        side: sideOfBlock(id),
        tag,
        place,
        flat: liesFlat(block),
        known: told ? block.known : 0,
        low: told ? block.low : 0,
      });
  }
  return seen.toSorted((a, b) => a.side - b.side || a.tag - b.tag);
}

function spaceOnTrack({ place }: Readonly<Block>): number {
  return isGathering(place) && place >= gathering(0) ? spaceOf(place) : -1;
}

function frigatesBack(s: Readonly<Campaign>): number[] {
  const turns: number[] = [];
  for (let i = 0; i < s.blocks.length; i++) {
    const { returns } = s.blocks[i] as Block;
    if (returns > 0) turns.push(returns);
  }
  return turns.toSorted((a, b) => a - b);
}

function shipView(s: Readonly<Campaign>, ship: number): ShipView {
  return { ship, berth: s.berths[ship] as number, damage: s.damage[ship] as number };
}

/** Whose display she lies on: a prize lies on that of her captor, in a minor port too (R11). */
function holderOf(s: Readonly<Campaign>, ship: number): number {
  return isPrize(s, ship) ? otherSide(sideOfShip(ship)) : sideOfShip(ship);
}

/** One's own display; the North Sea Fleet box and the turn track lie open (13.5, 5.4). */
function shipsFor(s: Readonly<Campaign>, side: number): ShipView[] {
  const ships: ShipView[] = [];
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const berth = s.berths[ship] as number;
    if (berth === SUNK || berth === TAKEN) continue;
    if (berth === NORTH_SEA_BOX || berth === TO_ARRIVE || holderOf(s, ship) === side) ships.push(shipView(s, ship));
  }
  return ships;
}

/** Who is out of play, ill or not yet appointed lies open beside the map. */
function admiralFor(berth: number, admiral: number, side: number): number {
  const isOpen = berth === NORTH_SEA_BOX || berth === REMOVED || berth === ASIDE || berth === TO_ARRIVE;
  return isOpen || sideOfAdmiral(admiral) === side ? berth : -1;
}

/** ADMIRALS lists the British first: nine of them. */
const BRITISH_ADMIRALS = 9;
function sideOfAdmiral(admiral: number): number {
  return admiral < BRITISH_ADMIRALS ? BRITISH : ALLIED;
}

function dutyView({ event, due, state, shown }: Readonly<Duty>, side: number): DutyView {
  return { event: side === BRITISH || shown === 1 ? event : -1, due, state };
}

/** 21.3 Others' objectives lie face down, unless it was agreed to show them when they are scored. */
function shownValues(s: Readonly<Campaign>, values: readonly number[], taken: readonly number[]): number[] {
  return values.map((value, area) => (s.articles.openObjectives && taken[area] === 1 ? value : 0));
}

function rowsOf(ledger: readonly number[]): LedgerRow[] {
  return Array.from({ length: rowCount(ledger) }, (_, i) => rowAt(ledger, i));
}

function battleView(s: Readonly<Campaign>, side: number): BattleView {
  const b = s.battle;
  return {
    place: b.place,
    active: b.active,
    commanders: b.commanders.slice(),
    gauge: b.gauge.slice(),
    windward: b.windward,
    rounds: b.rounds,
    round: b.round,
    tactics: b.tactics.slice(),
    sails: b.sails.slice(),
    signal: side < 0 ? -1 : (b.signals[side] as number),
    shaken: b.shaken.slice(),
    anchored: b.anchored.slice(),
    type: b.type,
    notes: b.notes,
    points: b.points.slice(),
    throws: b.throws.slice(),
    left: b.left.slice(),
    engaged: b.fleets.map((fleets, of) => (of === side ? fleets.slice() : tagsOf(s, fleets))),
    // Once it is over ships go into port, which the enemy does not see (20.5).
    lines: [BRITISH, ALLIED].map(of => ((b.formed === 1 && b.ended === 0) || of === side ? lineOf(s, of, side) : [])),
  };
}

function tagsOf(s: Readonly<Campaign>, fleets: readonly number[]): number[] {
  return fleets.map(id => s.blocks[id]?.tag ?? 0).toSorted((a, b) => a - b);
}

function lineOf(s: Readonly<Campaign>, of: number, viewer: number): ShipView[] {
  const fleets = s.battle.fleets[of as 0 | 1];
  const line: ShipView[] = [];
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const berth = s.berths[ship] as number;
    if (fleets.includes(berth) || (berth === NORTH_SEA_BOX && fleets.includes(s.blocks.length))) {
      const seen = shipView(s, ship);
      line.push(of === viewer ? seen : { ...seen, berth: -1 });
    }
  }
  return line;
}
