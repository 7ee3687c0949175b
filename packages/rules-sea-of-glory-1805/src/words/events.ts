/** What happened, a sentence each, as a gazette would print it under the date of the turn. */

import type { Modifier } from '@weathergauge/engine';
import type { Chit } from '../model/data/figures.ts';
import { CHITS, EXPEDITION_TRACK, PLACES, PORT_AT, TURNS } from '../model/data/figures.ts';
import type { GloryEvent } from '../model/events.ts';
import { turnAt } from '../model/lookups.ts';
import { isInPort, isOnTrack, partOf, portOf } from '../model/places.ts';
import {
  BONUS_CHIT,
  INITIATIVE_CHIT,
  INSHORE,
  OFF_STATION,
  PORT,
  RANDOM_WEATHER,
  SEA,
  TRANSPORT,
  WIND_CHIT,
  WRECKED,
  ZONE_1_WEATHER,
  CONVOYS,
} from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';
import { inBattle } from './battle-events.ts';
import {
  ADJECTIVES,
  anyBlock,
  AREAS,
  capital,
  company,
  fromWhere,
  inCompany,
  listed,
  ownName,
  whereWords,
  plural,
  portName,
  rangeInWords,
  SEVERITIES,
  shipWords,
  SIDES,
  signed,
  taggedName,
  tenDays,
  thrown,
  turnName,
  WINDS,
  withMinus,
  ZONES,
} from './names.ts';
import { ofState } from './state-events.ts';

type Of<T extends GloryEvent['type']> = Extract<GloryEvent, { type: T }>;

/**
 * Whose winds or moves they are is said by the chit; what is settled after a battle is told when it is. That a block makes for
 * some place is news only where somebody may stop it on the way: if the next thing told is that it has moved, that says both.
 * So does the weather that strikes of the chit that brought it.
 */
export function saidBy({ type }: GloryEvent): 'always' | readonly string[] {
  if (type === 'declares' || type === 'stands-on') return ['moved'];
  if (type === 'chit') return ['weather'];
  return type === 'half' || type === 'after-battle' ? 'always' : [];
}

export function happened(v: GloryView, e: GloryEvent): string {
  switch (e.type) {
    case 'revealed':
      return ''; // What was sealed follows, line by line.
    case 'turn':
      return `${turnName(e.turn)} of 1805: ${tenDays(e.turn)}.`;
    case 'gathered':
      return gathered(e);
    case 'reinforcement':
      return `${shipWords(e.ship)} joined at ${portName(e.port)}.`;
    case 'fever':
      return e.over
        ? `The fever in the West Indies was over (${e.face}).`
        : `The fever in the West Indies went on (${e.face}).`;
    case 'provisions-drawn':
      return `The Allied dockyards had ${plural(e.chits, 'Provisions Chit')} to give out.`;
    case 'fast-passage':
      return `${capital(onPassage(v, e))} made ${e.fast ? 'a fast passage' : 'no fast passage'} (${e.face}).`;
    case 'chit':
      return e.ends ? 'The second Initiative Chit was drawn: these ten days were over.' : chit(v, CHITS[e.chit]);
    case 'half':
      return `It was for ${SIDES[e.side]} to move.`;
    case 'initiative':
      return `The initiative passed to ${SIDES[e.side]}.`;
    case 'weather':
      return weather(e);
    case 'blown-off':
      return `${ADJECTIVES[e.side]} blocks off ${portName(e.port)} were blown off station.`;
    case 'foundered':
      return `${shipWords(e.ship)} foundered.`;
    case 'weather-damage':
      return `${shipWords(e.ship)} was ${e.damage === WRECKED ? 'wrecked' : 'damaged'} by the weather.`;
    case 'frigate-away':
      return `A British frigate ${whereWords(e.place)} was driven away, ${e.returns >= TURNS.length ? 'not to be back this year' : `to be back in ${turnName(e.returns)}`}.`;
    case 'moved':
      return moved(v, e);
    case 'turned':
      return `${capital(taggedName(v, e.side, e.tag, e.place))} ${whereWords(e.place)} ${e.flat ? 'made' : 'no longer made'} for the closest friendly port.`;
    case 'declares':
      return `Off ${portName(e.port)} ${anyBlock(e.side)} ${declared(e.part)}.`;
    case 'stands-on':
      return `Off ${portName(e.port)} ${anyBlock(e.side)} ${stoodOn(e.part)}.`;
    case 'sortie':
      return `${ADJECTIVES[e.side]} ships put to sea from ${portName(e.port)}.`;
    case 'provisions-shown':
      return `${portName(e.port)} was seen to be provisioned for a sortie.`;
    case 'taken-off':
      return `${capital(anyBlock(e.side))} was no longer seen ${whereWords(e.place)}.`;
    case 'appeared':
      return `Another ${ADJECTIVES[e.side]} block was made out ${whereWords(e.place)}.`;
    case 'gold':
      return `The Spanish Gold came safe into ${portName(e.port)}.`;
    case 'masts':
      return masts(e);
    case 'search':
      return `${ADJECTIVES[e.side]} lookouts ${whereWords(e.place)} ${e.spotted ? 'raised a strange sail' : 'saw nothing'} (${thrown(e.faces)}).`;
    case 'search-total':
      return `That made ${withMinus(e.total)} in all: ${e.spotted ? 'enough' : 'not enough'}.`;
    case 'fog-lifted':
      return `${capital(plural(e.blocks, 'Allied block'))} ${whereWords(e.place)} proved to be ${e.blocks === 1 ? 'a false report' : 'false reports'}.`;
    case 'sighted':
      return sighted(e);
    case 'fleet-joins':
      return `A British fleet arrived ${whereWords(e.place)}.`;
    case 'gone-home':
      return `${capital(taggedName(v, e.side, e.tag, -1))} left the West Indies for home.`;
    case 'random-event':
    case 'automatic-event':
    case 'manpower':
    case 'yellow-jack':
    case 'fell-ill':
    case 'recovered':
    case 'spies':
    case 'spied-on':
    case 'spies-report':
    case 'provisions-exposed':
    case 'privateers':
    case 'admiralty-drawn':
    case 'admiralty-orders':
    case 'duty-shown':
    case 'duty-set':
    case 'duty-done':
    case 'duty-failed':
    case 'tension':
    case 'frigate-gone':
    case 'ships-detached':
    case 'rockets-hit':
    case 'rockets':
    case 'envoy':
    case 'algiers-invaded':
    case 'algiers':
    case 'admiral-gone':
    case 'appointed':
    case 'objective':
    case 'directive-scored':
    case 'directive-shown':
    case 'raid':
    case 'raid-outcome':
    case 'invasion':
    case 'ships-for-india':
    case 'channel':
    case 'raid-shown':
    case 'objective-scored':
    case 'over':
      return ofState(v, e);
    default:
      return inBattle(e);
  }
}

function gathered({ convoy, space }: Of<'gathered'>): string {
  const name = capital(ownName(CONVOYS[convoy] ?? TRANSPORT));
  if (space >= EXPEDITION_TRACK.ready) return `${name} was ready to embark.`;
  return space === 0
    ? `${name} began to gather.`
    : `${name} was gathering: space ${space + 1} of ${EXPEDITION_TRACK.boxes.length}.`;
}

function onPassage(v: GloryView, { side, tag }: Of<'fast-passage'>): string {
  const place = [...v.blocks, ...v.blanks].find(each => each.tag === tag && isOnTrack(each.place))?.place ?? -1;
  return taggedName(v, side, tag, place);
}

function chit(v: GloryView, drawn: Chit | undefined): string {
  if (drawn === undefined) return 'A chit was drawn.';
  if (drawn.kind === WIND_CHIT) return `${capital(WINDS[drawn.wind] ?? '')} in ${AREAS[drawn.area]}.`;
  if (drawn.kind === BONUS_CHIT)
    return `A bonus move for ${SIDES[drawn.side]}: one block, up to ${plural(drawn.hexes, 'hex', 'hexes')}.`;
  if (drawn.kind === INITIATIVE_CHIT) return 'The first Initiative Chit was drawn.';
  if (drawn.weather === ZONE_1_WEATHER) return `The glass fell in ${ZONES[0]}.`;
  // 6.6 Out of the hurricane season the chit of the West Indies may strike anywhere.
  return drawn.weather === RANDOM_WEATHER || turnAt(v.turn).hurricanes === 0
    ? 'The glass fell.'
    : `The glass fell in ${ZONES[5]}.`;
}

function weather(e: Of<'weather'>): string {
  const zones = ZONES.filter((_, zone) => (e.zones & (1 << zone)) !== 0);
  if (zones.length === 0) return 'The foul weather passed these waters by.';
  const kind = SEVERITIES[e.severity] ?? '';
  return `A ${kind} struck ${listed(zones)} (${thrown(e.faces)}).`;
}

/** What a block was seen to do, by where it came from and where it is. */
function moved(v: GloryView, e: Of<'moved'>): string {
  const { from, place } = e;
  const who = capital(mover(v, e));
  const [left, here] = [portOf(from), portOf(place)];
  if (isOnTrack(place)) return `${who} stood out into the Atlantic, ${whereWords(place)}.`;
  if (isOnTrack(from)) return `${who} came in from the Atlantic, ${whereWords(place)}.`;
  if (isInPort(place)) return `${who} went into ${portName(here)}.`;
  if (isInPort(from)) return `${who} came out of ${portName(left)}: ${whereWords(place)}.`;
  if (left >= 0 && left === here) return `${who} ${shifted(partOf(from), partOf(place))} ${whereWords(place)}.`;
  if (left >= 0 && PORT_AT[place] === left) return `${who} stood out to sea off ${portName(left)}.`;
  if (here >= 0 && PORT_AT[from] === here) return `${who} came in from sea: ${whereWords(place)}.`;
  if (place === PLACES.toEurope) return `${who} set out on the way to Europe.`;
  return `${who} sailed from ${fromWhere(from)} to ${fromWhere(place)}.`;
}

/** Off a track it may have gone on into port, and left its tag to another of one's own that lay there all the time. */
function mover(v: GloryView, { side, tag, from, place }: Of<'moved'>): string {
  const named = v.blocks.find(block => block.tag === tag && block.place === place);
  return isOnTrack(from) && named?.began !== from ? anyBlock(side) : taggedName(v, side, tag, place);
}

function shifted(from: number, to: number): string {
  if (to === OFF_STATION) return 'drew away:';
  if (from === OFF_STATION) return 'came back on station:';
  return to === INSHORE ? 'closed the shore:' : 'drew out:';
}

function declared(part: number): string {
  if (part === SEA) return 'stood out for the open sea';
  return part === PORT ? 'stood in for the port' : `made for ${part === INSHORE ? 'the shore' : 'the offing'}`;
}

/** Of the two ways on through a patrol zone: in, and out. */
function stoodOn(part: number): string {
  return part === INSHORE ? 'stood on towards the shore' : 'stood on into the offing';
}

function masts(e: Of<'masts'>): string {
  const verb = e.ships + e.ordinary > 0 || e.frigates || e.convoys ? 'were' : 'was';
  const ordinary = e.ordinary > 0 ? `, and ${rangeInWords(e.ordinary)} in ordinary,` : '';
  const by = isInPort(e.place) ? `from the ${ADJECTIVES[e.side]} station` : `by the ${ADJECTIVES[e.side]} signal tower`;
  const ready = inCompany(e.ships, rangeInWords(e.ships), company(e.frigates, e.convoys));
  return `${capital(ready)}${ordinary} ${verb} counted ${whereWords(e.place)} ${by}.`;
}

function sighted(e: Of<'sighted'>): string {
  const whose = ADJECTIVES[e.side];
  if (e.ships === 0 && e.frigates && !e.convoys && !e.gold)
    return `${whose} frigates, and no ships of the line, were seen ${whereWords(e.place)}.`;
  if (e.ships === 0 && !e.frigates && !e.convoys && !e.gold)
    return `No ${whose} ships of the line were seen ${whereWords(e.place)}.`;
  return `${whose} ships were seen ${whereWords(e.place)}: ${rangeInWords(e.ships)}${company(e.frigates, e.convoys, e.gold)}.`;
}

/** What was added to the dice of a search. */
const MODIFIERS: Readonly<Record<string, string>> = {
  inshore: 'on station inshore',
  loose: 'on station on loose blockade',
  'off-station': 'off station',
  narrows: 'waiting in the narrows',
  frigate: 'a frigate looks',
  far: 'come a long way',
  weather: 'foul weather',
  season: 'the season',
};

export function madeUpBy(_v: GloryView, _e: GloryEvent, { what, by }: Modifier): string {
  return `${MODIFIERS[what] ?? what.replaceAll('-', ' ')} ${signed(by)}`;
}
