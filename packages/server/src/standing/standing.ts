/**
 * Standing answers: a seat that is asked what it has answered beforehand answers so, by the same way as by hand, after a short while. They
 * are kept in the store, read with the game, and told to nobody but their owner. To the others a standing answer is an answer.
 */

import type { Refusal, Seat } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';
import type { Person, StandingAnswer } from '@weathergauge/wire';
import type { LiveGame } from '../games/live-game.ts';
import { ownerIn } from '../nodes/nodes.ts';
import type { Belongings } from '../people/belongings.ts';
import type { Database } from '../store/schema.ts';

export interface Standing {
  /** Something has happened in a game, or it has just been woken: whoever has a standing answer to what is asked now gives it. */
  changed(game: LiveGame): void;
  of(game: LiveGame, seat: Seat): Promise<readonly StandingAnswer[]>;
  /** Resolves when it is in the store. */
  set(game: LiveGame, seat: Seat, person: Person, wish: StandingAnswer): Promise<readonly StandingAnswer[] | Refusal>;
  /** Withdraws one, or all. */
  end(game: LiveGame, seat: Seat, on: string | undefined): Promise<readonly StandingAnswer[]>;
  /** Wakes sleeping games in which somebody is asked who has answered beforehand: a server may have ended before it could say so. */
  wake(awake: (id: string) => Promise<unknown>): Promise<void>;
  /** Cancels the answers that are about to be given. */
  close(): void;
  readonly belongings: Belongings;
}

export interface StandingDeps {
  readonly db: Database;
  /** Milliseconds until an answer is given: one that came at once would tell the others that it was not given by hand. */
  pause(): number;
  onError(id: string, error: unknown): void;
}

/** Standing answers of one seat. */
const MOST = 40;
const MOST_WOKEN = 500;
const TOO_MANY = refusal('over-budget', `you have ${MOST} standing answers in this game: withdraw one first`);

interface Rule {
  readonly seat: Seat;
  readonly on: string;
  readonly answer: string;
  /** The turn of the book to the end of which it stands; null: to the end of the battle. */
  readonly turn: string | null;
}

/** What is known of a game that is awake. */
interface Known {
  rules: readonly Rule[];
  /** Answers that stood when it was last looked at; and the place of each seat after something was taken back: there she is asked. */
  answers: number;
  readonly back: Map<Seat, number>;
  /** Seats for which one is about to be given. */
  readonly due: Set<Seat>;
}

export function standing({ db, pause, onError }: StandingDeps): Standing {
  const games = new WeakMap<LiveGame, Promise<Known>>();
  /** Games in which nobody has a standing answer: this is asked after every change. */
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
    // Read again when it is asked for next.
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

  /** The place at which this seat is asked what it has answered beforehand, with the answer; null where it is not. */
  function placeOf(game: LiveGame, seat: Seat, { rules, back }: Known): { at: number; answer: string } | null {
    const chair = game.chair(seat);
    const { at, prompt, offers } = chair.present(false);
    // Something was taken back, which is not to be answered so again; or the clock has given her seat to an agent.
    if (prompt === null || back.get(seat) === at || game.clock(seat)?.seats[seat]?.isAway === true) return null;
    const { turn } = chair.summary();
    const rule = rules.find(each => each.seat === seat && each.on === prompt.ask && isOn(each, turn));
    return rule !== undefined && offers.includes(rule.answer) ? { at, answer: rule.answer } : null;
  }

  async function give(game: LiveGame, seat: Seat, at: Known): Promise<void> {
    const place = game.isOver() ? null : placeOf(game, seat, at);
    // Whatever refuses it (people are being asked, a pause), the next change is looked at again.
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
      // Who says so now means also what she is asked now.
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
          // The node that has it gives them.
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

/** Where the book has no turn yet. */
const BEFORE_THE_FIRST = '';
const isOn = (rule: Rule, turn: string | null): boolean =>
  rule.turn === null || rule.turn === (turn ?? BEFORE_THE_FIRST);
