/** The one contract between a server and its players: pages, programs and tests. */

export * from './account.ts';
export { closeWish, deedsQuery, removeLineWish, reportParams, reportsQuery } from './administration.ts';
export * from './contract.ts';
export type * from './keys.ts';
export { noteWish } from './notes.ts';
export { linkParams, mailWish, noticeParams, pushWish, webhookWish } from './notices.ts';
export * from './passkeys.ts';
export type { Patch } from './patch.ts';
export * from './record.ts';
export { patched, patchOf } from './patch.ts';
export { askIn } from './quick.ts';
export { drawnPlaces } from './seats.ts';
export { PLAIN_SETTINGS } from './settings.ts';
export { LONGEST_SAYING, PHRASES } from './phrases.ts';
export { CHANNELS, GRIEVANCES, muteWish, reportWish } from './talk.ts';
export { turnFromWire, turnToWire } from './turns.ts';
export type * from './types.ts';
export { CONTRACT } from './version.ts';
