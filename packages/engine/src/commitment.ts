/**
 * The commitment of a host before the first draw, and the dice key that is made from it. Between strangers, in this order:
 *
 * 1. The host draws a secret and publishes `commitmentTo` the game and the secret. Nothing of the game can be changed after that.
 * 2. Each player draws a share and publishes its `pledge`, a hash that binds her to the share without revealing it.
 * 3. When all pledges are known to all, each player publishes her share; everybody checks it against the pledge.
 * 4. The host opens the game (`openMatch`): the dice key is made of the secret and of all shares (`diceKey`).
 *
 * So neither the host, nor a player, nor both together can choose the dice after they have seen another's share. The worst that anybody
 * can do is to stop. The host reveals its secret, as the `key` of the log, when the game is over.
 *
 * In a game on one machine there are no other shares: its `shares` are `own`, and the log says so.
 */

import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './contract.ts';
import { keyHex } from './dice.ts';
import type { GameLog, Shares } from './log.ts';

/** Everything that defines a game: ruleset, edition, figures, scenario, seats and every option, also without effect in the scenario. */
export type BoundGame = Pick<GameLog, 'ruleset' | 'edition' | 'pack' | 'scenario' | 'seats' | 'options'>;

const COMMITMENT = 'weathergauge commitment 2\n';
const PLEDGE = 'weathergauge share 2\n';
const DICE_KEY = 'weathergauge dice key 2\n';

/** The commitment. `from` says whose shares will be added, so that none can be left out afterwards. */
export function commitmentTo(game: BoundGame, secret: Uint8Array, from: 'own' | 'players'): string {
  const { ruleset, edition, pack, scenario, seats } = game;
  // Sorted by name, because the order of options has no meaning.
  const options = Object.entries(game.options).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bound = JSON.stringify([ruleset, edition, pack, scenario, seats, options, from]);
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${COMMITMENT}${bound}\n`), hexToBytes(keyHex(secret)))));
}

/** The hash that a player publishes before any share is revealed. */
export function pledge(commitment: string, seat: Seat, share: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${PLEDGE}${commitment}\n${seat}\n`), hexToBytes(keyHex(share)))));
}

/** HKDF of the secret, salted with the shares in the order of the seats. */
export function diceKey(commitment: string, secret: Uint8Array, shares: Shares): Uint8Array {
  const salt = shares === 'own' ? new Uint8Array(0) : concatBytes(...shares.map(share => hexToBytes(share)));
  return hkdf(sha256, secret, salt, utf8ToBytes(DICE_KEY + commitment), KEY_BYTES);
}

const KEY_BYTES = 32;

/** Whether shares come from the players or only from the host. */
export function sharesFrom(shares: Shares): 'own' | 'players' {
  return shares === 'own' ? 'own' : 'players';
}
