import { seededRng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { foulWeather } from '../chapters/ch06-weather.ts';
import { half } from '../chapters/ch09-movement.ts';
import { ruleset } from '../index.ts';
import { inZone } from '../model/places.ts';
import { ALLIED, BREST, BRITISH, DAMAGED, INSHORE, NORTH_ATLANTIC, ZONE_1_WEATHER } from '../model/terms.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { at, blockNamed, campaign, commission, drill, fleet, wind } from '../test/drill.fixture.ts';

const NE = 0;
const STORM = 5;

/** What the Allied player imagines there. */
function imagined({ s }: Drill): string {
  const other = ruleset.clone(s);
  ruleset.resample(other, ALLIED, seededRng('progress'));
  return JSON.stringify(other);
}

/** Two fleets in one place, in the half of their side. */
function orders(...answers: readonly string[]): Drill {
  const s = wind(NORTH_ATLANTIC, NE, campaign({ begun: 1 }));
  for (const name of ['Channel', 'Irish']) fleet(s, name, at('0509'), 5);
  return drill(half, { side: BRITISH }, s).say(...answers);
}

/** A storm off Brest, and damaged ships. */
function storm(...answers: readonly string[]): Drill {
  const s = campaign({ begun: 1 });
  fleet(s, 'Channel', inZone(BREST, INSHORE), 14);
  commission(s, blockNamed('Channel'), BRITISH, 4, DAMAGED);
  return drill(foulWeather, { kind: ZONE_1_WEATHER }, s, STORM).say(...answers);
}

test('7.5 nobody imagines whether the enemy still gives orders or already joins its fleets', () => {
  const joining = orders('done-and-join');
  expect(joining.ask()).toBe('joining.join');
  expect(imagined(joining)).toBe(imagined(orders()));
});

test('6.9.3 nobody imagines whether the enemy still counts what a storm has done or already sends ships home', () => {
  const home = storm('leave-to-staff');
  expect(home.ask()).toBe('sheltering.fleet');
  expect(imagined(home)).toBe(imagined(storm()));
});

test('9.0 what is imagined of orders half given can be played on', () => {
  const { s } = orders('done-and-join');
  ruleset.resample(s, ALLIED, seededRng('progress'));
  expect(ruleset.pending(s)).toEqual([BRITISH]);
  expect(ruleset.offers(s, BRITISH)).toContainEqual({ do: 'done' });
});
