/** What a side is asked, in a sentence. */

import type { About, Prompt } from '@weathergauge/engine';
import { RUNNING_BATTLE } from '../model/data/numbers-of-battle.ts';
import { BONUS_MOVE, FLIGHT } from '../model/activation.ts';
import { BRITISH, TRAFALGAR_WATERS } from '../model/terms.ts';
import { roundsOf } from '../model/lookups.ts';
import type { GloryView } from '../model/view.ts';
import {
  admiralName,
  AREAS,
  BATTLE_TYPES,
  blockAt,
  blockName,
  capital,
  inWords,
  ownName,
  placeWords,
  plural,
  portName,
  SAILS,
  shipWords,
  signed,
  tacticName,
  WINDS,
  withMinus,
  ZONES,
} from './names.ts';

/** 5.12 As a chit lies in a draft. */
const MAY_SORTIE = 1;

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
  'stationing.goal': () =>
    'Villeneuve is on his way home from the West Indies. For which port? The British are not told.',
  'stationing.fleet': (_v, about) =>
    `Where off ${portName(about('port'))} does ${ownName(about('block'))} begin? Inshore it sees more, and gales cost it twice as much.`,
  'stationing.frigate': (_v, about) =>
    `Where does ${blockName(about('block'))} begin? Frigates search and report; they never fight.`,
  'stationing.hex': (_v, about) => `Where in ${ZONES[about('zone')]} does ${blockName(about('block'))} begin?`,
  'later-fleets.station': (_v, about) => `A fleet arrives off ${portName(about('port'))}. On which station?`,
  // 5 administration
  'business.business': business,
  'council.provisions': provisions,
  'council.conseil': () =>
    'The Grand Conseil d’Amirauté: four destinations, face down. Sorties of this turn can have no other.',
  'appointing.post': (_v, about) => `At which port does ${admiralName(about('admiral'))} hoist his flag?`,
  'bound-for.bound-for': (_v, about) => `${capital(ownName(about('block')))} crosses the Atlantic. Where is it bound?`,
  'bound-for.fog': (_v, about) => `${capital(ownName(about('block')))} crosses the Atlantic. With Fog of War?`,
  'landfall.which': () => 'Several blocks arrive from the Atlantic. Which is the next?',
  'landfall.fog-goal': () => 'Where does the Fog of War arrive?',
  'landfall.arrive': () =>
    'A block arrives from the Atlantic. How far in does it go? Enemies there look for it on the way.',
  // 6 weather
  'weathering.suffer': (_v, about) =>
    `The weather harms ${plural(about('hits'), 'ship')} of ${about('block') >= 0 ? ownName(about('block')) : `those in ${portName(about('port'))}`}. Which one?`,
  'weathering.frigate': () => 'Which frigate is driven away?',
  'weathering.nothing': () => 'The weather does no harm that you could choose.',
  'sheltering.fleet': () => 'After the weather damaged ships may go straight into port. From which fleet?',
  'sheltering.ships': (_v, about) => `Which ships of ${ownName(about('block'))} go into ${portName(about('port'))}?`,
  // 7, 9, 11 activation
  'giving.order': orders,
  'giving.goal': (_v, about) => `The sortie from ${portName(about('port'))}: where is it bound?`,
  'giving.carrier': (_v, about) => `The sortie from ${portName(about('port'))}: under which name does it sail?`,
  'giving.muster': (v, about) => `Which ships ${sail(v, about)}?`,
  'giving.ships': (v, about) => `Which ships ${sail(v, about)}? ${chosen(v)} so far.`,
  'giving.fog': (v, about) =>
    `Does a Fog of War block sail beside ${blockAt(v, about('block'))}? The British cannot tell the two apart.`,
  'giving.new-goal': (_v, about) => `${capital(ownName(about('block')))} leaves its goal. Where is it bound now?`,
  'giving.course': course,
  'joining.join': () => 'Fleets in one place may become one. Which join?',
  // 14 search
  'allied-search.search': (_v, about) =>
    `British blocks are within reach. Do your ships ${placeWords(about('place'))} search? What a fleet finds, it fights.`,
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
  'weather-gauge.gauge': () => 'You have won the throw. To windward, which may deny battle, or to leeward?',
  'weather-gauge.battle': () => 'You are to windward. Give battle, or deny it?',
  'weather-gauge.day': day,
  'signalling.signal': signal,
  'combat.choose-battle': (_v, about) => `Round ${about('round')}: your admiral chooses what kind of battle it is.`,
  'full-sail-die.extra-die': (_v, about) =>
    `${BATTLE_TYPES[Math.max(RUNNING_BATTLE, about('type'))]}. The enemy carries full sail: throw one die more? No ship can be wrecked by it.`,
  'gunnery.hit': (_v, about) =>
    `${capital(plural(about('points'), 'point'))} of damage to give out. Which ship is hit?`,
  'breaking-off.break-off': (_v, about) =>
    about('precipitous') === 1
      ? 'Flee the battle? A precipitous withdrawal: only your ships are then tried by fate.'
      : 'Break off the battle?',
  'towing.prize': (_v, about) => `Which fleet takes ${shipWords(about('ship'))} in tow?`,
  'sending-in.ships': (_v, about) => `After the battle damaged ships may go into ${portName(about('port'))}. Which?`,
  'sending-in.admirals': (_v, about) => `Which admirals go ashore at ${portName(about('port'))}?`,
  'new-bearings.goal': (_v, about) => `After the battle: where is ${ownName(about('block'))} bound?`,
  'releasing.release': (_v, about) =>
    `After the battle: does ${ownName(about('block'))} put to sea, free of its blockade?`,
  // 22 raids and invasions
  'attempting.attempt': attempt,
  'crossing.cross': (_v, about) =>
    about('barges') === 1 ? 'The Barges are at sea. On to England?' : 'Do the Invasion Barges put to sea?',
  'flight.flee': (_v, about) => `${portName(about('port'))} is lost. Where do your ships flee?`,
  'recalling.ship': (_v, about) => `${capital(plural(about('left'), 'ship'))} to send to India. Which one?`,
};

/** 22.1 No army lands in Trafalgar. */
function attempt(v: GloryView): string {
  if (v.who === BRITISH) return 'Does the Expedition land at Algiers?';
  return v.waters === TRAFALGAR_WATERS
    ? 'The first Initiative Chit: which block raids?'
    : 'The first Initiative Chit: which block raids or invades?';
}

function business(v: GloryView, about: (key: string) => number): string {
  if (v.waters === TRAFALGAR_WATERS) return 'Repairs in port: which damaged ships are mended?';
  const spanish = v.who === 1 ? ` French and ${about('spanish')} Spanish` : '';
  return `Ships to crew and repair, convoys to gather: ${about('points')}${spanish} manpower left.`;
}

function provisions(v: GloryView): string {
  const placed = v.draft?.kind === 'council' ? v.draft.provisions : [];
  const [may = 0, mayNot = 0] = v.supplies;
  const mayLeft = may - placed.filter(chit => chit === MAY_SORTIE).length;
  const left = may + mayNot - placed.filter(chit => chit !== 0).length;
  const sorties = mayLeft === 0 ? 'none of them' : mayLeft === left ? 'all' : inWords(mayLeft);
  return `${capital(plural(left, 'Provisions Chit'))} to place face down, ${sorties} May Sortie. Where does the next one go?`;
}

/** 9.0 The chit that is being played, and what it allows. */
function orders(v: GloryView): string {
  const { kind, area, allowance } = v.activation;
  if (kind === BONUS_MOVE)
    return `A bonus move: one block, up to ${plural(allowance, 'hex', 'hexes')}, whatever the wind. Which block?`;
  if (kind === FLIGHT || area < 0) return 'Your orders?';
  return `${WINDS[v.winds[area] ?? 0]} in ${AREAS[area]}: your blocks there have ${plural(allowance, 'point')} each. Your orders?`;
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

/** 17.5 What it would be without any change. */
function day(_v: GloryView, about: (key: string) => number): string {
  const [total, by] = [about('total'), about('season')];
  const season = by === 0 ? '' : `, ${signed(by)} for the season`;
  return `The day of battle: ${withMinus(total)}${season}, enough for ${plural(roundsOf(total + by), 'round')}. Change it by your seamanship, ${about('seamanship')}?`;
}

function signal(v: GloryView, about: (key: string) => number): string {
  const isWindward = v.battle?.windward === v.who;
  const now = `${tacticName(about('tactic'), isWindward)}, ${SAILS[about('sail')]}`;
  return `Round ${about('round')} of ${about('rounds')}, now ${now}. Your signal? Obeyed on ${about('rating')} or less.`;
}
