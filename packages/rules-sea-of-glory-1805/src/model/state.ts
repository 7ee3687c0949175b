/** The campaign is made and copied here. One factory literal per record keeps the shapes constant; clone copies field by field. */

import { cloneFrames } from '@weathergauge/engine';
import { cloneActivation, newActivation } from './activation.ts';
import { cloneBattle, newBattle } from './battle.ts';
import { CHITS, PORTS, SHIPS, ADMIRALS } from './data/figures.ts';
import { admiraltyEvents } from './data/numbers-of-battle.ts';
import { cloneDraft } from './drafts.ts';
import { cloneGale, newGale } from './gale.ts';
import { ASIDE, NOWHERE, REMOVED } from './places.ts';
import { cloneSearch, newSearch } from './search.ts';
import type { Articles, Block, Campaign, Duty } from './table.ts';
import { ALLIED, BLOCK_COUNT, NO_GOAL, objectiveAreas, SOUND } from './terms.ts';

export * from './reading.ts';
export * from './table.ts';

/** 6.1 The winds with which a year begins: West in the Atlantic, Mistral in the Mediterranean, and the trade wind. */
const FIRST_WINDS: readonly number[] = [1, 3, 6];

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

export function newBlock(id: number): Block {
  return {
    id,
    place: NOWHERE,
    tag: 0,
    known: 0,
    low: 0,
    goal: NO_GOAL,
    arrived: 0,
    order: 0,
    station: NOWHERE,
    returns: 0,
    active: 0,
    began: NOWHERE,
    spent: 0,
    under: 0,
    sortied: 0,
  };
}

/** An empty table: no ship is in play and no block on the map. ch03-setup lays it out. */
export function newCampaign(articles: Articles): Campaign {
  return {
    stack: [],
    articles,
    turn: articles.firstTurn,
    begun: 0,
    initiative: ALLIED,
    blocks: Array.from({ length: BLOCK_COUNT }, (_, id) => newBlock(id)),
    berths: SHIPS.map(() => REMOVED),
    damage: SHIPS.map(() => SOUND),
    admirals: ADMIRALS.map(() => ASIDE),
    cup: CHITS.map(() => 0),
    drawn: [],
    winds: FIRST_WINDS.slice(),
    oldWind: [1, 1, 0],
    weather: zeros(6),
    manpower: zeros(3),
    manned: [],
    barham: 0,
    fever: 0,
    admiralty: admiraltyEvents.map(() => 0),
    duties: [],
    detached: 0,
    tension: 0,
    algiers: 0,
    victor: 0,
    vacant: [],
    stCyr: 0,
    illness: 0,
    marched: 0,
    barges: 0,
    supplies: [0, 0],
    provisions: PORTS.map(() => 0),
    provisionsShown: PORTS.map(() => 0),
    conseil: [-1, -1, -1, -1],
    napoleon: objectiveAreas.map(() => 0),
    pitt: objectiveAreas.map(() => 0),
    napoleonTaken: objectiveAreas.map(() => 0),
    pittTaken: objectiveAreas.map(() => 0),
    raids: PORTS.map(() => 0),
    invaded: PORTS.map(() => 0),
    directive: -1,
    directiveShown: 0,
    directives: zeros(5),
    directivesScored: 0,
    failures: 0,
    trafalgar: zeros(4),
    ledgers: [[], []],
    stirred: PORTS.map(() => 0),
    pick: -1,
    standBy: [0, 0],
    searchOrder: 0,
    attempts: [],
    levy: 0,
    activation: newActivation(),
    search: newSearch(),
    gale: newGale(),
    battle: newBattle(),
    over: '',
  };
}

function cloneBlock(block: Readonly<Block>): Block {
  return {
    id: block.id,
    place: block.place,
    tag: block.tag,
    known: block.known,
    low: block.low,
    goal: block.goal,
    arrived: block.arrived,
    order: block.order,
    station: block.station,
    returns: block.returns,
    active: block.active,
    began: block.began,
    spent: block.spent,
    under: block.under,
    sortied: block.sortied,
  };
}

function cloneDuty(duty: Readonly<Duty>): Duty {
  return { event: duty.event, due: duty.due, state: duty.state, shown: duty.shown };
}

function copies<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const made: T[] = [];
  for (let i = 0; i < list.length; i++) made.push(copy(list[i] as T));
  return made;
}

export function clone(s: Readonly<Campaign>): Campaign {
  return {
    stack: cloneFrames(s.stack, cloneDraft),
    articles: s.articles,
    turn: s.turn,
    begun: s.begun,
    initiative: s.initiative,
    blocks: copies(s.blocks, cloneBlock),
    berths: s.berths.slice(),
    damage: s.damage.slice(),
    admirals: s.admirals.slice(),
    cup: s.cup.slice(),
    drawn: s.drawn.slice(),
    winds: s.winds.slice(),
    oldWind: s.oldWind.slice(),
    weather: s.weather.slice(),
    manpower: s.manpower.slice(),
    manned: s.manned.slice(),
    barham: s.barham,
    fever: s.fever,
    admiralty: s.admiralty.slice(),
    duties: copies(s.duties, cloneDuty),
    detached: s.detached,
    tension: s.tension,
    algiers: s.algiers,
    victor: s.victor,
    vacant: s.vacant.length === 0 ? [] : s.vacant.slice(),
    stCyr: s.stCyr,
    illness: s.illness,
    marched: s.marched,
    barges: s.barges,
    supplies: s.supplies.slice(),
    provisions: s.provisions.slice(),
    provisionsShown: s.provisionsShown.slice(),
    conseil: s.conseil.slice(),
    napoleon: s.napoleon.slice(),
    pitt: s.pitt.slice(),
    napoleonTaken: s.napoleonTaken.slice(),
    pittTaken: s.pittTaken.slice(),
    raids: s.raids.slice(),
    invaded: s.invaded.slice(),
    directive: s.directive,
    directiveShown: s.directiveShown,
    directives: s.directives.slice(),
    directivesScored: s.directivesScored,
    failures: s.failures,
    trafalgar: s.trafalgar.slice(),
    ledgers: [(s.ledgers[0] as number[]).slice(), (s.ledgers[1] as number[]).slice()],
    stirred: s.stirred.slice(),
    pick: s.pick,
    standBy: s.standBy.slice(),
    searchOrder: s.searchOrder,
    attempts: s.attempts.length === 0 ? [] : s.attempts.slice(),
    levy: s.levy,
    activation: cloneActivation(s.activation),
    search: cloneSearch(s.search),
    gale: cloneGale(s.gale),
    battle: cloneBattle(s.battle),
    over: s.over,
  };
}
