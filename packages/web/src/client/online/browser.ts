/** Access to the server from which the page came. It identifies the player by a cookie. */

import type { Online } from './remote-game.ts';

export function browserOnline(): Online {
  const api = new URL('/api/', self.location.href);
  return {
    dial(ends) {
      const address = new URL('socket', api);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      const socket = new WebSocket(address);
      socket.addEventListener('open', () => ends.opened());
      socket.addEventListener('message', ({ data }) => ends.heard(String(data)));
      socket.addEventListener('close', () => ends.closed());
      return {
        send: text => socket.send(text),
        close() {
          // Browsers complain of a socket that is closed before it is open.
          if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
          else socket.close();
        },
      };
    },
    isOnline: () => navigator.onLine,
    async log(table, invite) {
      const address = new URL(`tables/${table}/log`, api);
      if (invite !== null) address.searchParams.set('invite', invite);
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`the log cannot be had: ${answer.status}`);
      return answer.text();
    },
  };
}
