/** 24.1.2 Fleets that join a scenario later: two in Trafalgar, Nelson’s in the West Indies (R101). They are laid out in ch03. */

import type { Context } from '@weathergauge/engine';
import { ask, call, forEach, procedure, step, when } from './builders.ts';
import { fleetsToCome } from './ch03-setup.ts';
import { unusedFleet } from './ch07-blocks.ts';
import { enterTrack } from './ch12-tracks.ts';
import type { TrafalgarFleet } from '../model/data/figures.ts';
import { TRACK_AT } from '../model/data/figures.ts';
import { IN_PORT, IN_ZONE, ON_TRACK } from '../model/data/numbers-of-battle.ts';
import { tell } from '../model/events.ts';
import { inPort, inZone, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf } from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import { BRITISH, LOOSE, PORTSMOUTH, parts, TO_WEST_INDIES } from '../model/terms.ts';

function fleetAt(s: Readonly<Campaign>, fleet: number): TrafalgarFleet {
  return fleetsToCome(s)[fleet] as TrafalgarFleet;
}

function due(s: Readonly<Campaign>): number[] {
  return fleetsToCome(s).flatMap(({ arrives }, fleet) => (arrives === s.turn ? [fleet] : []));
}

function berthFleet(s: Campaign, { ships, admirals }: TrafalgarFleet, berth: number): void {
  for (const ship of ships) s.berths[ship] = berth;
  for (const admiral of admirals) s.admirals[admiral] = berth;
}

/** R115 Without a free block a fleet comes to Portsmouth, and stays off the map in the West Indies. */
function comeIn(s: Campaign, l: { fleet: number; block: number; part: number }, context: Context): void {
  const fleet = fleetAt(s, l.fleet);
  l.block = unusedFleet(s, BRITISH);
  const isInPort = fleet.start === IN_PORT || (fleet.start === IN_ZONE && l.block < 0);
  if (isInPort) {
    const port = fleet.start === IN_PORT ? fleet.port : PORTSMOUTH;
    berthFleet(s, fleet, readyIn(port));
    if (l.block >= 0 && !s.articles.portsOffMap) putBlock(s, blockOf(s, l.block), inPort(port), context.dice);
    tell(context, { type: 'fleet-joins', side: BRITISH, place: inPort(port), clause: '24.1.2' });
    return;
  }
  if (l.block < 0) return;
  berthFleet(s, fleet, l.block);
  const place = fleet.start === IN_ZONE ? inZone(fleet.port, l.part) : TRACK_AT.indexOf(TO_WEST_INDIES);
  putBlock(s, blockOf(s, l.block), place, context.dice);
  if (fleet.start === IN_ZONE) tell(context, { type: 'fleet-joins', side: BRITISH, place, clause: '24.1.2' });
}

/** After administration: so a fleet that enters a track is in its first box in this turn. */
export const laterFleets = procedure('later-fleets', { fleet: -1, block: -1, part: LOOSE }, [
  forEach('fleet', due, [
    when(
      (s, { fleet }) => fleetAt(s, fleet).start === IN_ZONE && unusedFleet(s, BRITISH) >= 0,
      [
        ask('station', {
          by: () => BRITISH,
          offers: () => (['inshore', 'loose'] as const).map(part => ({ do: 'enter' as const, part })),
          take(_s, l, answer) {
            if (answer.do === 'enter') l.part = parts.indexOf(answer.part);
          },
          clause: '24.1.2',
          about: (s, { fleet }) => ({ port: fleetAt(s, fleet).port }),
        }),
      ],
    ),
    step('come-in', comeIn),
    when(
      (s, { fleet, block }) => fleetAt(s, fleet).start === ON_TRACK && block >= 0,
      [call(enterTrack, (_s, { block }) => ({ block }))],
    ),
  ]),
]);
