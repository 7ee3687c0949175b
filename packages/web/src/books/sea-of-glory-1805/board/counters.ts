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
import type { SceneCounter, Spot } from '../../../board/scene.ts';
import type { Chart } from './chart.ts';
import { plateOf, portPlate } from './chart.ts';
import { BLOCK, CELL, ZONES_AT } from './layout.ts';
import { spotOf } from './places.ts';
import { say } from './say.ts';

const WEATHER_SIZE = 34;
const SMALL = 17;

export function countersOf(chart: Chart, view: GloryView): SceneCounter[] {
  return [
    ...weather(chart, view),
    ...PORTS.flatMap((_, port) => portCounters(chart, view, port)),
    ...knownBlanks(chart, view),
  ];
}

/** 6.6 Beside the name of the zone. */
function weather({ bounds }: Chart, view: GloryView): SceneCounter[] {
  return view.weather.flatMap((chits, zone): SceneCounter[] => {
    const at = ZONES_AT[zone];
    if (chits === 0 || at === undefined || at.x > bounds.x + bounds.width || at.x < bounds.x) return [];
    return [
      {
        id: `weather-${zone}`,
        at: { x: at.x, y: at.y + 34 },
        size: WEATHER_SIZE,
        shape: 'round',
        side: -1,
        sign: '≈'.repeat(Math.min(2, chits)),
        label: say('weather', { count: chits, zone: say(`zone.${zones[zone] ?? ''}`) }),
      },
    ];
  });
}

/** 7.4 What has been seen of a blank block and still holds, at its corner. */
function knownBlanks(chart: Chart, view: GloryView): SceneCounter[] {
  return view.blanks.flatMap(({ side, tag, place, known, low }): SceneCounter[] => {
    const at = known > 0 ? spotOf(chart, place) : null;
    if (at === null) return [];
    return [
      {
        id: `known-${side}-${tag}`,
        at: { x: at.x + BLOCK * 0.42, y: at.y - BLOCK * 0.42 },
        size: SMALL,
        shape: 'round',
        side,
        sign: say(`knownSign.${known}`, { low: low > 0 ? `${low}+` : '?' }),
        label: say(`known.${known}`, { low }),
      },
    ];
  });
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
  // A block that stands there stays to be seen.
  const here = inPort(port);
  const isTaken = view.blocks.some(({ place }) => place === here) || view.blanks.some(({ place }) => place === here);
  const share = isTaken ? 0.86 : 0.5;
  if (lying.length > 0)
    add(
      'ships',
      { x: home.x + CELL * share, y: home.y + CELL * share },
      String(ready),
      say('inPort', { port: name, ready, ordinary: lying.length - ready }),
      {
        size: isTaken ? SMALL : CELL * 0.8,
        shape: 'round',
        side: PORTS[port]?.class === MAJOR ? (PORTS[port]?.side ?? -1) : -1,
      },
    );
  // In the corners of the plate, clear of its title.
  const right = plate.bounds.x + plate.bounds.width;
  const provisions = view.provisions[port] ?? 0;
  if (provisions > 0)
    add(
      'provisions',
      { x: right - 8, y: plate.bounds.y },
      say(`provisionSign.${provisions}`),
      say(`provision.${provisions}`, { port: name }),
      {
        side: ALLIED,
      },
    );
  const raid = view.raids[port] ?? 0;
  if (raid > 0)
    add('raid', { x: right - 26, y: plate.bounds.y }, say(`raidSign.${raid}`), say(`raid.${raid}`, { port: name }), {
      side: BRITISH,
    });
  if ((view.invaded[port] ?? 0) > 0)
    add('invaded', { x: plate.bounds.x + 8, y: plate.bounds.y }, 'I', say('invaded', { port: name }), { side: ALLIED });
  return counters;
}
