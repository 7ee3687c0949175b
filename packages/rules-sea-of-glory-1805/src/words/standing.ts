/** How the campaign stands, what its events show besides words, and the counts of a forecast. */

import type { DiceThrown, EventFacts, Seat, Standing, TallyWords } from '@weathergauge/engine';
import type { GloryEvent } from '../model/events.ts';
import { ALLIED, BRITISH, TRAFALGAR_WATERS } from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';
import { capital, SIDES, turnName } from './names.ts';
import { ended } from './state-events.ts';

export function standing(v: GloryView): Standing {
  const left = v.cup.reduce((sum, count) => sum + count, 0);
  const of = v.drawn.length + left;
  return {
    headline: headline(v, of),
    turn: v.turn < 1 ? null : { at: v.turn, words: `${turnName(v.turn)} of 1805` },
    clock: of === 0 ? null : { at: v.drawn.length, of },
    sides: [BRITISH, ALLIED].map(side => ({
      name: capital(SIDES[side] ?? ''),
      short: side === BRITISH ? 'British' : 'Allies',
      seats: [side as Seat],
      score: score(v, side),
    })),
  };
}

/** 23.1 Face-down markers and hidden raids are in the points: nobody knows them before the end. Objectives of 24.3 are counted by those who reach them. */
function score(v: GloryView, side: number): number | null {
  if (v.scores !== null) return v.scores[side] ?? null;
  if (v.waters !== TRAFALGAR_WATERS || v.who !== ALLIED || side !== ALLIED) return null;
  return v.trafalgar.reduce((sum, taken) => sum + taken, 0);
}

function headline(v: GloryView, of: number): string {
  if (v.over !== '') return ended(v.over, v.scores ?? []);
  const date = `${turnName(v.turn)} of 1805`;
  if (v.battle !== null) return `${date}. A battle is being fought`;
  if (v.drawn.length === 0) return `${date}. Before the first chit`;
  const whose = v.activation.kind === 0 ? '' : `. ${capital(SIDES[v.activation.side] ?? '')} to move`;
  return `${date}, ${v.drawn.length} of ${of} chits drawn${whose}`;
}

export function facts(e: GloryEvent): EventFacts {
  return { ship: 'ship' in e ? e.ship : null, dice: dice(e), turn: e.type === 'turn' ? e.turn : null };
}

function dice(e: GloryEvent): readonly DiceThrown[] {
  switch (e.type) {
    case 'weather':
    case 'search':
    case 'random-event':
    case 'envoy':
    case 'algiers-invaded':
    case 'broadside':
    case 'fate':
    case 'admiral-fate':
    case 'raid':
    case 'ships-for-india':
      return thrown(e.faces);
    case 'gauge-thrown':
      return e.faces.flatMap(face => thrown([face]));
    case 'fever':
    case 'fast-passage':
    case 'spies':
    case 'privateers':
    case 'rockets':
    case 'command':
      return thrown([e.face]);
    default:
      return [];
  }
}

function thrown(faces: readonly number[]): DiceThrown[] {
  const shown = faces.filter(face => face > 0);
  return shown.length === 0 ? [] : [{ faces: shown, needed: null }];
}

/** What `tally` and `tallied` count. */
const COUNTED: Readonly<Record<string, string>> = {
  points: 'points',
  british: 'points of the British',
  allied: 'points of the Allies',
  rockets: 'ships burnt by rockets',
};

/** What comes about or does not. */
const DEEDS: Readonly<Record<string, string>> = {
  battle: 'a battle',
  sighted: 'the enemy sighted',
  gauge: 'the choice of the weather gauge',
  obeyed: 'your signal obeyed',
  success: 'success',
  crossed: 'Great Britain invaded',
};

export function tallyWords(_v: GloryView, name: string): TallyWords {
  const isScore = name === 'british' || name === 'allied';
  return {
    words: COUNTED[name] ?? DEEDS[name] ?? name.replaceAll('-', ' '),
    isScore,
    isGrave: name.endsWith('lost') || name.endsWith('wrecked') || name === 'battle' || name === 'crossed',
    isDeed: DEEDS[name] !== undefined,
  };
}
