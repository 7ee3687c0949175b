/** Events as motions: blocks sail their way, winds turn, and what is heard is told over the chart. */

import type { GloryEvent, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { areas, CHITS, WIND_CHIT } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { distance } from '../../../board/geometry.ts';
import type { Motion, Pose } from '../../../board/scene.ts';
import type { Happening } from '../../../client/protocol.ts';
import { pieceOf } from './blocks.ts';
import type { Chart } from './chart.ts';
import { chartOf } from './chart.ts';
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
  'broadside',
  'battle-over',
  'ship-lost',
  'raid',
  'invasion',
  'channel',
  'objective-scored',
  'over',
]);

export function motions(before: GloryView, happenings: readonly Happening[]): readonly Motion[] {
  const chart = chartOf(before.waters);
  return happenings.flatMap(({ event, words }): Motion[] => {
    const told = event as GloryEvent;
    switch (told.type) {
      case 'moved':
        return sailed(chart, before, told);
      case 'chit':
        return chit(before, told.chit, words);
      default:
        return TOLD.has(told.type) && words !== '' ? [caption(words)] : [];
    }
  });
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
