/**
 * For rulings: a position of one's own, one procedure of the book, scripted dice and canonical answers. A rulebook's
 * `drill.fixture.ts` binds this to its state, answers and events, and adds how its positions are made.
 */

import type {
  Action,
  AnyLane,
  AnyProcedure,
  AnyRuleset,
  Body,
  Emit,
  GameEvent,
  Procedural,
  Seat,
  Vocabulary,
} from '@weathergauge/engine';
import { foreseenOffers, runner, isRefusal, scriptedDice, silent } from '@weathergauge/engine';

/** A drill under way: what is pending, and what may be said. Methods that name no seat speak for the first one pending. */
export interface Drill<S, E> {
  readonly s: S;
  readonly events: E[];
  /** The first seat to answer, or -1 at the end; and all of them. */
  seat(): number;
  pending(): readonly Seat[];
  ask(seat?: Seat): string;
  /** What the prompt is about. */
  about(seat?: Seat): Readonly<Record<string, number>>;
  /** The list, as canonical text. */
  offers(seat?: Seat): string[];
  /** Gives the first pending seat's answers in turn; throws on a refusal. A list of numbers is the dice from there on. */
  say(...answers: (string | number[])[]): Drill<S, E>;
  /** The same for a seat of one's choice, where several are pending. */
  sayAs(seat: Seat, ...answers: (string | number[])[]): Drill<S, E>;
  /** The refusal of an answer, as `clause: reason`; '' when it would be taken. */
  refused(answer: string, seat?: Seat): string;
  /** The list as people are given it: canonical text, and what they are warned of. */
  given(ruleset: AnyRuleset, seat?: Seat): readonly (readonly [offer: string, warning: string])[];
  ended(): boolean;
  /** Faces of the script not yet rolled. */
  left(): number;
}

/** What a single step needs: dice that show these faces, and a list of what it tells. */
export interface DrillContext<E> {
  readonly dice: ReturnType<typeof scriptedDice>;
  readonly emit: Emit;
  readonly events: E[];
}

export interface Drills<S, A extends Action, E extends GameEvent> {
  /** Runs one procedure of the book on a position. `locals` are its arguments, numbers are faces (from 1) for what is drawn. */
  drill(
    proc: AnyProcedure<S, A>,
    locals: Readonly<Record<string, number>>,
    s: S,
    ...faces: readonly number[]
  ): Drill<S, E>;
  /** Runs a procedure as sealed lanes of these seats, as `together` does. */
  lanes(proc: AnyLane<S, A>, seats: readonly Seat[], s: S, ...faces: readonly number[]): Drill<S, E>;
  context(...faces: readonly number[]): DrillContext<E>;
  /** What was told of one kind. */
  happened<T extends E['type']>(d: { readonly events: readonly E[] }, type: T): Extract<E, { type: T }>[];
}

/** For code that must not draw, and whose events do not matter. */
export const QUIET = { dice: scriptedDice([]), emit: silent };

/** The drills of one rulebook. */
export function drills<S extends Procedural, A extends Action, E extends GameEvent>(
  vocabulary: Vocabulary<A>,
): Drills<S, A, E> {
  return {
    drill: (proc, locals, s, ...faces) =>
      run([{ op: 'call', proc, args: () => ({ ...proc.locals, ...locals }) }], s, faces),
    lanes: (proc, seats, s, ...faces) => run([{ op: 'together', seats: () => seats, proc }], s, faces),
    context(...faces) {
      const events: E[] = [];
      return { dice: scriptedDice(faces), emit: event => void events.push(event as E), events };
    },
    happened: <T extends E['type']>(d: { readonly events: readonly E[] }, type: T) =>
      d.events.filter((event): event is Extract<E, { type: T }> => event.type === type),
  };

  function run(body: Body<S, A, never, never>, s: S, faces: readonly number[]): Drill<S, E> {
    // Called from a root of its own: a procedure that calls itself must stay the one of its name.
    const rules = runner<S, A>({ name: 'drill', locals: {}, body: () => body }, vocabulary);
    const events: E[] = [];
    let script = scriptedDice(faces);
    const dice = { draw: (sides: number, why: string) => script.draw(sides, why) };
    const emit: Emit = event => void events.push(event as E);
    // The position may come out of another drill: what was pending there is dropped.
    s.stack = [];
    rules.begin(s, dice, emit);
    const first = () => rules.pending(s)[0];
    const d: Drill<S, E> = {
      s,
      events,
      seat: () => first() ?? -1,
      pending: () => rules.pending(s),
      ask: (seat = first()) => (seat === undefined ? '' : rules.prompt(s, seat).ask),
      about: (seat = first()) => (seat === undefined ? {} : rules.prompt(s, seat).about),
      offers: (seat = first()) => (seat === undefined ? [] : rules.offers(s, seat).map(a => vocabulary.print(a))),
      say(...answers) {
        for (const answer of answers) d.sayAs(first() ?? 0, answer);
        return d;
      },
      sayAs(seat, ...answers) {
        for (const answer of answers) {
          if (typeof answer === 'string') give(seat, answer);
          else script = scriptedDice(answer);
        }
        return d;
      },
      refused(answer, seat = first() ?? 0) {
        const no = rules.refuse(s, seat, vocabulary.parse(answer));
        return no ? `${no.clause}: ${no.reason}` : '';
      },
      given(ruleset, seat = first() ?? 0) {
        // The procedures of the drill, and the rest of the book as it is.
        const drilled: AnyRuleset = { ...ruleset, offers: rules.offers, apply: rules.apply, resample() {} };
        return foreseenOffers(drilled, s, ruleset.view(s, seat), seat, '').map(
          ({ action, warning }) => [vocabulary.print(action as A), warning] as const,
        );
      },
      ended: () => s.stack.length === 0,
      left: () => script.left(),
    };
    return d;

    function give(seat: Seat, answer: string): void {
      const action = vocabulary.parse(answer);
      if (action === null || !rules.pending(s).includes(seat)) throw new Error(`nobody can answer "${answer}" here`);
      const no = rules.refuse(s, seat, action);
      if (isRefusal(no))
        throw new Error(`${answer}: ${no.reason} (${no.clause}); on offer: ${d.offers(seat).join(', ')}`);
      rules.apply(s, seat, action, dice, emit);
    }
  }
}
