/** Tracks, manpower, objectives and affairs of state, for the board as text. */

import { DIRECTIVES, EXPEDITION_TRACK, MANPOWER, OBJECTIVES, PORTS, TENSION } from '../model/data/figures.ts';
import { ALLIED, CRAIG, TRAFALGAR_WATERS, CONVOYS } from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';
import type { Entry } from './board-forces.ts';
import {
  blockName,
  destinationName,
  dutyName,
  listed,
  NATIONS,
  OBJECTIVE_AREAS,
  plural,
  portName,
  shipWords,
  turnName,
} from './names.ts';
import { TRAFALGAR_OBJECTIVES } from './state-events.ts';

export function affairs(v: GloryView): Entry[] {
  const isTrafalgar = v.waters === TRAFALGAR_WATERS;
  return [...lost(v), ...provisions(v), ...(isTrafalgar ? reached(v) : campaign(v))].filter(
    ([, items]) => items.length > 0,
  );
}

function campaign(v: GloryView): Entry[] {
  return [
    ['Manpower', v.manpower.map((box, nation) => `${NATIONS[nation]} ${MANPOWER[nation]?.[box] ?? 0}`)],
    ['Convoys', convoys(v)],
    ['Frigates back', v.frigatesBack.map(turnName)],
    [
      'Grand Conseil',
      v.conseil.map((goal, box) => `${'ABCD'[box] ?? ''} ${goal < 0 ? 'empty' : destinationName(goal)}`),
    ],
    ['Napoleon’s objectives', objectives(OBJECTIVES.napoleon.areas, v.napoleon, v.napoleonTaken)],
    ['Pitt’s objectives', objectives(OBJECTIVES.pitt.areas, v.pitt, v.pittTaken)],
    ['Emperor’s Directive', directive(v)],
    [
      'Admiralty orders',
      v.duties
        .filter(({ state }) => state === 0)
        .map(({ event, due }) => `${dutyName(event)}, due in ${turnName(due)}`),
    ],
    ['Raided', raids(v)],
    ['Invaded', v.invaded.flatMap((taken, port) => (taken === 1 ? [portName(port)] : []))],
    ['State', stateOf(v)],
  ];
}

function lost(v: GloryView): Entry[] {
  return v.lost.length === 0 ? [] : [['Lost', [listed(v.lost.map(({ ship }) => shipWords(ship)))]]];
}

const PROVISIONS: readonly string[] = ['', 'May Sortie', 'May Not Sortie', 'face down'];

function provisions(v: GloryView): Entry[] {
  const placed = v.provisions.flatMap((chit, port) =>
    chit === 0 || PORTS[port] === undefined ? [] : [`${portName(port)} ${PROVISIONS[chit]}`],
  );
  return [['Provisions', placed]];
}

function reached(v: GloryView): Entry[] {
  return [
    ['Objectives reached', v.trafalgar.flatMap((taken, i) => (taken === 1 ? [TRAFALGAR_OBJECTIVES[i] ?? ''] : []))],
  ];
}

function convoys(v: GloryView): string[] {
  return v.gathering.flatMap((space, i) =>
    space < 0 ? [] : [`${blockName(CONVOYS[i] ?? CRAIG)} at ${EXPEDITION_TRACK.boxes[space] ?? 'Ready'}`],
  );
}

/** Values one may not see are left out. */
function objectives(areas: readonly number[], values: readonly number[], taken: readonly number[]): string[] {
  return areas.map(area => {
    const value = values[area] ?? 0;
    return `${OBJECTIVE_AREAS[area]}${value > 0 ? ` ${value}` : ''}${taken[area] === 1 ? ' (scored)' : ''}`;
  });
}

function directive(v: GloryView): string[] {
  const scored = v.directivesScored > 0 ? [`${plural(v.directivesScored, 'directive')} fulfilled`] : [];
  if (v.directive < 0) return scored;
  return [`${OBJECTIVE_AREAS[DIRECTIVES.areas[v.directive] ?? 0]}${v.directiveShown ? ', shown' : ''}`, ...scored];
}

const RAIDS: readonly string[] = ['', 'marked', 'in truth', 'shown'];

function raids(v: GloryView): string[] {
  return v.raids.flatMap((marker, port) => {
    if (marker === 0) return [];
    const word = v.who === ALLIED && marker === 1 ? 'marked, in vain' : RAIDS[marker];
    return [`${portName(port)} (${word})`];
  });
}

function stateOf(v: GloryView): string[] {
  const algiers = [[], ['Algiers is British'], ['Algiers is Allied']][v.algiers] ?? [];
  return [
    `United States ${(TENSION.boxes[v.tension] ?? '').toLowerCase()}`,
    ...algiers,
    ...(v.fever ? ['fever in the West Indies'] : []),
    ...(v.barges === 1 ? ['Invasion Barges at sea'] : v.barges === 2 ? ['Invasion Barges destroyed'] : []),
    ...(v.marched ? ['Napoleon has marched'] : []),
    ...(v.failures > 0 ? [`${plural(v.failures, 'point')} to the Allies for orders not carried out`] : []),
  ];
}
