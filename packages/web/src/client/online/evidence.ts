/**
 * Evidence of how a game's dice were made, stored before this browser reveals its share: the host's commitment, every player's pledge, and
 * its own share. At the end the log is compared with it, so that the server need not be trusted (docs/logs.md).
 */

import type { Finding, Seat } from '@weathergauge/engine';
import { keyFromHex, pledge } from '@weathergauge/engine';
import type { TableView } from '@weathergauge/wire/types';
import type { Claims } from '../protocol.ts';

export interface Evidence {
  readonly table: string;
  readonly at: number;
  readonly commitment: string;
  /** In the order of the seats, as they were before any were drawn: that of the shares in the log. */
  readonly pledges: readonly (string | null)[];
  readonly seat: Seat;
  readonly share: string;
  /** How often this browser had revealed a share at this table before, for dice that were then not used. */
  readonly earlier?: number;
}

const START = 'weathergauge/dice/';
/** How many games are remembered; the oldest are dropped. */
const MOST = 300;

/** Stores the evidence. Null if it was stored, now or before; else what the server has changed since this share was first revealed. */
export function keepEvidence(
  { id, commitment, pledges }: Pick<TableView, 'id' | 'commitment' | 'pledges'>,
  seat: Seat,
  share: string,
  kept: Storage,
): 'changed' | null {
  const before = read(kept.getItem(START + id));
  if (before !== null && before.share === share) {
    const isSame = before.commitment === commitment && before.pledges.every((each, i) => each === pledges[i]);
    return isSame && before.pledges.length === pledges.length ? null : 'changed';
  }
  const earlier = before === null ? 0 : (before.earlier ?? 0) + 1;
  const evidence: Evidence = { table: id, at: Date.now(), commitment, pledges, seat, share, earlier };
  try {
    for (const { table } of all(kept)
      .toSorted((a, b) => b.at - a.at)
      .slice(MOST - 1))
      kept.removeItem(START + table);
    kept.setItem(START + id, JSON.stringify(evidence));
  } catch {
    // Without storage nothing can be compared; the finding says so.
  }
  return null;
}

/** The evidence for this table; for a log from elsewhere, for the game with the same commitment. */
export function evidenceFor(table: string | null, claims: Claims | null, kept: Storage): Evidence | null {
  if (table !== null) return read(kept.getItem(START + table));
  return all(kept).find(each => each.commitment === claims?.commitment) ?? null;
}

export interface Fairness {
  readonly share: Finding;
  readonly signed: Finding;
}

const NOTHING_CLAIMED: Claims = { commitment: '', shares: [], receipts: [] };

/**
 * Null if there is nothing to check. A log without claims is checked if this browser has revealed a share, which is then missing from
 * it.
 */
export function fairnessOf(
  claims: Claims | null,
  table: string | null,
  kept: Storage,
  published: readonly string[] | null,
): Fairness | null {
  const evidence = evidenceFor(table, claims, kept);
  if (claims === null && evidence === null) return null;
  const said = claims ?? NOTHING_CLAIMED;
  return { share: shareFinding(said, evidence), signed: signedFinding(said, published) };
}

function all(kept: Storage): Evidence[] {
  const names = Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? '');
  return names.flatMap(name => (name.startsWith(START) ? (read(kept.getItem(name)) ?? []) : []));
}

function read(text: string | null): Evidence | null {
  try {
    return text === null ? null : (JSON.parse(text) as Evidence);
  } catch {
    return null;
  }
}

/** Whether the dice were made from what this browser saw. */
export function shareFinding({ commitment, shares }: Claims, evidence: Evidence | null): Finding {
  if (evidence === null)
    return {
      verdict: 'unclaimed',
      reason: 'this browser has added no share to these dice, and has nothing to compare',
    };
  if (commitment !== evidence.commitment) return no('the commitment', 'the server may have chosen its secret late');
  if (shares[evidence.seat] !== evidence.share) return no('your share', 'the dice were made without it');
  const other = evidence.pledges.findIndex((promised, seat) => promised !== pledgeOf(commitment, seat, shares[seat]));
  if (other >= 0 || shares.length !== evidence.pledges.length)
    return no(`the share of seat ${other + 1}`, 'it may have been chosen when yours was known');
  const { earlier = 0 } = evidence;
  if (earlier > 0)
    return {
      verdict: 'unclaimed',
      reason: `the dice are made of what this browser saw, but it had told a share at this table ${earlier === 1 ? 'once' : `${earlier} times`} before, which was thrown away: a server that does so until it likes the dice has chosen them`,
    };
  return {
    verdict: 'yes',
    reason:
      'the commitment, your share and what the others had promised are as this browser saw them before it told its share',
  };
}

const pledgeOf = (commitment: string, seat: number, share: string | undefined): string | null => {
  const key = keyFromHex(share ?? '');
  return key === null ? null : pledge(commitment, seat as Seat, key);
};

const no = (what: string, meaning: string): Finding => ({
  verdict: 'no',
  reason: `${what} in the log is not the one that this browser saw before the dice were made: ${meaning}`,
});

/** Whether a server has signed the log. `published`: this server's keys; null if it cannot be asked. */
export function signedFinding({ receipts }: Claims, published: readonly string[] | null): Finding {
  if (receipts.length === 0) return { verdict: 'unclaimed', reason: 'no server has signed it' };
  const wrong = receipts.find(({ fits }) => !fits);
  if (wrong !== undefined)
    return {
      verdict: 'no',
      reason: `the signature of its ${WHAT[wrong.kind]} is not of this log: one of them was changed`,
    };
  const times = receipts.map(({ kind, at }) => `${WORDS[kind]} ${WHEN.format(at)}`).join(', ');
  const foreign = published === null ? undefined : receipts.find(({ key }) => !published.includes(key));
  if (published === null || foreign !== undefined) {
    const why = foreign === undefined ? 'no server can be asked whose it is' : 'which this server does not publish';
    return { verdict: 'unclaimed', reason: `${times}, by the key ${receipts[0]?.key.slice(0, 16)}…, ${why}` };
  }
  if (receipts.every(({ kind }) => kind === 'begun'))
    return {
      verdict: 'unclaimed',
      reason: `${times}, by a key that this server publishes, but nothing of what was played is signed`,
    };
  return {
    verdict: 'yes',
    reason: `${times}, by a key that this server publishes: no other game can be claimed in its place`,
  };
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const WHAT = { begun: 'beginning', running: 'entries so far', ended: 'end' } as const;
const WORDS = { begun: 'begun', running: 'as it stood', ended: 'ended' } as const;
