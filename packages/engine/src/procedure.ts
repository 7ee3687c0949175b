/**
 * Rules as procedures: typed lists of steps that read like the rulebook. The call stack is an array of frames in the state, so a game can
 * be saved, cloned and branched in the middle of anything. Nothing in this file holds game state.
 */

import type { About, Action, Dice, Emit, Seat, Unasked } from './contract.ts';

/** A procedure's local variables: integers by name, in the order of its declaration. */
export type Locals = Record<string, number>;

/** What a seat writes in its lane: plain JSON. Undefined outside lanes. */
export type AnyDraft = object | undefined;

/** One call in progress. */
export interface Frame<D = AnyDraft> {
  proc: string;
  at: number;
  vars: Locals;
  /** Open `forEach` loops, innermost last: the items still to come in reverse order, then their number. */
  loops: number[];
  /** Open lanes of a `together`, or empty. */
  lanes: Lane<D>[];
}

/** The stack of one seat within a `together`, until all lanes have ended. */
export interface Lane<D = AnyDraft> {
  seat: Seat;
  stack: Frame[];
  /** What this seat has written in its lane. It becomes part of the state at the join; before that nobody else sees it. */
  draft: D;
}

/** A state with the call stack inside. `D` is the union of its lanes' drafts. */
export interface Procedural<D = AnyDraft> {
  stack: Frame<D>[];
}

/** What a step may use besides the state. */
export interface Context {
  readonly dice: Dice;
  readonly emit: Emit;
}

/** Why an answer is not on the list, with the clause that refuses it. */
export interface Refused {
  readonly reason: string;
  readonly clause: string;
}

/** `D` is the draft, if the ask is part of a lane: the last argument of every function in it. */
export interface Ask<S, A extends Action, L, D = undefined> {
  readonly by: (s: Readonly<S>, l: Readonly<L>) => Seat;
  /** Never empty: guard the ask with `when` where it might be. */
  readonly offers: (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => readonly A[];
  /** A faster test whether an answer is in that list. The two must agree. */
  readonly isOffered?: (s: Readonly<S>, l: Readonly<L>, answer: A, draft: Readonly<D>) => boolean;
  /** Carries the answer out. In a lane it may write only to the locals and the draft. */
  readonly take: (s: S, l: L, answer: A, context: Context, draft: D) => void;
  readonly clause: string;
  /** What the prompt is about: ids and numbers the asked seat may know. */
  readonly about?: (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => About;
  /** Why a well-formed answer is not in the list, if the book gives a reason. */
  readonly whyNot?: (s: Readonly<S>, l: Readonly<L>, answer: A, draft: Readonly<D>) => Refused | null;
  /**
   * What of the answer stays hidden from others after the lanes have joined, in a few words: a card that stays face down. `resample` must
   * deal it again. The testkit tries each of these, and finds answers that stay hidden without saying so.
   */
  readonly hides?: string;
  /** Why a person need not be asked (`Ruleset.unasked`). Only if there is a single offer. */
  readonly unasked?: (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => Unasked | null;
  /** The offer that a forecast for `asker` assumes here (`Ruleset.presumed`). */
  readonly presumed?: (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>, asker: Seat) => A | null;
}

type Test<S, L, D> = (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => boolean;
type Items<S, L, D> = (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => readonly number[];

export type Node<S, A extends Action, L, D = undefined> =
  | { readonly op: 'step'; readonly name: string; readonly run: (s: S, l: L, context: Context, draft: D) => void }
  | { readonly op: 'ask'; readonly name: string; readonly ask: Ask<S, A, L, D> }
  | { readonly op: 'when'; readonly test: Test<S, L, D>; readonly body: Body<S, A, L, D> }
  | { readonly op: 'repeat'; readonly test: Test<S, L, D>; readonly body: Body<S, A, L, D> }
  | {
      readonly op: 'forEach';
      readonly name: keyof L & string;
      readonly items: Items<S, L, D>;
      readonly body: Body<S, A, L, D>;
    }
  | {
      readonly op: 'call';
      readonly proc: AnyProcedure<S, A>;
      readonly args: (s: Readonly<S>, l: Readonly<L>) => Locals;
    }
  | { readonly op: 'together'; readonly seats: (s: Readonly<S>) => readonly Seat[]; readonly proc: AnyLane<S, A> };

export type Body<S, A extends Action, L, D = undefined> = readonly Node<S, A, L, D>[];

export interface Procedure<S, A extends Action, L extends Locals, D = undefined> {
  readonly name: string;
  readonly locals: L;
  /** A function, so that procedures may call each other recursively. */
  readonly body: () => Body<S, A, L, D>;
}

/** The procedure of a lane, with its draft. */
export interface LaneProcedure<S, A extends Action, L extends Locals, D> extends Procedure<S, A, L, D>, Sealing<S, D> {}

export interface Sealing<S, D> {
  /** Makes an empty draft: plain JSON, one literal, so that its shape is always the same. */
  readonly draft: (s: Readonly<S>, seat: Seat) => D;
  /**
   * Writes a draft into the state, and nothing else: its consequences belong to the steps after the join. Called in the order of the seats;
   * no draft may depend on another.
   */
  readonly join: (s: S, seat: Seat, draft: D) => void;
}

/** Method syntax makes the locals bivariant: a call site knows its callee's locals, a frame does not. */
export interface AnyProcedure<S, A extends Action> {
  readonly name: string;
  readonly locals: Locals;
  body(): Body<S, A, never, never>;
}

/** Bivariant too: a lane gets only drafts that it has made itself. */
export interface AnyLane<S, A extends Action> extends AnyProcedure<S, A> {
  draft(s: Readonly<S>, seat: Seat): AnyDraft;
  join(s: S, seat: Seat, draft: AnyDraft): void;
}

/** The builders, bound to one rulebook's state and answers. */
export function chapters<S, A extends Action>() {
  return {
    procedure: <L extends Locals>(
      name: string,
      locals: L,
      body: Body<S, A, NoInfer<L>> | (() => Body<S, A, NoInfer<L>>),
    ): Procedure<S, A, L> => ({ name, locals, body: typeof body === 'function' ? body : () => body }),

    /**
     * The procedure of one seat that gives sealed orders: it reads the state and writes to its draft. The engine clones the draft, shows it to
     * nobody else, drops it for imagined states of other seats, and passes it to `join` when all lanes have ended.
     */
    lane: <L extends Locals & { seat: number }, D extends object>(
      name: string,
      locals: L,
      { draft, join }: Sealing<S, D>,
      body: Body<S, A, NoInfer<L>, NoInfer<D>>,
    ): LaneProcedure<S, A, L, D> => ({ name, locals, draft, join, body: () => body }),

    /** Does something; may draw dice and emit events. */
    step: <L, D = undefined>(
      name: string,
      run: (s: S, l: L, context: Context, draft: D) => void,
    ): Node<S, A, L, D> => ({ op: 'step', name, run }),

    /** Stops until the asked seat answers. */
    ask: <L, D = undefined>(name: string, ask: Ask<S, A, L, D>): Node<S, A, L, D> => ({ op: 'ask', name, ask }),

    when: <L, D = undefined>(test: Test<S, L, D>, body: Body<S, A, L, D>): Node<S, A, L, D> => ({
      op: 'when',
      test,
      body,
    }),

    /** Repeats the body while the test is true. */
    repeat: <L, D = undefined>(test: Test<S, L, D>, body: Body<S, A, L, D>): Node<S, A, L, D> => ({
      op: 'repeat',
      test,
      body,
    }),

    /** The list is made once, at the start; the local `name` takes each item in turn. */
    forEach: <L, D = undefined>(
      name: keyof L & string,
      items: Items<S, L, D>,
      body: Body<S, A, L, D>,
    ): Node<S, A, L, D> => ({ op: 'forEach', name, items, body }),

    call: <L, D, M extends Locals>(
      proc: Procedure<S, A, M, D>,
      args?: (s: Readonly<S>, l: Readonly<L>) => Partial<NoInfer<M>>,
    ): Node<S, A, L, D> => ({
      op: 'call',
      proc,
      args: args === undefined ? () => ({ ...proc.locals }) : (s, l) => given(proc.locals, args(s, l)),
    }),

    /**
     * Sealed simultaneous orders: runs the same lane for each seat, side by side, and joins when the last one ends. The engine sets the
     * lane's local `seat`.
     */
    together: <L, M extends Locals & { seat: number }, D extends object>(
      seats: (s: Readonly<S>) => readonly Seat[],
      proc: LaneProcedure<S, A, M, D>,
    ): Node<S, A, L> => ({
      op: 'together',
      seats,
      proc,
    }),
  };
}

/** The locals of a call. Copied by name, because a second spread is many times slower in V8. */
function given<L extends Locals>(locals: L, args: Partial<L>): L {
  const vars = { ...locals };
  for (const name in args) vars[name] = args[name] as L[typeof name];
  return vars;
}

/** The engine's event that sealed orders are open: to all, or to the one seat that had any. No undo without consent goes back beyond it. */
export interface RevealedEvent {
  readonly type: 'revealed';
  readonly to: 'all' | readonly Seat[];
  readonly clause: '';
}

// --- Compiled form: nested bodies become flat lists with jumps, so a frame needs one integer to know where it is. ---

export type Op<S, A extends Action> =
  | {
      readonly op: 'step';
      readonly name: string;
      readonly run: (s: S, l: Locals, context: Context, draft: AnyDraft) => void;
    }
  | { readonly op: 'ask'; readonly name: string; readonly ask: Ask<S, A, Locals, AnyDraft> }
  /** Continues if the test is true, else jumps to `to`. */
  | { readonly op: 'unless'; readonly test: Test<S, Locals, AnyDraft>; to: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'enter'; readonly items: Items<S, Locals, AnyDraft> }
  | { readonly op: 'next'; readonly name: string; to: number }
  | { readonly op: 'call'; readonly proc: string; readonly args: (s: Readonly<S>, l: Readonly<Locals>) => Locals }
  | { readonly op: 'together'; readonly seats: (s: Readonly<S>) => readonly Seat[]; readonly lane: AnyLane<S, A> };

export type Program<S, A extends Action> = Readonly<Record<string, readonly Op<S, A>[]>>;

/** Compiles a procedure and all that it calls, directly or indirectly. */
export function compile<S, A extends Action>(root: AnyProcedure<S, A>): Program<S, A> {
  const program: Record<string, readonly Op<S, A>[]> = {};
  const sources = new Map<string, AnyProcedure<S, A>>();
  const waiting: AnyProcedure<S, A>[] = [root];
  for (let proc = waiting.pop(); proc; proc = waiting.pop()) {
    const known = sources.get(proc.name);
    if (known && known !== proc) throw new Error(`two procedures are named ${proc.name}`);
    if (known) continue;
    sources.set(proc.name, proc);
    const code: Op<S, A>[] = [];
    flatten(proc.body() as Body<S, A, Locals, AnyDraft>, code, waiting);
    program[proc.name] = code;
  }
  return program;
}

function flatten<S, A extends Action>(
  body: Body<S, A, Locals, AnyDraft>,
  code: Op<S, A>[],
  calls: AnyProcedure<S, A>[],
): void {
  for (const node of body) {
    switch (node.op) {
      case 'step':
      case 'ask':
        code.push(node);
        break;
      case 'when': {
        const unless = { op: 'unless' as const, test: node.test, to: 0 };
        code.push(unless);
        flatten(node.body, code, calls);
        unless.to = code.length;
        break;
      }
      case 'repeat': {
        const unless = { op: 'unless' as const, test: node.test, to: 0 };
        const start = code.push(unless) - 1;
        flatten(node.body, code, calls);
        code.push({ op: 'jump', to: start });
        unless.to = code.length;
        break;
      }
      case 'forEach': {
        code.push({ op: 'enter', items: node.items });
        const next = { op: 'next' as const, name: node.name, to: 0 };
        const start = code.push(next) - 1;
        flatten(node.body, code, calls);
        code.push({ op: 'jump', to: start });
        next.to = code.length;
        break;
      }
      case 'call':
        calls.push(node.proc);
        code.push({ op: 'call', proc: node.proc.name, args: node.args });
        break;
      case 'together':
        calls.push(node.proc);
        code.push({ op: 'together', seats: node.seats, lane: node.proc });
        break;
    }
  }
}
