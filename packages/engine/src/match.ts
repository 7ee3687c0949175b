/**
 * A game in progress: its state, the record of its entries, and what each seat may know of them. Only the functions of `moves.ts` and
 * `endings.ts` change it.
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

/** If the dice cannot be set back, they keep the draws of an answer that fails. */
type MatchDice = Dice & Partial<Rewinding>;

export interface Match {
  readonly ruleset: AnyRuleset;
  readonly config: MatchConfig;
  state: object;
  dice: MatchDice;
  /** In hex: the secret that `finish` puts into the log as its key; for a seeded game the key of its dice, which is never logged. */
  readonly secret: string | null;
  /** The packed entries; read them with `logOf`, `entryAt` and the other functions here. */
  readonly record: MatchRecord;
  /** Earlier states, made when something is taken back (`moves.ts`); null before. */
  checkpoints: Checkpoint[] | null;
  /** The exception of the last `rulebook-fault`. For the host only: viewers must not see it. */
  fault: Fault | null;
}

/** A copy of the state after the first `answers` standing answers. */
export interface Checkpoint {
  readonly answers: number;
  readonly state: object;
}

/** An exception of a rulebook, and the answer that caused it. `faultReport` makes a report from which it can be repeated. */
export interface Fault {
  readonly seat: Seat;
  /** The answer as canonical text; `undo` for an undo. */
  readonly said: string;
  /** Draws before the exception. */
  readonly draws: readonly Draw[];
  readonly error: unknown;
}

/** The log version of new games. */
const NEWEST: LogVersion = 3;

/** The dice of a match, and what its log can claim about them. */
export type DiceSource =
  /** Any dice; the log claims nothing. */
  | MatchDice
  /** The host has committed to this secret (`commitment.ts`); `shares` are the players', in the order of the seats. */
  | { readonly secret: Uint8Array; readonly shares: 'own' | readonly Uint8Array[] }
  /** A key that follows from a seed; the log says `seeded`. */
  | { readonly seedKey: Uint8Array };

/** Opens a new game, always in the newest edition, even if its options are those of an older one. */
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

/** The part of a configuration that a commitment binds. */
export function boundGame(ruleset: AnyRuleset, { scenario, seats, options, edition }: MatchConfig): BoundGame {
  const bound = { ruleset: ruleset.id, pack: packName(ruleset), scenario, seats };
  if (edition === undefined) return { ...bound, edition: ruleset.edition, options };
  const named = Object.entries(ruleset.options).flatMap(([name, definition]): [string, OptionValue][] =>
    isNamedIn(definition, edition) ? [[name, options[name] as OptionValue]] : [],
  );
  return { ...bound, edition, options: Object.fromEntries(named) };
}

/** For `replay.ts`: opens a match whose log has this version and claims nothing. */
export function openLogged(ruleset: AnyRuleset, config: MatchConfig, dice: MatchDice, version: LogVersion): Match {
  const draws: Draw[] = [];
  const state = ruleset.setup(config, recording(dice, draws), silent);
  const hash = version === 1 ? loggedHash(ruleset, state) : strongHash(JSON.stringify(state));
  const record = newRecord(version, config.seats, { draws, hash: inOnePiece(hash) });
  return { ruleset, config, state, dice, secret: null, record, checkpoints: null, fault: null };
}

/** Copies hex digits into a flat string: V8 otherwise keeps the pieces from which they were joined, which take a kilobyte. */
function inOnePiece(hex: string): string {
  if (!/^[0-9a-f]+$/.test(hex)) throw new Error('a hash or a key is not in hex');
  return hex;
}

// --- The log that the match has made ---

/** How many entries the log has. */
export function entryCount({ record }: Match): number {
  return record.entries.count;
}

/** A copy of entry `i`, counted from 0. */
export function entryAt({ record }: Match, i: number): Entry {
  return unpackEntry(record.entries, i);
}

/** Who made entry `i`, without unpacking all of it. */
export function seatAt({ record }: Match, i: number): Seat {
  return seatOf(record.entries, i);
}

/** Applies entry `i`, an answer, to an earlier state, with the draws of that time. */
export function applyEntry(match: Match, i: number, state: object, emit: Emit = silent): void {
  const { ruleset } = match;
  const entry = entryAt(match, i);
  const action = entry.kind === 'answer' ? ruleset.vocabulary.parse(entry.action) : null;
  if (entry.kind !== 'answer' || action === null) throw new Error(`entry ${i + 1} is no answer`);
  ruleset.apply(state, entry.seat, action, replayed(entry.draws), emit);
}

/** A copy of the whole log. Not for players while the game is on: these get `logFor`. */
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

/** Indices of the entries whose answers stand, in order. */
export function standingAnswers({ record }: Match): number[] {
  return standingIn(record);
}

/** How many answers stand. */
export function standingCount({ record }: Match): number {
  return countStanding(record);
}

/** The index of the entry of standing answer number `k`, counted from 0. */
export function standingAnswer({ record }: Match, k: number): number {
  return standingAt(record, k);
}

/** Number of draws so far, including answers taken back: the position at which keyed dice continue. */
export function drawCount({ record }: Match): number {
  return record.draws;
}

/** The events of the set-up. They are made again, because they are rarely needed and every game would have to store them. */
export function openingEvents({ ruleset, config, record }: Match): GameEvent[] {
  const events: GameEvent[] = [];
  ruleset.setup(config, replayed(unpackOpening(record.entries)), event => events.push(event));
  return events;
}

/** Removes the commitment from a match that continues with dice to which nobody has committed. */
export function dropCommitment({ record }: Match): void {
  record.commitment = '';
  record.seeded = false;
  record.shares = 'own';
}

// --- What has happened to it ---

/** Adds an entry that has led to the present state. For `endings.ts`; it checks nothing. */
export function writeEntry({ ruleset, state, record }: Match, entry: Unhashed, note: Note): void {
  if (record.version === 1) setDigest(record.digest, loggedHash(ruleset, state));
  else if (record.version === 2) digestEntry(record.digest, entry, state);
  else digestFlat(record.digest, entry, ruleset, state);
  addEntry(record, entry, note);
}

/** How a seat's last answer can be taken back now. */
export type UndoRight = 'alone' | 'consent' | 'none';

/**
 * Whether `undo` is possible for this seat: `alone` without asking, `consent` if every other seat agrees, `none` if there is nothing to
 * take back. Does not depend on what others have sealed.
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
  // Must not depend on whether another seat has sealed yet: as soon as it could have, it counts as done.
  for (let other = 0; other < config.seats; other++) {
    if (other !== seat && ruleset.sealed(state, other as Seat)) return false;
  }
  return true;
}

/** Adds the dice key and the proof to the log if the game is over; false while it is on. */
export function finish(match: Match): boolean {
  if (resultOf(match) === null) return false;
  const { record } = match;
  // A match from a finished log has no secret, but its log already has the key.
  if (!record.seeded) record.key ??= match.secret;
  if (record.version !== 1) record.proof ??= proofOf(match);
  return true;
}

/** The proof of a finished match. */
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

/** The entry that ended the game other than by the rules; null if there is none. */
export function endOf(match: Match): EndEntry | null {
  const last = match.record.ended ? entryAt(match, entryCount(match) - 1) : null;
  return last?.kind === 'end' ? last : null;
}

// --- What a seat may know ---

/**
 * A viewer's place: the number of entries that it may see, plus the number of times that sealed orders were opened. It never falls, and
 * others' sealed orders do not change it.
 */
export function seen({ record }: Match, viewer: Viewer): number {
  return seenIn(record, viewer);
}

/** Whether entry `i` is a sealed order of another seat. It stays hidden from this viewer while the game is on. */
export function isHidden({ record }: Match, i: number, viewer: Viewer): boolean {
  return isHiddenIn(record, i, viewer);
}

/** Whether entry `i` opened sealed orders visibly for all: `seen` then counts one more step. */
export function isOpening({ record }: Match, i: number): boolean {
  return wasNoticed(record.entries, i);
}

/**
 * The log as this viewer may have it now. While the game is on it leaves out others' sealed orders (a card may lie face down for turns
 * after all have chosen), hashes (a secret could be found by trying states until the hash fits) and draws (they may have dealt something
 * face down). What viewers may know of these is in the events. When the game is over it is the whole log.
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
      // Counts only answers that this viewer sees, because the real number would tell how many are hidden.
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
