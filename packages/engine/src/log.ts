/**
 * The log of a game. It is the truth, from which a state can always be made again. As text it has one line for each entry, and exactly one
 * way to be written: `12 seat 0: volley aim=hull decks=3 [6/6 6/6 2/6 gunnery] #0123456789abcdef`.
 */

import type { Ending, Options, Seat } from './contract.ts';
import type { Draw } from './dice.ts';

/**
 * 1: every hash is the first 64 bits of SHA-256 of the state's text. 2: each entry has a digest that includes the previous one, and full
 * SHA-256 stands at the opening and at the end. 3: the digest of an entry is made of the state as a row of integers, without what no game
 * changes. New games have the last version; a game that began in another continues in that.
 */
export type LogVersion = (typeof LOG_VERSIONS)[number];
export const LOG_VERSIONS = [1, 2, 3] as const;

export interface GameLog {
  version: LogVersion;
  ruleset: string;
  edition: number;
  /** Fingerprint of the data pack (the line `figures`); '' for the printed one, which has no line. */
  pack: string;
  scenario: string;
  seats: number;
  options: Options;
  /**
   * The host's commitment before the first draw (`commitment.ts`); '' for none. In version 1 only the hash of the dice key.
   */
  commitment: string;
  /** The dice come from a seed, so whoever knows it can repeat them. Then there is no commitment. */
  seeded: boolean;
  /** The players' shares of the dice key, if there is a commitment. In version 1 always `own`. */
  shares: Shares;
  /** The host's secret, from which the dice key was made; null until the game is over. In version 1 the dice key itself. */
  key: string | null;
  opening: Opening;
  entries: Entry[];
  /** Null while the game is on, and in logs of version 1. */
  proof: Proof | null;
  /** Signatures of a server; none in local games. */
  receipts?: readonly Receipt[];
}

export const RECEIPT_KINDS = ['begun', 'running', 'ended'] as const;

/** A server's signature, with the time (`receiptText`). The proof does not cover it, so it can be removed. */
export interface Receipt {
  /**
   * What is signed. `begun`: everything agreed on before the first draw, with the commitment. `running`: the entries of a log that was
   * downloaded during the game. `ended`: the whole log.
   */
  readonly kind: (typeof RECEIPT_KINDS)[number];
  /** By the clock of the server, in milliseconds since 1970. */
  readonly at: number;
  /** The server's public key (Ed25519), 64 hex digits. */
  readonly key: string;
  /** 128 hex digits. */
  readonly signature: string;
}

/** A share of each seat, 64 hex digits; `own` for a game on one machine, without shares of others. */
export type Shares = 'own' | readonly string[];

/** Full SHA-256 hashes of a finished game: of the text of its last state, and of its log. */
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
  /** Hash or digest of the state after the entry; '' in a log of a running game for players, where it could reveal a secret. */
  hash: string;
}

/**
 * Takes back what `seat` had answered after the first `to` standing answers and, with consent, what all others had answered since. Without
 * consent only orders that are still sealed can be among those, and they stay: to remove them would reveal that they were there.
 */
export interface UndoEntry {
  kind: 'undo';
  seat: Seat;
  to: number;
  /** Every other seat if consent was needed, else empty. */
  consents: Seat[];
  hash: string;
}

/** The game ends other than by the rules: `seat` resigns, has no time left, or has proposed what all others consent to. */
export interface EndEntry {
  kind: 'end';
  seat: Seat;
  how: Ending['how'];
  /** The winners that were agreed on; empty for a draw, and for the other kinds of endings. */
  winners: Seat[];
  /** Every other seat for an agreement, else empty. */
  consents: Seat[];
  hash: string;
}

/** An entry without its hash. */
export type Unhashed = Omit<AnswerEntry, 'hash'> | Omit<UndoEntry, 'hash'> | Omit<EndEntry, 'hash'>;

/** The log up to an entry, without key and proof, which only the log of a finished game has. */
export function cutLog(log: GameLog, end: number): GameLog {
  if (end >= log.entries.length) return log;
  const receipts = log.receipts?.filter(({ kind }) => kind === 'begun');
  const cut = { ...log, key: null, proof: null, entries: log.entries.slice(0, end) };
  return receipts === undefined ? cut : { ...cut, receipts };
}

/** Indices in `log.entries` of the answers that stand (were not taken back), in order. */
export function standing({ entries }: { readonly entries: readonly Entry[] }): number[] {
  const stands: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (entry.kind === 'answer') stands.push(i);
    if (entry.kind === 'undo') takeBack(stands, entry, at => entries[at]?.seat);
  }
  return stands;
}

/** Removes from `stands` what an undo takes back; in place, so that it costs no more than what is taken back. */
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

/** Whether the log has a line for shares. */
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

/** Consecutive draws with the same reason share it: `6/6 2/6 gunnery; 3/10 damage`. */
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

/** Reasons that need no quotation marks. */
const PLAIN_REASON = /^[A-Za-z][\w .,'()+:/-]*$/;
