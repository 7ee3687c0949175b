/**
 * Sockets whose other side has gone without a word: a telephone that has lost its network, a machine that was switched off. Left alone
 * they would be open for ever, count as connections of their owner, and she would seem to be at her table, so that no notice is sent.
 */

/** As much of a WebSocket as is used here. */
export interface Pinged {
  readonly readyState: number;
  readonly OPEN: number;
  ping(): void;
  terminate(): void;
}

export interface Heartbeat<S> {
  /** Something has come from there, or it is closed. */
  heard(socket: S): void;
  end(): void;
}

/** Pings every socket from time to time, which browsers answer by themselves, and terminates those that say nothing until the next. */
export function heartbeat<S extends Pinged>(all: () => Iterable<S>, milliseconds: number): Heartbeat<S> {
  const silent = new Set<S>();
  const timer = setInterval(() => {
    for (const socket of all()) {
      if (socket.readyState !== socket.OPEN) continue;
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.ping();
    }
  }, milliseconds).unref();
  return {
    heard: socket => void silent.delete(socket),
    end: () => clearInterval(timer),
  };
}
