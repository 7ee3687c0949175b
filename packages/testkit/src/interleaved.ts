/**
 * Point 5: games do not touch each other. All games of a process share the modules of a rulebook, and with them whatever
 * these keep to work in. So a game goes on and is judged as it would alone, though between its decisions another game
 * goes on, worlds are imagined and judged, and trials are broken off in the middle of the rules, as previews are.
 */

import type { AnyRuleset, Dice, Emit, Rng } from '@weathergauge/engine';
import { hashState, outlook, seededDice, silent } from '@weathergauge/engine';
import { plainCases } from './cases.ts';
import { rounds } from './effort.ts';
import { attempt, findings } from './findings.ts';
import type { AnyPlan, Case } from './plan.ts';
import { pick, seatsOf } from './play.ts';

/** Decisions of each game. */
const MOST = 150;
/** Worlds are imagined and trials broken off between some of them: they cost more than the games. */
const DISTURB_EVERY = 3;
/** A trial is broken off at one of its first so many draws and events. */
const SOON = 6;

interface Told {
  readonly s: object;
  /** The state, and what it is worth to each seat. */
  readonly text: string;
}

/** One game, decision by decision. */
function* tell(ruleset: AnyRuleset, the: Case, label: string): Generator<Told> {
  const dice = seededDice(`dice ${label}`);
  const rng = seededDice(`answers ${label}`);
  const s = ruleset.setup(the.config, dice, silent);
  for (let at = 0; at < MOST; at++) {
    const worth = seatsOf(the).map(seat => `${ruleset.evaluate(s, seat)} ${outlook(ruleset, s, seat)}`);
    yield { s, text: `${hashState(s)} ${worth.join(' ')}` };
    const pending = ruleset.pending(s);
    const seat = pending[rng.below(Math.max(1, pending.length))];
    if (seat === undefined) return;
    ruleset.apply(s, seat, pick(ruleset, 'uniform', s, seat, ruleset.offers(s, seat), rng), dice, silent);
  }
}

const STOP = new Error('a trial is broken off');

/** Imagines and judges worlds, and breaks trials off, all on copies. */
function disturb(ruleset: AnyRuleset, the: Case, s: object, rng: Dice & Rng): void {
  for (const seat of seatsOf(the)) {
    const world = ruleset.clone(s);
    ruleset.resample(world, seat, rng);
    ruleset.evaluate(world, seat);
    ruleset.view(world, seat);
  }
  for (const seat of ruleset.pending(s)) {
    let left = 1 + rng.below(SOON);
    const count = () => {
      if (--left === 0) throw STOP;
    };
    const dice: Dice = {
      draw(sides, why) {
        count();
        return rng.draw(sides, why);
      },
    };
    const emit: Emit = count;
    const world = ruleset.clone(s);
    try {
      ruleset.apply(world, seat, pick(ruleset, 'uniform', world, seat, ruleset.offers(world, seat), rng), dice, emit);
    } catch (error) {
      if (error !== STOP) throw error;
    }
  }
}

export function interleavedProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  const cases = plainCases(ruleset, plan);
  for (const round of rounds(plan))
    cases.forEach((the, i) => {
      // With one scenario only, the other game is another of the same.
      const other = cases[(i + 1) % cases.length] as Case;
      const label = (of: Case, which: number) => `${ruleset.id} ${of.name}${round} interleaved ${which}`;
      attempt(found, label(the, 0), 'a game beside another', () => {
        const games = [
          { the, which: 0 },
          { the: other, which: 1 },
        ].map(each => {
          const name = label(each.the, each.which);
          const alone = [...tell(ruleset, each.the, name)].map(({ text }) => text);
          return { ...each, name, alone, told: tell(ruleset, each.the, name) };
        });
        const rng = seededDice(`disturbance ${label(the, 0)}`);
        for (let at = 0; at < MOST && !found.full(); at++)
          for (const game of games) {
            const next = game.told.next();
            if (next.done === true) continue;
            const { s, text } = next.value;
            if (text !== game.alone[at])
              found.add(
                `${game.name} decision=${at}`,
                'a game goes on otherwise when others are played and tried beside it',
              );
            if (at % DISTURB_EVERY === 0) disturb(ruleset, game.the, s, rng);
          }
      });
    });
  return found.problems;
}
