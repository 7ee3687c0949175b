/**
 * The contract between a server and its clients, declared once: types, checks and the published description come from here. Every message
 * of a client is strict (no unknown fields) and bounded, and names no user: the sender is known from the connection.
 */

import { LONGEST_NAME, textFault } from '@weathergauge/engine';
import { z } from 'zod';
import { settingsWish } from './settings.ts';
import { standingAsks } from './standing.ts';
import { talkAsks } from './talk.ts';

/** Most characters of the canonical text of one answer. */
export const LONGEST_ANSWER = 400;
/** Most answers in a row: as many as the host accepts. */
export const LONGEST_ROW = 64;
/** Most bytes of a frame: nothing that the contract allows is longer. */
export const LONGEST_FRAME = 48 * 1024;

const plain = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(text => textFault(text, longest) === null, 'cannot be shown as it is');
const hex256 = z.string().regex(/^[0-9a-f]{64}$/);
export const ID = /^[A-Za-z0-9_-]{1,40}$/;
const id = z.string().regex(ID);
export const HIGHEST_PLACE = 1_000_000;
const place = z.int().min(0).max(HIGHEST_PLACE);
const answer = plain(LONGEST_ANSWER);
const row = z.array(answer).min(1).max(LONGEST_ROW);
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

// --- Over the socket: deeds and questions, each with an id by which it is answered ---

const at = { id, table: id };

export const ask = z.discriminatedUnion('ask', [
  /** Watches a table from now on; the answer is a `Sync`. With `foresee`, offers come with previews. */
  z.strictObject({ ask: z.literal('watch'), ...at, foresee: z.boolean(), invite: id.optional() }),
  z.strictObject({ ask: z.literal('leave'), ...at }),
  /** Answers, one after another. The same id is accepted once, however often it is sent. */
  z.strictObject({ ask: z.literal('answer'), ...at, place, answers: row }),
  z.strictObject({ ask: z.literal('sensibly'), ...at, place, procedures: z.array(plain(60)).min(1).max(40) }),
  z.strictObject({ ask: z.literal('undo'), ...at, answers: z.int().min(1).max(LONGEST_ROW) }),
  z.strictObject({ ask: z.literal('ask-undo'), ...at }),
  z.strictObject({ ask: z.literal('offer-draw'), ...at }),
  z.strictObject({ ask: z.literal('reply'), ...at, reply: z.enum(['agree', 'decline']) }),
  z.strictObject({ ask: z.literal('resign'), ...at }),
  /** Asks to stop all clocks, if everybody agrees. Any player may then let them go on. */
  z.strictObject({ ask: z.literal('ask-pause'), ...at }),
  z.strictObject({ ask: z.literal('go-on'), ...at }),
  /** Plays again herself after an agent has played for her. */
  z.strictObject({ ask: z.literal('come-back'), ...at }),
  z.strictObject({ ask: z.literal('take-leave'), ...at }),
  z.strictObject({ ask: z.literal('end-leave'), ...at }),
  z.strictObject({ ask: z.literal('preview'), ...at, row }),
  z.strictObject({ ask: z.literal('branches'), ...at, verbs: z.array(plain(40)).max(20) }),
  z.strictObject({ ask: z.literal('forecast'), ...at, answer }),
  z.strictObject({ ask: z.literal('look'), ...at, place }),
  z.strictObject({ ask: z.literal('history'), ...at }),
  /** The page has shown everything up to this place. A page that is opened later, anywhere, plays back what came after it. */
  z.strictObject({ ask: z.literal('shown'), ...at, place }),
  /** For a page that has just been opened: what its player has missed, a `Missed`. */
  z.strictObject({ ask: z.literal('missed'), ...at }),
  /** Follows the player's tables and open ones from now on; the answer is a `LobbyView`. */
  z.strictObject({ ask: z.literal('lobby'), id }),
  ...standingAsks,
  ...talkAsks,
]);
export type Ask = z.infer<typeof ask>;

// --- Over HTTP ---

export const guestWish = z.strictObject({ name: plain(40).trim().min(1) });

const option = z.union([z.boolean(), z.number(), plain(LONGEST_NAME)]);
export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('mine') }),
  z.strictObject({ kind: z.literal('agent'), level: plain(40) }),
]);
export const tableWish = z.strictObject({
  ruleset: plain(60),
  scenario: plain(60),
  options: z.record(plain(60), option).refine(all => Object.keys(all).length <= 200, 'too many options'),
  seats: z.array(seatWish).min(1).max(4),
  /** Open to everybody, to whoever has the link, or only to named people. */
  visibility: z.enum(['open', 'invited', 'private']),
  /** For a private table: ids of the people it is for, whom the organiser must have met at a table. */
  named: z.array(id).max(20).optional(),
  /** By default `PLAIN_SETTINGS`. */
  settings: settingsWish.optional(),
});
export type TableWish = z.infer<typeof tableWish>;

export const joinWish = z.strictObject({ seat, invite: id.optional() });
export const readyWish = z.strictObject({ ready: z.boolean() });
export const removeWish = z.strictObject({ seat });
/** The two steps by which players add their shares to the dice (docs/logs.md). */
export const pledgeWish = z.strictObject({ pledge: hex256 });
export const shareWish = z.strictObject({ share: hex256 });
export const tableParams = z.object({ table: id });
/** `foresee`: offers come with previews, as for the page. */
export const streamQuery = z.strictObject({ invite: id.optional(), foresee: z.enum(['yes', 'no']).default('no') });
