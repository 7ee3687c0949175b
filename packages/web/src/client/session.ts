/** The session: hosts one game at a time for the people at this screen. The worker exposes it; tests call it as it is. */

import type { FaultReport, Match, Refusal, Seat, Viewer } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';
import type {
  Adviser,
  Advising,
  Chair,
  Game,
  GameDeps,
  Library,
  LogChecker,
  Reader,
  SeatPlan,
  Thinker,
} from '@weathergauge/host';
import { checkHere, hostGame, newMatch, positionOf, readerOf, readUntrusted, restoredMatch } from '@weathergauge/host';
import type { Online, Remote } from './online/remote-game.ts';
import type { Analyst, Claims, Hear, Joined, Recorded, Restorable, Seen, SessionApi } from './protocol.ts';

interface Hosted {
  readonly game: Game;
  readonly chairs: ReadonlyMap<Viewer, Chair>;
  shown(number: number): void;
}

/** Called when a rulebook has thrown an exception. The report holds secrets of the game. */
type OnFault = (report: FaultReport) => void;

/** For sessions without analysis. */
const NO_ANALYST: Analyst = {
  analyse: () => Promise.reject(new Error('there is no analyst')),
  line: () => Promise.reject(new Error('there is no analyst')),
  stop: () => {},
};

/** `checker` checks logs from outside before they are opened here. */
export function createSession(
  library: Library,
  thinker: Thinker,
  onFault: OnFault,
  checker: LogChecker = checkHere(library, () => performance.now()),
  analyst: Analyst = NO_ANALYST,
  adviser?: Adviser,
  online?: () => Promise<Online>,
): SessionApi {
  let hosted: Hosted | null = null;
  /** A game on a server, in place of a hosted one. */
  let remote: Remote | null = null;
  let joins = 0;
  let reader: Reader | null = null;
  /** Claims of the log that is read, if it came as text. */
  let claims: Claims | null = null;
  let advising: Advising | null = null;

  /** Opens a saved game. One without its key may be forged, so it is treated like a log from outside. */
  async function restored({ log, key, pack: named, from }: Restorable): Promise<Match | Refusal> {
    const pack = named?.data ?? null;
    if (from === 'storage' && key !== null) return restoredMatch(library, log, key, pack);
    const read = await readUntrusted(library, checker, log, { key, pack });
    return isRefusal(read) ? read : read.match;
  }

  function current(): Hosted {
    if (hosted === null) throw new Error('no game has been opened');
    return hosted;
  }

  /** The chair of a viewer at this screen. */
  function chair(who: Viewer): Chair | Remote {
    if (remote !== null) return remote;
    const found = current().chairs.get(who);
    if (found === undefined) throw new Error(`nobody here sits at ${who}`);
    return found;
  }

  function reading(): Reader {
    if (reader === null) throw new Error('no log has been opened');
    return reader;
  }

  function leaveTable(): void {
    joins++;
    remote?.end();
    remote = null;
  }

  async function join(table: string, invite: string | null, hear: Hear): Promise<Joined | Refusal> {
    leaveAll();
    const mine = joins;
    const [{ openRemote }, means] = await Promise.all([import('./online/remote-game.ts'), online?.()]);
    if (means === undefined || mine !== joins) return refusal('bad-config', 'this table has been left');
    remote = openRemote(library, means, { table, invite }, hear);
    return remote.joined;
  }

  function leaveAll(): void {
    hosted?.game.close();
    hosted = null;
    leaveTable();
    stopHint();
    analyst.stop();
    reader = null;
    claims = null;
  }

  /** A reader for the log of a finished game on a server: read like any other log. */
  async function remoteReader(at: Remote): Promise<Reader | Refusal> {
    const log = await at.log();
    if (isRefusal(log)) return log;
    const read = await readUntrusted(library, checker, log, {});
    if (isRefusal(read)) return read;
    claims = await claimsIn(log);
    return readerOf(read.match);
  }

  function stopHint(): void {
    advising?.cancel();
    advising = null;
  }

  function begin(match: Match | Refusal, seats: readonly SeatPlan[], hear: Hear): readonly Seen[] | Refusal {
    if (isRefusal(match)) return match;
    if (seats.length !== match.config.seats) return refusal('bad-config', 'these seats do not fit the game');
    leaveAll();
    hosted = hostFor(match, seats, { thinker, onFault, ...(adviser && { adviser }) }, hear);
    hosted.game.start();
    return [...hosted.chairs.values()].map(each => ({ who: each.who, turn: each.look(), happenings: each.history() }));
  }

  return {
    async checkPack(id, pack) {
      const ruleset = await library.open(id, pack);
      return isRefusal(ruleset) ? ruleset : null;
    },
    async layOut(game, seed) {
      const match = await newMatch(library, game, seed);
      return isRefusal(match) ? match : positionOf(match, match.state, 'spectator', { at: 0, now: 0 });
    },

    open: async (game, seed, hear) => begin(await newMatch(library, game, seed), game.seats, hear),
    restore: async (saved, hear) => begin(await restored(saved), saved.seats, hear),
    join,
    shown: async number => (remote === null ? current().shown(number) : remote.shown()),
    sawUpTo: async at => void (await remote?.sawUpTo(at)),
    stopThinking: async () => hosted?.game.stopThinking(),
    async close() {
      hosted?.game.close();
      stopHint();
      leaveTable();
      hosted = null;
      reader = null;
    },

    answer: async (who, text, at) => chair(who).answer(text, at),
    answerRow: async (who, row, at) => chair(who).answerRow(row, at),
    answerSensibly: async (who, procedures, at) => chair(who).answerSensibly(procedures, at),
    async hint(who, compared, onProgress) {
      stopHint();
      const asked = chair(who).hint(compared, onProgress);
      if (isRefusal(asked)) return asked;
      advising = asked;
      return asked.hint;
    },
    stopHint: async () => stopHint(),
    preview: async (who, row) => chair(who).preview(row),
    branches: async (who, verbs) => chair(who).branches(verbs),
    undo: async (who, answers) => chair(who).undo(answers),
    askUndo: async (who, since) => chair(who).askUndo(since),
    resign: async who => chair(who).resign(),
    offerDraw: async who => chair(who).offerDraw(),
    reply: async (who, reply) => chair(who).reply(reply),
    forecast: async (who, text) => chair(who).forecast(text),
    look: async (who, at) => chair(who).look(at),

    save: async () => current().game.save(),
    wished: async () => remote?.wished() ?? current().game.wished,
    logUpTo: async (who, at) => (remote === null ? current().game.logUpTo(who, at) : ON_SERVER),
    async openLog() {
      if (remote === null) return current().game.openLog();
      const log = await remote.log();
      if (isRefusal(log)) return log;
      return remote.isOver()
        ? { log, holds: 'The whole battle.', part: 'all' }
        : { log, holds: 'The battle as far as nothing lies face down.', part: 'some' };
    },

    async read(log, pack = null) {
      const read = await readUntrusted(library, checker, log, { pack });
      if (isRefusal(read)) return read;
      reader = readerOf(read.match);
      claims = await claimsIn(log);
      const { rules, dice, complete } = read.checked;
      return recordedIn(reader, 'spectator', { findings: { rules, dice, complete }, claims });
    },
    async recorded(who) {
      const opened = reader ?? (remote === null ? current().game.reader() : await remoteReader(remote));
      if (isRefusal(opened)) return opened;
      reader = opened;
      const findings = opened.findings();
      return recordedIn(opened, who, { findings: isRefusal(findings) ? null : findings, claims });
    },
    lookInto: async (who, entry) => reading().look(who, entry),
    historyOf: async who => reading().history(who),
    recordUpTo: async entry => reading().logUpTo(entry),
    chronicle: async () => reading().chronicle(),
    analyse: async (seats, pack, onProgress) =>
      analyst.analyse({ log: reading().logUpTo(Number.NaN), pack, seats }, onProgress),
    stopAnalysis: async () => analyst.stop(),
    lineOf: async ({ seat, entry, instead }, pack) =>
      analyst.line({ log: reading().logUpTo(entry), pack, seat, instead }),
  };
}

const ON_SERVER = refusal('not-pending', 'a battle on a server can be gone on with elsewhere when it is over');

function hostFor(
  match: Match,
  seats: readonly SeatPlan[],
  deps: Pick<GameDeps, 'thinker' | 'onFault' | 'adviser'>,
  hear: Hear,
): Hosted {
  const people = seats.flatMap((plan, seat) => (plan.kind === 'human' ? [seat as Seat] : []));
  // With several people a spectator's view is shown while the device changes hands.
  const viewers: readonly Viewer[] = people.length === 1 ? people : [...people, 'spectator'];
  // Agents wait until the page has shown all deliveries, so that a person can still take back what she has just done.
  let sent = 0;
  let seen = -1;
  let release = (): void => {};
  const game = hostGame(match, seats, {
    ...deps,
    pace: () =>
      new Promise(resolve => {
        if (seen >= sent) resolve();
        else release = resolve;
      }),
    onChange: () => hear({ kind: 'changed' }),
    onThinking: thinking => hear({ kind: 'thinking', thinking }),
    onTrouble: error => hear({ kind: 'trouble', why: String(error) }),
  });
  game.listen(viewers, news => hear({ kind: 'news', number: ++sent, news }));
  return {
    game,
    chairs: new Map(viewers.map(who => [who, game.chair(who)])),
    shown(number) {
      seen = Math.max(seen, number);
      if (seen >= sent) release();
    },
  };
}

/** Loaded with the first log that is read. */
const claimsIn = async (log: string): Promise<Claims | null> => (await import('./online/receipts.ts')).claimsOf(log);

function recordedIn(reader: Reader, who: Viewer, proven: Pick<Recorded, 'findings' | 'claims'>): Recorded {
  return {
    first: reader.look(who, 0).position,
    last: reader.look(who, Number.NaN).position,
    happenings: reader.history(who),
    curve: reader.curve(),
    ...proven,
  };
}
