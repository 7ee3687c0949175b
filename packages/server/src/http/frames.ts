/**
 * Builds WebSocket text frames (RFC 6455, 5.2: unfragmented, not masked, not compressed), many in one buffer. The library would write
 * each as two pieces, and every write costs more than making the frames.
 */

/** The FIN bit, and the opcode of text. */
const WHOLE_TEXT = 0x81;
const BYTE = 256;
/** The length of a payload below `IN_TWO` takes one byte; these mark one that takes two more, or eight. */
const IN_TWO = 126;
const IN_EIGHT = 127;
const MOST_IN_TWO = 0xffff;

/**
 * The same as a string with one byte for each character (`latin1`), if all texts are ASCII, as nearly all are. A connection takes such a
 * string without a buffer that has to be allocated. Otherwise null.
 */
export function plainFrames(texts: readonly string[]): string | null {
  let frames = '';
  for (const text of texts) {
    if (Buffer.byteLength(text) !== text.length) return null;
    frames += plainHead(text.length) + text;
  }
  return frames;
}

function plainHead(length: number): string {
  if (length < IN_TWO) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MOST_IN_TWO) return String.fromCharCode(WHOLE_TEXT, IN_TWO, Math.trunc(length / BYTE), length % BYTE);
  const head = Buffer.allocUnsafe(headSize(length));
  writeHead(head, 0, length);
  return head.toString('latin1');
}

export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map(text => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headSize(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, lengths[i] as number);
    at += frames.write(text, at);
  }
  return frames;
}

const headSize = (length: number): number => (length < IN_TWO ? 2 : length <= MOST_IN_TWO ? 4 : 10);

/** Returns where the payload begins. */
function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = WHOLE_TEXT;
  if (length < IN_TWO) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length <= MOST_IN_TWO) {
    frames[at + 1] = IN_TWO;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = IN_EIGHT;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
