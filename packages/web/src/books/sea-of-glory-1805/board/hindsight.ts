/** A campaign that is over, with every block face up: chit by chit where they stood, and the ways they came. */

import type { GloryChronicle, GloryEvent, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { isOnTrack, placeWords, turnName } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Scene, SceneBlock, SceneCounter, SceneTrack, Spot } from '../../../board/scene.ts';
import type { ChroniclePage, Happening } from '../../../client/protocol.ts';
import type { HindsightMoment } from '../../book.ts';
import { faceUp, sideOfBlock } from './blocks.ts';
import type { Chart } from './chart.ts';
import { chartOf } from './chart.ts';
import { spotOf } from './places.ts';
import { SIDES_SHOWN } from './sides.ts';
import { say } from './say.ts';
import type { Leg } from './tracks.ts';
import { legsBetween } from './tracks.ts';

interface Moment {
  readonly facts: GloryChronicle;
  readonly words: readonly string[];
  readonly legs: readonly Leg[];
  readonly battles: readonly number[];
}

/** What was told at this much of the campaign is what is read beside it. */
const TELLING: ReadonlySet<GloryEvent['type']> = new Set([
  'sighted',
  'battle',
  'ship-lost',
  'foundered',
  'raid',
  'invasion',
  'channel',
  'objective-scored',
  'over',
]);
const MOST_WORDS = 2;
const BATTLE_SIZE = 22;

export function open(
  view: unknown,
  pages: readonly ChroniclePage[],
  told: readonly Happening[],
): readonly HindsightMoment[] {
  const chart = chartOf((view as GloryView).waters);
  const moments = momentsOf(pages, told);
  return moments.map(({ facts, words }, at) => ({
    date:
      facts.turn < 1
        ? say('hindsight.setUp')
        : say(facts.drawn === 0 ? 'hindsight.begins' : 'hindsight.date', {
            turn: turnName(facts.turn),
            chit: facts.drawn,
          }),
    words: words.slice(0, MOST_WORDS).join(' '),
    scene: sides => sceneAt(chart, moments, at, sides),
  }));
}

/** One for each chit that moved something. */
function momentsOf(pages: readonly ChroniclePage[], told: readonly Happening[]): readonly Moment[] {
  const byEntry = Map.groupBy(told, ({ at }) => at);
  const moments: Moment[] = [];
  let before: GloryChronicle | null = null;
  for (const { entry, facts: page } of pages) {
    const facts = page as GloryChronicle;
    const here = byEntry.get(entry) ?? [];
    const events = here.map(({ event }) => event as GloryEvent);
    const now: Moment = {
      facts,
      words: here.flatMap(({ event, words }) =>
        TELLING.has((event as GloryEvent).type) && words !== '' ? [words] : [],
      ),
      legs: before === null ? [] : legsBetween(before, facts, events),
      battles: events.flatMap(event => (event.type === 'battle' ? [event.place] : [])),
    };
    before = facts;
    const last = moments.at(-1);
    if (last !== undefined && last.facts.turn === facts.turn && last.facts.drawn === facts.drawn)
      moments[moments.length - 1] = {
        facts,
        words: [...last.words, ...now.words],
        legs: [...last.legs, ...now.legs],
        battles: [...last.battles, ...now.battles],
      };
    else moments.push(now);
  }
  return moments;
}

function sceneAt(chart: Chart, moments: readonly Moment[], at: number, sides: readonly number[]): Scene {
  const { facts } = moments[at] as Moment;
  const blocks = facts.places.flatMap((place, id): SceneBlock[] => {
    const block = faceUp(chart, facts, id, place, facts.ships[id] ?? 0);
    return block === null ? [] : [block];
  });
  return {
    ...chart,
    ships: [],
    blocks,
    counters: battlesUpTo(chart, moments, at),
    tracks: tracksUpTo(chart, moments, at, sides),
    sides: SIDES_SHOWN,
    winds: [],
    focus: chart.bounds,
  };
}

/** Of each side one for this turn and one for all before it. */
function tracksUpTo(chart: Chart, moments: readonly Moment[], at: number, sides: readonly number[]): SceneTrack[] {
  const turn = moments[at]?.facts.turn ?? 0;
  const sailed = moments.slice(0, at + 1);
  return [false, true].flatMap(fresh => {
    const legs = sailed.filter(({ facts }) => (facts.turn === turn) === fresh).flatMap(moment => moment.legs);
    return sides.flatMap((side): SceneTrack[] => {
      const paths = stretchesOf(
        chart,
        legs.filter(({ block }) => sideOfBlock(block) === side),
      );
      return paths.length === 0 ? [] : [{ id: `${fresh ? 'fresh' : 'old'}-${side}`, side, fresh, paths }];
    });
  });
}

/** From place to place, each stretch once: drawn twice, its dashes would run together. Onto a track and off it no line leads. */
function stretchesOf(chart: Chart, legs: readonly Leg[]): readonly (readonly Spot[])[] {
  const stretches = new Map<string, readonly Spot[]>();
  for (const { places } of legs)
    places.forEach((to, i) => {
      const from = places[i - 1];
      if (from === undefined || isOnTrack(from) !== isOnTrack(to)) return;
      const ends = [spotOf(chart, from), spotOf(chart, to)].flatMap(spot => spot ?? []);
      if (ends.length === 2) stretches.set(from < to ? `${from} ${to}` : `${to} ${from}`, ends);
    });
  return [...stretches.values()];
}

/** A cross where they fought; the newest name the place. */
function battlesUpTo(chart: Chart, moments: readonly Moment[], at: number): SceneCounter[] {
  const fought = new Map<number, SceneCounter>();
  for (const { battles, facts } of moments.slice(0, at + 1))
    for (const place of battles) {
      const spot = spotOf(chart, place);
      if (spot === null) continue;
      const label = say('hindsight.battle', { place: placeWords(place), turn: turnName(facts.turn) });
      fought.set(place, {
        id: `battle-${place}`,
        at: { x: spot.x + BATTLE_SIZE, y: spot.y + BATTLE_SIZE * 0.8 },
        size: BATTLE_SIZE,
        shape: 'round',
        side: -1,
        sign: '✕',
        label,
      });
    }
  return [...fought.values()];
}
