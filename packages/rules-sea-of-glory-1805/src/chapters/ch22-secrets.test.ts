/** Twins that differ only in what one side hides: all that the other side and spectators get must be the same. */

import type { Viewer } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { layOut, settingUp } from './ch03-setup.ts';
import { foulWeather } from './ch06-weather.ts';
import { raidsAndInvasions } from './ch22-raids.ts';
import { crossChannel } from './ch22-channel.ts';
import { inZone, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH, DAMAGED, FRENCH, INSHORE, LOOSE, SOUND, ZONE_1_WEATHER } from '../model/terms.ts';
import { view } from '../model/view.ts';
import { at, blockNamed, campaign, commission, drill, fleet, port, type Drill } from '../test/drill.fixture.ts';

const BREST = port('Brest');
const BANTRY = port('Bantry Bay');

/** All that a viewer has been told, and what he sees now. */
function seenBy(who: Viewer, d: Drill): string {
  const told = d.events.filter(({ to }) => to === 'all' || (who !== 'spectator' && to.includes(who)));
  return JSON.stringify([told, view(d.s, who), d.pending()]);
}

function expectTwins(one: Drill, other: Drill, who: 0 | 1): void {
  expect(seenBy(who, one)).toBe(seenBy(who, other));
  expect(seenBy('spectator', one)).toBe(seenBy('spectator', other));
}

/** An Allied block where it is said, as a fleet or as Fog of War with the ships in Brest. */
function allied(place: number, kind: 'fleet' | 'fog'): Campaign {
  const s = campaign();
  fleet(s, kind === 'fleet' ? 'Brest' : 'Fog of War 1', place, 0);
  commission(s, kind === 'fleet' ? blockNamed('Brest') : readyIn(BREST), ALLIED, 20, SOUND, FRENCH);
  return s;
}

const idOf = (kind: 'fleet' | 'fog'): number => blockNamed(kind === 'fleet' ? 'Brest' : 'Fog of War 1');

test('R54, R34 a gale tells the British nothing of what stands off Brest', () => {
  const [one, other] = (['fleet', 'fog'] as const).map(kind =>
    drill(foulWeather, { kind: ZONE_1_WEATHER }, allied(inZone(BREST, LOOSE), kind), 5),
  ) as [Drill, Drill];
  expectTwins(one, other, BRITISH);
  one.say('leave-to-staff');
  other.say('done');
  expectTwins(one, other, BRITISH);
});

test('R54, R136, 6.9.3 a gale tells the Allies neither who was hurt nor who took shelter', () => {
  const british = (damaged: number): Drill => {
    const s = campaign();
    fleet(s, 'Channel', inZone(BREST, INSHORE), 14);
    commission(s, blockNamed('Channel'), BRITISH, damaged, DAMAGED);
    return drill(foulWeather, { kind: ZONE_1_WEATHER }, s, 5);
  };
  const [one, other] = [british(2), british(6)];
  expectTwins(one, other, ALLIED);
  one.say('leave-to-staff', 'done');
  other.say('leave-to-staff', `relocate block=${blockNamed('Channel')} port=${port('Plymouth')}`, 'formed');
  expectTwins(one, other, ALLIED);
});

test('R87, R88 a raid by Fog of War and one by a fleet look alike, whatever came of it', () => {
  const [one, other] = (['fleet', 'fog'] as const).map(kind =>
    drill(raidsAndInvasions, {}, allied(inZone(BANTRY, INSHORE), kind), 6, 6, 5),
  ) as [Drill, Drill];
  expectTwins(one, other, BRITISH);
  one.say(`raid block=${idOf('fleet')}`);
  other.say(`raid block=${idOf('fog')}`);
  expectTwins(one, other, BRITISH);
});

test('7.4, R87 nobody can tell which of the blocks that stand together makes a raid', () => {
  const [one, other] = (['fleet', 'fog'] as const).map(() => {
    const s = allied(inZone(BANTRY, INSHORE), 'fleet');
    fleet(s, 'Fog of War 1', inZone(BANTRY, INSHORE), 0);
    return drill(raidsAndInvasions, {}, s, 1, 1, 1);
  }) as [Drill, Drill];
  one.say(`raid block=${idOf('fleet')}`);
  other.say(`raid block=${idOf('fog')}`);
  expectTwins(one, other, BRITISH);
});

test('R92 who does not try to cross the Channel shows nothing', () => {
  const [one, other] = (['fleet', 'fog'] as const).map(kind => drill(crossChannel, {}, allied(at('1403'), kind))) as [
    Drill,
    Drill,
  ];
  expectTwins(one, other, BRITISH);
  one.say('cross-channel choice=no');
  other.say('cross-channel choice=no');
  expectTwins(one, other, BRITISH);
});

test('24.1.1, 21.4.1 objectives, the directive and Villeneuve’s goal are nobody else’s', () => {
  const begun = (scenario: string, goal: number, face: number): Drill => {
    const faces = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? face : 1));
    const d = drill(settingUp, {}, layOut({ scenario, seats: 2, options: {} }), ...faces);
    d.sayAs(ALLIED, d.offers(ALLIED)[goal] ?? '');
    while (!d.ended()) d.say(d.offers()[0] ?? '');
    return d;
  };
  expectTwins(begun('trafalgar', 0, 1), begun('trafalgar', 1, 1), BRITISH);
  const [one, other] = [begun('from-july', 0, 1), begun('from-july', 1, 1)];
  expectTwins(one, other, BRITISH);
  expect(one.s.conseil[0]).not.toBe(other.s.conseil[0]);
});
