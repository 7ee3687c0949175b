/**
 * Point 8: random play, in decisions per second of CPU time, as a ratio to a reference game of the testkit's own measured in
 * the same breath. The ratio is the rulebook's; the seconds are the machine's.
 */

import type { AnyRuleset, Dice, Rng } from '@weathergauge/engine';
import { seededDice, silent } from '@weathergauge/engine';
import { caseOf } from './cases.ts';

const ROUNDS = 5;
/** A busy machine can spoil a median; it does not spoil three. */
const TRIES = 3;
const ROUND_MICROSECONDS = 50_000;

/** Decisions per second of CPU time, random play, in terms of the reference game: at least `ratio`. */
export interface Speed {
  readonly ratio: number;
  readonly scenario?: string;
}

export interface Pace {
  /** Decisions per second of CPU time. */
  readonly decisions: number;
  readonly reference: number;
  /** The median of the rounds' own ratios. */
  readonly ratio: number;
}

export function speedProblems(ruleset: AnyRuleset, wanted: Speed): string[] {
  const paces: Pace[] = [];
  for (let i = 0; i < TRIES; i++) {
    const pace = measurePace(ruleset, wanted.scenario);
    if (pace.ratio >= wanted.ratio) return [];
    paces.push(pace);
  }
  const told = paces.map(
    p => `${p.ratio.toFixed(4)} (${Math.round(p.decisions)} to ${Math.round(p.reference)} a second)`,
  );
  return [`the pace should be at least ${wanted.ratio} of the reference, and is ${told.join(', then ')}`];
}

export function measurePace(ruleset: AnyRuleset, scenario = ruleset.scenarios[0]?.id ?? ''): Pace {
  const the = caseOf(ruleset, { scenario });
  if (typeof the === 'string') throw new Error(the);
  const dice = seededDice(`pace ${ruleset.id}`);
  const game = () => playRandomly(ruleset, ruleset.setup(the.config, dice, silent), dice);
  const reference = () => playReference(dice);
  rate(game);
  rate(reference);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const one = { decisions: rate(game), reference: rate(reference) };
    return { ...one, ratio: one.decisions / one.reference };
  }).toSorted((a, b) => a.ratio - b.ratio);
  return rounds[ROUNDS >> 1] ?? { decisions: 0, reference: 0, ratio: 0 };
}

/** Not the engine's `playOn`, which every check before this has used: the machine compiles this loop for one rulebook. */
function playRandomly(ruleset: AnyRuleset, s: object, dice: Dice & Rng): number {
  for (let decisions = 0; ; decisions++) {
    const pending = ruleset.pending(s);
    const seat = pending[0];
    if (seat === undefined) return decisions;
    const offers = ruleset.offers(s, seat);
    const answer = offers[dice.below(offers.length)];
    if (answer === undefined) throw new Error('a pending seat has no offer');
    ruleset.apply(s, seat, answer, dice, silent);
  }
}

/** Plays whole games until the round is over; decisions per second of this thread's own CPU time. */
function rate(game: () => number): number {
  let decisions = 0;
  const start = cpuMicroseconds();
  for (;;) {
    decisions += game();
    const spent = cpuMicroseconds() - start;
    if (spent >= ROUND_MICROSECONDS) return (decisions / spent) * 1e6;
  }
}

/** This thread's where Node can tell (24 can), else the whole process's. */
export function cpuMicroseconds(): number {
  const { user, system } = typeof process.threadCpuUsage === 'function' ? process.threadCpuUsage() : process.cpuUsage();
  return user + system;
}

// --- The reference: a small game in plain objects, doing what any rulebook must: offers made, one taken, dice, damage ---

interface Hull {
  x: number;
  y: number;
  heading: number;
  hull: number;
  guns: number;
}

const DX = [0, 1, 1, 1, 0, -1, -1, -1];
const DY = [-1, -1, 0, 1, 1, 1, 0, -1];
const HULLS = 8;
const TURNS = 100;

function playReference(dice: Dice & Rng): number {
  const hulls: Hull[] = Array.from({ length: HULLS }, (_, i) => ({
    x: i * 3,
    y: (i % 2) * 10,
    heading: i,
    hull: 9,
    guns: 3,
  }));
  let decisions = 0;
  for (let turn = 0; turn < TURNS; turn++)
    for (const [i, ship] of hulls.entries()) {
      if (ship.hull <= 0) continue;
      const offers: { do: string; turn: number; target: number }[] = [];
      for (let by = -1; by <= 1; by++) offers.push({ do: 'sail', turn: by, target: -1 });
      for (const [j, other] of hulls.entries()) {
        const near = Math.abs(other.x - ship.x) + Math.abs(other.y - ship.y) < 30;
        if (j % 2 !== i % 2 && other.hull > 0 && near) offers.push({ do: 'fire', turn: 0, target: j });
      }
      const offer = offers[dice.below(offers.length)];
      if (offer === undefined) continue;
      decisions++;
      if (offer.do === 'sail') sail(ship, offer.turn);
      else fire(ship, hulls[offer.target], dice);
    }
  return decisions;
}

function sail(ship: Hull, by: number): void {
  ship.heading = (ship.heading + by + 8) % 8;
  ship.x += DX[ship.heading] ?? 0;
  ship.y += DY[ship.heading] ?? 0;
}

function fire(ship: Hull, target: Hull | undefined, dice: Dice): void {
  if (target === undefined) return;
  const faces: number[] = [];
  for (let gun = 0; gun < ship.guns; gun++) faces.push(dice.draw(6, 'fire') + 1);
  if (faces.filter(face => face >= 5).length > 1) target.hull--;
}
