/** 3.0 Where a block begins, laid out by hand: the parts of a patrol zone, friendly ports, and hexes at sea. */

import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  BLOCKS,
  BREST,
  capital,
  inPort,
  inZone,
  parts,
  placeWords,
  PORT,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Spot } from '../../../board/scene.ts';
import type { Branch, OfferView, Position } from '../../../client/protocol.ts';
import type { Hand } from '../../hand.ts';
import type { Berth } from '../../placing.ts';
import { lastAnswers, placingHand, squareRound, valueIn } from '../../placing.ts';
import { chartOf, hexOutline } from './chart.ts';
import { BLOCK, CELL } from './layout.ts';
import { poseAt, spotOf } from './places.ts';
import { say } from './say.ts';

const PLACING = new Set<GloryAction['do']>(['station-block', 'station-frigate', 'frigate-to-sea', 'frigate-at']);
const LAST = /^(station-block|station-frigate|frigate-at) /;

export function isStationing({ prompt }: Position): boolean {
  return prompt?.ask.startsWith('stationing.') === true && prompt.ask !== 'stationing.goal';
}

/** The verb that leads to the hexes of a zone. */
export const TO_SEA: readonly string[] = ['frigate-to-sea'];

/** Null where nothing is placed on the chart. */
export function stationHand({ view: seen, offers, prompt }: Position, branches: readonly Branch[]): Hand | null {
  const { waters } = seen as GloryView;
  const chart = chartOf(waters);
  const block = prompt?.about['block'] ?? -1;
  const outlines = new Map<string, readonly number[]>();
  const names = new Map<string, string>();
  const berths = lastAnswers(offers, prompt?.about ?? {}, branches, text => LAST.test(text)).flatMap(
    ({ orders, text }): Berth[] => {
      const place = placeOf(block, text);
      const at = spotOf(chart, place);
      if (at === null) return [];
      outlines.set(keyOf(at), outlineOf(text, at));
      names.set(keyOf(at), capital(placeWords(place)));
      return [{ pose: poseAt(at), place: keyOf(at), orders }];
    },
  );
  return placingHand({
    ship: block,
    isBlock: true,
    question: prompt?.words ?? '',
    berths,
    size: { length: BLOCK, beam: BLOCK },
    masts: [],
    middle: { x: 0, y: 0 },
    outline: at => outlines.get(keyOf(at)) ?? [],
    overlay: () => ({ arcs: [], rings: [], lines: [] }),
    covers: ({ action }: OfferView) => PLACING.has((action as GloryAction).do),
    heading: at => names.get(keyOf(at)) ?? '',
    labels: { place: say('stationing.place'), heading: '' },
  });
}

function keyOf({ x, y }: Spot): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** The place of the rules that a last answer names. */
function placeOf(block: number, text: string): number {
  if (text.startsWith('frigate-at ')) return Number(valueIn(text, 'hex'));
  const port = text.startsWith('station-block ') ? (BLOCKS[block]?.port ?? BREST) : Number(valueIn(text, 'port'));
  const part = parts.findIndex(name => name === valueIn(text, 'part'));
  return part === PORT ? inPort(port) : inZone(port, part);
}

function outlineOf(text: string, at: Spot): readonly number[] {
  return text.startsWith('frigate-at ') ? hexOutline(Number(valueIn(text, 'hex'))) : squareRound(at, CELL / 2);
}
