/** A whole game in a link: the text of its log, deflated, in the fragment (`#…`), which browsers do not send to a server. */

import type { Trouble } from '../ui/trouble.ts';
import { troubled } from '../ui/trouble.ts';

export interface SharedLink {
  /** `#/shared/…`, to be appended to the address of the page. */
  readonly fragment: string;
  /** Characters of the fragment. */
  readonly size: number;
}

const PREFIX = '#/shared/';
/** Mail and chat programs cut longer addresses off; browsers would take more. */
export const LONGEST_FRAGMENT = 60_000;
/** The longest text that is unpacked: a small link could expand until memory is full. */
export const LONGEST_TEXT = 2_000_000;
const FIRST_LINE = 'weathergauge log ';
const FIRST_LINE_OF_SAVE = 'weathergauge save ';
const FORMAT = 'deflate-raw';

export function isShared(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

export function looksLikeLog(text: string): boolean {
  return text.startsWith(FIRST_LINE);
}

/** Whether a text is a save (a whole game with its secrets) rather than a log. */
export function looksLikeSave(text: string): boolean {
  return text.startsWith(FIRST_LINE_OF_SAVE);
}

export async function toFragment(log: string): Promise<SharedLink | Trouble> {
  if (!looksLikeLog(log)) return troubled('foreign');
  if (log.length > LONGEST_TEXT) return troubled('tooLongToShare');
  if (typeof CompressionStream === 'undefined') return troubled('unsupported');
  const packed = new Blob([log]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const fragment = `${PREFIX}${toBase64Url(bytes)}`;
  return fragment.length > LONGEST_FRAGMENT ? troubled('tooLongToShare') : { fragment, size: fragment.length };
}

export async function fromFragment(hash: string): Promise<string | Trouble> {
  if (!isShared(hash)) return troubled('foreign');
  if (hash.length > LONGEST_FRAGMENT) return troubled('tooBig');
  if (typeof DecompressionStream === 'undefined') return troubled('unsupported');
  const bytes = fromBase64Url(hash.slice(PREFIX.length));
  if (bytes === null) return troubled('malformed');
  const text = await unpack(bytes);
  if (typeof text !== 'string') return text;
  return looksLikeLog(text) ? text : troubled('foreign');
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | Trouble> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST_TEXT) {
        await reader.cancel();
        return troubled('tooBig');
      }
    }
  } catch {
    return troubled('malformed');
  }
}

// --- Base64 for addresses: no +, / or = ---

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, char => char.charCodeAt(0));
  } catch {
    return null;
  }
}
