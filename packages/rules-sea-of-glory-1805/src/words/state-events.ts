/** Events of state: news, orders of the Admiralty and the Emperor, raids, objectives and the end, a sentence each. */

import { ADMIRALTY_EVENTS, DIRECTIVES, MANPOWER_BOXES, RANDOM_EVENT_TEXTS, TENSION } from '../model/data/figures.ts';
import { NEAPOLITAN_MONARCHY } from '../model/data/numbers-of-battle.ts';
import type { GloryEvent } from '../model/events.ts';
import { NOWHERE } from '../model/places.ts';
import type { Over } from '../model/terms.ts';
import { ALLIED, BRITISH } from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';
import {
  ADJECTIVES,
  admiralName,
  capital,
  dutyName,
  listed,
  NATIONS,
  OBJECTIVE_AREAS,
  whereWords,
  plural,
  portName,
  raidedAt,
  shipWords,
  SIDES,
  taggedName,
  thrown,
  turnName,
} from './names.ts';

type Of<T extends GloryEvent['type']> = Extract<GloryEvent, { type: T }>;
type StateEvent = Of<
  | 'random-event'
  | 'automatic-event'
  | 'manpower'
  | 'yellow-jack'
  | 'fell-ill'
  | 'recovered'
  | 'spies'
  | 'spied-on'
  | 'spies-report'
  | 'provisions-exposed'
  | 'privateers'
  | 'admiralty-drawn'
  | 'admiralty-orders'
  | 'duty-shown'
  | 'duty-set'
  | 'duty-done'
  | 'duty-failed'
  | 'tension'
  | 'frigate-gone'
  | 'ships-detached'
  | 'rockets-hit'
  | 'rockets'
  | 'envoy'
  | 'algiers-invaded'
  | 'algiers'
  | 'admiral-gone'
  | 'appointed'
  | 'objective'
  | 'directive-scored'
  | 'directive-shown'
  | 'raid'
  | 'raid-outcome'
  | 'invasion'
  | 'ships-for-india'
  | 'channel'
  | 'raid-shown'
  | 'objective-scored'
  | 'over'
>;

export function ofState(v: GloryView, e: StateEvent): string {
  switch (e.type) {
    case 'random-event':
      return news(e);
    case 'automatic-event':
      return AUTOMATIC[e.event] ?? '';
    case 'manpower':
      return `${NATIONS[e.nation]} manpower stood at ${plural(e.points, 'point')} a turn (${MANPOWER_BOXES[e.nation]?.[e.box] ?? ''}).`;
    case 'yellow-jack':
      return 'Yellow Jack broke out in the West Indies: no sorties, repairs or crews in the ports there.';
    case 'fell-ill':
      return `${capital(admiralName(e.admiral))} fell ill.`;
    case 'recovered':
      return `${capital(admiralName(e.admiral))} was well again.`;
    case 'spies':
      return `${e.side === BRITISH ? 'Royalist' : 'French'} spies were at work (${e.face}).`;
    case 'spied-on':
      return spiedOn(e);
    case 'spies-report':
      return spiesReport(e);
    case 'provisions-exposed':
      return magazines(e);
    case 'privateers':
      return e.taken
        ? `French privateers kept a frigate busy until ${turnName(e.until)} (${e.face}).`
        : `French privateers were out, but no frigate was sent after them (${e.face}).`;
    case 'admiralty-drawn':
      return `The Admiralty issued sealed orders, due in ${turnName(e.due)}.`;
    case 'admiralty-orders':
      return `The orders read: ${duty(e.event)} They were due in ${turnName(e.due)}.`;
    case 'duty-shown':
      return `The orders of the Admiralty became known: ${duty(e.event)}`;
    case 'duty-set':
      return dutySet(e.event, e.due);
    case 'duty-done':
      return `The orders were carried out: ${dutyName(e.event)}.`;
    case 'duty-failed':
      return `The orders were not carried out: ${dutyName(e.event)}${e.points > 0 ? `, ${plural(e.points, 'point')} to the Allies` : ''}.`;
    case 'tension':
      return `Relations with the United States: ${TENSION.boxes[e.space] ?? ''}${e.war ? '' : '.'}`;
    case 'frigate-gone':
      return `A British frigate${e.returns > 0 ? ' that had been blown away' : ''} left for American waters and did not come back.`;
    case 'ships-detached':
      return `${capital(plural(e.ships, 'ship'))} of 64 guns sailed for the Cape of Good Hope.`;
    case 'rockets-hit':
      return e.ships.length === 0
        ? `The rockets harmed no ship at ${portName(e.port)}.`
        : `The rockets at ${portName(e.port)} burned ${listed(e.ships.map(shipWords))}.`;
    case 'rockets':
      return `Congreve’s rockets were fired into ${portName(e.port)} (${e.face}): ${e.ships === 0 ? 'no ship was hit' : `${plural(e.ships, 'ship')} put out of action`}.`;
    case 'envoy':
      return `${capital(admiralName(e.admiral))} waited on the Dey of Algiers (${thrown(e.faces)}, where ${e.needed} was needed): ${e.done ? 'the Dey was persuaded' : 'in vain'}.`;
    case 'algiers-invaded':
      return `British troops landed at Algiers (${thrown(e.faces)}): ${e.done ? 'the town fell' : 'they were thrown back'}.`;
    case 'algiers':
      return `Algiers was now with ${SIDES[e.side]}.`;
    case 'admiral-gone':
      return `${capital(admiralName(e.admiral))} took no further part in the campaign.`;
    case 'appointed':
      return `${capital(admiralName(e.admiral))} hoisted his flag.`;
    case 'objective':
      return `${e.whose === 'napoleon' ? 'Napoleon’s' : 'Pitt’s'} objective of ${OBJECTIVE_AREAS[e.area]} went to the Allies${e.value > 0 ? `, ${plural(e.value, 'point')}` : ''}.`;
    case 'directive-scored':
      return `The Emperor’s Directive was fulfilled: ${directive(e.directive)}.`;
    case 'directive-shown':
      return `The Emperor’s Directive became known: ${directive(e.directive)}.`;
    case 'raid':
      return raid(v, e);
    case 'raid-outcome':
      return `The attack ${raidedAt(e.port)} came to ${e.damage} against a defence of ${e.defence} (${e.total} in all): ${e.success ? 'a success' : 'a failure'}.`;
    case 'invasion':
      return e.success ? `${portName(e.port)} was invaded and fell.` : `The invasion of ${portName(e.port)} failed.`;
    case 'ships-for-india':
      return `${capital(plural(e.ships, 'British ship'))} had to be sent to India (${thrown(e.faces)}).`;
    case 'channel':
      return CHANNEL[e.outcome] ?? '';
    case 'raid-shown':
      return e.isTrue
        ? `It was learnt that the raid ${raidedAt(e.port)} had done harm.`
        : `It was learnt that the raid ${raidedAt(e.port)} had done no harm.`;
    case 'objective-scored':
      return `The Allies reached an objective: ${TRAFALGAR_OBJECTIVES[e.objective]}.`;
    case 'over':
      return ended(e.reason, e.scores);
  }
}

/** What comes of it is told by other events. */
function news(e: Of<'random-event'>): string {
  const name = RANDOM_EVENT_TEXTS[e.event]?.name ?? '';
  return `News (${thrown(e.faces)}): ${name}${e.spent === 1 ? ', which changed nothing any more' : ''}.`;
}

/** In the order of `automaticEvents`. */
const AUTOMATIC: readonly string[] = [
  'Nothing of note.',
  'Lord Barham came to the Admiralty.',
  'Napoleon broke camp at Boulogne and marched east: the Channel would not be crossed this year.',
  'Spain drafted men for her fleet.',
  'Rosily-Mesros was ordered to the fleet.',
];

function spiedOn(e: Of<'spied-on'>): string {
  switch (e.on) {
    case 'fleet':
      return `They asked after the British block ${whereWords(e.place)}.`;
    case 'port':
      return `They asked after the ships ${whereWords(e.place)}.`;
    case 'provisions':
      return 'They asked after the magazines.';
    case 'raids':
      return 'They asked what the raids had done.';
  }
}

function spiesReport(e: Of<'spies-report'>): string {
  const cargo = e.convoy ? 'an Expedition, with ' : '';
  if (e.frigate) return `Their report, ${whereWords(e.place)}: a frigate.`;
  const ready = e.ships.length === 0 ? 'no ship ready' : listed(e.ships.map(shipWords));
  const ordinary = e.ordinary.length === 0 ? '' : `; in ordinary ${listed(e.ordinary.map(shipWords))}`;
  return `Their report, ${whereWords(e.place)}: ${cargo}${ready}${ordinary}.`;
}

function magazines(e: Of<'provisions-exposed'>): string {
  const named = (chit: number): string => listed(e.ports.filter((_, i) => e.chits[i] === chit).map(portName));
  const parts = [
    ...(e.chits.includes(1) ? [`ready for a sortie at ${named(1)}`] : []),
    ...(e.chits.includes(2) ? [`not ready at ${named(2)}`] : []),
  ];
  return `The magazines were looked into: ${parts.join(', ')}.`;
}

function duty(event: number): string {
  return `${dutyName(event)}. ${ADMIRALTY_EVENTS[event]?.effect ?? ''}`;
}

/** What St. Cyr threatens is news; of other orders it was told a moment ago, when they became known. */
function dutySet(event: number, due: number): string {
  const what = event === NEAPOLITAN_MONARCHY ? `${duty(event)} It` : `${dutyName(event)}: it`;
  return `${what} had to be done by ${turnName(due)}.`;
}

function directive(number: number): string {
  return OBJECTIVE_AREAS[DIRECTIVES.areas[number] ?? 0] ?? '';
}

/** Troops that land leave their block at once, which has no tag then. */
function raid(v: GloryView, e: Of<'raid'>): string {
  if (e.invasion) return `${ADJECTIVES[e.side]} troops landed at ${portName(e.port)} (${thrown(e.faces)}).`;
  const place = v.blocks.find(({ tag }) => tag === e.tag)?.place ?? NOWHERE;
  return `${capital(taggedName(v, e.side, e.tag, place))} made a raid ${raidedAt(e.port)} (${thrown(e.faces)}).`;
}

const CHANNEL: readonly string[] = [
  'The Allies stood in the Channel, but the Invasion Barges stayed at Boulogne.',
  'The Invasion Barges put to sea from Boulogne.',
  'The Grande Armée crossed the Channel. Great Britain was invaded.',
];

/** 24.3 In the order of `s.trafalgar`. */
export const TRAFALGAR_OBJECTIVES: readonly string[] = [
  'a raid in the North Sea',
  'a raid on Bantry Bay',
  'thirty sail in Brest',
  'thirty sail past the Straits of Gibraltar',
];

const ENDINGS: Readonly<Record<Exclude<Over, ''>, string>> = {
  channel: 'Napoleon crossed the Channel: the Allies won',
  points: 'The campaign was over',
  objectives: 'Two objectives were reached: the Allies won',
  time: 'The Allies had not reached two objectives in time: the British won',
};

/** 23.0 */
export function ended(reason: string, scores: readonly number[]): string {
  const [british = 0, allied = 0] = scores;
  if (reason !== 'points') return `${ENDINGS[reason as Exclude<Over, ''>] ?? 'The game was over'}.`;
  const verdict = british === allied ? 'a draw' : `${SIDES[british > allied ? BRITISH : ALLIED]} won`;
  return `${ENDINGS.points}: ${british} points to the British, ${allied} to the Allies; ${verdict}.`;
}
