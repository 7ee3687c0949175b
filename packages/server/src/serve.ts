/** Puts a server together: the page, and games over the network. */

import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { FaultReport } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { CONTRACT } from '@weathergauge/wire';
import { games as openGames } from './games/games.ts';
import { outages as openOutages } from './clocks/outages.ts';
import { runClocks } from './clocks/run.ts';
import { refuseStaleEditions } from './games/editions.ts';
import { administrationBelongings } from './administration/belongings.ts';
import { deeds as openDeeds } from './administration/deeds.ts';
import { reports as openReports } from './administration/reports.ts';
import { createApp } from './http/app.ts';
import type { LogStream } from './http/logs.ts';
import { loggerOf } from './http/logs.ts';
import type { Limits } from './http/limits.ts';
import { USUAL_LIMITS } from './http/limits.ts';
import { metrics as openMetrics } from './http/metrics.ts';
import { namesOf } from './http/names.ts';
import { questions as openQuestions } from './http/questions.ts';
import { hub as openHub } from './http/sockets.ts';
import type { Serving } from './listening.ts';
import { addressOf, closeServer, LIMITS, listen, PORT, SILENCE } from './listening.ts';
import { lobby as openLobby } from './lobby/lobby.ts';
import { runMoves } from './moves/run.ts';
import { moveBelongings } from './moves/belongings.ts';
import { moves as openMoves } from './moves/moves.ts';
import { LOOPBACK } from './page/hosts.ts';
import { policyIn, readPage, withServer } from './page/page.ts';
import { accounts as openAccounts } from './people/accounts.ts';
import { attempts as openAttempts } from './people/attempts.ts';
import type { Belongings } from './people/belongings.ts';
import { leaving as openLeaving } from './people/leaving.ts';
import { ownData } from './people/own-data.ts';
import { challenges as openChallenges } from './people/challenges.ts';
import { passkeys as openPasskeys } from './people/passkeys.ts';
import { passwords as openPasswords } from './people/passwords.ts';
import { roles as openRoles } from './people/roles.ts';
import { sessions as openSessions } from './people/sessions.ts';
import { suspensions as openSuspensions } from './people/suspensions.ts';
import { tokens as openTokens } from './people/tokens.ts';
import { answerRelayed } from './http/relayed.ts';
import { coalesce } from './nodes/coalesce.ts';
import { recordBelongings } from './record/belongings.ts';
import { record as openRecord } from './record/record.ts';
import { receipts as openReceipts } from './receipts/receipts.ts';
import { recorder } from './record/recorder.ts';
import { bindFor, homeOf, nodeAddress } from './nodes/home.ts';
import type { Relay } from './nodes/relay.ts';
import { relay as openRelay } from './nodes/relay.ts';
import { runRounds } from './rounds.ts';
import type { PageWish } from './serve-page.ts';
import { shown as openShown } from './shown/shown.ts';
import { standing as openStanding } from './standing/standing.ts';
import { readiness as openReadiness } from './store/readiness.ts';
import type { Store } from './store/store.ts';
import { talkBelongings } from './talk/belongings.ts';
import { notes as openNotes } from './notes/notes.ts';
import type { NoticeHabits } from './notices/habits.ts';
import { USUAL_HABITS } from './notices/habits.ts';
import { notices as openNotices } from './notices/notices.ts';
import { lines as openLines } from './talk/lines.ts';
import { talk as openTalk } from './talk/talk.ts';
import { tableBelongings } from './tables/belongings.ts';
import { planOf, tableOf } from './tables/places.ts';
import { tableStore } from './tables/table-store.ts';
import { tables as openTables } from './tables/tables.ts';
import type { BookModule } from './work/books.ts';
import { libraryAt } from './work/books.ts';
import { fairly } from './work/fair.ts';
import { thinkerPool } from './work/pool.ts';

export interface ServerWish extends Omit<PageWish, 'policy'> {
  /** By default the page's own policy. */
  readonly policy?: string;
  readonly store: Store;
  readonly books: readonly BookModule[];
  /** The origins by which players find it, such as `https://play.example.org`. */
  readonly origins?: readonly string[];
  /** Addresses of reverse proxies whose X-Forwarded-* headers are trusted. */
  readonly proxies?: readonly string[];
  readonly metricsToken?: string | null;
  /** The mail server and the sender address; without both no mail is sent. */
  readonly smtp?: string | null;
  readonly mailFrom?: string | null;
  /** Deviations from the default times and targets of notices. */
  readonly notices?: Partial<NoticeHabits>;
  /** Where other nodes reach this one (`--node-address`). */
  readonly nodeAddress?: string | undefined;
  /** Where the log goes: `true` is standard output. */
  readonly logger?: boolean | LogStream;
  /** Deviations from the default rate limits. */
  readonly limits?: Partial<Limits>;
  /** The clock, in milliseconds since 1970; by default this machine's. */
  readonly now?: () => number;
  /** Milliseconds without a byte in either direction after which a connection is closed, if not the default. */
  readonly silence?: number;
  /** Milliseconds after which a standing answer is given, if not the default. */
  readonly standingPause?: () => number;
}

/** Milliseconds after which a standing answer is given: about as long as a person takes to say "no". */
const STANDING_PAUSE = [1_000, 4_000] as const;
export interface GameServing extends Serving {
  /** Does the periodic work now. */
  round(): Promise<void>;
}

/** The store is closed with the server. */
export async function serve(wish: ServerWish): Promise<GameServing> {
  const { folder, port = PORT, host = LOOPBACK, store, books: bookModules } = wish;
  const { origins = [], proxies = [], metricsToken = null, logger = false, now = Date.now } = wish;
  const library = libraryAt(bookModules);
  const books = await Promise.all(
    bookModules.map(async ({ id }) => {
      const ruleset = await library.open(id);
      if (isRefusal(ruleset)) throw new Error(ruleset.reason);
      return { id, edition: ruleset.edition, oldestEdition: ruleset.oldestEdition ?? ruleset.edition };
    }),
  );
  await refuseStaleEditions(store.db, books);
  const thinker = thinkerPool(bookModules);
  const fair = fairly(thinker, thinker.threads, Math.max(1, Math.floor(thinker.threads / 2)));
  const metrics = openMetrics({ games: () => games.count(), sockets: () => hub.count() });
  const readiness = openReadiness(store.db, now);
  const outages = openOutages({ db: store.db, kind: store.nodes.kind, now });
  const receipts = await openReceipts(store.db, now);
  const games = openGames({
    store,
    receipts,
    library,
    outages,
    thinkerFor: fair.for,
    now,
    async planOf(id) {
      const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : { ...planOf(tableOf(row)), secret: row.secret };
    },
    onMoved(game) {
      moves.changed(game);
      standing.changed(game);
    },
    onOver({ id }) {
      store.bus.publish('table', { id });
      void recordSoon(id);
      shown.forget(id).catch((error: unknown) => app.log.error({ err: error, game: id }, 'what was shown of a game'));
    },
    onLost(id, error) {
      readiness.lost(error);
      metrics.lost();
      app.log.error({ err: error, game: id }, 'an answer could not be kept; the game is read again from the store');
    },
    // Without the log of the game, which holds secrets of the players.
    onFault: (id, { stack }: FaultReport) => app.log.error({ game: id, stack }, 'a rulebook has failed'),
    onTrouble: (id, error) => app.log.error({ err: error, game: id }, 'an agent could not answer'),
    onGroup: size => metrics.group(size),
  });
  const sessions = openSessions(store.db, now);
  const records = recorder(store.db, now);
  /** If this fails, the next round of periodic work records the game. */
  async function recordSoon(id: string | null): Promise<void> {
    try {
      await (id === null ? records.catchUp() : records.record(id));
    } catch (error) {
      app.log.error({ err: error, game: id }, 'a game could not be put into the record: it is tried again');
    }
  }
  const attempts = openAttempts(store.db, now);
  const challenges = openChallenges(store.db, now);
  const accounts = openAccounts({ db: store.db, passwords: openPasswords(), attempts, now });
  const told = books.map(({ id, edition }) => ({ id, edition }));
  const onChange = ({ id }: { readonly id: string }): void => store.bus.publish('table', { id });
  const tables = openTables({ db: store.db, library, games, receipts, now, onChange });
  const moves = openMoves({ db: store.db, now, onChange: persons => store.bus.publish('moves', { persons }) });
  const lobby = openLobby({ db: store.db, moves });
  const standing = openStanding({
    db: store.db,
    pause: wish.standingPause ?? (() => randomInt(...STANDING_PAUSE)),
    onError: (id, error) => app.log.error({ err: error, game: id }, 'a standing answer could not be given'),
  });
  const shown = openShown(store.db);
  const lines = openLines(store.db, now);
  const talk = openTalk({
    db: store.db,
    lines,
    publish: news => store.bus.publish('talk', news),
    onError: error => app.log.error({ err: error }, 'what was said at a table could not be read'),
  });
  const notices = await openNotices({
    db: store.db,
    library,
    habits: { ...USUAL_HABITS, ...wish.notices },
    origin: origins[0] ?? null,
    smtp: wish.smtp ?? null,
    mailFrom: wish.mailFrom ?? null,
    now,
    self: () => store.nodes.self(),
    isWatching: (game, person) => hub.isWatched(game, person),
    onTried: metrics.notice,
    onTrouble: (what, error) => app.log.warn({ err: error, what }, 'a notice could not be sent: tried again later'),
  });
  const limits = { ...USUAL_LIMITS, ...wish.limits };
  const questions = openQuestions(limits.questions);
  const hub = openHub({
    tables,
    games,
    lobby,
    talk,
    standing,
    shown,
    questions,
    books: told,
    contract: CONTRACT,
    attended: notices.attended,
    relay: () => relay,
  });

  const notes = openNotes(store.db, now);
  /** The order matters: games are resigned and recorded under their players' names before these are deleted. */
  const belongings: readonly Belongings[] = [
    ...ownData(store.db),
    tableBelongings({
      db: store.db,
      store: tableStore({ db: store.db, now, onChange }),
      games,
      record: records.record,
    }),
    ...recordBelongings(store.db),
    moveBelongings(store.db),
    talkBelongings(store.db),
    administrationBelongings(store.db),
    notes.belongings,
    standing.belongings,
    shown.belongings,
    notices.belongings,
  ];
  const leaving = openLeaving({
    db: store.db,
    belongings,
    now,
    onLeft(person) {
      store.bus.publish('signedOut', { person, logins: 'all' });
      store.bus.publish('left', { person });
    },
    onError: error => app.log.error({ err: error }, 'an account that was deleted could not be let go of: tried again'),
  });

  let relay: Relay | null = null;
  const tellTable = coalesce(async id => {
    try {
      const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (row !== undefined) hub.tableChanged(tableOf(row));
    } catch (error) {
      app.log.error({ err: error, table: id }, 'a table could not be read: those who look at it are told later');
    }
  });
  store.bus.subscribe('signedOut', ({ person, logins }) => hub.signedOut(person, logins));
  store.bus.subscribe('left', ({ person }) => void leaving.heard(person));
  store.bus.subscribe('table', ({ id }) => {
    if (hub.isWatched(id)) tellTable(id);
    lobby.tableChanged(id);
  });
  store.bus.subscribe('moves', ({ persons }) => lobby.changed(persons));
  store.bus.subscribe('talk', talk.heard);
  store.bus.onGap(() => {
    hub.watched().forEach(tellTable);
    lobby.changed('all');
    talk.lookAgain();
  });

  const server = createServer(LIMITS);
  // For requests whose client does not read the response; streams have their empty lines, sockets their pings.
  server.setTimeout(wish.silence ?? SILENCE);
  const page = withServer(readPage(folder));
  const names = namesOf(host, origins);
  const site = { page, policy: wish.policy ?? policyIn(page), isOurHost: names.isOurHost };
  const app = await createApp(
    {
      site,
      names,
      proxies,
      hub,
      metrics,
      metricsToken,
      isPublished: origins.length > 0,
      logger: loggerOf(logger),
      limits,
      questions,
      now,
      sessions,
      accounts,
      passkeys: openPasskeys({ db: store.db, challenges, now }),
      tokens: openTokens(store.db, now),
      roles: openRoles(store.db),
      suspensions: openSuspensions(store.db, now),
      belongings,
      leaving,
      bus: store.bus,
      receipts,
      tables,
      games,
      lobby,
      lines,
      reports: openReports({ db: store.db, now, publish: news => store.bus.publish('talk', news) }),
      deeds: openDeeds(store.db, now),
      notes,
      notices,
      record: openRecord(store.db),
      relay: () => relay,
      books: told,
      isReady: readiness.isReady,
    },
    handler => server.on('request', handler),
  );
  /** Wakes games of a node that is gone, so that their agents and clocks go on; their watchers ask for them by themselves. */
  async function wakeAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        if ((await games.awake(id)) === null) await store.nodes.release(id);
      } catch (error) {
        app.log.error({ err: error, game: id }, 'a game of a node that is gone could not be woken');
      }
    }
  }

  const rounds = runRounds({
    games,
    tables,
    leaving,
    shown,
    recordSoon: () => recordSoon(null),
    swept: [sessions, attempts, challenges, notices],
    onError: (what, error) => app.log.error({ err: error }, what),
  });
  const stopClocks = await runClocks({
    games,
    outages,
    onError: error => app.log.error({ err: error }, 'the clocks'),
  });
  const stopMoves = runMoves({
    moves,
    lobby,
    games,
    onError: error => app.log.error({ err: error }, 'the lists of moves'),
  });
  await recordSoon(null);
  const found = await listen(server, host, port);
  if (store.nodes.kind === 'several') {
    const secret = await store.nodes.secret();
    relay = await openRelay(bindFor(host), nodeAddress(wish.nodeAddress, host), {
      secret,
      connect: (caller, wire) => hub.connect(caller, wire, 'node'),
      answer: call => answerRelayed(app, call),
    });
  }
  await store.nodes.join(
    { address: relay?.address ?? '', home: homeOf(found) },
    {
      struckOff() {
        app.log.error('this node was taken for dead, and its games have gone to others: it joins anew');
        games.abandon();
      },
      inherited: ids => void wakeAll(ids),
    },
  );
  void standing.wake(games.awake).catch((error: unknown) => app.log.error({ err: error }, 'standing answers'));
  app.log.info({ port: found, host, origins, proxies }, 'listening');
  if (origins.length > 0 && proxies.length === 0)
    app.log.warn('no proxy is believed (--proxies): all who come through one share its rate limits');
  return {
    address: origins[0] === undefined ? addressOf(host, found) : `${origins[0]}/`,
    port: found,
    round: rounds.round,
    async close() {
      rounds.stop();
      app.log.info(
        { games: games.count(), sockets: hub.count() },
        'draining: nothing new is taken, what is under way is kept',
      );
      hub.closeAll('the server is going down: connect again in a moment');
      await closeServer(server, () => {
        for (const socket of app.websocketServer.clients) socket.terminate();
      });
      await app.close();
      await relay?.close();
      await stopClocks();
      standing.close();
      await notices.close();
      await games.close();
      await rounds.writeShown();
      await stopMoves();
      await thinker.close();
      await store.close();
      app.log.info('ended; everything is kept');
    },
  };
}
