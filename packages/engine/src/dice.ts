/**
 * Sources of random numbers. Keyed dice are for matches: committed to before the first draw, checkable afterwards. Seeded dice are for
 * searches and simulations. Scripted and replayed dice return given faces.
 */

import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice, Rng } from './contract.ts';

/** One draw as the log keeps it: the face as printed, from 1 to `sides`. */
export interface Draw {
  sides: number;
  face: number;
  why: string;
}

/** Dice that can be set back, for an answer that fails. */
export interface Rewinding {
  /** Returns the position; with an argument first goes back to that earlier position. One function, because every game in memory has it. */
  readonly position: (to?: number) => number;
}

/** Their position is the number of draws made, which is the index of the next one. */
export type KeyedDice = Dice & Rewinding;

export const MOST_SIDES = 2 ** 31;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const WORDS = 2 ** 32;
/** Labels make these hashes different from those of any other use of SHA-256. */
const COMMITMENT_LABEL = utf8ToBytes('weathergauge dice key 1\n');
const SEED_LABEL = 'weathergauge seeded dice 1\n';

export function newKey(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

/** The commitment that is published before the first draw: a hash, which binds the key without revealing it. */
export function commitTo(key: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(COMMITMENT_LABEL, checkedKey(key))));
}

export function keyHex(key: Uint8Array): string {
  return bytesToHex(checkedKey(key));
}

/** Null for anything but 64 lower-case hex digits. */
export function keyFromHex(hex: string): Uint8Array | null {
  return /^[0-9a-f]{64}$/.test(hex) ? hexToBytes(hex) : null;
}

/** Buffers for computing one draw, shared by all keyed dice, because a host has one of these for every game. */
const BUFFERS = drawingBuffers();

function drawingBuffers() {
  const block = new Uint8Array(64);
  const nonce = new Uint8Array(NONCE_BYTES);
  const zeros = new Uint8Array(64);
  return { zeros, block, words: new DataView(block.buffer), nonce, nonceWords: new DataView(nonce.buffer) };
}

/**
 * Draw number k comes from the ChaCha20 blocks of nonce k alone, so that whoever has the key can check any draw by its index.
 */
export function keyedDice(key: Uint8Array, position = 0): KeyedDice {
  const secret = checkedKey(key).slice();
  let next = position;

  function draw(sides: number, why: string): number {
    checkSides(sides, why);
    const { zeros, block, words, nonce, nonceWords } = BUFFERS;
    nonceWords.setUint32(0, next % WORDS, true);
    nonceWords.setUint32(4, Math.floor(next / WORDS), true);
    next++;
    const fair = WORDS - (WORDS % sides);
    for (let counter = 0; ; counter++) {
      chacha20(secret, nonce, zeros, block, counter);
      for (let at = 0; at < block.length; at += 4) {
        const word = words.getUint32(at, true);
        if (word < fair) return word % sides;
      }
    }
  }

  return {
    draw,
    position(to = next) {
      next = to;
      return next;
    },
  };
}

/** The faces of a test, as printed. */
export function scriptedDice(faces: readonly number[]): Dice & { left(): number } {
  let at = 0;
  return {
    draw(sides, why) {
      checkSides(sides, why);
      const face = faces[at];
      if (face === undefined) throw new Error(`the script has no face left for "${why}" (d${sides}, draw ${at + 1})`);
      if (!Number.isInteger(face) || face < 1 || face > sides) {
        throw new Error(`the script says ${face} for "${why}", but the die has ${sides} sides (draw ${at + 1})`);
      }
      at++;
      return face - 1;
    },
    left: () => faces.length - at,
  };
}

/**
 * A fast generator for searches, simulations and random tests. The label is hashed by SHA-256, because similar raw states would start
 * with correlated numbers. Not for matches: whoever has seen enough numbers can predict the next ones.
 */
export function seededDice(label: string): Dice & Rng & Rewinding {
  const digest = sha256(utf8ToBytes(SEED_LABEL + label));
  const seed = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const start = () => xoroshiro128plusFromState([0, 4, 8, 12].map(at => seed.getInt32(at, true)));
  let generator = start();
  /** How many words were taken from the generator. */
  let taken = 0;

  /**
   * Lemire's method in doubles, exact while the product stays below 2^53. It uses the high bits of a word. The lowest bit of this
   * generator is its weakest, and a remainder would show it on every die with an even number of sides.
   */
  function below(n: number): number {
    if (n > EXACT_SIDES) return belowMany(n);
    if (n >>> 0 !== n || n === 0) throw badSides(n, 'seeded dice');
    for (;;) {
      taken++;
      const product = (generator.next() >>> 0) * n;
      const high = Math.floor(product * (1 / WORDS));
      const low = product - high * WORDS;
      // Only a low part under 2^32 mod n is unfair, and that is below n: the expensive remainder is hardly ever computed.
      if (low >= n || low >= WORDS % n) return high;
    }
  }

  function belowMany(n: number): number {
    checkSides(n, 'seeded dice');
    const fair = WORDS - (WORDS % n);
    for (;;) {
      taken++;
      const word = generator.next() >>> 0;
      if (word < fair) return word % n;
    }
  }

  /** The generator only goes forward, so going back repeats all draws: only for answers that failed. */
  function position(to = taken): number {
    if (to === taken) return taken;
    generator = start();
    for (taken = 0; taken < to; taken++) generator.next();
    return taken;
  }

  return { draw: below, below, position };
}

/** Most sides: 2^32 times this is the largest product that a double holds exactly. */
const EXACT_SIDES = 2 ** 21;

export function seededRng(label: string): Rng {
  return seededDice(label);
}

/** Records every draw, pools die by die. Throws for a face that the die does not have: a bug of the host. */
export function recording(dice: Dice, into: Draw[]): Dice {
  return {
    draw(sides, why) {
      const drawn = dice.draw(sides, why);
      if (drawn >>> 0 !== drawn || drawn >= sides)
        throw new Error(`"${why}" (d${sides}) was given a face ${drawn + 1}`);
      into.push({ sides, face: drawn + 1, why });
      return drawn;
    },
  };
}

/** Returns recorded draws. Throws if the rules ask for others: then they have changed since the recording. */
export function replayed(draws: readonly { sides: number; face: number }[]): Dice & { left(): number } {
  let at = 0;
  return {
    draw(sides, why) {
      const draw = draws[at];
      if (draw === undefined) throw new Error(`no recorded draw is left for "${why}" (d${sides})`);
      if (draw.sides !== sides) {
        throw new Error(`draw ${at + 1} was recorded on a d${draw.sides}, but "${why}" asks for a d${sides}`);
      }
      at++;
      return draw.face - 1;
    },
    left: () => draws.length - at,
  };
}

/** Thrown by `recordedDice`; created once, because a stack trace costs more than replaying an entry. */
export const UNRECORDED = new Error('a draw is not the recorded one');

/**
 * Dice for a log that may be forged: they throw at the first draw that is not exactly the recorded one. No other face could be returned
 * instead, because some rules would then ask for ever. The half-applied state must not be used.
 */
export function recordedDice(draws: readonly Draw[]): Dice & { left(): number } {
  let at = 0;
  return {
    draw(sides, why) {
      const draw = draws[at++];
      if (draw === undefined || draw.sides !== sides || draw.why !== why) throw UNRECORDED;
      const { face } = draw;
      if (!Number.isInteger(face) || face < 1 || face > sides) throw UNRECORDED;
      return face - 1;
    },
    left: () => draws.length - at,
  };
}

function checkedKey(key: Uint8Array): Uint8Array {
  if (key.length !== KEY_BYTES) throw new Error(`a dice key has ${KEY_BYTES} bytes, not ${key.length}`);
  return key;
}

function checkSides(sides: number, why: string): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) throw badSides(sides, why);
}

function badSides(sides: number, why: string): Error {
  return new Error(`"${why}" asks for a die of ${sides} sides`);
}
