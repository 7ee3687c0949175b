/**
 * Batches the frames of WebSockets: everything that is sent on a socket in one tick is written by one system call, because the call
 * costs more than making the frames. A turn and the acknowledgement of an answer usually go out together.
 */

import type { Socket } from 'node:net';
import { plainFrames, textFrames } from './frames.ts';
import type { Transport } from './sockets.ts';

/** The part of a WebSocket that is used here; frames are written directly to its connection. */
export interface Closable extends Pick<Transport, 'close'> {
  readonly readyState: number;
  readonly OPEN: number;
}

/** `line` is the TCP or TLS connection of the WebSocket, which must not compress. */
export function gathering(): (socket: Closable, line: Socket) => Transport {
  let waiting: (() => void)[] = [];

  function flush(): void {
    const lines = waiting;
    waiting = [];
    for (const send of lines) send();
  }

  return (socket, line) => {
    let texts: string[] = [];

    function send(): void {
      const all = texts;
      texts = [];
      // Nothing may follow the frame that closes a socket.
      if (all.length === 0 || socket.readyState !== socket.OPEN || !line.writable) return;
      const plain = plainFrames(all);
      if (plain === null) line.write(textFrames(all));
      else line.write(plain, 'latin1');
    }

    return {
      send(text) {
        if (texts.push(text) > 1) return;
        // Runs when the current operation has finished, before any other event.
        if (waiting.push(send) === 1) process.nextTick(flush);
      },
      close(code, why) {
        send();
        socket.close(code, why);
      },
      get bufferedAmount() {
        return line.writableLength;
      },
    };
  };
}
