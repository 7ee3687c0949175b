/** 6.6–6.9 Foul weather: where, how severe, and what it does. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { call, procedure, step, together, when } from './builders.ts';
import { blocksHit, founder, harm, isHit, reckon, sidesHit, weathering } from './ch06-damage.ts';
import { isShelterNear, takeShelter } from './ch06-shelter.ts';
import { rouse } from './ch09-standing.ts';
import { scatter } from './ch07-blocks.ts';
import { WEATHER } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { newGale } from '../model/gale.ts';
import { severityModifier, severityOf, turnAt } from '../model/lookups.ts';
import { inZone, isInPort, isInZone, NOWHERE, portOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf } from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import {
  ALL_WATERS,
  ALLIED,
  AREA_OF_ZONE,
  BRITISH,
  CRAIG,
  GOLD,
  HURRICANE,
  MOORE,
  NORTH_ATLANTIC,
  OFF_STATION,
  RANDOM_WEATHER,
  SQUALL,
  TRAFALGAR_WATERS,
  WEST_INDIES,
  ZONE_1_WEATHER,
  zones,
} from '../model/terms.ts';

const D6 = 6;

/** R57 Zones that are not in play have no weather. */
function zonesInPlay({ articles: { waters } }: Readonly<Campaign>): number {
  let bits = 0;
  for (let zone = 0; zone < zones.length; zone++) {
    const only = waters === TRAFALGAR_WATERS ? NORTH_ATLANTIC : WEST_INDIES;
    if (waters === ALL_WATERS || AREA_OF_ZONE[zone] === only) bits |= 1 << zone;
  }
  return bits;
}

/** 6.6 The number of the zone: of the chit, or by a die. Out of the hurricane season the Zone 6 chit is a random one. */
function zoneDie(s: Readonly<Campaign>, kind: number, context: Context, faces: number[]): number {
  if (kind === ZONE_1_WEATHER) return 1;
  if (kind !== RANDOM_WEATHER && turnAt(s.turn).hurricanes === 1) return D6;
  const face = roll(context.dice, D6, 'weather-zone');
  faces.push(face);
  return face;
}

function areaHit(bits: number): number {
  for (let zone = 0; zone < zones.length; zone++) if ((bits & (1 << zone)) !== 0) return AREA_OF_ZONE[zone] as number;
  return -1;
}

function rollWeather(s: Campaign, kind: number, context: Context): void {
  const faces: number[] = [];
  s.gale = newGale();
  const { gale } = s;
  gale.zones = (WEATHER.zonesOfDie[zoneDie(s, kind, context, faces)] as number) & zonesInPlay(s);
  if (gale.zones !== 0) {
    const area = areaHit(gale.zones);
    const face = roll(context.dice, D6, 'severity');
    faces.push(face);
    gale.result = face + severityModifier(s.turn, area);
    gale.severity = severityOf(gale.result, s.turn, area);
    for (let zone = 0; zone < zones.length; zone++) {
      if ((gale.zones & (1 << zone)) !== 0) s.weather[zone] = (s.weather[zone] as number) + 1;
    }
  }
  const { zones: hit, result, severity } = gale;
  tell(context, { type: 'weather', zones: hit, faces, result, severity, clause: '6.6' });
}

/** 6.8 All blocks of a patrol zone are driven Off Station, in the order of their tags. */
function blowOff(s: Campaign, context: Context): void {
  for (const side of [BRITISH, ALLIED]) {
    const told: number[] = [];
    for (const block of blocksHit(s, side)) {
      const port = portOf(block.place);
      if (!isInZone(block.place) || block.place === inZone(port, OFF_STATION)) continue;
      putBlock(s, block, inZone(port, OFF_STATION), context.dice);
      if (told.includes(port)) continue;
      told.push(port);
      tell(context, { type: 'blown-off', side, port, clause: '6.8' });
    }
  }
}

/** 6.8 One frigate of each zone is away for as many turns as the weather was severe; nine after a hurricane. */
function driveAway(s: Campaign, context: Context): void {
  const { frigates, severity, result } = s.gale;
  for (const frigate of frigates) {
    const block = blockOf(s, frigate);
    const { place } = block;
    block.returns = s.turn + (severity === HURRICANE ? WEATHER.frigateAfterHurricane : result);
    block.order = 0;
    putBlock(s, block, NOWHERE, context.dice);
    tell(context, { type: 'frigate-away', place, returns: block.returns, clause: '6.8' });
  }
}

/** 6.8 Outside a port Expeditions scatter and the Gold is lost. */
function scatterAll(s: Campaign, context: Context): void {
  for (const id of [CRAIG, MOORE, GOLD]) {
    const block = blockOf(s, id);
    if (isInPort(block.place) || !isHit(s, block.place)) continue;
    tell(context, { type: 'cargo-lost', cargo: id === GOLD ? 'gold' : 'expedition', clause: '6.8' });
    scatter(s, block, context);
  }
}

/** `kind` is 0 for a random chit, 1 for that of zone 1, 2 for that of zone 6. */
export const foulWeather = procedure('foul-weather', { kind: 0 }, [
  step('roll', (s, l, context) => rollWeather(s, l.kind, context)),
  when(
    s => s.gale.severity > SQUALL,
    [
      step('founder', (s, _l, context) => founder(s, context)),
      step('reckon', reckon),
      step('blow-off', (s, _l, context) => blowOff(s, context)),
      when(
        s => sidesHit(s).length > 0,
        [
          together(sidesHit, weathering),
          step('harm', (s, _l, context) => {
            for (const side of sidesHit(s)) rouse(s, side);
            harm(s, context);
            driveAway(s, context);
          }),
        ],
      ),
      when(s => s.gale.severity === HURRICANE, [step('scatter', (s, _l, context) => scatterAll(s, context))]),
      when(s => s.gale.severity !== HURRICANE && isShelterNear(s), [call(takeShelter)]),
      step('over', s => {
        s.gale = newGale();
      }),
    ],
  ),
]);
