/**
 * Sockets whose frames go out together: what is told in one go (a turn and the word that it is kept, in answer to one frame or to
 * many that one flush to the disk has made durable) is one write to the system, which costs more than making the frames.
 */

import type { Socket } from 'node:net';
import { textFrames } from './frames.ts';
import type { Wire } from './sockets.ts';

/** As much of a WebSocket as is used here: what is sent does not go through it. */
export interface Closable extends Pick<Wire, 'close'> {
  readonly readyState: number;
  readonly OPEN: number;
}

/** Gives the wire of a socket and of the line that it has. No socket of these compresses. */
export function gathering(): (socket: Closable, line: Socket) => Wire {
  let waiting: (() => void)[] = [];

  function letGo(): void {
    const lines = waiting;
    waiting = [];
    for (const send of lines) send();
  }

  return (socket, line) => {
    let texts: string[] = [];

    function send(): void {
      const all = texts;
      texts = [];
      // After the frame that closes a socket there are no others.
      if (all.length > 0 && socket.readyState === socket.OPEN && line.writable) line.write(textFrames(all));
    }

    return {
      send(text) {
        if (texts.push(text) > 1) return;
        // After everything that follows from what has just happened, before anything else does.
        if (waiting.push(send) === 1) process.nextTick(letGo);
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
