/**
 * The log is the truth; a state is a cache of it. As text it has one line per entry, and exactly one way to be written:
 * `12 seat 0: volley aim=hull decks=3 [6/6 6/6 2/6 gunnery] #0123456789abcdef`.
 */

import type { Ending, Options, Seat } from './contract.ts';
import type { Draw } from './dice.ts';

/**
 * 1: every hash is the first 64 bits of SHA-256 over the text of the state. 2: each entry has a digest made on top of the
 * one before it, and SHA-256 in full stands at the opening and at the end. 3: the digest of an entry is taken of the state as
 * a row of integers, and leaves out what no game changes. New games are of the last version; one that was begun by another
 * goes on by it.
 */
export type LogVersion = (typeof LOG_VERSIONS)[number];
export const LOG_VERSIONS = [1, 2, 3] as const;

export interface GameLog {
  version: LogVersion;
  ruleset: string;
  edition: number;
  /** Fingerprint of the data pack that was played by (the line `figures`); '' for the printed one, and then there is no line. */
  pack: string;
  scenario: string;
  seats: number;
  options: Options;
  /**
   * What the host has committed to before the first draw (`commitment.ts`); '' where nobody has. In version 1 the hash of the
   * dice key alone.
   */
  commitment: string;
  /** The dice are those of a seed: whoever knows it can throw them again. Then there is no commitment. */
  seeded: boolean;
  /** What the players have added to the dice key, where there is a commitment. Logs of version 1 know only `own`. */
  shares: Shares;
  /** The host's secret, from which the dice key is made, once the game is over. In version 1 the dice key itself. */
  key: string | null;
  opening: Opening;
  entries: Entry[];
  /** Null while the game is on, and in logs of version 1. */
  proof: Proof | null;
  /** What a server has signed of it; none in games that no server has seen. */
  receipts?: readonly Receipt[];
}

export const RECEIPT_KINDS = ['begun', 'running', 'ended'] as const;

/** A server's signature, with the time (`receiptText`). It is no part of what is proved: whoever takes it away loses only that. */
export interface Receipt {
  /**
   * `begun`: what was agreed on before the first draw, the commitment to the dice in it. `running`: the entries of a log that left the
   * table while the game was on. `ended`: the whole log.
   */
  readonly kind: (typeof RECEIPT_KINDS)[number];
  /** By the clock of the server, in milliseconds since 1970. */
  readonly at: number;
  /** The server's public key (Ed25519), 64 hex digits. */
  readonly key: string;
  /** 128 hex digits. */
  readonly signature: string;
}

/** A share of each seat, 64 hex digits; `own` for a game on one machine, to which nobody else has added anything. */
export type Shares = 'own' | readonly string[];

/** SHA-256, in full, of a finished game: over the text of its last state, and over its log. */
export interface Proof {
  state: string;
  log: string;
}

export interface Opening {
  draws: Draw[];
  hash: string;
}

export type Entry = AnswerEntry | UndoEntry | EndEntry;

export interface AnswerEntry {
  kind: 'answer';
  seat: Seat;
  /** Canonical text of the rulebook's vocabulary. */
  action: string;
  draws: Draw[];
  /** What the state after the entry is known by; '' in a log of a game in progress, where it could betray a secret. */
  hash: string;
}

/**
 * Takes back what `seat` had answered after the first `to` standing answers, and, by consent, what all others had answered
 * since. Without consent only orders still sealed can lie there, and they stay: to lose them would betray them.
 */
export interface UndoEntry {
  kind: 'undo';
  seat: Seat;
  to: number;
  /** Every other seat where consent was needed, else empty. */
  consents: Seat[];
  hash: string;
}

/** The game ends besides the rules: `seat` resigns, has no time left, or has proposed what all others consent to. */
export interface EndEntry {
  kind: 'end';
  seat: Seat;
  how: Ending['how'];
  /** Who is agreed to have won; empty for a draw, and where nothing is agreed. */
  winners: Seat[];
  /** Every other seat where it was agreed, else empty. */
  consents: Seat[];
  hash: string;
}

/** An entry as it is made, before it has its hash. */
export type Unhashed = Omit<AnswerEntry, 'hash'> | Omit<UndoEntry, 'hash'> | Omit<EndEntry, 'hash'>;

/** The log up to an entry. What is only told at the end of a game, its key and its proof, is not in a log cut short. */
export function cutLog(log: GameLog, end: number): GameLog {
  if (end >= log.entries.length) return log;
  const receipts = log.receipts?.filter(({ kind }) => kind === 'begun');
  const cut = { ...log, key: null, proof: null, entries: log.entries.slice(0, end) };
  return receipts === undefined ? cut : { ...cut, receipts };
}

/** Which answers stand: their places in `log.entries`, in order. */
export function standing({ entries }: { readonly entries: readonly Entry[] }): number[] {
  const stands: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (entry.kind === 'answer') stands.push(i);
    if (entry.kind === 'undo') takeBack(stands, entry, at => entries[at]?.seat);
  }
  return stands;
}

/** Removes from `stands` what an undo takes back. In place: it must not cost more than what is taken back. */
export function takeBack(
  stands: number[],
  { seat, to, consents }: Pick<UndoEntry, 'seat' | 'to' | 'consents'>,
  seatAt: (i: number) => Seat | undefined,
): void {
  let left = Math.min(to, stands.length);
  if (consents.length === 0) {
    for (let i = to; i < stands.length; i++) {
      const at = stands[i] as number;
      if (seatAt(at) !== seat) stands[left++] = at;
    }
  }
  stands.length = left;
}

// --- As text (`parse-log.ts` reads it) ---

export const FIRST_LINE = 'weathergauge log ';
export const NONE = 'none';
export const SEEDED = 'seeded';
export const OWN = 'own';

/** Whether the log has a line for them. */
export function hasShares({ version, commitment }: Pick<GameLog, 'version' | 'commitment'>): boolean {
  return version !== 1 && commitment !== '';
}

export function printLog(log: GameLog): string {
  const lines = [
    `${FIRST_LINE}${log.version}`,
    `ruleset ${log.ruleset}`,
    `edition ${log.edition}`,
    ...(log.pack === '' ? [] : [`figures ${log.pack}`]),
    `scenario ${log.scenario}`,
    `seats ${log.seats}`,
    ...Object.entries(log.options).map(([name, value]) => `option ${name}=${JSON.stringify(value)}`),
    `commitment ${log.commitment === '' ? (log.seeded ? SEEDED : NONE) : log.commitment}`,
    ...(hasShares(log) ? [`shares ${log.shares === 'own' ? OWN : log.shares.join(' ')}`] : []),
    `key ${log.key ?? NONE}`,
    printOpening(log),
  ];
  for (const [i, entry] of log.entries.entries()) lines.push(`${i + 1} ${printEntry(entry)}`);
  if (log.proof !== null) lines.push(`proof #${log.proof.state} #${log.proof.log}`);
  for (const receipt of log.receipts ?? []) lines.push(printReceipt(receipt));
  return `${lines.join('\n')}\n`;
}

export function printOpening({ opening }: { readonly opening: Readonly<Opening> }): string {
  return `opening [${printDraws(opening.draws)}] #${opening.hash}`;
}

export function printReceipt({ kind, at, key, signature }: Receipt): string {
  return `receipt ${kind} ${at} ${key} ${signature}`;
}

export function printEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'answer':
      return `seat ${entry.seat}: ${entry.action} [${printDraws(entry.draws)}] #${entry.hash}`;
    case 'undo':
      return `undo by seat ${entry.seat}: to ${entry.to} [${entry.consents.join(' ')}] #${entry.hash}`;
    case 'end':
      return `end by seat ${entry.seat}: ${printEnding(entry)} [${entry.consents.join(' ')}] #${entry.hash}`;
  }
}

function printEnding({ how, winners }: EndEntry): string {
  if (how !== 'agreed') return how;
  return winners.length === 0 ? 'agreed draw' : `agreed won by ${winners.join(' ')}`;
}

/** Draws with the same reason in a row share it: `6/6 2/6 gunnery; 3/10 damage`. */
function printDraws(draws: readonly Draw[]): string {
  let text = '';
  for (const [i, { face, sides, why }] of draws.entries()) {
    const next = draws[i + 1];
    text += `${face}/${sides} `;
    if (next?.why === why) continue;
    text += PLAIN_REASON.test(why) ? why : JSON.stringify(why);
    if (next) text += '; ';
  }
  return text;
}

/** A reason that needs no quotation marks. */
const PLAIN_REASON = /^[A-Za-z][\w .,'()+:/-]*$/;
