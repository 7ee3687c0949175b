/**
 * Forwards messages between nodes, so that any node can serve any socket. A message for a game that another node owns goes to that node
 * over one link for each pair of nodes, and the answers come back the same way. To the owner this is one more connection; the node that
 * was called has identified the caller.
 */

import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import type { Person } from '@weathergauge/wire';
import type { Connection, Transport } from '../http/sockets.ts';
import type { Link } from './link.ts';
import { linkOver } from './link.ts';
import type { Owner } from './nodes.ts';

/** A caller of one node, as it is described to another. */
export interface Caller {
  readonly person: Person | null;
  /** Her session or token; null for strangers. */
  readonly login: string | null;
  /** The network address by which rate limits count her. */
  readonly address: string;
}

/** A forwarded HTTP call. The owner identifies the caller again from its headers. */
export interface RelayedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly ip: string;
}

export interface RelayedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Relay {
  /** Where others reach this node: host and port. */
  readonly address: string;
  /** Opens a connection for this caller at another node. `transport` gets the answers, and is closed when the link is lost. */
  open(owner: Owner, caller: Caller, transport: Transport): Promise<Connection>;
  call(owner: Owner, call: RelayedCall): Promise<RelayedReply>;
  close(): Promise<void>;
}

export interface RelayDeps {
  readonly secret: string;
  /** Connects a caller of another node to this node's hub. */
  connect(caller: Caller, transport: Transport): Connection;
  answer(call: RelayedCall): Promise<RelayedReply>;
}

type Message =
  | { readonly open: number; readonly caller: Caller }
  | { readonly say: number; readonly text: string }
  | { readonly attend: number; readonly watch: Parameters<Connection['attendTo']>[0] }
  | { readonly end: number }
  | { readonly close: number; readonly code: number; readonly why: string }
  | { readonly call: number; readonly request: RelayedCall }
  | { readonly reply: number; readonly answer: RelayedReply | null };

/** Most callers of one node at another, with the calls under way. */
const MOST_CHANNELS = 100_000;
const MOST_CALLS = 1_000;
/** Close code after which a client reconnects and asks for its game again: here when a link was lost. */
const SYNC_AGAIN = 4009;
const BROKEN = 'the line between two servers broke: connect again';
/** Timeouts in milliseconds: of a forwarded call, and for connecting to a node. */
const TO_ANSWER = 10_000;
const TO_CONNECT = 2_000;

/** `at`: the address to listen on; `shown`: the address that others use, with port 0 for the port that was found. */
export async function relay(at: string, shown: { host: string; port: number }, deps: RelayDeps): Promise<Relay> {
  const links = new Map<string, Promise<Outgoing>>();
  const incoming = new Set<Link>();
  let isClosed = false;

  const server = createServer(socket => {
    serveLink(socket, deps, link => {
      incoming.add(link);
      return () => incoming.delete(link);
    });
  });
  server.listen({ host: at, port: shown.port, exclusive: true });
  await new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const { port } = server.address() as AddressInfo;

  function linkTo({ node, address }: Owner): Promise<Outgoing> {
    if (isClosed) return Promise.reject(new Error('this node is going down'));
    const known = links.get(node);
    if (known !== undefined) return known;
    const made = dial(address, deps.secret, () => links.delete(node));
    links.set(node, made);
    made.catch(() => links.delete(node));
    return made;
  }

  return {
    address: `${shown.host}:${port}`,
    open: async (owner, caller, transport) => (await linkTo(owner)).open(caller, transport),
    call: async (owner, call) => (await linkTo(owner)).call(call),
    async close() {
      isClosed = true;
      const ended = new Promise(resolve => server.close(resolve));
      for (const link of incoming) link.end();
      for (const made of links.values()) void made.then(({ end }) => end()).catch(() => {});
      await ended;
    },
  };
}

interface Outgoing {
  open(caller: Caller, transport: Transport): Connection;
  call(call: RelayedCall): Promise<RelayedReply>;
  end(): void;
}

async function dial(address: string, secret: string, lost: () => void): Promise<Outgoing> {
  const colon = address.lastIndexOf(':');
  const socket = connect({ host: address.slice(0, colon), port: Number(address.slice(colon + 1)) });
  const late = setTimeout(() => socket.destroy(), TO_CONNECT);
  socket.once('connect', () => clearTimeout(late));
  const transports = new Map<number, Transport>();
  const calls = new Map<number, (answer: RelayedReply | null) => void>();
  let count = 0;
  const link = await linkOver(socket, 'caller', secret, {
    hear(heard) {
      const message = heard as Message;
      if ('say' in message) transports.get(message.say)?.send(message.text);
      else if ('close' in message) {
        transports.get(message.close)?.close(message.code, message.why);
        transports.delete(message.close);
      } else if ('reply' in message) calls.get(message.reply)?.(message.answer);
    },
    ended() {
      lost();
      for (const transport of transports.values()) transport.close(SYNC_AGAIN, BROKEN);
      for (const answer of calls.values()) answer(null);
    },
  });
  const send = (message: Message): void => link.send(message);
  return {
    end: link.end,
    open(caller, transport) {
      if (transports.size >= MOST_CHANNELS) throw new Error('too many play through this node');
      const id = ++count;
      transports.set(id, transport);
      send({ open: id, caller });
      return {
        hear: text => send({ say: id, text }),
        attendTo: watch => send({ attend: id, watch }),
        ended() {
          if (transports.delete(id)) send({ end: id });
        },
      };
    },
    call(request) {
      if (calls.size >= MOST_CALLS) return Promise.reject(new Error('too many calls are under way'));
      const id = ++count;
      return new Promise((resolve, reject) => {
        const tooLate = setTimeout(() => calls.get(id)?.(null), TO_ANSWER);
        calls.set(id, answer => {
          clearTimeout(tooLate);
          calls.delete(id);
          if (answer === null) reject(new Error('the other node did not answer'));
          else resolve(answer);
        });
        send({ call: id, request });
      });
    },
  };
}

/** The receiving end of a link: callers of another node. */
function serveLink(socket: Parameters<typeof linkOver>[0], deps: RelayDeps, opened: (link: Link) => () => void): void {
  const channels = new Map<number, Connection>();
  let send: (message: Message) => void = () => {};
  let closed = (): void => {};

  function transportOf(id: number): Transport {
    return {
      // Unknown here: the caller's own node disconnects her if she does not read, and this node a node that does not.
      bufferedAmount: 0,
      send: text => send({ say: id, text }),
      close(code, why) {
        const connection = channels.get(id);
        if (!channels.delete(id)) return;
        send({ close: id, code, why });
        // Deferred, because the hub may be in the middle of using the connection.
        setImmediate(() => connection?.ended());
      },
    };
  }

  linkOver(socket, 'called', deps.secret, {
    known(link) {
      send = message => link.send(message);
      closed = opened(link);
    },
    hear(heard) {
      const message = heard as Message;
      if ('open' in message) {
        if (channels.size >= MOST_CHANNELS) return send({ close: message.open, code: SYNC_AGAIN, why: BROKEN });
        channels.set(message.open, deps.connect(message.caller, transportOf(message.open)));
      } else if ('say' in message) channels.get(message.say)?.hear(message.text);
      else if ('attend' in message) channels.get(message.attend)?.attendTo(message.watch);
      else if ('end' in message) {
        channels.get(message.end)?.ended();
        channels.delete(message.end);
      } else if ('call' in message) {
        const { call: id, request } = message;
        deps.answer(request).then(
          answer => send({ reply: id, answer }),
          () => send({ reply: id, answer: null }),
        );
      }
    },
    ended() {
      closed();
      for (const connection of channels.values()) connection.ended();
      channels.clear();
    },
    // Who does not know the secret gets no answer.
  }).catch(() => {});
}
