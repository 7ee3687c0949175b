/** From a log to the game: to look at it, to continue it, or to verify it. */

import type { Spending } from './budget.ts';
import { overSize, overTime, spendingOf, UNTRUSTED } from './budget.ts';
import { commitmentTo, diceKey, sharesFrom } from './commitment.ts';
import { configure, isNamedIn } from './configure.ts';
import type { AnyRuleset, Dice, MatchConfig, Refusal } from './contract.ts';
import { isRefusal, refusal } from './contract.ts';
import { packName } from './data-packs.ts';
import type { Draw } from './dice.ts';
import { commitTo, keyedDice, keyHex, recordedDice, replayed, UNRECORDED } from './dice.ts';
import { agree, resign, runOutOfTime } from './endings.ts';
import type { EndEntry, Entry, GameLog, Proof, UndoEntry } from './log.ts';
import { LOG_VERSIONS, printEntry, printOpening } from './log.ts';
import type { Match } from './match.ts';
import { boundGame, drawCount, entryAt, entryCount, logOf, openLogged, proofOf, resultOf } from './match.ts';
import type { Answered } from './moves.ts';
import { answerOrThrow, undoOrThrow } from './moves.ts';

/**
 * The match after entry `to` (0 is the opening); every draw and hash on the way is checked. It has no dice to continue with. The log may be
 * forged in any way: nothing in it makes this throw, or take longer than the budget.
 */
export function replay(
  ruleset: AnyRuleset,
  log: GameLog,
  to: number = log.entries.length,
  spending: Spending = spendingOf(UNTRUSTED),
): Match | Refusal {
  if (!Number.isInteger(to) || to < 0 || to > log.entries.length) {
    return bad(`there is no entry ${to}: the log has ${log.entries.length}`);
  }
  const match = playedBack(ruleset, log, to, spending);
  if (isRefusal(match)) return match;
  return (to === log.entries.length ? wrongProof(match, log.proof) : null) ?? match;
}

/** `replay` without checking the proof. */
export function playedBack(ruleset: AnyRuleset, log: GameLog, to: number, spending: Spending): Match | Refusal {
  const config = overSize(ruleset, log, spending.budget) ?? configOf(ruleset, log);
  if (isRefusal(config)) return config;
  const match = reopened(ruleset, config, log);
  if (isRefusal(match)) return match;
  const { record } = match;
  record.commitment = log.commitment;
  record.seeded = log.seeded;
  record.shares = log.shares;
  record.key = log.key;
  for (let i = 0; i < to; i++) {
    const refused = overTime(spending) ?? replayEntry(match, log.entries[i] as Entry, i + 1);
    if (refused) return refused;
  }
  match.dice = replayed([]);
  return match;
}

function reopened(ruleset: AnyRuleset, config: MatchConfig, log: GameLog): Match | Refusal {
  const dice = recordedDice(log.opening.draws);
  return playedPart('the opening', () => {
    const match = openLogged(ruleset, config, dice, log.version);
    if (dice.left() > 0) return bad('the opening does not draw all the dice that the log holds');
    return printOpening(logOf(match)) === printOpening(log)
      ? match
      : bad('the opening does not replay as it was written');
  });
}

/** The result of replaying a part of the log, or why it could not be replayed. */
function playedPart<T>(part: string, work: () => T): T | Refusal {
  try {
    return work();
  } catch (error) {
    return error === UNRECORDED ? bad(`${part} draws dice that the log does not hold`) : fault(`in ${part}`);
  }
}

/** The result of another call to the rulebook, or a refusal that says where it threw an exception. */
export function stopped<T>(where: string, work: () => T): T | Refusal {
  try {
    return work();
  } catch {
    return fault(where);
  }
}

const fault = (where: string): Refusal => refusal('rulebook-fault', `the rulebook fails ${where}`);

/**
 * The match of a log, to be continued after a restart: its dice go on where the log ends. `secret` is the earlier `Match.secret`: the one
 * committed to, or the key of a seeded game.
 */
export function resume(ruleset: AnyRuleset, log: GameLog, secret: Uint8Array): Match | Refusal {
  // The log is checked first, because with another edition the key would seem to be wrong.
  const match = replay(ruleset, log);
  if (isRefusal(match)) return match;
  const key = log.seeded ? secret : keyOf(log, secret);
  if (isRefusal(key)) return key;
  const forged = notFromKey(log, key) ?? cutShort(match);
  if (forged) return forged;
  return { ...match, dice: keyedDice(key, drawCount(match)), secret: keyHex(secret) };
}

/** The dice key to which a log has committed, made of the secret and the shares in it. */
export function keyOf(log: GameLog, secret: Uint8Array): Uint8Array | Refusal {
  const { version, commitment, shares } = log;
  const committed = version === 1 ? commitTo(secret) : commitmentTo(log, secret, sharesFrom(shares));
  if (committed !== commitment) return bad('the dice key is not the one committed to');
  return version === 1 ? secret : diceKey(commitment, secret, shares);
}

export function configOf(ruleset: AnyRuleset, log: GameLog): MatchConfig | Refusal {
  if (!LOG_VERSIONS.includes(log.version)) return bad('the log is of a version that is not known here');
  if (log.ruleset !== ruleset.id) return bad(`the log is of ${log.ruleset}, not of ${ruleset.id}`);
  if (log.edition > ruleset.edition || log.edition < (ruleset.oldestEdition ?? ruleset.edition)) {
    return bad(`the log is of edition ${log.edition} of ${ruleset.id}; this is edition ${ruleset.edition}`);
  }
  if (log.pack !== packName(ruleset)) {
    const played = log.pack === '' ? 'the printed figures' : `data pack #${log.pack}`;
    return bad(`the log was played by ${played} of ${ruleset.id}, and can be replayed by nothing else`);
  }
  const later = Object.keys(log.options).find(name => {
    const definition = Object.hasOwn(ruleset.options, name) ? ruleset.options[name] : undefined;
    return definition !== undefined && !isNamedIn(definition, log.edition);
  });
  if (later !== undefined) return bad(`edition ${log.edition} of ${ruleset.id} has no option ${later}`);
  const settled = configure(ruleset, log);
  if (isRefusal(settled)) return bad(settled.reason);
  const config = log.edition === ruleset.edition ? settled : { ...settled, edition: log.edition };
  const named = Object.entries(log.options);
  const wanted = Object.entries(boundGame(ruleset, config).options);
  if (named.length < wanted.length) return bad('the log does not name every option');
  // The order matters too: there is one way to write a log, from which the proof is made.
  if (!wanted.every(([name, value], i) => named[i]?.[0] === name && named[i]?.[1] === value))
    return bad('the log names the options in another order than the rulebook');
  if (log.shares !== 'own' && log.shares.length !== log.seats)
    return bad('the log does not have one share for each seat');
  return config;
}

export function replayEntry(match: Match, entry: Entry, number: number): Refusal | null {
  const dice = recordedDice(entry.kind === 'answer' ? entry.draws : []);
  match.dice = dice;
  const done = playedPart(`entry ${number}`, () => repeatEntry(match, entry));
  if (isRefusal(done)) {
    return done.refused === 'bad-log' || done.refused === 'rulebook-fault'
      ? done
      : bad(`entry ${number} is refused: ${done.reason}`);
  }
  if (dice.left() > 0) return bad(`entry ${number} does not draw all the dice that the log holds`);
  if (printEntry(entryAt(match, entryCount(match) - 1)) !== printEntry(entry)) {
    return bad(`entry ${number} does not replay as it was written`);
  }
  return null;
}

/** Makes the same entry again with the match's dice. If the rulebook throws an exception, the match is dropped, not restored. */
function repeatEntry(match: Match, entry: Entry): Answered | UndoEntry | EndEntry | Refusal {
  switch (entry.kind) {
    case 'answer':
      return answerOrThrow(match, entry.seat, entry.action);
    case 'undo':
      return undoOrThrow(match, entry.seat, entry.consents);
    case 'end':
      if (entry.how === 'agreed') return agree(match, entry.seat, entry.winners, entry.consents);
      return entry.how === 'resigned' ? resign(match, entry.seat) : runOutOfTime(match, entry.seat);
  }
}

export function notFromKey(log: GameLog, key: Uint8Array): Refusal | null {
  const dice = keyedDice(key);
  if (!log.opening.draws.every(draw => isNext(dice, draw)))
    return bad('a draw of the opening is not from the dice key');
  for (const [i, entry] of log.entries.entries()) {
    if (entry.kind === 'answer' && !entry.draws.every(draw => isNext(dice, draw))) {
      return bad(`a draw of entry ${i + 1} is not from the dice key`);
    }
  }
  return null;
}

/** Refuses a log that has its key although the game is not over: it was cut short, because the key is revealed only at the end. */
function cutShort(match: Match): Refusal | null {
  if (match.record.key === null || resultOf(match) !== null) return null;
  return bad('the dice key is revealed, but the game is not over: entries are missing');
}

/** Refuses a wrong or missing proof. Only a finished game has one, together with its key. */
export function wrongProof(match: Match, proof: Proof | null): Refusal | null {
  const { record } = match;
  if (proof === null) return record.version === 1 || record.key === null ? null : bad('the proof is missing');
  if (record.version === 1 || resultOf(match) === null)
    return bad('there is a proof, but the game is not over: entries are missing');
  const { state, log } = proofOf(match);
  if (proof.state !== state) return bad('the last state is not the one that was proved');
  if (proof.log !== log) return bad('the log is not the one that was proved');
  record.proof = { state, log };
  return null;
}

const isNext = (dice: Dice, { sides, face, why }: Draw): boolean => dice.draw(sides, why) === face - 1;
const bad = (reason: string): Refusal => refusal('bad-log', reason);
