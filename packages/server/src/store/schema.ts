/**
 * The tables of the store. The log of a game (its head and its entries) is the truth; everything else about a game follows from it. Times
 * are milliseconds since 1970, lists and records are JSON.
 */

import type { Kysely } from 'kysely';
import type { ClocksSchema } from './clocks-schema.ts';
import type { NodesSchema } from './nodes-schema.ts';
import type { NoticesSchema } from './notices-schema.ts';
import type { PeopleSchema } from './people-schema.ts';
import type { ReceiptsSchema } from './receipts-schema.ts';
import type { ShownSchema } from './shown-schema.ts';
import type { TalkSchema } from './talk-schema.ts';
import type { TableView } from '@weathergauge/wire';

export interface Schema
  extends PeopleSchema,
    NodesSchema,
    TalkSchema,
    ClocksSchema,
    ReceiptsSchema,
    ShownSchema,
    NoticesSchema {
  readonly tables: TableRow;
  readonly table_people: TablePersonRow;
  readonly games: GameRow;
  readonly entries: EntryRow;
  /** SQLite: recent entries, which will be moved to `entries` (`settling.ts`). */
  readonly fresh_entries: EntryRow;
  /** A view of both, for reading. */
  readonly all_entries: EntryRow;
  readonly snapshots: SnapshotRow;
  readonly results: ResultRow;
  readonly result_seats: ResultSeatRow;
  readonly ratings: RatingRow;
  readonly moves: MoveRow;
  readonly standing_answers: StandingRow;
}

export type Database = Kysely<Schema>;

export type { DeedRow, ReportRow, TalkRow } from './talk-schema.ts';

export interface TableRow {
  readonly id: string;
  readonly invite: string;
  readonly organiser: string;
  readonly ruleset: string;
  readonly edition: number;
  readonly scenario: string;
  readonly options: string;
  /** `TableSeat[]`. */
  readonly places: string;
  readonly visibility: TableView['visibility'];
  readonly status: TableView['status'];
  readonly commitment: string;
  /** The host's secret for the dice, in hex: it goes into the log when the game is over. */
  readonly secret: string;
  /** `(string | null)[]`, in the order of the seats. */
  readonly pledges: string;
  readonly shares: string;
  readonly created_at: number;
  /** `Settings`. */
  readonly settings: string;
  /** `boolean[]`, in the order of the seats. */
  readonly ready: string;
  /** `Person[]`: whom a private table is for. */
  readonly named: string;
  /** `string[]`: ids of people whom the organiser has sent away. */
  readonly removed: string;
  /** `number[]`, once seats have been drawn. */
  readonly drawn: string | null;
  /** The table of the rematch. */
  readonly next: string | null;
  /** When it was last changed. */
  readonly touched_at: number;
  /** Rises with every change, so that of two simultaneous changes one fails. */
  readonly version: number;
}

/** An index: who has to do with which table. It follows from `tables`. */
export interface TablePersonRow {
  /** The id of the table. */
  readonly game: string;
  readonly person: string;
  /** `seat`: she sits there, or a free seat is meant for her. */
  readonly part: 'organiser' | 'seat' | 'named' | 'removed';
}

export interface GameRow {
  /** The id of its table. */
  readonly id: string;
  readonly ruleset: string;
  readonly edition: number;
  /** The log up to its opening. */
  readonly head: string;
  readonly started_at: number;
  /** Null while it is on. */
  readonly ended_at: number | null;
  /** The whole log, with key and proof, once the game is over. */
  readonly log: string | null;
  /** `Outcome`, once the game is over. */
  readonly outcome: string | null;
  /** When `results` and `ratings` were made of it. */
  readonly recorded_at: number | null;
  /** `Clock`; null where there is none. */
  readonly clock: string | null;
  /** When its clocks have to be checked; null where none runs. */
  readonly due: number | null;
  /** `Receipt` for its beginning; null in games that are older than receipts. */
  readonly receipt: string | null;
}

export interface EntryRow {
  readonly game: string;
  /** From 1. */
  readonly number: number;
  /** As the log has it, without its number. */
  readonly line: string;
  /** The id under which the answer was sent; null for agents, and for all but the first of several answers in a row. */
  readonly request: string | null;
  readonly at: number;
}

/** The snapshot of a running game that was put to sleep (`snapshotOf`): a cache, checked against the log. */
export interface SnapshotRow {
  readonly game: string;
  /** How many entries of the log it holds. */
  readonly entries: number;
  readonly text: string;
}

/** A finished game, as lists of games know it. */
export interface ResultRow {
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly shown_to: 'all' | 'players';
  readonly how: 'rules' | 'resigned' | 'out-of-time' | 'agreed';
  /** The rulebook's word for how it ended. */
  readonly reason: string;
  readonly answers: number;
  /** `yes`, or why it is not. */
  readonly rated: string;
  readonly started_at: number;
  readonly ended_at: number;
}

/** A seat of a finished game: a person's, an agent's (`level`), or, with neither, of somebody who is gone. */
export interface ResultSeatRow {
  readonly game: string;
  readonly seat: number;
  readonly user_id: string | null;
  /** The name under which she sat there, as it is searched for. */
  readonly name_key: string | null;
  readonly level: string | null;
  readonly result: 'won' | 'lost' | 'drawn';
  readonly score: number;
  /** Those of the game. */
  readonly ruleset: string;
  readonly shown_to: 'all' | 'players';
  readonly ended_at: number;
  /** The rating before and after a rated game. */
  readonly mu_before: number | null;
  readonly sigma_before: number | null;
  readonly mu: number | null;
  readonly sigma: number | null;
}

export interface RatingRow {
  readonly user_id: string;
  readonly ruleset: string;
  readonly mu: number;
  readonly sigma: number;
  /** As it is shown, made of both. */
  readonly rating: number;
  readonly games: number;
  /** How many different people she has played rated games with. */
  readonly opponents: number;
  readonly updated_at: number;
}

/** Whose move it is in a running game, as one player may know it. It follows from the log; with it the game need not be woken. */
export interface MoveRow {
  readonly game: string;
  readonly seat: number;
  readonly person: string;
  /** How many entries the log had when the row was made. */
  readonly entries: number;
  /** Since when this seat has something to answer; null where it has not. */
  readonly asked_at: number | null;
  /** `Seat[]`: whom the game waits for, as far as this seat may know. */
  readonly pending: string;
  /** Since when it has been waiting for these. */
  readonly pending_since: number;
  readonly turn: string | null;
  /** Null while the game is on. */
  readonly ended_at: number | null;
}

/** A standing answer of a seat; only its owner can see it. */
export interface StandingRow {
  readonly game: string;
  readonly seat: number;
  /** `Prompt.ask` of the rulebook. */
  readonly asked: string;
  readonly person: string;
  readonly answer: string;
  /** It is valid until the end of this turn, as the rulebook calls it; null: until the end of the battle. */
  readonly turn: string | null;
}
