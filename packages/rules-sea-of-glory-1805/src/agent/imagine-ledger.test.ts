/** Whatever a side imagines, what it has been told and nothing has put out of date is so in that world. */

import type { Options, Seat } from '@weathergauge/engine';
import { anyOffer, configure, isRefusal, seededDice, seededRng, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { ruleset } from '../index.ts';
import { tidings } from '../model/ledger.ts';
import { lowestOfRange } from '../model/lookups.ts';
import { inPort, ordinaryIn, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import {
  clone,
  CONVOY_SEEN,
  countShips,
  FLEET_SEEN,
  FRIGATE_SEEN,
  isConvoy,
  isFog,
  isFriendly,
  isFrigate,
  otherSide,
  sideOfBlock,
} from '../model/state.ts';
import type { GloryView } from '../model/view.ts';
import { view } from '../model/view.ts';

interface Checked {
  readonly wrong: string[];
  /** How often something bound. */
  ports: number;
  names: number;
  blocks: number;
}

const EVERY = 25;
const MOST_DECISIONS = 40_000;

/** Plays at random, and lets both sides imagine now and then. */
function imagineIn(scenario: string, seed: number, options: Options, checked: Checked): void {
  const config = configure(ruleset, { scenario, options });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(`dice ${scenario} ${seed}`);
  const rng = seededRng(`answers ${scenario} ${seed}`);
  const s = ruleset.setup(config, dice, silent);
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const pending = ruleset.pending(s);
    const seat = pending[rng.below(Math.max(1, pending.length))];
    if (seat === undefined) return;
    if (i % EVERY === 0) for (const side of [0, 1] as const) imagineFor(s, side, `${scenario} ${seed} ${i}`, checked);
    const answer = anyOffer(ruleset, s, seat, rng);
    ruleset.apply(s, seat, answer, dice, silent);
  }
}

function imagineFor(s: Readonly<Campaign>, seat: Seat, where: string, checked: Checked): void {
  if (s.begun === 0 || s.over !== '') return;
  const imagined = clone(s);
  imagine(imagined, seat, seededRng(where));
  const say = (what: string): void => {
    if (checked.wrong.length < 10) checked.wrong.push(`${what} [${where} seat=${seat}]`);
  };
  const seen = view(s, seat);
  checkPorts(imagined, seen, otherSide(seat), checked, say);
  checkBlocks(imagined, seen, otherSide(seat), checked, say);
}

const MASTS = tidings.indexOf('masts');
const SPIES = tidings.indexOf('spies');
const SPIED_SHIP = tidings.indexOf('spied-ship');
const ROCKETS = tidings.indexOf('rockets');

/** The last report on each port of the enemy's, where nothing has been seen to go in or out since. */
function checkPorts(
  s: Readonly<Campaign>,
  { ledger, stirred }: GloryView,
  enemy: number,
  checked: Checked,
  say: (what: string) => void,
): void {
  for (let port = 0; port < stirred.length; port++) {
    const at = ledger.findLastIndex(
      ({ what, place }) => place === inPort(port) && (what === MASTS || what === SPIES || what === ROCKETS),
    );
    const row = ledger[at];
    if (row === undefined || row.what === ROCKETS || at < (stirred[port] as number) || !isFriendly(s, port, enemy))
      continue;
    const [ready, ordinary] = [countShips(s, readyIn(port)), countShips(s, ordinaryIn(port))];
    checked.ports++;
    if (row.what === MASTS) {
      if (lowestOfRange(ready) !== row.a) say(`${ready} ships in port ${port}, where ${row.a} and more were counted`);
      if (lowestOfRange(ordinary) !== row.b) say(`${ordinary} In Ordinary in ${port}, where ${row.b} were counted`);
      continue;
    }
    if (ready !== row.a + row.b + row.c || ordinary !== row.d) say(`spies have counted otherwise in port ${port}`);
    for (let i = at + 1; ledger[i]?.what === SPIED_SHIP; i++) {
      const { a: ship, b: idle } = ledger[i] ?? { a: 0, b: 0 };
      checked.names++;
      if (s.berths[ship] !== (idle === 1 ? ordinaryIn(port) : readyIn(port)))
        say(`ship ${ship} is not in ${port}, where spies have seen her`);
    }
  }
}

/** Blocks that can be followed are what they were seen to be. */
function checkBlocks(
  s: Readonly<Campaign>,
  { blanks, battle }: GloryView,
  enemy: number,
  checked: Checked,
  say: (what: string) => void,
): void {
  for (const { tag, known, low } of blanks) {
    const block = s.blocks.find(each => each.tag === tag && sideOfBlock(each.id) === enemy);
    if (block === undefined) {
      say(`nobody has tag ${tag}`);
      continue;
    }
    const { id } = block;
    if (known === 0 || battle?.engaged[enemy]?.includes(tag)) continue;
    checked.blocks++;
    const kind = isFrigate(id) ? FRIGATE_SEEN : isConvoy(id) ? CONVOY_SEEN : isFog(id) ? 0 : FLEET_SEEN;
    if (kind !== known) say(`block ${id} is ${kind}, and was seen as ${known}`);
    const ships = countShips(s, id);
    if (lowestOfRange(ships) !== low) say(`block ${id} has ${ships} ships, and was seen with ${low} or more`);
  }
}

const SEEDS = Math.max(1, Number(process.env['WEATHERGAUGE_FUZZ'] ?? 1));

test.each([
  ['trafalgar', {}],
  ['campaign', {}],
  ['campaign', { portsOffMap: true }],
] as const)(
  'in %s %j every binding row of the ledger is true in every world that is imagined',
  { timeout: 600_000 },
  (scenario, options) => {
    const checked: Checked = { wrong: [], ports: 0, names: 0, blocks: 0 };
    for (let seed = 0; seed < SEEDS; seed++) imagineIn(scenario, seed, options, checked);
    expect(checked.wrong).toEqual([]);
    expect([checked.ports > 50, checked.blocks > 50]).toEqual([true, true]);
  },
);
