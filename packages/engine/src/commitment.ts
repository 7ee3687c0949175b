/**
 * What a host commits to before the first draw, and the dice key that is made of it. Between strangers, in this order:
 *
 * 1. The host draws a secret and publishes `commitmentTo` the game and the secret. Nothing of the game can be changed after that.
 * 2. Each player draws a share and publishes its `pledge`, which binds the share and says nothing about it.
 * 3. When all pledges are known to all, each player tells the share; whoever gets it checks it against the pledge.
 * 4. The host opens the game (`openMatch`): the dice key is made of the secret and of all shares (`diceKey`).
 *
 * So neither the host, nor a player, nor both of them together can choose the dice after they have seen another's share. The
 * worst that anybody can do is not to go on. The host tells its secret, as the `key` of the log, when the game is over.
 *
 * A game on one machine has nobody to ask: its `shares` are its `own`, and the log says so.
 */

import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './contract.ts';
import { keyHex } from './dice.ts';
import type { GameLog, Shares } from './log.ts';

/** All that is played: ruleset, edition, figures, scenario, seats and every option, whether the scenario heeds it or not. */
export type BoundGame = Pick<GameLog, 'ruleset' | 'edition' | 'pack' | 'scenario' | 'seats' | 'options'>;

const COMMITMENT = 'weathergauge commitment 2\n';
const PLEDGE = 'weathergauge share 2\n';
const DICE_KEY = 'weathergauge dice key 2\n';

/** What is published first. `from` says whose shares will be added, so that none can be left out afterwards. */
export function commitmentTo(game: BoundGame, secret: Uint8Array, from: 'own' | 'players'): string {
  const { ruleset, edition, pack, scenario, seats } = game;
  // Sorted by name: the order in which options are listed means nothing.
  const options = Object.entries(game.options).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bound = JSON.stringify([ruleset, edition, pack, scenario, seats, options, from]);
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${COMMITMENT}${bound}\n`), hexToBytes(keyHex(secret)))));
}

/** What a player publishes before anybody has told a share. */
export function pledge(commitment: string, seat: Seat, share: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${PLEDGE}${commitment}\n${seat}\n`), hexToBytes(keyHex(share)))));
}

/** HKDF of the secret, salted with the shares in the order of the seats. */
export function diceKey(commitment: string, secret: Uint8Array, shares: Shares): Uint8Array {
  const salt = shares === 'own' ? new Uint8Array(0) : concatBytes(...shares.map(share => hexToBytes(share)));
  return hkdf(sha256, secret, salt, utf8ToBytes(DICE_KEY + commitment), KEY_BYTES);
}

const KEY_BYTES = 32;

/** Whose the shares are. */
export function sharesFrom(shares: Shares): 'own' | 'players' {
  return shares === 'own' ? 'own' : 'players';
}
