/** A way to a server that can be cut at the worst moment: what was sent has arrived, and what comes back has not. */

import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export interface CutLine {
  /** Where pages find the server by this way. */
  readonly address: string;
  /** From now on nothing comes back on what is connected. */
  mute(): void;
  /** It is lost, and whoever comes again gets through. */
  cut(): void;
  close(): void;
}

export async function cutLine(to: string): Promise<CutLine> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const muted = new Set<Socket>();
  const server = createServer(here => {
    const there = connect(Number(port), hostname);
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      open.add(one);
      one.on('data', bytes => void ((muted.has(one) && one === there) || other.write(bytes)));
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        muted.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}/`,
    mute: () => {
      for (const socket of open) muted.add(socket);
    },
    cut: () => {
      for (const socket of muted) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
