/**
 * Seals what is secret in a saved game, so that whoever looks through the browser's storage finds nothing that lies face down.
 * The key never leaves the browser: it cannot be exported, only used (AES-GCM of Web Crypto).
 */

/** What is sealed, with the number that was used once for it. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

export interface Sealer {
  /** `name` is bound to it: under another name it cannot be opened. */
  seal(name: string, text: string): Promise<Sealed>;
  /** Null when it was sealed by another key or has been damaged. */
  open(name: string, sealed: Sealed): Promise<string | null>;
}

/** By the values, because Node, which runs the tests, has no global types for them. */
type Subtle = typeof crypto.subtle;
type SealingKey = Parameters<Subtle['encrypt']>[1];

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
const IV_BYTES = 12;
/** Texts are filled up to a multiple of this: by their length one could tell how much has been ordered under seal. */
const BLOCK = 16_384;

/** False where the page was not served safely: browsers have Web Crypto on https and on localhost only. */
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
