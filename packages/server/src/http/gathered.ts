/**
 * A socket whose frames go out together: what is told in one go (a turn and the word that it is kept, in answer to one frame or to
 * many that one flush to the disk has made durable) is one write to the system, which costs more than making the frames.
 */

import type { Socket } from 'node:net';
import type { Wire } from './sockets.ts';

export function gathered(socket: Wire, line: Socket): Wire {
  let isHeld = false;

  function letGo(): void {
    isHeld = false;
    line.uncork();
  }

  return {
    send(text) {
      if (!isHeld) {
        isHeld = true;
        line.cork();
        // After everything that follows from what has just happened, before anything else does.
        process.nextTick(letGo);
      }
      socket.send(text);
    },
    close: (code, why) => socket.close(code, why),
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
  };
}
