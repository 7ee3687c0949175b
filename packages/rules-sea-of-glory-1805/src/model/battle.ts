/** 16.0 The battle under way, or the last one. */

import { EASY_SAIL, FORM_LINE } from './data/numbers-of-battle.ts';
import { NOWHERE } from './places.ts';

/** By side, where a field has two numbers. */
export interface Battle {
  /** 1 while it is fought. */
  on: number;
  place: number;
  /** The side whose activation it is. */
  active: number;
  /** 14.0 Blocks engaged; NORTH_SEA_FLEET for the one that has no block. */
  fleets: [number[], number[]];
  /** 20.1, 20.4 Ships engaged with their berth and damage before the battle: three numbers each. */
  before: number[];
  /** 17.1 Numbers in ADMIRALS. */
  commanders: [number, number];
  /** 17.3 Dice of the weather gauge, and the side to windward (-1 before it is known). */
  gauge: [number, number];
  windward: number;
  /** 17.5 */
  rounds: number;
  round: number;
  /** 17.6 Face up: numbers in the tactics of a side's own position, and in `sailStates`. */
  tactics: [number, number];
  sails: [number, number];
  /** 17.6 Face down: tactic * 4 + sail state, -1 for none; hidden from the other side. */
  signals: [number, number];
  /** 17.8 1 when a commander's rating is one less for the rest of the battle. */
  shaken: [number, number];
  /** 19.0 1 while a fleet lies at anchor; 2 in the round in which it weighs. */
  anchored: [number, number];
  /** 17.8 Type of this round's battle, and its notes as bits. */
  type: number;
  notes: number;
  pellMell: number;
  /** 17.9 1 once both lines lie open on the battle board. */
  formed: number;
  /** 18.1 Points of damage to give out this round, the modified throw, and whether the die for Full Sail was taken. */
  points: [number, number];
  throws: [number, number];
  extra: [number, number];
  /** 18.3 Enemy ships hit this round, in order: twice for one that is damaged and then wrecked. */
  hits: [number[], number[]];
  /** Rounds in which both have fired, and 18.4 1 once no more will be fought. */
  fired: number;
  ended: number;
  /** 18.4, 20.1 1 when a side broke off or withdrew, 2 when precipitously; 1 when battle was denied. */
  left: [number, number];
  denied: number;
  /** 20.1 Final status, as a number in `outcomes`; -1 before. */
  status: [number, number];
  /** 20.1 Prizes taken by each side that have no fleet yet. */
  prizes: [number[], number[]];
  /** 20.5 Pairs of a prize and the fleet that is to have her. */
  tows: [number[], number[]];
  /** 20.5 The port that ships may now be sent into (-1 for none), and the ships and admirals that its owner sends. */
  haven: number;
  sent: number[];
  ashore: number[];
  /** 20.8 1 when the active block that came out of port must go back. */
  back: number;
}

export function newBattle(): Battle {
  return {
    on: 0,
    place: NOWHERE,
    active: 0,
    fleets: [[], []],
    before: [],
    commanders: [-1, -1],
    gauge: [0, 0],
    windward: -1,
    rounds: 0,
    round: 0,
    tactics: [FORM_LINE, FORM_LINE],
    sails: [EASY_SAIL, EASY_SAIL],
    signals: [-1, -1],
    shaken: [0, 0],
    anchored: [0, 0],
    type: -1,
    notes: 0,
    pellMell: 0,
    formed: 0,
    points: [0, 0],
    throws: [0, 0],
    extra: [0, 0],
    hits: [[], []],
    fired: 0,
    ended: 0,
    left: [0, 0],
    denied: 0,
    status: [-1, -1],
    prizes: [[], []],
    tows: [[], []],
    haven: -1,
    sent: [],
    ashore: [],
    back: 0,
  };
}

const pair = (two: readonly [number, number]): [number, number] => [two[0], two[1]];
const lists = (two: readonly [number[], number[]]): [number[], number[]] => [two[0].slice(), two[1].slice()];

export function cloneBattle(b: Readonly<Battle>): Battle {
  return {
    on: b.on,
    place: b.place,
    active: b.active,
    fleets: lists(b.fleets),
    before: b.before.length === 0 ? [] : b.before.slice(),
    commanders: pair(b.commanders),
    gauge: pair(b.gauge),
    windward: b.windward,
    rounds: b.rounds,
    round: b.round,
    tactics: pair(b.tactics),
    sails: pair(b.sails),
    signals: pair(b.signals),
    shaken: pair(b.shaken),
    anchored: pair(b.anchored),
    type: b.type,
    notes: b.notes,
    pellMell: b.pellMell,
    formed: b.formed,
    points: pair(b.points),
    throws: pair(b.throws),
    extra: pair(b.extra),
    hits: lists(b.hits),
    fired: b.fired,
    ended: b.ended,
    left: pair(b.left),
    denied: b.denied,
    status: pair(b.status),
    prizes: lists(b.prizes),
    tows: lists(b.tows),
    haven: b.haven,
    sent: b.sent.length === 0 ? [] : b.sent.slice(),
    ashore: b.ashore.length === 0 ? [] : b.ashore.slice(),
    back: b.back,
  };
}
