/**
 * A game on a server, for the people at this screen: does over a line what a chair does in a local game. The view is kept up to date with
 * patches, and the rulebook's words are added here.
 */

import type { AnyRuleset, Refusal } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';
import type { Library } from '@weathergauge/host';
import { wordedPosition, wordedTurn } from '@weathergauge/host';
import { turnFromWire } from '@weathergauge/wire/turns';
import type { ClockView, Missed as MissedAt, Sync, TableView, Tell } from '@weathergauge/wire/types';
import { CONTRACT } from '@weathergauge/wire/version';
import type {
  Branch,
  ConsentRequest,
  Delivery,
  ForecastView,
  Happening,
  Hear,
  Joined,
  Missed,
  NewGame,
  PlainPosition,
  Preview,
  Seen,
  Turn,
} from '../protocol.ts';
import type { Asking, Line, LineDeps } from './line.ts';
import { openLine } from './line.ts';

export interface Online extends LineDeps {
  /** The part of a table's log that may leave it; rejected if it cannot be fetched. */
  log(table: string, invite: string | null): Promise<string>;
}

export interface Remote {
  /** Resolves when the table is known, and its game if there is one. */
  readonly joined: Promise<Joined | Refusal>;
  /** To be called when the page is ready for deliveries. */
  shown(): void;
  /** Reports that the person at this screen has seen the game up to this place. */
  sawUpTo(place: number): Promise<unknown>;
  answer(text: string, at: number): Promise<Refusal | null>;
  answerRow(row: readonly string[], at: number): Promise<Refusal | null>;
  answerSensibly(procedures: readonly string[], at: number): Promise<Refusal | null>;
  undo(answers?: number): Promise<Refusal | null>;
  askUndo(): Promise<Refusal | null>;
  resign(): Promise<Refusal | null>;
  offerDraw(): Promise<Refusal | null>;
  reply(reply: 'agree' | 'decline'): Promise<Refusal | null>;
  hint(): Refusal;
  preview(row: readonly string[]): Promise<Preview | Refusal>;
  branches(verbs: readonly string[]): Promise<readonly Branch[] | Refusal>;
  forecast(text: string): Promise<ForecastView | Refusal>;
  look(at?: number): Promise<Turn>;
  wished(): Pick<NewGame, 'ruleset' | 'scenario' | 'options'>;
  isOver(): boolean;
  log(): Promise<string | Refusal>;
  end(): void;
}

/** What is known of the game so far. */
interface Game {
  readonly ruleset: AnyRuleset;
  position: PlainPosition;
  /** Happenings, without what was taken back. */
  told: readonly Happening[];
  request: ConsentRequest | null;
}

const NOT_ASKED: Pick<PlainPosition, 'prompt' | 'offers' | 'foreseen' | 'result'> = {
  prompt: null,
  offers: [],
  foreseen: null,
  result: null,
};

const NO_HINTS = refusal('not-pending', 'hints are for those who play against the machine alone');
const OTHER_VERSION = refusal('bad-config', 'this page and its server are of different versions: load the page again');
const NOT_OPEN = refusal('bad-config', 'this table is not open to you any more');
const NO_LOG = refusal('not-kept', 'the server cannot be reached: try again in a moment');

export function openRemote(
  library: Library,
  online: Online,
  { table: id, invite }: { readonly table: string; readonly invite: string | null },
  hear: Hear,
): Remote {
  let table: TableView | null = null;
  let game: Game | null = null;
  let sent = 0;
  /** Deliveries that wait until the page is ready; null afterwards. */
  let held: Delivery[] | null = [];
  let settle: (joined: Joined | Refusal) => void = () => {};
  let isJoined = false;
  const joined = new Promise<Joined | Refusal>(resolve => {
    settle = value => {
      isJoined = true;
      resolve(value);
    };
  });
  /** Messages are handled one after another: one may have to load a rulebook or the history before the next can be understood. */
  let work: Promise<void> = Promise.resolve();

  function deliver(delivery: Delivery): void {
    if (held === null) hear(delivery);
    else held.push(delivery);
  }

  function refuse(why: Refusal): void {
    if (isJoined) deliver({ kind: 'trouble', why: why.reason });
    settle(why);
    line.end();
  }

  function queue(step: () => Promise<void>): void {
    work = work.then(step).catch((error: unknown) => deliver({ kind: 'trouble', why: String(error) }));
  }

  const wordsFor = ({ seats, scenario }: TableView) => ({ scenario, seats: seats.length });

  /** All happenings up to a place, without what was taken back. */
  async function historyTo(at: number): Promise<readonly Happening[]> {
    const all = (await line.ask({ ask: 'history', table: id })) as readonly Happening[] | Refusal;
    return isRefusal(all) ? [] : all.filter(happening => happening.at <= at);
  }

  /** Where this person left off, on any device. */
  async function missedAt({ who }: PlainPosition): Promise<MissedAt | null> {
    if (who === 'spectator') return null;
    const missed = (await line.ask({ ask: 'missed', table: id })) as MissedAt | Refusal;
    return isRefusal(missed) ? null : missed;
  }

  async function greet(sync: Sync): Promise<void> {
    const first = table === null;
    table = sync.table;
    const { position, request, clock } = sync;
    deliver({ kind: 'clock', clock: clock && byThisClock(clock) });
    if (position === null) {
      if (first) settle({ table, seen: null });
      else deliver({ kind: 'table', table });
      return;
    }
    if (game !== null) return comeBack(game, position, request);
    const ruleset = await library.open(table.ruleset);
    if (isRefusal(ruleset)) return refuse(ruleset);
    if (ruleset.edition !== table.edition) return refuse(OTHER_VERSION);
    const [told, missed] = await Promise.all([historyTo(position.at), missedAt(position)]);
    game = { ruleset, position, told, request };
    const seen = [{ ...seenIn(game, table), ...(missed && { missed: missedIn(game, table, missed) }) }];
    if (first) settle({ table, seen });
    else deliver({ kind: 'begun', table, seen });
  }

  function seenIn({ ruleset, position, told, request }: Game, at: TableView): Seen {
    const worded = wordedPosition(ruleset, wordsFor(at), position);
    return {
      who: position.who,
      turn: { happenings: [], position: worded, backTo: null, request },
      happenings: told,
    };
  }

  function missedIn({ ruleset, position }: Game, at: TableView, { shown, isMore, ordered }: MissedAt): Missed {
    const before = shown && wordedPosition(ruleset, wordsFor(at), { ...position, ...shown, ...NOT_ASKED });
    return { before, isMore, ordered };
  }

  /** After a reconnection: delivers what has happened meanwhile as news. */
  async function comeBack(known: Game, position: PlainPosition, request: ConsentRequest | null): Promise<void> {
    if (table === null) return;
    deliver({ kind: 'table', table });
    const { at } = known.position;
    const isSame = at === position.at && JSON.stringify(known.request) === JSON.stringify(request);
    known.position = position;
    known.request = request;
    if (isSame) return;
    const all = await historyTo(position.at);
    const stand = all.filter(happening => happening.at <= at);
    const backTo = stand.length === known.told.length ? null : (stand.at(-1)?.at ?? 0);
    known.told = all;
    tellTurn({
      happenings: all.filter(happening => happening.at > at),
      position: wordedPosition(known.ruleset, wordsFor(table), position),
      backTo,
      request,
    });
  }

  function tellTurn(turn: Turn): void {
    deliver({ kind: 'news', number: ++sent, news: [{ who: turn.position.who, turn }] });
  }

  async function takeIn(tell: Tell): Promise<void> {
    switch (tell.tell) {
      case 'hello':
        return tell.hello.contract === CONTRACT ? undefined : refuse(OTHER_VERSION);
      case 'table':
        if (tell.table.id !== id) return;
        table = tell.table;
        return deliver({ kind: 'table', table });
      case 'gone':
        return tell.table === id ? refuse(NOT_OPEN) : undefined;
      case 'clock':
        return tell.table === id ? deliver({ kind: 'clock', clock: byThisClock(tell.clock) }) : undefined;
      case 'sync':
        return tell.sync.table.id === id ? greet(tell.sync) : undefined;
      case 'turn': {
        if (tell.table !== id || game === null || table === null) return;
        const plain = turnFromWire(game.position.view, tell.turn);
        const turn = wordedTurn(game.ruleset, wordsFor(table), plain);
        const { backTo } = turn;
        game.position = plain.position;
        game.request = plain.request;
        game.told = [...game.told.filter(({ at }) => backTo === null || at <= backTo), ...turn.happenings];
        return tellTurn(turn);
      }
      default:
    }
  }

  const line: Line = openLine(online, {
    greeting: () => ({ ask: 'watch', table: id, foresee: true, ...(invite === null ? {} : { invite }) }),
    greeted(value) {
      if (isRefusal(value)) refuse(value);
      else queue(() => greet(value as Sync));
    },
    heard: tell => queue(() => takeIn(tell)),
    changed: isUp => deliver({ kind: 'line', isUp }),
  });

  const act = (message: Asking) => line.ask(message) as Promise<Refusal | null>;
  const answerRow = (row: readonly string[], place: number) =>
    act({ ask: 'answer', table: id, place, answers: [...row] });
  return {
    joined,
    shown() {
      const waited = held ?? [];
      held = null;
      for (const delivery of waited) hear(delivery);
    },
    sawUpTo: place => act({ ask: 'shown', table: id, place }),
    answer: (text, at) => answerRow([text], at),
    answerRow,
    answerSensibly: (procedures, place) => act({ ask: 'sensibly', table: id, place, procedures: [...procedures] }),
    undo: (answers = 1) => act({ ask: 'undo', table: id, answers }),
    askUndo: () => act({ ask: 'ask-undo', table: id }),
    resign: () => act({ ask: 'resign', table: id }),
    offerDraw: () => act({ ask: 'offer-draw', table: id }),
    reply: reply => act({ ask: 'reply', table: id, reply }),
    hint: () => NO_HINTS,
    preview: row => line.ask({ ask: 'preview', table: id, row: [...row] }) as Promise<Preview | Refusal>,
    branches: verbs =>
      line.ask({ ask: 'branches', table: id, verbs: [...verbs] }) as Promise<readonly Branch[] | Refusal>,
    forecast: answer => line.ask({ ask: 'forecast', table: id, answer }) as Promise<ForecastView | Refusal>,
    async look(at) {
      const now = game?.position.now ?? 0;
      const place = Math.max(0, Math.min(now, Number.isFinite(at) ? Math.floor(at ?? now) : now));
      const turn = (await line.ask({ ask: 'look', table: id, place })) as Turn | Refusal;
      if (isRefusal(turn)) throw new Error(turn.reason);
      return turn;
    },
    wished() {
      if (table === null) throw new Error('no table has been joined');
      const { ruleset, scenario, options } = table;
      return { ruleset, scenario, options };
    },
    isOver: () => game !== null && game.position.result !== null,
    log: () => online.log(id, invite).catch(() => NO_LOG),
    end: () => line.end(),
  };
}

/** Converts moments of the server's clock to this device's clock. */
function byThisClock(clock: ClockView): ClockView {
  const ahead = Date.now() - clock.now;
  const here = <T extends number | null>(at: T) => (at === null ? null : at + ahead) as T;
  const seats = clock.seats.map(
    seat => seat && { ...seat, due: here(seat.due), leave: seat.leave && { ...seat.leave, due: here(seat.leave.due) } },
  );
  return { ...clock, now: here(clock.now), startsAt: here(clock.startsAt), seats };
}
