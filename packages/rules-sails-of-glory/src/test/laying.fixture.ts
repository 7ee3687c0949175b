/** For tests: scenarios as a host would wish for them, laid out by scripted or careless players. */

import type { MatchConfig, Options } from '@weathergauge/engine';
import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import { boxCorners } from '@weathergauge/seamanship';
import { layingOut } from '../chapters/c1-laying-out.ts';
import type { Drill } from './drill.fixture.ts';
import { drill } from './drill.fixture.ts';
import { ruleset } from '../index.ts';
import { layTable } from '../chapters/setup.ts';
import type { Sails, Ship } from '../model/state.ts';

export function configured(scenario: string, options: Options = {}, seats = 2): MatchConfig {
  const made = configure(ruleset, { scenario, seats, options });
  if (isRefusal(made)) throw new Error(made.reason);
  return made;
}

/** The bare table. */
export function bare(scenario: string, options: Options = {}, seats = 2): Sails {
  return layTable(configured(scenario, options, seats), seededDice('bare'));
}

/** A laying out under way. Numbers are die faces, from 1; without any there are ones to spare. */
export function laying(scenario: string, options: Options = {}, seats = 2, ...faces: number[]): Drill {
  const dice = faces.length > 0 ? faces : Array.from({ length: 200 }, () => 1);
  return drill(layingOut, {}, bare(scenario, options, seats), ...dice);
}

/** Answers everything: with the first offer, or with one that a seed picks. */
export function settle(d: Drill, seed = '', until: (d: Drill) => boolean = () => false): Drill {
  const rng = seededDice(seed);
  while (!d.ended() && !until(d)) {
    const offers = d.offers();
    d.say(offers[seed === '' ? 0 : rng.draw(offers.length, 'careless')] as string);
  }
  return d;
}

/** The table with everything on it, placed by careless players. */
export function laidOut(scenario: string, options: Options = {}, seats = 2, seed = 'careless'): Sails {
  return settle(laying(scenario, options, seats), seed).s;
}

/** Least and greatest x and y of a base. */
export function extent(ship: Readonly<Ship>): { west: number; east: number; south: number; north: number } {
  const corners = boxCorners(ship.x, ship.y, ship.heading, ship.halfLength, ship.halfWidth);
  const xs = corners.filter((_, i) => i % 2 === 0);
  const ys = corners.filter((_, i) => i % 2 === 1);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

export function named(s: Readonly<Sails>, name: string): Ship {
  const ship = s.ships.find(one => one.name === name);
  if (!ship) throw new Error(`no ship is called ${name}`);
  return ship;
}

export const names = (s: Readonly<Sails>, side: number): string[] =>
  s.ships.filter(ship => ship.side === side && ship.base <= 1).map(ship => ship.name);
