/** What a log proves: three findings, each with its reason. */

import type { Spending } from './budget.ts';
import { spendingOf, UNTRUSTED } from './budget.ts';
import type { AnyRuleset, Refusal, Result } from './contract.ts';
import { isRefusal, refusal } from './contract.ts';
import { keyFromHex } from './dice.ts';
import type { GameLog } from './log.ts';
import type { Match } from './match.ts';
import { resultOf } from './match.ts';
import { keyOf, notFromKey, playedBack, stopped, wrongProof } from './replay.ts';

/** `unclaimed`: the log does not claim this, or not yet, which counts neither for nor against it. */
export type Finding = { readonly verdict: 'yes' | 'no' | 'unclaimed'; readonly reason: string };

export interface Findings {
  /** Played by the rules: every entry, draw and hash replays as it was written. */
  readonly rules: Finding;
  /** Dice proven by the key: it is the one committed to, and every draw is its own. */
  readonly dice: Finding;
  /** Finished and complete: nothing was left out. */
  readonly complete: Finding;
}

export interface Verdict extends Findings {
  /** No finding is a no. */
  readonly good: boolean;
  readonly entries: number;
  readonly result: Result | null;
  /** The replayed game, to show how it stands. Null if it does not replay. */
  readonly match: Match | null;
}

/** Refused only if it cannot be decided: the budget is spent, or a rulebook throws an exception. */
export function judge(
  ruleset: AnyRuleset,
  log: GameLog,
  spending: Spending = spendingOf(UNTRUSTED),
): Verdict | Refusal {
  const match = playedBack(ruleset, log, log.entries.length, spending);
  if (isRefusal(match)) return match.refused === 'bad-log' ? unplayable(log, match.reason) : match;
  const result = stopped('at the end of the log', () => resultOf(match));
  if (isRefusal(result)) return result;
  const { length } = log.entries;
  const rules = yes(
    length === 1 ? 'its entry replays as it was written' : `all ${length} entries replay as they were written`,
  );
  const dice = diceOf(log, result !== null);
  const complete = completeness(match, log, dice);
  const good = dice.verdict !== 'no' && complete.verdict !== 'no';
  return { good, rules, dice, complete, entries: log.entries.length, result, match };
}

/** The same, but refused with the reason of the first `no`. */
export function verify(
  ruleset: AnyRuleset,
  log: GameLog,
  spending?: Spending,
): (Verdict & { readonly match: Match }) | Refusal {
  const verdict = judge(ruleset, log, spending);
  if (isRefusal(verdict)) return verdict;
  const { rules, dice, complete, match } = verdict;
  const against = [rules, dice, complete].find(finding => finding.verdict === 'no');
  if (against !== undefined || match === null) return refusal('bad-log', (against ?? rules).reason);
  return { ...verdict, match };
}

function unplayable(log: GameLog, reason: string): Verdict {
  const unknown = unclaimed('the log does not replay, so nothing more is known');
  return {
    good: false,
    rules: no(reason),
    dice: unknown,
    complete: unknown,
    entries: log.entries.length,
    result: null,
    match: null,
  };
}

function diceOf(log: GameLog, over: boolean): Finding {
  const { commitment, key, seeded, shares } = log;
  if (commitment === '') {
    if (key !== null) return no('there is a dice key, but nobody has committed to it');
    return unclaimed(
      seeded
        ? 'the dice are those of a seed, and whoever knows it can throw them again'
        : 'the dice were not committed to',
    );
  }
  if (key === null)
    return over
      ? no('the game is over, but the dice key is missing')
      : unclaimed('the dice key is told when the game is over');
  const secret = keyFromHex(key);
  const used = secret === null ? refusal('bad-log', 'the dice key is no key') : keyOf(log, secret);
  const forged = isRefusal(used) ? used : notFromKey(log, used);
  if (forged !== null) return no(forged.reason);
  const whose = shares === 'own' ? 'which one machine has made alone' : 'to which every player has added a share';
  return yes(`every draw is from the committed key, ${whose}`);
}

function completeness(match: Match, log: GameLog, dice: Finding): Finding {
  if (resultOf(match) === null) {
    if (log.proof !== null) return no('there is a proof, but the game is not over: entries are missing');
    return log.key === null
      ? unclaimed('the game is not over')
      : no('the dice key is revealed, but the game is not over: entries are missing');
  }
  const wrong = wrongProof(match, log.proof);
  if (wrong !== null) return no(wrong.reason);
  if (log.commitment === '')
    return unclaimed('the game is over, but without a commitment nobody can tell what was left out');
  return dice.verdict === 'yes'
    ? yes('the game is over, and nothing is missing')
    : no('the game is over, but not proven to be whole');
}

const yes = (reason: string): Finding => ({ verdict: 'yes', reason });
const no = (reason: string): Finding => ({ verdict: 'no', reason });
const unclaimed = (reason: string): Finding => ({ verdict: 'unclaimed', reason });

// --- In words ---

const WORDS = { yes: 'yes', no: 'NO', unclaimed: 'not claimed' } as const satisfies Record<Finding['verdict'], string>;

/** A line for each finding. */
export function verdictLines({ rules, dice, complete }: Findings): readonly string[] {
  const line = (claim: string, { verdict, reason }: Finding): string => `${claim}: ${WORDS[verdict]}, ${reason}.`;
  return [
    line('Played by the rules', rules),
    line('Dice proven by the key', dice),
    line('Finished and complete', complete),
  ];
}
