/** 3.0 Setting up: the printed positions, those of 24.1 and ours; then what is dealt face down, and what the players choose. */

import type { Context, MatchConfig, Seat } from '@weathergauge/engine';
import { drawFromBag } from '@weathergauge/engine';
import { procedure, step, together } from './builders.ts';
import { bindVilleneuve, destinationTo, isVilleneuveBound, stationing, villeneuvesBox } from './ch03-stations.ts';
import { drawDirective } from './ch21-objectives.ts';
import { julyFleets, westIndiesFleets } from '../book/openings.ts';
import { calendars } from '../book/scenarios.ts';
import type { TrafalgarFleet } from '../model/data/figures.ts';
import {
  ADMIRALS,
  BLOCKS,
  DIRECTIVES,
  EVENT_NUMBERS,
  EXPEDITION_TRACK,
  LAST_WINDS,
  OBJECTIVES,
  SHIPS,
  TENSION,
  TRAFALGAR,
} from '../model/data/figures.ts';
import {
  admiraltyEvents,
  IN_ORDINARY,
  IN_PORT,
  MISSIESSY,
  NEAPOLITAN_MONARCHY,
  ON_LOOSE,
  ON_TRACK,
  REINFORCEMENT,
} from '../model/data/numbers-of-battle.ts';
import { chitsInPlay } from '../model/chits.ts';
import { turnAt } from '../model/lookups.ts';
import {
  ASIDE,
  gathering,
  inPort,
  inZone,
  NORTH_SEA_BOX,
  NOWHERE,
  ordinaryIn,
  readyIn,
  REMOVED,
  TO_ARRIVE,
} from '../model/places.ts';
import type { Articles, Block, Campaign } from '../model/state.ts';
import { blockOf, isConvoy, newCampaign } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import {
  ALL_WATERS,
  ALLIED,
  BRITISH,
  CRAIG,
  DAMAGED,
  IN_HAVANA,
  IN_WEST_INDIES,
  LOOSE,
  MARTINIQUE,
  MOORE,
  SOUND,
  TRAFALGAR_WATERS,
  TRANSPORT,
  WEST_INDIES_WATERS,
} from '../model/terms.ts';

// --- The articles ---

function articlesOf({ scenario, options }: MatchConfig): Articles {
  const { first, last } = calendars[scenario] ?? { first: 1, last: 36 };
  return {
    scenario,
    trafalgar: scenario === 'trafalgar',
    firstTurn: first,
    lastTurn: last,
    openObjectives: options['openObjectives'] === true,
    portsOffMap: options['portsOffMap'] === true,
    waters: watersFor(scenario),
    oneChitCounts: options['foulWeather'] === 'once',
    eventsAgain: options['spentEvents'] === 'again',
    escortsHome: options['escorts'] === 'home',
  };
}

function watersFor(scenario: string): number {
  if (scenario === 'trafalgar') return TRAFALGAR_WATERS;
  return scenario === 'west-indies' ? WEST_INDIES_WATERS : ALL_WATERS;
}

// --- The printed positions ---

/** 3.0 Ships of a fleet in port lie in the port; those of a fleet that watches one are with their block. */
function berthFor(block: number, port: number): number {
  if (port < 0) return NORTH_SEA_BOX;
  return block >= 0 && BLOCKS[block]?.start !== IN_PORT ? block : readyIn(port);
}

function layShips(s: Campaign): void {
  for (const [i, ship] of SHIPS.entries()) {
    s.damage[i] = ship.damaged === 1 ? DAMAGED : SOUND;
    if (ship.start === IN_ORDINARY) s.berths[i] = ordinaryIn(ship.port);
    else if (ship.start !== REINFORCEMENT) s.berths[i] = berthFor(ship.block, ship.port);
    // R99 Those of earlier months are in port.
    else s.berths[i] = ship.arrives < s.turn ? readyIn(ship.port) : TO_ARRIVE;
  }
  for (const [i, admiral] of ADMIRALS.entries()) {
    if (admiral.arrives > 0) s.admirals[i] = TO_ARRIVE;
    else s.admirals[i] = admiral.aside === 1 ? ASIDE : berthFor(admiral.block, admiral.port);
  }
}

/** A block without ships in a port: by the option of 3.0 only convoys have a block there. */
function standInPort(s: Campaign, block: Block, port: number): void {
  putBlock(s, block, isConvoy(block.id) || !s.articles.portsOffMap ? inPort(port) : NOWHERE, NO_DICE);
}

/** 3.0 Those that begin Inshore or on Loose Blockade as their owner likes, and frigates, are asked for. */
function layBlocks(s: Campaign): void {
  for (const block of s.blocks) {
    const { start, port } = BLOCKS[block.id] as (typeof BLOCKS)[number];
    if (start === IN_PORT) standInPort(s, block, port);
    if (start === ON_LOOSE) putBlock(s, block, inZone(port, LOOSE), NO_DICE);
  }
  for (const id of [CRAIG, MOORE]) putBlock(s, blockOf(s, id), gathering(EXPEDITION_TRACK.start), NO_DICE);
  putBlock(s, blockOf(s, TRANSPORT), gathering(EXPEDITION_TRACK.transportStart), NO_DICE);
}

// --- Positions by fleets: 24.1.1, R100, R101 ---

function layFleet(s: Campaign, fleet: TrafalgarFleet): void {
  const berth = berthOfFleet(fleet);
  for (const ship of fleet.ships) {
    s.berths[ship] = berth;
    s.damage[ship] = SOUND;
  }
  for (const admiral of fleet.admirals) s.admirals[admiral] = berth;
  if (fleet.arrives > 0 || fleet.block < 0) return;
  if (fleet.start === IN_PORT) standInPort(s, blockOf(s, fleet.block), fleet.port);
  if (fleet.start === ON_TRACK) putBlock(s, blockOf(s, fleet.block), villeneuvesBox(s), NO_DICE);
}

function berthOfFleet({ arrives, start, port, block }: TrafalgarFleet): number {
  if (arrives > 0) return ASIDE;
  return start === IN_PORT ? readyIn(port) : block;
}

/** 24.1.2, R101 Fleets that come later. */
export function fleetsToCome(s: Readonly<Campaign>): readonly TrafalgarFleet[] {
  if (s.articles.waters === ALL_WATERS) return [];
  const fleets = s.articles.trafalgar ? TRAFALGAR.fleets : westIndiesFleets();
  return fleets.filter(({ arrives }) => arrives > 0);
}

/** R100 What the Emperor counts as done of his directives by the middle of July: two voyages to the West Indies and back. */
const DIRECTIVES_BY_JULY = 4;

/** R100 Lord Barham has come, Missiessy is ashore. */
function layJuly(s: Campaign): void {
  for (const fleet of julyFleets()) layFleet(s, fleet);
  s.admirals[MISSIESSY] = REMOVED;
  s.manpower[BRITISH] = 1;
  s.barham = 1;
  s.directivesScored = DIRECTIVES_BY_JULY;
}

/** The table before the first die is thrown and the first question asked. */
export function layOut(config: MatchConfig): Campaign {
  const s = newCampaign(articlesOf(config));
  s.winds = LAST_WINDS.slice();
  s.cup = chitsInPlay(s.articles);
  s.tension = TENSION.start;
  if (s.articles.trafalgar) {
    for (const fleet of TRAFALGAR.fleets) layFleet(s, fleet);
  } else if (s.articles.waters === WEST_INDIES_WATERS) {
    for (const fleet of westIndiesFleets()) layFleet(s, fleet);
    bindVilleneuve(s, destinationTo(MARTINIQUE));
  } else {
    layShips(s);
    layBlocks(s);
    s.admiralty = admiraltyEvents.map((_, event) => (event === NEAPOLITAN_MONARCHY ? 0 : 1));
    s.directives = DIRECTIVES.areas.map(() => 1);
    if (config.scenario === 'from-july') layJuly(s);
  }
  return s;
}

// --- What is dealt face down ---

function dealObjectives(s: Campaign, { dice }: Context): void {
  const areas = (all: readonly number[]): readonly number[] =>
    s.articles.waters === ALL_WATERS ? all : all.filter(area => area === IN_WEST_INDIES || area === IN_HAVANA);
  for (const [values, kind] of [
    [s.napoleon, OBJECTIVES.napoleon],
    [s.pitt, OBJECTIVES.pitt],
  ] as const) {
    const left = kind.values.slice();
    for (const area of areas(kind.areas)) {
      values[area] = left.splice(dice.draw(left.length, 'objective'), 1)[0] as number;
    }
  }
}

/** R99, R100 The Admiralty chit of the last ensign before the first turn. */
function dealDuty(s: Campaign, { dice }: Context): void {
  for (let turn = s.turn - 1; turn > 0; turn--) {
    if (turnAt(turn).ensign === 0) continue;
    const event = drawFromBag(s.admiralty, dice, 'admiralty');
    s.duties.push({ event, due: turn + EVENT_NUMBERS.turnsAhead, state: 0, shown: 0 });
    return;
  }
}

function deal(s: Campaign, context: Context): void {
  if (s.articles.trafalgar) return;
  dealObjectives(s, context);
  if (s.articles.waters === WEST_INDIES_WATERS) {
    // R102 It is the only one that can be: both know it.
    s.directive = DIRECTIVES.areas.indexOf(IN_WEST_INDIES);
    s.directiveShown = 1;
    return;
  }
  drawDirective(s, context.dice);
  dealDuty(s, context);
}

const STATIONS_ONLY: readonly Seat[] = [BRITISH];
const BOTH: readonly Seat[] = [BRITISH, ALLIED];

export const settingUp = procedure('setting-up', {}, [
  step('deal', (s, _l, context) => deal(s, context)),
  together(s => (isVilleneuveBound(s) ? BOTH : STATIONS_ONLY), stationing),
]);
