/** Events as motions: blocks sail their way, winds turn, lines fire, and what is heard is told over the chart. */

import type { GloryEvent, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { areas, CHITS, WIND_CHIT } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { distance } from '../../../board/geometry.ts';
import type { Motion, Pose } from '../../../board/scene.ts';
import type { Happening } from '../../../client/protocol.ts';
import { acts } from './battle-acts.ts';
import type { Battle } from './battle-sea.ts';
import { joinedIn } from './battle-sea.ts';
import { pieceOf } from './blocks.ts';
import type { Chart } from './chart.ts';
import { chartOf } from './chart.ts';
import { broadsides, hits, lost, standsAway, wrecked } from './gunnery.ts';
import { SIZE } from './layout.ts';
import { poseAt, spotOf } from './places.ts';
import { scene, windFrom } from './scene.ts';
import { say } from './say.ts';

/** A hex is sailed in so many milliseconds; long ways take less for each. */
const MS_A_HEX = 190;
const LONGEST_MS = 1500;
const CAPTION_MS = 1000;
const WIND_MS = 700;

/** What is worth a line over the chart, in the words of the log. */
const TOLD: ReadonlySet<GloryEvent['type']> = new Set([
  'turn',
  'initiative',
  'weather',
  'masts',
  'fog-lifted',
  'sighted',
  'random-event',
  'automatic-event',
  'battle',
  'denied',
  'battle-type',
  'lines-formed',
  'broadside',
  'left-battle',
  'admiral-captured',
  'battle-over',
  'ship-lost',
  'raid',
  'invasion',
  'channel',
  'objective-scored',
  'over',
]);

export function motions(before: GloryView, happenings: readonly Happening[]): readonly Motion[] {
  return acts(before, happenings).flatMap(({ view, happenings: told }) => {
    const battle = joinedIn(view);
    return battle === null ? onChart(view, told) : inBattle(view, battle, told);
  });
}

function onChart(before: GloryView, happenings: readonly Happening[]): readonly Motion[] {
  const chart = chartOf(before.waters);
  return happenings.flatMap(({ event, words }): readonly Motion[] => {
    const told = event as GloryEvent;
    switch (told.type) {
      case 'moved':
        return sailed(chart, before, told);
      case 'chit':
        return chit(before, told.chit, words);
      default:
        return inWords(told, words);
    }
  });
}

function inWords(told: GloryEvent, words: string): readonly Motion[] {
  const isTold = TOLD.has(told.type) || (told.type === 'admiral-fate' && told.killed === 1);
  return isTold && words !== '' ? [caption(words)] : [];
}

/** Both throw one after the other, and all hits are told together: each is one motion of the whole line. */
function inBattle(view: GloryView, battle: Battle, happenings: readonly Happening[]): readonly Motion[] {
  const told = happenings.map(({ event }) => event as GloryEvent);
  return happenings.flatMap(({ event, words }, i): readonly Motion[] => {
    const e = event as GloryEvent;
    const isFirst = told[i - 1]?.type !== e.type;
    switch (e.type) {
      case 'broadside':
        return isFirst ? broadsides(view, battle, following(told, i, e.type)) : [];
      case 'ship-hit':
        return isFirst ? hits(view, battle, following(told, i, e.type)) : [];
      case 'left-battle':
        return [...inWords(e, words), ...standsAway(view, battle, e.side)];
      case 'ship-lost':
        return lost(e);
      case 'ship-wrecked':
        return [wrecked(e.ship)];
      default:
        return inWords(e, words);
    }
  });
}

/** Events of one kind that follow each other, from here on. */
function following<T extends GloryEvent['type']>(
  told: readonly GloryEvent[],
  from: number,
  type: T,
): readonly Extract<GloryEvent, { type: T }>[] {
  const end = told.findIndex((e, i) => i > from && e.type !== type);
  return told.slice(from, end < 0 ? told.length : end).filter(isOf(type));
}

function isOf<T extends GloryEvent['type']>(type: T): (e: GloryEvent) => e is Extract<GloryEvent, { type: T }> {
  return (e): e is Extract<GloryEvent, { type: T }> => e.type === type;
}

function caption(text: string): Motion {
  return { kind: 'caption', text, ship: null, ms: CAPTION_MS };
}

function sailed(chart: Chart, view: GloryView, moved: Extract<GloryEvent, { type: 'moved' }>): Motion[] {
  const path = [moved.from, ...moved.path, moved.place].flatMap((place, i, all): Pose[] => {
    const spot = place === all[i - 1] ? null : spotOf(chart, place);
    return spot === null ? [] : [poseAt(spot)];
  });
  const far = path.reduce((sum, pose, i) => sum + distance(pose, path[i - 1] ?? pose), 0);
  if (path.length < 2 || far === 0) return [];
  const ms = Math.min(LONGEST_MS, (far / (SIZE * Math.sqrt(3))) * MS_A_HEX);
  return [{ kind: 'sail', ship: pieceOf(view, moved.side, moved.tag), path, ms }];
}

/** 6.1 A Wind Chit turns the arrow of its area. */
function chit(view: GloryView, number: number, words: string): Motion[] {
  const drawn = CHITS[number];
  const told = words === '' ? [] : [caption(words)];
  if (drawn?.kind !== WIND_CHIT) return told;
  const label = say(`area.${areas[drawn.area] ?? ''}`);
  const wind = scene(view).winds.findIndex(one => one.label === label);
  return wind < 0 ? told : [...told, { kind: 'wind', wind, from: windFrom(drawn.wind), ms: WIND_MS, with: true }];
}
