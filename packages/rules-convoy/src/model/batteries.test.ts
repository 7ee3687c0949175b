import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import { bearingOf, hasFired, reachOf } from './batteries.ts';
import type { ConvoyEvent } from './events.ts';
import { batteries } from './terms.ts';
import type { ConvoyView } from './view.ts';

/** Games at random: what was asked, who was asked about, and what the answer brought about. */
function playAtRandom(
  see: (view: ConvoyView, about: Readonly<Record<string, number>>, offers: readonly object[]) => void,
  hear: (view: ConvoyView, event: ConvoyEvent) => void,
): void {
  for (const { id } of ruleset.scenarios) {
    const config = configure(ruleset, { scenario: id });
    if (isRefusal(config)) throw new Error(config.reason);
    const dice = seededDice(`batteries ${id}`);
    const s = ruleset.setup(config, dice, () => {});
    for (let answers = 0; answers < 1500; answers++) {
      const [seat] = ruleset.pending(s);
      if (seat === undefined) break;
      const offers = ruleset.offers(s, seat);
      const before = structuredClone(ruleset.view(s, seat));
      see(before, ruleset.prompt(s, seat).about, offers);
      const answer = offers[dice.draw(offers.length, 'answer')];
      if (answer === undefined) throw new Error('no offer');
      ruleset.apply(s, seat, answer, dice, event => hear(before, event as ConvoyEvent));
    }
  }
}

describe('what is foretold of a shot', () => {
  test('2.1, 2.2, 2.3, R17, R25 every target on offer lies within the reach of the battery that bears on it', () => {
    const farthest = new Map<string, number>();
    const foretold = new Map<string, number>();
    playAtRandom(
      (view, about, offers) => {
        const ship = view.ships[about['ship'] ?? -1];
        for (const offer of offers as { do: string; battery: 'port'; target: number }[]) {
          const target = view.ships[offer.target];
          if (offer.do !== 'fire' || ship === undefined || target === undefined) continue;
          const { battery, hexes } = bearingOf(view, ship, target);
          expect(batteries[battery]).toBe(offer.battery);
          const reach = reachOf(view, ship, battery);
          expect(hexes).toBeLessThanOrEqual(reach);
          const key = battery > 1 ? 'chaser' : ship.kind === 'merchant' ? 'merchant' : `warship ${ship.size}`;
          farthest.set(key, Math.max(farthest.get(key) ?? 0, hexes));
          foretold.set(key, reach);
        }
      },
      () => {},
    );
    // Each kind of battery was on offer as far as it reaches.
    expect(farthest).toEqual(foretold);
    expect(foretold.size).toBe(5);
  });

  test('2.8, R18, R19 a shot rakes when it was said to', () => {
    let shots = 0;
    let raked = 0;
    playAtRandom(
      () => {},
      (view, event) => {
        if (event.type !== 'shot' || event.how !== 'own' || event.faces.length === 0) return;
        const ship = view.ships[event.ship];
        const target = view.ships[event.target];
        if (ship === undefined || target === undefined) throw new Error('nobody fires at nobody');
        shots++;
        if (event.raking) raked++;
        expect(bearingOf(view, ship, target).raking).toBe(event.raking);
      },
    );
    expect(shots).toBeGreaterThan(50);
    expect(raked).toBeGreaterThan(3);
  });

  test('9.3, 11.2, 12.4 nothing reaches anywhere from fog or aground, and a prize only fires at opportunities', () => {
    const ship = {
      kind: 'warship',
      size: 2,
      side: 0,
      at: 40,
      condition: 'sailing',
      aground: false,
      captured: false,
      fired: 0,
      reacted: 0,
    } as const;
    const reaches = (change: object, fog: readonly number[] = []): readonly number[] =>
      batteries.map((_, battery) => reachOf({ active: 0, fog }, { ...ship, ...change }, battery));
    expect(reaches({})).toEqual([5, 5, 2, 2]);
    expect(reaches({ fired: 1 })).toEqual([0, 5, 2, 2]);
    expect(reaches({ captured: true })).toEqual([1, 1, 0, 0]);
    expect(reaches({ aground: true })).toEqual([0, 0, 0, 0]);
    expect(reaches({}, [40])).toEqual([0, 0, 0, 0]);
  });

  test('R25 her own shots count in her own turn, her reactions in the enemy’s', () => {
    const ship = { side: 0, fired: 1, reacted: 2 } as const;
    expect(batteries.filter((_, battery) => hasFired({ active: 0 }, ship, battery))).toEqual(['port']);
    expect(batteries.filter((_, battery) => hasFired({ active: 1 }, ship, battery))).toEqual(['starboard']);
  });
});
