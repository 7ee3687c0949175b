import type { Options } from '@weathergauge/engine';
import { configure, isRefusal, playOn, seededDice } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import type { SailsEvent } from './events.ts';
import type { Worth } from './shots.ts';
import { gunAt, gunReach, worthOf } from './shots.ts';
import { arcs, broadsides } from './terms.ts';

const EVERYTHING = { placing: false, firstBroadside: true, continuousFire: true };
const GAMES: readonly (readonly [scenario: string, options: Options])[] = [
  ['enemy-in-sight', { level: 'basic', ...EVERYTHING }],
  ['enemy-in-sight', { level: 'standard', doubleShot: true, ...EVERYTHING }],
  ['enemy-in-sight', { level: 'advanced', ...EVERYTHING }],
  ['against-the-outpost', { placing: false }],
  ['free-battle', { level: 'standard', islands: 2, batteries: 2, ...EVERYTHING }],
];

test('B5.7, B5.18, S6.1, O6.2 what is foretold of a shot is what it is when it is fired', () => {
  let fired = 0;
  let raked = 0;
  const distances = new Set<Worth['distance']>();
  for (const [scenario, options] of GAMES) {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const config = configure(ruleset, { scenario, options });
      if (isRefusal(config)) throw new Error(config.reason);
      const dice = seededDice(`shots ${scenario} ${seed}`);
      const foretold = new Map<string, Worth>();
      const hear = (event: SailsEvent): void => {
        if (event.type !== 'fired' || event.target < 0) return;
        const worth = foretold.get(`${event.ship} ${event.side}`);
        // What sails by itself asks nobody.
        if (worth === undefined) return;
        fired++;
        expect(worth).toMatchObject({ range: event.range, counters: event.counters });
        expect(worth.distance).toBe(event.range <= gunReach().short ? 'short' : 'long');
        distances.add(worth.distance);
        const rake = event.modifiers.find(({ what }) => what.startsWith('rake'));
        expect(worth.rake).toBe(rake === undefined ? null : rake.what === 'rake-bow' ? 'bow' : 'stern');
        if (rake !== undefined) raked++;
      };
      const s = ruleset.setup(config, dice, () => {});
      playOn(
        ruleset,
        s,
        {
          choose(seat) {
            const all = ruleset.offers(s, seat);
            const offers = all.length > 1 ? all.filter(offer => offer.do !== 'cease') : all;
            const answer = offers[dice.draw(offers.length, 'answer')];
            if (answer?.do === 'fire') {
              const view = ruleset.view(s, seat);
              foretold.set(`${answer.ship} ${answer.side}`, worthOf(view, answer));
              const ship = view.ships[answer.ship];
              if (ship === undefined) throw new Error('nobody fires');
              expect(gunAt(ship, ship, broadsides.indexOf(answer.side), arcs.indexOf(answer.arc))).not.toBeNull();
            }
            return answer ?? null;
          },
          most: 1200,
        },
        dice,
        event => hear(event as SailsEvent),
      );
    }
  }
  expect(fired).toBeGreaterThan(60);
  expect(raked).toBeGreaterThan(3);
  expect(distances.size).toBe(2);
});
