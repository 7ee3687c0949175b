/**
 * A game being played: the state, the record of the entries that made it, and what each seat may know of them. It is changed
 * by the functions of `moves.ts` and `endings.ts`, and by nothing else.
 */

import type { BoundGame } from './commitment.ts';
import { commitmentTo, diceKey, sharesFrom } from './commitment.ts';
import { isNamedIn } from './configure.ts';
import type { AnyRuleset, Dice, Emit, GameEvent, MatchConfig, OptionValue, Result, Seat, Viewer } from './contract.ts';
import { silent } from './contract.ts';
import { packName } from './data-packs.ts';
import type { Draw, Rewinding } from './dice.ts';
import { keyedDice, keyHex, recording, replayed } from './dice.ts';
import { digestEntry, setDigest } from './digest.ts';
import { digestFlat } from './flat-digest.ts';
import { loggedHash, strongHash } from './hash.ts';
import type { EndEntry, Entry, GameLog, LogVersion, Proof, Unhashed } from './log.ts';
import { printLog, takeBack } from './log.ts';
import type { Note } from './packing.ts';
import { seatOf, unpackEntry, unpackOpening, wasNoticed, wasSealed } from './packing.ts';
import type { MatchRecord } from './record.ts';
import {
  addEntry,
  standingCount as countStanding,
  isHiddenIn,
  lastStanding,
  newRecord,
  seenIn,
  standingAt,
  standingIn,
} from './record.ts';

/** Dice that cannot be rewound stay where they are when an answer fails. */
type MatchDice = Dice & Partial<Rewinding>;

export interface Match {
  readonly ruleset: AnyRuleset;
  readonly config: MatchConfig;
  state: object;
  dice: MatchDice;
  /** In hex: what `finish` puts into the log as its key; of a seeded game the key of its dice, which stays out of the log. */
  readonly secret: string | null;
  /** Read it with `logOf`, `entryAt` and the other functions here: how it keeps the entries is its own affair. */
  readonly record: MatchRecord;
  /** States on the way here, made when something is taken back (`moves.ts`); null before. */
  checkpoints: Checkpoint[] | null;
  /** What went wrong when an answer was last refused as a `rulebook-fault`: for the host alone, viewers must not see it. */
  fault: Fault | null;
}

/** The state after the first `answers` that stand. */
export interface Checkpoint {
  readonly answers: number;
  readonly state: object;
}

/** An exception of a rulebook, and what it was asked for. `faultReport` makes something of it that can be replayed. */
export interface Fault {
  readonly seat: Seat;
  /** Canonical text; `undo` for something taken back. */
  readonly said: string;
  /** Drawn before it failed. */
  readonly draws: readonly Draw[];
  readonly error: unknown;
}

/** By which new games are logged. */
const NEWEST: LogVersion = 3;

/** Where the dice of a match come from, and what its log may say of them. */
export type DiceSource =
  /** Any dice, of which nothing is claimed. */
  | MatchDice
  /** The host has committed to this secret (`commitment.ts`), and these are the players' shares, in the order of the seats. */
  | { readonly secret: Uint8Array; readonly shares: 'own' | readonly Uint8Array[] }
  /** A key that follows from a seed: the log says `seeded`. */
  | { readonly seedKey: Uint8Array };

/** A new game is always of the newest edition, also when it is played as an old one was. */
export function openMatch(ruleset: AnyRuleset, { scenario, seats, options }: MatchConfig, source: DiceSource): Match {
  const config: MatchConfig = { scenario, seats, options };
  if ('draw' in source) return openLogged(ruleset, config, source, NEWEST);
  if ('seedKey' in source) {
    const seeded = openLogged(ruleset, config, keyedDice(source.seedKey), NEWEST);
    seeded.record.seeded = true;
    return { ...seeded, secret: inOnePiece(keyHex(source.seedKey)) };
  }
  const shares = source.shares === 'own' ? 'own' : source.shares.map(keyHex);
  if (shares !== 'own' && shares.length !== config.seats) throw new Error('there is not one share for each seat');
  const commitment = inOnePiece(commitmentTo(boundGame(ruleset, config), source.secret, sharesFrom(shares)));
  const match = openLogged(ruleset, config, keyedDice(diceKey(commitment, source.secret, shares)), NEWEST);
  match.record.commitment = commitment;
  match.record.shares = shares;
  return { ...match, secret: inOnePiece(keyHex(source.secret)) };
}

/** What a commitment binds. */
export function boundGame(ruleset: AnyRuleset, { scenario, seats, options, edition }: MatchConfig): BoundGame {
  const bound = { ruleset: ruleset.id, pack: packName(ruleset), scenario, seats };
  if (edition === undefined) return { ...bound, edition: ruleset.edition, options };
  const named = Object.entries(ruleset.options).flatMap(([name, definition]): [string, OptionValue][] =>
    isNamedIn(definition, edition) ? [[name, options[name] as OptionValue]] : [],
  );
  return { ...bound, edition, options: Object.fromEntries(named) };
}

/** For `replay.ts`: a match whose log is of this version and claims nothing. */
export function openLogged(ruleset: AnyRuleset, config: MatchConfig, dice: MatchDice, version: LogVersion): Match {
  const draws: Draw[] = [];
  const state = ruleset.setup(config, recording(dice, draws), silent);
  const hash = version === 1 ? loggedHash(ruleset, state) : strongHash(JSON.stringify(state));
  const record = newRecord(version, config.seats, { draws, hash: inOnePiece(hash) });
  return { ruleset, config, state, dice, secret: null, record, checkpoints: null, fault: null };
}

/** V8 keeps hex digits as the pairs they were put together from until they are read, and those take a kilobyte. */
function inOnePiece(hex: string): string {
  if (!/^[0-9a-f]+$/.test(hex)) throw new Error('a hash or a key is not in hex');
  return hex;
}

// --- The log that the match has made ---

/** How many entries the log has. */
export function entryCount({ record }: Match): number {
  return record.entries.count;
}

/** Entry `i`, counted from 0, as the log has it: a copy. */
export function entryAt({ record }: Match, i: number): Entry {
  return unpackEntry(record.entries, i);
}

/** Who made entry `i`: without unpacking all of it. */
export function seatAt({ record }: Match, i: number): Seat {
  return seatOf(record.entries, i);
}

/** Plays entry `i`, an answer, once more on a state of the past, with the dice that were drawn then. */
export function applyEntry(match: Match, i: number, state: object, emit: Emit = silent): void {
  const { ruleset } = match;
  const entry = entryAt(match, i);
  const action = entry.kind === 'answer' ? ruleset.vocabulary.parse(entry.action) : null;
  if (entry.kind !== 'answer' || action === null) throw new Error(`entry ${i + 1} is no answer`);
  ruleset.apply(state, entry.seat, action, replayed(entry.draws), emit);
}

/** The whole log as plain data: a copy. Not for players while the game is on: those get `logFor`. */
export function logOf(match: Match): GameLog {
  const { ruleset, config, record } = match;
  const bound = boundGame(ruleset, config);
  return {
    version: record.version,
    ...bound,
    options: { ...bound.options },
    commitment: record.commitment,
    seeded: record.seeded,
    shares: record.shares,
    key: record.key,
    opening: { draws: unpackOpening(record.entries), hash: record.openingHash },
    entries: Array.from({ length: entryCount(match) }, (_, i) => entryAt(match, i)),
    proof: record.proof === null ? null : { ...record.proof },
  };
}

/** Which answers stand: their places among the entries, in order. */
export function standingAnswers({ record }: Match): number[] {
  return standingIn(record);
}

/** How many answers stand. */
export function standingCount({ record }: Match): number {
  return countStanding(record);
}

/** The place, among the entries, of the answer before which `k` others stand. */
export function standingAnswer({ record }: Match, k: number): number {
  return standingAt(record, k);
}

/** Draws so far, also those of answers taken back: where keyed dice go on. */
export function drawCount({ record }: Match): number {
  return record.draws;
}

/** What was told when the table was laid: found again, because few ask for it and every game would have to keep it. */
export function openingEvents({ ruleset, config, record }: Match): GameEvent[] {
  const events: GameEvent[] = [];
  ruleset.setup(config, replayed(unpackOpening(record.entries)), event => events.push(event));
  return events;
}

/** For a match that goes on with dice nobody has committed to: its log must no longer promise otherwise. */
export function dropCommitment({ record }: Match): void {
  record.commitment = '';
  record.seeded = false;
  record.shares = 'own';
}

// --- What has happened to it ---

/** Notes an entry that has brought the match to its state. For `endings.ts`: it checks nothing. */
export function writeEntry({ ruleset, state, record }: Match, entry: Unhashed, note: Note): void {
  if (record.version === 1) setDigest(record.digest, loggedHash(ruleset, state));
  else if (record.version === 2) digestEntry(record.digest, entry, state);
  else digestFlat(record.digest, entry, ruleset, state);
  addEntry(record, entry, note);
}

/** How a seat's last answer can be taken back now: known without trying it out. */
export type UndoRight = 'alone' | 'consent' | 'none';

/**
 * What `undo` would grant this seat: `alone` without asking, `consent` if every other seat agrees, `none` when there is
 * nothing to take back. Does not depend on what others have sealed.
 */
export function undoRight(match: Match, seat: Seat): UndoRight {
  if (!isSeat(match, seat) || resultOf(match) !== null) return 'none';
  const last = lastStanding(match.record, seat);
  if (last === null) return 'none';
  return match.config.seats === 1 || mayUndoAlone(match, seat, last.at) ? 'alone' : 'consent';
}

/** For `moves.ts`: whether the answer at `target` can be taken back without consent. */
export function mayUndoAlone({ ruleset, config, state, record }: Match, seat: Seat, target: number): boolean {
  if ((record.learnt[seat] ?? 0) > target) return false;
  if (wasSealed(record.entries, target)) return true;
  // Whether another seat has sealed an order yet must not show in the answer: while it could have, it counts as done.
  for (let other = 0; other < config.seats; other++) {
    if (other !== seat && ruleset.sealed(state, other as Seat)) return false;
  }
  return true;
}

/** Puts the dice key and the proof into the log once the game is over; false while it is on. */
export function finish(match: Match): boolean {
  if (resultOf(match) === null) return false;
  const { record } = match;
  // A match made anew from a finished log has no secret any more, but its log has the key.
  if (!record.seeded) record.key ??= match.secret;
  if (record.version !== 1) record.proof ??= proofOf(match);
  return true;
}

/** What the log of this match must have for its proof, now that it is over. */
export function proofOf(match: Match): Proof {
  return {
    state: strongHash(JSON.stringify(match.state)),
    log: strongHash(printLog({ ...logOf(match), proof: null })),
  };
}

export function resultOf(match: Match): Result | null {
  const { ruleset, state, record } = match;
  if (!record.ended) return ruleset.result(state);
  const entry = endOf(match);
  if (entry === null) throw new Error('a game that has ended has no ending');
  const { how, seat, winners } = entry;
  return ruleset.settled(state, how === 'agreed' ? { how, winners } : { how, seat });
}

/** The entry by which the game was ended besides the rules, if it was. */
export function endOf(match: Match): EndEntry | null {
  const last = match.record.ended ? entryAt(match, entryCount(match) - 1) : null;
  return last?.kind === 'end' ? last : null;
}

// --- What a seat may know ---

/**
 * How far the game has come for this viewer: the entries it may see, and the times that sealed orders were opened. Never
 * falls, and others' sealed orders do not move it.
 */
export function seen({ record }: Match, viewer: Viewer): number {
  return seenIn(record, viewer);
}

/** Whether entry `i` was made under another's seal. It stays hidden from this viewer while the game is on. */
export function isHidden({ record }: Match, i: number, viewer: Viewer): boolean {
  return isHiddenIn(record, i, viewer);
}

/** Whether entry `i` has opened sealed orders so that all have noticed: `seen` counts it once more. */
export function isOpening({ record }: Match, i: number): boolean {
  return wasNoticed(record.entries, i);
}

/**
 * The log as this viewer may have it now. While the game is on it is without the orders others have sealed (a card may lie
 * face down for turns after all have chosen), without hashes (a state's hash can be searched for its secrets) and without
 * draws (they may have dealt something face down). What may be known of all that is in the events. Afterwards it is the
 * whole log.
 */
export function logFor(match: Match, viewer: Viewer): GameLog {
  const log = logOf(match);
  if (resultOf(match) !== null) return log;
  const all = log.entries;
  const entries: Entry[] = [];
  const stands: number[] = [];
  for (const [i, entry] of all.entries()) {
    const hidden = isHidden(match, i, viewer);
    if (entry.kind === 'answer') {
      stands.push(i);
      if (!hidden) entries.push({ ...entry, draws: [], hash: '' });
    } else if (entry.kind === 'undo') {
      // Counted among the answers that this viewer sees: the true place would tell how many there are that it does not.
      const to = stands.slice(0, entry.to).filter(at => !isHidden(match, at, viewer)).length;
      if (!hidden) entries.push({ ...entry, to, hash: '' });
      takeBack(stands, entry, at => all[at]?.seat);
    }
  }
  return { ...log, key: null, proof: null, opening: { draws: [], hash: '' }, entries };
}

export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.filter(({ to }) => to === 'all' || (viewer !== 'spectator' && to.includes(viewer)));
}

export function isSeat(match: Match, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < match.config.seats;
}
