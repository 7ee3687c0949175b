/**
 * Any node serves any socket: what is said to a game that another node owns goes to that node over one link for each pair of nodes, and
 * comes back by it. To the owner such a caller is a connection like any other; who she is was found out by the node that she called.
 */

import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import type { Person } from '@weathergauge/wire';
import type { Connection, Wire } from '../http/sockets.ts';
import type { Link } from './link.ts';
import { linkOver } from './link.ts';
import type { Owner } from './nodes.ts';

/** Somebody who has called one node, as another is told of her. */
export interface Caller {
  readonly person: Person | null;
  /** The session or token by which she is known; null for strangers. */
  readonly login: string | null;
  /** From where she calls, to be counted by. */
  readonly address: string;
}

/** A call over HTTP, as it came. Who calls is found out again by its headers. */
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
  /** A connection of this caller at another node. `wire` is told what comes back, and closed when the link is lost. */
  open(owner: Owner, caller: Caller, wire: Wire): Promise<Connection>;
  call(owner: Owner, call: RelayedCall): Promise<RelayedReply>;
  close(): Promise<void>;
}

export interface RelayDeps {
  readonly secret: string;
  /** Takes in a caller of another node. */
  connect(caller: Caller, wire: Wire): Connection;
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

/** Callers of one node at another, and calls under way. */
const MOST_CHANNELS = 100_000;
const MOST_CALLS = 1_000;
/** As of a game that could not be kept: whoever played through a link that broke asks anew. */
const SYNC_AGAIN = 4009;
const BROKEN = 'the line between two servers broke: connect again';
/** Milliseconds for a call, and to reach a node. */
const TO_ANSWER = 10_000;
const TO_CONNECT = 2_000;

/** `at`: the address to listen at; `shown`: by what others reach it, with port 0 for the one that is found. */
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
    open: async (owner, caller, wire) => (await linkTo(owner)).open(caller, wire),
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
  open(caller: Caller, wire: Wire): Connection;
  call(call: RelayedCall): Promise<RelayedReply>;
  end(): void;
}

async function dial(address: string, secret: string, lost: () => void): Promise<Outgoing> {
  const colon = address.lastIndexOf(':');
  const socket = connect({ host: address.slice(0, colon), port: Number(address.slice(colon + 1)) });
  const late = setTimeout(() => socket.destroy(), TO_CONNECT);
  socket.once('connect', () => clearTimeout(late));
  const wires = new Map<number, Wire>();
  const calls = new Map<number, (answer: RelayedReply | null) => void>();
  let count = 0;
  const link = await linkOver(socket, 'caller', secret, {
    hear(heard) {
      const message = heard as Message;
      if ('say' in message) wires.get(message.say)?.send(message.text);
      else if ('close' in message) {
        wires.get(message.close)?.close(message.code, message.why);
        wires.delete(message.close);
      } else if ('reply' in message) calls.get(message.reply)?.(message.answer);
    },
    ended() {
      lost();
      for (const wire of wires.values()) wire.close(SYNC_AGAIN, BROKEN);
      for (const answer of calls.values()) answer(null);
    },
  });
  const send = (message: Message): void => link.send(message);
  return {
    end: link.end,
    open(caller, wire) {
      if (wires.size >= MOST_CHANNELS) throw new Error('too many play through this node');
      const id = ++count;
      wires.set(id, wire);
      send({ open: id, caller });
      return {
        hear: text => send({ say: id, text }),
        attendTo: watch => send({ attend: id, watch }),
        ended() {
          if (wires.delete(id)) send({ end: id });
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

/** The other end: callers of another node. */
function serveLink(socket: Parameters<typeof linkOver>[0], deps: RelayDeps, opened: (link: Link) => () => void): void {
  const channels = new Map<number, Connection>();
  let send: (message: Message) => void = () => {};
  let closed = (): void => {};

  function wireOf(id: number): Wire {
    return {
      // What waits for one caller is not known here: the node that she called cuts her off, and this one a node that does not read.
      bufferedAmount: 0,
      send: text => send({ say: id, text }),
      close(code, why) {
        const connection = channels.get(id);
        if (!channels.delete(id)) return;
        send({ close: id, code, why });
        // Not in the middle of what has closed it.
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
        channels.set(message.open, deps.connect(message.caller, wireOf(message.open)));
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
    // Whoever does not know the secret is told nothing.
  }).catch(() => {});
}
