/**
 * A link between two nodes: messages as lines of JSON over TCP. Before either end accepts anything, both prove that they know the secret
 * in the database. The secret itself is never sent, because an address in the database may belong to somebody else by now.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';

export interface Link {
  /** Never blocks. A node that does not read is disconnected, and players who are connected through it reconnect. */
  send(message: object): void;
  end(): void;
}

export interface LinkEnds {
  /** Called when the other end has proved to be a node, before its first message. */
  known?(link: Link): void;
  hear(message: Record<string, unknown>): void;
  ended(): void;
}

/** Most characters of one message, ten times the position of the largest game. */
const LONGEST = 8 * 1024 * 1024;
const LONGEST_PROOF = 400;
/** Bytes that may wait for a node that does not read. */
const MOST_UNREAD = 64 * 1024 * 1024;
/** Milliseconds in which the other end must prove that it is a node. */
const TO_PROVE = 5_000;
/** Milliseconds between signs of life, and how long a link may be silent. */
const PULSE = 1_500;
const SILENCE = 6_000;

const macOf = (secret: string, ...words: readonly string[]): string =>
  createHmac('sha256', secret).update(words.join(' ')).digest('hex');

/** Compares bytes in constant time; text of the same length in other characters has more bytes, and is no match. */
function isMac(said: unknown, mac: string): boolean {
  if (typeof said !== 'string') return false;
  const [one, other] = [Buffer.from(said), Buffer.from(mac)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** `side`: whether this end has opened the connection. Resolves when the other end has proved to be a node, else rejects. */
export function linkOver(socket: Socket, side: 'caller' | 'called', secret: string, ends: LinkEnds): Promise<Link> {
  return new Promise((resolve, reject) => {
    const other = side === 'caller' ? 'called' : 'caller';
    const nonce = randomBytes(16).toString('hex');
    let isKnown = false;
    /** The proof that the other end has to send. */
    let expected: string | null = null;
    let text = '';
    const late = setTimeout(() => socket.destroy(), TO_PROVE);
    let pulse: NodeJS.Timeout | undefined;

    const link: Link = {
      send(message) {
        if (socket.writableLength > MOST_UNREAD) return void socket.destroy();
        if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
      },
      end: () => void socket.destroy(),
    };

    function prove(message: Record<string, unknown>): void {
      const { nonce: theirs, mac } = message;
      if (typeof theirs === 'string' && theirs.length <= 64) {
        link.send({ mac: macOf(secret, side, theirs, nonce) });
        expected = macOf(secret, other, nonce, theirs);
      } else if (expected !== null && isMac(mac, expected)) {
        isKnown = true;
        clearTimeout(late);
        socket.setTimeout(SILENCE, () => socket.destroy());
        pulse = setInterval(() => link.send({}), PULSE);
        ends.known?.(link);
        resolve(link);
      } else socket.destroy();
    }
    socket.setNoDelay(true);
    socket.setEncoding('utf8');
    socket.on('data', (data: string) => {
      const lines = (text + data).split('\n');
      text = lines.pop() ?? '';
      if (text.length > (isKnown ? LONGEST : LONGEST_PROOF)) return void socket.destroy();
      for (const line of lines) {
        const message = parsed(line);
        if (message === null) return void socket.destroy();
        if (isKnown) ends.hear(message);
        else prove(message);
        if (socket.destroyed) return undefined;
      }
      return undefined;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(late);
      clearInterval(pulse);
      reject(new Error('the other node cannot be reached'));
      if (isKnown) ends.ended();
    });
    link.send({ nonce });
  });
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const message: unknown = JSON.parse(line);
    return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
