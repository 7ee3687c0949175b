/**
 * Standing answers: answers that a player has given in advance to certain questions. When her seat is asked such a question, the server
 * gives the answer after a short pause, in the same way as by hand. They are in the store, and only their owner can see them; to others
 * a standing answer looks like any answer.
 */

import type { Refusal, Seat } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';
import type { Person, StandingAnswer } from '@weathergauge/wire';
import type { LiveGame } from '../games/live-game.ts';
import { ownerIn } from '../nodes/nodes.ts';
import type { Belongings } from '../people/belongings.ts';
import type { Database } from '../store/schema.ts';

export interface Standing {
  /** A game has changed, or has just been woken: schedules standing answers to what is asked now. */
  changed(game: LiveGame): void;
  of(game: LiveGame, seat: Seat): Promise<readonly StandingAnswer[]>;
  /** Resolves when it is in the store. */
  set(game: LiveGame, seat: Seat, person: Person, wish: StandingAnswer): Promise<readonly StandingAnswer[] | Refusal>;
  /** Withdraws one, or all. */
  end(game: LiveGame, seat: Seat, on: string | undefined): Promise<readonly StandingAnswer[]>;
  /** Wakes sleeping games in which a standing answer is due: a server may have ended before it could give it. */
  wake(awake: (id: string) => Promise<unknown>): Promise<void>;
  /** Cancels the answers that are about to be given. */
  close(): void;
  readonly belongings: Belongings;
}

export interface StandingDeps {
  readonly db: Database;
  /** Milliseconds until an answer is given: an instant answer would show that no person gave it. */
  pause(): number;
  onError(id: string, error: unknown): void;
}

/** Most standing answers of one seat. */
const MOST = 40;
const MOST_WOKEN = 500;
const TOO_MANY = refusal('over-budget', `you have ${MOST} standing answers in this game: withdraw one first`);

interface Rule {
  readonly seat: Seat;
  readonly on: string;
  readonly answer: string;
  /** The answer is valid until the end of this turn; null: until the end of the battle. */
  readonly turn: string | null;
}

/** What is known of a game that is awake. */
interface Known {
  rules: readonly Rule[];
  /**
   * The number of answers at the last check; and for each seat the place at which it was asked after an undo: there the player must
   * answer by hand.
   */
  answers: number;
  readonly back: Map<Seat, number>;
  /** Seats for which an answer is scheduled. */
  readonly due: Set<Seat>;
}

export function standing({ db, pause, onError }: StandingDeps): Standing {
  const games = new WeakMap<LiveGame, Promise<Known>>();
  /** Games without standing answers, cached because they are looked up after every change. */
  const none = new WeakSet<LiveGame>();
  const timers = new Set<NodeJS.Timeout>();

  async function read(game: LiveGame): Promise<Known> {
    const rows = await db
      .selectFrom('standing_answers')
      .select(['seat', 'asked as on', 'answer', 'turn'])
      .where('game', '=', game.id)
      .orderBy('asked')
      .execute();
    const rules = rows.map(({ seat, ...row }): Rule => ({ ...row, seat: seat as Seat }));
    if (rules.length === 0) none.add(game);
    return { rules, answers: game.answers(), back: new Map(), due: new Set() };
  }

  function known(game: LiveGame): Promise<Known> {
    const found = games.get(game) ?? read(game);
    games.set(game, found);
    // After a failure it is read again at the next call.
    found.catch(() => games.delete(game));
    return found;
  }

  function look(game: LiveGame, at: Known): void {
    if (game.isOver()) return void forget(game, at);
    const seats = new Set(at.rules.map(rule => rule.seat));
    const answers = game.answers();
    if (answers < at.answers) for (const seat of seats) at.back.set(seat, game.chair(seat).present(false).at);
    at.answers = answers;
    for (const seat of seats) lookFor(game, seat, at);
  }

  async function forget(game: LiveGame, at: Known): Promise<void> {
    none.add(game);
    at.rules = [];
    try {
      await db.deleteFrom('standing_answers').where('game', '=', game.id).execute();
    } catch (error) {
      onError(game.id, error);
    }
  }

  function lookFor(game: LiveGame, seat: Seat, at: Known): void {
    if (at.due.has(seat) || placeOf(game, seat, at) === null) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      at.due.delete(seat);
      give(game, seat, at).catch((error: unknown) => onError(game.id, error));
    }, pause());
    timers.add(timer.unref());
    at.due.add(seat);
  }

  /** The place at which this seat is asked a question with a standing answer, and that answer; else null. */
  function placeOf(game: LiveGame, seat: Seat, { rules, back }: Known): { at: number; answer: string } | null {
    const chair = game.chair(seat);
    const { at, prompt, offers } = chair.present(false);
    // After an undo the player must answer by hand; and an agent may be playing for an absent player.
    if (prompt === null || back.get(seat) === at || game.clock(seat)?.seats[seat]?.isAway === true) return null;
    const { turn } = chair.summary();
    const rule = rules.find(each => each.seat === seat && each.on === prompt.ask && isOn(each, turn));
    return rule !== undefined && offers.includes(rule.answer) ? { at, answer: rule.answer } : null;
  }

  async function give(game: LiveGame, seat: Seat, at: Known): Promise<void> {
    const place = game.isOver() ? null : placeOf(game, seat, at);
    // If it is refused (an open request, a pause), the next change tries again.
    if (place !== null) await game.act(seat, null, chair => chair.answer(place.answer, place.at));
  }

  const told = ({ rules }: Known, seat: Seat, turn: string | null): readonly StandingAnswer[] =>
    rules
      .filter(rule => rule.seat === seat && isOn(rule, turn))
      .map(({ on, answer, ...rule }) => ({ on, answer, until: rule.turn === null ? 'battle' : 'turn' }));

  return {
    changed(game) {
      if (none.has(game)) return;
      known(game)
        .then(at => look(game, at))
        .catch((error: unknown) => onError(game.id, error));
    },
    async of(game, seat) {
      return told(await known(game), seat, game.chair(seat).summary().turn);
    },
    async set(game, seat, person, { on, answer, until }) {
      const at = await known(game);
      const { turn } = game.chair(seat).summary();
      const stand = at.rules.filter(rule => rule.seat !== seat || (rule.on !== on && isOn(rule, turn)));
      if (stand.filter(rule => rule.seat === seat).length >= MOST) return TOO_MANY;
      const rule: Rule = { seat, on, answer, turn: until === 'turn' ? (turn ?? BEFORE_THE_FIRST) : null };
      const row = { answer, turn: rule.turn, person: person.id };
      await db
        .insertInto('standing_answers')
        .values({ game: game.id, seat, asked: on, ...row })
        .onConflict(conflict => conflict.columns(['game', 'seat', 'asked']).doUpdateSet(row))
        .execute();
      at.rules = [...stand, rule];
      none.delete(game);
      // A new standing answer also applies to the present question.
      at.back.delete(seat);
      look(game, at);
      return told(at, seat, turn);
    },
    async end(game, seat, on) {
      const at = await known(game);
      let gone = db.deleteFrom('standing_answers').where('game', '=', game.id).where('seat', '=', seat);
      if (on !== undefined) gone = gone.where('asked', '=', on);
      await gone.execute();
      at.rules = at.rules.filter(rule => rule.seat !== seat || (on !== undefined && rule.on !== on));
      return told(at, seat, game.chair(seat).summary().turn);
    },
    async wake(awake) {
      const rows = await db
        .selectFrom('standing_answers as s')
        .innerJoin('moves as m', join => join.onRef('m.game', '=', 's.game').onRef('m.seat', '=', 's.seat'))
        .select('s.game')
        .distinct()
        .where('m.asked_at', 'is not', null)
        .where('m.ended_at', 'is', null)
        .limit(MOST_WOKEN)
        .execute();
      for (const { game } of rows)
        await awake(game).catch((error: unknown) => {
          // If another node owns the game, that node gives them.
          if (ownerIn(error) === null) onError(game, error);
        });
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
    belongings: {
      topic: 'standingAnswers',
      async *export({ id }) {
        yield* await db
          .selectFrom('standing_answers')
          .select(['game as table', 'asked as on', 'answer', 'turn'])
          .where('person', '=', id)
          .orderBy('game')
          .orderBy('asked')
          .execute();
      },
      async forget({ id }) {
        await db.deleteFrom('standing_answers').where('person', '=', id).execute();
      },
    },
  };
}

/** The turn before the book's first. */
const BEFORE_THE_FIRST = '';
const isOn = (rule: Rule, turn: string | null): boolean =>
  rule.turn === null || rule.turn === (turn ?? BEFORE_THE_FIRST);
