/** A law for every book: a ghost lies where the ship will lie, or where the order that is sealed for her will take her. */

import type { AnyRuleset, Dice, MatchConfig, Seat } from '@weathergauge/engine';
import { anyOffer, configure, isRefusal, playOn, seededDice } from '@weathergauge/engine';
import { positionOf } from '@weathergauge/host';
import { beforeAll, expect, test } from 'vitest';
import books from 'virtual:rulebooks';
import { distance, turnBetween } from '../board/geometry.ts';
import type { Pose } from '../board/scene.ts';
import { builtLibrary } from '../client/library.ts';
import { startStrings } from '../ui/strings/index.ts';
import type { BookUi } from './book.ts';
import { bookUi } from './index.ts';

beforeAll(startStrings);

/** Another round of games is played where the one before has shown too few ghosts: not every decision has one. */
const SEEDS = ['a', 'b', 'c', 'd'];
const ENOUGH = 100;
/** Decisions of each game, and how many are passed over for each that is looked at. */
const LONGEST = 360;
const STRIDE = 4;

test.each(books)(
  '$title: each ghost ends where the ship then lies, unless a die intervenes',
  async ({ id, scenarios }) => {
    const ruleset = await builtLibrary().open(id);
    if (isRefusal(ruleset)) throw new Error(ruleset.reason);
    const book = await bookUi(id);
    let held = 0;
    for (const seed of SEEDS) {
      for (const { id: scenario } of scenarios) {
        const config = configure(ruleset, { scenario });
        if (isRefusal(config)) throw new Error(config.reason);
        held += lookOn(ruleset, book, config, `${scenario} ${seed}`);
      }
      if (held > ENOUGH) break;
    }
    expect(held).toBeGreaterThan(ENOUGH);
  },
);

/** Plays a game at random; how many ghosts were held to it. */
function lookOn(ruleset: AnyRuleset, book: BookUi, config: MatchConfig, seed: string): number {
  const dice = seededDice(`dice ${seed}`);
  const rng = seededDice(`answers ${seed}`);
  const s = ruleset.setup(config, dice, () => {});
  let held = 0;
  let at = 0;
  playOn(
    ruleset,
    s,
    {
      choose(seat) {
        if (at++ % STRIDE === 0) held += ghostsHeld(ruleset, book, config, s, seat, `${seed} ${at}`);
        return anyOffer(ruleset, s, seat, rng);
      },
      most: LONGEST,
    },
    dice,
  );
  return held;
}

function ghostsHeld(
  ruleset: AnyRuleset,
  book: BookUi,
  config: MatchConfig,
  s: object,
  seat: Seat,
  label: string,
): number {
  const position = positionOf({ ruleset, config }, s, seat, { at: 0, now: 0 });
  let held = 0;
  for (const { offer: index, at } of book.marks(position)) {
    const offer = position.offers[index];
    if (at.kind !== 'ghost' || offer === undefined) continue;
    const told = `${label}: ${offer.text}`;
    mustLie(at.pose, [at.path.at(-1)], told);
    const before = posesOf(book, position.view, at.ship);
    if (before.length > 0 && at.path.length > 1) mustLie(at.path[0], before, `${told}, start`);
    const after = foreseen(ruleset, s, seat, offer.action);
    if (after === null) continue;
    const ends = posesOf(book, after, at.ship);
    // Off the board, where nobody sees her.
    if (ends.length === 0) continue;
    mustLie(at.pose, ends, told);
    held++;
  }
  return held;
}

/** Where she lies, and where the orders that are settled for her take her. */
function posesOf(book: BookUi, view: unknown, ship: number): readonly Pose[] {
  const { ships, blocks = [], plans = [] } = book.scene(view);
  const poses = [...ships, ...blocks].filter(({ id }) => id === ship).map(({ pose }) => pose);
  return [...poses, ...plans.filter(plan => plan.ship === ship).map(({ pose }) => pose)];
}

const STOP = new Error('a die or a reveal');
const noDice: Dice = {
  draw() {
    throw STOP;
  },
};

/** The seat's view once it has given this answer; null when a die or a reveal comes before the next decision. */
function foreseen(ruleset: AnyRuleset, s: object, seat: Seat, action: Parameters<AnyRuleset['apply']>[2]): unknown {
  const world = ruleset.clone(s);
  try {
    ruleset.apply(world, seat, action, noDice, event => {
      if (event.type === 'revealed') throw STOP;
    });
  } catch (error) {
    if (error === STOP) return null;
    throw error;
  }
  return ruleset.view(world, seat);
}

/** Half of the finest grain that a book has, in its board's units. */
const GRAIN = 0.006;

function mustLie(pose: Pose | undefined, wanted: readonly (Pose | undefined)[], label: string): void {
  const near = (one: Pose | undefined): boolean =>
    pose !== undefined &&
    one !== undefined &&
    distance(pose, one) < GRAIN &&
    Math.abs(turnBetween(pose.heading, one.heading)) < GRAIN;
  if (!wanted.some(near)) throw new Error(`${label}: ${JSON.stringify(pose)} is not ${JSON.stringify(wanted)}`);
}
