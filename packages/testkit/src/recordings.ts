/**
 * Games by the last version of the log, one for each thing that such a log can say: shares, a seed, undos, every ending. They
 * are recorded once and must replay for ever, like those of the versions before, which lie beside them.
 */

import type { Action, AnyRuleset, DiceSource, Match, Seat } from '@weathergauge/engine';
import {
  agree,
  answer,
  finish,
  hashText,
  isRefusal,
  keyFromHex,
  LOG_VERSIONS,
  openMatch,
  resign,
  resultOf,
  runOutOfTime,
  seededDice,
  undo,
} from '@weathergauge/engine';
import { mustCase } from './cases.ts';
import type { AnyPlan } from './plan.ts';
import type { Manner } from './play.ts';
import { pick } from './play.ts';

interface Recording {
  readonly source: (key: (of: string) => Uint8Array, seats: number) => DiceSource;
  readonly manner: Manner;
  /** One undo in so many answers; 0 for none. */
  readonly undos: number;
  /** Ends the game after so many answers; by its rules when nothing is said. */
  readonly end?: {
    readonly after: number;
    readonly how: (match: Match, seat: Seat, others: readonly Seat[]) => unknown;
  };
}

const own: Recording['source'] = key => ({ secret: key('host'), shares: 'own' });
const AFTER = 25;

const RECORDINGS: Readonly<Record<string, Recording>> = {
  own: { source: own, manner: 'verbs', undos: 0 },
  eager: { source: own, manner: 'eager', undos: 0 },
  shares: {
    source: (key, seats) => ({
      secret: key('host'),
      shares: Array.from({ length: seats }, (_, seat) => key(`seat ${seat}`)),
    }),
    manner: 'whims',
    undos: 12,
  },
  seeded: { source: key => ({ seedKey: key('seed') }), manner: 'uniform', undos: 0 },
  unclaimed: { source: () => seededDice('nobody has committed to these'), manner: 'uniform', undos: 0 },
  undos: { source: own, manner: 'verbs', undos: 3 },
  resigned: { source: own, manner: 'verbs', undos: 9, end: { after: AFTER, how: resign } },
  'out-of-time': { source: own, manner: 'verbs', undos: 0, end: { after: AFTER, how: runOutOfTime } },
  agreed: {
    source: own,
    manner: 'verbs',
    undos: 0,
    end: { after: AFTER, how: (m, s, others) => agree(m, s, [], others) },
  },
};

const LONGEST = 20_000;

const NEWEST = LOG_VERSIONS.at(-1);

/** By file name; nothing is played before it is asked for. The scenarios of the book take turns. */
export function recordings(ruleset: AnyRuleset, plan: AnyPlan): Readonly<Record<string, () => Match>> {
  const { scenarios } = ruleset;
  return Object.fromEntries(
    Object.entries(RECORDINGS).map(([name, recording], i) => {
      const scenario = scenarios[i % scenarios.length]?.id ?? '';
      return [`v${NEWEST}-${name}.log`, () => record(ruleset, plan, scenario, name, recording)];
    }),
  );
}

function record(ruleset: AnyRuleset, plan: AnyPlan, scenario: string, name: string, wanted: Recording): Match {
  const the = mustCase(ruleset, { scenario });
  const label = `${ruleset.id} ${scenario} v${NEWEST} ${name}`;
  const { seats } = the.config;
  const match = openMatch(
    ruleset,
    the.config,
    wanted.source(of => keyFrom(`${label} ${of}`), seats),
  );
  const rng = seededDice(`answers ${label}`);
  const everybody = ([0, 1, 2, 3] as const).slice(0, seats);
  const most = Math.min(wanted.end?.after ?? LONGEST, plan.longest ?? LONGEST);
  for (let at = 0; at < most && resultOf(match) === null; at++) {
    const pending = ruleset.pending(match.state);
    const seat = pending[rng.below(pending.length)] as Seat;
    const action: Action = pick(ruleset, wanted.manner, match.state, seat, ruleset.offers(match.state, seat), rng);
    const done = answer(match, seat, action);
    if (isRefusal(done)) throw new Error(`${label}: ${done.reason}`);
    // One that is refused is no entry.
    if (wanted.undos > 0 && rng.below(wanted.undos) === 0) undo(match, rng.below(seats) as Seat, everybody);
  }
  if (resultOf(match) === null) {
    const seat = rng.below(seats) as Seat;
    wanted.end?.how(
      match,
      seat,
      everybody.filter(other => other !== seat),
    );
  }
  if (!finish(match)) throw new Error(`${label} does not end`);
  return match;
}

/** Nobody plays for money with these: the key need only be the same each time. */
export function keyFrom(label: string): Uint8Array {
  const key = keyFromHex([0, 1, 2, 3].map(part => hashText(`fixture key ${part} ${label}`)).join(''));
  if (key === null) throw new Error('hashText no longer gives 16 digits');
  return key;
}
