/** Markers on the sheet: weather, ships in port, provisions, raids. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  berthPort,
  BRITISH,
  inPort,
  isReady,
  MAJOR,
  PORTS,
  zones,
  ALLIED,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { CAPTION, cellMiddle } from '../../../board/plates.ts';
import { pile } from '../../../board/pieces.ts';
import type { Rect } from '../../../board/rect.ts';
import { overlap, rectAround } from '../../../board/rect.ts';
import type { SceneBlock, SceneCounter, ScenePlate, Spot } from '../../../board/scene.ts';
import { blankId } from './blocks.ts';
import type { Chart } from './chart.ts';
import { plateOf, portPlate } from './chart.ts';
import { BLOCK, CELL, ZONES_AT } from './layout.ts';
import { spotOf } from './places.ts';
import { say } from './say.ts';

const WEATHER_SIZE = 34;
const SMALL = 17;
/** From the edge of a plate to the middle of what lies at its side: blocks in its cells stay clear. */
const ASIDE = 5;

export function countersOf(chart: Chart, view: GloryView, blocks: readonly SceneBlock[]): SceneCounter[] {
  return [
    ...weather(chart, view),
    ...PORTS.flatMap((_, port) => portCounters(chart, view, port)),
    ...knownBlanks(chart, view, blocks),
  ];
}

/** Places for the chits of a zone, off its name, the best first. */
const OFF_NAME: readonly Spot[] = [
  { x: 0, y: 34 },
  { x: 42, y: 34 },
  { x: -42, y: 34 },
  { x: 0, y: -34 },
  { x: 42, y: -34 },
  { x: -42, y: -34 },
  { x: 0, y: 72 },
];
/** Middles of chits and of a block, farther apart than this, leave both to be seen. */
const CLEAR = (WEATHER_SIZE + BLOCK) / 2 + 2;

/** 6.6 Beside the name of the zone, where no block stands. */
function weather(chart: Chart, view: GloryView): SceneCounter[] {
  const { bounds } = chart;
  const stands = [...view.blocks, ...view.blanks].flatMap(({ place }) => spotOf(chart, place) ?? []);
  const isFree = (at: Spot): boolean => stands.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= CLEAR);
  return view.weather.flatMap((chits, zone): SceneCounter[] => {
    const name = ZONES_AT[zone];
    if (chits === 0 || name === undefined || name.x > bounds.x + bounds.width || name.x < bounds.x) return [];
    const [first, ...others] = OFF_NAME.map(({ x, y }): Spot => ({ x: name.x + x, y: name.y + y }));
    if (first === undefined) return [];
    return [
      {
        id: `weather-${zone}`,
        at: [first, ...others].find(isFree) ?? first,
        size: WEATHER_SIZE,
        shape: 'round',
        side: -1,
        sign: '≈'.repeat(Math.min(2, chits)),
        label: say('weather', { count: chits, zone: say(`zone.${zones[zone] ?? ''}`) }),
      },
    ];
  });
}

/** The upper right one of a block. */
function cornerOf({ x, y }: Spot): Spot {
  return { x: x + BLOCK * 0.42, y: y - BLOCK * 0.42 };
}

/** Of a block in a pile, all but the first hang out over an edge of it that still shows; the corner with its number stays free. */
const CORNERS: readonly Spot[] = [
  { x: 0.42, y: -0.42 },
  { x: -0.53, y: -0.15 },
  { x: 0.42, y: 0.58 },
];

/** 7.4 What has been seen of a blank block and still holds, at an edge where it covers least of other blocks and of words. */
function knownBlanks({ plates }: Chart, view: GloryView, blocks: readonly SceneBlock[]): SceneCounter[] {
  const laid = pile(blocks);
  const words = plates.map(captionsOf);
  return view.blanks.flatMap(({ side, tag, known, low }): SceneCounter[] => {
    const id = blankId(side, tag);
    const own = known > 0 ? laid.find(block => block.id === id) : undefined;
    if (own === undefined) return [];
    const corners = CORNERS.map(({ x, y }) => ({ x: own.pose.x + x * BLOCK, y: own.pose.y + y * BLOCK }));
    const others = [...laid.flatMap(other => (other === own ? [] : around(other.pose, BLOCK))), ...words];
    const covered = (at: Spot): number => others.reduce((sum, other) => sum + overlap(around(at, SMALL), other), 0);
    const [best = own.pose] = corners.toSorted((a, b) => covered(a) - covered(b));
    return [
      {
        id: `known-${side}-${tag}`,
        at: best,
        size: SMALL,
        shape: 'round',
        side,
        sign: say(`knownSign.${known}`, { low: low > 0 ? `${low}+` : '?' }),
        label: say(`known.${known}`, { low }),
      },
    ];
  });
}

/** The names of the cells, and the slip of the sails that were counted, which hangs over them. */
function captionsOf({ bounds: { x, y, width, height } }: ScenePlate): Rect {
  return { left: x, top: y + height - CAPTION * CELL, right: x + width, bottom: y + height };
}

function around({ x, y }: Spot, size: number): Rect {
  return rectAround(x, y, size / 2);
}

function portCounters(chart: Chart, view: GloryView, port: number): SceneCounter[] {
  const plate = plateOf(chart, portPlate(port));
  const home = plate?.cells[0];
  if (plate === undefined || home === undefined) return [];
  const name = PORTS[port]?.name ?? '';
  const counters: SceneCounter[] = [];
  const add = (id: string, at: Spot, sign: string, label: string, changes: Partial<SceneCounter> = {}): void => {
    counters.push({ id: `${id}-${port}`, at, size: SMALL, shape: 'square', side: -1, sign, label, ...changes });
  };
  const lying = view.ships.filter(({ berth }) => berthPort(berth) === port);
  const ready = lying.filter(({ berth }) => isReady(berth)).length;
  // A block that stands there stays to be seen, with its name.
  const here = inPort(port);
  const isTaken = view.blocks.some(({ place }) => place === here) || view.blanks.some(({ place }) => place === here);
  const middle = cellMiddle(home);
  if (lying.length > 0)
    add(
      'ships',
      isTaken ? cornerOf(middle) : middle,
      String(ready),
      say('inPort', { port: name, ready, ordinary: lying.length - ready }),
      {
        size: isTaken ? SMALL : CELL * 0.8,
        shape: 'round',
        side: PORTS[port]?.class === MAJOR ? (PORTS[port]?.side ?? -1) : -1,
      },
    );
  // At the sides of the plate: its name has grown over the corners when it is seen from afar.
  const [left, right] = [plate.bounds.x - ASIDE, plate.bounds.x + plate.bounds.width + ASIDE];
  const provisions = view.provisions[port] ?? 0;
  if (provisions > 0)
    add(
      'provisions',
      { x: right, y: middle.y - SMALL / 2 },
      say(`provisionSign.${provisions}`),
      say(`provision.${provisions}`, { port: name }),
      {
        side: ALLIED,
      },
    );
  const raid = view.raids[port] ?? 0;
  if (raid > 0)
    add('raid', { x: right, y: middle.y + SMALL / 2 }, say(`raidSign.${raid}`), say(`raid.${raid}`, { port: name }), {
      side: BRITISH,
    });
  if ((view.invaded[port] ?? 0) > 0)
    add('invaded', { x: left, y: middle.y }, 'I', say('invaded', { port: name }), { side: ALLIED });
  return counters;
}
