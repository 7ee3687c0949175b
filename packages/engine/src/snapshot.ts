/**
 * A snapshot of a match, from which it can be continued without replaying its log from the start. It is only a cache of the log: one that
 * does not fit the log, was made by another edition, or is damaged, is not used.
 */

import type { AnyRuleset } from './contract.ts';
import { isRefusal } from './contract.ts';
import { keyedDice, keyHex } from './dice.ts';
import { digestFromHex, digestHex, setDigest } from './digest.ts';
import { digestFlat } from './flat-digest.ts';
import { strongHash } from './hash.ts';
import type { Entry, GameLog } from './log.ts';
import type { Match } from './match.ts';
import { drawCount, entryCount } from './match.ts';
import { wasNoticed, wasSealed } from './packing.ts';
import type { MatchRecord } from './record.ts';
import { addEntry, newRecord } from './record.ts';
import { configOf, keyOf, notFromKey, replayEntry } from './replay.ts';

interface Snapshot {
  /** The edition of the rulebook that made it: another may have different states. */
  readonly edition: number;
  readonly entries: number;
  /** A digit for each entry: 1 for a sealed one, 2 for one that opened sealed orders visibly for all. */
  readonly notes: string;
  readonly opened: number;
  readonly learnt: readonly number[];
  readonly state: object;
}

const SEALED = 1;
const NOTICED = 2;
/** Only this version of the log: older ones do not chain the digests of their entries. */
const VERSION = 3;

/** Null if the game is over or has no entries: a snapshot would save nothing. */
export function snapshotOf(match: Match): string | null {
  const { ruleset, record, state } = match;
  const entries = entryCount(match);
  if (entries === 0 || record.version !== VERSION || record.ended || record.key !== null) return null;
  const notes = Array.from({ length: entries }, (_, i) => noteOf(record, i)).join('');
  const { opened, learnt } = record;
  const snapshot: Snapshot = { edition: ruleset.edition, entries, notes, opened, learnt, state };
  const text = JSON.stringify(snapshot);
  return `${strongHash(text)} ${text}`;
}

function noteOf({ entries }: MatchRecord, i: number): number {
  return (wasSealed(entries, i) ? SEALED : 0) + (wasNoticed(entries, i) ? NOTICED : 0);
}

/** Like `resume`, from a snapshot and the entries after it. Null if the snapshot cannot be used: then replay the whole log. */
export function resumeFrom(ruleset: AnyRuleset, log: GameLog, secret: Uint8Array, text: string): Match | null {
  const snapshot = readSnapshot(text);
  if (snapshot === null || snapshot.edition !== ruleset.edition || !isOfLog(snapshot, ruleset, log)) return null;
  const config = configOf(ruleset, log);
  const key = log.seeded ? secret : keyOf(log, secret);
  if (isRefusal(config) || isRefusal(key) || notFromKey(log, key) !== null) return null;
  const { state } = snapshot;
  const record = recordUpTo(log, snapshot);
  const match: Match = {
    ruleset,
    config,
    state,
    dice: keyedDice(key),
    secret: keyHex(secret),
    record,
    checkpoints: null,
    fault: null,
  };
  for (let i = snapshot.entries; i < log.entries.length; i++)
    if (replayEntry(match, log.entries[i] as Entry, i + 1) !== null) return null;
  match.dice = keyedDice(key, drawCount(match));
  return match;
}

function readSnapshot(text: string): Snapshot | null {
  const space = text.indexOf(' ');
  const body = text.slice(space + 1);
  if (space < 0 || strongHash(body) !== text.slice(0, space)) return null;
  return JSON.parse(body) as Snapshot;
}

/** Whether the snapshot belongs to this log: its state must have the digest of the log's entry. */
function isOfLog({ entries, notes, state }: Snapshot, ruleset: AnyRuleset, log: GameLog): boolean {
  const last = log.entries[entries - 1];
  if (last === undefined || log.version !== VERSION || log.key !== null || notes.length !== entries) return false;
  const digest = digestFromHex(log.entries[entries - 2]?.hash ?? log.opening.hash);
  try {
    digestFlat(digest, last, ruleset, state);
  } catch {
    return false;
  }
  return digestHex(digest[0] as number, digest[1] as number) === last.hash;
}

function recordUpTo(log: GameLog, { entries, notes, opened, learnt }: Snapshot): MatchRecord {
  const { commitment, seeded, shares, seats, opening } = log;
  const record = newRecord(VERSION, seats, opening);
  Object.assign(record, { commitment, seeded, shares });
  for (let i = 0; i < entries; i++) {
    const entry = log.entries[i] as Entry;
    const note = Number(notes[i]);
    setDigest(record.digest, entry.hash);
    addEntry(record, entry, { sealed: (note & SEALED) !== 0, noticed: (note & NOTICED) !== 0, revealed: false });
  }
  record.opened = opened;
  for (const [seat, count] of learnt.entries()) record.learnt[seat] = count;
  return record;
}
