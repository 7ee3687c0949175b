/** 20.0 What can be played, and how it can be varied. */

import type { OptionSpec, Scenario } from '@weathergauge/engine';
import { PRINTED } from '../model/data/pack.ts';
import { CARDS, FREE } from './scenario-cards.ts';

const SHIP_IDS = PRINTED.ships.map(ship => ship.id);
const SHIP_WORDS = Object.fromEntries(PRINTED.ships.map(ship => [ship.id, `${ship.name} (${ship.year})`]));
const inFree = { scenario: [FREE] };
const MULTI = CARDS.filter(card => card.stations.length > 2).map(card => card.id);
const DUELS = [...CARDS.filter(card => card.stations.length === 2).map(card => card.id), FREE];

export const options: OptionSpec = {
  modifiers: {
    type: 'choice',
    default: 'rulebook',
    choices: ['rulebook', 'v1.10'],
    words: { 'v1.10': 'player aid card 1.10' },
    title: 'Damage modifiers',
    summary:
      'What crew morale does to the damage roll: as the rulebook has it, or as the player aid card of version 1.10.',
    clause: '11.4.8',
  },
  rerolls: {
    type: 'choice',
    default: 'attacker',
    choices: ['attacker', 'literal'],
    words: { attacker: 'to-hit dice', literal: 'defence dice, as printed' },
    title: 'Fragile and firm hulls',
    summary:
      'Which dice are thrown again: the attacker’s, so that firm hulls are better, or the defender’s, as printed.',
    clause: 'R1',
  },
  bid: {
    type: 'choice',
    default: 'none',
    choices: ['none', 'secret', 'open'],
    title: 'Bidding for ships',
    summary: 'Captains bid victory points for the ship they want, in secret or one after the other.',
    clause: 'R38',
    onlyIf: { scenario: DUELS },
  },
  relativity: {
    type: 'choice',
    default: 'fractional',
    choices: ['fractional', 'zero'],
    title: 'Relative movement',
    summary: 'How base movement is found when more than two ships sail; zero relativity can be had for two as well.',
    clause: '21.1',
    onlyIf: { scenario: [...MULTI, FREE] },
  },
  turns: {
    type: 'count',
    default: 40,
    min: 5,
    max: 99,
    title: 'Last turn',
    summary: 'When it ends, the battle is broken off and points are counted.',
    clause: 'R29',
  },
  first: {
    type: 'choice',
    default: 'constitution',
    choices: SHIP_IDS,
    words: SHIP_WORDS,
    title: 'First ship',
    summary: 'In a chase she is the hunter.',
    clause: '20.1',
    onlyIf: inFree,
  },
  second: {
    type: 'choice',
    default: 'java',
    choices: SHIP_IDS,
    words: SHIP_WORDS,
    title: 'Second ship',
    summary: 'In a chase she is the prey.',
    clause: '20.1',
    onlyIf: inFree,
  },
  consort: {
    type: 'choice',
    default: 'none',
    choices: ['none', ...SHIP_IDS],
    words: SHIP_WORDS,
    title: 'Consort of the second ship',
    summary: 'A third ship, two squares astern of the second.',
    clause: '21.3',
    onlyIf: inFree,
  },
  engagement: {
    type: 'choice',
    default: 'meeting',
    choices: ['meeting', 'chase', 'close'],
    title: 'Engagement',
    summary:
      'Ships that meet begin at gun range; a hunter begins five squares west of the prey; close is side by side.',
    clause: '20.1',
    onlyIf: inFree,
  },
  wind: {
    type: 'count',
    default: 6,
    min: 1,
    max: 8,
    title: 'Wind',
    summary: 'The heading that it blows to.',
    clause: '20.1',
    onlyIf: inFree,
  },
  headingFirst: {
    type: 'count',
    default: 4,
    min: 1,
    max: 8,
    title: 'Heading of the first ship',
    summary: 'In a chase both ships have this one.',
    clause: '20.1',
    onlyIf: inFree,
  },
  headingSecond: {
    type: 'count',
    default: 7,
    min: 1,
    max: 8,
    title: 'Heading of the second ship',
    summary: 'In a meeting.',
    clause: '20.1',
    onlyIf: inFree,
  },
  loser: {
    type: 'choice',
    default: 'neither',
    choices: ['neither', 'first', 'second'],
    title: 'Historical loser',
    summary: 'Has half a point more in the multiplier.',
    clause: '20.1',
    onlyIf: inFree,
  },
};

export const scenarios: readonly Scenario[] = [
  ...CARDS.map(card => ({
    id: card.id,
    title: card.title,
    summary: `${card.date}. ${card.story}`,
    seats: 2,
    minSeats: 2,
    maxSeats: card.stations.length,
    options: card.relativity === undefined ? {} : { relativity: card.relativity },
  })),
  {
    id: FREE,
    title: 'A pairing of your own',
    summary: 'Any ship against any other, or against two.',
    seats: 2,
    minSeats: 2,
    maxSeats: 2,
    options: {},
  },
];
