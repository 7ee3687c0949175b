/**
 * The hub of all connections, one for each tab or program. A frame is checked against the contract, then carried out or answered under
 * its own id. Viewers are told of games only here, as turns.
 */

import type { Refusal, Viewer } from '@weathergauge/engine';
import type { Ask, Hello, LobbyView, Person, Sync, TableView, Tell } from '@weathergauge/wire';
import { askIn, LONGEST_FRAME, turnToWire } from '@weathergauge/wire';
import type { Games } from '../games/games.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { LiveGame, Watcher } from '../games/live-game.ts';
import { awayFor } from '../nodes/away.ts';
import type { Caller, Relay } from '../nodes/relay.ts';
import type { Shown } from '../shown/shown.ts';
import type { Standing } from '../standing/standing.ts';
import { DISK_FULL, isFull } from '../store/full.ts';
import type { Talk } from '../talk/talk.ts';
import type { Table } from '../tables/places.ts';
import { mayKnow, viewerAt, viewOf } from '../tables/places.ts';
import type { Tables } from '../tables/tables.ts';
import type { Deed, Question, StandingAsk } from './game-asks.ts';
import type { Paced } from './paced.ts';
import { pacing } from './paced.ts';
import type { Questions, Read, Spend } from './questions.ts';
import { answerQuestion, answerStanding, carryOut, isAboutTime } from './game-asks.ts';
import {
  CROWDED,
  FAILED,
  MOST_TABLES,
  NO_TABLE,
  NOBODY,
  NOT_BEGUN,
  ONLY_WATCHING,
  OVER,
  TOO_MANY,
} from './refusals.ts';

/** Where the messages of a connection go: a WebSocket, a stream of JSON lines, or a link to another node. */
export interface Transport {
  send(text: string): void;
  close(code: number, why: string): void;
  readonly bufferedAmount: number;
}

export interface SocketDeps {
  readonly tables: Tables;
  readonly games: Games;
  readonly lobby: Pick<Lobby, 'follow'>;
  readonly talk: Pick<Talk, 'attend'>;
  readonly standing: Pick<Standing, 'of' | 'set' | 'end'>;
  readonly shown: Pick<Shown, 'upTo' | 'ordered' | 'of'>;
  readonly questions: Questions;
  readonly books: Hello['books'];
  readonly contract: number;
  /** Called when a person begins or stops to watch a table's game, or does something in it. */
  attended(table: string, person: string): void;
  /** The links to other nodes; null where this server is alone. */
  readonly relay: () => Relay | null;
}

/** One connection whose caller is known. */
export interface Connection {
  hear(text: string): void;
  /** For a watcher at another node, when the game of her table has begun here: sends her a `sync`. */
  attendTo(watch: { readonly table: string; readonly foresee: boolean; readonly invite?: string }): void;
  ended(): void;
}

export interface Hub {
  /**
   * `from`: a caller from another node has been greeted there, and her messages are not forwarded to a third.
   */
  connect(caller: Caller, transport: Transport, from?: 'socket' | 'node'): Connection;
  /** Closes a person's connections that were opened with these sessions or tokens, or all of them. */
  signedOut(person: string, logins: readonly string[] | 'all'): void;
  /** A table has changed: tells those who watch it. */
  tableChanged(table: Table): void;
  /** Whether anybody here, or this person, watches a table; the ids of all watched tables. */
  isWatched(table: string, person?: string): boolean;
  watched(): readonly string[];
  count(): number;
  closeAll(why: string): void;
}

/** Bytes that may wait for a client that does not read. Beyond that it is disconnected, and asks again when it reconnects. */
export const MOST_UNREAD = 4 * 1024 * 1024;
const GOING_AWAY = 1001;
export const TOO_SLOW = 4008;
const SYNC_AGAIN = 4009;
const READ_AGAIN = 'the game is being read again: connect again';
const SIGNED_OUT = 4001;

interface Watching {
  readonly foresee: boolean;
  readonly invite: string | undefined;
  game: LiveGame | null;
  who: Viewer;
  /** Null while there is no game. */
  turns: Paced | null;
  end(): void;
}

export function hub(deps: SocketDeps): Hub {
  const connections = new Set<Attended>();
  const paced = pacing();
  /** By table. */
  const lookers = new Map<string, Set<Attended>>();

  interface Attended extends Connection {
    readonly person: Person | null;
    readonly login: string | null;
    readonly watching: Map<string, Watching>;
    tell(message: Tell): void;
    /** The game of a watched table has begun. */
    attend(table: Table): Promise<void>;
    close(code: number, why: string): void;
  }

  const shown = (table: Table, person: Person | null): TableView => viewOf(table, person?.id ?? null);

  function connect(caller: Caller, transport: Transport, from: 'socket' | 'node' = 'socket'): Connection {
    const { person, login, address } = caller;
    const watching = new Map<string, Watching>();
    let leaveLobby = (): void => {};
    let isEnded = false;
    const away = from === 'node' ? null : awayFor(caller, transport, deps.relay);
    const talker = deps.talk.attend(person, tell);

    function tell(message: Tell): void {
      for (const { turns } of watching.values()) turns?.flush();
      send(message);
    }

    function send(message: Tell): void {
      if (transport.bufferedAmount > MOST_UNREAD)
        return transport.close(TOO_SLOW, 'you read too slowly: connect again');
      transport.send(JSON.stringify(message));
    }

    function follow(table: Table, game: LiveGame, seen: Watching): void {
      const who = viewerAt(table, person?.id ?? null);
      const turns = paced(turn => send({ tell: 'turn', table: table.id, turn: turnToWire(turn) }));
      const watcher: Watcher = {
        who,
        foresee: seen.foresee,
        tell: ({ turn }) => turns.tell(turn),
        clock: clock => tell({ tell: 'clock', table: table.id, clock }),
        lost: () => transport.close(SYNC_AGAIN, READ_AGAIN),
      };
      seen.end();
      seen.game = game;
      seen.who = who;
      seen.turns = turns;
      const unwatch = game.watch(watcher);
      seen.end = () => {
        turns.flush();
        unwatch();
      };
    }

    function attended(table: string): void {
      if (person !== null) deps.attended(table, person.id);
    }

    async function sync(table: Table, seen: Watching): Promise<Sync | Refusal> {
      return (await deps.questions.inTurn(address, (spend, read) => syncNow(table, seen, spend, read))) ?? CROWDED;
    }

    async function syncNow(table: Table, seen: Watching, spend: Spend, read: Read): Promise<Sync> {
      // One that sleeps is played again, which may cost as much as any question.
      const game = await read(() => deps.games.awake(table.id));
      const view = shown(table, person);
      if (game === null) return { table: view, position: null, request: null, clock: null };
      // Nothing may come between this message and the first turn after it. While the game was woken, the watcher may have left or asked
      // again.
      if (watching.get(table.id) === seen) follow(table, game, seen);
      const who = viewerAt(table, person?.id ?? null);
      const chair = game.chair(who);
      const position = spend(() => chair.present(seen.foresee));
      return { table: view, position, request: chair.request(), clock: game.clock(who) };
    }

    async function watch({
      table: id,
      foresee,
      invite,
    }: Pick<Extract<Ask, { ask: 'watch' }>, 'table' | 'foresee' | 'invite'>): Promise<Sync | Refusal> {
      const table = await deps.tables.find(id, person?.id ?? null, invite);
      if (table === null || isEnded) return NO_TABLE;
      // Checked only now, because several may have been asked for at the same time.
      if (watching.size >= MOST_TABLES && !watching.has(id)) return TOO_MANY;
      watching.get(id)?.end();
      const seen: Watching = { foresee, invite, game: null, who: 'spectator', turns: null, end: () => {} };
      watching.set(id, seen);
      lookers.set(id, (lookers.get(id) ?? new Set()).add(connection));
      attended(id);
      return sync(table, seen);
    }

    /** What is read for it alone, and costs nobody else anything, waits its turn among the questions of its address. */
    const ofStore = async (read: () => Promise<unknown>): Promise<unknown> =>
      (await deps.questions.ofStore(address, read)) ?? CROWDED;

    async function enterLobby(): Promise<LobbyView | Refusal> {
      // She has gone while others were answered: nobody would end this any more.
      if (isEnded) return CROWDED;
      leaveLobby();
      const following = deps.lobby.follow(person?.id ?? null, lobby => tell({ tell: 'lobby', lobby }));
      leaveLobby = following.end;
      return following.now;
    }

    function leave(id: string): void {
      if (watching.has(id)) attended(id);
      watching.get(id)?.end();
      watching.delete(id);
      const others = lookers.get(id);
      others?.delete(connection);
      if (others?.size === 0) lookers.delete(id);
    }

    /** The game that this connection watches, without a lookup: seats do not change once a game is on. */
    function gameHere(id: string): { game: LiveGame; who: Viewer } | null {
      const seen = watching.get(id);
      return seen === undefined || seen.game === null ? null : { game: seen.game, who: seen.who };
    }

    /** The game of a table, and which viewer this connection is there. `players`: a sleeping game is not woken for a spectator. */
    async function gameAt(id: string, forWhom: 'all' | 'players'): Promise<{ game: LiveGame; who: Viewer } | Refusal> {
      const here = gameHere(id);
      if (here !== null) return here;
      const table = await deps.tables.find(id, person?.id ?? null, watching.get(id)?.invite);
      if (table === null) return NO_TABLE;
      const isOn = table.status === 'playing';
      if (isOn && forWhom === 'players' && viewerAt(table, person?.id ?? null) === 'spectator')
        return person === null ? NOBODY : ONLY_WATCHING;
      const game = await deps.games.awake(id);
      if (game === null) return table.status === 'over' ? OVER : NOT_BEGUN;
      return { game, who: viewerAt(table, person?.id ?? null) };
    }

    async function act(message: Deed): Promise<Refusal | null> {
      const at = gameHere(message.table) ?? (await gameAt(message.table, 'players'));
      if ('refused' in at) return at;
      const { game, who } = at;
      if (person === null) return NOBODY;
      if (who === 'spectator') return ONLY_WATCHING;
      if (!watching.has(message.table)) attended(message.table);
      if (message.ask === 'shown') {
        deps.shown.upTo(game, person, message.place);
        return null;
      }
      if (isAboutTime(message)) return game.time(who, message.ask);
      const isAnswer = message.ask === 'answer' || message.ask === 'sensibly';
      const refused = await game.act(who, isAnswer ? message.id : null, chair => carryOut(chair, message));
      if (isAnswer && refused === null) deps.shown.ordered(game, person, message.place);
      if (!isAnswer || refused?.refused !== 'stale') return refused;
      // The acknowledgement of an earlier answer was lost and others have followed: the answer stands, although its place has passed.
      const isKnown = await deps.questions.ofStore(address, () => deps.games.knows(game.id, who, message.id));
      return isKnown === null ? CROWDED : isKnown ? null : refused;
    }

    async function question(message: Question): Promise<unknown> {
      const answer = await deps.questions.inTurn(address, async (spend, read) => {
        const at = await read(() => gameAt(message.table, 'all'));
        if ('refused' in at) return at;
        const { game, who } = at;
        const isBack = message.ask === 'missed' && who !== 'spectator' && person !== null;
        const left = isBack ? await deps.shown.of(game, person) : null;
        return spend(() => answerQuestion(at, message, left));
      });
      return answer ?? CROWDED;
    }

    async function standing(message: StandingAsk): Promise<unknown> {
      const at = await gameAt(message.table, 'players');
      return 'refused' in at ? at : answerStanding(deps, { ...at, person }, message);
    }

    async function handle(message: Ask): Promise<void> {
      const { id } = message;
      switch (message.ask) {
        case 'watch':
          return tell({ tell: 'value', id, value: await watch(message) });
        case 'lobby':
          return tell({ tell: 'value', id, value: await ofStore(enterLobby) });
        case 'leave':
          leave(message.table);
          return tell({ tell: 'done', id, refused: null });
        case 'preview':
        case 'branches':
        case 'forecast':
        case 'look':
        case 'history':
        case 'missed':
          return tell({ tell: 'value', id, value: await question(message) });
        case 'standing':
        case 'set-standing':
        case 'end-standing':
          return tell({ tell: 'value', id, value: await ofStore(() => standing(message)) });
        case 'talk':
        case 'leave-talk':
        case 'talk-before':
        case 'say':
          return tell({ tell: 'value', id, value: await ofStore(() => talker.handle(message)) });
        default:
          return done(message);
      }
    }

    async function done(message: Deed): Promise<void> {
      tell({ tell: 'done', id: message.id, refused: await act(message) });
    }

    /** Another node owns the game: the message is forwarded there, and so are later ones if this connection watches it. */
    function sendOn(message: Extract<Ask, { table: string }>, text: string, there: Connection): void {
      leave(message.table);
      if (message.ask === 'leave') away?.forget(message.table);
      if (message.ask === 'watch') away?.keep(message.table, there);
      there.hear(text);
    }

    const connection: Attended = {
      person,
      login,
      watching,
      tell,
      close: (code, why) => transport.close(code, why),
      async attend(table) {
        const seen = watching.get(table.id);
        if (seen === undefined) return;
        if (!mayKnow(table, person?.id ?? null, seen.invite)) {
          leave(table.id);
          return tell({ tell: 'gone', table: table.id });
        }
        if (table.status !== 'playing' || seen.game !== null)
          return tell({ tell: 'table', table: shown(table, person) });
        const { foresee, invite } = seen;
        const begun = async (): Promise<void> => {
          const told = await sync(table, seen);
          if ('refused' in told) throw new Error(told.reason);
          tell({ tell: 'sync', sync: told });
        };
        await (away === null
          ? begun()
          : away.orHere(table.id, begun, there => {
              leave(table.id);
              away.keep(table.id, there);
              there.attendTo({ table: table.id, foresee, ...(invite === undefined ? {} : { invite }) });
            }));
      },
      attendTo(seen) {
        watch(seen).then(
          value =>
            'refused' in value ? tell({ tell: 'gone', table: seen.table }) : tell({ tell: 'sync', sync: value }),
          () => transport.close(SYNC_AGAIN, READ_AGAIN),
        );
      },
      hear(text) {
        const message = text.length > LONGEST_FRAME ? null : askIn(text);
        if (message === null) return tell({ tell: 'trouble', why: 'that is not a message of this contract' });
        // Answers come thousands of times a second, so they skip `handle`.
        const here = (): Promise<void> => (message.ask === 'answer' ? done(message) : handle(message));
        const handled =
          away === null || !('table' in message)
            ? here()
            : away.orHere(message.table, here, there => sendOn(message, text, there));
        handled.catch((error: unknown) => {
          // Without an answer to `watch` a client could not continue: it is disconnected, and connects again.
          if (message.ask === 'watch') transport.close(SYNC_AGAIN, READ_AGAIN);
          else tell({ tell: 'done', id: message.id, refused: isFull(error) ? DISK_FULL : FAILED });
        });
      },
      ended() {
        isEnded = true;
        leaveLobby();
        away?.end();
        talker.ended();
        for (const id of watching.keys()) leave(id);
        connections.delete(connection);
      },
    };
    connections.add(connection);
    if (from === 'socket') tell({ tell: 'hello', hello: { contract: deps.contract, books: deps.books, you: person } });
    return connection;
  }

  return {
    connect,
    tableChanged(table) {
      for (const connection of lookers.get(table.id) ?? []) {
        // If the game cannot be read now, the client must ask again.
        connection.attend(table).catch(() => connection.close(SYNC_AGAIN, READ_AGAIN));
      }
    },
    isWatched(table, person) {
      const here = lookers.get(table);
      if (here === undefined || person === undefined) return here !== undefined;
      return [...here].some(connection => connection.person?.id === person);
    },
    watched: () => [...lookers.keys()],
    signedOut(person, logins) {
      for (const connection of connections) {
        if (connection.person?.id !== person) continue;
        if (logins === 'all' || (connection.login !== null && logins.includes(connection.login)))
          connection.close(SIGNED_OUT, 'you are signed out');
      }
    },
    count: () => connections.size,
    closeAll(why) {
      for (const connection of connections) connection.close(GOING_AWAY, why);
    },
  };
}
