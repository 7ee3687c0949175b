/**
 * Encrypts the secrets of saved games (AES-GCM of Web Crypto), so that the browser's storage does not show what lies face down. The key
 * cannot be exported from the browser.
 */

/** Encrypted text with its nonce. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

export interface Sealer {
  /** Encrypts a text; it can be decrypted only with the same `name`. */
  seal(name: string, text: string): Promise<Sealed>;
  /** Null if it was encrypted with another key or name, or is damaged. */
  open(name: string, sealed: Sealed): Promise<string | null>;
}

/** Taken from the value, because Node, which runs the tests, has no global type for it. */
type Subtle = typeof crypto.subtle;
type SealingKey = Parameters<Subtle['encrypt']>[1];

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
const IV_BYTES = 12;
/** Texts are padded to a multiple of this, because their length could tell how much has been ordered. */
const BLOCK = 16_384;

/** False if the page came neither over https nor from localhost: browsers then have no Web Crypto. */
export function canSeal(): boolean {
  // The types say that it is always there.
  return typeof crypto !== 'undefined' && (crypto.subtle as Subtle | undefined) !== undefined;
}

export function newSealingKey(): Promise<SealingKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, ['encrypt', 'decrypt']);
}

export function sealerWith(key: SealingKey): Sealer {
  const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  return {
    async seal(name, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const full = text.padEnd(Math.ceil((text.length + 1) / BLOCK) * BLOCK);
      const algorithm = { name: ALGORITHM, iv, additionalData: bytesOf(name) };
      return { iv, data: await crypto.subtle.encrypt(algorithm, key, bytesOf(full)) };
    },
    async open(name, { iv, data }) {
      try {
        const algorithm = { name: ALGORITHM, iv, additionalData: bytesOf(name) };
        return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, data)).trimEnd();
      } catch {
        return null;
      }
    },
  };
}
