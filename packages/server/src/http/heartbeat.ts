/**
 * Finds dead sockets: a telephone that has lost its network, a machine that was switched off. Otherwise they would stay open for ever,
 * count as connections of their owner, and make her seem present at her table, so that she would get no notices.
 */

/** As much of a WebSocket as is used here. */
export interface Pinged {
  readonly readyState: number;
  readonly OPEN: number;
  ping(): void;
  terminate(): void;
}

export interface Heartbeat<S> {
  /** To be called when something has arrived on a socket, or it was closed. */
  heard(socket: S): void;
  end(): void;
}

/** Pings every socket at intervals (browsers answer by themselves), and terminates those that send nothing before the next ping. */
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
