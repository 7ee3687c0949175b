/** What a side is asked, in a sentence. */

import type { About, Prompt } from '@weathergauge/engine';
import { RUNNING_BATTLE } from '../model/data/numbers-of-battle.ts';
import { BONUS_MOVE, FLIGHT } from '../model/activation.ts';
import type { GloryView } from '../model/view.ts';
import {
  admiralName,
  AREAS,
  BATTLE_TYPES,
  blockAt,
  blockName,
  capital,
  ownName,
  placeWords,
  plural,
  portName,
  SAILS,
  shipWords,
  signed,
  tacticName,
  WINDS,
  ZONES,
} from './names.ts';

type Asking = (v: GloryView, about: (key: string) => number) => string;

export function asked(v: GloryView, { ask, about }: Prompt): string {
  return (ASKS[ask] ?? OTHERWISE)(v, key => of(about, key));
}

function of(about: About, key: string): number {
  return about[key] ?? -1;
}

const OTHERWISE: Asking = () => 'Your orders?';

/** By the lane or procedure and its question. */
export const ASKS: Readonly<Record<string, Asking>> = {
  // 3 setting up
  'stationing.goal': () => 'Where is Villeneuve bound?',
  'stationing.fleet': (_v, about) => `Where off ${portName(about('port'))} does ${ownName(about('block'))} begin?`,
  'stationing.frigate': (_v, about) => `Where does ${blockName(about('block'))} begin?`,
  'stationing.hex': (_v, about) => `Where in ${ZONES[about('zone')]} does ${blockName(about('block'))} begin?`,
  'later-fleets.station': (_v, about) => `A fleet arrives off ${portName(about('port'))}. On which station?`,
  // 5 administration
  'business.business': business,
  'council.provisions': provisions,
  'council.conseil': () => 'The Grand Conseil d’Amirauté: which destinations lie in the boxes?',
  'appointing.post': (_v, about) => `At which port does ${admiralName(about('admiral'))} hoist his flag?`,
  'bound-for.bound-for': (_v, about) => `${capital(ownName(about('block')))} crosses the Atlantic. Where is it bound?`,
  'bound-for.fog': (_v, about) => `${capital(ownName(about('block')))} crosses the Atlantic. With Fog of War?`,
  'landfall.which': () => 'Which block arrives first?',
  'landfall.fog-goal': () => 'Where does the Fog of War arrive?',
  'landfall.arrive': () => 'A block arrives from the Atlantic. How does it come in?',
  // 6 weather
  'weathering.suffer': (_v, about) =>
    `The weather harms ${plural(about('hits'), 'ship')} of ${about('block') >= 0 ? ownName(about('block')) : `those in ${portName(about('port'))}`}. Which one?`,
  'weathering.frigate': () => 'Which frigate is driven away?',
  'weathering.nothing': () => 'The weather does no harm that you could choose.',
  'sheltering.fleet': () => 'Do damaged ships go into port?',
  'sheltering.ships': (_v, about) => `Which ships of ${ownName(about('block'))} go into ${portName(about('port'))}?`,
  // 7, 9, 11 activation
  'giving.order': orders,
  'giving.goal': (_v, about) => `The sortie from ${portName(about('port'))}: where is it bound?`,
  'giving.carrier': (_v, about) => `The sortie from ${portName(about('port'))}: under which name does it sail?`,
  'giving.muster': (v, about) => `Which ships ${sail(v, about)}?`,
  'giving.ships': (v, about) => `Which ships ${sail(v, about)}? ${chosen(v)} so far.`,
  'giving.fog': (v, about) => `With Fog of War beside ${blockAt(v, about('block'))}?`,
  'giving.new-goal': (_v, about) => `${capital(ownName(about('block')))} leaves its goal. Where is it bound now?`,
  'giving.course': course,
  'joining.join': () => 'Which fleets join?',
  // 14 search
  'allied-search.search': (_v, about) => `Do your ships ${placeWords(about('place'))} search?`,
  'north-sea-sweep.sweep': () => 'Where does the North Sea Fleet look?',
  // 15 events
  'spies.spy': () => 'What do your spies look into?',
  'frigate-lost.privateers': () => 'French privateers are out. Which frigate goes after them?',
  'frigate-for-war.war': () => 'War with the United States. Which frigate leaves the game?',
  'rockets.rockets': () => 'Sir Sidney Smith has rockets. Into which port are they fired?',
  'detaching.detach': (_v, about) =>
    `${capital(plural(about('left'), 'ship'))} of 64 guns to send to the Cape. Which one?`,
  'send-envoy.envoy': () => 'Does an admiral wait on the Dey of Algiers?',
  'send-troops.invade-algiers': () => 'Do troops land at Algiers?',
  // 16–20 battle
  'weather-gauge.gauge': () => 'The weather gauge is yours to take or to leave.',
  'weather-gauge.battle': () => 'You are to windward. Is there to be a battle?',
  'weather-gauge.day': day,
  'signalling.signal': signal,
  'combat.choose-battle': (_v, about) => `Round ${about('round')}: what kind of battle is it?`,
  'full-sail-die.extra-die': (_v, about) =>
    `${BATTLE_TYPES[Math.max(RUNNING_BATTLE, about('type'))]}: another die for full sail?`,
  'gunnery.hit': (_v, about) => `${capital(plural(about('points'), 'point'))} of damage left. Which ship is hit?`,
  'breaking-off.break-off': (_v, about) =>
    about('precipitous') === 1 ? 'Flee the battle? It would be a precipitous withdrawal.' : 'Break off the battle?',
  'towing.prize': (_v, about) => `Which fleet takes ${shipWords(about('ship'))} in tow?`,
  'sending-in.ships': (_v, about) => `Which ships go into ${portName(about('port'))}?`,
  'sending-in.admirals': (_v, about) => `Which admirals go ashore at ${portName(about('port'))}?`,
  'new-bearings.goal': (_v, about) => `After the battle: where is ${ownName(about('block'))} bound?`,
  'releasing.release': (_v, about) => `After the battle: does ${ownName(about('block'))} leave its station?`,
  // 22 raids and invasions
  'attempting.attempt': v => (v.who === 0 ? 'Does the Expedition land at Algiers?' : 'Which block raids or invades?'),
  'crossing.cross': (_v, about) =>
    about('barges') === 1 ? 'The Barges are at sea. On to England?' : 'Do the Invasion Barges put to sea?',
  'flight.flee': (_v, about) => `${portName(about('port'))} is lost. Where do your ships flee?`,
  'recalling.ship': (_v, about) => `${capital(plural(about('left'), 'ship'))} to send to India. Which one?`,
};

function business(v: GloryView, about: (key: string) => number): string {
  const spanish = v.who === 1 ? ` French and ${about('spanish')} Spanish` : '';
  return `Crews, repairs and convoys: ${about('points')}${spanish} manpower left.`;
}

function provisions(v: GloryView): string {
  const placed = v.draft?.kind === 'council' ? v.draft.provisions : [];
  const [may = 0, mayNot = 0] = v.supplies;
  const left = may + mayNot - placed.filter(chit => chit !== 0).length;
  return `${capital(plural(left, 'Provisions Chit'))} to place. Where does the next one go?`;
}

/** 9.0 The chit that is being played, and what it allows. */
function orders(v: GloryView): string {
  const { kind, area, allowance } = v.activation;
  if (kind === BONUS_MOVE) return `A bonus move of ${plural(allowance, 'hex', 'hexes')}. Which block?`;
  if (kind === FLIGHT || area < 0) return 'Your orders?';
  return `${WINDS[v.winds[area] ?? 0]} in ${AREAS[area]}. Your orders?`;
}

function sail(v: GloryView, about: (key: string) => number): string {
  const [block, port] = [about('block'), about('port')];
  const kind = v.draft?.kind === 'orders' ? v.draft.order.kind : 'none';
  if (kind === 'along-coast') return `go along the coast from ${portName(port)}`;
  if (kind === 'relocate') return `go into ${portName(port)}`;
  return kind === 'split' ? `leave ${ownName(block)}` : `sail from ${portName(port)}`;
}

function chosen(v: GloryView): string {
  const count = v.draft?.kind === 'orders' ? v.draft.order.ships.length : 0;
  return capital(count === 0 ? 'none' : plural(count, 'ship'));
}

function course(v: GloryView, about: (key: string) => number): string {
  const [block, port, hex, left] = [about('block'), about('port'), about('hex'), about('left')];
  if (hex < 0) return `${block >= 0 ? blockAt(v, block) : `The ships from ${portName(port)}`}: what course?`;
  const who = block >= 0 ? `${capital(ownName(block))} is` : `The ships from ${portName(port)} are`;
  const unit = v.activation.kind === BONUS_MOVE ? plural(left, 'hex', 'hexes') : plural(left, 'point');
  return `${who} ${placeWords(hex)}, with ${unit} left. What course?`;
}

function day(_v: GloryView, about: (key: string) => number): string {
  const season = about('season') === 0 ? '' : `, ${signed(about('season'))} for the season`;
  return `The day of battle stands at ${about('total')}${season}. Change it by ${about('seamanship')}?`;
}

function signal(v: GloryView, about: (key: string) => number): string {
  const isWindward = v.battle?.windward === v.who;
  const now = `${tacticName(about('tactic'), isWindward)}, ${SAILS[about('sail')]}`;
  return `Round ${about('round')} of ${about('rounds')}, now ${now}. Your signal? Obeyed on ${about('rating')} or less.`;
}
